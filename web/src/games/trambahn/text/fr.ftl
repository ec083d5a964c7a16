board-side = Colonnes de { $name }
board-column = Colonne { $number }, ligne { $line }, { $tram } : { $cards }. Valeur : { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}.
board-terminus = { $place }, terminus de la ligne { $line } : { $waiting ->
    [one] { $waiting } place occupée
   *[other] { $waiting } places occupées
} sur 4. Rapporterait maintenant : { $one } +{ $first }, { $two } +{ $second }.
board-scored = À l’instant
board-new = Nouvelle colonne
next-street-blue = Une nouvelle colonne bleue : avec quelle carte ?
next-street-red = Une nouvelle colonne rouge : avec quelle carte ?
next-street-green = Une nouvelle colonne verte : avec quelle carte ?
next-street-yellow = Une nouvelle colonne jaune : avec quelle carte ?
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
    [0] aucune carte en main
    [1] une carte en main
   *[other] { $number } cartes en main
}
board-tally = Ce que chaque phase de score a rapporté
board-scorings = { $number ->
    [one] { $number } phase de score sur 10
   *[other] { $number } phases de score sur 10
}
board-offer = { $tram } : { $marks } marks, { $many } à vendre
board-times = { $number } exemplaires
board-fact-notes = { $number ->
    [one] { $number } billet
   *[other] { $number } billets
}
board-now = en jeu
board-scored-short = marqués
board-unfold = Tous les arrêts
board-fold = Moins d’arrêts
board-face-down = { $number ->
    [0] aucune carte face cachée
    [1] une carte face cachée
   *[other] { $number } cartes face cachée
}

# Délégué
order-until-scoring = jusqu’à la prochaine phase de score

# Le journal
board-story-cashes = { $name } change { $number } cartes de sa main en billets.
board-story-draws = { $name } pioche { $number } cartes.
board-story-dealt = { $name } reçoit { $number } billets.
# The parts of a turn
board-phases = Étapes d’un tour
board-phase = { $phase ->
    [passengers] Passagers
    [stations] Stations
    [income] Billets
   *[tramways] Trams
}
board-bare = { $number ->
    [one] { $number } colonne sans tram
   *[other] { $number } colonnes sans tram
}
board-paid = de quoi en payer { $number } seulement
board-paid-all = de quoi payer
sure-lost = { $number ->
    [1] Une colonne n’a pas de tram et sera démontée.
   *[other] { $number } colonnes n’ont pas de tram et seront démontées.
} Finir ton tour ?
if-scored = Rapporterait
sure-short = { $number ->
    [one] Il manque l’argent pour le tram de { $number } colonne, qui serait démontée.
   *[other] Il manque l’argent pour les trams de { $number } colonnes, qui seraient démontées.
} Ne plus encaisser de cartes ?
thing-column = Colonne { $label }
