title = Volldampf
tagline = Des compagnies rivales sur une même carte : emprunte, enchéris, construis, et gagne à chaque marchandise qui roule sur tes voies.

# Questions
step-borrowing = Combien d’emprunts prends-tu, à 6 marks chacun ?
step-sealed_bonds = Combien d’emprunts prends-tu en secret, à 6 marks chacun ?
step-renewing = Joues-tu Tout neuf pour réarranger les cartes de trajet ?
    .done = Non
step-rearranging = Dispose à nouveau les cartes de trajet, groupe par groupe et dans l’ordre de leurs couleurs : quelle carte vient ensuite ?
step-bidding = Enchéris au-dessus de l’offre la plus haute, ou passe définitivement.
    .done = Passer
step-stakes = { $number ->
    [0] Combien de marks mises-tu en secret pour la première place ?
    [one] Égalité : { $number } mark chacun. Combien ajoutes-tu en secret ?
   *[other] Égalité : { $number } marks chacun. Combien ajoutes-tu en secret ?
}
step-choosing = Choisis un groupe de cartes de trajet.
step-building = Dépense une carte de trajet : pose un tronçon sur une voie de sa couleur, ou défausse-la.
step-naming = Désigne une marchandise à transporter.
    .done = Pas de transport
step-put_freight = Sur quelle ville poses-tu la marchandise tirée ?
step-saboteurs = Une marchandise est désignée. La sabotes-tu ?
    .done = Non
step-route = Choisis le trajet, tronçon par tronçon.
    .done = Arriver ici
step-subsidising = Tu es en dernière position. Joues-tu Subvention pour un transport de plus ?
    .done = Non
step-move = Vers quelle ville déplaces-tu la marchandise ?
step-robbing = Il ne reste plus de carte action à tirer. Dans quelle main en tires-tu une ?

# Choix
verb-first = { $seat } commence
verb-good = une marchandise { $good }
verb-route = une carte de trajet { $route }
verb-card = { $card }
verb-goods = la carte de marchandises { $goods_card }
verb-borrow = { $bonds ->
    [0] aucun emprunt
    [one] 1 emprunt
   *[other] { $bonds } emprunts
}
verb-renew = jouer Tout neuf
verb-fill = une carte { $route }
verb-bid = { $marks ->
    [one] enchérir à { $marks } mark
   *[other] enchérir à { $marks } marks
}
verb-stake = { $stake ->
    [one] miser { $stake } mark
   *[other] miser { $stake } marks
}
verb-choose = prendre le groupe { $group }
verb-discard = défausser une carte { $route }
verb-fast = jouer Locomotive rapide : jusqu’à 7 tronçons
verb-extra = jouer Fret supplémentaire : tirer une marchandise
verb-subsidy = jouer Subvention : un transport de plus
verb-sabotage = jouer Sabotage
verb-rob = tirer dans la main de { $seat }
verb-build = construire { $link }
verb-bargain = jouer Occasion : construire { $link } pour 5 marks avec une carte { $route }
verb-name = prendre la marchandise { $good } de { $city }
verb-along = passer par { $link }
verb-put = vers { $city }
verb-replan = jouer Nouvelle planification : déplacer la marchandise { $good } de { $city }

# Ce qui se passe
event-begins = { $seat } a la carte d’ordre 1.
event-taken_out = { $number ->
    [1] Une carte de trajet est retirée sans être vue.
   *[other] { $number } cartes de trajet sont retirées sans être vues.
}
event-round = Tour { $number }.
event-last_round = C’est le dernier tour : il épuise les cartes de trajet.
event-goods_card = Carte de marchandises : { $goods_card }.
event-placed = Une marchandise { $good } arrive à { $city }.
event-bag_empty = Le sachet est vide : aucune marchandise n’est posée.
event-goods_shuffled = Les cartes de marchandises sont mélangées à nouveau.
event-opened = Une carte de trajet { $route } est posée dans le groupe { $group }.
event-borrows = { $number ->
    [0] { $seat } ne prend aucun emprunt.
    [one] { $seat } prend { $number } emprunt.
   *[other] { $seat } prend { $number } emprunts.
}
event-plays = { $seat } joue { $card }.
event-shows = { $seat } montre aussi { $card } et garde la carte : une place plus haute dans l’ordre l’utilise.
event-filled = Une carte { $route } va dans le groupe { $group }.
event-bids = { $seat } enchérit à { $number }.
event-passes = { $seat } passe et prend la carte d’ordre { $number }.
event-stakes = { $number ->
    [0] { $seat } n’a pas d’argent à miser.
    [one] { $seat } mise { $number } mark.
   *[other] { $seat } mise { $number } marks.
}
event-order = { $seat } a la place { $number } dans l’ordre du tour.
event-pays = { $number ->
    [one] { $seat } paie { $number } mark pour son offre.
   *[other] { $seat } paie { $number } marks pour son offre.
}
event-old_order = Personne ne peut miser davantage : l’ancien ordre reste.
event-chooses = { $seat } prend le groupe { $group }.
event-discards = { $seat } défausse une carte de trajet { $route }.
event-builds = { $number ->
    [one] { $seat } construit { $link } pour { $number } mark.
   *[other] { $seat } construit { $link } pour { $number } marks.
}
event-names = { $seat } désigne la marchandise { $good } de { $city }.
event-sabotaged = { $seat } sabote { $seat2 } : la couleur { $good } est fermée pour ce transport.
event-travels = { $seat } passe par { $link }.
event-delivers = { $number ->
    [one] { $seat } livre une marchandise { $good } à { $city } par { $number } tronçon.
   *[other] { $seat } livre une marchandise { $good } à { $city } par { $number } tronçons.
}
event-advances = Le revenu de { $seat } monte de { $number }.
event-no_transport = { $seat } ne fait pas de transport.
event-freight = { $seat } tire du sachet une marchandise { $good }.
event-moves = La marchandise { $good } de { $city } va à { $city2 }.
event-income = { $number ->
    [one] { $seat } reçoit { $number } mark de revenu.
   *[other] { $seat } reçoit { $number } marks de revenu.
}
event-dividend = { $number ->
    [one] { $seat } paie { $number } mark de dividende.
   *[other] { $seat } paie { $number } marks de dividende.
}
event-falls_back = { $number ->
    [one] { $seat } ne peut pas payer tout le dividende et recule de { $number } case.
   *[other] { $seat } ne peut pas payer tout le dividende et recule de { $number } cases.
}
event-is_last = { $seat } a le plus petit revenu : une carte action.
event-idle = { $number ->
    [1] { $seat } a renoncé à un transport : une carte action.
   *[other] { $seat } a renoncé à { $number } transports : { $number } cartes action.
}
event-draws = { $seat } tire { $card }.
event-drew = { $seat } tire une carte action.
event-cards_shuffled = Les cartes action défaussées sont mélangées à nouveau.
event-robs = { $seat } tire { $card } dans la main de { $seat2 }.
event-robbed = { $seat } tire une carte action dans la main de { $seat2 }.
event-no_card_left = Il ne reste plus de carte action pour { $seat }.
event-final = { $seat } termine avec { $number }.

# Pourquoi pas
refusal-too_many_bonds = Tu peux en prendre { $number } au plus.
refusal-bid_too_low = Enchéris au moins à { $number }, ou passe.
refusal-bid_too_high = Ton argent : { $number } ; tu ne peux pas enchérir plus haut.
refusal-stake_nothing = Mise au moins 1 mark.
refusal-stake_too_high = Ton argent : { $number } ; tu ne peux pas miser plus.
refusal-must_choose = Tu ne peux pas passer ici ; choisis une des possibilités.
refusal-group_gone = Le groupe { $group } n’est pas là ; choisis un groupe ouvert.
refusal-no_such_route = Il n’y a pas de carte de trajet { $route } ici.
refusal-out_of_order = Dans un groupe, les cartes se posent dans l’ordre de leurs couleurs, et chaque groupe doit être complet ; une carte { $route } ne va pas ici.
refusal-not_in_hand = Tu n’as pas { $card } en main.
refusal-no_money = Occasion coûte 5 marks ; il t’en manque { $number }.
refusal-already_fast = Une seule Locomotive rapide par transport ; tu as déjà 7 tronçons.
refusal-no_freight = Le sachet est vide ; il n’y a pas de marchandise à tirer.
refusal-colour_closed = Sabotage a fermé la couleur { $good } pour ce transport ; désigne une autre couleur.
refusal-may_not_decline = On ne renonce pas à un transport subventionné tant que quelque chose peut être livré.
refusal-nothing_to_deliver = Subvention ne se joue que si une marchandise peut être livrée.
refusal-not_arrived = Désigner engage ; continue jusqu’à une ville de la couleur de la marchandise.
refusal-nobody_to_rob = Tu ne peux pas tirer chez { $seat } ; choisis quelqu’un d’autre qui a une carte.
refusal-link_taken = { $link } a déjà son tronçon ; choisis une voie libre.
refusal-wrong_colour = Tu n’as pas de carte de trajet de la couleur de { $link }.
refusal-too_dear = { $number ->
    [one] Il te manque { $number } mark pour { $link }.
   *[other] Il te manque { $number } marks pour { $link }.
}
refusal-no_good = Il n’y a pas de marchandise { $good } à { $city }.
refusal-out_of_reach = La marchandise { $good } de { $city } n’atteint aucune ville de sa couleur en { $number } tronçons.
refusal-not_built = Il n’y a pas de tronçon sur { $link }.
refusal-not_from_here = La marchandise est à { $city } ; { $link } n’en part pas.
refusal-twice = { $link } mène à une ville où ce trajet est déjà passé.
refusal-no_end = Par { $link }, on n’atteint aucune ville de la bonne couleur ; tronçons restants : { $number }.
refusal-same_city = La marchandise est déjà à { $city } ; choisis une autre ville.

# Choses
route = { $label ->
    [green] verte
    [orange] orange
    [brown] brune
    [grey] grise
    [white] blanche
   *[black] noire
}
good = { $label ->
    [blue] bleue
    [violet] violette
    [red] rouge
   *[yellow] jaune
}
card = { $label ->
    [fast_engine] Locomotive rapide
    [subsidy] Subvention
    [bargain] Occasion
    [sabotage] Sabotage
    [extra_freight] Fret supplémentaire
    [all_new] Tout neuf
   *[new_plan] Nouvelle planification
}
city = { $name }
link = { $from }–{ $to }
goods_card = { $first }, { $second }, { $third }

# Options
option-bonds = Réserve d’emprunts
    .limited = 84 points, puis plus rien
    .unlimited = ne s’épuise jamais
option-half = Le mark impair d’une demi-offre
    .player = reste au joueur
    .bank = va à la banque
option-matching_city = Une ville de la couleur de la marchandise en chemin
    .pass = peut être traversée
    .stop = termine le trajet
option-foreign = Villes étrangères en chemin
    .through = peuvent être traversées
    .end = seulement au début ou à la fin
option-shortage = Pas assez d’argent pour le dividende
    .missing = payer tout, reculer de ce qui manque
    .whole = garder l’argent, reculer de tout le dividende
option-first = Qui commence
    .random = tiré au sort
    .seat1 = le joueur de la place 1

# Statistiques
tally-rounds = tours
tally-income = revenu moyen
tally-best_income = meilleur revenu
tally-bonds = emprunts pris
tally-deliveries = livraisons
tally-links_used = tronçons parcourus
tally-track = tronçons construits
tally-cards_played = cartes action jouées
feat-score = Résultat
feat-income = Revenu à la fin
feat-bonds = Emprunts à la fin
feat-deliveries = Livraisons
feat-longest = Plus longue livraison, en tronçons
feat-links = Tronçons construits
feat-track = Marks dépensés en voies

# Sur la table du terminal
ui-round = Tour
ui-bag = Sachet
ui-bonds-left = Emprunts restants
ui-route-deck = Cartes de trajet
ui-card-deck = Cartes action
ui-groups = Groupes
ui-loose = à disposer :
ui-freight = Tirée
ui-transport = En chemin
ui-order = Place
ui-income = Revenu
ui-bonds = Empr.
ui-result = Bilan
ui-cash = Marks
ui-bid = Offre
ui-routes = Trajets
ui-cards = Cartes action
ui-companies = Les compagnies
ui-left = il te reste { $number } si tu paies tout
ui-costs = coûte { $price }, il te reste { $left }
ui-bond = +{ $now } tout de suite, −{ $each } par tour ({ $times } tours), −{ $points } à la fin
ui-pass = carte d’ordre { $card } ; tu paies { $pays }
ui-nobody = personne n’y gagne
ui-delivery = { $good } de { $city } à { $to }
ui-opens = { $number ->
    [one] { $number } marchandise pourrait alors rouler
   *[other] { $number } marchandises pourraient alors rouler
}, au mieux { $best }
ui-best = à { $to } : { $gains }
ui-other-ends = { $number ->
    [one] { $number } autre arrivée
   *[other] { $number } autres arrivées
}
ui-ask-bid = Offre la plus haute : { $highest } ({ $who }). Tu as { $cash }.
ui-ask-cash = Tu as { $cash } ; revenu { $income }, emprunts { $bonds }.
ui-ask-route = La marchandise est à { $at } ; voies restantes : { $left }.
ui-tie = marks : { $number }

# Ce qui fait gagner ; et un conseil pour chaque sorte de question, la première fois
goal = Le plus haut revenu à la fin gagne, moins un point par emprunt. Chaque tronçon parcouru rapporte à son propriétaire, qui que ce soit qui expédie.
tip-bidding = Le premier choisit, construit et livre avant les autres. Qui passe tôt paie peu ou rien ; les deux derniers paient tout.
tip-borrowing = Un emprunt donne 6 marks, coûte 1 mark par tour et 1 point à la fin. Deux ou trois au premier tour sont courants : bâtir coûte 3 à 10.
tip-building = Un tronçon rapporte à chaque marchandise qui l’emprunte, envoyée par n’importe qui. Construis là où elles doivent passer.
tip-choosing = Chaque carte permet un tronçon de sa couleur pendant ce tour. Prends les couleurs qui prolongent tes voies, ou par où les marchandises passeront.
tip-move = Déplace-la là où elle aura un long trajet sur tes voies, ou loin de qui elle aiderait.
tip-naming = Elle va vers une ville de sa couleur, par six tronçons au plus. Choisis celle qui peut emprunter le plus de tes tronçons.
tip-put_freight = Pose-la loin d’une ville de sa couleur, avec tes voies entre les deux : tu peux l’envoyer aussitôt.
tip-rearranging = Mets ensemble les couleurs que tu veux construire, et sépare celles que veulent les autres.
tip-renewing = Tout neuf te laisse répartir autrement les cartes de trajet, avant les enchères. Sans cette carte, ou sans plan, dis non.
tip-robbing = Tu tires au hasard. Qui a le plus de cartes risque d’en perdre une bonne.
tip-route = Chaque tronçon donne un cran de revenu à son propriétaire. Un détour par tes voies vaut mieux qu’un raccourci par celles d’un autre.
tip-saboteurs = Sabotage ferme cette couleur pour ce seul transport. Garde la carte pour un voyage qui rapporterait beaucoup.
tip-sealed_bonds = Un emprunt donne 6 marks, coûte 1 mark par tour et 1 point à la fin. Deux ou trois au premier tour sont courants : bâtir coûte 3 à 10.
tip-stakes = Vous payez tous deux votre mise, même le perdant. Le premier choisit, construit et livre avant l’autre.
tip-subsidising = Être dernier a un avantage : un transport de plus. Joue-la tant que des marchandises peuvent emprunter tes tronçons.

# What the judgement of a position weighs, as a reason says it (fullsteam.analysis)
sign-income = { $number ->
    [one] { $number } cran de revenu
   *[other] { $number } crans de revenu
}
sign-bonds = { $number ->
    [one] { $number } emprunt
   *[other] { $number } emprunts
}
sign-cash = { $number ->
    [one] { $number } mark
   *[other] { $number } marks
}
sign-savings = { $number ->
    [one] { $number } mark de réserve
   *[other] { $number } marks de réserve
}
sign-soon = { $number ->
    [one] { $number } cran par les prochains transports
   *[other] { $number } crans par les prochains transports
}
sign-soon-given = { $number ->
    [one] { $number } cran par les prochains transports des autres
   *[other] { $number } crans par les prochains transports des autres
}
sign-ever = { $number ->
    [one] { $number } cran par transport à la longue
   *[other] { $number } crans par transport à la longue
}
sign-long = { $number ->
    [one] { $number } long transport à portée
   *[other] { $number } longs transports à portée
}
sign-ever-given = { $number ->
    [one] { $number } cran par transport des autres à la longue
   *[other] { $number } crans par transport des autres à la longue
}
sign-cards = { $number ->
    [one] { $number } carte action
   *[other] { $number } cartes action
}
sign-links = { $number ->
    [one] { $number } tronçon
   *[other] { $number } tronçons
}
sign-first = la première place dans l’ordre du tour
sign-room = { $number ->
    [one] { $number } voie libre près du réseau
   *[other] { $number } voies libres près du réseau
}
