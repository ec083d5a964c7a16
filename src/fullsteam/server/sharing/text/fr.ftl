home-title = Fullsteam · des jeux de trains sur table
home-text = Quatre jeux de société ferroviaires. Joue tout de suite contre des robots, ou envoie un lien à tes amis ; sans compte.
invite-title = Viens jouer à { $title }
invite-host = { $name } te garde une place.
invite-nobody = Une place t’attend.
invite-free = { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
invite-sign = Prends place
watch-title = { $title } : une partie est en cours
watch-sign = Regarder
over-title = { $number ->
    [one] { $names } a gagné à { $title }
   *[other] { $names } se partagent la victoire à { $title }
}
