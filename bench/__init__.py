"""How fast rostra is, compared with its targets and OpenSpiel: ``python -m bench`` prints one table.

``python -m bench rules table`` measures only those subjects. A subject is a module with a function ``rows``.
"""
