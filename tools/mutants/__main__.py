"""python tools/mutants (make mutants): see command.py."""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parent.parent)

from mutants.command import main  # noqa: E402

sys.exit(main(sys.argv[1:]))
