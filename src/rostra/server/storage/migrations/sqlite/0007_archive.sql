-- Tables that nobody uses wait on the disk without being opened, and later in an archive.

ALTER TABLE tables ADD COLUMN due REAL;      -- when its clock must be looked at; 0: at once; NULL: none runs
ALTER TABLE tables ADD COLUMN archived REAL; -- since when; NULL: it is in use
UPDATE tables SET due = 0 WHERE status = 'playing' AND clock NOT LIKE '%"none"%';

CREATE INDEX dues ON tables (due) WHERE due IS NOT NULL AND status = 'playing';
CREATE INDEX unarchived ON tables (created) WHERE archived IS NULL;
CREATE INDEX archives ON tables (archived) WHERE archived IS NOT NULL;
CREATE INDEX rematches ON tables (rematch) WHERE rematch IS NOT NULL;

-- A table gives up its code when it is archived.
DROP INDEX codes;
CREATE UNIQUE INDEX codes ON tables (code) WHERE status <> 'over' AND code <> '';

CREATE TABLE archive (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    data BLOB NOT NULL             -- the first entries of its log: JSON, compressed with zlib
) WITHOUT ROWID;
