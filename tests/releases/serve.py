"""python -m releases.serve RELEASE DATABASE: a server of whatever source is on the path, on the database that a release left
and by its clock. Says where it is; ends when its input does."""

from __future__ import annotations

import sys

from releases.kept import Kept
from serverkit import Threaded

if __name__ == "__main__":
    with Threaded(sys.argv[2], Kept(sys.argv[1]).clock()) as server:
        print(f"at {server.url}", flush=True)
        sys.stdin.read()
