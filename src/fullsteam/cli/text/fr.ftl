# What the command line says. --- Help
help-app = Fullsteam : quatre jeux de société ferroviaires, à jouer, à étudier et à prolonger.
help-version = La version, et si les règles sont compilées.
help-show = Afficher cette aide.
help-play = Jouer contre des robots, ici, dans le terminal.
help-games = La liste des jeux : joueurs, durée, âge, et ce dont on peut convenir (options).
help-rules = Les règles d’un jeu, ou un paragraphe avec ses précisions.
help-game = Le jeu : { $games }.
help-lang = La langue : { $languages } ; par défaut, celle de la machine.
help-json = Un objet JSON sur la sortie standard, pour les machines.
help-board = Un autre plateau, dans un fichier (pour les jeux qui en ont un).
help-option = Une option de règle, nom=valeur ; on peut en donner plusieurs. `fullsteam games` les énumère.
help-players = Le nombre de joueurs ; par défaut, le plus petit possible.
help-seat = Ta place.
help-bots = Qui joue aux autres places : { $levels }.
help-name = Ton nom.
help-colour = Ta couleur : { $colours }.
help-record = Où noter la partie ; par défaut, un nouveau fichier ici.
help-force = Écraser un fichier qui existe déjà.
help-resume = Continuer une partie laissée en cours, à partir de son fichier.
help-learn = Apprends un jeu : une leçon d’environ cinq minutes, avec un guide.
help-lesson = La leçon ; par défaut : la suivante.
help-again = Recommencer la leçon.
help-rule = Un paragraphe (B2.1), une section (B2) ou une précision (B2.4r1).
help-rules-version = Telles qu’elles étaient dans cette version ; sinon, la plus récente.

# Headings
head-options = Options
head-arguments = Arguments
head-commands = Commandes
head-default = [par défaut : {"{}"}]
head-required = [obligatoire]
games-facts = { $players } joueurs, { $minutes } minutes, à partir de { $age } ans
games-usual = * vaut si tu ne dis rien ; autrement, -o nom=valeur

# Errors
error-which-game = Quel jeu ? { $games } ; ou bien --resume FICHIER pour une partie laissée en cours.
error-file-exists = { $file } existe déjà : --force l’écrase, --resume { $file } continue cette partie.
error-other-game = { $file } est une partie de { $game }.
error-is-over = { $file } : cette partie est finie ; `fullsteam replay { $file }` la raconte.
error-no-seed = { $file } ne peut pas continuer : le fichier de sa graine, { $file }.seed, n’est pas à côté.
error-broken-seed = { $file } : ce n’est pas la graine d’une partie.
error-not-text = { $file } : ce n’est pas une partie notée ; ce n’est même pas du texte.
error-no-lesson = { $game } n’a pas de leçon « { $lesson } » ; leçons : { $lessons }
error-no-lessons = { $game } n’a pas de leçon
error-no-colour = il n’y a pas de couleur « { $colour } » ; couleurs : { $colours }
error-no-option-value = une option s’écrit nom=valeur, pas « { $text } »
error-option-twice = l’option { $name } est donnée deux fois
error-no-rule = { $game } n’a pas de règle « { $rule } » ; sections : { $sections }
error-players = { $game } se joue de { $low } à { $high } joueurs, pas à { $number }
error-players-exactly = { $game } se joue à { $low }, pas à { $number }
error-no-seat = une table de { $players } n’a pas de place { $seat }
error-no-option = { $game } n’a pas d’option « { $name } » ; options : { $options }
error-no-value = l’option { $name } ne peut pas être « { $value } » ; possible : { $values }
error-no-board = { $game } ne se joue pas sur un autre plateau
error-no-game = il n’y a pas de jeu « { $game } » ; jeux : { $games }
error-no-language = il n’y a pas de langue « { $lang } » ; langues : { $languages }
error-no-bot = il n’y a pas de robot « { $bot } » ; robots : { $bots }
error-usage-option = il n’y a pas d’option { $name }{ $like ->
    [none] {""}
   *[other] {" "}; penses-tu à { $like } ?
}
error-usage-missing = il manque { $name }
error-usage-value = { $name } : { $why }
error-usage-needs-value = l’option { $name } demande une valeur
error-usage-command = il n’y a pas de commande « { $name } » ; `fullsteam --help` les énumère
error-usage-extra = « { $name } » est de trop
error-usage-number = il faut un nombre entier
error-usage-least = il faut { $low } ou plus
error-ENOENT = il n’y a pas de tel fichier ni de tel dossier
error-EACCES = l’accès est refusé
error-EISDIR = c’est un dossier
error-ENOTDIR = ce n’est pas un dossier
error-EEXIST = ce fichier existe déjà
error-ENOSPC = il n’y a plus de place sur le disque
error-EROFS = ce disque ne se laisse que lire
