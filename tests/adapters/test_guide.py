"""The guide for researchers is true: its examples run, and its notebook learns."""

import doctest
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

GUIDE = Path(__file__).parent.parent.parent / "docs" / "guide"


def test_the_examples_of_the_guide_run() -> None:
    failed, tried = doctest.testfile(str(GUIDE / "research.md"), module_relative=False)
    assert tried >= 20 and failed == 0


@pytest.mark.heavy
def test_the_notebook_trains_a_learner() -> None:
    """All its cells, in a process of their own; fewer updates than on the page, enough to see it learn."""
    cells = json.loads((GUIDE / "learning.ipynb").read_text(encoding="utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    assert "UPDATES = 80" in code
    code = code.replace("UPDATES = 80", "UPDATES = 8")
    code += "\nassert np.mean(margins[-2:]) > np.mean(margins[:2]) + 0.04, margins\n"
    env = {**os.environ, "MPLBACKEND": "agg", "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "matches won against greedy" in done.stdout


def test_the_notebook_shows_what_it_has_learnt() -> None:
    """It is stored as it ran: with its curve, and better in the end than at first."""
    cells = json.loads((GUIDE / "learning.ipynb").read_text(encoding="utf-8"))["cells"]
    outputs = [output for cell in cells for output in cell.get("outputs", [])]
    said = "".join(line for output in outputs for line in output.get("text", []))
    first, last = (float(x) for x in re.findall(r"([\d.]+)%", said))
    assert last > 2 * first
    assert any(len(output.get("data", {}).get("image/png", "")) > 5000 for output in outputs)
