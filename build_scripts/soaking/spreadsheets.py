"""Spreadsheets from elsewhere: a game's cards as CSV, with slips and damage, brought back in.

One is refused in sentences, and then nothing is written; or it is brought in, and then the game can still be read.
"""

from __future__ import annotations

import random
from pathlib import Path

from lordsball import games, paths
from lordsball.content.problems import Problems
from lordsball.workshop import importing, sheets
from lordsball.workshop.workbench import CannotWrite, Workbench
from soaking.card_edits import edited
from soaking.flips import damaged
from soaking.harness import Found, Harness

TRIES = 6


def turn(rng: random.Random, folder: Path) -> None:
    """The cards of a game in a spreadsheet, broken in a few ways."""
    game = games.game(rng.choice(list(games.SHELF)))
    for number in range(TRIES):
        own = folder / str(number)
        bench = Workbench(game, [paths.cards()], own)
        records = rng.sample(bench.records, min(len(bench.records), rng.randint(1, 12)))
        raw = broken(rng, sheets.written(bench, records))
        try:
            names, rows = sheets.rows(raw)
            importing.bring_in(bench, names, rows, "", "")
        except (sheets.NoSheet, importing.NoImport, CannotWrite) as refused:
            if not str(refused).strip():
                raise Found(f"{game.key}: a spreadsheet is refused without a word") from refused
            if written := [path.name for path in own.rglob("*.yaml")]:
                raise Found(f"{game.key}: refused, and yet written: {written}") from refused
            continue
        try:
            game.load_cards([paths.cards(), *([own] if own.is_dir() else [])])
        except Problems as problems:
            raise Found(f"{game.key}: brought in, and then the cards cannot be read: {problems}") from problems


def broken(rng: random.Random, text: str) -> bytes:
    """The file after slips in its lines, an accident of its bytes, or another program's way of writing."""
    for _ in range(rng.choice((0, 1, 1, 2, 4))):
        text = edited(rng, text)
    match rng.randrange(5):
        case 0:
            return damaged(rng, text.encode())
        case 1:
            return text.replace(",", ";").encode("utf-16")
        case 2:
            return text.replace("\r\n", "\n").encode("utf-8", "surrogatepass")
        case _:
            return text.encode("utf-8", "surrogatepass")


HARNESS = Harness("sheets", "spreadsheets of cards with slips and damage, brought in", turn, 120)
