vd-map = Carte du réseau
vd-now = Ce qui se passe
vd-mine = Tes cartes
vd-nearer = Agrandir
vd-farther = Réduire
vd-whole = Carte entière, ou retour à la taille lisible
vd-destination = { $city } : la marchandise peut arriver ici. Ton revenu : +{ $steps }
vd-price = { $cost ->
    [one] coûte { $cost } mark,
   *[other] coûte { $cost } marks,
}
vd-price-left = { $left ->
    [0] tes derniers
   *[other] il t’en reste { $left }
}
vd-opens = { $many ->
    [0] N’ouvre aucune nouvelle livraison
    [one] Ouvre { $many } nouvelle livraison
   *[other] Ouvre { $many } nouvelles livraisons
}
vd-purse = { $cash ->
    [one] { $cash } mark
   *[other] { $cash } marks
}, { $bonds ->
    [0] aucun emprunt
    [one] { $bonds } emprunt
   *[other] { $bonds } emprunts
}
vd-way = La marchandise { $good } : { $cities }
vd-income = Revenu
vd-income-short = Rev.
vd-income-of = { $name } { $income }
vd-order = Ordre du tour
vd-place = Place
vd-company = Nom
vd-cash = Marks
vd-bonds = Empr.
vd-result = Rev. − empr.
vd-figure = revenu − emprunts
vd-pieces = Tronçons
vd-cards = Cartes
vd-routes = Trajets
vd-groups = Groupes de trajets
vd-loose = À disposer
vd-my-routes = Tes cartes de trajet
vd-discard = Défausser
vd-hand = Tes cartes action
vd-none = Aucune
vd-auction = Enchère pour l’ordre
vd-highest = Meilleure offre
vd-passed = a passé : place { $place }
vd-bid = { $bid ->
    [one] { $bid } mark
   *[other] { $bid } marks
}
vd-after = { $left ->
    [one] Il te resterait { $left } mark.
   *[other] Il te resterait { $left } marks.
}
vd-under-way = En chemin
vd-links = { $used } sur { $limit } tronçons
vd-in-hand = Une marchandise à placer
vd-put = Choisis sa ville sur la carte.
vd-timetable = Meilleures livraisons
vd-delivered = Dernière livraison
vd-arrived = { $links ->
    [one] à { $city }, { $links } tronçon
   *[other] à { $city }, { $links } tronçons
}
vd-closed = Fermé par sabotage :
vd-round = Tour { $round } sur { $rounds }
vd-bag = Marchandises dans le sachet : { $many }
vd-route-deck = Cartes de trajet : { $many }
vd-card-deck = Cartes action : { $many }
vd-stock = Emprunts restants : { $many }
vd-borrow = Ensuite : { $cash ->
    [one] { $cash } mark
   *[other] { $cash } marks
}, emprunts : { $bonds }.
vd-fact-cash = { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
vd-fact-income = revenu { $income }
vd-fact-bonds = { $bonds ->
    [one] { $bonds } emprunt
   *[other] { $bonds } emprunts
}
vd-card-fast_engine = Un transport de 7 tronçons au plus
vd-card-subsidy = Un transport de plus pour les derniers
vd-card-bargain = N’importe quelle voie libre pour 5 marks
vd-card-sabotage = Ferme une couleur à un autre
vd-card-extra_freight = Une marchandise du sachet, où tu veux
vd-card-all_new = Réarrange les groupes de trajets
vd-card-new_plan = Déplace une marchandise vers une autre ville

# Redemandé, demandé ensuite, délégué
vd-sure-build = { $cost ->
    [one] Construire { $link } pour { $cost } mark ?
   *[other] Construire { $link } pour { $cost } marks ?
}
vd-sure-bargain = Jouer Occasion : construire { $link } pour { $cost } marks avec une carte { $route } ?
vd-sure-replan = Jouer Nouvelle planification : déplacer la marchandise { $good } de { $city } vers une autre ville ?
next-replan = Nouvelle planification : quelle marchandise déplaces-tu ?
next-bargain = Occasion : sur quelle voie construis-tu, et avec quelle carte ?
order-bid = { $most ->
    [one] On enchérit pour toi jusqu’à { $most } mark
   *[other] On enchérit pour toi jusqu’à { $most } marks
}
order-until-order = jusqu’à la fin de cette enchère
order-until-round = jusqu’au prochain tour

# Ce que coûte une réponse
vd-note-build = { $cost ->
    [one] { $cost } mark
   *[other] { $cost } marks
}, il t’en restera { $left }
vd-note-bond = un seul : +{ $now } maintenant, −{ $each } par tour ({ $all } en tout), −{ $points } à la fin
vd-note-bonds = +{ $now } maintenant, −{ $each } par tour ({ $all } en tout), −{ $points } à la fin
vd-note-pass = { $pays ->
    [0] carte d’ordre { $card }, gratuit
    [one] carte d’ordre { $card }, coûte { $pays } mark
   *[other] carte d’ordre { $card }, coûte { $pays } marks
}
# Le journal
vd-story-goods = De nouvelles marchandises et cartes de trajet arrivent.

# A whole way is sent
vd-send = Envoyer { $from } → { $to } : { $gains }
vd-send-you = toi +{ $steps }
vd-send-yes = Envoyer
vd-send-alone = Tronçon par tronçon
vd-halted = Le trajet n’a pas pu continuer comme prévu. Choisis la suite.
# Bids that are typed
unit-bid = marks
unit-stake = marks

# What a bid leaves
vd-note-left = { $number ->
    [0] tes derniers marks
    [one] il te restera 1 mark
   *[other] il te restera { $number } marks
}

# Parts of a round
vd-phase-bonds = Emprunts
vd-phase-auction = Enchères
vd-phase-groups = Choix du groupe
vd-phase-building = Construction
vd-phase-transport = Transport
vd-phase-income = Revenus
