box-other-name = Hier kommt „{ $wanted }“, nicht „{ $got }“: jedes einmal, in der Reihenfolge.
box-off-grid = Das Feld { $point } liegt außerhalb des Rasters von { $width } × { $height }.
box-not-straight = Von { $point } nach { $point2 } führt kein gerader Weg.
box-rail-cells = { $buffer ->
    [1] Eine Schiene bis zu einem Prellbock hat { $wanted } Felder, nicht { $count }.
   *[other] Eine Schiene von Platz zu Platz hat { $wanted } Felder, nicht { $count }.
}
box-same-entry = An Platz { $slot } beginnt schon eine andere Schiene.
box-same-exit = An Platz { $slot } endet schon eine andere Schiene.
box-open-taken = { $bay } ist die offene Bucht, aber die Plattform „{ $platform }“ liegt darin.
box-two-in-bay = In { $bay } liegt schon die Plattform „{ $other }“.
box-lane-cells = Dieses Gleis hat { $count } Felder; es sollen { $least } bis { $most } sein.
box-slot-cells = Dieser Platz hat { $count } Felder; es sollen { $wanted } sein.
box-shed-cells = Die Schuppen haben zusammen { $count } Felder; es sollen { $wanted } sein.
box-taken = Das Feld { $point } gehört schon zu { $other }.
box-not-beside = Platz { $slot } liegt nicht Feld für Feld neben Platz { $other }.
box-dangles = Das Gleis endet bei { $point }, aber { $other } beginnt bei { $point2 }: Sie berühren sich nicht.
box-begins-apart = Das Gleis beginnt bei { $point }, aber { $other } endet bei { $point2 }: Sie berühren sich nicht.
box-no-way-to-finish = Das Ziel bei { $point } ist von keinem Start aus zu erreichen.
box-no-way-from-start = Vom Start bei { $point } aus ist kein Ziel zu erreichen.
