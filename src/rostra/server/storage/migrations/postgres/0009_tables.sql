-- Everything that a SQLite file of schema 9 has; from here on a number means the same in both.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,             -- empty: given up
    host TEXT NOT NULL,             -- the hash of an identity, as everywhere
    created DOUBLE PRECISION NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    seed TEXT NOT NULL,             -- '0x...'; secret until the game is over
    edition TEXT,
    variants TEXT NOT NULL,         -- JSON
    options TEXT NOT NULL,          -- JSON
    clock TEXT NOT NULL,            -- JSON
    listed BOOLEAN NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
    began DOUBLE PRECISION,
    rematch TEXT REFERENCES tables (id),
    seats_version INTEGER NOT NULL DEFAULT 0,
    due DOUBLE PRECISION,           -- when its clock must be looked at; 0: at once; NULL: none runs
    archived DOUBLE PRECISION,      -- since when; NULL: it is in use
    host_network TEXT,              -- a hash of where the host is; NULL: not known
    bans TEXT NOT NULL DEFAULT '[]',    -- JSON
    muted TEXT NOT NULL DEFAULT '[]',   -- JSON: identities
    agreed BOOLEAN NOT NULL DEFAULT FALSE -- over before its end, by vote
);

CREATE UNIQUE INDEX codes ON tables (code) WHERE status <> 'over' AND code <> '';
CREATE INDEX lobby ON tables (created) WHERE listed AND status <> 'over';
CREATE INDEX hosts ON tables (host) WHERE status <> 'over';
CREATE INDEX dues ON tables (due) WHERE due IS NOT NULL AND status = 'playing';
CREATE INDEX unarchived ON tables (created) WHERE archived IS NULL;
CREATE INDEX archives ON tables (archived) WHERE archived IS NOT NULL;
CREATE INDEX rematches ON tables (rematch) WHERE rematch IS NOT NULL;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('free', 'human', 'bot')),
    owner TEXT,                     -- whose seat it is, even while a bot holds it
    name TEXT,
    level TEXT,
    absent BOOLEAN NOT NULL DEFAULT FALSE,
    closed BOOLEAN NOT NULL DEFAULT FALSE, -- free, but nobody may sit there
    ends BOOLEAN NOT NULL DEFAULT FALSE,   -- votes to end the game
    network TEXT,                   -- a hash of where it was taken from
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX owners ON seats (owner) WHERE owner IS NOT NULL;

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT,                    -- JSON; NULL in an entry that takes another back
    cancels INTEGER,                -- the number of the entry it takes back
    intent TEXT,                    -- NULL for bots
    seen INTEGER NOT NULL,          -- what the intent was answered with
    reasons TEXT,                   -- JSON; NULL for people, and for bots that cannot say
    digest TEXT,                    -- every so often: what the log must lead to
    PRIMARY KEY (table_id, number)
);

CREATE UNIQUE INDEX intents ON log (table_id, seat, intent) WHERE intent IS NOT NULL;

CREATE TABLE archive (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    data BYTEA NOT NULL             -- the first entries of its log: JSON, compressed with zlib
);

CREATE TABLE chats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,        -- 1, 2, 3, ...; spectators' talk: -1, -2, -3, ...
    at DOUBLE PRECISION NOT NULL,
    author TEXT NOT NULL,
    seat INTEGER,
    name TEXT,
    "to" TEXT,                      -- JSON; NULL: to all
    text TEXT NOT NULL,
    intent TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE UNIQUE INDEX chat_intents ON chats (table_id, author, intent);

CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,          -- of a token that works once
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    owner TEXT NOT NULL
);

CREATE UNIQUE INDEX token_owners ON tokens (table_id, owner);

CREATE TABLE bans (
    who TEXT PRIMARY KEY,           -- an address, a network, or the hash of an identity
    at DOUBLE PRECISION NOT NULL,
    until DOUBLE PRECISION          -- NULL: for good
);

CREATE TABLE closings (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
);
