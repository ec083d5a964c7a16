"""The server put together and started; its backups."""
