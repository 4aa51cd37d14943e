"""Where tables are kept: an interface (``interface.py``), and SQLite behind it (``sqlite.py``)."""
