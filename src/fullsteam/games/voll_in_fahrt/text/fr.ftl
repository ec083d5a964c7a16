title = Voll in Fahrt
tagline = Une course de locomotives sur des plateformes mobiles : pousser, être poussé et rentrer trois de ses quatre locos.

# Questions
step-mend = Rendre une tuile Réparation et choisir la couleur avant de lancer les dés ?
    .done = Garder les tuiles et lancer
step-slide = Déplace la plateforme dans la baie ouverte : dans quel sens ?
    .done = Laisser la plateforme
step-move = Quelle loco conduis-tu ?
    .done = Ne conduire aucune loco
step-double = Un double : encore un tour ?
    .done = Pas de second tour

# Choices
verb-first = { $seat } commence
verb-laid = la plateforme { $colour_id ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
} est dans le sens { $way }
verb-roll = les dés donnent { $colour }, { $die } et { $die2 }
verb-dice = les dés donnent { $die } et { $die2 }
verb-repair = rendre une tuile et choisir le { $colour }
verb-platform = plateforme { $colour_id ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
} dans la baie ouverte, sens { $way }
verb-drive = conduire la loco { $loco }
verb-enter = une loco de ta main part sur la voie { $lane }
verb-again = jouer un second tour

# What happens
event-begins = { $seat } commence.
event-lies = La plateforme { $colour_id ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
} est posée dans sa baie.
event-turn = Tour { $number } : { $seat }.
event-second = Tour { $number } : { $seat } joue un second tour.
event-hands_in = { $seat } rend une tuile Réparation et choisit le { $colour }.
event-rolled = Les dés : { $colour }, { $die } et { $die2 }, soit { $number } points.
event-slides = La plateforme { $colour_id ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
} va dans { $bay }, avec tout ce qui s’y trouve.
event-enters = { $seat } : la loco { $loco } part sur la voie { $lane }.
event-drives = { $seat } : la loco { $loco } avance de { $number ->
    [one] { $number } case
   *[other] { $number } cases
} : { $cell }.
event-pushes = { $seat } : la loco { $loco } est poussée avec { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-pushed = { $seat } : la loco { $loco } roule de { $number ->
    [one] { $number } case
   *[other] { $number } cases
} : { $cell }.
event-crashes = { $seat } : la loco { $loco } a un accident : { $hazard }. Elle revient en main.
event-gets_tile = { $seat } reçoit une tuile Réparation et en a maintenant { $number }.
event-parked = { $seat } : la loco { $loco } s’arrête sur la case d’arrivée et y attend son conducteur.
event-home = { $seat } : la loco { $loco } est au hangar : { $number } sur 3.
event-stuck = { $seat } ne peut déplacer aucune loco.
event-wins = { $seat } a trois locos au hangar et gagne.

# Why not
refusal-must_slide = La plateforme { $colour_id ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
} doit d’abord bouger ; choisis son sens.
refusal-other_colour = C’est au { $colour } ; seule cette plateforme peut bouger.
refusal-must_drive = Une de tes locos doit avancer ; choisis-en une.
refusal-in_hand = La loco { $loco } est dans ta main ; elle part d’une case de départ libre.
refusal-in_shed = La loco { $loco } est au hangar et y reste.
refusal-hand_empty = Tu n’as aucune loco en main ; conduis-en une qui est sur le plateau.
refusal-start_taken = La case de départ de la voie { $lane } est occupée et on ne pousse pas de l’extérieur.
refusal-same_loco = Le second tour est pour la loco { $loco }, que tu viens de conduire ; elle repart d’une case de départ libre.
refusal-second_first = Décide d’abord si tu joues un second tour ; ensuite, on lance les dés.
refusal-tile_first = Décide d’abord si tu rends une tuile Réparation ; ensuite, on lance les dés.

# Things
colour = { $label ->
    [blue] bleu
    [red] rouge
   *[yellow] jaune
}
lane = { $label ->
    [outer] extérieure
    [middle] centrale
   *[inner] intérieure
}
bay = { $label ->
    [B0] la baie sud
    [B1] la baie ouest
    [B2] la baie nord
   *[B3] la baie est
}
cell = { $zone ->
    [blue] plateforme bleue
    [red] plateforme rouge
    [yellow] plateforme jaune
   *[other] { $zone ->
        [S0] ligne droite de départ
        [S1] premier virage
        [S2] deuxième virage
        [S3] troisième virage
       *[S4] dernière ligne droite
    }, voie { $lane ->
        [outer] extérieure
        [middle] centrale
       *[inner] intérieure
    }
}
hazard = { $label ->
    [buffer] elle heurte un butoir
    [open_bay] elle roule dans la baie ouverte
    [no_rail] la plateforme n’a pas de rail à cet endroit
    [dead_end] son rail ne mène nulle part
    [finish] elle heurte le butoir derrière l’arrivée
   *[unbraked] elle atteint l’arrivée sans freiner
}

# Options
option-board = Plateau
    .standard = standard, 17 × 17
    .long = long, 19 × 19
option-turning = Sens des plateformes
    .free = toujours au choix
    .strict = sans tourner vers la baie d’en face
option-double_after_home = Second tour quand la loco est au hangar
    .no = aucun
    .any = avec n’importe quelle loco
option-pushed_home = Poussée exactement sur l’arrivée
    .park = la loco y attend
    .crash = accident
option-repair = Tuiles Réparation
    .off = sans
    .on = avec
option-first = Qui commence
    .random = tiré au sort
    .seat1 = le joueur de la place 1

# Statistics
tally-turns = tours
tally-moves = déplacements
tally-pushes = déplacements avec poussée
tally-accidents = accidents
feat-score = Locos rentrées
feat-crashes = Accidents
feat-pushes = Locos adverses poussées
feat-driven = Cases parcourues
feat-longest = Plus long trajet, en cases

# On the terminal table
ui-turn = Tour
ui-second = second tour
ui-loco = loco
ui-open = Ouverte :
ui-stock = Tuiles Réparation en réserve :
ui-hand = main
ui-tiles = rép.
ui-buffer = butoir
ui-dead-end = vide
ui-no-rail = pas de rail
ui-signs = S départ, F arrivée, ∩ hangars
ui-ways = Où mène chaque voie par une plateforme
ui-goes = { $number ->
    [one] { $number } case
   *[other] { $number } cases
}
ui-home = au hangar
ui-parks = attend sur l’arrivée
ui-crash = ⚠ accident : { $hazard }
ui-pushes = pousse { $who } ({ $end })
ui-accident = ⚠ accident
ui-furthest = la loco la plus avancée

# Ce qui fait gagner ; et un conseil pour chaque sorte de question, la première fois
goal = Le premier qui a rentré trois de ses quatre locos gagne.
tip-double = Un tour de plus, avec la même loco et de nouveaux dés. Ne refuse que si presque tous les lancers la feraient dérailler.
tip-mend = Une tuile Réparation te laisse choisir la couleur de la plateforme au lieu de la tirer. Garde-la pour le moment où une couleur compte.
tip-move = Elle avance de la somme des dés et pousse ce qui la gêne. Étoile rouge : accident. Garde le doigt sur une loco pour voir où elle finirait.
tip-slide = Ce qui roule dans la baie ouverte ou sur un butoir rouge a un accident. Choisis le sens qui aide tes locos, ou qui gêne les autres.

# What the judgement of a position weighs, as a reason says it (fullsteam.analysis)
sign-one-home = la première loco au hangar
sign-two-home = la deuxième loco au hangar
sign-race = { $number ->
    [one] { $number } case jusqu’à la victoire
   *[other] { $number } cases jusqu’à la victoire
}
sign-spare = { $number ->
    [one] { $number } case parcourue par une loco de réserve
   *[other] { $number } cases parcourues par une loco de réserve
}
sign-started = { $number ->
    [one] { $number } loco sur le plateau
   *[other] { $number } locos sur le plateau
}
sign-to-move = le tour suivant
sign-arriving = { $number ->
    [one] { $number } loco tout près du hangar
   *[other] { $number } locos tout près du hangar
}
sign-before-the-gap = { $number ->
    [one] { $number } loco devant la baie ouverte
   *[other] { $number } locos devant la baie ouverte
}
sign-before-a-platform = { $number ->
    [one] { $number } loco devant une plateforme
   *[other] { $number } locos devant une plateforme
}
sign-riding = { $number ->
    [one] { $number } loco sur une plateforme qui mène plus loin
   *[other] { $number } locos sur des plateformes qui mènent plus loin
}
sign-trapped = { $number ->
    [one] { $number } loco sur un rail sans issue
   *[other] { $number } locos sur des rails sans issue
}
sign-parked = { $number ->
    [one] { $number } loco sur une case d’arrivée
   *[other] { $number } locos sur des cases d’arrivée
}
sign-chased = { $number ->
    [one] { $number } poursuivant juste derrière
   *[other] { $number } poursuivants juste derrière
}
sign-tiles = { $number ->
    [one] { $number } tuile Réparation
   *[other] { $number } tuiles Réparation
}
