"""python tools/mutants [--sample N [--after N]] [--game NAME] [--file PART] [--workers N] [--fresh]      (make mutants)

Plants small faults into the kernel and the rules of the games, one at a time, and runs the tests that come by: a fault that
no test notices is a survivor, told with its line. What was found out is kept in build/mutants/. Ends with 1 if something
survived, or if explained.toml explains what is no longer there."""

from __future__ import annotations

import argparse
import os
import sys

from mutants.sources import ROOT, Source, sources

BUILD = ROOT / "build" / "mutants"
TESTS = ("kernel", "games", "conformance", "referee", "play", "adapters/test_batch.py", "adapters/test_naming.py")


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only so many, chosen by the seed (default: all)")
    parser.add_argument(
        "--after", type=int, default=0, metavar="N", help="leave out the first N of the sample: tried elsewhere"
    )
    parser.add_argument("--seed", type=int, default=1, help="another sample")
    parser.add_argument("--game", default="", help="only this room: kernel, or the folder of a game")
    parser.add_argument("--file", default="", help="only files with this in their name")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="forget what was found out before")
    parser.add_argument(
        "--planted", action="store_true", help="only the handful of planted.toml, which the first killers must kill"
    )
    parser.add_argument("--doubt", action="store_true", help="only those of explained.toml: is there a test that kills one?")
    parser.add_argument("--cold", nargs=2, help=argparse.SUPPRESS)
    return parser.parse_args(words)


def chosen(options: argparse.Namespace) -> list[Source]:
    game = options.game.replace("-", "_")
    return [source for source in sources() if game in ("", source.room) and options.file in source.name]


def main(words: list[str]) -> int:
    options = arguments(words)
    settle()
    if options.cold:
        from mutants.cold import cold

        return cold(*options.cold)
    if options.planted:
        from mutants.planted import planted

        return planted()
    return campaign(options)


def settle() -> None:
    """The Python source of this checkout, from wherever this is called."""
    os.environ["FULLSTEAM_PURE"] = "1"
    os.chdir(ROOT)
    sys.path[1:1] = [str(ROOT / "src"), str(ROOT / "tests")]


def campaign(options: argparse.Namespace) -> int:
    from mutants import explained, report
    from mutants.campaign import Campaign, all_mutants, sampled
    from mutants.journal import Journal, fingerprint
    from mutants.reach import Tracer
    from mutants.suite import KILLED, SURVIVED, TIMED_OUT, Suite
    from mutants.ways import NotGreen, Ways, house

    known = all_mutants(sources())
    reasons = explained.read(explained.FILE.read_text(encoding="utf-8"))
    gone = explained.stale(reasons, known)
    for entry in gone:
        print(f"explained.toml: {entry.file} {entry.function} has no line  {entry.line}  →  {entry.becomes}")
    wanted = chosen(options)
    there = [one for one in known if one[0] in wanted]
    if options.doubt:
        there = [one for one in there if any(entry.fits(*one) for entry in reasons)]
        reasons = []
    todo = sampled(there, options.sample, options.seed)[options.after :]
    if options.fresh:
        (BUILD / "journal.jsonl").unlink(missing_ok=True)
    tests = fingerprint([*(ROOT / "tests").rglob("*.py"), *house()])
    journal = Journal(BUILD / ("doubt.jsonl" if options.doubt else "journal.jsonl"), tests)
    tracer = Tracer({str(source.path): source.name for source in sources()})
    work = Campaign(todo, Ways(BUILD / "ways.json", sources()), {}, journal, reasons, options.workers)
    failed: list[str] = []

    def begin(suite: Suite) -> None:
        tracer.stop()
        work.loading = tracer.lines()
        try:
            work.run(suite)
        except NotGreen as error:
            failed.append(str(error))

    tracer.start()
    code = Suite(begin).run(f"tests/{test}" for test in TESTS if (ROOT / "tests" / test).exists())
    if failed or code not in (0, 5):
        print(*failed or [f"pytest could not collect the tests (exit code {code})"], sep="\n")
        return 2
    found = [journal.known[mutant.id] for source, mutant in todo if mutant.id in journal.known]
    if options.doubt:
        print(f"{len(found)} explained faults tried; killed:", report.those(found, KILLED, TIMED_OUT) or "none", sep="\n")
        return 1 if any(one.verdict != SURVIVED for one in found) else 0
    print(f"{len(found)} of {len(there)} faults tried ({len(known)} in all files)")
    rows = report.count(found)
    print(report.table(rows), report.those(found, SURVIVED), sep="\n\n")
    report.write(rows, BUILD / "result.json")
    if len(found) < len(todo):
        print(f"{len(todo) - len(found)} were not tried: something went wrong, see above")
        return 2
    return 1 if gone or any(row["survived"] for row in rows.values()) else 0
