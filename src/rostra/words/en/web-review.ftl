### The review of a finished game in the browser (web/src/review).

web-review = Review
web-review-of = Review: { $game ->
    [quo-vadis] Quo Vadis?
   *[idus-martii] Idus Martii
}
web-review-upload = Review a record
web-review-upload-hint = A record is the file you download after a game. What the judge says of it is kept for a while, without names.
web-review-not-over = This game is still being played. Its review will be there when it is over.
web-review-progress = { $percent } % judged
web-review-waiting = { $count ->
    [0] The judge is about to begin …
    [one] One review comes before this one.
   *[other] { $count } reviews come before this one.
}
web-review-growing = The judge is looking at the game …
web-review-copy = Copy link
web-review-copied = Copied
web-review-parts = Parts of the review
web-review-tab = { $tab ->
    [players] Players
    [beliefs] Beliefs
   *[moments] Moments
}
web-review-moments = Moments that mattered
web-review-at = { $at ->
    [0] { $of ->
        [one] one moment
       *[other] { $of } moments
    }
   *[other] { $at } of { $of }
}
web-review-before = Moment before
web-review-next = Next moment
web-review-all = Show { $count ->
    [one] one more
   *[other] { $count } more
}
web-review-nothing = Nothing that mattered: everybody decided soundly.
web-review-choose = Choose a moment on the curve or in the list.
web-review-curve-label = Everybody's chance to win over the game. At this moment: { $chances }.
web-review-chance = { $who } { $percent } %
web-review-kind = { $kind ->
    [deal] Deal
    [missed] Deal nobody made
    [luck] Luck
    [told] Told most
    [swing] Turning point
   *[lie] Lie
}
web-review-size = { $size ->
    [blunder] blunder
    [mistake] mistake
   *[inaccuracy] inaccuracy
}
web-review-good = sound
web-review-missed-hint = { $who } and { $others } could have made a deal by which all of them gain.
web-review-luck-hint = The draw helped { $who } most ({ $points }).
web-review-lie = { $count ->
    [one] It was not true. One player had reason to believe it.
   *[other] It was not true. { $count } players had reason to believe it.
}
web-review-try = Try it yourself
web-review-show = Show the answer
web-review-trial = You are { $who }. What would you do?
web-review-trial-deal = You are { $who }. Which deal would you offer?
web-review-thinking = The judge is thinking …
web-review-another = Try something else
web-review-back = Back to the review
web-review-played = Played: { $done }
web-review-better = Better: { $better }.
web-review-no-better = Nothing was clearly better.
web-review-verdict = { $size ->
    [blunder] The judge calls that a blunder
    [mistake] The judge calls that a mistake
   *[inaccuracy] The judge calls that an inaccuracy
}: { $points } points of a chance to win.
web-review-found = You have found it: the judge would do the same.
web-review-sound = A sound choice: nothing is clearly better.
web-review-indifferent = It makes hardly any difference here.
web-review-offer-good = All who would sign gain by it.
web-review-offer-bad = You would lose by it.
web-review-offer-refused = { $count ->
    [one] { $who } gains nothing by it, and would say no.
   *[other] { $who } gain nothing by it, and would say no.
}
web-review-gain = Gain
web-review-share = Share
web-review-nash = By Nash
web-review-promise = { $promise }: { $status ->
    [kept] kept
    [broken] broken
    [lapsed] lapsed
   *[open] open
}; keeping it is worth { $worth } to whoever promised it.
web-review-accuracy = % accuracy
web-review-decisions = { $count ->
    [0] No decision mattered.
    [one] One decision mattered.
   *[other] { $count } decisions mattered.
}
web-review-blunders = { $count ->
    [one] one blunder
   *[other] { $count } blunders
}
web-review-mistakes = { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}
web-review-inaccuracies = { $count ->
    [one] one inaccuracy
   *[other] { $count } inaccuracies
}
web-review-balance = Chance to win from { $beginning } % to { $end } %:
web-review-part = { $part ->
    [luck] luck
    [own] own decisions
   *[others] others' decisions
}
web-review-players-note = In percentage points of a chance to win. A decision is judged by what its player could know, luck by what was drawn.
web-review-beliefs = What could be believed, round by round
web-review-observer = Through whose eyes
web-review-beliefs-of = What { $who } could believe
web-review-round = Round
web-review-belief = { $card ->
    [loyalist] Loyalist
    [traitor] Traitor
   *[merchant] Merchant
} { $percent } %
web-review-belief-key = The number is how likely the truth was.
web-review-exposures = What gave everybody away
web-review-exposed = ({ $faction }): in the end the others could be { $known } % sure. What gave most away (+{ $rise }): { $done }
web-review-unexposed = ({ $faction }): in the end the others could be { $known } % sure. Nothing gave it away.
web-review-claims = True and false claims
web-review-claim = { $true ->
    [yes] True;
   *[no] Not true;
} { $count ->
    [0] nobody had reason to believe it.
   *[other] { $believed } had reason to believe it.
}
web-review-look = Look
web-review-step = { $who } could now be { $after } % sure (before: { $before } %) that { $whom } is a { $faction }.
