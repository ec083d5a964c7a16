words-mine = Was dir gehört
words-locos = Loks
words-loco = Lok { $loco }
words-at-hand = in der Hand
words-at-shed = im Schuppen
words-head-loco = Lok
words-head-where = Wo
words-head-far = Wie weit
words-head-ahead = Nächstes Feld
words-far = Abschnitt { $number } von { $of }
words-accident = Unfall: { $hazard }
words-dice = Zug und Würfel
words-turn = Zug { $number }: { $name }
words-second = Ein zweiter Zug, nach einem Pasch
words-bound = Er gilt für Lok { $loco }
words-colour = Der Farbwürfel zeigt { $colour }
words-points = Die Würfel zeigen { $first } und { $second }: { $number } Felder
words-stock = Reparaturplättchen im Vorrat: { $number }
words-no-dice = Es liegen keine Würfel auf dem Tisch.
words-platforms = Die Plattformen
words-platform = { $colour ->
    [blue] Plattform Blau
    [red] Plattform Rot
   *[yellow] Plattform Gelb
}
words-section = { $section ->
    [S0] Startgerade
    [S1] Erste Kurve
    [S2] Zweite Kurve
    [S3] Dritte Kurve
   *[S4] Zielgerade
}
words-bay-with = { $bay }: { $platform }
words-bay-open = { $bay }: offen
words-way = Lage { $way }
words-way-now = Lage { $way }, wie jetzt
words-lane = Gleis { $lane }
words-pit = Unfall
words-head-bay = Bucht
words-head-way = Liegt
words-head-lane = Von Gleis { $lane } nach
words-head-from = Von
words-ring = Der Ring
words-ring-how = In Fahrtrichtung erzählt, vom Start bis zu den Schuppen hinter der Zielgeraden.
words-head-stretch = Abschnitt
words-head-there = Loks
words-stands = { $name } { $loco }: { $cell }
words-owned = { $name } { $loco }
words-empty = keine
words-sheds = Schuppen
words-head-move = Fahrt
words-head-brings = Was sie bringt
words-drive = Lok { $loco } fahren
words-enter = Einfahrt auf Gleis { $lane }
words-slid = { $platform } in Lage { $way }
words-impossible = nicht möglich
words-result = { $who }: { $end }
words-ends = hält: { $cell }
words-parks = wartet auf dem Zielfeld
words-home = im Schuppen

# Exactly where: the log only says the place, which the picture shows
words-cell = { $rail ->
    [0] { $place }, Feld { $number }
   *[other] { $place }, Schiene { $rail }, Feld { $number }
}
