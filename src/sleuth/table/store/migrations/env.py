"""Run by Alembic: brings the database it is given up to date, or compares it with the schema."""

from alembic import context

from sleuth.table.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
