box-other-name = Ici vient « { $wanted } », pas « { $got } » : chacun une fois, dans l’ordre.
box-off-grid = La case { $point } sort de la grille de { $width } × { $height }.
box-not-straight = Aucun chemin droit ne mène de { $point } à { $point2 }.
box-rail-cells = { $buffer ->
    [1] Un rail qui finit à un butoir a { $wanted } cases, pas { $count }.
   *[other] Un rail d’une place à une autre a { $wanted } cases, pas { $count }.
}
box-same-entry = Un autre rail commence déjà à la place { $slot }.
box-same-exit = Un autre rail finit déjà à la place { $slot }.
box-open-taken = { $bay } est la baie ouverte, mais la plateforme « { $platform } » s’y trouve.
box-two-in-bay = La plateforme « { $other } » est déjà dans { $bay }.
box-lane-cells = Cette voie a { $count } cases ; il en faut de { $least } à { $most }.
box-slot-cells = Cette place a { $count } cases ; il en faut { $wanted }.
box-shed-cells = Les hangars ont { $count } cases en tout ; il en faut { $wanted }.
box-taken = La case { $point } appartient déjà à { $other }.
box-not-beside = La place { $slot } n’est pas, case par case, à côté de la place { $other }.
box-dangles = La voie finit en { $point }, mais { $other } commence en { $point2 } : elles ne se touchent pas.
box-begins-apart = La voie commence en { $point }, mais { $other } finit en { $point2 } : elles ne se touchent pas.
box-no-way-to-finish = L’arrivée en { $point } ne peut être atteinte d’aucun départ.
box-no-way-from-start = Du départ en { $point }, aucune arrivée ne peut être atteinte.
