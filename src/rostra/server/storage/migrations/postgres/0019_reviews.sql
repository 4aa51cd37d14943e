-- Reviews of finished games, reckoned once and kept while there is room; nothing in them names anybody.

CREATE TABLE reviews (
    id TEXT PRIMARY KEY,            -- of the table; of an uploaded record, its digest
    table_id TEXT REFERENCES tables (id) ON DELETE CASCADE, -- NULL: uploaded
    version INTEGER NOT NULL,       -- of the judge
    asked DOUBLE PRECISION NOT NULL,            -- the oldest are forgotten first
    until DOUBLE PRECISION NOT NULL,            -- until when the server that is at it is believed to be
    data BYTEA,                     -- compressed JSON: all that is known by now
    done BOOLEAN NOT NULL,          -- whether that is the whole review
    problem TEXT                    -- JSON: why there is none
);

CREATE INDEX reviews_asked ON reviews (asked);
