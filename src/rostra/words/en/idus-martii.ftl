# Why an action of Idus Martii is refused.

idus-unknown-action = There is no such action in Idus Martii.
idus-wrong-keys = This action needs exactly these entries: { $keys }.
idus-no-such-seat = There is no such seat at this table.
idus-no-such-vote-card = A vote card is green, red or yellow.
idus-no-such-faction-card = A faction card is loyalist, traitor or merchant.
idus-two-aediles = Name the seats of two Aediles.
idus-aediles-ascending = Name the Aedile with the lower seat number first.
idus-game-over = The game is over.
idus-not-your-turn = It is not your turn to act: { $role ->
    [consul] the Consul must choose.
    [praetor] the Praetor must choose.
    [aedile] the Aedile must lay another card.
   *[aediles] the Aediles must vote.
 }
idus-not-now = { $stage ->
    [assign] Hand out the roles now.
    [vote] Lay a vote card now.
    [peek] Choose a card to look at now.
    [veto] Say now whether the card must be exchanged.
    [replace] Lay another vote card now.
   *[discard] Put away one of your faction cards now.
 }
idus-consul-himself = The Consul may not take another role.
idus-one-role-each = Each role goes to a different player.
idus-praetor-again = Nobody may be Praetor two rounds in a row.
idus-aedile-again = Nobody may be an Aedile two rounds in a row.
idus-both-aediles-again = Only one of the two Aediles may be an Aedile again.
idus-not-an-aedile = Only an Aedile has laid a card.
idus-already-laid = You have already laid your card.
idus-no-yellow-yet = There are no yellow cards in the first phase.
idus-same-card = Lay a different card from the one you took back.
idus-not-held = You do not hold this card.

## What is wrong with a position.

idus-position-stage = There is no stage { $stage } in round { $round } of phase { $phase }.
idus-position-last-roles = In the first phase 'last' has the roles one seat to the right, or null (I8).
idus-position-last-missing = The second phase needs 'last': the roles of the round before (I9).
idus-position-last-consul = The Consul of the round before had no other role in it (I9).
idus-position-rotation = In the first phase the roles go round from the start player (I4, I8).
idus-position-consul = The Consul card moves one seat to the left each round, beginning with the start player (I13).
idus-position-assign = Praetor and Aediles are missing in the stage assign, and in no other (I9).
idus-position-roles = The roles may not be handed out like that after those of the round before (I9).
idus-position-three-players = The Praetor and the two Aediles must be three different players (I9).
idus-position-hand = Everybody holds one or two faction cards (I1, I8).
idus-position-discards = Nobody puts away more than one faction card (I8).
idus-position-cards = Each player has two faction cards, in hand and put away together (I1).
idus-position-discarded = Somebody has put a card away too early or too late: each Consul does it at the end of their round, the start player only in the second phase (I8, I13).
idus-position-deck = With { $players } players there are { $each } loyalist, { $each } traitor and { $merchants } merchant cards, in hands and put away together (I1).
idus-position-first-step = The game ends as soon as one marker takes the first step beyond { $limit } (I7).
idus-position-not-over = The game is over only after the last round, or when a marker crosses the limit (I14, I15).
idus-position-beyond = A marker beyond { $limit } has ended the game (I3, I14).
idus-position-markers = The markers cannot have reached these numbers by this round (I7, I12).
idus-position-ballots = These cards cannot have been laid in the stage { $stage } (I5, I7).
idus-position-voters = Only the two Aediles lay vote cards, one each (I5).
idus-position-yellow = There are no yellow vote cards in the first phase (I5, I10).
idus-position-looked-at = 'peeked' must be the seat of an Aedile (I6).
idus-position-peeked = 'peeked' is an Aedile in the stages veto and replace, and null in all others (I6).
idus-position-yellow-shown = A yellow card that was looked at leads to the stage replace (I11).
