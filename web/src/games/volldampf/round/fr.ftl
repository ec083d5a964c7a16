# La fin d’un tour
vd-over-title = Le tour { $round } sur { $rounds } est terminé
vd-over-money = Argent
vd-over-dividend = Dividende
vd-over-back = { $n ->
    [one] recule de { $n } case
   *[other] recule de { $n } cases
}
vd-over-cards = Cartes action
vd-over-why = { $n ->
    [one] { $n } carte : { $why }
   *[other] { $n } cartes : { $why }
}
vd-over-gets = { $name } : { $why }
vd-over-last = plus petit revenu
vd-over-idle = { $n ->
    [1] un transport en moins
   *[other] { $n } transports en moins
}
vd-over-goods = Nouvelles marchandises
vd-over-at = { $city } : { $goods }
vd-over-groups = Groupes de trajets du prochain tour
vd-over-group = Groupe { $n } : { $routes }
