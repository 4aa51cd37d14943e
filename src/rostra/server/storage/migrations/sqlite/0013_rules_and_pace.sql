-- A game goes on under the rules it was begun with, and its bots at the pace that the host has set.

ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 1; -- their version
ALTER TABLE tables ADD COLUMN pace REAL NOT NULL DEFAULT 1;  -- how many times as long bots take
