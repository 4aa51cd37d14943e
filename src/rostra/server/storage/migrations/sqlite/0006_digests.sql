-- Every so often an entry says what the log must lead to. Older entries do not.
-- (Seeds of 128 bits are text, '0x...': more than an integer of SQLite holds.)

ALTER TABLE log ADD COLUMN digest TEXT;
