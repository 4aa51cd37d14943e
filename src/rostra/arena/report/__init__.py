"""The report of a tournament: one HTML page with everything in it, which fetches nothing."""
