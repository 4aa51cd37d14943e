-- Who has taken a seat back has all their time again, at whatever server, and after a restart.

ALTER TABLE seats ADD COLUMN returned DOUBLE PRECISION; -- when its owner took it back from a bot
