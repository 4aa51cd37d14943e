-- Reviews of finished games, reckoned once and kept while there is room; nothing in them names anybody.

CREATE TABLE reviews (
    id TEXT PRIMARY KEY,            -- of the table; of an uploaded record, its digest
    table_id TEXT REFERENCES tables (id) ON DELETE CASCADE, -- NULL: uploaded
    version INTEGER NOT NULL,       -- of the judge
    asked REAL NOT NULL,            -- the oldest are forgotten first
    until REAL NOT NULL,            -- until when the server that is at it is believed to be
    data BLOB,                      -- compressed JSON: all that is known by now
    done INTEGER NOT NULL,          -- 0 or 1: whether that is the whole review
    problem TEXT                    -- JSON: why there is none
) WITHOUT ROWID;

CREATE INDEX reviews_asked ON reviews (asked);
