"""The book as text: a page to read, a row a seat for spreadsheets, and everything as data for programs."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from typing import Any, TextIO

from lordsball import formats
from lordsball.games.phrasing import counted
from lordsball.records import figures
from lordsball.records.book import Line
from lordsball.records.entry import Entry, Sat

COLUMNS = (
    "key", "ended", "game", "setting", "seat", "name", "player", "side", "score", "won", "winners", "seats", "seed",
    "seed_played_before", "computers_only", "decisions", "seconds", "special", "cards",
)
NEWEST = 20
"""Games of the page."""
_FORMULA = ("=", "+", "-", "@", "\t")


def score_of(entry: Entry) -> str:
    """A game in a line: the winner first.

    With two sides “Candy Crushers 11, Graveyard Shift 8”; with more or one, who won and with how much.
    """
    shown = entry.ranked
    if len(shown) == 2:
        return ", ".join(_scored(sat) for sat in shown)
    best = shown[0]
    others = f" of {len(shown)}" if len(shown) > 1 else ""
    return f"{_scored(best)}{others}"


def _scored(sat: Sat) -> str:
    name = sat.side_name.removeprefix("The ") or sat.name
    return name if sat.score is None else f"{name} {sat.score}"


def as_page(games: Sequence[Entry], lines: Sequence[Line]) -> str:
    """A page to read: who won how often, and the newest games."""
    own = [entry for entry in games if not entry.computers_only]
    if not games:
        return "No game is in the book yet. Every game that you play to its end is written down by itself."
    said = [f"{counted(len(own), 'game')} in the book"]
    if len(games) > len(own):
        said[0] += f", and {len(games) - len(own)} between computer players only"
    for person, played in figures.people(own):
        won, run = figures.won(own, person), figures.streak(own, person)
        low, high = won.interval
        said += ["", f"{person}: won {won.won:g} of {played} ({low:.0%} to {high:.0%}), "
                     f"longest streak {counted(run.longest, 'win')}"]
        for rival in figures.rivals(own, person):
            name = rival.name if rival.human else rival.name.capitalize()
            said.append(f"  against {name}: {rival.won.won:g} of {rival.won.of}")
    batters = figures.careers(own, [line for line in lines if line.kind == "batter"], lambda entry, sat: True)
    if batters:
        said += ["", f"{'Batter':<24} {'G':>4} {'AB':>5} {'H':>5} {'HR':>4} {'RBI':>4}   AVG"]
        said += [
            f"{one.name:<24} {one.games:>4} {one.of('AB'):>5g} {one.of('H'):>5g} {one.of('HR'):>4g} "
            f"{one.of('RBI'):>4g}  {_thousandths(one.average)}" for one in batters[:NEWEST]
        ]
    said += ["", "The newest games"]
    for entry in games[:NEWEST]:
        day = f"{entry.local:%Y-%m-%d}" if entry.local else "no date   "
        marks = [special.words for special in entry.specials] + ["seed played before"] * entry.again
        said.append(f"  {day}  {entry.title}: {score_of(entry)}{_in_brackets(marks)}")
    return "\n".join(said)


def _in_brackets(marks: Iterable[str]) -> str:
    text = ", ".join(marks)
    return f" ({text})" if text else ""


def _thousandths(share: float | None) -> str:
    """As box scores write it.

    >>> _thousandths(1 / 3), _thousandths(1.0), _thousandths(None)
    ('.333', '1.000', '—')
    """
    return "—" if share is None else f"{share:.3f}".removeprefix("0")


def write_csv(games: Iterable[Entry], file: TextIO) -> None:
    """A row a seat, after a row of heads; `COLUMNS` says which."""
    out = csv.writer(file, lineterminator="\n")
    out.writerow(COLUMNS)
    for entry in games:
        for seat, sat in enumerate(entry.sides, 1):
            out.writerow([
                entry.key, entry.ended, entry.game, _plain(entry.kept.setting), seat, _plain(sat.name),
                _plain(sat.player), _plain(sat.side), "" if sat.score is None else sat.score, int(sat.won),
                len(entry.winners), len(entry.sides), entry.seed, int(entry.again), int(entry.computers_only),
                entry.decisions, "" if entry.seconds is None else entry.seconds,
                "; ".join(special.words for special in entry.specials), " ".join(entry.cards),
            ])


def _plain(text: str) -> str:
    """Never a formula, whatever name somebody gave."""
    return f"'{text}" if text.startswith(_FORMULA) else text


def as_data(games: Sequence[Entry], lines: Iterable[Line]) -> dict[str, Any]:
    """Everything in the book; docs/records.md explains the keys."""
    by_game: dict[str, list[Line]] = {}
    for line in lines:
        by_game.setdefault(line.game, []).append(line)
    return {
        "kind": "lordsball records",
        "format": formats.RECORDS_DATA,
        "games": [_game(entry, by_game.get(entry.key, ())) for entry in games],
    }


def _game(entry: Entry, lines: Iterable[Line]) -> dict[str, Any]:
    return {
        "key": entry.key, "match": entry.match, "ended": entry.ended, "game": entry.game, "setting": entry.kept.setting,
        "options": entry.options, "seed": entry.seed, "seed_played_before": entry.again,
        "computers_only": entry.computers_only, "cards": [*entry.cards], "decisions": entry.decisions,
        "seconds": entry.seconds, "result": entry.result, "version": entry.version,
        "seats": [sat._asdict() for sat in entry.sides],
        "line_score": {"columns": [*entry.kept.columns], "rows": [[*row] for row in entry.kept.rows]},
        "special": [special.key for special in entry.specials],
        "amounts": [
            {"seat": line.seat, "kind": line.kind, "id": line.thing, "name": line.name, "what": line.what,
             "amount": line.amount if line.what == "WPA" else int(line.amount)} for line in lines
        ],
    }
