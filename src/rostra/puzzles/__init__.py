"""Puzzles: find the deal, the move, the vote, or who lied. One for every day, made from games of bots."""
