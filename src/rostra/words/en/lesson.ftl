## A scripted first game, and hints in the game after it (web/src/lesson)

web-lesson-offer = { $game } · your first game
web-lesson-offer-hint = A short scripted game shows how it goes: on the real board, by playing, in a few minutes. You can stop at any time.
web-lesson-learn = Learn by playing
web-lesson-just-play = Play at once
web-lesson-step = { $step } of { $steps }
web-lesson-skip = Skip
web-lesson-over = { $game ->
    [quo-vadis] That was your first game, cut short after twelve turns. A real one goes on until five senators are in the Senate.
   *[idus-martii] That was your first game. In a real one every round is yours to play.
}
web-lesson-first-game = Play with friendly bots

web-lesson-quo-vadis-goal = This is the Senate. Bring a senator in, and gather laurels on the way: whoever holds the most wins, but only those who are in the Senate count.
web-lesson-quo-vadis-place = Your turn. In each turn you do one thing. Place a senator in E1: tap it twice.
web-lesson-quo-vadis-asked = { $first } asks you for consent: leaving a committee of three takes the consent of one other senator there. It earns you a I, and { $first } offers to pay 1 more. Accept.
web-lesson-quo-vadis-paid = These are your laurels, worth 2. What can be settled in the same turn must be kept, so the table paid you at once. Others see how many laurels you have, not which.
web-lesson-quo-vadis-stand = Your turn. Now you want to leave. Tap E1, where your senator stands.
web-lesson-quo-vadis-ask = On the way to D2 lies a V, but you need one consent. Tap the laurel to ask for it.
web-lesson-quo-vadis-pay = The offer is begun: { $second } consents. Add something in return: a payment in laurels.
web-lesson-quo-vadis-send = A closed seal means the table enforces it; an open hand is only a promise. Send the offer.
web-lesson-quo-vadis-go = { $second } agrees. One tap does what the deal was made for.
web-lesson-quo-vadis-laurel = You took the V as you crossed it, and paid { $second } 1. A new laurel lies on the path.
web-lesson-quo-vadis-caesar = { $first } spent a turn on moving Caesar. On the path where he lies nobody needs consent, and nobody gains a laurel.
web-lesson-quo-vadis-given = Your turn. { $first } gives you consent without being asked, for the I it earns. Tap D2, where you stand.
web-lesson-quo-vadis-cross = Advance to C1. This laurel shows Caesar's head: whoever takes it may move him too.
web-lesson-quo-vadis-bonus = Now move Caesar: put him on the path from C1 to the Senate.
web-lesson-quo-vadis-before = Your turn. Leaving C1 would take two consents, but Caesar lies on your path. Tap C1.
web-lesson-quo-vadis-enter = Enter the Senate: without consent, and without the laurel.

web-lesson-idus-martii-cards = You hold two secret faction cards. One of them will be your side. Tap the eye to look at them.
web-lesson-idus-martii-track = Two factions race on this track. Whoever goes beyond the daggers is discovered and loses. If nobody does, being two ahead at the end wins; otherwise the Merchants win.
web-lesson-idus-martii-vote = You are one of two Aediles, and vote in secret: green moves the Loyalists, red the Traitors. Take green.
web-lesson-idus-martii-lay = Lay it face down.
web-lesson-idus-martii-count = The Praetor looked at one of the cards and let it be. Then both were shuffled and turned up: nobody learns who laid which.
web-lesson-idus-martii-look = The roles have moved on: now you are Praetor. Look at { $second }'s card.
web-lesson-idus-martii-veto = Red, for the Traitors. You may demand that it is exchanged: say veto.
web-lesson-idus-martii-claim = Say what you saw, with one tap. People listen, and nobody has to tell the truth.
web-lesson-idus-martii-discard = Now you are Consul, and put one of your two cards away for good. Choose the Traitor.
web-lesson-idus-martii-side = Put it away: you are a Loyalist from now on.
web-lesson-idus-martii-rounds = Under Rounds you find who had which role, what came out and what was said. Lies show there in the end.
web-lesson-idus-martii-rest = In the second half the Consul hands out the roles, and Aediles may also lay yellow, which moves nothing. The rest is played for you now: see how it ends.

web-hint-title = Hints
web-hint-off = No more hints
web-hint-enter = { $path }: into the Senate{ $laurel ->
    [none] {""}
   *[other] {" "}with a { $laurel }
}. Only those inside are counted in the end.
web-hint-ask = { $path } brings a { $laurel }. Ask { $who } for consent; paying { $price } is fair.
web-hint-advance = { $path } is open to you{ $laurel ->
    [none] {""}
   *[other] {" "}and brings a { $laurel }
}.
web-hint-place = Place a senator in { $committee }: the more of yours stand about, the more often you are asked for consent.
web-hint-bonus = Put Caesar on a path you want to take soon, or on one where somebody else is about to take a rich laurel.
web-hint-caesar = Move Caesar to a path you want to take: there you need no consent.
web-hint-answer = Consent earns you a I. Weigh what the other gains: with "counter" you can ask for more.
web-hint-pledge = { $who } could take { $path }{ $laurel ->
    [none] {""}
   *[other] {" "}({ $laurel })
} with your consent. Giving it earns you a I; with "deal" you can ask for more.
web-hint-vote = { $side ->
    [loyalist] You are a Loyalist: green brings your side on.
    [traitor] You are a Traitor: red brings your side on.
    [merchant] You are a Merchant: you win if nobody is two ahead. Hold back whoever leads.
   *[open] You can still choose your side: help the one you would rather keep.
}
web-hint-near = { $faction ->
    [loyalist] The Loyalists
   *[traitor] The Traitors
} are close to the daggers: one card too many and they lose.
web-hint-peek = Look at the card of whoever you trust less.
web-hint-veto = { $side ->
    [loyalist] Demand another if it is red.
    [traitor] Demand another if it is green.
   *[other] Demand another if it helps whoever leads too much.
} Everybody sees whether you do.
web-hint-discard = { $ahead ->
    [loyalist] The Loyalists lead. Keep the card that can still win: being ahead is good, being near the daggers is not.
    [traitor] The Traitors lead. Keep the card that can still win: being ahead is good, being near the daggers is not.
   *[none] Neither side leads. Keep the card others would not expect of you.
}
web-hint-assign = Make somebody you trust Praetor: they check what the Aediles do.
web-hint-claim = Tell what you laid or saw. Whoever says nothing is not believed either.
