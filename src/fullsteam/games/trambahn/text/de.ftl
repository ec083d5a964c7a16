title = Trambahn
tagline = Zwei Trambahngesellschaften im alten München streiten um die besten Linien: zehn Wertungen, ein Sieger.

# Questions
step-passengers = { $number ->
    [1] Noch einen zweiten Fahrgast legen?
   *[other] Lege einen Fahrgast an eine Endstation.
    }
    .done = Kein zweiter Fahrgast
step-stations = Baue Haltestellen: Verlängere deine Spalten oder beginne neue.
    .done = Fertig gebaut
step-income = Handkarten zu Geldscheinen machen?
    .done = Genug Geld
step-tramways = Trams für deine neuen Spalten kaufen?
    .done = Fertig gekauft

# Choices
verb-first = { $seat } beginnt
verb-card = der Stapel gibt { $card_id ->
    [cond] einen Schaffner
   *[other] { $card }
}
verb-passenger = { $card } wartet an der { $line_id ->
    [blue] blauen
    [red] roten
    [green] grünen
   *[yellow] gelben
} Endstation
verb-station = { $card } in Spalte { $column }
verb-cash = { $card } wird ein Geldschein
verb-buy = { $tram } für Spalte { $column }

# What happens
event-begins = { $seat } beginnt.
event-dealt = { $seat } bekommt einen Geldschein.
event-turn = Zug { $number }: { $seat }.
event-waits = { $seat } schickt { $card_id ->
    [cond] einen Schaffner
   *[other] { $card }
} an die { $line } Endstation.
event-builds = { $number ->
    [1] { $seat } beginnt Spalte { $column } mit { $card }.
   *[other] { $seat } legt { $card_id ->
        [cond] einen Schaffner
       *[other] { $card }
    } in Spalte { $column }.
}
event-cashes = { $seat } macht { $card_id ->
    [cond] einen Schaffner
   *[other] { $card }
} zum Geldschein.
event-cashed = { $seat } macht eine Handkarte zum Geldschein.
event-buys = { $seat } kauft { $tram } für Spalte { $column } und zahlt { $number } Geldscheine.
event-draws = { $seat } zieht { $card_id ->
    [cond] einen Schaffner
   *[other] { $card }
}.
event-drew = { $seat } zieht eine Karte.
event-gives_up = { $number ->
    [one] { $seat } gibt einen Geldschein ab.
   *[other] { $seat } gibt { $number } Geldscheine ab.
}
event-reshuffle = Die Ablage wird zum neuen Nachziehstapel: { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
event-lost = { $seat } hat keine Tram für eine { $line } Spalte aus { $number ->
    [one] einer Karte
   *[other] { $number } Karten
}; sie wird abgebaut.
event-offered = Neu in der Auslage: { $tram }.
event-scoring = Wertung { $number } von 10: die { $line } Linie.
event-scores = { $number ->
    [0] { $seat } bekommt nichts für die { $line } Linie.
    [one] { $seat } bekommt einen Punkt für die { $line } Linie.
   *[other] { $seat } bekommt { $number } Punkte für die { $line } Linie.
}
event-bonus = Bonus: Eine { $line } Spalte von { $seat } hat acht Karten und bringt { $number } Punkte.
event-last = Das war die zehnte Wertung: Das Spiel ist aus.
event-hands_empty = Beide Hände sind leer, und es gibt nichts zu ziehen: Das Spiel ist aus.

# Why not
refusal-not_in_hand = Du hast { $card_id ->
    [cond] keinen Schaffner
   *[other] { $card } nicht
} auf der Hand; wähle eine deiner Karten.
refusal-must_place = Jeder Zug beginnt mit mindestens einem Fahrgast; lege einen.
refusal-wrong_row = { $card } kann nicht an der { $line_id ->
    [blue] blauen
    [red] roten
    [green] grünen
   *[yellow] gelben
} Endstation warten; eine Haltestelle geht zur eigenen Linie, nur Schaffner dürfen überallhin.
refusal-no_column = Es gibt keine Spalte { $column }; deine letzte mögliche ist { $number }.
refusal-conductor_first = Ein Schaffner kann keine Spalte beginnen; lege ihn zu einer offenen.
refusal-other_line = { $card } gehört nicht zur Linie von Spalte { $column }; eine Spalte hat nur eine Linie.
refusal-too_low = { $card } ist zu niedrig für Spalte { $column }: Die Werte müssen über { $number } steigen.
refusal-closed = Spalte { $column } endet mit einer 10 und ist geschlossen, auch für Schaffner.
refusal-not_offered = In der Auslage liegt gerade keine { $tram_id ->
    [horse] Pferdebahn
    [steam] Dampftram
    [electric] elektrische Tram
   *[other] solche Tram
}.
refusal-too_dear = Das kannst du nicht bezahlen: Es { $number ->
    [one] fehlt ein Geldschein
   *[other] fehlen { $number } Geldscheine
}.
refusal-has_tram = Spalte { $column } hat schon ihre Tram; sie behält sie für immer.

# Things
card = { $label ->
    [cond] ein Schaffner
   *[other] { $line ->
        [blue] Blau
        [red] Rot
        [green] Grün
       *[yellow] Gelb
    } { $value }
}
line = { $label ->
    [blue] blaue
    [red] rote
    [green] grüne
   *[yellow] gelbe
}
tram = { $label ->
    [horse] eine Pferdebahn (×2)
    [steam] eine Dampftram (×3)
    [electric] eine elektrische Tram (×4)
   *[none] keine Tram
}

# Options
option-first = Wer beginnt
    .random = wird ausgelost
    .seat1 = Platz 1
option-lost_columns = Spalten ohne Tram
    .notes = werden Geldscheine
    .discard = kommen auf die Ablage

# Statistics
tally-turns = Züge
tally-scorings = Wertungen
tally-bonus_points = Bonuspunkte
feat-score = Punkte
feat-best_scoring = Beste Wertung
feat-bonus = Bonuspunkte
feat-stations = Gebaute Haltestellen
feat-dearest = Teuerste Tram, in Geldscheinen
feat-lost = Verlorene Spalten

# On the terminal table
ui-market = Auslage
ui-more-trams = { $number ->
    [0] keine Tram mehr
    [one] noch eine Tram
   *[other] noch { $number } Trams
}
ui-pile = Stapel
ui-discard = Ablage
ui-scorings = Wertungen
ui-line = Linie
ui-passengers = Fahrgäste
ui-right = rechts: Punkte, würde die Linie jetzt gewertet
ui-points = Punkte
ui-bonus = Bonus
ui-notes = Geldscheine
ui-hand = Hand
ui-columns = Spalten
ui-none = keine
ui-price = { $number ->
    [one] { $number } Schein
   *[other] { $number } Scheine
}
ui-waiting = Fahrgast { $number } von { $full }
ui-scoring-now = Wertung: { $mine } für dich, { $theirs } für den anderen
ui-new-column = eine neue Spalte; { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} mal ihre Tram
ui-times-tram = dann { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} mal ihre Tram
ui-worth-then = dann { $after } wert statt { $before }
ui-gives-up = eine Karte mit { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkten
}
ui-buys = kostet { $price } Scheine, es bleiben { $left }; die Spalte ist dann { $worth } wert
ui-lost = { $number ->
    [one] { $number } Spalte ohne Tram verlässt den Tisch.
   *[other] { $number } Spalten ohne Tram verlassen den Tisch.
}
ui-bare = { $number ->
    [one] { $number } neue Spalte braucht in diesem Zug eine Tram
   *[other] { $number } neue Spalten brauchen in diesem Zug je eine Tram
}; du hast { $notes } Scheine.
ui-tie = Scheine: { $notes } (Bonus, in den Punkten enthalten: { $bonus })

# Was gewinnt; und ein Tipp zu jeder Art Frage, beim ersten Mal
goal = Die meisten Punkte nach der zehnten Wertung gewinnen. Punkte bringen deine Spalten: ihre Karten, mal die Tram.
tip-income = Jede Karte wird zu einem Schein zu 1.000 Mark. Gib ab, was nirgends passt; du ziehst wieder auf sechs Karten nach.
tip-passengers = Vier Fahrgäste in einer Reihe werten diese Linie für euch beide. Schick, was du nicht bauen kannst, und mach voll, wo deine Spalte besser ist.
tip-stations = In einer Spalte steigen die Werte nur, also beginne niedrig. Eine lange ist besser als zwei kurze: Jede neue braucht eine Tram.
tip-tramways = Eine Spalte ohne Tram ist am Ende deines Zuges verloren. Die Tram vervielfacht alle ihre Punkte, bei jeder Wertung, die noch kommt.

# What the judgement of a position weighs, as a reason says it (fullsteam.analysis)
sign-score = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
sign-lines = { $number ->
    [one] { $number } Punkt, wenn jede Linie gewertet würde
   *[other] { $number } Punkte, wenn jede Linie gewertet würde
}
sign-crowded-lines = { $number ->
    [one] { $number } Punkt auf Linien, an denen Fahrgäste warten
   *[other] { $number } Punkte auf Linien, an denen Fahrgäste warten
}
sign-full-lines = { $number ->
    [one] { $number } Punkt auf Linien kurz vor der Wertung
   *[other] { $number } Punkte auf Linien kurz vor der Wertung
}
sign-best-lead-to-move = { $number ->
    [one] { $number } Punkt Vorsprung bei der nächsten Wertung
   *[other] { $number } Punkte Vorsprung bei der nächsten Wertung
}
sign-to-move = den nächsten Zug
sign-notes = { $number ->
    [one] { $number } Geldschein
   *[other] { $number } Geldscheine
}
sign-trams = { $number ->
    [one] { $number } Spalte mit Tram
   *[other] { $number } Spalten mit Tram
}
sign-room = { $number ->
    [one] { $number } Punkt Platz in Spalten
   *[other] { $number } Punkte Platz in Spalten
}
sign-length = { $number ->
    [one] { $number } Karte in langen Spalten
   *[other] { $number } Karten in langen Spalten
}
sign-bonus-near = { $number ->
    [one] { $number } Punkt in Spalten kurz vor dem Bonus
   *[other] { $number } Punkte in Spalten kurz vor dem Bonus
}
sign-fitting-cards = { $number ->
    [one] { $number } Punkt in Karten, die passen
   *[other] { $number } Punkte in Karten, die passen
}
sign-next-cards = { $number ->
    [one] { $number } Punkt in Karten, die lückenlos passen
   *[other] { $number } Punkte in Karten, die lückenlos passen
}
sign-low-cards = { $number ->
    [one] { $number } niedrige Handkarte
   *[other] { $number } niedrige Handkarten
}
sign-conductors = { $number } Schaffner auf der Hand
sign-suit = { $number ->
    [one] { $number } Handkarte einer Linie
   *[other] { $number } Handkarten einer Linie
}
sign-affordable = { $number ->
    [one] { $number } Stufe der bezahlbaren Tram
   *[other] { $number } Stufen der bezahlbaren Tram
}
