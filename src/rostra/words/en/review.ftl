### The review of a finished game.

review-running = A game is reviewed when it is over, not before.
review-depth = The depth of a review is a number above 0.
review-game = There is no review of { $game }.
review-election = A consular election is not reviewed.
