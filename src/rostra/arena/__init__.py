"""Tournaments of bots: many games with the same line-ups, and who plays better."""
