# Sentences every game shares.
cited = { $rule } : { $text }
refusal-over = La partie est finie.
refusal-not_your_turn = Ce n’est pas à toi ; attends qu’on te le demande.
refusal-not_now = Cela n’est pas possible maintenant ; choisis l’une des possibilités proposées.
record-refused = Ligne { $line } : « { $move } » n’est pas permis.
undo-nothing = Il n’y a rien à annuler : depuis ton dernier choix, quelque chose de secret ou de tiré au sort a été révélé, ou quelqu’un d’autre a agi.

# The table in the terminal
table-name = Joueur { $number }
table-bot = Robot { $number }
table-against = Aux autres places : { $bots }.
table-figure = { $number }
table-yours = À toi, { $seat }
table-choose = Ton choix
table-help = Tape le numéro ou la lettre devant une réponse. Là où l’on demande un nombre, un nombre veut dire ce nombre. Et aussi : ? la règle, ?? toutes les règles, t revoir la table, l ce qui s’est passé, u annuler, h aide, q quitter.
table-help-notation = Chaque réponse peut aussi s’écrire comme dans le fichier de la partie, par exemple « { $example } », en majuscules ou en minuscules.
table-log = Depuis ton dernier choix
table-earlier = { $number ->
    [one] … { $number } ligne plus haut ; l montre tout
   *[other] … { $number } lignes plus haut ; l montre tout
}
table-only = { $choice } (seule réponse possible)
table-unknown = Je ne comprends pas « { $text } » ; tape ce qui est devant une réponse, ou h pour l’aide.
table-range = de { $low } à { $high }{ $by ->
    [1] {""}
   *[other] , de { $by } en { $by }
}
table-no-amount = { $text } n’est pas possible ; possible : { $range }.
table-fold = { $first } … { $number } réponses de cette sorte ; { $key } les énumère
table-sure = { $doubt } Retape la même réponse si c’est bien ce que tu veux.
table-narrow = Ce terminal n’a que { $width } colonnes ; à partir de { $least }, toutes les lignes sont entières.
table-taken-back = C’est annulé.
table-winner = { $seat } gagne
table-shared = Victoire partagée : { $seats }
table-score = Points
table-place = Rang
table-player = Joueur
table-tie = À égalité
table-record = La partie est notée dans { $file }.
table-left = Quittée avant la fin. La partie est gardée dans { $file } ; pour continuer : fullsteam play --resume { $file }
table-fair = Tirage promis avant le début (SHA-256 de la graine) : { $promise }

# what stands before a figure or a list
label = { $title } :

# an option and its value, as the rules name them
option-value = { $option } : { $value }

# A lesson in the terminal
learn-resumed = Tu reprends là où tu en étais. (« b » revient d’une étape, --again recommence.)
learn-step = étape { $number } sur { $steps }
learn-help = Fais ce que dit ton guide : tape ce qui est devant une réponse. Et aussi : b une étape en arrière, ? la règle, t encore la table, h aide, q quitter.
learn-left = Tu peux continuer ici quand tu veux : { $command }
learn-next = La leçon suivante, « { $title } » : { $command }
learn-match = Une vraie partie contre un débutant : { $command }
learn-now = La jouer maintenant ? (o/n)
learn-yes = o y

# fullsteam games
games-ours = Le texte du livret ne décrit pas tout ; ce que nous avons reconstitué et ce qui est attesté : { $rules }.
