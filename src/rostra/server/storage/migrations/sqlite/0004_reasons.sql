-- Bots can be asked why, when the game is over. Older games have no reasons.

ALTER TABLE log ADD COLUMN reasons TEXT; -- JSON; NULL for people, and for bots that cannot say
