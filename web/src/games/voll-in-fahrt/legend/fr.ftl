# The legend
legend-loco = Loco
legend-loco-text = La lettre est celle du joueur, le chiffre distingue ses quatre locos. Elles roulent dans le sens des aiguilles.
legend-platform = Plateforme
legend-platform-text = Relie les voies de deux sections, souvent en les croisant. Celle de la couleur tirée va dans la baie ouverte ; A et B sont ses deux sens.
legend-buffer = Butoir
legend-buffer-text = Qui doit continuer ici a un accident ; de même qui roule dans la baie ouverte.
legend-dice = Dés
legend-dice-text = Une de tes locos avance de leur somme. Un double donne un tour de plus.
legend-colours = Dé de couleur
legend-colours-text = Dit quelle plateforme bouge d’abord.
legend-pushes = Poussée
legend-pushes-text = Ce coup pousse la loco devant.
legend-crashes = Accident
legend-crashes-text = Une loco retourne dans la main de son joueur et recommence.
legend-home = Arrivée
legend-home-text = La loco rentre à la remise. Trois font gagner.
