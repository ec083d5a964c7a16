yours = Tes pages
tab-games = Statistiques
tab-matches = Parties
tab-people = Gens
tab-account = Compte
profile = Ton profil
edit = Profil et vie privée
seen-me = Visible pour toi seul
seen-friends = Visible pour les gens avec qui tu as joué
seen-all = Visible pour tout le monde
who-sees = Qui peut voir ton profil ?
see-me = Moi seul
see-friends = Les gens avec qui j’ai joué
see-all = Tout le monde ; alors je figure aussi, par mon nom, dans les classements
as-others = Le voir comme les autres
copy = Copier le lien
copied = Copié
languages = Langues que tu parles
language-add = Ajouter une langue
language-drop = { $name } : retirer
may-invite = Les gens avec qui j’ai joué peuvent m’inviter
look-where = Nom, couleur et image
nobody-title = Tes parties seront ici
nobody = Joue une fois, et tu verras ici ce qu’il en est advenu. Nul besoin d’un compte.
log-in = J’ai un compte
none-yet = Rien n’est encore joué jusqu’au bout. Après ta première partie, tu verras ici comment elle s’est passée.
play = Jouer
take = À emporter :
take-json = Toutes tes données (JSON)
take-zip = Relevés de tes parties (zip)
game = Jeu
played = Jouées
won = Gagnées
average-place = Place moyenne
best = Record : { $what }
rating = Cote
rating-course = Cote, partie après partie
rating-why = La bande colorée : la cote s’y trouve presque à coup sûr. Chaque partie classée la resserre.
ladder-go = Classement
places = Places
rivals = Adversaires préférés
rival-matches = { $number ->
    [one] { $number } partie, { $won } gagnée
   *[other] { $number } parties, { $won } gagnées
}
score = Points
average = En moyenne { $number }
feat-best = Record { $number }
match = Partie
date = Date
uncertain = { $value } ± { $give }
point = Partie { $match }, { $day } : { $value }
slider = { $title } : partie après partie
slide = Glisse, ou utilise les flèches, pour lire chaque partie
watch = Revoir
ordinal = { $place ->
    [1] 1re
   *[other] { $place }e
}
won-alone = Gagnée
won-shared = Première place, partagée
came = { $place }e sur { $players }
with-score = ({ $score })
bot = { $name } (bot, { $level })
rated = classée
days = sur plusieurs jours
uncounted = ne compte pas
replay = Revoir : { $game }, { $names }
filters = Quelles parties
result = Résultat
lost = Pas gagnées
rivals-filter = Adversaires
people = Des gens
bots = Seulement des bots
pace = Rythme
live = d’une traite
rated-filter = Classement
rated-only = Classées seulement
unrated-only = Non classées
all = Toutes
found = { $number ->
    [0] Aucune partie
    [one] { $number } partie
   *[other] { $number } parties
}
no-filters = Tout montrer
none-fit = Aucune partie ne convient. Choisis moins étroitement.
matches = Parties
pages = Pages
newer = Plus récentes
older = Plus anciennes
page = { $number } sur { $all }
friends = Gens
friends-why = Tous ceux avec qui tu as joué une partie. D’une touche, le même jeu est prêt ; l’invitation les attend sur leur page d’accueil.
friends-none = Ceux avec qui tu joues une partie apparaissent ici, à inviter de nouveau d’une touche.
friends-find = Jouer entre amis
friend-matches = { $number ->
    [one] { $number } partie ensemble, { $won } gagnée par toi
   *[other] { $number } parties ensemble, { $won } gagnées par toi
}
friend-last = Dernière : { $game }, { $when }
friend-company = (avec { $names })
friend-quiet = ne veut pas d’invitations
again = Rejouer à { $game }
again-label = Rejouer à { $game } avec { $name }
since = Ici depuis { $when }
this-is-you = C’est toi, vu par les autres
nothing-played = { $name } n’a encore terminé aucune partie.
recent = Dernières parties
ladder = Les meilleurs à { $game }
ladder-why = Parties classées seulement. Le point est la cote, la barre dit à quel point elle est sûre ; son extrémité gauche décide du rang. Seuls figurent ceux dont tout le monde peut voir le profil.
ladder-none = Personne ne figure encore ici. Joue une partie classée, laisse tout le monde voir ton profil, et tu seras en tête.
ladder-begin = Préparer une partie
ladder-show = Changer qui peut voir mon profil
place = Rang
player = Qui
range = Presque à coup sûr entre
from-to = de { $from } à { $to }
only-you = toi seul vois cette ligne
