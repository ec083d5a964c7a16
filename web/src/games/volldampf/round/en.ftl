# The end of a round
vd-over-title = Round { $round } of { $rounds } is over
vd-over-money = Money
vd-over-dividend = Dividend
vd-over-back = { $n ->
    [one] falls back 1 step
   *[other] falls back { $n } steps
}
vd-over-cards = Action cards
vd-over-why = { $n ->
    [one] 1 card: { $why }
   *[other] { $n } cards: { $why }
}
vd-over-gets = { $name }: { $why }
vd-over-last = lowest income
vd-over-idle = { $n ->
    [one] a transport left out
   *[other] { $n } transports left out
}
vd-over-goods = New goods
vd-over-at = { $city }: { $goods }
vd-over-groups = Route groups of the next round
vd-over-group = Group { $n }: { $routes }
