-- Notes have a version. (In PostgreSQL this is where several servers begin to share tables.)

ALTER TABLE notes ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
