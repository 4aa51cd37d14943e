"""The games, each in its own package, with the same file names where they do the same thing."""
