## Was Leuten gesagt wird, die nicht am Tisch sind: durch eine Push-Nachricht oder den Webhook des Tischs.

notice-title = { $stage ->
    [reminder] Deine Zeit läuft ab
    [late] Ein Bot spielt für dich
   *[turn] Du bist am Zug
}
notice-body = { $stage ->
    [reminder] { $hours ->
        [one] { $game }, Tisch { $code }: noch eine Stunde
       *[other] { $game }, Tisch { $code }: noch { $hours } Stunden
    }
    [late] { $game }, Tisch { $code }: Deine Zeit ist abgelaufen. Nimm deinen Platz zurück, wann du willst.
   *[turn] { $game }, Tisch { $code }
}
notice-hook = { $stage ->
    [reminder] { $hours ->
        [one] { $name }, deine Zeit läuft in einer Stunde ab: { $game }, Tisch { $code }.
       *[other] { $name }, deine Zeit läuft in { $hours } Stunden ab: { $game }, Tisch { $code }.
    }
    [late] { $name } war zu lange weg, deshalb spielt ein Bot: { $game }, Tisch { $code }.
   *[turn] { $name }, du bist am Zug: { $game }, Tisch { $code }.
}
notice-hello = Hier wird gemeldet, wer an Tisch { $code } ({ $game }) am Zug ist.
