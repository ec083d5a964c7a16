# The page of boxes
box-title = La boîte est à toi ? Saisis ce qu’elle dit.
box-about = Là où la règle de { $title } ne montre que des images, les valeurs sont reconstituées par nos soins. Recopie celles de ton plateau et de tes cartes, et joue ce que tu connais.
see-rule = Règle { $rule }
kept-title = Tes boîtes
state-good = Prête à jouer
state-wrong = { $number ->
    [0] Aucune erreur
    [1] Une erreur
   *[other] { $number } erreurs
}
play = Jouer avec
open = Ouvrir
rename = Renommer
rename-go = Renommer
duplicate = Dupliquer
delete = Supprimer
delete-named = Supprimer « { $title } »
delete-title = Supprimer « { $title } » ?
delete-about = Elle disparaît de ce navigateur. Les tables où l’on joue avec elle la gardent.
kept-here = Les boîtes ne sont gardées que dans ce navigateur. Emporte-les en fichier ou en lien.
begin-title = Par où commencer
begin-own = Partir de la nôtre
begin-own-about = Tout y est déjà ; change ce qui diffère dans la tienne.
begin-own-go = Commencer
begin-file = D’un fichier
begin-file-about = Un fichier TOML que quelqu’un a exporté, ici ou ailleurs.
begin-file-go = Choisir un fichier
begin-paste = Coller un texte
paste-label = Texte TOML
paste-go = Reprendre
begin-table = D’une table
begin-table-about = À une table où l’on joue avec une boîte, ouvre « Règles » et choisis « Garder cette boîte ».
too-large = Ce texte est trop long pour une boîte.
my-copy = Mon exemplaire
link-broken = Ce lien ne contient pas de boîte, ou pas tout entière.
line = Ligne { $number }
title-label = Titre
# The editor
back = Boîtes de { $title }
saved = Chaque changement est gardé dans ce navigateur.
unsaved = Ce navigateur ne garde rien : exporte la boîte avant de partir.
undo = Annuler (Ctrl+Z)
redo = Rétablir (Ctrl+Maj+Z)
checking = Vérification …
silent = Pas de réponse, nouvel essai …
parts = Parties de la boîte
beside = Erreurs, aperçu, parties d’essai, exportation
tab-all = Tous les champs
tab-text = En texte
all-about = Tous les champs de la boîte, à saisir. Les flèches et Entrée parcourent les tableaux, Maj et une flèche changent un nombre pas à pas.
remove = Enlever
remove-row = Enlever le numéro { $number }
add-row = Ajouter
column = Place { $number }
key-name = Nom dans les fichiers et les parties notées
key-title = Titre
key-game = Jeu
text-label = La boîte en texte TOML
text-unread = Impossible à lire pour l’instant ; les autres parties montrent ce qui s’y trouvait avant.
preview = Ce que cela donnera
seat = Place { $number }
# Mistakes
mistakes-title = Erreurs
mistakes-none = Aucune. On peut jouer avec cette boîte.
mistakes-more = { $number ->
    [0] Aucune autre
    [1] Encore une
   *[other] Encore { $number }
}
mistakes-off = { $number ->
    [0] Et aucune autre.
    [1] Et encore une qui n’est pas citée.
   *[other] Et encore { $number } qui ne sont pas citées.
}
whole-file = toute la boîte
# Games of bots
trial-title = Dix parties de robots
trial-about = Des robots aux règles simples jouent avec cette boîte : quelle durée, quels scores, une place est-elle meilleure ? Ces parties ne figurent dans aucune liste.
trial-go = Jouer dix parties
trial-stop = Arrêter
trial-progress = { $number } parties jouées sur { $of }
trial-done = { $number ->
    [0] Aucune partie jouée.
    [1] Une partie jouée.
   *[other] { $number } parties jouées.
}
trial-length = Durée
trial-choices = { $mean } choix en moyenne (de { $least } à { $most })
trial-minutes = environ { $number } minutes entre humains
trial-scores = Scores
trial-span = { $mean } en moyenne (de { $least } à { $most })
trial-average = Score moyen par place
trial-wins = Victoires par place (le trait : toutes égales)
trial-endless = { $number ->
    [0] Toutes les parties se sont terminées.
    [1] Une partie ne s’est pas terminée à temps.
   *[other] { $number } parties ne se sont pas terminées à temps.
}
trial-old = La boîte a changé depuis.
# Taking it along
export-title = L’emporter
export-file = Télécharger en TOML
export-text = Copier le texte
export-link = Copier un lien
