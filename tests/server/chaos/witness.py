"""A witness in the database: triggers that note who wrote what, and who held the lease of the table then.

Workers name themselves to PostgreSQL (``application_name`` in their address), so nobody has to believe what
they say of themselves.
"""

from __future__ import annotations

import msgspec
import psycopg
from psycopg.rows import dict_row

from tests.server.chaos.journal import Absence, Entry, Stored

TRIGGERS = """
CREATE SCHEMA witness;
CREATE TABLE witness.workers (id TEXT PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE witness.entries (table_id TEXT, number INTEGER, writer TEXT, holder TEXT, epoch INTEGER);
CREATE TABLE witness.absences (
    at DOUBLE PRECISION, table_id TEXT, seat INTEGER, absent BOOLEAN, writer TEXT, holder TEXT);
CREATE INDEX ON witness.entries (table_id);

CREATE FUNCTION witness.writer() RETURNS TEXT LANGUAGE sql AS $$
    SELECT current_setting('application_name') $$;
CREATE FUNCTION witness.holder(id TEXT) RETURNS TEXT LANGUAGE sql AS $$
    SELECT name FROM leases JOIN witness.workers ON workers.id = leases.worker WHERE table_id = holder.id $$;

CREATE FUNCTION witness.see_worker() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO witness.workers VALUES (NEW.id, witness.writer()) ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE FUNCTION witness.see_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO witness.entries VALUES (NEW.table_id, NEW.number, witness.writer(),
        witness.holder(NEW.table_id), (SELECT epoch FROM leases WHERE table_id = NEW.table_id));
    RETURN NULL;
END $$;
CREATE FUNCTION witness.see_absence() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO witness.absences VALUES (extract(epoch FROM clock_timestamp()), NEW.table_id, NEW.seat,
        NEW.absent, witness.writer(), witness.holder(NEW.table_id));
    RETURN NULL;
END $$;

CREATE TRIGGER witness AFTER INSERT ON workers FOR EACH ROW EXECUTE FUNCTION witness.see_worker();
CREATE TRIGGER witness AFTER INSERT ON log FOR EACH ROW EXECUTE FUNCTION witness.see_entry();
CREATE TRIGGER witness AFTER UPDATE ON seats FOR EACH ROW WHEN (OLD.absent IS DISTINCT FROM NEW.absent)
    EXECUTE FUNCTION witness.see_absence();
"""


def call(address: str) -> None:
    """Call a witness to a database that has its schema, before anybody uses it."""
    with psycopg.connect(address, autocommit=True) as database:
        database.execute(TRIGGERS.encode())


def has_seen_intruder(address: str) -> bool:
    """Whether a bot has acted at a worker while another held the lease of the table."""
    sql = (
        "SELECT EXISTS (SELECT 1 FROM log JOIN witness.entries USING (table_id, number)"
        " WHERE intent IS NULL AND action IS NOT NULL AND writer <> holder)"
    )
    with psycopg.connect(address) as database:
        (seen,) = database.execute(sql.encode()).fetchone() or (False,)
        return bool(seen)


def stored(address: str, tables: list[str]) -> list[Stored]:
    """What is stored of some tables."""
    with psycopg.connect(address, row_factory=dict_row) as database:

        def rows(sql: str, table: str) -> list[dict[str, object]]:
            return database.execute(sql.encode(), (table,)).fetchall()

        found = []
        for table in tables:
            (row,) = rows("SELECT * FROM tables WHERE id = %s", table)
            for column in ("variants", "options", "clock"):
                row[column] = msgspec.json.decode(str(row[column]))
            log = rows(
                "SELECT log.*, writer, holder, epoch FROM log"
                " LEFT JOIN witness.entries USING (table_id, number) WHERE table_id = %s ORDER BY number",
                table,
            )
            for entry in log:
                action = entry["action"]
                entry["action"] = None if action is None else msgspec.json.decode(str(action))
            chats = rows("SELECT * FROM chats WHERE table_id = %s ORDER BY number", table)
            absences = rows("SELECT * FROM witness.absences WHERE table_id = %s ORDER BY at", table)
            entries = msgspec.convert(log, list[Entry])
            found.append(Stored(row, entries, chats, msgspec.convert(absences, list[Absence])))
        return found
