# The end of a round
over-title = Round { $round } of 3 is over
over-of = { $name }: { $n } this round
over-minus = −${ $n }
over-times = { $sum } × { $factor } =
over-best = best wagon:
over-trains = trains { $n }
over-objectives = objectives { $n }
over-bonus = bonus { $n }
over-locos = locos { $n }
over-swaps = swaps { $n }
over-purse = purse ${ $n }
over-purse-is = purse
over-done = objective fulfilled: { $objective }, +${ $n }
over-train = { $loco }: { $wagons } = { $sum }, × { $factor } = ${ $profit }
over-down = { $loco }: its best wagon, ${ $profit }
over-empty = { $loco }: no wagon
