"""The review of Idus Martii."""
