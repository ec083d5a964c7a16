story-round = Tour { $round }
story-across = Tour
story-result = Bilan
story-unit = Bilan après chaque tour : revenu − emprunts
story-score = un bilan de { $number }
story-best = La meilleure livraison : { $name } a envoyé une marchandise à { $city } par { $links ->
    [one] { $links } tronçon
   *[other] { $links } tronçons
}, et son revenu a monté de { $steps }.
story-dearest = Le tronçon le plus cher : { $name } a payé { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
} pour { $link }.
story-lead = { $name } a pris la tête au tour { $round } et l’a gardée.
story-sabotage = { $name } a saboté { $other }.
story-bonds = { $name } a emprunté le plus : { $bonds ->
    [one] { $bonds } emprunt
   *[other] { $bonds } emprunts
}.
