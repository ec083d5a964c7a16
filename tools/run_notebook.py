"""python tools/run_notebook.py FILE: run the cells of a notebook and store what they print and plot. Needs no Jupyter."""

from __future__ import annotations

import base64
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("agg")
import matplotlib.pyplot as plt


def run(source: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """The outputs of one cell."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(source, "cell", "exec"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"output_type": "stream", "name": "stdout", "text": printed.getvalue().splitlines(keepends=True)})
    if plt.get_fignums():
        picture = io.BytesIO()
        plt.gcf().savefig(picture, format="png", dpi=72, bbox_inches="tight", metadata={"Software": None})
        plt.close("all")
        data = {"image/png": base64.b64encode(picture.getvalue()).decode()}
        outputs.append({"output_type": "display_data", "metadata": {}, "data": data})
    return outputs


def main(file: Path) -> None:
    notebook = json.loads(file.read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    count = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            cell["execution_count"] = count
            cell["outputs"] = run("".join(cell["source"]), names)
    file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
