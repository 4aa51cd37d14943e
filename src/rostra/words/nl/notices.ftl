## Wat mensen horen die niet aan tafel zijn: door een pushbericht of de webhook van de tafel.

notice-title = { $stage ->
    [reminder] Je tijd loopt af
    [late] Een bot speelt voor je
   *[turn] Jij bent aan de beurt
}
notice-body = { $stage ->
    [reminder] { $hours ->
        [one] { $game }, tafel { $code }: nog één uur
       *[other] { $game }, tafel { $code }: nog { $hours } uur
    }
    [late] { $game }, tafel { $code }: je tijd is om. Neem je plaats terug wanneer je wilt.
   *[turn] { $game }, tafel { $code }
}
notice-hook = { $stage ->
    [reminder] { $hours ->
        [one] { $name }, je tijd loopt over een uur af: { $game }, tafel { $code }.
       *[other] { $name }, je tijd loopt over { $hours } uur af: { $game }, tafel { $code }.
    }
    [late] { $name } bleef te lang weg, dus speelt een bot: { $game }, tafel { $code }.
   *[turn] { $name }, jij bent aan de beurt: { $game }, tafel { $code }.
}
notice-hello = Hier wordt gemeld wie aan tafel { $code } ({ $game }) aan de beurt is.
