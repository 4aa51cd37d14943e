## Che cosa si dice a chi non è al tavolo: con un messaggio push o con il webhook del tavolo.

notice-title = { $stage ->
    [reminder] Il tuo tempo sta per scadere
    [late] Un bot gioca per te
   *[turn] Tocca a te
}
notice-body = { $stage ->
    [reminder] { $hours ->
        [one] { $game }, tavolo { $code }: resta un'ora
       *[other] { $game }, tavolo { $code }: restano { $hours } ore
    }
    [late] { $game }, tavolo { $code }: il tuo tempo è scaduto. Riprendi il tuo posto quando vuoi.
   *[turn] { $game }, tavolo { $code }
}
notice-hook = { $stage ->
    [reminder] { $hours ->
        [one] { $name }, il tuo tempo scade tra un'ora: { $game }, tavolo { $code }.
       *[other] { $name }, il tuo tempo scade tra { $hours } ore: { $game }, tavolo { $code }.
    }
    [late] { $name } è mancato troppo a lungo, quindi gioca un bot: { $game }, tavolo { $code }.
   *[turn] { $name }, tocca a te: { $game }, tavolo { $code }.
}
notice-hello = Qui si dirà a chi tocca al tavolo { $code } ({ $game }).
