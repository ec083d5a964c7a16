"""What PettingZoo and Gymnasium environments have in common."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from fullsteam.adapters.eyes import Eyes
from fullsteam.kernel.info import GameError

RENDER_MODES = ["human", "ansi", "rgb_array"]


def observation_space(eyes: Eyes) -> spaces.Space[Any]:
    return spaces.Dict(
        {
            "observation": spaces.Box(eyes.low, eyes.high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (eyes.actions,), np.int8),
        }
    )


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise GameError(f'there is no render mode "{mode}"; modes: {", ".join(RENDER_MODES)}')
    return mode
