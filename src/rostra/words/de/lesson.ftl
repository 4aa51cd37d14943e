## Ein erstes Spiel nach Drehbuch, und Hinweise im Spiel danach

web-lesson-offer = { $game } · dein erstes Spiel
web-lesson-offer-hint = Ein kurzes Spiel nach Drehbuch zeigt, wie es geht: auf dem echten Spielplan, beim Spielen, in wenigen Minuten. Du kannst jederzeit aufhören.
web-lesson-learn = Spielend lernen
web-lesson-just-play = Gleich spielen
web-lesson-step = { $step } von { $steps }
web-lesson-skip = Überspringen
web-lesson-over = { $game ->
    [quo-vadis] Das war dein erstes Spiel, nach zwölf Zügen abgebrochen. Ein richtiges geht weiter, bis fünf Senatoren im Senat sind.
   *[idus-martii] Das war dein erstes Spiel. In einem richtigen spielst du jede Runde selbst.
}
web-lesson-first-game = Mit freundlichen Bots spielen

web-lesson-quo-vadis-goal = Das ist der Senat. Bring einen Senator hinein und sammle unterwegs Lorbeeren: Wer die meisten hat, gewinnt, aber nur, wer im Senat ist, zählt.
web-lesson-quo-vadis-place = Du bist am Zug. In jedem Zug tust du eines. Setz einen Senator in E1 ein: Tippe zweimal darauf.
web-lesson-quo-vadis-asked = { $first } bittet dich um Zustimmung: Um ein Dreier-Gremium zu verlassen, muss dort ein anderer Senator zustimmen. Das bringt dir eine I, und { $first } will noch 1 zahlen. Nimm an.
web-lesson-quo-vadis-paid = Das sind deine Lorbeeren, zusammen 2 wert. Was im selben Zug erfüllt werden kann, muss gehalten werden, darum wurdest du gleich bezahlt. Andere sehen, wie viele du hast, nicht welche.
web-lesson-quo-vadis-stand = Du bist am Zug und willst nun weiter. Tippe auf E1, wo dein Senator steht.
web-lesson-quo-vadis-ask = Auf dem Weg nach D2 liegt eine V, aber du brauchst eine Zustimmung. Tippe auf den Lorbeer, um darum zu bitten.
web-lesson-quo-vadis-pay = Das Angebot ist begonnen: { $second } stimmt zu. Biete etwas dafür: eine Zahlung in Lorbeeren.
web-lesson-quo-vadis-send = Ein geschlossenes Siegel heißt, es wird durchgesetzt; eine offene Hand ist nur ein Versprechen. Schick das Angebot ab.
web-lesson-quo-vadis-go = { $second } ist einverstanden. Ein Tipp tut, wofür die Abmachung da ist.
web-lesson-quo-vadis-laurel = Du hast die V genommen, als du über sie gezogen bist, und { $second } 1 gezahlt. Ein neuer Lorbeer liegt auf dem Weg.
web-lesson-quo-vadis-caesar = { $first } hat den Zug genutzt, um Cäsar zu versetzen. Auf dem Weg, auf dem er liegt, braucht niemand Zustimmung, und niemand bekommt einen Lorbeer.
web-lesson-quo-vadis-given = Du bist am Zug. { $first } stimmt dir ungefragt zu, für die I, die das bringt. Tippe auf D2, wo du stehst.
web-lesson-quo-vadis-cross = Zieh nach C1. Dieser Lorbeer zeigt Cäsars Kopf: Wer ihn nimmt, darf auch Cäsar versetzen.
web-lesson-quo-vadis-bonus = Versetze nun Cäsar: auf den Weg von C1 in den Senat.
web-lesson-quo-vadis-before = Du bist am Zug. Um C1 zu verlassen, bräuchtest du zwei Zustimmungen, aber auf deinem Weg liegt Cäsar. Tippe auf C1.
web-lesson-quo-vadis-enter = Zieh in den Senat: ohne Zustimmung und ohne den Lorbeer.

web-lesson-idus-martii-cards = Du hältst zwei geheime Fraktionskarten. Eine davon wird deine Seite. Tippe auf das Auge, um sie anzusehen.
web-lesson-idus-martii-track = Auf dieser Leiste laufen zwei Fraktionen um die Wette. Wer über die Dolche hinausgeht, wird entdeckt und verliert. Sonst gewinnt am Ende, wer zwei Felder vorn liegt, und wenn niemand so weit vorn liegt, gewinnen die Händler.
web-lesson-idus-martii-vote = Du bist einer der beiden Ädilen und wählst geheim: Grün bringt die Loyalisten voran, Rot die Verräter. Nimm Grün.
web-lesson-idus-martii-lay = Leg sie verdeckt hin.
web-lesson-idus-martii-count = Der Prätor hat eine der Karten angesehen und nichts verlangt. Dann wurden beide gemischt und aufgedeckt: Niemand erfährt, wer welche gelegt hat.
web-lesson-idus-martii-look = Die Rollen sind weitergegangen: Jetzt bist du Prätor. Sieh dir die Karte von { $second } an.
web-lesson-idus-martii-veto = Rot, für die Verräter. Du darfst verlangen, dass sie getauscht wird: Sag Veto.
web-lesson-idus-martii-claim = Sag mit einem Tipp, was du gesehen hast. Alle hören zu, und niemand muss die Wahrheit sagen.
web-lesson-idus-martii-discard = Jetzt bist du Konsul und legst eine deiner beiden Karten für immer weg. Wähle den Verräter.
web-lesson-idus-martii-side = Leg sie weg: Von nun an bist du Loyalist.
web-lesson-idus-martii-rounds = Unter Runden steht, wer welche Rolle hatte, was herauskam und was gesagt wurde. Am Ende sieht man dort die Lügen.
web-lesson-idus-martii-rest = In der zweiten Hälfte verteilt der Konsul die Rollen, und Ädilen dürfen auch Gelb legen, das nichts bewegt. Der Rest wird nun für dich gespielt: Sieh, wie es ausgeht.

web-hint-title = Hinweise
web-hint-off = Keine Hinweise mehr
web-hint-enter = { $path }: in den Senat{ $laurel ->
    [none] {""}
   *[other] {" "}mit einer { $laurel }
}. Am Ende zählt nur, wer drin ist.
web-hint-ask = { $path } bringt eine { $laurel }. Bitte { $who } um Zustimmung; { $price } dafür zu zahlen ist angemessen.
web-hint-advance = { $path } steht dir offen{ $laurel ->
    [none] {""}
   *[other] {" "}und bringt eine { $laurel }
}.
web-hint-place = Setz einen Senator in { $committee } ein: Je mehr von deinen überall stehen, desto öfter wirst du um Zustimmung gebeten.
web-hint-bonus = Leg Cäsar auf einen Weg, den du bald gehen willst, oder dorthin, wo gleich jemand einen hohen Lorbeer nimmt.
web-hint-caesar = Versetze Cäsar auf einen Weg, den du gehen willst: Dort brauchst du keine Zustimmung.
web-hint-answer = Zustimmen bringt dir eine I. Bedenke, was der andere gewinnt: Mit „Gegenangebot“ kannst du mehr verlangen.
web-hint-pledge = { $who } könnte mit deiner Zustimmung { $path }{ $laurel ->
    [none] {""}
   *[other] {" "}({ $laurel })
} nehmen. Sie bringt dir eine I; mit „Abmachung“ kannst du mehr verlangen.
web-hint-vote = { $side ->
    [loyalist] Du bist Loyalist: Grün bringt deine Seite voran.
    [traitor] Du bist Verräter: Rot bringt deine Seite voran.
    [merchant] Du bist Händler: Du gewinnst, wenn niemand zwei Felder vorn liegt. Bremse, wer führt.
   *[open] Deine Seite steht noch nicht fest: Hilf der, die du lieber behalten würdest.
}
web-hint-near = { $faction ->
    [loyalist] Die Loyalisten
   *[traitor] Die Verräter
} sind nahe an den Dolchen: eine Karte zu viel, und sie verlieren.
web-hint-peek = Sieh dir die Karte dessen an, dem du weniger traust.
web-hint-veto = { $side ->
    [loyalist] Verlange eine andere, wenn sie rot ist.
    [traitor] Verlange eine andere, wenn sie grün ist.
   *[other] Verlange eine andere, wenn sie dem Führenden zu sehr hilft.
} Alle sehen, ob du es tust.
web-hint-discard = { $ahead ->
    [loyalist] Die Loyalisten führen. Behalte die Karte, die noch gewinnen kann: Vorn zu liegen ist gut, nahe an den Dolchen zu sein nicht.
    [traitor] Die Verräter führen. Behalte die Karte, die noch gewinnen kann: Vorn zu liegen ist gut, nahe an den Dolchen zu sein nicht.
   *[none] Niemand führt. Behalte die Karte, die andere dir nicht zutrauen.
}
web-hint-assign = Mach jemanden zum Prätor, dem du traust: Der prüft, was die Ädilen tun.
web-hint-claim = Sag, was du gelegt oder gesehen hast. Wer schweigt, dem glaubt man auch nicht.
