"""The guide for researchers is true: its examples run, and its notebook learns."""

import doctest
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

GUIDE = Path(__file__).parent.parent.parent / "docs" / "guide"


def test_the_examples_of_the_guide_run() -> None:
    failed, tried = doctest.testfile(str(GUIDE / "research.md"), module_relative=False)
    assert tried >= 20 and failed == 0


@pytest.mark.heavy
def test_the_notebook_trains_a_learner(tmp_path: Path) -> None:
    """All its cells, in a process of their own; fewer updates than on the page, enough to see it learn."""
    cells = json.loads((GUIDE / "learning.ipynb").read_text(encoding="utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    assert "UPDATES = 150" in code
    code = code.replace("UPDATES = 150", "UPDATES = 25")
    code += "\nassert np.mean(curve[-5:]) > np.mean(curve[:5]) + 0.05, curve\nplt.gcf().savefig('curve.png')\n"
    env = {**os.environ, "MPLBACKEND": "agg"}
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "curve.png").stat().st_size > 5000
