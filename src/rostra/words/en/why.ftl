### Why a bot did what it did: what it did, what it left, and what each seemed worth.

why-compared = { $than ->
    [even] { $done }: { $worth }. Just as much for { $instead }.
    [less] { $done }: { $worth }. I passed over { $less } for { $instead }.
   *[more] { $done }: { $worth }, against { $less } for { $instead }.
}
why-alone = { $done }: { $worth }.
why-chance = { $percent } % to win
why-less-points = { $points }
why-less-chance = { $percent } %
why-points = worth { $points } laurels
why-simulations = { $simulations ->
    [one] I played one game to its end in my head.
   *[other] I played { $simulations } games to their end in my head.
}

why-done-advance = I advance along { $path }
why-done-place = I place a senator in { $committee }
why-done-caesar = I move Caesar to { $to }
why-done-decline = I leave Caesar where he is
why-done-remove = I take a senator off { $committee }
why-done-offer = I offer a deal
why-done-accept = I accept deal { $deal }
why-done-reject = I say no to deal { $deal }
why-done-withdraw = I take back deal { $deal }
why-done-pledge = I give consent on { $path }
why-done-retract = I take back my consent on { $path }
why-done-census = I demand a census
why-done-assign = I make { $praetor } Praetor, { $first } and { $second } Aediles
why-done-vote = I lay { $card }
why-done-peek = I look at the card of { $aedile }
why-done-veto = I veto the card
why-done-approve = I approve the card
why-done-replace = I lay { $card } instead
why-done-discard = I put the { $card } card away
why-done-claim = I claim something

why-instead-advance = advancing along { $path }
why-instead-place = placing a senator in { $committee }
why-instead-caesar = moving Caesar to { $to }
why-instead-decline = leaving Caesar where he is
why-instead-remove = taking a senator off { $committee }
why-instead-offer = another deal
why-instead-accept = accepting deal { $deal }
why-instead-reject = saying no to deal { $deal }
why-instead-withdraw = taking back deal { $deal }
why-instead-pledge = giving consent on { $path }
why-instead-retract = taking back the consent on { $path }
why-instead-census = demanding a census
why-instead-assign = { $praetor } as Praetor, { $first } and { $second } as Aediles
why-instead-vote = { $card }
why-instead-peek = the card of { $aedile }
why-instead-veto = the veto
why-instead-approve = approving
why-instead-replace = { $card }
why-instead-discard = putting the { $card } card away
why-instead-claim = another claim
