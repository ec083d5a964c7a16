# La fin d’une manche
over-title = La manche { $round } sur 3 est terminée
over-of = { $name } : { $n } dans cette manche
over-minus = −{ $n } $
over-times = { $sum } × { $factor } =
over-best = meilleur wagon :
over-trains = trains { $n }
over-objectives = objectifs { $n }
over-bonus = bonus { $n }
over-locos = locos { $n }
over-swaps = échanges { $n }
over-purse = bourse { $n } $
over-purse-is = bourse
over-done = objectif atteint : { $objective }, +{ $n } $
over-train = { $loco } : { $wagons } = { $sum }, × { $factor } = { $profit } $
over-down = { $loco } : son meilleur wagon, { $profit } $
over-empty = { $loco } : aucun wagon
