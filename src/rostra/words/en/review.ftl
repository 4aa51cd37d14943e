### The review of a finished game.

review-running = Only a game that was played to its end is reviewed.
review-midgame = A game that begins in the middle is not reviewed here.
review-number = There is no such moment in this game.
review-depth = The depth of a review is a number above 0.
review-game = There is no review of { $game }.
review-election = A consular election is not reviewed.
review-position = This file holds a position, not a record: only a game can be reviewed.

review-arg-depth = how many times as far as usual to look (1)
review-arg-html = write the page to this file (default: beside the record, as NAME.review.html)
review-arg-json = print the whole review as JSON, and write no page
review-unit = % reviewed

review-written = The page with the curve is { $file }.
review-title = Review of { $game }
review-curve = Everybody's chance to win, after every action
review-seats = How well everybody decided, and where their chance to win came from (in percentage points):
review-seat = { $who }: accuracy { $accuracy } %; { $decisions } decisions that mattered, { $loss } points lost on each; inaccuracies / mistakes / blunders { $sizes }; luck { $luck }, own decisions { $own }, others' { $others }
review-accuracy = % accuracy; { $decisions } decisions that mattered
review-sizes = inaccuracies / mistakes / blunders: { $sizes }
review-part = { $part ->
    [luck] luck
    [own] own decisions
   *[others] others' decisions
}
review-decisions = Decisions that cost most:
review-size = { $size ->
    [blunder] blunder
    [mistake] mistake
   *[inaccuracy] inaccuracy
}
review-decision = Turn { $turn }, { review-size } (-{ $loss }): { $done }
review-decision-better = Turn { $turn }, { review-size } (-{ $loss }): { $done } Better: { $better }.
review-deals = Deals:
review-deal = Turn { $turn }, deal { $deal }{ $ends ->
    [void] , never used
   *[other] {""}
}: { $terms }. { $gains }
review-gain = { $who } { $gain }
review-gain-shares = { $who } { $gain } ({ $share } % of the gain, { $nash } % by Nash)
review-missed = Deals nobody made:
review-missed-deal = Turn { $turn }: { $terms }. { $gains }

review-telling = What told most:
review-told = Round { $turn }: { $done } { $steps }.
review-step = { $who } could now be { $after } % sure (before: { $before } %) that { $whom } is a { $faction }
review-exposures = What the others could know in the end, and what gave it away:
review-exposure = { $who }, { $faction }: { $known } % sure. Round { $turn } (+{ $rise }): { $done }
review-unexposed = { $who }, { $faction }: { $known } % sure. Nothing gave it away.
review-claims = What was claimed:
review-claim = Round { $turn }: { $done } { $true ->
    [yes] True;
    [no] False;
   *[unknown] {""}
} { $count ->
    [0] nobody believed it.
   *[other] believed by { $believed }.
}
