part-map = Dessiner
part-cities = Villes
part-links = Tronçons
part-goods = Cartes Marchandises
field-cities = Villes
field-cities-name = Nom
field-cities-id = Nom court dans les parties notées
field-cities-colour = Couleur
field-cities-lon = Est
field-cities-lat = Nord
field-cities-label = Place du nom
field-routes = Tronçons par couleur
field-routes-colour = Couleur
field-routes-symbol = Symbole
field-routes-links = Tronçons
field-goods_cards = Cartes Marchandises
field-goods_cards-cards = Cartes
place-routes-links-1 = De
place-routes-links-2 = À
place-routes-links-3 = Coût
place-goods_cards-1 = Première ville
place-goods_cards-2 = Deuxième ville
place-goods_cards-3 = Troisième ville
value-blue = bleu (allemande)
value-violet = violet (allemande)
value-red = rouge (étrangère)
value-yellow = jaune (étrangère)
value-green = vert
value-orange = orange
value-brown = brun
value-grey = gris
value-white = blanc
value-black = noir
value-left = à gauche
value-right = à droite
value-above = au-dessus
value-below = au-dessous
value-octagon = octogone
value-bolt = éclair
value-cross = croix
value-clover = trèfle
value-crescent = croissant
value-star = étoile
vd-nearer = Rapprocher
vd-farther = Éloigner
vd-whole = Toute la carte, ou retour à la taille lisible
vdbox-map = La carte, à dessiner
vdbox-tools = Outils
vdbox-tool-move = Choisir et déplacer
vdbox-tool-city = Placer des villes
vdbox-tool-link = Relier des villes
vdbox-hint-move = Touche une ville ou un tronçon pour le modifier ; fais glisser une ville à sa place. Au clavier : Tabulation jusqu’à la ville, les flèches la déplacent, Suppr l’enlève.
vdbox-hint-city = Touche la carte là où se trouve une ville. Elle prend la couleur choisie ; son nom se saisit sous la carte.
vdbox-hint-link = Touche deux villes, ou glisse de l’une à l’autre : un tronçon de la couleur choisie les relie.
vdbox-now-second = { $name } : touche maintenant la ville de l’autre bout.
vdbox-nothing = Rien n’est choisi pour l’instant.
vdbox-new-city = Ville
vdbox-city = { $name }, { $colour }
vdbox-city-of = Ville : { $name }
vdbox-link = De { $a } à { $b }, coût { $cost }
vdbox-link-to = Relier à …
vdbox-join = Relier
vdbox-link-number = Tronçon { $number }
vdbox-drop = Enlever
vdbox-drop-city = Enlever cette ville
vdbox-drop-link = Enlever ce tronçon
vdbox-cheaper = Moins cher de un
vdbox-dearer = Plus cher de un
vdbox-cities-about = { $number ->
    [0] Aucune ville.
    [1] Une ville.
   *[other] { $number } villes.
} Les bleues et les violettes sont allemandes. Est et nord sont des degrés sur la carte d’Europe, ou des nombres à toi.
vdbox-links-about = { $number ->
    [0] Aucun tronçon
    [1] Un tronçon
   *[other] { $number } tronçons
} en six couleurs.
vdbox-goods-about = { $number ->
    [0] Aucune carte
    [1] Une carte
   *[other] { $number } cartes
}, avec trois villes chacune, comme sur tes cartes Marchandises.
vdbox-card-city = Carte { $number }, ville { $place }
vdbox-add-city = Ajouter une ville
vdbox-add-link = Ajouter un tronçon
vdbox-add-card = Ajouter une carte
vdbox-often = Combien de fois chaque ville est nommée
