### Perché un bot ha fatto ciò che ha fatto: che cosa, che cosa no, e quanto parevano valere.

why-compared = { $than ->
    [even] { $done }: { $worth }. Sarebbe lo stesso per { $instead }.
    [less] { $done }: { $worth }. Ho rinunciato a { $less } per { $instead }.
   *[more] { $done }: { $worth }, contro { $less } per { $instead }.
}
why-alone = { $done }: { $worth }.
why-chance = { $percent } % di probabilità di vincere
why-less-points = { $points }
why-less-chance = { $percent } %
why-points = vale { $points } allori
why-simulations = { $simulations ->
    [one] Ho continuato una partita nella mente.
   *[other] Ho continuato { $simulations } partite nella mente.
}

why-done-advance = Avanzo lungo { $path }
why-done-place = Aggiungo un senatore in { $committee }
why-done-caesar = Sposto Cesare su { $to }
why-done-decline = Lascio Cesare dov'è
why-done-remove = Tolgo un senatore da { $committee }
why-done-offer = Offro un accordo
why-done-accept = Accetto l'accordo { $deal }
why-done-reject = Dico di no all'accordo { $deal }
why-done-withdraw = Ritiro l'accordo { $deal }
why-done-pledge = Do il consenso su { $path }
why-done-retract = Ritiro il mio consenso su { $path }
why-done-census = Chiedo un censimento
why-done-assign = Nomino { $praetor } pretore, { $first } e { $second } edili
why-done-vote = Gioco la carta { $card }
why-done-peek = Guardo la carta di { $aedile }
why-done-veto = Pongo il veto
why-done-approve = Approvo la carta
why-done-replace = Gioco invece la carta { $card }
why-done-discard = Scarto la carta { $card }
why-done-claim = Affermo qualcosa

why-instead-advance = avanzare lungo { $path }
why-instead-place = un senatore in { $committee }
why-instead-caesar = Cesare su { $to }
why-instead-decline = lasciare Cesare dov'è
why-instead-remove = un senatore in meno in { $committee }
why-instead-offer = un altro accordo
why-instead-accept = un sì all'accordo { $deal }
why-instead-reject = un no all'accordo { $deal }
why-instead-withdraw = ritirare l'accordo { $deal }
why-instead-pledge = un consenso su { $path }
why-instead-retract = ritirare il consenso su { $path }
why-instead-census = un censimento
why-instead-assign = { $praetor } pretore, { $first } e { $second } edili
why-instead-vote = la carta { $card }
why-instead-peek = la carta di { $aedile }
why-instead-veto = il veto
why-instead-approve = approvare
why-instead-replace = la carta { $card }
why-instead-discard = scartare la carta { $card }
why-instead-claim = un'altra affermazione
