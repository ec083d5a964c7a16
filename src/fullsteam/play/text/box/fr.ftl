# Ce qui ne va pas dans une boîte, pour tous les jeux. Chaque phrase se suffit : l'endroit et le paragraphe sont dits à côté.
box-line = ligne { NUMBER($number, useGrouping: 0) }
box-more = { $count ->
    [one] Il y a encore { $count } erreur.
   *[other] Il y a encore { $count } erreurs.
}
box-too-large = Une boîte compte au plus { $most } octets ; celle-ci en a { $size }.
box-not-utf8 = Le fichier n’est pas du texte en UTF-8.
box-not-toml = Ceci ne se lit pas comme du TOML ({ $why }).
box-too-deep = Tables et listes sont trop imbriquées : { $most } niveaux au plus.
box-unknown-key = « { $key } » est inconnu ici ; on connaît : { $keys }.
box-missing = « { $key } » manque.
box-wrong-kind = { $wanted ->
    [text] Il faut un texte entre guillemets, pas { $got }.
    [choice] Il faut un texte entre guillemets, pas { $got }.
    [whole] Il faut un nombre entier, pas { $got }.
    [number] Il faut un nombre, pas { $got }.
    [table] Il faut une table, pas { $got }.
   *[other] Il faut une liste entre crochets, pas { $got }.
}
box-out-of-range = { $got } n’est pas possible : le nombre va de { $low } à { $high }.
box-no-multiple = { $got } n’est pas un multiple de { $step }.
box-no-choice = « { $got } » n’est pas possible ; au choix : { $values }.
box-too-long = « { $got } » a { $length } caractères ; { $most } sont permis.
box-wrong-form = { $form ->
    [empty] Il faut écrire quelque chose ici.
    [slug] « { $got } » n’est pas un nom court : seulement a à z, 0 à 9, - et _.
    [id] « { $got } » n’est pas un nom court : sans espace ni trait d’union.
    [run] « { $got } » n’est pas un chemin de cases ; on écrit ses coins, comme « 6,16 0,16 0,10 ».
   *[other] « { $got } » contient des caractères qui ne s’impriment pas.
}
box-wrong-length = { $count ->
    [one] Il y a { $count } valeur ici ; il en faut { $wanted }.
   *[other] Il y a { $count } valeurs ici ; il en faut { $wanted }.
}
box-wrong-count = { $count ->
    [0] Il n’y a rien ici ; il en faut de { $least } à { $most }.
    [one] Il n’y en a qu’un ici ; il en faut de { $least } à { $most }.
   *[other] Il y en a { $count } ici ; il en faut de { $least } à { $most }.
}
box-wrong-count-exact = { $count ->
    [0] Il n’y a rien ici ; il en faut { $most }.
    [one] Il n’y en a qu’un ici ; il en faut { $most }.
   *[other] Il y en a { $count } ici ; il en faut { $most }.
}
