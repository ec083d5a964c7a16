# The report of an analysis
title = Pourquoi { $game } a fini ainsi
lead = { $players } joueurs, { $moments } moments. Chances de gagner, estimées par le jeu de bots forts.
won = { $seat } gagne
shared = Victoire partagée : { $seats }

parts = D’où vient le résultat
parts-hint = En points de chance de gagner (100 = victoire certaine). Chaque ligne donne, additionnée, son résultat.
player = Joueur
start = Début
own = Ses décisions
others = Décisions des autres
draw = Chance au tirage
unknown = Chance dans l’inconnu
result = Résultat
accuracy = Précision
luck = Chance
choices = Choix
points = points

graph = Chances de gagner
graph-said = Chances de gagner de chaque joueur, du premier moment au dernier. Le tableau ci-dessous contient les mêmes nombres.
moment = Moment
what = Ce qui s’est passé
behind = La même chose en tableau
draws = Chance à chaque tirage
draws-said = Pour chaque joueur : ce que chaque tirage a donné (vers le haut) ou pris (vers le bas).
draws-of = { $seat } : { $number } points en tout

turning = Tournants
turning-none = Aucun moment n’a changé grand-chose à lui seul.
turning-line = Moment { $moment } : { $change } pour { $seat }
worst = Des choix pour apprendre
worst-none = Aucun choix n’a rien perdu de mesurable.
lost = perd { $number } points, ± { $error }
better = Mieux : { $choice }
because = car cela veut dire

mark-best = le meilleur
mark-good = bon
mark-doubtful = douteux
mark-mistake = erreur
mark-blunder = grosse erreur

reason-count = pour toi environ { $what }
rivals-count = pour chaque adversaire environ { $what }
reason-yes = te donne { $what }
reason-no = t’évite { $what }
rivals-yes = donne à un adversaire { $what }
rivals-no = enlève à un adversaire { $what }

by-chance = Tiré : { $what }
and-more = et { $number } autres
foot = Un choix est mesuré à ce que son joueur pouvait savoir alors, jamais aux cartes cachées. La chance dans l’inconnu est ce que les cartes cachées et les réponses secrètes en ont fait, et ce que l’estimation elle-même a mal jugé. ± est une erreur type. { $rounds } tours par choix.
foot-marks = Marques : douteux à partir de { $doubtful } points perdus, erreur à partir de { $mistake }, grosse erreur à partir de { $blunder }. Une différence de moins de deux erreurs types et demie compte pour aucune.
