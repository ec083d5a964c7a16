"""Tables in the network: people, bots and onlookers around matches that are never lost (extra: server)."""
