-- What a host may decide, and what people at a table decide together.

ALTER TABLE tables ADD COLUMN host_network TEXT;              -- a hash of where the host is; NULL: not known
ALTER TABLE tables ADD COLUMN bans TEXT NOT NULL DEFAULT '[]';    -- JSON
ALTER TABLE tables ADD COLUMN muted TEXT NOT NULL DEFAULT '[]';   -- JSON: identities
ALTER TABLE tables ADD COLUMN agreed INTEGER NOT NULL DEFAULT 0;  -- over before its end, by vote

ALTER TABLE seats ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;   -- free, but nobody may sit there
ALTER TABLE seats ADD COLUMN ends INTEGER NOT NULL DEFAULT 0;     -- votes to end the game
ALTER TABLE seats ADD COLUMN network TEXT;                        -- a hash of where it was taken from
