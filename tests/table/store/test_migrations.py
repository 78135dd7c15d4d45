"""From an empty database to the schema that the program knows."""

from __future__ import annotations

import pytest
from alembic import command
from sqlalchemy import Connection, text

from sleuth.table.store import Store
from sleuth.table.store.engines import migrations, newest

pytestmark = pytest.mark.anyio


async def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    def compare(connection: Connection) -> None:
        command.check(migrations(connection))  # complains if anything differs

    async with store.snapshots.connect() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == newest()
        await connection.run_sync(compare)
