words-mine = Deine Seite
words-score = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}{ $bonus ->
    [0] .
   *[other] , davon { $bonus } als Bonus.
}
words-hand = { $number ->
    [0] Keine Handkarte
    [one] Eine Handkarte
   *[other] { $number } Handkarten
}
words-card = { $card }: { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
words-times = { $thing } ({ $number }-mal)
words-money = Geld
words-notes = { $number ->
    [one] 1 Geldschein
   *[other] { $number } Geldscheine
}: { $marks } Mark.
words-known = Geldscheine, deren Karte du gesehen hast:
words-columns = Spalten
words-no-columns = Noch keine Spalte.
words-column = Spalte { $number }
words-conductor = Schaffner
words-closed = { $cards }; geschlossen
words-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
words-head-column = Spalte
words-head-line = Linie
words-head-cards = Haltestellen, von der ersten an
words-head-tram = Tram
words-head-worth = Wert
words-termini = Die vier Endstationen
words-terminus = { $place }, { $line } Linie
words-nobody = niemand
words-places = { $number ->
    [0] keiner: sie wird gewertet
    [one] 1 Platz
   *[other] { $number } Plätze
}
words-head-terminus = Endstation
words-head-waiting = Fahrgäste
words-head-free = Frei
words-you-get = Du, wenn sie jetzt gewertet wird
words-gets = { $name }, wenn sie jetzt gewertet wird
words-market = Trams zu kaufen
words-offer = { $tram }: { $notes } Geldscheine, { $number } im Angebot
words-game = Das Spiel bisher
words-turn = Zug { $number }
words-pile = { $number ->
    [0] Der Nachziehstapel ist leer
    [one] 1 Karte im Nachziehstapel
   *[other] { $number } Karten im Nachziehstapel
}
words-discards = Ablage
words-face-down = { $number ->
    [0] Keine Karten verdeckt.
    [one] 1 Karte verdeckt.
   *[other] { $number } Karten verdeckt.
}
