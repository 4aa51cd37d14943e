-- Several servers share the tables. Whatever is written, whoever writes it, all of them get a hint in the same
-- transaction: a table, and for entries of its log the last number. What was written they read themselves.

ALTER TABLE notes ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

CREATE FUNCTION tell_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('rostra', string_agg(hint, ' '))
        FROM (SELECT table_id || ':' || max(number) AS hint FROM written GROUP BY table_id) AS hints;
    RETURN NULL;
END $$;

CREATE FUNCTION tell_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('rostra', NEW.id);
    RETURN NULL;
END $$;

CREATE FUNCTION tell_talk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('rostra', NEW.table_id);
    RETURN NULL;
END $$;

CREATE TRIGGER tell AFTER INSERT ON log REFERENCING NEW TABLE AS written
    FOR EACH STATEMENT EXECUTE FUNCTION tell_entries();
CREATE TRIGGER tell AFTER UPDATE OF seats_version, rematch ON tables FOR EACH ROW EXECUTE FUNCTION tell_table();
CREATE TRIGGER tell AFTER INSERT ON chats FOR EACH ROW EXECUTE FUNCTION tell_talk();
CREATE TRIGGER tell AFTER INSERT OR UPDATE ON notes FOR EACH ROW EXECUTE FUNCTION tell_talk();
