story-round = Runde { $round }
story-across = Runde
story-result = Ergebnis
story-unit = Stand nach jeder Runde: Einkommen − Anleihen
story-score = Ergebnis { $number }
story-best = Die beste Lieferung: { $name } schickte eine Ware über { $links ->
    [one] eine Strecke
   *[other] { $links } Strecken
} nach { $city } und stieg um { $steps }.
story-dearest = Die teuerste Strecke: { $name } zahlte { $marks } Mark für { $link }.
story-lead = { $name } ging in Runde { $round } in Führung und gab sie nicht mehr her.
story-sabotage = { $name } hat { $other } sabotiert.
story-bonds = { $name } hat am meisten geliehen: { $bonds ->
    [one] 1 Anleihe
   *[other] { $bonds } Anleihen
}.
