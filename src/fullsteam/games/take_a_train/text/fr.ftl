title = Take a Train
tagline = Six sortes d’enchères pour des locomotives, puis la course aux wagons : trois manches, et la plus grosse fortune gagne.

# Questions
step-opener = Laquelle de ces locos mets-tu aux enchères ?
step-opening = Ouvre à la puissance de la loco ou davantage.
step-call = Surenchérir, ou passer pour cette loco ?
    .done = Passer
step-outcry = Surenchéris quand tu veux ; vendu quand tout le monde a renoncé.
    .done = Je renonce
step-sealed = { $number ->
    [1] Seconde mise : combien ajoutes-tu à la première ? Le plus haut total gagne et paie.
   *[other] Ta mise secrète.
}
step-tie = Mises égales : qui reçoit la loco ?
step-alone = Il ne reste que toi : quelle loco achètes-tu au prix de sa puissance ?
step-blind_bids = Ta mise secrète, avant que les locos soient dévoilées.
step-next_choice = Mises égales : qui choisit ensuite ?
step-choice = Choisis une loco ; tu paies ta propre mise.
step-keeping = Quelle loco gardes-tu ? Les autres vont à gauche.
step-paying = Tu ne peux pas payer tes locos : laquelle retournes-tu face cachée ?
step-turn = Remplacer des cartes, en prendre une, ou passer ?
    .done = Passer
step-replacing = Remplacer d’autres cartes pour le même prix ?
    .done = Cela suffit

# Choices
verb-first = { $seat } commence
verb-objective = l’objectif est : { $objective }
verb-token = le jeton dit : { $auction }
verb-loco = la pile donne : { $loco }
verb-card = la pile donne : { $card }
verb-offer = proposer : { $loco }
verb-bid = miser { $amount } $
verb-award = { $seat }
verb-choose = prendre : { $loco }
verb-keep = garder : { $loco }
verb-turn_over = retourner : { $loco }
verb-buy = acheter : { $loco }
verb-replace = remplacer : { $card }
verb-attach = { $card_id ->
    [multiplier] multiplicateur +1 pour { $loco }
    [twin] wagon jumeau à { $loco }
   *[other] { $card } à { $loco }
}
verb-collect = prendre l’argent : { $card }

# What happens
event-begins = { $seat } ouvre la première manche.
event-dealt = { $seat } reçoit un objectif : { $objective }.
event-got = { $seat } reçoit un objectif secret.
event-round = Manche { $number } sur 3 ; { $seat } ouvre.
event-auction = L’enchère de cette manche : { $auction }.
event-shown = Dévoilée : { $loco }.
event-set_aside = Personne ne peut payer ; { $number ->
    [1] une loco est mise de côté
   *[other] { $number } locos sont mises de côté
}.
event-reshuffled = Les locos mises de côté sont mélangées : { $number }.
event-hands_on = { $seat } ne peut en payer aucune ; { $seat2 } ouvre.
event-offers = { $seat } met aux enchères : { $loco }.
event-opens = { $seat } ouvre à { $amount } $.
event-raises = { $seat } monte à { $amount } $.
event-passes = { $seat } se retire.
event-had_bid = { $seat } a misé { $amount } $.
event-added = { $seat } ajoute { $amount } $.
event-names = Mises égales : { $seat } tranche pour { $seat2 }.
event-declines = { $seat } renonce.
event-sold = { $seat } obtient { $loco } pour { $number } $.
event-receives = { $seat } reçoit { $loco }.
event-received = { $seat } reçoit une loco.
event-keeps = { $seat } garde { $loco }.
event-kept = { $seat } garde une loco.
event-reveals = { $seat } montre { $loco }.
event-pays = { $seat } paie { $number } $ pour toutes ses locos.
event-turns = { $seat } ne peut pas payer et retourne { $loco }.
event-takes_blind = { $number ->
    [1] { $seat } prend une loco invendue, face cachée.
   *[other] { $seat } prend { $number } locos invendues, face cachée.
}
event-no_sale = Personne ne peut payer une seule des locos restantes : les enchères sont finies.
event-in_order = Place { $place } : { $seat }, avec une puissance de { $number }.
event-displayed = Exposé : { $card }.
event-new_pile = La défausse devient la nouvelle pile : { $number ->
    [1] une carte
   *[other] { $number } cartes
}.
event-pays_to_replace = { $seat } paie { $number } $ pour remplacer des cartes.
event-replaces = { $seat } écarte { $card }.
event-attaches = { $seat } attache { $card } à { $loco }.
event-leaves = { $seat } ne prend rien.
event-all_passed = Tout le monde a passé : plus de wagons dans cette manche.
event-full = { $seat } a complété { $loco } : plus de wagons dans cette manche.
event-extended = Stockage étendu : désormais, c’est le sixième wagon qui met fin à l’étape.
event-emptied = Poubelle : { $number ->
    [1] une carte exposée est écartée
   *[other] { $number } cartes exposées sont écartées
}.
event-multiplies = { $seat } pose le multiplicateur près de { $loco }, qui compte désormais ×{ $number }.
event-collects = { $seat } prend la carte bonus : { $number } $ tout de suite.
event-bonus_aside = La carte bonus a été prise assez souvent ; elle reste de côté jusqu’à la prochaine manche.
event-twins = { $seat } attache le wagon jumeau à { $loco } : une copie de { $card }.
event-earns = { $number ->
    [0] { $seat } ne gagne rien avec { $loco }.
   *[other] { $seat } gagne { $number } $ avec { $loco }.
}
event-achieves = { $seat } a rempli un objectif : { $objective }. Il rapporte { $number } $.
event-owns = { $seat } possède { $number } $.

# Why not
refusal-must_choose = Ici, tu dois choisir ; prends l’une des possibilités.
refusal-not_there = { $loco } ne fait pas partie de ce que tu peux choisir maintenant.
refusal-cannot_pay = Tu ne peux pas payer la puissance de { $loco } : il te manque { $number } $.
refusal-must_bid = Tu dois nommer une somme ; si tu ne veux pas participer et que tu en as le droit, mise 0.
refusal-too_low = { $amount } $, c’est trop peu ; mise au moins { $number } $.
refusal-too_high = { $amount } $, c’est trop ; tu peux miser jusqu’à { $number } $.
refusal-not_tied = { $seat } n’est pas parmi les mises égales.
refusal-not_shown = Cette carte n’est pas exposée : { $card }.
refusal-replaced = Tu as déjà remplacé des cartes pendant ce tour ; prends-en une ou passe.
refusal-no_money = Tu ne peux pas payer un remplacement : il te manque { $number } $.
refusal-other_goods = { $loco } tire déjà autre chose que { $card } ; une loco ne tire qu’une seule sorte.
refusal-elsewhere = Tu tires déjà la sorte de { $card } avec { $loco } ; des locos différentes tirent des sortes différentes.
refusal-needs_face = Le multiplicateur se pose près d’une loco visible ; { $loco } ne l’est pas.
refusal-needs_wagon = Le wagon jumeau copie le premier wagon d’une loco ; { $loco } n’en a pas encore.
refusal-only_money = Le bonus ne va à aucune loco ; prends simplement l’argent.
refusal-no_bonus = Seule la carte bonus se change en argent ; attache { $card } à une loco.

# Things
loco = { $label ->
    [down1] la loco cachée 1
    [down2] la loco cachée 2
    [down3] la loco cachée 3
   *[other] la loco { $type ->
        [steam] vapeur
        [diesel] diesel
       *[electric] électrique
    } { $speed } (puissance { $power }, ×{ $factor })
}
card = { $goods ->
    [food] nourriture { $value }
    [cattle] bestiaux { $value }
    [coal] charbon { $value }
    [fuel] fioul { $value }
    [luxury] luxe { $value }
    [passengers] passagers { $value }
    [bin] la poubelle
    [storage] le stockage étendu
    [multiplier] le multiplicateur +1
    [bonus] le bonus de 600
   *[twin] le wagon jumeau
}
auction = { $label ->
    [passing] passée
    [blind] aveugle
    [double_blind] double aveugle
    [preempted] préemptée
    [open] ouverte, à la criée
   *[rotating] tournante
}
objective = { $label ->
    [two_done] deux autres objectifs remplis
    [fuel] 3 wagons de fioul à une loco
    [special] une carte spéciale prise
    [luxury] 2 wagons de luxe à une loco
    [three_each] 3 wagons à chaque loco
    [passengers] 2 wagons de passagers à une loco
    [first] première place dans l’ordre du tour
    [diesel] 3 locos diesel
    [last] dernière place dans l’ordre du tour
    [steam] 3 locos à vapeur
    [electric] 3 locos électriques
    [ten_wagons] 10 wagons en tout
    [food] 4 wagons de nourriture à une loco
    [all_types] une loco de chaque type
    [cattle] 4 wagons à bestiaux à une loco
    [fastest] la loco la plus rapide
    [coal] 3 wagons de charbon à une loco
   *[slowest] la loco la plus lente
}

# Options
option-money = Les bourses
    .hidden = cachées jusqu’à la fin
    .open = visibles de tous
option-steam_electric = Objectifs « 3 vapeur » et « 3 électriques »
    .corrected = 300 et 1500, comme l’éditeur les a corrigés
    .printed = 1500 et 300, comme imprimés
option-rotating = Prix dans l’enchère tournante
    .product = somme des puissances fois le plus haut multiplicateur
    .sum = somme des puissances
option-first = Qui commence
    .random = tiré au sort
    .seat1 = le joueur de la place 1

# Statistics
tally-rounds = manches
tally-profit = gains des wagons par personne et manche
tally-wagons = wagons par personne et manche
tally-objectives = objectifs remplis
feat-score = Argent
feat-dearest = Loco la plus chère, en $
feat-best_train = Meilleur train, en $
feat-earned = Gagné par les trains, en $
feat-objectives = Tiré des objectifs, en $

# On the terminal table
ui-round = Manche { $number } sur 3
ui-starter = { $name } ouvre la manche
ui-pile = Pile
ui-shown = Dévoilées
ui-aside = De côté
ui-lot = En vente
ui-standing = plus haute mise : { $amount } $ ({ $name })
ui-bids = Mises
ui-display = Wagons
ui-discard = Défausse
ui-limit = Le wagon { $number } met fin à l’étape
ui-passes = { $number ->
    [0] personne n’a encore passé
    [one] { $number } passe de suite
   *[other] { $number } passes de suite
}
ui-purse = argent { $money }
ui-hidden = caché
ui-token = place { $number }
ui-replace = remplace pour { $number }
ui-power = puissance { $number }
ui-objectives = Objectifs
ui-secret = { $number ->
    [one] { $number } secret
   *[other] { $number } secrets
}
ui-done = rempli
ui-hand = En main
ui-kept = Gardées
ui-none = aucune
ui-down = cachée
ui-opener = { $name } ouvre ce lot
ui-due = à payer : { $number } $
ui-left = il te reste { $number } $
ui-costs = coûte { $price } $, il te reste { $left } $
ui-opens-at = ouverte à { $number } $ ou plus
ui-all-cost = tout ce que tu gardes coûtera { $price } $, il te reste { $left } $
ui-others-cost = les autres coûteront { $price } $, il te reste { $left } $
ui-adds = +{ $number } $
ui-ends = met fin à l’étape
ui-ask-raise = Plus haute mise : { $highest } $ ; monte à { $least } $ ou plus. Tu as { $cash } $.
ui-ask-open = Sa puissance est { $least } $ : rien en dessous ne l’emporte. Tu as { $cash } $.
ui-ask-second = Ta première mise était de { $first } $, la plus haute de { $highest } $. Tu as { $cash } $.
ui-ask-cash = Tu as { $cash } $.
ui-tie = objectifs remplis : { $number }
ui-sum = { $number } $

# Ce qui fait gagner ; et un conseil pour chaque sorte de question, la première fois
goal = Le plus riche après trois manches gagne. Les wagons fois le multiplicateur de la loco rapportent, les objectifs un peu plus.
tip-alone = Personne n’enchérit contre toi : tu ne paies que sa puissance. Le plus haut multiplicateur possible est un bon choix.
tip-blind_bids = Chacun reçoit une loco et paie sa mise ; la plus haute choisit d’abord. Avec 0, tu prends ce qui reste, sans payer.
tip-call = Il te faut trois locos avec tes 5 000, donc environ 1 500 chacune. Une loco ×3 ou ×4 peut coûter plus : elle multiplie chaque wagon.
tip-choice = Le prix est ta mise, quelle que soit la loco. Le multiplicateur rapporte, la puissance te fait jouer tôt à la gare.
tip-keeping = Tu paies la somme des trois puissances fois le plus haut multiplicateur. Trois locos semblables coûtent peu ; une ×4 renchérit le tout.
tip-next_choice = Tu décides, et tu peux te nommer. Qui choisit plus tôt a plus de choix, pour le même prix.
tip-opener = Propose une loco qui te plairait à bon prix, ou une que les autres paieront cher.
tip-opening = Tu dois ouvrir au moins à sa puissance. Si personne ne surenchérit, elle est à toi pour ce prix : commence bas.
tip-outcry = Le dernier à avoir enchéri reçoit la loco. Décide avant ce qu’elle vaut pour toi, et arrête-toi là.
tip-paying = Une loco retournée ne coûte rien et ne rapporte presque rien : seul son meilleur wagon compte. Retourne celle qui fait monter le prix.
tip-replacing = Le prix est déjà payé, quel que soit le nombre. Jette ce qui aiderait les autres.
tip-sealed = Trois locos pour tes 5 000 : environ 1 500 chacune. Seule la plus haute mise paie. Sous la puissance on ne gagne rien ; 0 : « sans moi » (qui ouvre doit miser).
tip-tie = Tu décides, et tu peux te nommer. Si elle est chère, laisse payer quelqu’un qui n’a plus grand-chose.
tip-turn = Une loco tire une seule sorte, une sorte va à une seule de tes locos. Les grands chiffres au plus haut multiplicateur ! Un cinquième wagon finit la manche.

# What the judgement of a position weighs, as a reason says it (fullsteam.analysis)
sign-money = { $number } $
sign-objectives = { $number } $ d’objectifs
sign-factors = { $number ->
    [one] { $number } multiplicateur de locos
   *[other] { $number } multiplicateurs de locos
}
sign-face-down = { $number ->
    [one] { $number } loco face cachée
   *[other] { $number } locos face cachée
}
sign-missing = { $number ->
    [one] { $number } loco encore à trouver
   *[other] { $number } locos encore à trouver
}
sign-trains = { $number } $ de trains
sign-hope = { $number ->
    [one] { $number } multiplicateur pour les wagons à venir
   *[other] { $number } multiplicateurs pour les wagons à venir
}
sign-starter = le début de la manche
