-- What people say and note, and the links that bring seats back.

CREATE TABLE chats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,        -- 1, 2, 3, ...; spectators' talk: -1, -2, -3, ...
    at REAL NOT NULL,
    author TEXT NOT NULL,
    seat INTEGER,
    name TEXT,
    "to" TEXT,                      -- JSON; NULL: to all
    text TEXT NOT NULL,
    intent TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE UNIQUE INDEX chat_intents ON chats (table_id, author, intent);

CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,          -- of a token that works once
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    owner TEXT NOT NULL
) WITHOUT ROWID;

CREATE UNIQUE INDEX token_owners ON tokens (table_id, owner);
