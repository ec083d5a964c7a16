vif-board = Le plateau de Voll in Fahrt
vif-ring = L’anneau : voies, plateformes et locomotives
vif-where = Où se trouve chaque chose
vif-stands = { $name } : loco { $sign } sur { $cell }
vif-lies = Plateforme { $colour } : { $bay }, sens { $way }
vif-depot = { $name } : { $hand ->
    [one] { $hand } loco
   *[other] { $hand } locos
} en main, { $home } sur 3 au dépôt
vif-tiles = { $tiles ->
    [one] { $tiles } jeton de réparation
   *[other] { $tiles } jetons de réparation
}
vif-dice = Dé de couleur : { $colour }. Dés : { $points } cases
vif-second-turn = second tour
vif-winner = { $name } a trois locos au dépôt
vif-fact-home = { $home } sur 3 au dépôt
vif-fact-hand = { $hand } en main
vif-fact-tiles = { $tiles ->
    [one] { $tiles } jeton
   *[other] { $tiles } jetons
}
ui-verb-enter = Une loco de la main
ui-verb-repair = Rendre un jeton
