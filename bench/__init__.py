"""How fast rostra is, beside its targets and other libraries: ``python -m bench`` prints one table.

``python -m bench rules table`` measures only those sections. A section is a module with a function ``rows``.
"""
