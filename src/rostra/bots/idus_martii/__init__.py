"""Bots for Idus Martii."""
