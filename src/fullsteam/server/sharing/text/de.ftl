home-title = Fullsteam · Eisenbahnspiele am Tisch
home-text = Vier Eisenbahn-Brettspiele. Spiel sofort gegen Bots oder schick deinen Freunden einen Link; ohne Konto.
invite-title = Komm, wir spielen { $title }
invite-host = { $name } hält dir einen Platz frei.
invite-nobody = Ein Platz ist für dich frei.
invite-free = { $free ->
    [0] Inzwischen sind alle Plätze besetzt.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
invite-sign = Platz nehmen
watch-title = { $title }: Die Partie läuft
watch-sign = Zuschauen
over-title = { $number ->
    [one] { $names } hat { $title } gewonnen
   *[other] { $names } teilen sich den Sieg bei { $title }
}
