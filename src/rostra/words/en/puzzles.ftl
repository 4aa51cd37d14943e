### Puzzles: what is asked, and what is said of an answer.

puzzle-title = { $kind } · { $game } · { $grade }
puzzle-game = { $game ->
    [idus-martii] Idus Martii
   *[quo-vadis] Quo Vadis?
}
puzzle-grade = { $grade ->
    [1] easy
    [2] medium
   *[3] hard
}
puzzle-kind-deal = Find the deal
puzzle-kind-move = Find the move
puzzle-kind-lie = Who lied?
puzzle-kind-vote = Find the vote
puzzle-ask-deal = You are { $who }, and it is your turn. Which of these deals do you offer? Nobody signs a deal they would lose by.
puzzle-ask-move = You are { $who }, and it is your turn. Nobody wants to make deals. What do you do?
puzzle-ask-lie = You are { $who }. One of these claims is a lie. Which one?
puzzle-ask-vote = You are { $who }. What do you do?
puzzle-ends = The game ends after turn { $turn }.
puzzle-no-deal = No deal: you make your best move without one.
puzzle-right-choice = Right. It gives you { $percent } % to win, the next best { $next } %.
puzzle-wrong-choice = No. It gives you { $percent } % to win; something else gives you clearly more.
puzzle-right-deal = Right. They sign, and you have { $percent } % to win; with the next best { $next } %.
puzzle-wrong-deal = No. It leaves you { $percent } % to win; there is a deal they would sign that brings you clearly more.
puzzle-refused = No. { $who } would refuse: it takes { $points } points off their chance to win.
puzzle-right-lie = Right, it was a lie. By what you could know, it was one with { $percent } %; the next likeliest with { $next } %.
puzzle-wrong-lie = No, that was true. By what you could know, it was a lie with { $percent } %.
puzzle-tries-left = { $left ->
    [one] One try left.
   *[other] { $left } tries left.
}
puzzle-solution = The answer was: { $answer }
puzzle-game-unknown = There are no puzzles of { $game }.
