-- What an operator wants of a server that is running.

CREATE TABLE bans (
    who TEXT PRIMARY KEY,           -- an address, a network, or the hash of an identity
    at REAL NOT NULL,
    until REAL                      -- NULL: for good
) WITHOUT ROWID;

CREATE TABLE closings (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID;
