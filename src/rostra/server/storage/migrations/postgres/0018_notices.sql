-- People are told that a table waits for them: by Web Push, and by a webhook of the table.

CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL             -- secret: by it push services know this server again
);

CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,      -- where a browser gets its messages
    owner TEXT NOT NULL,            -- the hash of an identity
    p256dh TEXT NOT NULL,           -- with these two they are encrypted
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL
);

CREATE INDEX subscribers ON subscriptions (owner);

-- The last that a seat was told, so that nobody is told twice, whoever acts for the table.
CREATE TABLE notices (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    stage INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
);

ALTER TABLE tables ADD COLUMN webhook TEXT; -- JSON
ALTER TABLE seats ADD COLUMN late BOOLEAN NOT NULL DEFAULT FALSE; -- absent because its time ran out
