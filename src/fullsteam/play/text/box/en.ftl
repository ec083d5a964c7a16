# What is wrong with a box, in every game. Each sentence stands alone: place and paragraph are said beside it.
box-line = line { NUMBER($number, useGrouping: 0) }
box-more = { $count ->
    [one] There is { $count } more mistake.
   *[other] There are { $count } more mistakes.
}
box-too-large = A box has at most { $most } bytes; this one has { $size }.
box-not-utf8 = The file is not text in UTF-8.
box-not-toml = This cannot be read as TOML ({ $why }).
box-too-deep = Tables and lists are nested too deeply: { $most } levels at most.
box-unknown-key = “{ $key }” is unknown here; known are: { $keys }.
box-missing = “{ $key }” is missing.
box-wrong-kind = { $wanted ->
    [text] A text in quotes is needed, not { $got }.
    [choice] A text in quotes is needed, not { $got }.
    [whole] A whole number is needed, not { $got }.
    [number] A number is needed, not { $got }.
    [table] A table is needed, not { $got }.
   *[other] A list in square brackets is needed, not { $got }.
}
box-out-of-range = { $got } is not allowed: the number lies between { $low } and { $high }.
box-no-multiple = { $got } is not a multiple of { $step }.
box-no-choice = “{ $got }” is not possible; choose one of: { $values }.
box-too-long = “{ $got }” has { $length } characters; { $most } are allowed.
box-wrong-form = { $form ->
    [empty] There must be something here.
    [slug] “{ $got }” is no short name: use only a to z, 0 to 9, - and _.
    [id] “{ $got }” is no short name: no blanks and no hyphens.
    [run] “{ $got }” is no way over cells; it is written by its corners, as in “6,16 0,16 0,10”.
   *[other] “{ $got }” contains characters that cannot be printed.
}
box-wrong-length = { $count ->
    [one] There is one value here; { $wanted } are needed.
   *[other] There are { $count } values here; { $wanted } are needed.
}
box-wrong-count = { $count ->
    [0] There is nothing here; it should be { $least } to { $most }.
    [one] There is only one here; it should be { $least } to { $most }.
   *[other] There are { $count } here; it should be { $least } to { $most }.
}
box-wrong-count-exact = { $count ->
    [0] There is nothing here; it should be { $most }.
    [one] There is only one here; it should be { $most }.
   *[other] There are { $count } here; it should be { $most }.
}
