words-mine = Was dir gehört
words-cash = { $number } Mark in der Kasse
words-income = Einkommen { $number }
words-bonds = { $number ->
    [0] Keine Anleihen
    [one] 1 Anleihe, kostet 1 Mark je Runde
   *[other] { $number } Anleihen, kosten { $number } Mark je Runde
}
words-result = Stand: { $number }, Einkommen weniger Anleihen
words-pieces = { $number ->
    [one] Noch 1 Gleisstück zu bauen
   *[other] Noch { $number } Gleisstücke zu bauen
}
words-card = { $card }: { $text }
words-cards = { $number ->
    [0] Keine Aktionskarte
    [one] 1 Aktionskarte
   *[other] { $number } Aktionskarten
}
words-seen = Davon hast du gesehen: { $cards }
words-routes = Streckenkarten
words-track = Gebaute Gleise
words-no-track = Noch keine.
words-times = { $thing } ({ $number }-mal)
words-route = { $route ->
    [green] grünes Achteck
    [orange] oranger Blitz
    [brown] braunes Kreuz
    [grey] graues Kleeblatt
    [white] weiße Mondsichel
   *[black] schwarzer Stern
}
words-good = { $good ->
    [blue] blauer Kreis
    [violet] violettes Quadrat
    [red] rotes Dreieck
   *[yellow] gelbe Raute
}
words-head-player = Name
words-head-place = Reihenfolge
words-head-bid = Gebot
words-head-auction = Versteigerung
words-place = Nummer { $number }
words-no-bid = kein Gebot
words-has-place = Platz { $number }
words-bidding = noch dabei
words-highest = Das Höchstgebot ist { $number } Mark.
words-group = Gruppe { $number }
words-no-cards = keine Karten
words-taken = genommen von { $name }
words-open = frei
words-head-group = Gruppe
words-head-cards = Streckenkarten
words-head-state = Stand
words-loose = Auszulegende Streckenkarten:
words-supplies = Runde und Vorräte
words-played = Aktionskarten in der Ablage: { $cards }
words-map = Die Karte
words-map-how = Waren gehen in eine Stadt ihrer eigenen Farbe. Die Städte sind nach Farbe geordnet, dann nach Namen.
words-cities = { $good ->
    [blue] Blaue Städte, Kreis
    [violet] Violette Städte, Quadrat
    [red] Rote Städte, Dreieck
   *[yellow] Gelbe Städte, Raute
}
words-head-city = Stadt
words-head-goods = Wartende Waren
words-head-links = Strecken
words-head-colour = Farbe
words-no-goods = keine
words-link-free = nach { $city }: frei, { $route }, { $number } Mark
words-link-mine = nach { $city }: deine
words-link-of = nach { $city }: von { $name }
words-free = Freie Strecken nach Farbe
words-cost = { $link }: { $number } Mark
words-none-free = keine frei
words-transport = Transport
words-arrivals = Wo sie ankommen kann
words-arrived = { $good } nach { $city }, über { $number ->
    [one] 1 Strecke
   *[other] { $number } Strecken
}.
words-put = Eine Ware ist in eine Stadt zu setzen: { $good }.
words-under-way = { $name } bringt eine Ware aus { $from }: { $good }. Sie ist in { $at }, nach { $used } von höchstens { $limit } Strecken.
words-from = { $good } aus { $city }
words-head-good = Ware
words-head-to = Bestes Ziel
words-head-way = Strecken bis dorthin
words-head-income = Einkommen steigt um
words-here = sie ist dort
words-you-gain = du { $number }
words-gains = { $name } { $number }
