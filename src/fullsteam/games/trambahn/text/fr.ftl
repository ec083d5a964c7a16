title = Trambahn
tagline = Deux compagnies de tramway dans le Munich d’autrefois se disputent les meilleures lignes : dix phases de score, un vainqueur.

# Questions
step-passengers = { $number ->
    [1] Placer un second passager ?
   *[other] Place un passager à un terminus.
    }
    .done = Pas de second passager
step-stations = Construis des stations : allonge tes colonnes ou commences-en de nouvelles.
    .done = Fini de construire
step-income = Changer des cartes de ta main en billets ?
    .done = Fini d’encaisser
step-tramways = Acheter des tramways pour tes nouvelles colonnes ?
    .done = Fini d’acheter

# Choices
verb-first = { $seat } commence
verb-card = la pioche donne { $card }
verb-passenger = { $card } attend au terminus de la ligne { $line }
verb-station = { $card } dans la colonne { $column }
verb-cash = { $card } devient un billet
verb-buy = { $tram } pour la colonne { $column }

# What happens
event-begins = { $seat } commence.
event-dealt = { $seat } reçoit un billet.
event-turn = Tour { $number } : { $seat }.
event-waits = { $seat } envoie { $card } au terminus de la ligne { $line }.
event-builds = { $number ->
    [1] { $seat } commence la colonne { $column } avec { $card }.
   *[other] { $seat } pose { $card } dans la colonne { $column }.
}
event-cashes = { $seat } change { $card } en billet.
event-cashed = { $seat } change une carte de sa main en billet.
event-buys = { $seat } achète { $tram } pour la colonne { $column } et paie { $number } billets.
event-draws = { $seat } pioche { $card }.
event-drew = { $seat } pioche une carte.
event-gives_up = { $number ->
    [1] { $seat } défausse un billet.
   *[other] { $seat } défausse { $number } billets.
}
event-reshuffle = La défausse devient la nouvelle pioche : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
event-lost = { $seat } n’a pas de tramway pour une colonne { $line } de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} ; elle est démontée.
event-offered = Nouveau dans la réserve : { $tram }.
event-scoring = Phase de score { $number } sur 10 : la ligne { $line }.
event-scores = { $number ->
    [0] { $seat } ne marque rien sur la ligne { $line }.
    [one] { $seat } marque { $number } point sur la ligne { $line }.
   *[other] { $seat } marque { $number } points sur la ligne { $line }.
}
event-bonus = Bonus pour { $seat } : une colonne { $line } compte huit cartes et rapporte { $number } points.
event-last = C’était la dixième phase de score : la partie est finie.
event-hands_empty = Les deux mains sont vides et il n’y a rien à piocher : la partie est finie.

# Why not
refusal-not_in_hand = Tu n’as pas { $card_id ->
    [cond] de conducteur
   *[other] { $card }
} en main ; choisis une de tes cartes.
refusal-must_place = Chaque tour commence par au moins un passager ; place-en un.
refusal-wrong_row = { $card } ne peut pas attendre au terminus de la ligne { $line } ; une station va à sa propre ligne, seul un conducteur va partout.
refusal-no_column = Il n’y a pas de colonne { $column } ; la dernière possible est la { $number }.
refusal-conductor_first = Un conducteur ne peut pas commencer une colonne ; ajoute-le à une colonne ouverte.
refusal-other_line = { $card } n’est pas de la ligne de la colonne { $column } ; une colonne n’a qu’une seule ligne.
refusal-too_low = { $card } est trop bas pour la colonne { $column } : il faut dépasser { $number }.
refusal-closed = La colonne { $column } finit par un 10 : elle est fermée, même aux conducteurs.
refusal-not_offered = Il n’y a pas de { $tram_id ->
    [horse] voiture à cheval
    [steam] train à vapeur
    [electric] train électrique
   *[other] tel tramway
} dans la réserve en ce moment.
refusal-too_dear = Tu ne peux pas payer cela : il manque { $number ->
    [one] { $number } billet
   *[other] { $number } billets
}.
refusal-has_tram = La colonne { $column } a déjà son tramway ; elle le garde pour toujours.

# Things
card = { $label ->
    [cond] un conducteur
   *[other] le { $value } { $line ->
        [blue] bleu
        [red] rouge
        [green] vert
       *[yellow] jaune
    }
}
line = { $label ->
    [blue] bleue
    [red] rouge
    [green] verte
   *[yellow] jaune
}
tram = { $label ->
    [horse] une voiture à cheval (×2)
    [steam] un train à vapeur (×3)
    [electric] un train électrique (×4)
   *[none] pas de tramway
}

# Options
option-first = Qui commence
    .random = tiré au sort
    .seat1 = le joueur de la place 1
option-lost_columns = Colonnes sans tramway
    .notes = deviennent des billets
    .discard = sont défaussées

# Statistics
tally-turns = tours
tally-scorings = phases de score
tally-bonus_points = points de bonus
feat-score = Points
feat-best_scoring = Meilleure phase de score
feat-bonus = Points de bonus
feat-stations = Stations construites
feat-dearest = Tramway le plus cher, en billets
feat-lost = Colonnes perdues

# On the terminal table
ui-market = Réserve
ui-more-trams = { $number ->
    [0] aucun autre tramway
    [one] encore { $number } tramway
   *[other] encore { $number } tramways
}
ui-pile = Pioche
ui-discard = Défausse
ui-scorings = Phases de score
ui-line = Ligne
ui-passengers = Passagers
ui-right = à droite : points si la ligne comptait maintenant
ui-points = points
ui-bonus = bonus
ui-notes = Billets
ui-hand = Main
ui-columns = Colonnes
ui-none = aucune
ui-price = { $number ->
    [one] { $number } billet
   *[other] { $number } billets
}
ui-waiting = passager { $number } sur { $full }
ui-scoring-now = phase de score : { $mine } pour toi, { $theirs } pour l’autre
ui-new-column = nouvelle colonne ; { $number ->
    [one] { $number } point
   *[other] { $number } points
} fois son tramway
ui-times-tram = alors { $number ->
    [one] { $number } point
   *[other] { $number } points
} fois son tramway
ui-worth-then = vaudra { $after } au lieu de { $before }
ui-gives-up = une carte de { $number ->
    [one] { $number } point
   *[other] { $number } points
}
ui-buys = coûte { $price } billets, il t’en reste { $left } ; la colonne vaudra { $worth }
ui-lost = { $number ->
    [one] { $number } colonne sans tramway quitte la table.
   *[other] { $number } colonnes sans tramway quittent la table.
}
ui-bare = { $number ->
    [one] { $number } nouvelle colonne a besoin d’un tramway ce tour-ci
   *[other] { $number } nouvelles colonnes ont besoin chacune d’un tramway ce tour-ci
} ; tes billets : { $notes }.
ui-tie = billets : { $notes } (bonus compris dans les points : { $bonus })

# Ce qui fait gagner ; et un conseil pour chaque sorte de question, la première fois
goal = Le plus de points après le dixième décompte gagne. Les points viennent de tes colonnes : leurs cartes, fois le tramway.
tip-income = Chaque carte devient un billet de 1 000 marks. Change ce qui ne va nulle part ; ta main revient à six cartes.
tip-passengers = Quatre passagers dans une rangée décomptent cette ligne pour vous deux. Envoie ce que tu ne peux pas bâtir ; complète là où ta colonne est meilleure.
tip-stations = Dans une colonne les valeurs montent : commence bas. Une longue colonne vaut mieux que deux courtes, car chacune veut son tramway.
tip-tramways = Une colonne sans tramway est perdue à la fin de ton tour. Le tramway multiplie tous ses points, à chaque décompte à venir.

# What the judgement of a position weighs, as a reason says it (fullsteam.analysis)
sign-score = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
sign-lines = { $number ->
    [one] { $number } point si chaque ligne était décomptée
   *[other] { $number } points si chaque ligne était décomptée
}
sign-crowded-lines = { $number ->
    [one] { $number } point sur des lignes où l’on attend
   *[other] { $number } points sur des lignes où l’on attend
}
sign-full-lines = { $number ->
    [one] { $number } point sur des lignes près du décompte
   *[other] { $number } points sur des lignes près du décompte
}
sign-best-lead-to-move = { $number ->
    [one] { $number } point d’avance au prochain décompte
   *[other] { $number } points d’avance au prochain décompte
}
sign-to-move = le tour suivant
sign-notes = { $number ->
    [one] { $number } billet
   *[other] { $number } billets
}
sign-trams = { $number ->
    [one] { $number } colonne avec tramway
   *[other] { $number } colonnes avec tramway
}
sign-room = { $number ->
    [one] { $number } point de place dans les colonnes
   *[other] { $number } points de place dans les colonnes
}
sign-length = { $number ->
    [one] { $number } carte dans de longues colonnes
   *[other] { $number } cartes dans de longues colonnes
}
sign-bonus-near = { $number ->
    [one] { $number } point dans des colonnes près du bonus
   *[other] { $number } points dans des colonnes près du bonus
}
sign-fitting-cards = { $number ->
    [one] { $number } point en cartes qui conviennent
   *[other] { $number } points en cartes qui conviennent
}
sign-next-cards = { $number ->
    [one] { $number } point en cartes qui suivent sans trou
   *[other] { $number } points en cartes qui suivent sans trou
}
sign-low-cards = { $number ->
    [one] { $number } carte basse en main
   *[other] { $number } cartes basses en main
}
sign-conductors = { $number ->
    [one] { $number } conducteur en main
   *[other] { $number } conducteurs en main
}
sign-suit = { $number ->
    [one] { $number } carte d’une même ligne en main
   *[other] { $number } cartes d’une même ligne en main
}
sign-affordable = { $number ->
    [one] { $number } cran du tramway à portée de bourse
   *[other] { $number } crans du tramway à portée de bourse
}
