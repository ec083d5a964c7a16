# For who hosts
title = Gérer la maison
tab-reports = Signalements
tab-people = Joueurs
tab-tables = Tables
tab-house = Maison
tab-log = Journal
settled-too = Afficher les signalements traités
none-reported = Aucun signalement en attente. Tant mieux.
none-settled = Aucun n’a encore été traité.
report-head = { $reason } : { $name }
report-by = Signalé par { $name }, { $when }
to-table = Voir la table
reason-insult = Insulte
reason-name = Nom
reason-spam = Messages en série
reason-cheating = Triche
reason-leaving = Part exprès
reason-other = Autre chose
search = Nom ou identifiant
only = Afficher
only-all = tout le monde
only-accounts = comptes
only-guests = invités
only-muted = privés de parole
only-banned = exclus
only-admins = administrateurs
is-admin = administrateur
is-banned = exclu
is-muted = privé de parole
until = jusqu’au { $when }
for-good = jusqu’à nouvel ordre
account-of = compte { $login }
guest = invité
since = depuis le { $when }
more = Agir
nobody = Personne de ce genre.
search-table = Numéro d’une table, ou nom
status = État
status-all = toutes
status-open = attend des joueurs
status-playing = en cours
status-over = terminée
status-closed = fermée
no-tables = Aucune table de ce genre.
act-mute = Couper la parole
act-unmute = Rendre la parole
act-ban = Exclure
act-unban = Laisser revenir
act-rename = Renommer
act-delete = Supprimer
act-make = Nommer administrateur
act-unmake = Retirer ses droits
act-password = Nouveau mot de passe
act-remove = Retirer
act-unsay = Effacer la ligne
act-settle = Traité
do-mute = Couper la parole à { $name } ?
do-unmute = Rendre la parole à { $name } ?
do-ban = Exclure { $name } ?
do-unban = Laisser revenir { $name } ?
do-rename = Un autre nom pour { $name }
do-delete = Supprimer { $name } ?
do-make = Nommer { $name } administrateur ?
do-unmake = Retirer ses droits à { $name } ?
do-password = Un nouveau mot de passe pour { $name }
do-remove = Retirer la table de { $name } ?
do-unsay = Effacer la ligne de { $name } ?
do-settle = Est-ce traité ? { $name }
about-mute = Continue à jouer, mais n’écrit plus dans aucune discussion ; la raison lui est dite.
about-unmute = Ses messages passent de nouveau.
about-ban = Dehors aussitôt, partout, avec la raison. Des robots continuent ses parties.
about-unban = Peut se reconnecter et reprendre les parties en cours.
about-rename = Tout le monde voit le nouveau nom aussitôt, aux tables en cours aussi.
about-delete = Nom, identifiant, messages et classements disparaissent pour toujours. Les parties des autres restent, sans le nom. C’est définitif.
about-make = Pourra tout faire sur cette page.
about-unmake = Reste un compte comme un autre.
about-password = Tu reçois un lien valable une fois, pendant un jour. Ne le donne à personne d’autre.
about-remove = Les messages et les noms donnés aux robots disparaissent, la table n’est plus listée ; une partie en cours se termine sans résultat. Les parties finies restent consignées.
about-unsay = Elle disparaît de la discussion, sous les yeux de tous.
about-settle = Qu’as-tu fait ? Le journal le garde.
new-name = Nouveau nom
how-long = Pour combien de temps
why = Pourquoi (figure au journal)
link-told = Ce lien n’est montré que maintenant. Qui l’ouvre choisit un nouveau mot de passe.
copy = Copier
announce = Annonce
announce-why = S’affiche en haut de chaque page, aussitôt aux tables ouvertes, jusqu’à ce qu’on la range. Qui lit une langue que tu n’as pas écrite voit la première.
in-fr = Français
in-en = Anglais
in-de = Allemand
announce-do = Annoncer
announced = Annoncé.
withdraw = Retirer
withdrawn = Retirée.
words = Noms interdits
words-why = Un mot par ligne ; la casse, les accents et les lettres ressemblantes ne comptent pas. « mot » comme mot entier, « *mot* » n’importe où dans un nom, « # » pour une remarque.
words-keep = Garder la liste
words-kept = Gardée.
log-export = Enregistrer (CSV)
log-empty = Rien n’a encore été fait.
log-more = Plus ancien
did-mute = a coupé la parole à { $name }
did-unmute = a rendu la parole à { $name }
did-ban = a exclu { $name }
did-unban = a laissé revenir { $name }
did-rename = a renommé { $name }
did-delete = a supprimé { $name }
did-make = a nommé { $name } administrateur
did-unmake = a retiré ses droits à { $name }
did-password = a créé un lien de mot de passe pour { $name }
did-remove = a retiré une table ({ $name })
did-unsay = a effacé une ligne de { $name }
did-settle = a traité un signalement sur { $name }
did-announce = a fait une annonce ({ $name })
did-withdraw = a retiré une annonce ({ $name })
counts = { $accounts ->
    [one] { $accounts } compte
   *[other] { $accounts } comptes
}, { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
} · { $playing ->
    [one] { $playing } partie en cours
   *[other] { $playing } parties en cours
}, { $open ->
    [one] { $open } table en attente
   *[other] { $open } tables en attente
}
did-words = a changé les noms interdits
days = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
}
seats = { $number ->
    [one] { $number } place prise
   *[other] { $number } places prises
}
reported = { $number ->
    [one] signalé { $number } fois
   *[other] signalé { $number } fois
}
lines = { $number ->
    [one] { $number } message
   *[other] { $number } messages
}
