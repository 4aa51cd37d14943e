### The review of a finished game.

review-running = Ein Spiel wird erst ausgewertet, wenn es zu Ende ist.
review-depth = Die Tiefe einer Auswertung ist eine Zahl über 0.
review-game = Für { $game } gibt es keine Auswertung.
review-election = Eine Konsulwahl wird nicht ausgewertet.
