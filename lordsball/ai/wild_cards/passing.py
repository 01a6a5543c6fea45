"""Questions that need nobody: where a coach of Wild Cards can do one thing only, or nothing else that is worth
considering. They are answered by themselves, with the action that a press would have taken.

What is worth considering is told by rules of thumb, those by which the Veteran chooses what to try out, and not by the
Expert's trying out: this is asked at every window before the next frame, and a tenth of a second would be seen there.

Judged from the view of the seat that is asked. Where other people look on, only from what they all see: then neither a
question nor its absence tells anything about a hand.
"""

from __future__ import annotations

from lordsball.ai.wild_cards import thumbs
from lordsball.ai.wild_cards.regular import keep_worth, trash_worth
from lordsball.ai.wild_cards.search import PLAYER, PROMISING, rivals
from lordsball.engine.procedure import Action
from lordsball.games.wild_cards.abilities import usable
from lordsball.games.wild_cards.names import PLACES
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.turn import DONE_PLACING, Keep, Place, Trash
from lordsball.games.wild_cards.windows import PASS, Window, may_hide_one

_USUAL = {"window": -1, "keep": -1, "trash": -1, "run": 0}
"""For each kind of question that may need nobody, the place of the answer that changes nothing, or of the usual one."""
_ASKED_ANYWAY = frozenset(("coin_toss", "choose_side", "change_sides", "pitch", "swing"))
"""Where somebody is asked for the sake of the moment."""


def passed(view: WildCards, watched: bool = False) -> Action | None:
    """The answer that needs nobody; None where the coach has to be asked.

    :param view: as the seat that is asked sees it.
    :param watched: by other people.
    """
    if view.decision is None or view.always_ask or view.decision.ask in _ASKED_ANYWAY:
        return None
    seen = _as_all_see_it(view) if watched else view
    if seen is None or seen.decision is None:
        return None
    options, ask, top = seen.decision.options, seen.decision.ask, view.stack[-1]
    if isinstance(top, Place) and (top.count or options[0] != DONE_PLACING):
        return None  # cards are placed by hand, and can be taken back until the coach is done
    if (isinstance(top, Keep) and (top.kept or top.let_go)) or (isinstance(top, Trash) and top.zone):
        return None  # who has begun to clean up says when that is all
    if len(options) == 1:
        return options[0]
    return options[_USUAL[ask]] if ask in _USUAL and not worth_asking(seen) else None


def worth_asking(view: WildCards) -> bool:
    """Is there anything to consider?"""
    decision = view.decision
    assert decision is not None
    seat, options = decision.seat, decision.options
    match decision.ask:
        case "window":
            usual = PLAYER.think(view).action
            return usual.verb != PASS.verb or bool(rivals(view, usual))
        case "keep":
            return any(_worth_a_thought(view, seat, option) for option in options)
        case "trash":
            return any(trash_worth(view, str(option.args[0])) > 0 for option in options if option.verb == "trash")
        case "run":
            return any(getattr(view.coaches[view.batting], place) for place in PLACES)
    return True


def _worth_a_thought(view: WildCards, seat: int, option: Action) -> bool:
    """Is it, to pay for this card, or to let go of it where it would stay for free?"""
    if not option.args:
        return False
    worth = keep_worth(view, seat, str(option.args[0]))
    return worth > 4 * PROMISING if option.verb == "keep" else worth < thumbs.VIBE


def _as_all_see_it(view: WildCards) -> WildCards | None:
    """The question as everybody sees it; None where it is about cards that are hidden."""
    decision, top = view.decision, view.stack[-1]
    seen = view.view(None)
    if decision is None or not decision.secret:
        return seen
    if not isinstance(top, Window) or may_hide_one(view, decision.seat, top.window):
        return None
    uses = (Action("use", (card, number)) for card, number in usable(seen, decision.seat, top.window))
    seen.decision = decision._replace(options=(*uses, PASS))
    return seen
