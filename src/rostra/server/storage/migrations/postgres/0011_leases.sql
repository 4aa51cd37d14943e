-- What only one server may do for a table, its clock and its bots, belongs to whoever holds its lease. A server
-- lives as long as it renews its row, by the clock of the database; a lease of one that does not is free.

CREATE TABLE workers (
    id TEXT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);

CREATE TABLE leases (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    worker TEXT NOT NULL,           -- empty, or one that is gone: nobody holds it
    epoch INTEGER NOT NULL          -- counts the holders; what they write names theirs
);

-- Who is connected to which table, by server.
CREATE TABLE presences (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    worker TEXT NOT NULL REFERENCES workers (id) ON DELETE CASCADE,
    people TEXT NOT NULL,           -- JSON: identities that have seats
    spectators INTEGER NOT NULL,
    PRIMARY KEY (table_id, worker)
);
