"""Chaos: people play at servers that share a database, while these are killed, stopped and cut off from it.

``python -m tests.server.chaos`` (``make chaos``) is the long form, ``test_chaos.py`` the short one. What
people sent and were told goes to journals (``journal.py``). When all is over, ``checker.py`` compares the
journals with what is stored; it shares no code with the server.
"""
