story-start = Der Anfang
story-scoring = Wertung { $number }: { $line } Linie
story-bonus = Boni
story-total = Summe
story-unit = Punkte je Wertung
story-across = Wertung
story-points = Punkte
story-score = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
story-best = Die beste Wertung: { $number } Punkte für { $name }, { $line } Linie.
story-lead = { $name } ging in Wertung { $number } in Führung und gab sie nicht mehr her.
story-best-bonus = { $name } hat eine { $line } Spalte auf acht Karten gebracht: { $number } Punkte Bonus.
story-dearest = Der teuerste Kauf: { $name } zahlte { $number } Geldscheine für { $tram }.
story-lost = { $name } hat eine { $line } Spalte aus { $number ->
    [one] einer Karte
   *[other] { $number } Karten
} verloren: Es fehlte die Tram.
