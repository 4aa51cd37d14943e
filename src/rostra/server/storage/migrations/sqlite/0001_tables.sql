-- A table is a log: what it was set up with, and numbered entries.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    host TEXT NOT NULL,             -- the hash of an identity, as everywhere
    created REAL NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    seed INTEGER NOT NULL,          -- secret until the game is over
    edition TEXT,
    variants TEXT NOT NULL,         -- JSON
    options TEXT NOT NULL,          -- JSON
    clock TEXT NOT NULL,            -- JSON
    listed INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
    began REAL,
    rematch TEXT REFERENCES tables (id)
) WITHOUT ROWID;

-- A code is free again when its table is over.
CREATE UNIQUE INDEX codes ON tables (code) WHERE status <> 'over';
CREATE INDEX lobby ON tables (created) WHERE listed AND status <> 'over';
CREATE INDEX hosts ON tables (host) WHERE status <> 'over';

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('free', 'human', 'bot')),
    owner TEXT,                     -- whose seat it is, even while a bot holds it
    name TEXT,
    level TEXT,
    absent INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX owners ON seats (owner) WHERE owner IS NOT NULL;

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT,                    -- JSON; NULL in an entry that takes another back
    cancels INTEGER,                -- the number of the entry it takes back
    intent TEXT,                    -- NULL for bots
    seen INTEGER NOT NULL,          -- what the intent was answered with
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE UNIQUE INDEX intents ON log (table_id, seat, intent) WHERE intent IS NOT NULL;
