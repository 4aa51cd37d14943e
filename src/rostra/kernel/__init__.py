"""What a game is: rules written once, states in records, chance in the record, outcomes."""
