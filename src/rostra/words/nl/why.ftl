### Waarom een bot deed wat hij deed: wat hij deed, wat hij liet, en wat elk waard leek.

why-compared = { $than ->
    [even] { $done }: { $worth }. Evenveel zou het zijn voor { $instead }.
    [less] { $done }: { $worth }. Ik liet { $less } voor { $instead } liggen.
   *[more] { $done }: { $worth }, tegen { $less } voor { $instead }.
}
why-alone = { $done }: { $worth }.
why-chance = { $percent } % kans om te winnen
why-less-points = { $points }
why-less-chance = { $percent } %
why-points = { $points } lauweren waard
why-simulations = { $simulations ->
    [one] Ik heb in mijn hoofd één partij verder gespeeld.
   *[other] Ik heb in mijn hoofd { $simulations } partijen verder gespeeld.
}

why-done-advance = Ik klim op langs { $path }
why-done-place = Ik zet een senator in op { $committee }
why-done-caesar = Ik verplaats Caesar naar { $to }
why-done-decline = Ik laat Caesar liggen
why-done-remove = Ik neem een senator uit { $committee }
why-done-offer = Ik bied een overeenkomst aan
why-done-accept = Ik neem overeenkomst { $deal } aan
why-done-reject = Ik zeg nee tegen overeenkomst { $deal }
why-done-withdraw = Ik trek overeenkomst { $deal } in
why-done-pledge = Ik geef toestemming op { $path }
why-done-retract = Ik trek mijn toestemming op { $path } in
why-done-census = Ik eis een telling
why-done-assign = Ik maak { $praetor } praetor, { $first } en { $second } aedielen
why-done-vote = Ik leg { $card }
why-done-peek = Ik bekijk de kaart van { $aedile }
why-done-veto = Ik spreek mijn veto uit
why-done-approve = Ik keur de kaart goed
why-done-replace = Ik leg in plaats daarvan { $card }
why-done-discard = Ik leg de kaart { $card } weg
why-done-claim = Ik beweer iets

why-instead-advance = opklimmen langs { $path }
why-instead-place = een senator op { $committee }
why-instead-caesar = Caesar naar { $to }
why-instead-decline = Caesar laten liggen
why-instead-remove = een senator minder in { $committee }
why-instead-offer = een andere overeenkomst
why-instead-accept = een ja tegen overeenkomst { $deal }
why-instead-reject = een nee tegen overeenkomst { $deal }
why-instead-withdraw = het intrekken van overeenkomst { $deal }
why-instead-pledge = toestemming op { $path }
why-instead-retract = het intrekken van de toestemming op { $path }
why-instead-census = een telling
why-instead-assign = { $praetor } als praetor, { $first } en { $second } als aedielen
why-instead-vote = { $card }
why-instead-peek = de kaart van { $aedile }
why-instead-veto = het veto
why-instead-approve = goedkeuren
why-instead-replace = { $card }
why-instead-discard = het wegleggen van de kaart { $card }
why-instead-claim = een andere bewering
