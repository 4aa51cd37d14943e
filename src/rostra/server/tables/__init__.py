"""One table on the server: its log, its seats, its clock, its bots, and those who listen."""
