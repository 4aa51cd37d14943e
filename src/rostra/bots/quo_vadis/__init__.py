"""Bots for Quo Vadis?."""
