home-title = Fullsteam · railway games for the table
home-text = Four railway board games. Play at once against bots, or send your friends a link; no account needed.
invite-title = Come and play { $title }
invite-host = { $name } keeps a seat for you.
invite-nobody = A seat is kept for you.
invite-free = { $free ->
    [0] All seats are taken by now.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
invite-sign = Take a seat
watch-title = { $title }: a match is on
watch-sign = Watch
over-title = { $number ->
    [one] { $names } won { $title }
   *[other] { $names } share the victory at { $title }
}
