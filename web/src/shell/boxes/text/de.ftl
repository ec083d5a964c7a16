# The page of boxes
box-title = Du besitzt die Schachtel? Trag ein, was darauf steht.
box-about = Wo die Spielregel von { $title } nur Bilder zeigt, sind die Werte von uns nachgebaut. Übertrag sie von deinem Plan und deinen Karten und spiel, was du kennst.
see-rule = Regel { $rule }
kept-title = Deine Schachteln
state-good = Spielbereit
state-wrong = { $number ->
    [one] Ein Fehler
   *[other] { $number } Fehler
}
play = Spielen
open = Öffnen
rename = Umbenennen
rename-go = Umbenennen
duplicate = Verdoppeln
delete = Löschen
delete-named = „{ $title }“ löschen
delete-title = „{ $title }“ löschen?
delete-about = Sie verschwindet aus diesem Browser. Tische, an denen mit ihr gespielt wird, behalten sie.
kept-here = Schachteln liegen nur in diesem Browser. Nimm sie als Datei oder Link mit.
begin-title = Womit anfangen
begin-own = Mit unserer anfangen
begin-own-about = Alles ist schon da; ändere, was bei dir anders ist.
begin-own-go = Anfangen
begin-file = Aus einer Datei
begin-file-about = Eine TOML-Datei, die jemand hier oder anderswo gespeichert hat.
begin-file-go = Datei wählen
begin-paste = Text einfügen
paste-label = TOML-Text
paste-go = Übernehmen
begin-table = Von einem Tisch
begin-table-about = Wird an einem Tisch mit einer Schachtel gespielt, öffne dort „Regeln“ und wähle „Diese Schachtel behalten“.
too-large = Dieser Text ist zu lang für eine Schachtel.
my-copy = Meine Ausgabe
link-broken = In diesem Link ist keine Schachtel, oder nicht die ganze.
line = Zeile { $number }
title-label = Titel
# The editor
back = Schachteln für { $title }
saved = Jede Änderung bleibt in diesem Browser.
unsaved = Dieser Browser behält nichts: Speichere die Schachtel als Datei, bevor du gehst.
undo = Rückgängig (Strg+Z)
redo = Wiederholen (Strg+Umschalt+Z)
checking = Wird geprüft …
silent = Keine Antwort, neuer Versuch …
parts = Teile der Schachtel
beside = Fehler, Vorschau, Probespiele, Mitnehmen
tab-all = Alle Felder
tab-text = Als Text
all-about = Jedes Feld der Schachtel zum Tippen. Pfeiltasten und Eingabe führen durch Tabellen, Umschalt mit Pfeil ändert eine Zahl schrittweise.
remove = Entfernen
remove-row = Nummer { $number } entfernen
add-row = Hinzufügen
column = Stelle { $number }
key-name = Name in Dateien und Aufzeichnungen
key-title = Titel
key-game = Spiel
text-label = Die Schachtel als TOML-Text
text-unread = Das lässt sich noch nicht lesen; die anderen Teile zeigen, was vorher da stand.
preview = So wird es aussehen
seat = Platz { $number }
# Mistakes
mistakes-title = Fehler
mistakes-none = Keine. Mit dieser Schachtel kann gespielt werden.
mistakes-more = { $number ->
    [one] Noch einer
   *[other] Noch { $number }
}
mistakes-off = { $number ->
    [one] Und noch einer, der nicht aufgezählt ist.
   *[other] Und noch { $number }, die nicht aufgezählt sind.
}
whole-file = die ganze Schachtel
# Games of bots
trial-title = Zehn Spiele unter Bots
trial-about = Bots mit Faustregeln spielen mit dieser Schachtel: Wie lange, mit welchen Ergebnissen, sitzt jemand besser? Diese Spiele stehen in keiner Liste.
trial-go = Zehn Spiele spielen
trial-stop = Anhalten
trial-progress = { $number } von { $of } Spielen gespielt
trial-done = { $number ->
    [one] Ein Spiel gespielt.
   *[other] { $number } Spiele gespielt.
}
trial-length = Länge
trial-choices = im Schnitt { $mean } Entscheidungen ({ $least } bis { $most })
trial-minutes = etwa { $number } Minuten unter Menschen
trial-scores = Ergebnisse
trial-span = im Schnitt { $mean } ({ $least } bis { $most })
trial-average = Ergebnis im Schnitt, nach Platz
trial-wins = Siege nach Platz (die Linie: alle gleich)
trial-endless = { $number ->
    [one] Ein Spiel ging nicht rechtzeitig zu Ende.
   *[other] { $number } Spiele gingen nicht rechtzeitig zu Ende.
}
trial-old = Seitdem hat sich die Schachtel geändert.
# Taking it along
export-title = Mitnehmen
export-file = TOML herunterladen
export-text = Als Text kopieren
export-link = Link kopieren
