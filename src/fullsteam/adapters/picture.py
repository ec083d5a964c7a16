"""Text becomes a picture: the table as a terminal shows it, for films and notebooks (render_mode="rgb_array")."""

from __future__ import annotations

from functools import cache
from math import ceil
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fullsteam.adapters.naming import missing

SIZE = 14  # of the letters, in pixels
EDGE = 12
PAPER, INK = (251, 248, 240), (38, 34, 30)
COLUMNS, LINES = 120, 40  # a picture has room for so many, or for twice as many lines: those of one match make one film


@cache
def font() -> Any:
    """The one that matplotlib brings along: it has all lines and signs of our tables."""
    try:
        import matplotlib
        from PIL import ImageFont
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return ImageFont.truetype(str(Path(matplotlib.get_data_path()) / "fonts" / "ttf" / "DejaVuSansMono.ttf"), SIZE)


def picture_of(text: str) -> NDArray[np.uint8]:
    """Height x width x 3."""
    letters = font()
    from PIL import Image, ImageDraw

    lines = text.splitlines()
    wide, high = letters.getlength("M"), SIZE + 4
    columns, rows = max(COLUMNS, *map(len, lines)), LINES * ceil(len(lines) / LINES)
    image = Image.new("RGB", (2 * EDGE + ceil(columns * wide), 2 * EDGE + rows * high), PAPER)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        pen.text((EDGE, EDGE + row * high), line, fill=INK, font=letters)
    return np.array(image, np.uint8)
