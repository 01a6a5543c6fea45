"""A shipped team or league under another name: one more to choose from, with ids and names of its own."""

from __future__ import annotations

import re
from pathlib import Path

from lordsball import paths

PLACES = {"monster_league": "teams", "wild_cards": "teams", "lords": "leagues"}


def copy_team(key: str, file: str, own: str, folder: Path) -> Path:
    """Write a copy of `file` with the id `own` into a folder of cards, and return that folder."""
    text = (paths.cards() / key / PLACES[key] / f"{file}.yaml").read_text("utf-8")
    text = re.sub(r"\bid: (\w+)", lambda found: f"id: {own if found[1] == file else 'x_' + found[1]}", text)
    names = r"\b(name|short): (?:The )?([^,\n]{1,12})[^,\n]*" if key == "lords" else r"(?m)^(name|short): (.{1,12}).*"
    path = folder / key / PLACES[key] / f"{own}.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(re.sub(names, r"\1: X \2", text), "utf-8")
    return folder
