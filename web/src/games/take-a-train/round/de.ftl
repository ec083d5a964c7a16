# Das Ende einer Runde
over-title = Runde { $round } von 3 ist zu Ende
over-of = { $name }: { $n } in dieser Runde
over-minus = −{ $n } $
over-times = { $sum } × { $factor } =
over-best = bester Wagen:
over-trains = Züge { $n }
over-objectives = Ziele { $n }
over-bonus = Prämie { $n }
over-locos = Loks { $n }
over-swaps = Tausch { $n }
over-purse = Kasse { $n } $
over-purse-is = Kasse
over-done = Ziel erfüllt: { $objective }, +{ $n } $
over-train = { $loco }: { $wagons } = { $sum }, × { $factor } = { $profit } $
over-down = { $loco }: ihr bester Wagen, { $profit } $
over-empty = { $loco }: kein Wagen
