vd-map = Streckenkarte
vd-now = Was gerade geschieht
vd-mine = Deine Karten
vd-nearer = Vergrößern
vd-farther = Verkleinern
vd-whole = Ganze Karte, oder zurück zur Lesegröße
vd-destination = { $city }: Hier kann die Ware ankommen. Dein Einkommen: +{ $steps }
vd-price = kostet { $cost } Mark,
vd-price-left = { $left ->
    [0] deine letzten
    [one] dir bleibt 1
   *[other] dir bleiben { $left }
}
vd-opens = { $many ->
    [0] Ermöglicht keine neue Lieferung
    [one] Ermöglicht 1 neue Lieferung
   *[other] Ermöglicht { $many } neue Lieferungen
}
vd-purse = { $cash } Mark, { $bonds ->
    [0] keine Anleihe
    [one] 1 Anleihe
   *[other] { $bonds } Anleihen
}
vd-way = Die Ware ({ $good }): { $cities }
vd-income = Einkommen
vd-income-short = Eink.
vd-income-of = { $name } { $income }
vd-order = Reihenfolge
vd-place = Platz
vd-company = Name
vd-cash = Mark
vd-bonds = Anl.
vd-result = Eink. − Anl.
vd-figure = Einkommen − Anleihen
vd-pieces = Gleise
vd-cards = Kart.
vd-routes = Strecken
vd-groups = Streckengruppen
vd-loose = Auszulegen
vd-my-routes = Deine Streckenkarten
vd-discard = Ablegen
vd-hand = Deine Aktionskarten
vd-none = Keine
vd-auction = Um die Reihenfolge
vd-highest = Höchstgebot
vd-passed = gepasst: Platz { $place }
vd-bid = { $bid } Mark
vd-after = Dir blieben { $left } Mark.
vd-under-way = Unterwegs
vd-links = { $used } von { $limit } Strecken
vd-in-hand = Eine Ware ist zu setzen
vd-put = Wähle ihre Stadt auf der Karte.
vd-timetable = Beste Lieferungen
vd-delivered = Letzte Lieferung
vd-arrived = { $links ->
    [one] nach { $city }, 1 Strecke
   *[other] nach { $city }, { $links } Strecken
}
vd-closed = Durch Sabotage gesperrt:
vd-round = Runde { $round } von { $rounds }
vd-bag = Waren im Beutel: { $many }
vd-route-deck = Streckenkarten: { $many }
vd-card-deck = Aktionskarten: { $many }
vd-stock = Anleihen übrig: { $many }
vd-borrow = Dann: { $cash } Mark, Anleihen { $bonds }.
vd-fact-cash = { $marks } Mark
vd-fact-income = Einkommen { $income }
vd-fact-bonds = { $bonds ->
    [one] 1 Anleihe
   *[other] { $bonds } Anleihen
}
vd-card-fast_engine = Ein Transport über bis zu 7 Strecken
vd-card-subsidy = Ein Transport mehr für Letzte
vd-card-bargain = Jede freie Strecke für 5 Mark
vd-card-sabotage = Sperrt einem anderen eine Farbe
vd-card-extra_freight = Eine Ware aus dem Beutel, wohin du willst
vd-card-all_new = Ordnet die Streckengruppen neu
vd-card-new_plan = Versetzt eine Ware in eine andere Stadt

# Nachgefragt, danach gefragt, aufgetragen
vd-sure-build = { $link } für { $cost } Mark bauen?
vd-sure-bargain = Günstige Gelegenheit spielen: { $link } für { $cost } Mark bauen, Karte: { $route }?
vd-sure-replan = Neue Planung spielen: Ware { $good } aus { $city } in eine andere Stadt versetzen?
next-replan = Neue Planung: Welche Ware versetzt du?
next-bargain = Günstige Gelegenheit: Welche Strecke baust du, mit welcher Streckenkarte?
order-bid = Für dich wird bis { $most } Mark geboten
order-until-order = bis diese Versteigerung vorbei ist
order-until-round = bis zur nächsten Runde

# Was eine Antwort kostet
vd-note-build = { $cost } Mark, { $left } bleiben
vd-note-bond = eine: +{ $now } jetzt, −{ $each } je Runde ({ $all } in allem), −{ $points } am Ende
vd-note-bonds = +{ $now } jetzt, −{ $each } je Runde ({ $all } in allem), −{ $points } am Ende
vd-note-pass = { $pays ->
    [0] Reihenfolgekarte { $card }, kostet nichts
   *[other] Reihenfolgekarte { $card }, kostet { $pays } Mark
}
# Das Protokoll
vd-story-goods = Neue Waren und Streckenkarten werden ausgelegt.

# A whole way is sent
vd-send = { $from } → { $to } schicken: { $gains }
vd-send-you = du +{ $steps }
vd-send-yes = Losschicken
vd-send-alone = Strecke für Strecke
vd-halted = So wie geplant ging die Fahrt nicht weiter. Wähle selbst, wie es weitergeht.
# Bids that are typed
unit-bid = Mark
unit-stake = Mark

# What a bid leaves
vd-note-left = { $number ->
    [0] deine letzten Mark
    [one] dir bleibt 1 Mark
   *[other] dir bleiben { $number } Mark
}

# Parts of a round
vd-phase-bonds = Anleihen
vd-phase-auction = Auktion
vd-phase-groups = Gruppe wählen
vd-phase-building = Bauen
vd-phase-transport = Transport
vd-phase-income = Einkommen
