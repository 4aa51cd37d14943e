"""The web table: real-time tables over HTTP and WebSockets, kept in a database. See ``docs/protocol.md``."""
