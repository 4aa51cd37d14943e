"""Tournaments of bots: many games of the same line-ups, and what they say about who plays better."""
