"""Where tables are kept: the interface, and SQLite as its one implementation."""
