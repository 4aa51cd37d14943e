### The review of a finished game.

review-running = Een spel wordt pas besproken als het afgelopen is.
review-depth = De diepte van een bespreking is een getal groter dan 0.
review-game = Van { $game } bestaat geen bespreking.
review-election = Een consulverkiezing wordt niet besproken.
