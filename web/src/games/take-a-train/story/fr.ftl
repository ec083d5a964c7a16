story-start = Au début
story-round = Manche { $round } : { $auction }
story-wagons = Manche { $round } : wagons
story-locos = Locos
story-train = Train { $number }
story-bonus = Cartes bonus
story-replaced = Échanges
story-objectives = Objectifs
story-purse = Bourse
story-unit = En dollars ; les trains selon leur gain
story-across = Manche
story-money = Bourse en $
story-best = Le meilleur train : { $name } a gagné { $n } $ avec { $loco }.
story-dearest = La loco la plus chère : { $name } a payé { $n } $ pour { $loco }.
story-bargain = La meilleure affaire : { $name } a acheté { $loco } pour { $price } $ et en a tiré { $earned } $.
story-objectives-most = { $name } a tiré le plus des objectifs : { $n } $ pour { $many ->
    [1] un seul
   *[other] { $many }
}.
