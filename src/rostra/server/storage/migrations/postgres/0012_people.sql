-- Whoever wants keeps their name, with passkeys. A person has an identity as guests do, but not the hash of a
-- secret: browsers where they have signed in hold the secrets of sessions.

CREATE TABLE people (
    id TEXT PRIMARY KEY,            -- what stands for them wherever an identity stands
    name TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);

CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,            -- of the credential, as base64url
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    public_key TEXT NOT NULL,       -- base64url
    uses INTEGER NOT NULL,          -- as the authenticator counts them; 0: it does not
    label TEXT NOT NULL,            -- on what kind of device it was made
    created DOUBLE PRECISION NOT NULL,
    used DOUBLE PRECISION NOT NULL
);

CREATE INDEX passkeys_of ON passkeys (person);

CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,          -- of the secret that a browser holds
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created DOUBLE PRECISION NOT NULL
);

CREATE INDEX sessions_of ON sessions (person);

-- What an authenticator has to sign, once and soon.
CREATE TABLE challenges (
    identity TEXT NOT NULL,         -- who asked for it
    purpose TEXT NOT NULL,
    challenge TEXT NOT NULL,        -- base64url
    person TEXT NOT NULL,           -- whose passkey will be made
    expires DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (identity, purpose)
);

-- All that is a guest's is found when they become a person.
CREATE INDEX all_hosts ON tables (host);
CREATE INDEX chat_authors ON chats (author);
