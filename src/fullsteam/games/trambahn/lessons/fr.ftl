# What the coach says. <lesson>: its title; .about: what it teaches. <lesson>-<step>: what to do; its attributes: what is said to
# other answers (.wrong: to all that have no sentence of their own). <lesson>-end: the last word.

first = Ta première ligne de tram
    .about = Des passagers, des stations, un tramway et ta première phase de score.
first-passenger = Bienvenue à Munich. Chaque tour commence par un passager : envoie ton 3 bleu au terminus bleu.
    .red = Garde tes rouges, ils vont former une ligne. Envoie le 3 bleu.
    .wrong = La règle le permet. Mais envoyons le 3 bleu : il ne va avec rien d’autre dans ta main.
first-second = Tu peux envoyer un second passager, mais tu as besoin de tes cartes. Choisis « { step-passengers.done } ».
    .wrong = Tu pourrais. Mais une carte qui attend là-bas a quitté ta main : choisis « { step-passengers.done } ».
first-column = Construis maintenant ta propre ligne. Commence une colonne avec le 2 rouge.
    .high = Le 2 ne pourrait plus jamais y entrer : les valeurs ne font que monter. Commence bas, avec le 2 rouge.
    .none = Seules les colonnes rapportent des points. Commences-en une avec le 2 rouge.
    .wrong = Tu as trois rouges : c’est la meilleure ligne. Commence par le 2 rouge.
first-rise = Les valeurs montent, on peut en sauter, et tout est de la même ligne. Ajoute le 5 rouge, puis le 8 rouge.
    .jump = Après le 8, le 5 n’entrerait plus. D’abord le 5 rouge.
    .two = Une deuxième colonne demande un deuxième tramway, et c’est cher. Pose-le dans la colonne que tu as.
    .wrong = Pas encore : le 5 et le 8 rouges ont leur place dans ta colonne.
first-enough = Cette colonne vaut 1 + 1 + 2 = 4 points, fois son tramway. Choisis « { step-stations.done } » : dans un tour, on ne revient jamais en arrière.
    .wrong = Une deuxième colonne demanderait un deuxième tramway. Celle-ci suffit pour l’instant : « { step-stations.done } ».
first-note = Les cartes inutiles deviennent de l’argent. Change le 6 vert en billet, puis choisis « { step-income.done } ».
    .none = D’abord le 6 vert : il ne va nulle part, et les tramways sont chers.
    .wrong = Garde celle-là pour plus tard. Le 6 vert peut partir.
first-tram = Une colonne sans tramway est perdue à la fin du tour. Achète la voiture à cheval pour 5 billets : elle double les points.
    .none = Ta colonne serait alors perdue, carte par carte. Achète la voiture à cheval.
    .wrong = Prends la voiture à cheval pour ta colonne.
first-third = Deux rouges attendent. Le quatrième fait sonner la cloche et fait compter le rouge pour vous deux : envoie ton 1 rouge.
    .nine = Le 9 rouge rapporte 2 points dans ta colonne. Envoie le 1 rouge, trop bas pour elle.
    .joker = Un conducteur est trop précieux pour attendre ici. Envoie le 1 rouge.
    .wrong = Personne n’a de colonne de cette ligne. Envoie le 1 rouge au terminus rouge.
first-bell = Il en manque un. Envoie le 4 rouge : ce sera le quatrième passager.
    .nine = La cloche sonnerait, mais le 9 vaut plus dans ta colonne. Envoie le 4 rouge.
    .none = Fais sonner la cloche tant que tu es seul à avoir une colonne rouge. Envoie le 4 rouge.
    .wrong = Encore un rouge, et la cloche sonne. Envoie le 4 rouge.
first-longer = 4 × 2 : tu as { $points } points, et Frieda rien, sans colonne rouge. La tienne reste : ajoute le 9 rouge.
    .none = Ta colonne comptera de nouveau. Allonge-la : ajoute le 9 rouge.
    .two = Une longue colonne vaut mieux que deux courtes. Pose le 9 rouge dans la colonne 1.
    .wrong = D’abord le 9 rouge : il rapporte 2 points de plus.
first-conductor = Le conducteur est un joker sans points, qui va dans toute colonne ouverte. Ajoute-le : huit cartes dans une colonne paient un bonus.
    .none = Il te rapproche de la huitième carte. Ajoute le conducteur à la colonne 1.
    .two = Une nouvelle colonne demanderait un nouveau tramway. Ajoute le conducteur à la colonne 1.
    .wrong = Ajoute le conducteur à la colonne 1.
first-end = Voilà comment ça roule ; les conseils te diront le reste. Après la dixième phase de score, le plus de points gagne : joue maintenant une vraie partie.
