# For who hosts
title = Das Haus verwalten
tab-reports = Meldungen
tab-people = Leute
tab-tables = Tische
tab-house = Haus
tab-log = Protokoll
settled-too = Erledigte zeigen
none-reported = Niemand hat etwas gemeldet. Gut so.
none-settled = Noch keine erledigt.
report-head = { $reason }: { $name }
report-by = Gemeldet von { $name }, { $when }
to-table = Zum Tisch
reason-insult = Beleidigung
reason-name = Name
reason-spam = Spam
reason-cheating = Schummeln
reason-leaving = Geht absichtlich
reason-other = Etwas anderes
search = Name oder Anmeldename
only = Zeigen
only-all = alle
only-accounts = Konten
only-guests = Gäste
only-muted = stumm
only-banned = ausgesperrt
only-admins = Verwalter
is-admin = Verwalter
is-banned = ausgesperrt
is-muted = stumm
until = bis { $when }
for-good = bis auf Weiteres
account-of = Konto { $login }
guest = Gast
since = seit { $when }
more = Etwas tun
nobody = Niemand dergleichen.
search-table = Nummer eines Tischs, oder Name
status = Stand
status-all = alle
status-open = wartet auf Mitspieler
status-playing = läuft
status-over = beendet
status-closed = geschlossen
no-tables = Kein solcher Tisch.
act-mute = Stumm schalten
act-unmute = Wieder sprechen lassen
act-ban = Aussperren
act-unban = Wieder hereinlassen
act-rename = Umbenennen
act-delete = Löschen
act-make = Zum Verwalter machen
act-unmake = Nicht mehr Verwalter
act-password = Neues Passwort
act-remove = Entfernen
act-unsay = Zeile entfernen
act-settle = Erledigt
do-mute = { $name } stumm schalten?
do-unmute = { $name } wieder sprechen lassen?
do-ban = { $name } aussperren?
do-unban = { $name } wieder hereinlassen?
do-rename = Ein anderer Name für { $name }
do-delete = { $name } löschen?
do-make = { $name } zum Verwalter machen?
do-unmake = { $name } die Rechte nehmen?
do-password = Ein neues Passwort für { $name }
do-remove = Den Tisch von { $name } entfernen?
do-unsay = Die Zeile von { $name } entfernen?
do-settle = Ist das erledigt? { $name }
about-mute = Spielt weiter, schreibt aber in keinem Chat mehr, und erfährt warum.
about-unmute = Ab jetzt werden Zeilen wieder angenommen.
about-ban = Sofort überall draußen, mit Begründung. In laufenden Partien spielen Bots weiter.
about-unban = Darf sich wieder anmelden und laufende Partien fortsetzen.
about-rename = Alle sehen den neuen Namen sofort, auch an laufenden Tischen.
about-delete = Name, Anmeldename, Chat und Wertungen verschwinden für immer. Die Partien der anderen bleiben, ohne den Namen. Das ist endgültig.
about-make = Darf alles auf dieser Seite.
about-unmake = Bleibt ein Konto wie jedes andere.
about-password = Du bekommst einen Link, der einmal und einen Tag lang gilt. Gib ihn sonst niemandem.
about-remove = Chat und Namen von Bots verschwinden, der Tisch wird nirgends mehr gelistet; eine laufende Partie endet ohne Ergebnis. Aufzeichnungen beendeter Partien bleiben.
about-unsay = Sie verschwindet aus dem Chat des Tischs, bei allen.
about-settle = Was hast du getan? Das Protokoll behält es.
new-name = Neuer Name
how-long = Wie lange
why = Warum (steht im Protokoll)
link-told = Dieser Link wird nur jetzt gezeigt. Wer ihn öffnet, wählt ein neues Passwort.
copy = Kopieren
announce = Ansage
announce-why = Steht über jeder Seite, an offenen Tischen sofort, bis man sie wegräumt. Wer eine andere Sprache liest als die geschriebenen, sieht die erste.
in-fr = Französisch
in-en = Englisch
in-de = Deutsch
announce-do = Ansagen
announced = Angesagt.
withdraw = Zurücknehmen
withdrawn = Zurückgenommen.
words = Namen, die niemand haben darf
words-why = Ein Wort je Zeile; Groß und klein, Akzente und ähnliche Buchstaben sind gleich. „Wort“ als ganzes Wort, „*Wort*“ irgendwo im Namen, „#“ für eine Bemerkung.
words-keep = Liste behalten
words-kept = Behalten.
log-export = Als Datei sichern (CSV)
log-empty = Noch wurde nichts getan.
log-more = Ältere
did-mute = hat { $name } stumm geschaltet
did-unmute = lässt { $name } wieder sprechen
did-ban = hat { $name } ausgesperrt
did-unban = lässt { $name } wieder herein
did-rename = hat { $name } umbenannt
did-delete = hat { $name } gelöscht
did-make = hat { $name } zum Verwalter gemacht
did-unmake = hat { $name } die Rechte genommen
did-password = hat einen Passwort-Link für { $name } gemacht
did-remove = hat einen Tisch entfernt ({ $name })
did-unsay = hat eine Zeile von { $name } entfernt
did-settle = hat eine Meldung über { $name } erledigt
did-announce = hat etwas angesagt ({ $name })
did-withdraw = hat eine Ansage zurückgenommen ({ $name })
counts = { $accounts ->
    [one] { $accounts } Konto
   *[other] { $accounts } Konten
}, { $guests ->
    [one] { $guests } Gast
   *[other] { $guests } Gäste
} · { $playing ->
    [one] { $playing } laufende Partie
   *[other] { $playing } laufende Partien
}, { $open ->
    [one] { $open } wartender Tisch
   *[other] { $open } wartende Tische
}
did-words = hat die verbotenen Namen geändert
days = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tage
}
seats = { $number ->
    [one] { $number } Platz eingenommen
   *[other] { $number } Plätze eingenommen
}
reported = { $number ->
    [one] { $number }-mal gemeldet
   *[other] { $number }-mal gemeldet
}
lines = { $number ->
    [one] { $number } Chatzeile
   *[other] { $number } Chatzeilen
}
