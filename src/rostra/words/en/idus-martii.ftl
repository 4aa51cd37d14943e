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
