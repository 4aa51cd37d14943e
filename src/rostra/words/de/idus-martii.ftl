# Warum eine Aktion in Idus Martii abgelehnt wird.

idus-unknown-action = Eine solche Aktion gibt es in Idus Martii nicht.
idus-wrong-keys = Diese Aktion braucht genau diese Angaben: { $keys }.
idus-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
idus-no-such-vote-card = Eine Wahlkarte ist grün, rot oder gelb (green, red, yellow).
idus-no-such-faction-card = Eine Fraktionskarte ist Loyalist, Verräter oder Händler (loyalist, traitor, merchant).
idus-two-aediles = Nenne die Plätze zweier Ädilen.
idus-aediles-ascending = Nenne zuerst den Ädil mit der kleineren Platznummer.
idus-game-over = Das Spiel ist zu Ende.
idus-not-your-turn = Du bist nicht an der Reihe: { $role ->
    [consul] Der Konsul hat die Wahl.
    [praetor] Der Prätor hat die Wahl.
    [aedile] Der Ädil legt eine andere Karte.
   *[aediles] Die Ädilen wählen.
 }
idus-not-now = { $stage ->
    [assign] Verteile jetzt die Rollen.
    [vote] Lege jetzt eine Wahlkarte.
    [peek] Bestimme jetzt die Karte, die du ansiehst.
    [veto] Sag jetzt, ob die Karte ausgetauscht werden muss.
    [replace] Lege jetzt eine andere Wahlkarte.
   *[discard] Lege jetzt eine deiner Fraktionskarten weg.
 }
idus-consul-himself = Der Konsul gibt sich selbst keine andere Rolle.
idus-one-role-each = Jede Rolle geht an einen anderen Spieler.
idus-praetor-again = Niemand ist zwei Runden hintereinander Prätor.
idus-aedile-again = Niemand ist zwei Runden hintereinander Ädil.
idus-both-aediles-again = Nur einer der beiden Ädilen darf noch einmal Ädil sein.
idus-not-an-aedile = Nur ein Ädil hat eine Karte gelegt.
idus-already-laid = Du hast deine Karte schon gelegt.
idus-no-yellow-yet = In der ersten Phase gibt es keine gelben Karten.
idus-same-card = Lege eine andere Karte als die, die du zurückgenommen hast.
idus-not-held = Diese Karte hast du nicht.
