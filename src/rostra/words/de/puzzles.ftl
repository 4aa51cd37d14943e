### Rätsel: was gefragt wird, und was zu einer Antwort gesagt wird.

puzzle-title = { $kind } · { $game } · { $grade }
puzzle-game = { $game ->
    [idus-martii] Idus Martii
   *[quo-vadis] Quo Vadis?
}
puzzle-grade = { $grade ->
    [1] leicht
    [2] mittel
   *[3] schwer
}
puzzle-kind-deal = Finde die Abmachung
puzzle-kind-move = Finde den Zug
puzzle-kind-lie = Wer hat gelogen?
puzzle-kind-vote = Finde die richtige Wahl
puzzle-ask-deal = Du bist { $who } und am Zug. Welche Abmachung bietest du an? Niemand stimmt einer zu, durch die er verliert.
puzzle-ask-move = Du bist { $who } und am Zug. Niemand will verhandeln. Was tust du?
puzzle-ask-lie = Du bist { $who }. Eine dieser Behauptungen ist eine Lüge. Welche?
puzzle-ask-vote = Du bist { $who }. Was tust du?
puzzle-ends = Das Spiel endet nach Zug { $turn }.
puzzle-no-deal = Keine Abmachung: Du machst den besten Zug ohne eine.
puzzle-right-choice = Richtig. Damit gewinnst du zu { $percent } %, mit dem Nächstbesten zu { $next } %.
puzzle-wrong-choice = Nein. Damit gewinnst du zu { $percent } %; etwas anderes bringt deutlich mehr.
puzzle-right-deal = Richtig. Alle stimmen zu, und du gewinnst zu { $percent } %; mit dem Nächstbesten zu { $next } %.
puzzle-wrong-deal = Nein. Damit gewinnst du zu { $percent } %; es gibt eine Abmachung, der alle zustimmen und die dir deutlich mehr bringt.
puzzle-refused = Nein. { $who } lehnt ab: Das kostet { $points } Punkte der eigenen Aussicht auf den Sieg.
puzzle-right-lie = Richtig, das war gelogen. Nach allem, was du wissen konntest, zu { $percent } %; das Nächstwahrscheinliche zu { $next } %.
puzzle-wrong-lie = Nein, das war wahr. Nach allem, was du wissen konntest, war es zu { $percent } % gelogen.
puzzle-tries-left = { $left ->
    [one] Noch ein Versuch.
   *[other] Noch { $left } Versuche.
}
puzzle-solution = Die Antwort war: { $answer }
puzzle-game-unknown = Zu { $game } gibt es keine Rätsel.
