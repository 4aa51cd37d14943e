"""The review of Quo Vadis?."""
