# What the command line says. --- Help
help-app = Fullsteam: vier Eisenbahn-Brettspiele, zum Spielen, Erforschen und Weiterbauen.
help-version = Die Version, und ob die Regeln übersetzt sind.
help-show = Diese Hilfe zeigen.
help-play = Gegen Bots spielen, hier im Terminal.
help-games = Die Spiele: Spielerzahl, Dauer, Alter, und was man vereinbaren kann (Optionen).
help-rules = Die Regeln eines Spiels, oder ein Absatz mit seinen Klarstellungen.
help-game = Das Spiel: { $games }.
help-lang = Sprache: { $languages }; sonst die des Rechners.
help-json = Ein JSON-Objekt auf der Standardausgabe, für Maschinen.
help-board = Ein anderer Spielplan als Datei (für Spiele, die einen haben).
help-option = Eine Regeloption, name=wert; mehrere sind möglich. `fullsteam games` nennt sie.
help-players = Wie viele mitspielen; sonst so wenige wie möglich.
help-seat = Dein Platz.
help-bots = Wer auf den anderen Plätzen spielt: { $levels }.
help-name = Dein Name.
help-colour = Deine Farbe: { $colours }.
help-record = Wo die Partie aufgeschrieben wird; sonst in einer neuen Datei hier.
help-force = Eine vorhandene Datei überschreiben.
help-resume = Eine unterbrochene Partie aus ihrer Datei fortsetzen.
help-learn = Lerne ein Spiel: eine Lektion von etwa fünf Minuten, mit einer Lehrerin.
help-lesson = Die Lektion; sonst: die nächste.
help-again = Die Lektion von vorn beginnen.
help-rule = Ein Absatz (B2.1), ein Abschnitt (B2) oder eine Klarstellung (B2.4r1).
help-rules-version = Wie sie in dieser Version waren; sonst die neuesten.

# Headings
head-options = Optionen
head-arguments = Argumente
head-commands = Befehle
head-default = [sonst: {"{}"}]
head-required = [nötig]
games-facts = { $players } Spieler, { $minutes } Minuten, ab { $age } Jahren
games-usual = * gilt, wenn du nichts sagst; sonst mit -o name=wert

# Errors
error-which-game = Welches Spiel? { $games }; oder --resume DATEI für eine unterbrochene Partie.
error-file-exists = { $file } gibt es schon: --force überschreibt sie, --resume { $file } setzt diese Partie fort.
error-other-game = { $file } ist eine Partie { $game }.
error-is-over = { $file }: diese Partie ist zu Ende; `fullsteam replay { $file }` erzählt sie.
error-no-seed = { $file } lässt sich nicht fortsetzen: die Datei mit dem Startwert, { $file }.seed, liegt nicht daneben.
error-broken-seed = { $file }: das ist kein Startwert einer Partie.
error-not-text = { $file }: das ist keine Partie, nicht einmal Text.
error-no-lesson = { $game } hat keine Lektion „{ $lesson }“; Lektionen: { $lessons }
error-no-lessons = { $game } hat keine Lektionen
error-no-colour = die Farbe „{ $colour }“ gibt es nicht; Farben: { $colours }
error-no-option-value = eine Option schreibt man name=wert, nicht „{ $text }“
error-option-twice = die Option { $name } ist zweimal angegeben
error-no-rule = { $game } hat keine Regel „{ $rule }“; Abschnitte: { $sections }
error-players = { $game } ist für { $low } bis { $high } Spieler, nicht für { $number }
error-players-exactly = { $game } ist für { $low } Spieler, nicht für { $number }
error-no-seat = ein Tisch für { $players } hat keinen Platz { $seat }
error-no-option = { $game } hat keine Option „{ $name }“; Optionen: { $options }
error-no-value = die Option { $name } kann nicht „{ $value }“ sein; möglich: { $values }
error-no-board = { $game } lässt sich nicht auf einem anderen Plan spielen
error-no-game = ein Spiel „{ $game }“ gibt es nicht; Spiele: { $games }
error-no-language = eine Sprache „{ $lang }“ gibt es hier nicht; Sprachen: { $languages }
error-no-bot = einen Bot „{ $bot }“ gibt es nicht; Bots: { $bots }
error-usage-option = die Option { $name } gibt es nicht{ $like ->
    [none] {""}
   *[other] ; meinst du { $like }?
}
error-usage-missing = { $name } fehlt
error-usage-value = { $name }: { $why }
error-usage-needs-value = die Option { $name } braucht einen Wert
error-usage-command = einen Befehl „{ $name }“ gibt es nicht; `fullsteam --help` nennt sie
error-usage-extra = „{ $name }“ ist zu viel
error-usage-number = hier gehört eine ganze Zahl hin
error-usage-least = mindestens { $low }
error-ENOENT = diese Datei oder diesen Ordner gibt es nicht
error-EACCES = kein Zugriff
error-EISDIR = das ist ein Ordner
error-ENOTDIR = das ist kein Ordner
error-EEXIST = die Datei gibt es schon
error-ENOSPC = auf dem Datenträger ist kein Platz mehr
error-EROFS = der Datenträger lässt sich nur lesen
