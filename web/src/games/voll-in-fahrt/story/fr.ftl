story-start = Le début
story-home = { $name } : loco { $number } sur 3 au hangar
story-arrival = { $number ->
    [1] 1re loco au hangar
   *[other] { $number }e loco au hangar
}
story-turn = T { $turn }
story-locos = Locos au hangar
story-tiles = Tuiles Réparation
story-unit = T : le tour de son arrivée
story-across = Tour
story-laps = Boucles, trois gagnent
story-score = { $number ->
    [one] { $number } loco au hangar
   *[other] { $number } locos au hangar
}
story-longest = Le plus long trajet : { $name }, loco { $loco }, { $number ->
    [one] { $number } case
   *[other] { $number } cases
} d’une traite.
story-accidents = { $number ->
    [1] Un seul accident, pour { $name }.
   *[other] { $number } accidents en tout, dont { $own } pour { $name }.
}
story-pusher = Record de poussées : { $name }, { $number } fois.
story-first = La première loco au hangar : { $name }, au tour { $turn }.
story-lead = À partir du tour { $turn }, { $name } était en tête.
