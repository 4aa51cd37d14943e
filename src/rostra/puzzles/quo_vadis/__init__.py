"""Puzzles of Quo Vadis?."""
