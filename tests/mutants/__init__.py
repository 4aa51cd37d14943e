"""Mutants: bugs planted in a copy of the source, to see whether a test notices them (``make mutants``)."""
