"""How each card fared in the last games: kept in the data folder with the fingerprint of the cards, one file a game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from lordsball import formats
from lordsball.match import files
from lordsball.match.measured import built
from lordsball.simulation.fortunes import DRAWN, FIRINGS, GAMES, PLAYED, TIMES, WON, WON_PLAYED
from lordsball.simulation.shares import COLUMNS
from lordsball.simulation.statistics import shift

FOLDER = "workshop"
LARGEST = 2_000_000
"""Bytes of a file that is read."""
FEW = 100
"""Fewer games than this say little: the figures are muted and end in a question mark."""


@dataclass(frozen=True)
class LastTrial:
    """What the last games said about each card."""

    cards: str
    """The fingerprint of the cards that were played with."""
    games: int
    came: Mapping[str, list[int]]
    """Sums by the key of each card, in the columns of `simulation.fortunes`."""

    @property
    def title(self) -> str:
        """`In the last 4,000 games`."""
        return f"In the last {self.games:,} {'game' if self.games == 1 else 'games'}"

    @property
    def never(self) -> frozenset[str]:
        """What was in the games and never came up."""
        return frozenset(key for key, sums in self.came.items() if not (sums[DRAWN] or sums[TIMES] or sums[FIRINGS]))

    def figures(self, id: str) -> list[tuple[str, str, str]]:
        """About one card: label, number, and what is said beside it. None where it was in no game."""
        sums = self.came.get(id)
        if sums is None or not sums[GAMES]:
            return []
        games = sums[GAMES]
        found = [("Came up", f"{(sums[TIMES] or sums[FIRINGS]) / games:.1f} a game", "")]
        if sums[DRAWN]:
            found.append(("Drawn", f"{sums[DRAWN]:,} of {games:,}", ""))
        if sums[PLAYED]:
            found.append(("Won with it", f"{sums[WON_PLAYED]:,} of {sums[PLAYED]:,}", ""))
            more = shift(sums[WON_PLAYED], sums[PLAYED], sums[WON], games)
            if more is not None:
                reach = (more[2] - more[1]) / 2
                found.append(("Against its team", f"{100 * more[0]:+.1f} in 100", f"± {100 * reach:.1f}, 95% sure"))
        return found


def as_bytes(trial: LastTrial, game: str) -> bytes:
    """What the file says."""
    raw = {"format": formats.LAST_TRIAL, "game": game, "cards": trial.cards, "games": trial.games,
           "came": dict(trial.came)}
    return json.dumps(raw).encode()


def path_of(data: Path, game: str) -> Path:
    """Where the last games of a game are kept."""
    return data / FOLDER / f"{game}.json"


def keep(data: Path, game: str, trial: LastTrial) -> None:
    """Write it. Raises `match.files.NotWritten`."""
    files.write(path_of(data, game), as_bytes(trial, game), generations=1, called="What the last games said")


def load(data: Path, game: str) -> LastTrial | None:
    """What the last games said; None where there were none, or where the file is not one of ours."""
    path = path_of(data, game)
    try:
        if path.stat().st_size > LARGEST:
            return None
        raw = built(path.read_bytes())
    except (OSError, ValueError):
        return None
    return _checked(raw, game)


def _checked(raw: object, game: str) -> LastTrial | None:
    if not isinstance(raw, dict) or raw.get("format") != formats.LAST_TRIAL or raw.get("game") != game:
        return None
    cards, games, came = raw.get("cards"), raw.get("games"), raw.get("came")
    if not (isinstance(cards, str) and isinstance(games, int) and games > 0 and isinstance(came, dict)):
        return None
    for sums in came.values():
        if not (isinstance(sums, list) and len(sums) == COLUMNS and all(type(n) is int and n >= 0 for n in sums)):
            return None
    return LastTrial(cards, games, came)
