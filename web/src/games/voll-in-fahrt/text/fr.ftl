vif-board = Le plateau de Voll in Fahrt
vif-ring = L’anneau : voies, plateformes et locomotives
vif-where = Où se trouve chaque chose
vif-stands = { $name } : loco { $sign }, { $cell }
vif-lies = Plateforme ({ $colour }) : { $bay }, sens { $way }
vif-depot = { $name } : { $hand ->
    [one] { $hand } loco
   *[other] { $hand } locos
} en main, { $home } sur 3 au hangar
vif-tiles = { $tiles ->
    [one] { $tiles } tuile Réparation
   *[other] { $tiles } tuiles Réparation
}
vif-dice = Dé de couleur : { $colour }. Dés : { $points } cases
vif-again = Un second tour
vif-enough = Pas de second tour
vif-second-turn = second tour
vif-winner = { $name } a trois locos au hangar
vif-fact-home = { $home } sur 3 au hangar
vif-fact-hand = { $hand } en main
vif-fact-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
ui-verb-drive = Loco
ui-verb-platform = Plateforme
ui-verb-enter = Une loco de la main
ui-verb-repair = Rendre une tuile
vif-outlook = Ce que chaque coup apporterait
vif-brings = Loco { $sign } : { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}, { $end ->
    [home] au hangar
    [crashes] un accident
    [pushes] elle en pousse d’autres
   *[stops] elle s’arrête
}

# Demandé ensuite
next-platform = Dans quel sens poser la plateforme ?
next-enter = Sur quelle voie entre-t-elle ?
vif-figure = locos rentrées

# Looking before driving
vif-hint-point = Pointe une loco pour voir où elle finirait.
vif-hint-hold = Garde le doigt sur une loco pour voir où elle finirait.

# Parts of a turn
phase-dice = Dés
phase-platform = Plateforme
phase-loco = Loco
vif-note-pushes = pousse { $loco }
