"""The command line: fullsteam games, play, simulate, replay, rules."""


def run() -> None:
    """Entry point. Ctrl-C is answered in silence from the first moment on, also while the commands are read."""
    try:
        from fullsteam.cli.main import run as commands
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    commands()
