board-side = Spalten von { $name }
board-column = Spalte { $number }, { $line } Linie, { $tram }: { $cards }. Wert: { $worth ->
    [one] 1 Punkt
   *[other] { $worth } Punkte
}.
board-terminus = { $place }, Endstation, { $line } Linie: { $waiting } von 4 Plätzen besetzt. Wertung jetzt: { $one } +{ $first }, { $two } +{ $second }.
board-scored = Gerade gewertet
board-new = Neue Spalte
next-street-blue = Eine neue blaue Spalte: mit welcher Karte?
next-street-red = Eine neue rote Spalte: mit welcher Karte?
next-street-green = Eine neue grüne Spalte: mit welcher Karte?
next-street-yellow = Eine neue gelbe Spalte: mit welcher Karte?
board-bonus = Bonus +{ $points }
board-next-bonus = dann Bonus
board-notes = { $number ->
    [one] Schein
   *[other] Scheine
}
board-marks = { $marks } Mark
board-points = { $number ->
    [one] Punkt
   *[other] Punkte
}
board-of-bonus = davon { $number } Bonus
board-hand = { $number ->
    [one] eine Karte auf der Hand
   *[other] { $number } Karten auf der Hand
}
board-tally = Was jede Wertung gebracht hat
board-scorings = { $number } von 10 Wertungen
board-offer = { $tram }: { $marks } Mark, { $many } zu kaufen
board-times = { $number } davon
board-fact-notes = { $number ->
    [one] 1 Schein
   *[other] { $number } Scheine
}
board-now = jetzt
board-scored-short = gewertet
board-unfold = Alle Haltestellen
board-fold = Weniger Haltestellen
board-face-down = { $number ->
    [0] keine Karten verdeckt
    [1] eine Karte verdeckt
   *[other] { $number } Karten verdeckt
}

# Aufgetragen
order-until-scoring = bis zur nächsten Wertung

# Das Protokoll
board-story-cashes = { $name } macht { $number } Handkarten zu Geldscheinen.
board-story-draws = { $name } zieht { $number } Karten.
board-story-dealt = { $name } bekommt { $number } Geldscheine.
# The parts of a turn
board-phases = Teile eines Zuges
board-phase = { $phase ->
    [passengers] Fahrgäste
    [stations] Haltestellen
    [income] Scheine
   *[tramways] Trams
}
board-bare = { $number ->
    [one] 1 Spalte ohne Tram
   *[other] { $number } Spalten ohne Tram
}
board-paid = Geld nur für { $number }
board-paid-all = das Geld reicht
sure-lost = { $number ->
    [one] Eine Spalte hat keine Tram und wird abgebaut.
   *[other] { $number } Spalten haben keine Tram und werden abgebaut.
} Zug beenden?
if-scored = Wertung jetzt
sure-short = { $number ->
    [one] Für die Tram von { $number } Spalte fehlt das Geld; sie würde abgebaut.
   *[other] Für die Trams von { $number } Spalten fehlt das Geld; sie würden abgebaut.
} Keine Karten mehr zu Geld machen?
thing-column = Spalte { $label }
