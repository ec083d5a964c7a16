box-same-id = La ville { $number } porte déjà l’identifiant « { $city } ».
box-few-cities = { $count ->
    [0] Il n’y a aucune ville de couleur « { $colour } » ; il en faut au moins { $least }.
    [one] Il n’y a qu’une ville de couleur « { $colour } » ; il en faut au moins { $least }.
   *[other] Il n’y a que { $count } villes de couleur « { $colour } » ; il en faut au moins { $least }.
}
box-many-german = { $count } villes sont allemandes (bleues ou violettes) ; { $most } au plus, pour que les marchandises suffisent.
box-same-colour = Les tronçons de couleur « { $colour } » sont déjà ailleurs.
box-other-symbol = Le signe de la couleur « { $colour } » est « { $symbol } ».
box-many-links = Il y a { $count } tronçons ; { $most } sont possibles.
box-no-such-city = Il n’y a pas de ville « { $city } ».
box-to-itself = Le tronçon mène de « { $city } » à elle-même.
box-two-links = « { $city } » et « { $city2 } » sont déjà reliées ({ $first }).
box-twice-on-card = La carte nomme deux fois « { $city } ».
box-unreachable = Aucun chemin ne mène de « { $start } » à « { $city } ».
