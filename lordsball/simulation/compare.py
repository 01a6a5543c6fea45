"""Two versions of the cards, or two teams, against the same opponents: which wins more, and how sure that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any

from lordsball import games as shelf
from lordsball.simulation import html
from lordsball.simulation.batch import read_cards
from lordsball.simulation.layout import rounded, text
from lordsball.simulation.paired import Block, Version, played
from lordsball.simulation.report import about, under
from lordsball.simulation.run import Progress
from lordsball.simulation.sequential import Confidence

MOVED = "What else moved, over the same games:"
FEW_POINTS = 0.005
"""A change of length that is worth a word."""


@dataclass
class Compared:
    """What came of it so far."""

    old: Version
    new: Version
    confidence: Confidence = field(default_factory=Confidence)
    won: list[float] = field(default_factory=lambda: [0.0, 0.0])
    """Wins of the old and the new version, ties in parts."""
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    played: list[int] = field(default_factory=lambda: [0, 0])
    alike: int = 0
    """Game numbers that came to the same."""
    tallies: list[Any] = field(default_factory=list)
    scores: tuple[Counter[int], Counter[int]] = field(default_factory=lambda: (Counter(), Counter()))
    """Of the old and the new version: in how many games the team in question had which score."""

    def add(self, blocks: list[Block]) -> None:
        """The same game numbers in the old and the new version."""
        tally = shelf.game(self.old.plan.game).tally
        self.tallies = self.tallies or [tally(), tally()]
        for number, block in enumerate(blocks):
            self.won[number] += sum(block.points)
            for seat, part in enumerate(block.parts):
                self.decisions[number] += part.decisions
                self.played[number] += part.games
                self.tallies[number].merge(part.tally)
                self.scores[number].update(each.score[seat] for each in part.outcomes if each.score)
        old, new = blocks
        for before, after in zip(old.points, new.points, strict=True):
            self.confidence.add(after - before)
            self.alike += before == after

    @property
    def length(self) -> float:
        """How much longer games have become, as a share."""
        return self.decisions[1] / self.decisions[0] - 1 if self.decisions[0] else 0.0


def nothing_changed(old: Version, new: Version) -> bool:
    """Is everything that these teams play with the same? Other teams' cards may differ."""
    if old.teams != new.teams or old.plan.plain != new.plan.plain:
        return False
    before, after = (
        in_play(version.plan.game, read_cards(version.plan.game, version.plan.texts, version.plan.plain), version.teams)
        for version in (old, new)
    )
    return bool(before == after)


def in_play(game: str, cards: Any, teams: Collection[str]) -> Any:
    """What these teams play with, as plain data: everything but the other teams."""
    sides = {side.key for side in shelf.game(game).sides_of(cards, {})}
    return _without(cards.contents, sides - set(teams))


def _without(value: Any, ids: set[str]) -> Any:
    """The same plain data less the records with these ids."""
    if isinstance(value, Mapping):
        return {key: _without(each, ids) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_without(each, ids) for each in value if not (isinstance(each, Mapping) and each.get("id") in ids)]
    return value


def compare(
    old: Version,
    new: Version,
    games: range,
    until: float,
    workers: int = 1,
    cluster: Executor | None = None,
    progress: Progress | None = None,
) -> Compared:
    """Play both until they differ beyond doubt, or by no more than `until` either way, or the games are over."""
    found = Compared(old, new)
    for blocks in played([old, new], games, workers, cluster, progress):
        found.add(blocks)
        if found.confidence.decided or found.confidence.reach <= until:
            break
    return found


def verdict(found: Compared, team: str, change: str, alike: str = "") -> str:
    """One sentence: `Night Market wins 2.7 points less [0.1, 5.4] with a Bat of 4; games are 3 % shorter.`

    `change` ends the first half; `alike` does where nothing is decided, and is the same unless it is said.
    """
    low, high = found.confidence.interval
    mean = found.confidence.mean
    if found.confidence.decided:
        more = "more" if low > 0 else "less"
        bounds = sorted((abs(low), abs(high)))
        between = f"[{100 * bounds[0]:.1f}, {100 * bounds[1]:.1f}]"
        said = f"{wins(team)} {100 * abs(mean):.1f} points {more} {between} {change}"
    else:
        said = (
            f"{wins(team)} as often {alike or change}, as far as these games can tell: "
            f"{100 * mean:+.1f} points [{100 * low:+.1f}, {100 * high:+.1f}]"
        )
    if abs(found.length) < FEW_POINTS:
        return f"{said}."
    return f"{said}; games are {abs(100 * found.length):.0f} % {'longer' if found.length > 0 else 'shorter'}."


def wins(team: str) -> str:
    """`Night Market wins`, `The Underdogs win`."""
    return f"{team} {'win' if team.endswith('s') or team.startswith('The ') else 'wins'}"


def as_data(found: Compared, sentence: str) -> dict[str, Any]:
    """Plain data, as docs/simulation.md describes it."""
    cards = [about(version.plan)["cards"] for version in (found.old, found.new)]
    shares = [won / found.confidence.count if found.confidence.count else None for won in found.won]
    return {
        **about(found.old.plan),
        "kind": "compare",
        "cards": cards[0],
        "against": cards[1],
        "teams": list(found.old.teams),
        "against_teams": list(found.new.teams),
        "players": list(found.old.plan.levels),
        "seed": found.old.plan.seed,
        "games": found.played,
        "pairs": found.confidence.count,
        "alike": found.alike,
        "win_rates": rounded(shares),
        "difference": rounded(found.confidence.mean),
        "interval": rounded(found.confidence.interval),
        "decided": found.confidence.decided,
        "length": rounded(found.length),
        "stats": [rounded(tally.report()) for tally in found.tallies],
        "verdict": sentence,
    }


def as_page(found: Compared, sentence: str, changes: list[str]) -> str:
    """The verdict first, then what it rests on and what else moved."""
    moved = [f"  {name}: {before} → {after}" for name, before, after in _moved(found)]
    return "\n".join([
        sentence, "", *(f"  {change}" for change in changes), "", *_basis(found),
        *(["", MOVED, *moved] if moved else []),
    ])


def as_html(found: Compared, sentence: str, changes: list[str], letters: str) -> str:
    """The same with charts, for a browser; `letters` says what A and B are."""
    rows = _moved(found)
    parts = [html.section(MOVED, html.table(["What", "A", "B"], rows))] if rows else []
    difference = found.confidence.mean, *found.confidence.interval
    return html.comparison_report(sentence, [letters, *_basis(found)], difference, changes, found.scores, parts)


def _basis(found: Compared) -> list[str]:
    """What the verdict rests on."""
    plan, pairs = found.old.plan, found.confidence.count
    shares = " → ".join(f"{100 * won / pairs:.1f} %" for won in found.won)
    return [
        f"{shelf.game(plan.game).name} from seed {plan.seed}; {under(plan)}; players {', '.join(plan.levels)}",
        f"{pairs:,} game numbers, each from every seat and in both versions: {sum(found.played):,} games; "
        f"{100 * found.alike / pairs:.0f} % came to the same.",
        f"Wins: {shares}. The brackets hold the true difference 19 times in 20, however often you look.",
    ]


def _moved(found: Compared) -> list[tuple[str, str, str]]:
    """The single numbers of the games' own statistics that differ: name, old and new."""
    old, new = (tally.report() for tally in found.tallies)
    numbers = {key: value for key, value in old.items() if isinstance(value, int | float) and new.get(key) is not None}
    rows = [(key.replace("_", " ").capitalize(), text(value), text(new[key])) for key, value in numbers.items()]
    return [row for row in rows if row[1] != row[2]]
