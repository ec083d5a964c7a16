words-mine = Ce qui est à toi
words-money = Bourse : { $n } $
words-profit = Gagné avec les wagons jusqu’ici : { $n } $
words-paid = Payé pour des locos cette manche : { $n } $
words-place = Place { $n } dans l’ordre ; échanger des cartes coûte { $price } $
words-trains = Trains
words-head-loco = Loco
words-head-wagons = Wagons
words-head-factor = Multiplicateur
words-head-worth = Vaut maintenant
words-factor = fois { $n }
words-no-wagon = aucun wagon
words-hand = Locos en main : { $n }
words-not-yet = pas encore
words-head-objective = Objectif
words-head-pays = Rapporte
words-head-state = État
words-done = Objectifs remplis : { $objectives }
words-game = La partie jusqu’ici
words-starter = { $name } ouvre la manche
words-used = Enchères déjà tirées : { $auctions }
words-bidders = Qui mise
words-head-bidder = Nom
words-head-bid = Mise
words-head-locos = Locos
words-no-bid = aucune mise connue
words-for-sale = En vente : { $loco }
words-highest = Plus haute mise : { $n } $, de { $name }
words-opener = { $name } ouvre l’enchère
words-pile = { $n ->
    [one] { $n } loco dans la pile
   *[other] { $n } locos dans la pile
}
words-display = Cartes exposées
words-head-card = Carte
words-head-behind = Derrière { $loco }
words-times = { $thing } ({ $n } fois)
words-fulfils = remplit : { $objectives }, ce qui rapporte { $n } $
words-in-order = { $n } : { $name }
words-cards = { $n ->
    [one] { $n } carte dans la pile
   *[other] { $n } cartes dans la pile
}
