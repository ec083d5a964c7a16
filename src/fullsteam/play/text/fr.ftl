# Sentences every game shares.
refusal-over = La partie est finie.
refusal-not_your_turn = Ce n’est pas à toi ; attends qu’on te le demande.
refusal-not_now = Cela n’est pas possible maintenant ; choisis l’une des possibilités proposées.
record-refused = Ligne { $line } : « { $move } » n’est pas permis.
undo-nothing = Il n’y a rien à reprendre : depuis ton dernier choix, quelque chose de secret ou de tiré au sort a été révélé, ou quelqu’un d’autre a agi.

# The table in the terminal
table-name = Joueur { $number }
table-bot = Robot { $number } ({ $bot })
table-yours = À toi, { $seat }
table-choose = Numéro ou notation ( ? règle, ?? toutes les règles, u annuler, q quitter)
table-log = Depuis ton dernier choix
table-unknown = Je ne comprends pas « { $text } » ; tape un numéro de la liste ou la notation à côté.
table-taken-back = C’est repris.
table-winner = { $seat } gagne
table-shared = Victoire partagée : { $seats }
table-score = Points
table-place = Rang
table-player = Joueur
table-record = La partie est notée dans { $file }.
table-left = Quittée avant la fin ; la partie est notée dans { $file }.
table-fair = Tirage promis avant le début (SHA-256 de la graine) : { $promise }

# an option and its value, as the rules name them
option-value = { $option } : { $value }
