"""What the prompt bar says about the open window of control: the question names who is asked, so that its words are
true for everybody who reads them. Nothing in it depends on a hidden card.
"""

from __future__ import annotations

from lordsball.games import Question
from lordsball.games.wild_cards import totals
from lordsball.games.wild_cards.log import reach
from lordsball.games.wild_cards.names import ANSWERS, BAT, HIT, REVEAL
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.turn import Reveal

_NOUNS = {"pitch": "pitch", "bat": "swing", "catch": "catch"}
_AIMS = {"bat": "hit", "catch": "catch it"}
_ROLES = {"mound": "Pitcher", "at_bat": "Batter", "outfield": "Outfielder"}


def window_question(t: WildCards, seat: int, who: str) -> Question:
    """The question of the window that is open to a seat."""
    window = str(getattr(t.stack[-1], "window", REVEAL))
    if t.roll:
        total, what = totals.total(t), _NOUNS[t.roll]
        needs = f"; it takes {_needed(t)} to {_AIMS[t.roll]}" if t.roll in _AIMS else ""
        if totals.roller(t, t.roll) == seat:
            return Question(f"The {what} is {total}{needs}.", f"{who}, change it, or lock it in?")
        return Question(f"The {what} is {total}{needs}.", f"{who}, answer it, or let it stand?")
    if window == ANSWERS[REVEAL]:
        special = t.coaches[1 - seat].special
        key = f"{t.name(special)} is turned up." if special else "A Special is turned up."
        return Question(key, f"{who}, answer it, or let it happen?")
    if window == HIT:
        return Question(f"A Hit: {reach(t.potential)}.", f"{who}, use an ability before you decide?")
    if window == ANSWERS[HIT]:
        return Question(f"The Batter runs: {reach(t.potential)}.", f"{who}, answer it, or let them?")
    return _reveal(t, seat, who)


def _needed(t: WildCards) -> int:
    """The least total that does it: even totals are a Ball, or a fumble."""
    return (t.pitch_total if t.roll == BAT else t.bat_total) + 1


def _reveal(t: WildCards, seat: int, who: str) -> Question:
    """Before or after a Player is turned up."""
    reveal = next((p for p in reversed(t.stack) if isinstance(p, Reveal)), None)
    if reveal is None:
        return Question("You are in control.", f"{who}, play a Special or use an ability, or pass?")
    card: str = getattr(t.coaches[seat], reveal.zone)
    role = _ROLES[reveal.zone]
    if card:
        return Question(f"{t.name(card)} is up.", f"{who}, play a Special or use an ability, or pass?")
    return Question(f"Before your {role} is turned up.", f"{who}, play a Special or use an ability, or pass?")
