-- A server whose process dies leaves no session at the database: its leases are free at once, not when they end.

ALTER TABLE workers ADD COLUMN session INTEGER; -- the process at the database that its writer talks to
