-- How finished games ended for people, and what follows from that: ratings, statistics, leagues.

CREATE TABLE leagues (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    host TEXT NOT NULL,             -- an identity; empty: gone
    created REAL NOT NULL,
    closed REAL                     -- since when no table can be laid in it
) WITHOUT ROWID;

CREATE INDEX league_hosts ON leagues (host);

ALTER TABLE tables ADD COLUMN league TEXT;
CREATE INDEX league_tables ON tables (league) WHERE league IS NOT NULL;

-- A row for everybody who had one seat. Those of people who keep their name stay when the table is deleted.
CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    owner TEXT NOT NULL,            -- an identity
    name TEXT NOT NULL,             -- at that table
    game TEXT NOT NULL,
    at REAL NOT NULL,
    players INTEGER NOT NULL,
    place INTEGER NOT NULL,         -- 1: the first
    won INTEGER NOT NULL,           -- 0 or 1
    beaten INTEGER NOT NULL,        -- people who came behind them
    league TEXT,
    mu REAL,                        -- the rating after it; NULL: it was not rated
    sigma REAL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX results_of ON results (owner, game, at);
CREATE INDEX league_results ON results (league) WHERE league IS NOT NULL;

CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) WITHOUT ROWID;
