# The legend
legend-city = Ville
legend-city-text = Reçoit les marchandises de sa couleur et de sa forme. Bleues et violettes : allemandes ; rouges et jaunes : étrangères.
legend-good = Marchandise
legend-good-text = Attend dans une ville et veut aller vers une ville de sa couleur.
legend-free = Tronçon libre
legend-free-text = Le panneau dit quelle carte de trajet il faut, et ce que coûte la construction.
legend-built = Tronçon construit
legend-built-text = Tous peuvent y envoyer des marchandises ; son propriétaire gagne un cran de revenu à chaque fois.
legend-engine = Loco sur l’échelle
legend-engine-text = Le revenu de chacun : autant de marks par tour, et les points à la fin.
legend-routes = Cartes de trajet
