"""Exact play near the end of Quo Vadis?: every line of play to its end, and what comes of it for all."""
