"""A running game: its door, its talk, its record."""
