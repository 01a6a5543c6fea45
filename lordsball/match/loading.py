"""From a save back to a match: with its whole history where possible, and with its position in any case."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from lordsball.ai.player import levels_of
from lordsball.engine.position import IllegalAction
from lordsball.games import Catalog, Game
from lordsball.match.files import NotReadable
from lordsball.match.kept_cards import GONE, KeptCards
from lordsball.match.match import Match, MatchBroken
from lordsball.match.measured import as_line, as_reason
from lordsball.match.record import Done, Line, card_sets
from lordsball.match.saved_match import SavedMatch
from lordsball.match.seats import HUMAN, Seat

UNFIT = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What rules can raise at data they do not expect; LoadError, IllegalAction and pydantic's errors are ValueErrors."""

HISTORY_LOST = (
    "This was saved with other rules or cards. It goes on from here, but you cannot undo past this point."
)
REBUILT = "What was saved could not be read as it was; the game was played up to here again from its record."


class Loaded(NamedTuple):
    """A match to go on with, and what a person should know about it, if anything."""

    match: Match
    notice: str | None = None


@dataclass(frozen=True)
class Changed:
    """The cards have changed since the save: what is different, and what can be done."""

    sentences: tuple[str, ...]
    with_old: Loaded | None
    """Played on with the cards it was saved with."""
    with_todays: Loaded | None
    """Played on with today's cards from where it stands; undo does not go back behind that."""
    why_not_old: str = ""
    why_not_todays: str = ""


class Divergence(NamedTuple):
    """Where a record could not be followed any further, counted from 1, and why."""

    number: int
    why: str

    def __str__(self) -> str:
        return f"diverged at step {self.number}: {self.why}"


def follow(match: Match, lines: Iterable[Line], catalogs: Mapping[str, Catalog]) -> Divergence | None:
    """Carry a record out on a match that is at its start, as far as it goes. None: all of it."""
    for number, line in enumerate(lines, 1):
        if (why := _followed(match, line, catalogs)) is not None:
            return Divergence(number, why)
    return None


def load(
    saved: SavedMatch, game: Game, today: Catalog | None, packs: KeptCards, fresh_id: bool = False
) -> Loaded | Changed:
    """The match of a save, or the choice that changed cards leave. `today` is None where today's cards have errors.

    The chance does not move: what would have come next still comes. Raises NotReadable where nothing can be done.
    """
    used = card_sets(saved.first_cards, saved.record)
    catalogs = {fp: cards for fp in used if (cards := packs.find(game, fp))}
    if today is not None and today.fingerprint in used:
        catalogs[today.fingerprint] = today
    old = catalogs.get(saved.cards)
    if today is None:
        if old is None:
            raise NotReadable("The cards it was saved with are gone, and today's cards have errors.")
        return _back(saved, game, catalogs, old, fresh_id)
    if old is not None and old.fingerprint == today.fingerprint:
        return _back(saved, game, {**catalogs, saved.cards: today}, today, fresh_id)
    return _choice(saved, game, today, catalogs, old, fresh_id)


def _choice(
    saved: SavedMatch, game: Game, today: Catalog, catalogs: Mapping[str, Catalog], old: Catalog | None, fresh_id: bool
) -> Changed:
    why_not_old = why_not_todays = ""
    with_old = with_todays = None
    if old is None:
        why_not_old = GONE
    else:
        try:
            with_old = _back(saved, game, catalogs, old, fresh_id)
        except NotReadable as refused:
            why_not_old = str(refused)
    try:
        if with_old is not None and old is not None:
            with_todays = _back(saved, game, catalogs, old, fresh_id)
            with_todays.match.redeal(today)
        else:
            with_todays = _back(saved, game, {}, today, fresh_id)
    except (NotReadable, *UNFIT) as refused:
        with_todays = None
        why_not_todays = f"Today's cards do not fit this game: {as_reason(refused)}"
    if with_old is None and with_todays is None:
        raise NotReadable(f"{why_not_old} {why_not_todays}")
    sentences = tuple(game.changes(old, today)) if old is not None else (why_not_old,)
    return Changed(sentences, with_old, with_todays, why_not_old, why_not_todays)


def _back(saved: SavedMatch, game: Game, catalogs: Mapping[str, Catalog], now: Catalog, fresh_id: bool) -> Loaded:
    """The match with its history, else with its position alone. Raises NotReadable."""
    seats, notice = _known_players(saved.seats, game.key)
    id = None if fresh_id else saved.id or None
    replayed, whole = None, False
    first = catalogs.get(saved.first_cards)
    if first is not None:
        try:
            replayed = Match(game, first, saved.options, seats, saved.seed, saved.table, saved.start, id)
            whole = follow(replayed, saved.record, catalogs) is None
            replayed.sealed = saved.sealed
            _kept_with(replayed, saved)
            if whole and replayed.position.save() == saved.position:
                return Loaded(replayed, notice)
        except UNFIT:
            replayed = None
    try:
        kept = Match(game, now, saved.options, seats, saved.seed, saved.table, saved.position, id)
    except UNFIT as refused:
        if replayed is not None and whole:
            return Loaded(replayed, _joined(REBUILT, notice))
        made = f"it was made by lordsball {saved.version[:20]}"
        raise NotReadable(f"This game cannot be played on ({made}): {as_reason(refused)}") from refused
    _kept_with(kept, saved)
    return Loaded(kept, _joined(HISTORY_LOST, notice))


def _kept_with(match: Match, saved: SavedMatch) -> None:
    match.seconds, match.tried = float(saved.seconds or 0), saved.tried


def _followed(match: Match, line: Line, catalogs: Mapping[str, Catalog]) -> str | None:
    """Carry one line out; else why it cannot be."""
    if not isinstance(line, Done):
        cards = catalogs.get(line.fingerprint)
        if cards is None:
            return "the cards used from here on are gone"
        try:
            match.redeal(cards)
        except UNFIT as refused:
            return f"the cards that count from here on do not fit: {as_line(str(refused))}"
        return None
    try:
        match.repeat(line)
    except IllegalAction:
        asked = match.decision
        now = f"the rules now ask “{asked.ask}” of seat {asked.seat + 1}" if asked else "the game is over already"
        return f"the record says “{as_line(str(line.action), 60)}”, but {now}"
    except MatchBroken as broken:
        return str(broken)
    return None


def _known_players(seats: tuple[Seat, ...], game: str) -> tuple[tuple[Seat, ...], str | None]:
    """The seats, with people in the place of computer players this program does not know; and a sentence about it."""
    strange = [seat for seat in seats if not seat.human and seat.player not in levels_of(game)]
    if not strange:
        return seats, None
    known = tuple(seat._replace(player=HUMAN) if seat in strange else seat for seat in seats)
    names = " and ".join(seat.name for seat in strange)
    return known, f"This program does not know the computer player of {names}: a person plays there now."


def _joined(*sentences: str | None) -> str:
    return " ".join(sentence for sentence in sentences if sentence)
