"""People, tables, and games whose entries are only added."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

REFUSING = {
    "sqlite": """
        CREATE TRIGGER entries_no_{change} BEFORE {change} ON entries
        BEGIN SELECT RAISE(ABORT, 'entries are only added'); END
    """,
    "postgresql": """
        CREATE TRIGGER entries_no_{change} BEFORE {change} ON entries
        FOR EACH STATEMENT EXECUTE FUNCTION entries_only_added()
    """,
}
FUNCTION = """
    CREATE FUNCTION entries_only_added() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN RAISE EXCEPTION ''entries are only added''; END'
"""


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("folded", sa.String(), nullable=False),
        sa.Column("password", sa.String(), nullable=True),
        sa.Column("sessions", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="people_pk"),
    )
    op.create_index(
        "people_folded",
        "people",
        ["folded"],
        unique=True,
        sqlite_where=sa.text("password IS NOT NULL"),
        postgresql_where=sa.text("password IS NOT NULL"),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("muted", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["people.id"], name="mutes_muted_fk"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="mutes_person_fk"),
        sa.PrimaryKeyConstraint("person", "muted", name="mutes_pk"),
    )
    op.create_index("mutes_muted", "mutes", ["muted"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("aid", sa.String(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.JSON(), nullable=False),
        sa.Column("grace", sa.Integer(), nullable=False),
        sa.Column("chat", sa.Boolean(), nullable=False),
        sa.Column("team_chat", sa.Boolean(), nullable=False),
        sa.Column("onlookers", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("commitment", sa.String(), nullable=False),
        sa.Column("rematch_of", sa.String(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("winners", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="tables_host_fk"),
        sa.PrimaryKeyConstraint("id", name="tables_pk"),
    )
    op.create_index("tables_host", "tables", ["host"], unique=False)
    op.create_index("tables_status", "tables", ["status"], unique=False)
    op.create_table(
        "entries",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("spent", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="entries_person_fk"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="entries_table_fk"),
        sa.PrimaryKeyConstraint("table", "number", name="entries_pk"),
        sa.UniqueConstraint("table", "id", name="entries_table_id_key"),
        sqlite_with_rowid=False,
    )
    op.create_index("entries_person", "entries", ["person"], unique=False)
    op.create_table(
        "notes",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("notes", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="notes_table_fk"),
        sa.PrimaryKeyConstraint("table", "seat", name="notes_pk"),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(), nullable=True),
        sa.Column("bot", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="seats_person_fk"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="seats_table_fk"),
        sa.PrimaryKeyConstraint("table", "seat", name="seats_pk"),
    )
    op.create_index("seats_person", "seats", ["person"], unique=False)
    op.create_table(
        "talk",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("to", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("phrase", sa.String(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="talk_person_fk"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="talk_table_fk"),
        sa.PrimaryKeyConstraint("table", "number", name="talk_pk"),
        sqlite_with_rowid=False,
    )
    op.create_index("talk_person", "talk", ["person"], unique=False)
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("table", sa.String(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="tokens_person_fk"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="tokens_table_fk"),
        sa.PrimaryKeyConstraint("hash", name="tokens_pk"),
    )
    op.create_index("tokens_person", "tokens", ["person"], unique=False)
    only_add_entries()


def only_add_entries() -> None:
    dialect = op.get_bind().dialect.name
    if dialect == "postgresql":
        op.execute(FUNCTION)
    for change in {"sqlite": ("UPDATE", "DELETE"), "postgresql": ("UPDATE", "DELETE", "TRUNCATE")}[dialect]:
        op.execute(REFUSING[dialect].format(change=change))
