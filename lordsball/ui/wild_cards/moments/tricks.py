"""What the other coach does with a card, held up to be read: the card, and every figure that it has changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards import totals
from lordsball.games.wild_cards.log import vibes
from lordsball.games.wild_cards.names import HOME, NOBODY, ROLLS
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.wild_cards.moments.motion import Change, Trick
from lordsball.ui.wild_cards.offers.foreseen import falls
from lordsball.ui.wild_cards.view_model import ViewModel

_OF_A_TRICK = (
    told.VibesPaid, told.VibesGained, told.VibesLost, told.VibesStolen, told.VibesSaved, told.TotalChanged,
    told.PotentialChanged, told.StrikesChanged, told.BallsChanged, told.Shadowed, told.Took, told.FieldersSwapped,
    told.Peeked, told.Drew, told.Shuffled, told.WeatherChanged, told.Discarded, told.AbilityFired, told.RunScored,
)
"""What a card brings about; anything else is the game going on."""
_FAMILIAR = 3
"""A card that has been held up this often is read in that part of the time, and no quicker."""
_ROLL_NAMES = {"pitch": "Pitch", "bat": "Swing", "catch": "Catch"}
Figures = dict[str, str]


def figures(t: WildCards, me: int) -> Figures:
    """All that a card can change, as it stands, in the words of the seat at the lower edge."""
    them = 1 - me
    found: Figures = {}
    for roll in ROLLS:
        total = totals.total(t) if t.roll == roll else {"pitch": t.pitch_total, "bat": t.bat_total}.get(roll, 0)
        if total:
            whose = "Your" if totals.roller(t, roll) == me else "Their"
            found[f"{whose} {_ROLL_NAMES[roll].lower()}"] = falls(t, total) if t.roll == roll else str(total)
    found["Potential"] = "H" if t.potential >= HOME else str(t.potential)
    found["Strikes"], found["Balls"] = str(t.strikes), str(t.balls)
    found["Your runs"], found["Their runs"] = str(t.runs[me]), str(t.runs[them])
    found["Your Vibes"], found["Their Vibes"] = str(t.vibes_of(me)), str(t.vibes_of(them))
    for whose, seat in (("Your", me), ("Their", them)):
        coach = t.coaches[seat]
        found[f"{whose} hand"] = str(len(coach.hand))
        face_down = "face down" if coach.special_down else "none"
        found[f"{whose} Special"] = t.name(coach.special) if coach.special else face_down
    found["The Shadows"] = str(len(t.shadows))
    found["Weather"] = t.name(t.weather) if t.weather and t.weather_owner != NOBODY else "clear"
    on = (t.coaches[t.batting].first, t.coaches[t.batting].second, t.coaches[t.batting].third)
    found["Runners"] = ", ".join(
        f"{t.name(card)} on {base}" for card, base in zip(on, ("1st", "2nd", "3rd"), strict=True) if card
    ) or "none"
    found["Pitcher"], found["Outfielder"] = (
        t.name(card) if card else "none" for card in (t.coaches[t.pitching].mound, t.coaches[t.pitching].outfield)
    )
    return found


def changes(before: Figures, after: Figures) -> tuple[Change, ...]:
    """Every figure that is another now."""
    return tuple(
        Change(name, before.get(name, ""), after.get(name, "")) for name in dict.fromkeys((*before, *after))
        if before.get(name) != after.get(name)
    )


class _Open(NamedTuple):
    """A trick that is being played."""

    seat: int
    card: str
    words: Callable[[WildCards], str]
    before: Figures
    """Filled in when it begins."""


class Tricks:
    """Listens to what is told, and has what the other coach did held up once it is done.

    :param seconds: for how long.
    """

    def __init__(self, model: ViewModel, seconds: Callable[[], float]) -> None:
        self.model, self.seconds = model, seconds
        self._open: _Open | None = None
        self._read: Counter[str] = Counter()
        """How often each card has been held up: seen again, it takes less long to read."""

    def around(self, event: Any, step: Step, timeline: Timeline) -> Step:
        """An event's own step, after the reading of a trick that it does not belong to."""
        held = None if self._belongs(event) else self.close(timeline)
        opened = self._opened(event)
        if opened is not None:
            self._open = opened
        return self._in_turn(held, opened, step)

    def _in_turn(self, held: Step | None, opened: _Open | None, step: Step) -> Step:
        if held is not None:
            yield from held
        if opened is not None:
            opened.before.update(figures(self.model.t, self.model.me))
        yield from step

    def _belongs(self, event: Any) -> bool:
        if isinstance(event, told.Discarded) and event.why in ("trashed", "clean_up"):
            return False
        if isinstance(event, told.Rolled):
            return event.why != "roll"
        if isinstance(event, told.RunnerMoved):
            return event.why == "steal"
        return isinstance(event, _OF_A_TRICK)

    def _opened(self, event: Any) -> _Open | None:
        """A trick that begins with this event: a computer player's, where a person looks on."""
        if isinstance(event, told.Discarded) and event.why == "trashed":
            return self._trashed(event)
        if not isinstance(event, told.AbilityUsed | told.SpecialPlayed) or self.model.seats[event.seat].human:
            return None
        name = self.model.seats[event.seat].name
        if isinstance(event, told.SpecialPlayed):
            how = "plays" if event.from_hand else "turns up"
            return _Open(event.seat, event.card, lambda t: f"{name} {how} {t.name(event.card)}", {})
        return _Open(event.seat, event.card, lambda t: _used(t, name, event), {})

    def _trashed(self, event: told.Discarded) -> _Open | None:
        """The other coach has paid to be rid of a card."""
        who = self.model.seats[1 - event.seat]
        if who.human or not event.card:
            return None
        return _Open(1 - event.seat, event.card, lambda t: f"{who.name} trashes {t.name(event.card)}", {})

    def close(self, timeline: Timeline) -> Step | None:
        """The trick is done: it is held up; None where there is none."""
        done, self._open = self._open, None
        return None if done is None else self._hold(done, timeline)

    def forget(self) -> None:
        """What was being played has been taken back, or has been read."""
        self._open = None

    def _hold(self, done: _Open, timeline: Timeline) -> Step:
        model = self.model
        rows = changes(done.before, figures(model.t, model.me))
        model.motion.trick = Trick(done.seat, done.card, done.words(model.t), rows)
        self._read[done.card] += 1
        yield from timeline.hold(self.seconds() / min(_FAMILIAR, self._read[done.card]))
        model.motion.trick = None


def _used(t: WildCards, name: str, event: told.AbilityUsed) -> str:
    known = t.cards.card[event.card]
    what = known.abilities[event.ability].name if event.card in t.team_ids else t.name(event.card)
    return f"{name} uses {what}{f' for {vibes(event.paid)}' if event.paid else ''}"
