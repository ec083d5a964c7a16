words-mine = Ce qui est à toi
words-locos = Locos
words-loco = Loco { $loco }
words-at-hand = en main
words-at-shed = au hangar
words-head-loco = Loco
words-head-where = Où
words-head-far = Avancée
words-head-ahead = Case suivante
words-far = étape { $number } sur { $of }
words-accident = accident : { $hazard }
words-dice = Le tour et les dés
words-turn = Tour { $number } : { $name }
words-second = C’est un second tour, après un double
words-bound = Il est pour la loco { $loco }
words-colour = Le dé de couleur montre { $colour }
words-points = Les dés montrent { $first } et { $second } : { $number } cases
words-stock = Tuiles Réparation en réserve : { $number }
words-no-dice = Il n’y a pas de dés sur la table.
words-platforms = Les plateformes
words-platform = { $colour ->
    [blue] plateforme bleue
    [red] plateforme rouge
   *[yellow] plateforme jaune
}
words-section = { $section ->
    [S0] Ligne droite de départ
    [S1] Premier virage
    [S2] Deuxième virage
    [S3] Troisième virage
   *[S4] Dernière ligne droite
}
words-bay-with = { $bay } : { $platform }
words-bay-open = { $bay } : ouverte
words-way = sens { $way }
words-way-now = sens { $way }, comme maintenant
words-lane = voie { $lane }
words-pit = accident
words-head-bay = Baie
words-head-way = Posée
words-head-lane = De la voie { $lane } à
words-head-from = De
words-ring = L’anneau
words-ring-how = Dans le sens de la marche, du départ aux hangars derrière la dernière ligne droite.
words-head-stretch = Étape
words-head-there = Locos
words-stands = { $name } { $loco } : { $cell }
words-owned = { $name } { $loco }
words-empty = aucune
words-sheds = Hangars
words-head-move = Coup
words-head-brings = Ce qu’il apporte
words-drive = Conduire la loco { $loco }
words-enter = Entrer sur la voie { $lane }
words-slid = { $platform } dans le sens { $way }
words-impossible = impossible
words-result = { $who } : { $end }
words-ends = s’arrête : { $cell }
words-parks = attend sur la case d’arrivée
words-home = au hangar

# Exactly where: the log only says the place, which the picture shows
words-cell = { $rail ->
    [0] { $place }, case { $number }
   *[other] { $place }, rail { $rail }, case { $number }
}
