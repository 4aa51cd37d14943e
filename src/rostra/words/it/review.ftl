### The review of a finished game.

review-running = Una partita si analizza solo quando è finita.
review-depth = La profondità di un'analisi è un numero maggiore di 0.
review-game = Non c'è un'analisi di { $game }.
review-election = Un'elezione consolare non viene analizzata.
