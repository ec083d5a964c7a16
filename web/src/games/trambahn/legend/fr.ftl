# The legend
legend-lines = Lignes
legend-lines-text = Il y en a quatre, chacune a sa couleur et son signe.
legend-station = Carte station
legend-station-text = Le chiffre est sa valeur : dans une colonne elles montent. Les pastilles sont ses points.
legend-conductor = Contrôleur
legend-conductor-text = Un joker sans point ; il va dans toute colonne ouverte et à tout terminus.
legend-passenger = Passager
legend-passenger-text = Une carte qui attend à un terminus. La quatrième sonne la cloche : la ligne est décomptée.
legend-horse = Tramway à chevaux
legend-horse-text = Double les points de sa colonne ; 5 billets.
legend-steam = Tramway à vapeur
legend-steam-text = Trois fois les points ; 10 billets.
legend-electric = Tramway électrique
legend-electric-text = Quatre fois les points ; 15 billets.
legend-note = Billet
legend-note-text = 1 000 marks, pour les tramways. Une carte de ta main en devient un.
