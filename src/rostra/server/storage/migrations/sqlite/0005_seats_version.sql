-- Every change of seats counts up, and is made only to the seats it was decided upon.

ALTER TABLE tables ADD COLUMN seats_version INTEGER NOT NULL DEFAULT 0;
