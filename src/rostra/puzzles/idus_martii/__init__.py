"""Puzzles of Idus Martii."""
