## Warum eine Aktion in Quo Vadis? nicht erlaubt ist. Die Nummer der Regel kommt ans Ende.

quo-game-over = Das Spiel ist zu Ende.
quo-not-your-turn = Du bist nicht am Zug: Am Zug ist { $seat }.
quo-unknown-action = Eine Aktion „{ $action }“ gibt es in Quo Vadis? nicht.
quo-wrong-parts = Die Aktion „{ $action }“ hat genau diese Teile: { $parts }.

quo-no-entry = Senatoren werden in A1, B1, D1 oder E1 eingesetzt, nicht in „{ $name }“.
quo-reserve-empty = Du hast keinen Senator mehr in der Reserve.
quo-entry-full = In diesem untersten Gremium ist kein Feld frei.

quo-no-path = Einen Weg „{ $name }“ gibt es auf dem Spielplan nicht.
quo-none-to-advance = Du hast keinen Senator in { $from }.
quo-next-full = In { $to } ist kein Feld frei.
quo-with-seats = „with“ ist eine Liste der Plätze, deren Zustimmung du nutzt.
quo-wrong-consents = { $needed ->
    [0] Dieser Weg braucht keine Zustimmung: „with“ muss leer sein.
    [one] Auf diesem Weg brauchst du die Zustimmung genau eines anderen Senators.
   *[other] Auf diesem Weg brauchst du die Zustimmung von genau { $needed } anderen Senatoren.
}
quo-own-too-few = So viele andere Senatoren hast du nicht in { $from }.
quo-no-consent = { $seat } hat dir diese Zustimmung nicht gegeben.
quo-caesar-suffices = Cäsar liegt auf { $path }: Dort brauchst du keine Zustimmung.

quo-no-laurel-place = Einen Lorbeerplatz „{ $name }“ gibt es nicht.
quo-caesar-is-there = Cäsar liegt schon dort: Versetze ihn auf einen anderen Lorbeerplatz.
quo-bonus-first = Versetze zuerst Cäsar mit deinem Bonus oder verzichte darauf.
quo-no-bonus = Es gibt keinen Bonus, auf den du verzichten könntest.

quo-remove-first = Zuerst nehmen alle Spieler Senatoren vom Spielplan, bis zwei bleiben.
quo-not-removing = Senatoren werden nur zwischen den Partien einer Konsulwahl vom Spielplan genommen.
quo-no-committee = Ein Gremium „{ $name }“ gibt es nicht.
quo-two-stay = Deine letzten zwei Senatoren bleiben auf dem Spielplan.
quo-none-to-remove = Dort hast du keinen Senator.

quo-own-turn = Zustimmung geben die anderen: Du bist selbst am Zug.
quo-not-now = Zustimmung kann nur geben, wer es tut, bevor der Spieler am Zug gehandelt hat.
quo-free-path = { $name } braucht nie Zustimmung.
quo-no-consent-needed = Cäsar liegt auf { $path }: Dort wird keine Zustimmung gebraucht.
quo-mover-not-there = { $seat } hat keinen Senator in { $from }.
quo-too-many-votes = { $needed ->
    [one] Dieser Weg braucht eine Zustimmung.
   *[other] Dieser Weg braucht bis zu { $needed } Zustimmungen.
}
quo-too-few-senators = So viele Senatoren mit freier Zustimmung hast du nicht in { $from }.
quo-pledged-already = Du hast auf { $path } schon zugestimmt: Nimm das zuerst zurück.
quo-nothing-pledged = Du hast auf { $path } nicht zugestimmt.

quo-no-census = An diesem Tisch wird ohne Zensus gespielt.
quo-census-closed = Ein Zensus lässt sich nur verlangen, gleich nachdem der erste, zweite oder dritte Senator im Senat ankommt.

quo-answer-first = Zuerst muss antworten, wer um Zustimmung gefragt wurde.
quo-not-asked = Niemand wurde um Zustimmung gefragt.
quo-no-more-asks = In diesem Zug wird nicht mehr um Zustimmung gefragt.
quo-asked-already = Dieser Platz hat auf diesem Weg schon abgelehnt.
quo-price-too-high = Dieser Preis ist höher, als gezahlt werden kann.

## Was an einer Stellung nicht stimmt.

quo-position-committee = { $committee } hat nur { $seats ->
    [one] { $seats } Feld
   *[other] { $seats } Felder
} (Q1).
quo-position-senate = Der Senat hat nur { $seats } Felder (Q1).
quo-position-senators = { $seat } hat { $has } Senatoren statt { $due } (Q2).
quo-position-stock = Im Stapel liegen mehr Lorbeeren, als es gibt (Q2).
quo-position-laurels = Vom Lorbeer { $laurel } gibt es { $there } statt { $due } ({ $rule }).
quo-position-sums = In der ersten Partie einer Konsulwahl ist noch nichts aufgeschrieben (Q25).
quo-position-full = Fünf Senatoren im Senat beenden das Spiel (Q15).
quo-position-bonus = Ein Bonus folgt auf einen eben genommenen Lorbeer IIc, und wer am Zug ist, hat keinen (Q14).
quo-position-remove = Senatoren werden nur zwischen den Partien einer Konsulwahl vom Spielplan genommen (Q25).
quo-position-stay = Wer höchstens zwei Senatoren auf dem Spielplan hat, nimmt keinen weg (Q25).
quo-position-between = Zwischen den Partien ist der Senat leer, und niemand hat Lorbeeren (Q25).
quo-position-over = Eine Konsulwahl ist nach ihrer dritten Partie zu Ende (Q25).
