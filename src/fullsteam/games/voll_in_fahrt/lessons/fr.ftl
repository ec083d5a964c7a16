# What the coach says. <lesson>: its title; .about: what it teaches. <lesson>-<step>: what to do; its attributes: what is said to
# other answers (.wrong: to all that have no sentence of their own). <lesson>-end: the last word. For children: short words.

first = Trois locos au hangar
    .about = Des dés, des plateformes, une poussée, un accident, et ta troisième loco au hangar.
first-platform = Encore une loco au hangar, et tu gagnes ! Le dé dit rouge : la plateforme rouge va dans le trou, choisis le sens A.
    .wrong = Ta voie ne mènerait plus nulle part. Le sens A laisse passer ta loco.
first-drive = Les dés disent 2 + 3 : conduis la loco 3 de cinq cases. Elle s’arrête sur la plateforme, et c’est permis.
    .wrong = Tu peux faire partir une autre loco. Mais la loco 3 est loin devant : conduis celle-là.
first-ride = Encore rouge ! La loco 3 est sur la plateforme rouge et voyage avec elle : choisis le sens A, vers la courte voie intérieure.
    .wrong = Ce sens mène à la voie centrale, et la voie intérieure est plus courte. Choisis le sens A.
first-on = Quel voyage ! Maintenant, conduis la loco 3 de cinq cases.
    .wrong = Pas encore. Conduis la loco 3 : elle arrivera la première.
first-gap = La plateforme jaune s’en va, et la loco 2 d’Ida a un trou devant elle ! Tourne la jaune comme tu veux.
    .wrong = Le dé dit jaune : choisis l’un de ses deux sens.
first-push = Fais partir ta loco 4 sur la voie intérieure. La loco d’Ida est sur ton chemin : tu la pousses dans le trou !
    .far = La loco 3 peut attendre. Fais partir une loco sur la voie intérieure : là, tu pousses Ida !
    .wrong = Il n’y a personne sur cette voie. Prends la voie intérieure et pousse la loco d’Ida.
first-block = Sa loco repart de zéro, puis elle a poussé la tienne : un cadeau ! Prends le sens B : l’autre est un raccourci pour sa loco 4.
    .wrong = Le sens A mène sa loco 4 à la courte voie intérieure. Choisis le sens B.
first-danger = Le trou est maintenant devant la loco 3, et 10 cases, c’est trop : elle aurait un accident. Conduis la loco 4 !
    .wrong = Accident ! La loco 3 tomberait dans le trou et repartirait de zéro : conduis la loco 4.
first-double = 1 et 1, c’est un double : tu as droit à un second tour ! D’abord, tourne la plateforme jaune comme tu veux.
    .wrong = Le dé dit jaune : choisis l’un de ses deux sens.
first-near = Conduis la loco 3 de deux cases : juste devant le trou, pas plus loin.
    .wrong = Le second tour est pour la même loco. Conduis la loco 3 : elle est presque arrivée !
first-again = Un double te donne encore un tour avec la même loco. Prends-le !
    .wrong = Ne t’arrête pas maintenant : la loco 3 est presque arrivée. Joue le second tour !
first-home = Le rouge bouche le trou, et le sens A mène la loco 3 au hangar. Les points en trop ne font rien : elle freine toute seule.
    .wrong = Avec le sens B, ta voie ne mène nulle part : accident ! Choisis le sens A.
first-end = Trois locos au hangar : tu as gagné ! Joue maintenant une vraie partie, contre un robot qui débute lui aussi.
