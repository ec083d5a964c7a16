"""The HTTP interface. Handlers are thin: they ask who it is, check, and call lobby, process or store."""
