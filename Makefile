# Every verb of the project. `make help` lists them.
.DEFAULT_GOAL := help
.PHONY: help play serve test check soak bench docs pictures golden lock clean

export UV_PYTHON_DOWNLOADS := never
PYTHON ?= python3
BIN := .venv/bin
COMPILED := pyproject.toml hatch_build.py $(shell find src/sleuth/rules -name '*.py')
UV := build/tools/bin/uv

help: ## list these verbs
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

play: .venv/ready ## set everything up and sit down at a table in the terminal, with bots
	@$(BIN)/sleuth play

serve: .venv/ready ## set everything up and open tables on a server; its address is printed
	@$(BIN)/sleuth serve

test: .venv/ready ## run all tests: the rules compiled, and interpreted as well
	@sh tools/postgres.sh
	$(BIN)/python -m pytest tests/rules --interpreted -q
	$(BIN)/python -m pytest

check: .venv/ready ## format, lint, types, import rules, words and generated pages
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/check_words.py
	$(BIN)/python tools/rules_pages.py --check
	$(BIN)/python tools/clause_table.py --check
	$(BIN)/python tools/event_tables.py --check
	$(BIN)/python tools/pictures.py --check

soak: .venv/ready ## the tests with large numbers, in full
	@sh tools/postgres.sh
	$(BIN)/python -m pytest --soak -m soak

bench: .venv/bench ## measure the rules, the store and the server against their peers
	$(BIN)/python bench/rules.py --markdown docs/performance.md
	$(BIN)/python bench/store.py
	$(BIN)/python bench/server.py --markdown docs/performance.md

docs: .venv/ready ## write the generated pages anew
	$(BIN)/python tools/rules_pages.py
	$(BIN)/python tools/clause_table.py
	$(BIN)/python tools/event_tables.py

pictures: .venv/ready ## draw the tables for README.md and the docs
	$(BIN)/python tools/pictures.py

golden: .venv/ready ## write golden records for games that have none; existing ones stay as they are
	$(BIN)/python tools/golden.py

lock: $(UV) ## choose and pin the newest versions of all dependencies
	$(UV) pip compile -q --universal --generate-hashes --upgrade --no-emit-index-url --group dev --extra table pyproject.toml -o requirements.lock
	$(UV) pip compile -q --universal --generate-hashes --upgrade --no-emit-index-url --group bench -c requirements.lock -o requirements-bench.lock

clean: ## remove everything that was built or installed here
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src -name '*.so' -delete

$(UV):
	@sh tools/bootstrap.sh $(PYTHON) build/tools

.venv/ready: requirements.lock $(COMPILED) | $(UV)
	$(UV) venv -q --allow-existing --python $(PYTHON) .venv
	$(UV) pip sync -q --python $(BIN)/python --require-hashes requirements.lock
	$(UV) pip install -q --python $(BIN)/python --no-deps --editable .
	@touch $@

.venv/bench: .venv/ready requirements-bench.lock
	$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements-bench.lock
	@touch $@
