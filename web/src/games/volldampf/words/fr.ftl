words-mine = Ce qui est à toi
words-cash = { $number ->
    [one] { $number } mark
   *[other] { $number } marks
} en caisse
words-income = Revenu { $number }
words-bonds = { $number ->
    [0] Aucun emprunt
    [one] { $number } emprunt, qui coûte 1 mark par tour
   *[other] { $number } emprunts, qui coûtent { $number } marks par tour
}
words-result = Bilan : { $number }, revenu moins emprunts
words-pieces = { $number ->
    [one] Encore { $number } tronçon à poser
   *[other] Encore { $number } tronçons à poser
}
words-card = { $card } : { $text }
words-cards = { $number ->
    [0] Aucune carte action
    [one] { $number } carte action
   *[other] { $number } cartes action
}
words-seen = Tu as vu parmi elles : { $cards }
words-routes = Cartes de trajet
words-track = Tronçons construits
words-no-track = Pas encore.
words-times = { $thing } ({ $number } fois)
words-route = { $route ->
    [green] verte (octogone)
    [orange] orange (éclair)
    [brown] brune (croix)
    [grey] grise (trèfle)
    [white] blanche (croissant)
   *[black] noire (étoile)
}
words-good = { $good ->
    [blue] bleue (cercle)
    [violet] violette (carré)
    [red] rouge (triangle)
   *[yellow] jaune (losange)
}
words-head-player = Nom
words-head-place = Ordre du tour
words-head-bid = Offre
words-head-auction = Enchère
words-place = numéro { $number }
words-no-bid = aucune offre
words-has-place = place { $number }
words-bidding = encore en jeu
words-highest = La meilleure offre est de { $number ->
    [one] { $number } mark
   *[other] { $number } marks
}.
words-group = Groupe { $number }
words-no-cards = aucune carte
words-taken = pris par { $name }
words-open = libre
words-head-group = Groupe
words-head-cards = Cartes de trajet
words-head-state = État
words-loose = Cartes de trajet à disposer :
words-supplies = Le tour et les réserves
words-played = Cartes action dans la défausse : { $cards }
words-map = La carte
words-map-how = Une marchandise va dans une ville de sa couleur. Les villes sont rangées par couleur, puis par nom.
words-cities = { $good ->
    [blue] Villes bleues, cercle
    [violet] Villes violettes, carré
    [red] Villes rouges, triangle
   *[yellow] Villes jaunes, losange
}
words-head-city = Ville
words-head-goods = Marchandises en attente
words-head-links = Voies
words-head-colour = Couleur
words-no-goods = aucune
words-link-free = vers { $city } : libre, { $route }, { $number ->
    [one] { $number } mark
   *[other] { $number } marks
}
words-link-mine = vers { $city } : à toi
words-link-of = vers { $city } : à { $name }
words-free = Voies libres par couleur
words-cost = { $link } : { $number ->
    [one] { $number } mark
   *[other] { $number } marks
}
words-none-free = aucune libre
words-transport = Transport
words-arrivals = Où elle peut arriver
words-arrived = { $good } à { $city }, par { $number ->
    [one] { $number } tronçon
   *[other] { $number } tronçons
}.
words-put = Une marchandise { $good } est à placer dans une ville.
words-under-way = { $name } emporte une marchandise { $good } de { $from }. Elle est à { $at }, après { $used } tronçons sur { $limit } au plus.
words-from = { $good } de { $city }
words-head-good = Marchandise
words-head-to = Meilleure destination
words-head-way = Tronçons restants
words-head-income = Le revenu monte de
words-here = elle y est
words-you-gain = toi { $number }
words-gains = { $name } { $number }
