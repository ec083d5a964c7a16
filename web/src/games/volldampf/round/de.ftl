# Das Ende einer Runde
vd-over-title = Runde { $round } von { $rounds } ist zu Ende
vd-over-money = Geld
vd-over-dividend = Dividende
vd-over-back = { $n ->
    [one] fällt 1 Schritt zurück
   *[other] fällt { $n } Schritte zurück
}
vd-over-cards = Aktionskarten
vd-over-why = { $n ->
    [one] 1 Karte: { $why }
   *[other] { $n } Karten: { $why }
}
vd-over-gets = { $name }: { $why }
vd-over-last = kleinstes Einkommen
vd-over-idle = { $n ->
    [one] ein Transport ausgelassen
   *[other] { $n } Transporte ausgelassen
}
vd-over-goods = Neue Waren
vd-over-at = { $city }: { $goods }
vd-over-groups = Streckengruppen der nächsten Runde
vd-over-group = Gruppe { $n }: { $routes }
