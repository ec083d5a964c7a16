story-start = Le début
story-scoring = Score { $number } : ligne { $line }
story-bonus = Bonus
story-total = Total
story-unit = Points à chaque phase de score
story-across = Phase de score
story-points = Points
story-score = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
story-best = La meilleure phase de score : { $number } points pour { $name } sur la ligne { $line }.
story-lead = { $name } a pris la tête à la phase de score { $number } et l’a gardée.
story-best-bonus = { $name } a mené une colonne { $line } jusqu’à huit cartes : { $number } points de bonus.
story-dearest = L’achat le plus cher : { $name } a payé { $number } billets pour { $tram }.
story-lost = Faute de tramway, { $name } a perdu une colonne { $line } de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
