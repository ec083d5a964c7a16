"""Volldampf (Martin Wallace, 2001): rival railways on the map of Germany, everybody's goods over everybody's track."""
