# Partout
title = Fullsteam · jeux de chemin de fer autour d’une table
nav = Page
language = Langue
settings = Réglages
help = Aide
me = Toi
me-named = Toi : { $name }
close = Fermer
more = Plus
loading = Un instant…
skip-main = Aller au contenu
skip-prompt = Aller à la question
lost-home = Page d’accueil
guest-name = Invité
refused = Le serveur n’a pas accepté cela ({ $reason }). Essaie encore.

# Accueil
with-friends = Entre amis
rules = Règles
card-players = { $most ->
    [2] 2 joueurs
   *[other] { $fewest } à { $most } joueurs
}
card-minutes = { $number } minutes
start-games = Jeux
start-open = Tables ouvertes
start-watch = Regarder
start-over = Parties jouées
start-offline = Le serveur ne répond pas pour l’instant. Nous réessayons.
seat-free = libre
status-open = attend des joueurs
status-playing = en cours
status-over = terminée
status-closed = fermée

# Ton nom
name-title = Comment les autres doivent-ils t’appeler ?
name-label = Nom
name-why = Pas besoin de compte. Tu peux le changer à tout moment.
name-go = Continuer

# Invitation
join-title = Viens jouer à { $title }
join-host = { $name } te garde une place.
join-go = Prendre la place
join-taken = Cette place est déjà prise.
join-watch = Regarder plutôt

# Préparer une table
setup-by = de { $author }, { $year }
setup-seats = Qui joue ?
setup-players = Nombre de joueurs
setup-number = { $number }
setup-seat = Place { $number }
setup-level = Niveau
kind-me = Toi
kind-same = Aussi devant cet écran
kind-bot = Robot
kind-invite = Une amie ou un ami, par lien
kind-open = Qui a le lien de la table
setup-go = Jouer
setup-invite = Préparer la table
setup-rules = Variantes de règles
setup-terms = Temps, retours, spectateurs
terms-pace = Rythme
pace-live = ensemble, maintenant
pace-correspondence = peu à peu, sur plusieurs jours
terms-clock = Temps pour un choix
clock-none = pas de pendule
clock-seconds = { $number } secondes
clock-days = { $number ->
    [1] un jour
   *[other] { $number } jours
}
terms-undo = Annuler un coup
undo-consent = tout, si tous sont d’accord ; contre des robots, rien de ce qui a été révélé
undo-free = seulement son dernier choix
terms-public = Montrer la table à tous (jouer et regarder)
terms-chat = Discussion
terms-rated = Classée (comptes seulement, sans robots)
terms-hints = Conseils (ce qui serait bien ici, et pourquoi)
hints-never = jamais
hints-alone = tant que personne d’autre n’est à la table
hints-all = pour tous ; qui s’assoit est d’accord
hints-agreed = À cette table, chacun peut demander conseil.
level-random = au hasard
level-novice = très facile
level-greedy = facile
level-club = moyen
level-expert = difficile
level-champion = très difficile

# Attendre
waiting-for = { $number ->
    [0] Tout le monde est là.
    [one] Une place est libre. La partie commence dès que tout le monde est là.
   *[other] { $number } places sont libres. La partie commence dès que tout le monde est là.
}
seat-invited = invité
sit-here = S’asseoir ici
share-table = Lien de la table
invite-link = Envoie ce lien
invite-local = Ce lien ne marche que sur cet ordinateur. Pour d’autres appareils, lance le serveur avec : fullsteam serve --host 0.0.0.0
qr = Code QR : lien vers { $title }
copy = Copier
copied = Copié
share = Partager
leave-seat = Se lever
close-table = Fermer la table
table-begins = Tout le monde est là ; ça commence.

# À la table
board = Plateau
prompt = Que faire
players = Joueurs
player = Joueur
points-head = Points
facts-head = Ce que tous voient
you = toi
away = absent
acting = choisit
bot-level = robot, { $level }
stand-in = Un robot ({ $level }) le remplace.
stood-in = Un robot joue pour toi.
come-back = Jouer de nouveau moi-même
your-turn = À toi
waiting = Attends
watching = Tu regardes
sending = En route…
on-its-way = Ton coup est en route.
offline = Pas de connexion
others-gone = { $number ->
    [one] { $names } n’est pas à la table en ce moment. La question attend.
   *[other] { $names } ne sont pas à la table en ce moment. La question attend.
}
others-choose = { $number ->
    [0] Un instant…
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
answered = Ta réponse est scellée. Attends les autres.
match-over = La partie est terminée
winner = { $number ->
    [one] { $names } gagne !
   *[other] Victoire partagée : { $names } !
}
touch-board = Touche ce qui brille sur le plateau.
touch-next = Touche maintenant ce qui va avec.
next-where = { $thing } : à quel endroit ?
next-what = { $thing } : qu’est-ce qui va là ?
let-go = Annuler ce choix
all-choices = { $number ->
    [1] Le choix en bouton
    [2] Les deux choix en boutons
   *[other] Les { $number } choix en boutons
}
all-choices-short = Tous les choix
fewer-choices = Moins de boutons
why-rule = Pourquoi ? { $rule }
why-short = Pourquoi ?
rule-says = Ce que dit la règle { $rule }
open-rule = ouvrir la règle
sure = { $choice } ?
sure-yes = Oui
sure-no = Non, retour
amount = Montant
less = Moins
more-of = Plus
less-by = { $number } de moins
more-by = { $number } de plus
# Amounts that are typed
amount-in = Montant en { $unit }
amount-least = Minimum : { $number }
amount-raise = Un cran de plus : { $number }
amount-range = de { $low } à { $high }
amount-range-by = de { $low } à { $high }, par pas de { $by }
amount-no = { $number } : impossible
amount-choose = Choisis un montant
amount-not = { $near ->
    [one] { $number } n’est pas possible ici. Le montant le plus proche :
   *[other] { $number } n’est pas possible ici. Les montants les plus proches :
}
amount-number = Tape un nombre entier.
amount-vain = Moins de { $number } ne peut pas gagner.
# The question
count = { $number ->
    [0] adjugé !
   *[other] … puis le silence vaut non
}
undo = Annuler mon coup
undo-ask = Demander à annuler
undo-short = Annuler
undo-sure = { $others ->
    [0] Annuler « { $what } » ?
    [1] Annuler « { $what } » et un coup d’un autre joueur ?
   *[other] Annuler « { $what } » et { $others } coups des autres ?
}
ask-undo = { $name } voudrait annuler un coup.
ask-waits = On attend l’accord de { $names } pour annuler.
agree = D’accord
decline = Non
orders = Réponse automatique
orders-short = Automatique
orders-long = Pendant combien de temps
orders-pass = Dire « { $choice } » à ma place
orders-until = jusqu’à une autre question
orders-always = jusqu’à ce que j’arrête
orders-bid = Enchérir à ma place, au plus
orders-bid-go = Enchérir à ma place
orders-stop = Arrêter
orders-not = Je réponds moi-même
orders-at-work = Comme tu l’as demandé
orders-bidding = On enchérit pour toi jusqu’à { $most }
orders-passing = On dit « { $choice } » pour toi
single-said = « { $question } » La seule réponse était « { $choice } ».
days = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
}
skip-news = Sauter
curtain-title = { $name }, à toi
curtain-text = Passe l’écran à { $name }. Les autres regardent ailleurs.
curtain-go = C’est moi, { $name }

# Tiroirs
tab-log = Journal
tab-chat = Discussion
tab-rules = Règles
tab-players = Joueurs
log-undo = { $name } annule un coup.
log-ask = { $name } demande à annuler un coup.
log-agree = { $name } est d’accord.
log-decline = { $name } n’est pas d’accord.
log-takeover = Un robot ({ $level }) joue pour { $name }.
log-return = { $name } est de retour.
log-permalink = Instant { $number }
log-back = annulé
log-unfold = Tout raconter
log-older = Montrer les plus anciens
recap = Depuis ton dernier tour ↑
recap-title = Depuis ton dernier tour
recap-again = Revoir
recap-shown = Encore une fois
chat-empty = Personne n’a encore rien dit.
chat-say = Dis quelque chose
chat-send = Envoyer
chat-no = Aux tables ouvertes, seuls les comptes parlent.
# Who speaks
chat-onlooker = regarde
chat-slow = Laisse aux autres le temps de lire : ton message n’est pas parti.
chat-unread = { $number ->
    [one] { $number } message non lu
   *[other] { $number } messages non lus
}
chat-open = Ouvrir la discussion
react = Petits mots
react-well-played = Bien joué
react-thanks = Merci
react-hurry = Plus vite, s’il te plaît
react-oh-no = Oh non
react-ha = Ha !
react-back-soon = Je reviens tout de suite
rules-whole = Tout le livret
rules-page = Ouvrir en page
rules-of-release = Joué selon les règles de la version { $release }
rules-contents = Sommaire
rules-play = Jouer
rules-search = Chercher dans les règles
rules-found = { $number ->
    [0] Rien trouvé.
    [one] Un paragraphe
   *[other] { $number } paragraphes
}
text-view = Le jeu en mots
standing = Où en est chacun
lately = Depuis ton dernier choix
lately-nothing = Il ne s’est encore rien passé.
text-choices = { $number ->
    [1] Un choix
   *[other] { $number } choix
}

# La fin
chart = Le cours de la partie
rematch = Revanche
rematch-join = Vers la revanche
replay = Revoir la partie
insight = Chance ou talent ?
fair = Le mélange était-il honnête ?
fair-kept = Oui : la graine a bien l’empreinte promise avant le début.
fair-broken = Non : la graine n’a pas l’empreinte promise.
fair-together = Oui : le serveur et { $names } ont fait la graine ensemble. Personne n’a pu la choisir, pas même l’hôte.
fair-mine = Ton propre secret y est, inchangé, et toutes les promesses sont celles que ton navigateur a vues avant de l’ouvrir.
fair-draws = { $number ->
    [1] Le premier tirage a été refait ici, à partir de cette graine et des cartes et dés de la règle : c’est le même.
   *[other] Les { $number } premiers tirages ont été refaits ici, à partir de cette graine et des cartes et dés de la règle : ce sont les mêmes.
  }
fair-draws-told = { $number ->
    [1] Le premier tirage a été refait ici à partir de cette graine : c’est le même. Quelles cartes et quels dés il y avait, c’est le serveur qui le dit.
   *[other] Les { $number } premiers tirages ont été refaits ici à partir de cette graine : ce sont les mêmes. Quelles cartes et quels dés il y avait, c’est le serveur qui le dit.
  }
fair-silent = { $names } : un secret promis, mais pas ouvert à temps, donc rien d’ajouté. C’est la seule chose que l’on peut encore choisir : ajouter ou non.
fair-how = Avant le début, le serveur et le navigateur de chaque personne assise ont chacun pensé à un nombre secret et n’en ont montré que l’empreinte. Une fois tout le monde là, les secrets ont été ouverts et mélangés en une graine ; toutes les cartes et tous les dés en viennent. Personne n’a pu choisir son nombre d’après ceux des autres : il ne les connaissait pas.
fair-wrong-promise = Quelque chose ne va pas : l’empreinte du serveur n’est pas celle que ton navigateur a vue quand tu t’es assis.
fair-wrong-mine = Quelque chose ne va pas : le secret ajouté par ton navigateur a été omis ou changé.
fair-wrong-others = Quelque chose ne va pas : les empreintes des autres ne sont pas celles que ton navigateur a vues en ouvrant son secret.
fair-wrong-secret = Quelque chose ne va pas : un secret n’a pas l’empreinte promise, ou il manque.
fair-wrong-draw = Quelque chose ne va pas : les premiers tirages ne viennent pas de cette graine.
fair-promise = Promis avant le début (SHA-256 de la graine) :
fair-seed = Révélé à la fin (graine) :
fair-all = Chaque carte et chaque dé, vérifiés sur ta machine :
fair-record = Télécharger la partie (fichier)
timeline = Fil du temps
timeline-at = { $moment } sur { $last }
timeline-first = Au début
timeline-previous = En arrière
timeline-next = En avant
timeline-last = À la fin
timeline-play = Dérouler
timeline-pause = Pause
replay-seat = Vu par
replay-onlooker = un spectateur
replay-back = Retour à la table
branch = Continuer d’ici contre des robots
moment-nothing = Rien à voir pour cette place.
moment-lost = Cet instant n’existe pas.

# Toi
me-name = Nom
me-save = Enregistrer
me-saved = Enregistré.
me-account = Compte
me-account-why = Seulement si tu veux : tes tables sur tous tes appareils, et les parties classées.
me-login = Identifiant
me-password = Mot de passe (8 caractères ou plus)
me-make = Créer un compte
me-enter = J’en ai un : me connecter
me-known = Tu es connecté comme { $login }.
me-leave = Se déconnecter
me-welcome = Bienvenue.
me-data = Tes données
me-export = Télécharger tout ce qui est gardé
me-forget = M’oublier
me-forget-sure = Vraiment tout oublier
tokens = Des programmes qui jouent pour toi
tokens-why = Avec un jeton, un programme joue en ton nom.
tokens-name = Pour quoi ?
tokens-make = Créer un jeton
tokens-drop = Retirer
tokens-secret = Garde-le maintenant ; il ne sera plus montré :

# Réglages
theme = Couleurs
theme-system = comme l’appareil
theme-light = clair
theme-dark = sombre
speed = Rythme
speed-auto = selon le jeu
speed-slow = lent
speed-normal = normal
speed-fast = rapide
speed-none = aucun : d’un coup
setting-twice = Demander confirmation
twice-costly = quand je dépense de l’argent ou joue une carte spéciale
twice-all = à chaque choix
twice-never = jamais
setting-single = Donner pour moi la seule réponse possible
setting-textView = Le jeu en mots au lieu du plateau
setting-shortcuts = Des touches seules comme raccourcis

# Son
sound = Son
sound-on = Son activé
sound-off = Son coupé
mute = Couper le son
volume = Volume

# Aide
help-choose = Touche ce qui brille, puis où cela doit aller. Une fois suffit quand il ne reste qu’un sens. Touche-le encore pour changer d’avis.
help-drag = Ou fais-la glisser jusque-là. Ce qui coûte une carte ou de l’argent est redemandé.
help-why = Touche autre chose, et tu apprends pourquoi c’est impossible, avec le paragraphe des règles.
keys = Touches
key-tab = à la prochaine chose qu’on peut toucher
key-enter = la toucher (Espace aussi)
key-arrows = sur le plateau : au voisin
key-escape = changer d’avis
key-digits = les boutons sous la question
key-board = au plateau, ou au jeu en mots
key-prompt = à la question
key-undo = annuler son coup
key-rule = la règle de la question
key-log = journal
key-chat = discussion
key-text = le jeu en mots, et retour
key-skip = sauter les animations
key-mute = couper le son, le remettre
key-help = cette page

# La fin d’une manche
sheet-so-far = Les points jusqu’ici
round-ending = Dernier coup avant les comptes.
round-pause = Pause
round-over = On fait les comptes : regarde ce que chacun a gagné.
go-on = Continuer
goes-on = { $number ->
    [one] continue seul dans { $number } seconde
   *[other] continue seul dans { $number } secondes
}
# The front door
play = Jouer
welcome = En voiture
welcome-text = Quatre jeux de trains pour la famille et les amis. Joue tout de suite contre des robots, ou envoie un lien à tes amis. Gratuit et sans compte.
card-age = dès { $age } ans
card-lasts = { $low }–{ $high } minutes
audience-family = Famille
audience-expert = Initiés
rivals-many = Nombre de robots
rivals = { $number ->
    [one] { $number } robot
   *[other] { $number } robots
}
mine = Tes parties
mine-waits = à { $names } de jouer
mine-open = { $number ->
    [1] encore une place libre
   *[other] encore { $number } places libres
}
mine-none = Aucune partie en cours.
mine-away = Ranger
mine-end = Arrêter la partie
mine-end-sure = Oui, l’arrêter pour de bon
mine-back = Retour
mine-out = Ressortir
mine-all = Tout montrer ({ $number })
mine-fewer = En montrer moins
mine-shelf = Rangées
mine-shelf-open = Montrer les parties rangées
mine-shelf-close = Cacher les parties rangées
mine-shelf-empty = Rien n’est rangé.
played-me = Tu as gagné
played-shared = Tu partages la victoire
played-won = { $number ->
    [one] { $names } a gagné
   *[other] Victoire partagée : { $names }
}
setup-ours = Le plateau ou les cartes imprimés existent, mais le texte du livret ne les décrit pas tous : ce qu’il tait, nous l’avons reconstitué. Les règles sont celles du jeu.
setup-box = Ce que contient la boîte
setup-box-ours = La nôtre
setup-box-enter = La boîte est à toi ? Saisis ce qu’elle dit.
box-played = On joue avec une boîte à part :
box-see = Voir ce qu’elle contient
box-keep = Garder cette boîte
box-kept = Gardée : l’ouvrir

# When something is not as it should be
line-cut = Pas de connexion. Nous réessayons.
line-kept = Pas de connexion. Ton coup est gardé et partira dès qu’elle revient.
line-restart = Le serveur redémarre. Ça reprend tout seul dans un instant.
line-crowded = Trop de fenêtres de Fullsteam sont ouvertes ici. Ferme-en une, ou attends une minute.
line-renewed = Fullsteam a été mis à jour entre-temps. Recharge la page quand tu veux ; rien n’est perdu.
line-reload = Recharger
line-again = Réessayer
move-kept = Ton coup est gardé jusqu’au retour de la connexion.
lost-address-title = Aucun train ne s’arrête ici
lost-address = Il n’y a pas de page à cette adresse. Elle est peut-être mal écrite.
lost-table-title = Cette table n’existe pas
lost-table = Le lien a peut-être été coupé en le copiant : demandes-en un nouveau.
lost-invite-title = Cette invitation n’est pas valable
lost-invite = Elle n’existe pas, ou plus. Demande un nouveau lien.
lost-game-title = Nous n’avons pas ce jeu
lost-game = Mais il y en a d’autres, sur la page d’accueil.
lost-refused-title = Cette table ne te laisse pas entrer
lost-refused = Qui l’a créée décide de qui peut regarder.
lost-closed-title = Cette table est fermée
lost-closed = Son hôte l’a fermée, ou personne n’est venu depuis longtemps. Tu peux en créer une nouvelle tout de suite.
lost-unplayable-title = Cette partie ne peut pas continuer ici
lost-unplayable = Elle a commencé avec des règles que ce serveur ne connaît pas. Rien n’en est perdu ; qui gère le serveur pourra t’en dire plus.
lost-reload-title = Il est temps de recharger
lost-reload = Le serveur est plus récent que cette page, et ils ne se comprennent plus. Recharge-la ; ta partie est gardée.
lost-offline-title = Le serveur ne répond pas
lost-offline = Tu es peut-être hors ligne, ou il redémarre. Tes tables sont gardées.
lost-crowded-title = Un peu trop à la fois
lost-crowded = On a beaucoup demandé d’ici en une minute. Attends un instant, puis réessaie.
lost-new = Créer une table
# Qui est qui
look-colour = Ta couleur
look-any = peu importe
look-avatar = Ton avatar
look-letter = la lettre seule
look-why = Le nom change tout de suite, la couleur et l’avatar dès ta prochaine table. Si quelqu’un y a déjà ta couleur, tu en reçois une autre.
colour-blue = bleu
colour-red = rouge, tirets
colour-green = vert, pointillé
colour-orange = orange, double
colour-purple = violet, hachuré
colour-black = noir, tiret et point
avatar-master = chef de gare
avatar-conductor = contrôleuse
avatar-signal = signal
avatar-lantern = lanterne
avatar-whistle = sifflet
avatar-ticket = billet
avatar-clock = horloge de gare
avatar-steam = locomotive à vapeur
avatar-owl = chouette
avatar-fox = renard
avatar-cat = chat
avatar-bear = ours
seat-of = Place de { $name }, jouée par un robot ({ $level })
unknown = caché
look-open = Couleur et avatar…
# The end and looking back
end-near = Le dernier coup…
end-won = Tu gagnes !
end-shared = Tu partages la victoire avec { $names }
end-place = Tu termines { $place }e
end-level = Tu partages la { $place }e place avec { $names }
end-ahead = { $score }, devant { $names } ({ $behind }).
end-other = { $names } gagne avec { $score } ; tu as { $own }.
end-each = { $score } chacun.
end-tiebreak = À égalité avec { $score } ; le départage a décidé.
end-home = Accueil
end-details = Détails
highlights = À raconter
sheet = Feuille de score
share-title = À montrer
share-picture = Enregistrer l’image
share-link = Copier le lien
share-failed = Cela n’a pas marché ici.
chapters = Chapitres
replay-speed = Vitesse
key-replay = en revoyant : lancer ou arrêter
key-replay-arrows = en revoyant : un moment (avec Maj un chapitre) en arrière ou en avant
# Rules one reads
rules-rulings = { $number ->
    [1] Une décision : ce que dit le livret, et ce que nous avons choisi
   *[other] { $number } décisions : ce que dit le livret, et ce que nous avons choisi
}
rules-how = Le jeu en bref
rules-exact = Les règles exactes
rules-exact-why = Chaque paragraphe a un numéro, que le jeu cite quand il refuse un coup. Touche-le pour en avoir le lien.
rules-copy = Copier le lien de ce paragraphe
rules-print = Imprimer

# Leçons
coach = Guide
coach-count = { $step } sur { $steps }
coach-step = Étape { $step } sur { $steps }
coach-rest = On fait les comptes. Regarde ce que chacun a gagné, puis continue.
coach-watch = Regarde maintenant : c’est au tour de { $names }.
coach-back = Une étape en arrière
coach-leave = Quitter ; la leçon reprendra ici la prochaine fois
lesson-over = Leçon terminée
lesson-well = Bravo ! Tu sais jouer.
lesson-match = Et maintenant, une vraie partie
lesson-next = Leçon suivante
lesson-again = Encore une fois
learn-card = Apprendre · { $minutes } min
learn-card-on = Continuer la leçon
learn-card-done = Appris
learn-first = Jamais joué ? Apprends-le en { $minutes } minutes.
learn-title = Apprendre { $title }
learn-text = Sur le vrai plateau, pas à pas, avec quelqu’un qui te dit quoi faire.
learn-done = Appris
learn-begin = Commencer
learn-on = Continuer
learn-again = Encore une fois
lost-lesson-title = Cette leçon n’existe pas
lost-lesson = Les règles expliquent tout, elles aussi ; et d’autres jeux ont leurs leçons.
goal = But :
legend = Légende : qui est quoi
tips-never = Ne plus donner de conseils
tip-next = Conseil suivant
setting-tips = Conseils, la première fois qu’une question se pose
key-legend = Les pièces du jeu et leurs noms
phases = Où en est le tour

# Life at a table

leave = Quitter…
leave-sure = Comment veux-tu quitter la table ?
leave-bot = Un robot joue pour moi
leave-bot-what = Jusqu’à ton retour, quand tu veux.
leave-no = Rester
resign = Abandonner
resign-ends = La partie est finie, et tu l’as perdue.
resign-goes-on = Tu finis dernier ; un robot continue pour les autres.
resign-rated = Dans une partie classée, on ne revient pas.
called = Les autres t’attendent.
here = Je suis là
waited = On attend { $name } (question posée { $since }).
waited-away = { $name } ne répond pas (question posée { $since }).
nudge = Rappeler
nudged = rappel envoyé
vote-bot = Mettre un robot
vote-end = Finir sans résultat
vote-said = pour : { $names }
vote-all = Il faut l’accord de tous ceux qui sont là ; qui se tait aussi longtemps encore ne compte pas. L’absent peut revenir.
vote-wait = Attendez, je suis là
company-refused = { $why ->
    [once-an-hour] Un rappel par heure suffit.
    [a-rated-match-has-a-result] Une partie classée a un résultat.
   *[other] Personne n’est absent.
}
onlookers = Regardent : { $names }
door-close = Fermer la porte
door-open = Ouvrir la porte
door-closed = Personne ne peut regarder.
terms-resign = Si l’un abandonne
resign-end = la partie est finie
resign-bot = un robot continue
terms-onlookers = Qui a le lien peut regarder
end-resigned = { $names } a abandonné.
log-resign = { $name } abandonne.
log-nudge = { $name } rappelle { $other }.
log-here = { $name } est là et réfléchit.
log-vote = { $what ->
    [bot] { $name } mettrait un robot à la place de { $other }.
    [end] { $name } finirait la partie sans résultat.
   *[none] { $name } préfère attendre.
}
log-end = La partie est finie, sans résultat.
log-hint = { $name } a demandé conseil.
lost-agreed-title = Cette partie est finie
lost-agreed = Quelqu’un est resté absent, et les autres l’ont arrêtée sans résultat. On peut encore revoir ce qui a été joué.
lost-look = Revoir

# News of one’s turn

reach = Quand c’est ton tour
reach-why = En ton absence : par ce navigateur, par courriel ou dans un salon. Jamais pendant que tu regardes la table.
reach-here = Me prévenir dans ce navigateur
reach-here-done = Ce navigateur te préviendra, même page fermée.
reach-denied = Le navigateur ne le permet pas ; ses réglages peuvent changer cela.
reach-push = Navigateur
reach-mail = Courriel
reach-hook = Salon
reach-hooks = Dans un salon (Discord, Slack, ntfy) ou vers un programme
reach-hook-kind = Genre
reach-hook-url = Adresse
reach-add = Ajouter
reach-drop = Retirer
reach-test = Essayer
reach-tested = Envoyé. Bien reçu ?
reach-unconfirmed = pas encore confirmé
reach-mail-sent = Un courriel est en route : ouvre le lien qu’il contient.
reach-what = Me prévenir
reach-days = sur des jours
reach-live = en direct
reach-turn = C’est mon tour
reach-again = Toujours mon tour, un jour après
reach-nudge = Quelqu’un m’attend
reach-begun = Une partie commence
reach-over = Une partie est finie
reach-invite = On m’invite
reach-quiet = Heures de repos
reach-from = de
reach-to = à
letter-confirm = Est-ce bien ton adresse ?
letter-confirm-what = On t’y préviendrait désormais quand c’est ton tour.
letter-confirm-yes = Oui, c’est la mienne
letter-confirm-done = Bien. Tu peux changer à tout moment ce qu’on t’annonce.
letter-leave = Ne plus recevoir ces messages ?
letter-leave-what = Plus rien ne sera envoyé à cette adresse.
letter-leave-yes = Plus rien
letter-leave-done = C’est fait. On ne t’écrira plus.
letter-failed = Ce lien n’est plus valable.

# Ses propres parties

me-games = Tes statistiques, tes parties et tes amis
lost-profile-title = Personne à voir ici
lost-profile = Ce profil n’existe pas, ou il n’est pas pour tous les yeux.
invited = { $name } voudrait jouer à { $game } avec toi
invited-go = S’asseoir
invited-no = Pas cette fois

# Le grand écran, les téléphones à côté, et la télécommande d’un téléviseur.
with-bots = Contre des bots
with-screen = Sur le grand écran
ways = Façons de commencer
screen-about = Cet écran montre le plateau à tous. Chaque téléphone montre ses propres cartes et ses réponses. Qui n’a pas de téléphone joue ici.
screen-invite = Avec un téléphone
screen-me = Ici, à l’écran
setup-screen = Installer la table ici
screen-turn = { $number ->
    [1] { $names } choisit
   *[other] { $names } choisissent
}
screen-call = { $name } joue ici. Que les autres détournent le regard, s’il vous plaît.
screen-hide = Cacher mes cartes
screen-happened = Ce qui vient de se passer
lounge-how = { $number ->
    [1] Une place est libre : visez le code avec un téléphone, dites votre nom, et la partie commence.
   *[other] Visez un code avec un téléphone, dites votre nom, et vous voilà assis. { $number } places sont libres.
}
lounge-seat = Place { $number }
lounge-here = est là
lounge-screen = joue à cet écran
lounge-sit = Pas de téléphone ? Jouer ici
lounge-back = Retour
show-screen = Montrer sur le grand écran
hand-board = Voir le plateau
hand-only = Mes cartes seulement
hand-none = Tu regardes. Le plateau est sur le grand écran.
next-which = { $thing } : lequel ?
join-back = Retour à ta place
touch-hand = Touche l’une de tes cartes.
# La page comme application.
start-kept = Pas de réseau pour le moment. Tes parties sont montrées telles qu’elles étaient le { $when } ; les règles et les leçons marchent sans réseau.
app-renewed = Une nouvelle version est là.

# Hosts, and who tells them
me-admin = Gérer la maison
club-code = Code du club
announcement-away = Ranger l’annonce
new-password = Un nouveau mot de passe
new-password-why = Ce lien ne sert qu’une fois. Toutes les autres sessions de ce compte se terminent.
new-password-do = Garder
report = Signaler
report-line = Signaler ce message de { $name }
report-whom = Qui
report-reason = À quel sujet
report-insult = Insulte ou menace
report-name = Le nom
report-spam = Écrit sans arrêt
report-cheating = Triche
report-leaving = Part exprès, encore et encore
report-other = Autre chose
report-text = Ce qui s’est passé (si tu veux)
report-why = Seuls les responsables de cette maison le lisent ; la personne ne saura pas qui l’a signalée.
report-send = Envoyer
report-done = Merci. Les responsables vont regarder.
lost-banned-title = Cette maison t’est fermée
lost-banned = Ses responsables l’ont décidé. Des robots continuent tes parties en cours.
no-name = Ce nom n’est pas permis ici. Choisis-en un autre.
no-club = Cette maison est pour qui connaît son code.
no-guests = Dans cette maison, on a un compte : crées-en un, ou connecte-toi.
no-reports = Cela suffit pour aujourd’hui. Les responsables ont tes autres signalements.
no-stranger = Ici, on ne joue pas sans dire qui on est.
chat-muted = Tu ne peux pas écrire { $until ->
    [none] jusqu’à ce que les responsables le permettent
   *[other] jusqu’au { $until }
}. Raison : { $why }
no-banned = Cette maison t’est fermée { $until ->
    [none] jusqu’à nouvel ordre
   *[other] jusqu’au { $until }
}. Raison : { $why }

# Accounts with an address
me-mail = E-mail
me-mail-why = Un message avec un lien y sera envoyé ; ton compte est créé dès que tu l’ouvres. Personne d’autre ne voit l’adresse.
me-sent = Un message est parti vers { $mail }. Ouvre son lien dans les vingt-quatre heures : ton compte sera là.
me-lost = Mot de passe oublié ?
me-lost-why = S’il existe un compte avec cette adresse, un message avec un lien y sera envoyé.
me-lost-do = Envoyer le message
me-lost-sent = S’il existe un compte avec { $mail }, un message est en route.
letter-account = Ton compte est presque prêt
letter-account-what = Ton adresse est ainsi confirmée.
letter-account-yes = Confirmer et commencer
letter-account-done = Ton compte est prêt.
no-mail = Dans cette maison, un compte a une adresse e-mail.
no-address = Ce n’est pas une adresse e-mail.
no-letter = Aucun message n’a pu y être envoyé. L’adresse est-elle juste ?

hint = Conseil
hint-title = Ce qui serait bien ici
hint-thinking = Un instant, on pèse les choix …
hint-behind = { $number ->
    [one] { $number } point de moins
   *[other] { $number } points de moins
}
hint-take = Choisir cela
puzzle-day = Problème du jour : { $game }
puzzle-running = { $number ->
    [one] { $number } jour
   *[other] { $number } jours de suite
}
puzzle-all = tous les problèmes
lost-puzzle-title = Ce problème n’existe pas
lost-puzzle = Le lien est peut-être coupé. Il y en a beaucoup d’autres.
