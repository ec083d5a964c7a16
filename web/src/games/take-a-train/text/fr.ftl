# Le plateau de Take a Train
money = { $n } $
sum = { $n }
plus = +{ $n } $
plus-objective = +{ $n } $ d’objectif
arrow-money = → { $n } $
arrow-worth = → { $n } $
worth = = { $n } $
speed = { $n } km/h
type-steam = Vapeur
type-diesel = Diesel
type-electric = Électrique
mini-loco = ×{ $factor } · { $power }

stage-auction = Locomotives
stage-wagons = Wagons
kinds = Les six enchères
kind-now = cette manche
kind-used = déjà tirée

hall-title = Enchère { $kind }
how-passing = À tour de rôle : monter ou passer. La dernière palette levée paie sa mise.
how-blind = Une mise secrète chacun ; les enveloppes s’ouvrent ensemble. La plus haute paie.
how-double_blind = Deux mises secrètes : on ouvre les premières, puis chacun en ajoute une seconde. Le plus haut total paie.
how-preempted = On mise avant de voir : la plus haute mise choisit d’abord, et chacun paie la sienne.
how-open = Chacun peut monter à tout moment. Le marteau tombe quand tous les autres refusent : une, deux, trois.
how-rotating = Garder une loco, passer les autres à gauche, trois fois. Prix : toutes les puissances fois le plus haut multiplicateur.
how-rotating-sum = Garder une loco, passer les autres à gauche, trois fois. Prix : la somme des puissances.
covered = { $n ->
    [one] { $n } loco bâchée
   *[other] { $n } locos bâchées
}
from = dès { $n } $
standing = { $n } $
opener = ouvre
leads = mise { $n } $
bids = { $n } $
mood-in = encore là
mood-out = a passé
mood-full = a trois locos
locos-of-3 = { $n ->
    [one] { $n } loco sur 3
   *[other] { $n } locos sur 3
}
kept-of-3 = { $n ->
    [one] { $n } gardée sur 3
   *[other] { $n } gardées sur 3
}
due = à payer : { $n } $
paid = payé : { $n } $
money-after = il te reste { $n } $ si tu l’emportes
price-with = Prix avec elle : { $n } $
price-without = Sans elle : { $n } $
goes-left = Ce que tu ne gardes pas va à { $name }.
count = On compte jusqu’à trois : { $n }
sold-to = { $name } l’obtient pour { $n } $

yard-title = Gare de marchandises
how-yard = Prends un wagon pour un de tes trains, ou passe.
how-replace = Touche ce que tu écartes ; de nouveaux wagons viennent à la place.
order = Ordre du tour
swaps-for = échange { $n } $
times = { $n }×
replace = Échanger
replace-which = Quelle carte part ?
adds-up-to = +{ $n } $
fits-nowhere = sans place
mine = Tes trains
free-track = voie libre
wagons-of = Wagons derrière { $loco }
ends = met fin à l’étape
rivals = Les autres
no-loco = pas encore de loco
secret = secrets
secret-objectives = { $n ->
    [one] { $n } objectif secret
   *[other] { $n } objectifs secrets
}
objectives-done = { $n ->
    [one] { $n } objectif
   *[other] { $n } objectifs
}
objectives-sum = { $n } · { $sum } $
purse-hidden = bourse cachée
place = place { $n }
end-title = Terminus
end-rest = Départ + bonus − dépensé
investor = Qui
wagon-profit = Wagons

# Redemandé, demandé ensuite, délégué
sure-replace = Payer { $n } $ et échanger { $card } ?
sure-buy = Acheter { $loco } pour { $n } $ ?
next-replace = Quelle carte part ?
next-attach = À quelle loco l’accrocher ?
order-bid = On enchérit pour toi jusqu’à { $most } $
order-until-sold = jusqu’à la vente de cette loco
order-until-earns = jusqu’à la fin de cette manche

# Bids that are typed
unit-bid = dollars
none-bid = Aucune mise (0 $)
none-more-bid = Ne rien ajouter (0 $)
secret-few = { $n ->
    [one] { $n } secret
   *[other] { $n } secrets
}

# The hammer
gavel-sold = Adjugé !
note-both = avec ta première de { $first } $ : { $all } $ en tout
two-bids = { $first } + { $second }
money-head = Argent
aim = { $label ->
    [two_done] les deux autres des trois tiens
    [special] une des cinq cartes sans marchandise
    [first] le plus de puissance, une fois les locos vendues
    [last] le moins de puissance, une fois les locos vendues
    [diesel] face visible, une fois les locos vendues
    [steam] face visible, une fois les locos vendues
    [electric] face visible, une fois les locos vendues
    [all_types] face visible, une fois les locos vendues
    [fastest] en km/h, parmi celles de tous
    [slowest] en km/h, parmi celles de tous
   *[other] en une seule manche
}
passes-of = { $number ->
    [one] { $number } passe
   *[other] { $number } passes de suite
}; fin de l’étape à { $all }
note-last-pass = met fin à l’étape pour tous
