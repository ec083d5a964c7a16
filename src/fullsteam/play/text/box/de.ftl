# Was an einem Kasten nicht stimmt, in jedem Spiel. Jeder Satz steht für sich: Stelle und Paragraph stehen daneben.
box-line = Zeile { NUMBER($number, useGrouping: 0) }
box-more = { $count ->
    [one] Es gibt { $count } weiteren Fehler.
   *[other] Es gibt { $count } weitere Fehler.
}
box-too-large = Ein Kasten hat höchstens { $most } Bytes, dieser hat { $size }.
box-not-utf8 = Die Datei ist kein Text in UTF-8.
box-not-toml = Das lässt sich nicht als TOML lesen ({ $why }).
box-too-deep = Tabellen und Listen sind zu tief verschachtelt: höchstens { $most } Ebenen.
box-unknown-key = „{ $key }“ ist hier unbekannt; bekannt sind: { $keys }.
box-missing = „{ $key }“ fehlt.
box-wrong-kind = { $wanted ->
    [text] Hier gehört ein Text in Anführungszeichen hin, nicht { $got }.
    [choice] Hier gehört ein Text in Anführungszeichen hin, nicht { $got }.
    [whole] Hier gehört eine ganze Zahl hin, nicht { $got }.
    [number] Hier gehört eine Zahl hin, nicht { $got }.
    [table] Hier gehört eine Tabelle hin, nicht { $got }.
   *[other] Hier gehört eine Liste in eckigen Klammern hin, nicht { $got }.
}
box-out-of-range = { $got } geht nicht: Die Zahl liegt zwischen { $low } und { $high }.
box-no-multiple = { $got } ist kein Vielfaches von { $step }.
box-no-choice = „{ $got }“ geht nicht; möglich ist: { $values }.
box-too-long = „{ $got }“ hat { $length } Zeichen; { $most } sind erlaubt.
box-wrong-form = { $form ->
    [empty] Hier muss etwas stehen.
    [slug] „{ $got }“ ist kein Kurzname: nur a bis z, 0 bis 9, - und _.
    [id] „{ $got }“ ist kein Kurzname: ohne Leerzeichen und Bindestriche.
    [run] „{ $got }“ ist kein Weg über Felder; man schreibt seine Ecken, etwa „6,16 0,16 0,10“.
   *[other] „{ $got }“ enthält Zeichen, die sich nicht drucken lassen.
}
box-wrong-length = { $count ->
    [one] Hier steht ein Wert; { $wanted } müssen es sein.
   *[other] Hier stehen { $count } Werte; { $wanted } müssen es sein.
}
box-wrong-count = { $count ->
    [0] Hier steht nichts; es müssen { $least } bis { $most } sein.
    [one] Hier steht nur ein Eintrag; es müssen { $least } bis { $most } sein.
   *[other] Hier stehen { $count } Einträge; es müssen { $least } bis { $most } sein.
}
box-wrong-count-exact = { $count ->
    [0] Hier steht nichts; es müssen { $most } Einträge sein.
    [one] Hier steht nur ein Eintrag; es müssen { $most } sein.
   *[other] Hier stehen { $count } Einträge; es müssen { $most } sein.
}
