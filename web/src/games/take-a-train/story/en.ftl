story-start = At the start
story-round = Round { $round }: { $auction }
story-wagons = Round { $round }: wagons
story-locos = Locos
story-train = Train { $number }
story-bonus = Bonus cards
story-replaced = Cards swapped
story-objectives = Objectives
story-purse = Purse
story-unit = In dollars; trains by what they earned
story-across = Round
story-money = Purse in $
story-best = The best train: { $name } earned ${ $n } with { $loco }.
story-dearest = The dearest loco: { $name } paid ${ $n } for { $loco }.
story-bargain = The best bargain: { $name } bought { $loco } for ${ $price } and earned ${ $earned } with it.
story-objectives-most = { $name } got most out of objectives: ${ $n } for { $many ->
    [one] one
   *[other] { $many }
}.
