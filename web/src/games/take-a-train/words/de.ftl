words-mine = Was dir gehört
words-money = Kasse: { $n } $
words-profit = Bisher mit Wagen verdient: { $n } $
words-paid = In dieser Runde für Loks bezahlt: { $n } $
words-place = Platz { $n } in der Reihenfolge; Karten zu tauschen kostet { $price } $
words-trains = Züge
words-head-loco = Lok
words-head-wagons = Wagen
words-head-factor = Multiplikator
words-head-worth = Jetzt wert
words-factor = mal { $n }
words-no-wagon = kein Wagen
words-hand = Loks auf der Hand: { $n }
words-not-yet = noch nicht
words-head-objective = Ziel
words-head-pays = Bringt
words-head-state = Stand
words-done = Erreichte Ziele: { $objectives }
words-game = Das Spiel bisher
words-starter = { $name } ist Start
words-used = Bisher gezogene Auktionen: { $auctions }
words-bidders = Wer bietet
words-head-bidder = Name
words-head-bid = Gebot
words-head-locos = Loks
words-no-bid = kein offenes Gebot
words-for-sale = Zu verkaufen: { $loco }
words-highest = Höchstes Gebot: { $n } $, von { $name }
words-opener = { $name } eröffnet
words-pile = { $n ->
    [one] 1 Lok im Stapel
   *[other] { $n } Loks im Stapel
}
words-display = Ausliegende Karten
words-head-card = Karte
words-head-behind = Hinter: { $loco }
words-times = { $thing } ({ $n }-mal)
words-fulfils = erreicht: { $objectives }, das bringt { $n } $
words-in-order = { $n }: { $name }
words-cards = { $n ->
    [one] 1 Karte im Stapel
   *[other] { $n } Karten im Stapel
}
