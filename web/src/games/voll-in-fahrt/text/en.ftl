vif-board = The board of Voll in Fahrt
vif-ring = The ring: tracks, platforms and locomotives
vif-where = Where everything is
vif-stands = { $name }: loco { $sign }, { $cell }
vif-lies = The { $colour } platform lies in { $bay }, way { $way }
vif-depot = { $name }: { $hand ->
    [one] one loco
   *[other] { $hand } locos
} in hand, { $home } of 3 home
vif-tiles = { $tiles ->
    [one] one repair tile
   *[other] { $tiles } repair tiles
}
vif-dice = Colour die: { $colour }. Dice: { $points } cells
vif-again = A second turn
vif-enough = No second turn
vif-second-turn = second turn
vif-winner = { $name } has three locos home
vif-fact-home = { $home } of 3 home
vif-fact-hand = { $hand } in hand
vif-fact-tiles = { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
ui-verb-drive = Loco
ui-verb-platform = Platform
ui-verb-enter = A loco from the hand
ui-verb-repair = Hand in a tile
vif-outlook = What each move would bring
vif-brings = Loco { $sign }: { $cells ->
    [one] one cell
   *[other] { $cells } cells
}, { $end ->
    [home] into the shed
    [crashes] an accident
    [pushes] it pushes others
   *[stops] it stops
}

# Asked next
next-platform = Which way round shall the platform lie?
next-enter = On which track does it enter?
vif-figure = locos home

# Looking before driving
vif-hint-point = Point at a loco to see where it would end.
vif-hint-hold = Hold a loco to see where it would end.

# Parts of a turn
phase-dice = Dice
phase-platform = Platform
phase-loco = Loco
vif-note-pushes = pushes { $loco }
