### Warum ein Bot tat, was er tat: was er tat, was er ließ, und was beides wert schien.

why-compared = { $than ->
    [even] { $done }: { $worth }. Ebenso viel wären es für { $instead }.
    [less] { $done }: { $worth }. Auf { $less } für { $instead } habe ich verzichtet.
   *[more] { $done }: { $worth }, gegen { $less } für { $instead }.
}
why-alone = { $done }: { $worth }.
why-chance = { $percent } % Siegchance
why-less-points = { $points }
why-less-chance = { $percent } %
why-points = { $points } Lorbeeren wert
why-simulations = { $simulations ->
    [one] Ich habe eine Partie im Kopf weitergespielt.
   *[other] Ich habe { $simulations } Partien im Kopf weitergespielt.
}

why-done-advance = Ich ziehe auf { $path }
why-done-place = Ich setze einen Senator in { $committee } ein
why-done-caesar = Ich versetze Cäsar auf { $to }
why-done-decline = Ich lasse Cäsar, wo er ist
why-done-remove = Ich nehme einen Senator aus { $committee }
why-done-offer = Ich biete eine Abmachung an
why-done-accept = Ich nehme Abmachung { $deal } an
why-done-reject = Ich sage nein zu Abmachung { $deal }
why-done-withdraw = Ich nehme Abmachung { $deal } zurück
why-done-pledge = Ich stimme auf { $path } zu
why-done-retract = Ich nehme meine Zustimmung auf { $path } zurück
why-done-census = Ich verlange eine Zählung
why-done-assign = Ich mache { $praetor } zum Prätor, { $first } und { $second } zu Ädilen
why-done-vote = Ich lege { $card }
why-done-peek = Ich sehe mir die Karte von { $aedile } an
why-done-veto = Ich lege mein Veto ein
why-done-approve = Ich billige die Karte
why-done-replace = Ich lege stattdessen { $card }
why-done-discard = Ich lege die Karte { $card } ab
why-done-claim = Ich behaupte etwas

why-instead-advance = einen Zug auf { $path }
why-instead-place = einen neuen Senator in { $committee }
why-instead-caesar = Cäsar auf { $to }
why-instead-decline = Cäsar, wo er ist
why-instead-remove = einen Senator weniger in { $committee }
why-instead-offer = eine andere Abmachung
why-instead-accept = ein Ja zu Abmachung { $deal }
why-instead-reject = ein Nein zu Abmachung { $deal }
why-instead-withdraw = die Rücknahme von Abmachung { $deal }
why-instead-pledge = eine Zustimmung auf { $path }
why-instead-retract = die Rücknahme der Zustimmung auf { $path }
why-instead-census = eine Zählung
why-instead-assign = { $praetor } als Prätor, { $first } und { $second } als Ädilen
why-instead-vote = { $card }
why-instead-peek = die Karte von { $aedile }
why-instead-veto = das Veto
why-instead-approve = die Billigung
why-instead-replace = { $card }
why-instead-discard = das Ablegen der Karte { $card }
why-instead-claim = eine andere Behauptung
