board-side = Colonnes de { $name }
board-column = Colonne { $number }, ligne { $line }, { $tram } : { $cards }. Valeur : { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}.
board-terminus = { $place }, terminus de la ligne { $line } : { $waiting ->
    [one] { $waiting } place occupée
   *[other] { $waiting } places occupées
} sur 4. Si décompte : { $one } +{ $first }, { $two } +{ $second }.
board-scored = À l’instant
board-new = Nouvelle colonne
board-bonus = Bonus +{ $points }
board-next-bonus = puis bonus
board-notes = { $number ->
    [one] billet
   *[other] billets
}
board-marks = { $marks } marks
board-points = { $number ->
    [one] point
   *[other] points
}
board-of-bonus = dont { $number } de bonus
board-hand = { $number ->
    [one] une carte en main
   *[other] { $number } cartes en main
}
board-scorings = { $number ->
    [one] { $number } décompte sur 10
   *[other] { $number } décomptes sur 10
}
board-offer = { $tram } : { $marks } marks, { $many } à vendre
board-times = { $number } exemplaires
board-fact-notes = { $number ->
    [one] 1 billet
   *[other] { $number } billets
}
board-now = à présent
board-scored-short = marqués
board-unfold = Tous les arrêts
board-fold = Moins d’arrêts
board-face-down = { $number ->
    [0] aucune carte face cachée
    [1] une carte face cachée
   *[other] { $number } cartes face cachée
}

# Délégué
order-until-scoring = jusqu’au prochain décompte
