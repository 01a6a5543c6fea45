"""A finished game as the book enters it, and the save or replay it is read from."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from lordsball import games, limits
from lordsball.games import CHOICES, Catalog, Game
from lordsball.games.keepsake import Keepsake, Special
from lordsball.match import files
from lordsball.match.files import NotReadable
from lordsball.match.kept_cards import KeptCards
from lordsball.match.loading import UNFIT
from lordsball.match.measured import as_line, as_reason
from lordsball.match.record import Done, stretches
from lordsball.match.replay import Replay, open_replay, unsealed
from lordsball.match.saved_match import SavedMatch, saved_match
from lordsball.match.seats import HUMAN


class Sat(NamedTuple):
    """One seat of a finished game."""

    name: str
    player: str
    """`human`, or a computer player's level."""
    side: str
    """The id of the team, deck or club; "" where the game has none."""
    side_name: str
    score: int | None
    won: bool
    """Also for each of several who share it."""

    @property
    def human(self) -> bool:
        """Did a person sit here?"""
        return self.player == HUMAN


@dataclass(frozen=True)
class Entry:
    """A finished game of the book."""

    key: str
    """The same for the same game, wherever it is read from: see `key_of`."""
    match: str
    """The id of the match: of one that was finished twice, after an undo, the later end counts."""
    game: str
    title: str
    """The game's name."""
    ended: str
    """When it was over, ISO 8601 in UTC; "" where that is not known."""
    order: int
    """Larger for what was over later, whatever the clock said."""
    options: dict[str, Any]
    seed: int
    cards: tuple[str, ...]
    """Fingerprints of the cards it was played with, in their order."""
    decisions: int
    """What people and computers chose; not what the match answered by itself."""
    seconds: int | None
    """At the table; None where that was not kept."""
    result: str
    """The end in a sentence."""
    version: str
    sides: tuple[Sat, ...]
    kept: Keepsake
    again: bool = False
    """Was the seed played before, in a game that is in the book? Then its luck may have been known."""

    @property
    def computers_only(self) -> bool:
        """Did nobody but computers play?"""
        return not any(sat.human for sat in self.sides)

    @property
    def winners(self) -> tuple[Sat, ...]:
        """Who won, or shared it."""
        return tuple(sat for sat in self.sides if sat.won)

    @property
    def specials(self) -> tuple[Special, ...]:
        """What was special about it."""
        return self.kept.specials

    @property
    def local(self) -> datetime | None:
        """When it was over, by this computer's clock."""
        return datetime.fromisoformat(self.ended).astimezone() if self.ended else None

    @property
    def ranked(self) -> list[Sat]:
        """The seats, the winners first, then by score."""
        return sorted(self.sides, key=lambda sat: (not sat.won, -(sat.score or 0)))


class Source(NamedTuple):
    """A save or replay on the disk, as far as it says what it holds without being played."""

    path: Path
    raw: bytes
    saved: SavedMatch

    @property
    def counts(self) -> bool:
        """Is it a finished game of its own? Another way from a moment of a finished match is none."""
        return self.saved.over and not self.saved.tried

    @property
    def key(self) -> str:
        """The key of its game."""
        return key_of(self.saved)


def source(path: Path) -> Source:
    """What lies at a path. Raises NotReadable."""

    def read(raw: bytes) -> Source:
        return Source(path, raw, saved_match(unsealed(raw)))

    return files.newest_whole(path, read)[0]


def key_of(saved: SavedMatch) -> str:
    """A digest of all that makes a game this one: seats, set-up, seed, cards and every choice. A copy of a save, or a
    replay of it, has the same."""
    said = [
        saved.game, saved.options, [[*seat] for seat in saved.seats], str(saved.seed), saved.start, saved.first_cards,
        [str(line) for line in saved.record],
    ]
    text = json.dumps(said, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def entry_of(
    found: Source,
    packs: KeptCards,
    today: Callable[[Game], Catalog | None] | None = None,
    find: Callable[[str], Game] = games.game,
) -> Entry:
    """Play the record again and write down what came of it. Where the rules have parted from it since, the position at
    its end, which every save holds, still says most.

    Raises NotReadable where the game cannot be understood at all.
    """
    replay = open_replay(found.path, packs, today, find)
    game, saved = replay.game, found.saved
    try:
        if replay.over:
            replay.go(replay.length)
            position, events = replay.position, list(replay.told())
        else:
            cards = _last_cards(replay, saved)
            position, events = game.restore(dict(saved.position), cards), []
        if position.decision is not None:
            raise NotReadable("The game is not over.")
        kept = game.keepsake(position, events) if game.keepsake is not None else Keepsake()
        return _entry(found, game, position, kept)
    except UNFIT as refused:
        raise NotReadable(f"This game cannot be entered: {as_reason(refused)}") from refused


def _last_cards(replay: Replay, saved: SavedMatch) -> Catalog:
    match = replay.match
    return match.catalogs.get(saved.cards, match.cards)


def _entry(found: Source, game: Game, position: Any, kept: Keepsake) -> Entry:
    saved = found.saved
    winners = game.winners(position)
    scores: Iterable[int | None] = game.score(position) if game.score is not None else [None] * len(saved.seats)
    sides = _sides(game, getattr(position, "cards", None), saved)
    time = saved.time.astimezone(UTC) if saved.time is not None else None
    return Entry(
        key=found.key,
        match=saved.id,
        game=game.key,
        title=game.name,
        ended=time.isoformat(timespec="seconds") if time is not None else "",
        order=saved.order,
        options=json.loads(json.dumps(dict(saved.options))),
        seed=saved.seed,
        cards=tuple(stretches(saved.first_cards, saved.record)),
        decisions=sum(isinstance(line, Done) and not line.forced for line in saved.record),
        seconds=saved.seconds,
        result=as_line(game.words.result(position.view(None), [s.name for s in saved.seats]), limits.SAVE_LETTERS),
        version=saved.version,
        sides=tuple(
            Sat(seat.name, seat.player, *sides[number], None if score is None else int(score), number in winners)
            for number, (seat, score) in enumerate(zip(saved.seats, scores, strict=True))
        ),
        kept=kept,
    )


def _sides(game: Game, cards: Any, saved: SavedMatch) -> list[tuple[str, str]]:
    """Id and name of what each seat played; empty where the game does not say."""
    chosen = {
        choice.word: str(saved.options[choice.word])
        for choice in CHOICES.get(game.key, ()) if choice.word in saved.options
    }
    teams = saved.options.get("teams")
    if game.sides is None or not isinstance(teams, list) or len(teams) != len(saved.seats):
        return [("", "")] * len(saved.seats)
    names = {side.key: side.name for side in game.sides_of(cards, chosen)}
    return [(str(team), names.get(team, str(team))) for team in teams]
