### What happened, as sentences. Seats come as names, committees and paths as on the board.

## Quo Vadis?

event-quo-vadis-begin = The game begins: { $who } is to move.
event-quo-vadis-place = { $who } places a senator in { $committee }.
event-quo-vadis-advance = { $place ->
    [S] { $who } enters the Senate from { $from }
   *[committee] { $who } advances from { $from } to { $to }
}
event-advance = { $parts }.
event-advance-with = { $step } with { $votes }
event-own-votes = { $count ->
    [one] an own vote
   *[other] { $count } own votes
}
event-votes-of = { $count ->
    [one] a vote of { $who }
   *[other] { $count } votes of { $who }
}
event-advance-laurel = takes the { $laurel }
event-advance-one = { $count ->
    [one] { $who } earns a I
   *[other] { $who } earns { $count } I
}
event-advance-drawn = a { $laurel } is laid there
event-quo-vadis-caesar = { $who } moves Caesar to { $to }.
event-quo-vadis-decline = { $who } leaves Caesar where he is.
event-quo-vadis-pledge = { $who } pledges { $votes ->
    [one] a vote
   *[other] { $votes } votes
} on { $path }.
event-quo-vadis-retract = { $who } takes the pledge on { $path } back.
event-quo-vadis-census = { $who } demands a census: { $sums }.
event-quo-vadis-remove = { $who } takes a senator off { $committee }.
event-quo-vadis-game = Game { $game } is over. The sums so far: { $sums }. { $begins } begins the next.

## Idus Martii

event-idus-martii-begin = The cards are dealt.
event-idus-martii-assign = { $who } makes { $praetor } Praetor, { $aediles } Aediles.
event-idus-martii-vote = { $card ->
    [none] { $who } lays a card face down.
   *[other] { $who } lays { $card } face down.
}
event-idus-martii-peek = { $card ->
    [none] { $who } looks at the card of { $aedile }.
   *[other] { $who } looks at the card of { $aedile }: { $card }.
}
event-idus-martii-veto = { $who } vetoes: { $aedile } must exchange the card.
event-idus-martii-approve = { $who } approves the card of { $aedile }.
event-idus-martii-replace = { $card ->
    [none] { $who } lays another card face down.
   *[other] { $who } lays { $card } face down instead.
}
event-idus-martii-replace-card = The card of { $who } is now { $card }.
event-idus-martii-yellow = It is yellow, and shown: { $aedile } must lay another.
event-idus-martii-count = The cards are { $cards }: Loyalists { $loyalist }, Traitors { $traitor }.
event-idus-martii-discard = { $card ->
    [none] { $who } puts a faction card away.
   *[other] { $who } puts the { $card } card away.
}
event-idus-martii-round = { $phase ->
    [1] First phase
   *[other] Second phase
}, round { $round }: { $consul } is Consul{ $praetor ->
    [none] .
   *[other] , { $praetor } Praetor, { $aediles } Aediles.
}
