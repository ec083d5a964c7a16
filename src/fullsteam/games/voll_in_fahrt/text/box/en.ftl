box-other-name = “{ $wanted }” comes here, not “{ $got }”: each once, in their order.
box-off-grid = The cell { $point } lies outside the grid of { $width } × { $height }.
box-not-straight = No straight way leads from { $point } to { $point2 }.
box-rail-cells = { $buffer ->
    [1] A rail that ends at a buffer has { $wanted } cells, not { $count }.
   *[other] A rail from slot to slot has { $wanted } cells, not { $count }.
}
box-same-entry = Another rail begins at slot { $slot } already.
box-same-exit = Another rail ends at slot { $slot } already.
box-open-taken = { $bay } is the open bay, but the platform “{ $platform }” lies in it.
box-two-in-bay = In { $bay } lies the platform “{ $other }” already.
box-lane-cells = This lane has { $count } cells; it should have { $least } to { $most }.
box-slot-cells = This slot has { $count } cells; it should have { $wanted }.
box-shed-cells = The sheds have { $count } cells in all; it should be { $wanted }.
box-taken = The cell { $point } belongs to { $other } already.
box-not-beside = Slot { $slot } does not lie beside slot { $other }, cell by cell.
box-dangles = The lane ends at { $point }, but { $other } begins at { $point2 }: they do not touch.
box-begins-apart = The lane begins at { $point }, but { $other } ends at { $point2 }: they do not touch.
box-no-way-to-finish = The finish at { $point } cannot be reached from any start.
box-no-way-from-start = From the start at { $point } no finish can be reached.
