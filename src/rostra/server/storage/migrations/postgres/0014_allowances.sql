-- What one address may do in a minute, counted for all servers together: guessing codes, opening tables.

CREATE UNLOGGED TABLE allowances (
    key TEXT PRIMARY KEY,           -- a hash of what is counted and of the address
    remaining DOUBLE PRECISION NOT NULL,
    at TIMESTAMPTZ NOT NULL         -- a row older than a minute says nothing any more
);
