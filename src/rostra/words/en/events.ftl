### What happened, as sentences. Seats come as names, committees and paths as on the board.
### What people say and answer is worded in three ways; $way is 0, 1 or 2 by what was said, so it never changes.

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
    [one] { $who ->
        [you] your own consent
       *[other] their own consent
    }
   *[other] { $who ->
        [you] { $count } of your own consents
       *[other] { $count } of their own consents
    }
}
event-votes-of = { $count ->
    [one] consent from { $who }
   *[other] { $count } consents from { $who }
}
event-advance-laurel = takes the { $laurel }
event-advance-one = { $count ->
    [one] { $who } earns a I
   *[other] { $who } earns { $count } I
}
event-advance-drawn = a { $laurel } is laid there
event-quo-vadis-caesar = { $who } moves Caesar to { $to }.
event-quo-vadis-decline = { $who } leaves Caesar where he is.
event-quo-vadis-pledge = { $who } gives { $votes ->
    [one] consent
   *[other] { $votes } consents
} on { $path }.
event-quo-vadis-retract = { $who } takes back the consent on { $path }.
event-quo-vadis-census = { $who } demands a census: { $sums }.
event-quo-vadis-remove = { $who } takes a senator off { $committee }.
event-quo-vadis-game = Game { $game } is over. The sums so far: { $sums }. { $begins } begins the next.

event-quo-vadis-offer = { $manner ->
    [alone] { $by } tells everybody (deal { $deal }): "{ $said }"
    [answer] { $by } answers { $to } (deal { $deal }): "{ $said }"
    [whisper] { $by } whispers to { $to } (deal { $deal }): "{ $said }"
    [secret] { $by } whispers something to { $to } (deal { $deal }).
   *[aloud] { $by } to { $to } (deal { $deal }): "{ $said }"
}
event-say-whom = { $who ->
    [me] me
    [you] you
   *[other] { $name }
}
event-say-votes = { $votes ->
    [one] consent
   *[other] { $votes } consents
}
event-say-request = { $way ->
    [0] Will you give { $counted } on { $path }?
    [1] How about { $counted } on { $path }?
   *[2] { $counted } on { $path }, please.
}
event-say-terms = { $way ->
    [0] { $terms }.
    [1] { $terms }. Agreed?
   *[2] { $terms }. Is it a deal?
}
event-say-counter = { $way ->
    [0] Not like that. { $terms }.
    [1] Almost. { $terms }.
   *[2] { $terms }. Then yes.
}
event-say-better = { $why } { $terms }. Then yes.
event-because = { $because ->
    [too-little] { $way ->
        [0] That is too little for me.
        [1] I would want more for that.
       *[2] It would have to pay better.
    }
    [too-dear] { $way ->
        [0] That is too dear for me.
        [1] I will not pay that much.
       *[2] It is not worth that much to me.
    }
    [no-use] { $way ->
        [0] I have no use for that.
        [1] I do not need that now.
       *[2] That brings me nothing.
    }
    [helps-you] { $way ->
        [0] You are too close to winning for that.
        [1] That would carry you too far.
       *[2] I am not going to make you the winner.
    }
    [helps-leader] { $way ->
        [0] That helps the leader too much.
        [1] Somebody is far enough ahead already.
       *[2] I will not push the leader further.
    }
    [distrust] { $way ->
        [0] I do not trust that promise.
        [1] Promises like that are easily forgotten.
       *[2] A promise is not enough for me.
    }
    [promised] { $way ->
        [0] I have promised otherwise.
        [1] I have given my word to somebody else.
       *[2] My word stands, and it forbids that.
    }
    [ties-hands] { $way ->
        [0] That ties my hands for too long.
        [1] I do not bind myself like that.
       *[2] I would regret that promise.
    }
    [cannot-pay] { $way ->
        [0] I do not see how that could be paid.
        [1] That cannot be paid, I think.
       *[2] Show me first how that could be paid.
    }
    [too-many] { $way ->
        [0] Enough offers for one turn.
        [1] No more of that this turn.
       *[2] I have said what I had to say.
    }
   *[rather-not] { $way ->
        [0] I would rather not.
        [1] Not this time.
       *[2] No, thank you.
    }
}
event-say-support = { $who ->
    [me] I give { $counted } on { $path }
    [you] you give { $counted } on { $path }
   *[other] { $by } gives { $counted } on { $path }
}
event-say-promised-support = { $who ->
    [me] I will give { $whom } consent out of { $from }
    [you] you will give { $whom } consent out of { $from }
   *[other] { $by } will give { $whom } consent out of { $from }
}
event-say-pay = { $who ->
    [me] I pay { $whom } { $value }
    [you] you pay { $whom } { $value }
   *[other] { $by } pays { $whom } { $value }
}
event-say-do = { $who ->
    [me] I will { $action }
    [you] you will { $action }
   *[other] { $by } will { $action }
}
event-say-avoid = { $who ->
    [me] I will not { $action }
    [you] you will not { $action }
   *[other] { $by } will not { $action }
}
event-say-refuse = { $who ->
    [me] I will give { $whom } no consent
    [you] you will give { $whom } no consent
   *[other] { $by } will give { $whom } no consent
}
event-clause-support = { $by } gives { $votes ->
    [one] consent
   *[other] { $votes } consents
} on { $path }
event-clause-promised-support = { $by } will give { $for } consent out of { $from }
event-clause-pay = { $by } pays { $to } { $value }
event-clause-do = { $by } will { $action }
event-clause-avoid = { $by } will not { $action }
event-clause-refuse = { $by } will give { $against } no consent
event-clause-note = { $by } says "{ $text }"
event-clause-until = { $statement } (until turn { $until })
event-doing-place = { $committee ->
    [any] place a senator
   *[other] place a senator in { $committee }
}
event-doing-advance = { $path ->
    [any] advance
   *[other] advance along { $path }
}
event-doing-caesar = { $to ->
    [any] move Caesar
   *[other] move Caesar to { $to }
}
event-doing-decline = leave Caesar where he is
event-quo-vadis-accept = { $way ->
    [0] { $who } agrees to deal { $deal }.
    [1] { $who } says yes to deal { $deal }.
   *[2] { $who } takes deal { $deal }.
}
event-quo-vadis-reject = { $way ->
    [0] { $who } says no to deal { $deal }.
    [1] { $who } turns deal { $deal } down.
   *[2] { $who } will not have deal { $deal }.
}
event-quo-vadis-reject-because = { $who } says no to deal { $deal }: "{ $why }"
event-quo-vadis-withdraw = { $who } takes back the offer of deal { $deal }.
event-quo-vadis-struck = Deal { $deal } is struck.
event-quo-vadis-agreed = { $way ->
    [0] { $who } agrees: deal { $deal } is struck.
    [1] { $who } shakes hands on deal { $deal }.
   *[2] { $who } says yes: deal { $deal } is struck.
}
event-quo-vadis-failed = { $why ->
    [payment] Deal { $deal } fails: it could not be paid.
    [support] Deal { $deal } fails: the consent has already been given.
   *[other] Deal { $deal } fails.
}
event-quo-vadis-void = Deal { $deal } is void: its consent was not used.
event-quo-vadis-expired = Nobody answered deal { $deal } in time: it is off.
event-quo-vadis-paid = { $by } pays { $to } { $value } for deal { $deal }.
event-quo-vadis-lapsed = Something owed in deal { $deal } has become impossible and lapses.
event-quo-vadis-promise = { $status ->
    [kept] A promise of deal { $deal } is kept.
    [broken] A promise of deal { $deal } is broken.
   *[lapsed] A promise of deal { $deal } lapses.
}

## Idus Martii

event-idus-martii-hand = { $who } holds { $cards }.
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
event-idus-martii-claim-faction = { $way ->
    [0] { $who } says: "I am a { $card }."
    [1] { $who } says: "Believe me: I am a { $card }."
   *[2] { $who } says: "Since you ask: I am a { $card }."
}
event-idus-martii-claim-vote = { $way ->
    [0] { $who } says: "In round { $round } I laid { $card }."
    [1] { $who } says: "My card in round { $round } was { $card }."
   *[2] { $who } says: "The card I laid in round { $round } was { $card }."
}
event-idus-martii-claim-peek = { $way ->
    [0] { $who } says: "In round { $round } I saw { $card } from { $aedile }."
    [1] { $who } says: "I looked in round { $round }: { $aedile } had laid { $card }."
   *[2] { $who } says: "The card of { $aedile } in round { $round } was { $card }. I have seen it."
}
event-idus-martii-claim-trust = { $way ->
    [0] { $who } says: "I trust { $whom }."
    [1] { $who } says: "I would vouch for { $whom }."
   *[2] { $who } says: "{ $whom } is all right, if you ask me."
}
event-idus-martii-claim-suspect = { $way ->
    [0] { $who } says: "I do not trust { $whom }."
    [1] { $who } says: "Keep an eye on { $whom }."
   *[2] { $who } says: "Something is wrong with { $whom }."
}
event-idus-martii-claims = What was claimed: { $true } true, { $false } false.
event-idus-martii-round = { $phase ->
    [1] First phase
   *[other] Second phase
}, round { $round }: { $consul } is Consul{ $praetor ->
    [none] .
   *[other] , { $praetor } Praetor, { $aediles } Aediles.
}

## Parts of sentences, here and elsewhere

card-name = { $card ->
    [green] green
    [red] red
    [yellow] yellow
    [loyalist] Loyalist
    [traitor] Traitor
   *[merchant] Merchant
}
laurel-name = { $laurel ->
    [IIc] II with Caesar
   *[other] { $laurel }
}
list-and = { $before } and { $last }

## The end of a game, and what the server adds

result-won = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win.
}
result-faction = { $faction ->
    [loyalist] The Loyalists win
    [traitor] The Traitors win
   *[merchant] The Merchants win
}: { $count ->
    [0] nobody is one of them.
   *[other] { $winners }.
}
result-scores = { $reason ->
    [senate-full] Laurels
    [turn-limit] Laurels
   *[other] Points
}: { $scores }.
result-level = { $who } are level: whoever's senator entered the Senate first is ahead.
result-reason = { $reason ->
    [senate-full] The Senate is full.
    [turn-limit] The turns are used up.
    [failed-conspiracy] A marker crossed the limit: the conspiracy failed.
    [ides-of-march] The Ides of March have come.
   *[other] Reason: { $reason }.
}
event-undo = { $who } takes that back.
event-ended = The players have agreed to end the game.
