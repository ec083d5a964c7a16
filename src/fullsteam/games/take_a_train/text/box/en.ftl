box-copies = These copies add up to { $count }; the rulebook prints { $wanted } wagons of this kind.
box-same-value = The value { $value } stands here already.
