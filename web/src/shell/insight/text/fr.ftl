title = Chance ou talent ?
share = Copier le lien
not-over = Cette partie n’est pas finie. Dès qu’elle le sera, tu verras ici ce qui tenait à la chance et ce qui tenait au talent.
to-table = À la table
ask-title = On regarde de plus près ?
ask = Des robots forts parcourent toute la partie : qui aurait gagné et quand, ce qui tenait à la chance, quels choix ont coûté quelque chose. Il faut une minute environ ; ensuite, tout reste ici pour ceux qui ont joué.
ask-go = Analyser cette partie
ask-again = Réessayer
again-in = { $number ->
    [one] Réessaie dans { $number } minute.
   *[other] Réessaie dans { $number } minutes.
}
too-many = Il y a assez d’analyses en attente pour le moment.
failed = Cela n’a pas marché
working = Analyse en cours
ahead = { $number ->
    [one] { $number } partie passe avant la tienne.
   *[other] { $number } parties passent avant la tienne.
}
soon = Cela commence tout de suite.
so-far = { $done } moments sur { $total }
leave = Tu peux fermer cette page : l’analyse continue, et le résultat restera ici.

people = Qui a joué
you = (toi)
place = { $place ->
    [1] gagne
   *[other] { $place }e place
}
accuracy = précision, sur 100
luck = chance, en points
marks-doubtful = { $number ->
    [one] { $number } choix douteux
   *[other] { $number } choix douteux
}
marks-mistake = { $number ->
    [one] { $number } erreur
   *[other] { $number } erreurs
}
marks-blunder = { $number ->
    [one] { $number } grosse erreur
   *[other] { $number } grosses erreurs
}
marks-none = aucune erreur

verdict = { $played } ; { $luck }.
played-great = { $you ->
    [yes] Tu as joué à merveille
   *[no] { $name } a joué à merveille
}
played-well = { $you ->
    [yes] Tu as bien joué
   *[no] { $name } a bien joué
}
played-fair = { $you ->
    [yes] Tu as manqué quelques occasions
   *[no] { $name } a manqué quelques occasions
}
played-weak = { $you ->
    [yes] Tu as laissé filer bien des occasions
   *[no] { $name } a laissé filer bien des occasions
}
luck-good = { $you ->
    [yes] la chance t’a donné { $number } %
   *[no] la chance y a aidé pour { $number } %
}
luck-bad = { $you ->
    [yes] la malchance t’a coûté { $number } %
   *[no] la malchance a coûté { $number } %
}
luck-even = chance et malchance se sont compensées

parts-hint = Pas à pas, des chances de gagner au début jusqu’au résultat. 100 %, c’est la victoire assurée ; le compte tombe juste.
part-start = Au début
part-own = { $you ->
    [yes] Tes choix
   *[no] Ses choix
}
part-others = Les choix des autres
part-draw = La chance au tirage
part-unknown = La chance dans l’inconnu
part-result = Le résultat
about-start = les chances avant le premier coup
about-own = ce que le meilleur choix aurait gardé chaque fois
about-others = leurs erreurs aident, ou gênent
about-draw = cartes, dés, tout ce qui est tiré
about-unknown = cartes cachées et réponses secrètes
about-result = { $you ->
    [yes] ce que tu en as fait
   *[no] ce qu’il en est sorti
}

graph = Qui aurait gagné, et quand
moment = Moment
chance = Chances de gagner, en %
draws = Chance à chaque tirage, en points : { $name }
slider = Chances, moment par moment
of-seat = { $name } { $number } %
moment-at = Moment { $number }
moment-of = Moment { $number } sur { $last }
end = La fin
behind = Tous les moments en tableau
what = Ce qui s’est passé
slide = Glisse sur les courbes, ou utilise les flèches, pour lire un moment.
look-before = Le moment marquant précédent
look-after = Le moment marquant suivant
cost = Cela a coûté { $number } points (± { $error }).
cost-short = −{ $number }.
better = Mieux : { $choice }.
because = Parce que :
on-board = Voir sur le plateau

turning = Tournants
turning-none = Aucun moment n’a changé grand-chose à lui seul.
choices = { $you ->
    [yes] Tes choix
   *[no] Les choix de { $name }
}
worst-none = Aucun choix n’a rien coûté de mesurable.
learn = { $you ->
    [yes] Apprends de tes erreurs
   *[no] Apprendre des erreurs de { $name }
}
fewer = En montrer moins
all = Tous les { $number }

mark-best = le meilleur
mark-good = bon
mark-doubtful = douteux
mark-mistake = erreur
mark-blunder = grosse erreur

foot = Un choix est mesuré à ce qu’on pouvait savoir alors, jamais aux cartes cachées. Toutes les chances sont des estimations, tirées du jeu de robots forts ({ $rounds } essais par choix) : un plan malin que seul son inventeur comprend peut passer pour une erreur. Une seule partie dit peu de chose d’un joueur.
foot-marks = Points de chance perdus : douteux à partir de 2, erreur à partir de 5, grosse erreur à partir de 10. Un choix n’augmente jamais les chances ; il les garde.

learn-title = Apprendre de ses erreurs
count = { $number } sur { $all }
learn-goal = { $own ->
    [yes] Ici, tu as choisi « { $choice } ». Cela a coûté { $number } points. Trouve mieux.
   *[no] Ici, { $name } a choisi « { $choice } ». Cela a coûté { $number } points. Trouve mieux.
}
leave-trial = Quitter
judging = Un instant, on pèse ce choix …
busy = On pèse encore ta demande d’avant. Réessaie dans un instant.
you-chose = Ton choix : { $choice }
right-best = C’est le meilleur choix
right-good = Bon choix
wrong = Il y a mieux
behind-best = { $number ->
    [one] à { $number } point du meilleur
   *[other] à { $number } points du meilleur
}
the-best = Le meilleur était : { $choice }.
try-again = Essayer autre chose
show-best = Montrer le meilleur
next = Suivant
finish = Terminer
learnt = Tout est vu
learnt-text = { $number ->
    [one] { $number } moment où il y avait mieux. La prochaine fois, tu le verras.
   *[other] { $number } moments où il y avait mieux. La prochaine fois, tu les verras.
}
to-analysis = À l’analyse
once-more = Encore une fois

puzzles = Problèmes
puzzles-lead = Des positions de vraies parties où un choix est nettement le meilleur. Ta première réponse compte.
puzzle = Problème
puzzle-goal = Tu joues { $name }. Un choix est nettement le meilleur : lequel ?
today = Problème du jour
all-puzzles = Tous les problèmes
other-games = Les problèmes des autres jeux
next-puzzle = Problème suivant
solved-of = { $number } sur { $all } résolus
streak = { $number ->
    [one] Problème du jour résolu { $number } jour
   *[other] Problème du jour résolu { $number } jours de suite
}
players = { $number } joueurs
level = Difficulté { $number } sur { $all }
state-new = nouveau
state-solved = résolu
state-failed = pas résolu
