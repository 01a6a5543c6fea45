#!/usr/bin/env python3
"""Make every sound of the program by synthesis, the same bytes on every run of the same libraries.

    .venv/bin/python -m pip install -e .[sounds]               numpy and soundfile, needed only here
    .venv/bin/python build_scripts/make_sounds.py              all of them, in about half a minute
    .venv/bin/python build_scripts/make_sounds.py stamp lamp   these, after you changed their recipe

The sounds lie in assets/sounds/. `sounds/catalogue.py` names each with its recipe; assets/sounds/cues.yaml says what is
heard when.
"""

import argparse
import sys
import zlib
from pathlib import Path

from sounds.catalogue import CATALOGUE, TAKES, files_of
from sounds.loudness import FAMILIES, finished
from sounds.ogg import encoded, encoded_ring
from sounds.signals import random_of, retuned

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"


def main() -> None:
    """Make the sounds that are named, or all; files of sounds that are in the catalogue no longer go."""
    arguments = argparse.ArgumentParser(description="Synthesize the program's sounds.")
    arguments.add_argument("names", metavar="NAME", nargs="*", help="only these sounds")
    arguments.add_argument("--to", metavar="FOLDER", type=Path, default=FOLDER, help="another folder for the files")
    wishes = arguments.parse_args()
    unknown = [name for name in wishes.names if name not in CATALOGUE]
    if unknown:
        sys.exit(f"sounds/catalogue.py has no sound {', '.join(unknown)}.")
    wishes.to.mkdir(parents=True, exist_ok=True)
    for name in wishes.names or CATALOGUE:
        for file, content in made(name).items():
            (wishes.to / file).write_bytes(content)
    known = {file for name in CATALOGUE for file in files_of(name)}
    for path in wishes.to.glob("*.ogg"):
        if path.name not in known:
            path.unlink()
    files = sorted(wishes.to.glob("*.ogg"))
    print(f"{len(files)} files, {sum(path.stat().st_size for path in files) / 1e6:.2f} MB")


def made(name: str) -> dict[str, bytes]:
    """The files of a sound: their names, and what is in them."""
    sound = CATALOGUE[name]
    family, done = FAMILIES[sound.family], {}
    for take, file in enumerate(files_of(name)):
        stem = file.removesuffix(".ogg")
        signal = sound.make(random_of(stem), **sound.given)
        if take:
            signal = retuned(signal, TAKES[take])
        write = encoded_ring if sound.family == "bed" else encoded
        done[file] = write(finished(signal, family), family.quality, zlib.crc32(stem.encode()) & 0x7FFFFFFF)
    return done


if __name__ == "__main__":
    main()
