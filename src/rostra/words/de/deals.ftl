## Warum ein Angebot oder eine Antwort nicht möglich ist. Die Nummer der Regel kommt ans Ende.

deal-offer-parts = Ein Angebot hat „clauses“ und darf „private“ (true oder false) und „answers“ (die Nummer einer Abmachung) haben; wenn es antwortet, auch „because“.
deal-clause-count = Ein Angebot hat 1 bis { $most } Punkte.
deal-no-clause = Ein Punkt ist ein Objekt mit „kind“ und „by“.
deal-unknown-clause = Einen Punkt „{ $clause }“ gibt es nicht.
deal-clause-parts = Ein Punkt „{ $clause }“ muss genau die Teile haben, die zu ihm gehören.
deal-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.
deal-with-oneself = Niemand macht eine Abmachung mit sich selbst.
deal-until = Ein Versprechen reicht mindestens bis Zug { $turn }.
deal-no-consent-path = „{ $path }“ ist kein Weg, der Zustimmung braucht.
deal-no-consent-committee = „{ $committee }“ ist kein Gremium, das man nur mit Zustimmung verlässt.
deal-votes = Eine Abmachung gibt eine oder zwei Zustimmungen eines Spielers.
deal-this-turn = Zustimmung auf einem Weg und Zahlungen gelten für diesen Zug, Zug { $turn }.
deal-value = Eine Zahlung hat einen Wert von 1 bis { $most }.
deal-note = Eine Notiz hat 1 bis { $most } Zeichen in einer Zeile.
deal-pattern-type = Nur Einsetzen, Ziehen, Cäsar versetzen und auf den Bonus verzichten lassen sich zusagen oder ausschließen.
deal-pattern = Eine solche Aktion „{ $action }“ kann niemand ausführen.
deal-circular = Diese Zahlungen gehen im Kreis.
deal-contradiction = Diese Punkte widersprechen einander.
deal-no-turn = { $seat } hat bis Zug { $turn } keinen eigenen Zug.
deal-own-turn = { $seat } ist am Zug: Zustimmung geben die anderen.
deal-too-many-votes = { $needed ->
    [one] Für { $path } genügt eine Zustimmung.
   *[other] Für { $path } genügen { $needed } Zustimmungen.
}
deal-too-few-senators = { $seat } hat unter { $path } nicht so viele Senatoren.
deal-no-private = An diesem Tisch sind alle Abmachungen offen.
deal-private-support = An einer geheimen Abmachung über Zustimmung muss beteiligt sein, wer am Zug ist: { $seat }.
deal-too-many-offers = Du hast in diesem Zug { $most } Angebote gemacht: Das genügt.
deal-answer-parts = Um ein Angebot zu beantworten, nenne seine Nummer als „deal“; wer ablehnt, darf „because“ angeben.
deal-unknown = Eine solche Abmachung kennst du nicht: { $deal }.
deal-not-open = Abmachung { $deal } ist nicht mehr offen.
deal-not-yours = Nur wer Angebot { $deal } gemacht hat, kann es zurückziehen.
deal-not-asked = Abmachung { $deal } wurde nicht dir angeboten.
deal-accepted = Du hast Abmachung { $deal } schon angenommen.
deal-consent-given = Diese Zustimmung schuldest du schon einer anderen Abmachung.
deal-word-given = In Abmachung { $deal } hast du dein Wort anders gegeben.
deal-pledge-stands = Du kannst nicht versprechen, { $seat } die Zustimmung zu verweigern, solange deine Zustimmung steht: Nimm sie zuerst zurück.
deal-must-refuse = In Abmachung { $deal } hast du dein Wort gegeben, { $seat } nicht zuzustimmen.
