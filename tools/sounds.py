"""The sounds of the page to listen to, to measure and to look at: python tools/sounds.py FOLDER.

Each is rendered by Chromium as a reader would hear it at full volume, written as a WAV file, and measured. With sox installed
there is also a picture of each (spectrogram)."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import wave
from array import array
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browserkit import Reader, chromium
from browserkit.sounds import NAMES, RATE, Rendered, rendered
from serverkit import Threaded

TAIL = 0.7  # seconds in which the room dies away


def write(sound: Rendered, path: Path) -> None:
    heard = sound.samples[: int((sound.seconds + TAIL) * RATE)]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array("h", [round(32767 * sample) for sample in heard]).tobytes())


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, Threaded(f"{kept}/sounds.db") as server, chromium() as browser:
        reader = Reader(browser, server.url)
        reader.go("/")
        for name in NAMES:
            sound = rendered(reader.page, name)
            path = folder / f"{name}.wav"
            write(sound, path)
            print(f"{name:8} {sound.seconds:5.2f} s  peak {sound.peak:6.1f} dB  level {sound.level(0, sound.seconds):6.1f} dB")
            if shutil.which("sox"):
                picture = ["spectrogram", "-x", "420", "-y", "257", "-t", name, "-o", str(path.with_suffix(".png"))]
                subprocess.run(["sox", str(path), "-n", *picture], check=True)
        reader.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/sounds"))
