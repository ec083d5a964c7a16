words-mine = Ton côté
words-score = { $number ->
    [one] { $number } point
   *[other] { $number } points
}{ $bonus ->
    [0] .
   *[other] , dont { $bonus } de bonus.
}
words-hand = { $number ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $number } cartes en main
}
words-card = { $card } : { $number ->
    [one] { $number } point
   *[other] { $number } points
}
words-times = { $thing } ({ $number } fois)
words-money = Argent
words-notes = { $number ->
    [one] { $number } billet
   *[other] { $number } billets
} : { $marks } marks.
words-known = Billets dont tu as vu la carte :
words-columns = Colonnes
words-no-columns = Pas encore de colonne.
words-column = Colonne { $number }
words-conductor = conducteur
words-closed = { $cards } ; fermée
words-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
words-head-column = Colonne
words-head-line = Ligne
words-head-cards = Stations, de la première à la dernière
words-head-tram = Tramway
words-head-worth = Valeur
words-termini = Les quatre terminus
words-terminus = { $place }, ligne { $line }
words-nobody = personne
words-places = { $number ->
    [0] aucune : on marque
    [one] { $number } place
   *[other] { $number } places
}
words-head-terminus = Terminus
words-head-waiting = Passagers
words-head-free = Libre
words-you-get = Toi, si on marque maintenant
words-gets = { $name }, si on marque maintenant
words-market = Tramways à vendre
words-offer = { $tram } : { $notes } billets, { $number } à vendre
words-game = La partie jusqu’ici
words-turn = Tour { $number }
words-pile = { $number ->
    [0] La pioche est vide
    [one] { $number } carte dans la pioche
   *[other] { $number } cartes dans la pioche
}
words-discards = Défausse
words-face-down = { $number ->
    [0] Aucune carte face cachée.
    [one] { $number } carte face cachée.
   *[other] { $number } cartes face cachée.
}
