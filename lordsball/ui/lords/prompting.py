"""What the prompt bar's two buttons do at each decision, where a stage has nothing of its own to say."""

from __future__ import annotations

from lordsball.engine.procedure import Action
from lordsball.games.lords.actions import (
    DECLINE,
    DONE_BUYING,
    DRAW,
    ENOUGH,
    KEEP_DIE,
    LEAVE,
    NEITHER,
    PLAY,
    REROLL,
    STOP,
    USE_DIE,
    answers,
)
from lordsball.games.lords.state import Lords
from lordsball.ui.lords.preview import preview

Pair = tuple[Action | None, Action | None]

_PAIRS: dict[str, Pair] = {
    "media_support": (ENOUGH, DRAW),
    "saved_card": (PLAY, LEAVE),
    "stadium_die": (USE_DIE, KEEP_DIE),
    "offered_trade": (None, DECLINE),
    "drawn_trade": (None, DECLINE),
    "stadium_action": (None, STOP),
    "buy_vp": (DONE_BUYING, None),
}
"""The gold button and the one beside it."""


def usual_prompt(view: Lords) -> Pair:
    """What Space does, and what the button beside it does; None where a person has to point at something.

    Gold is never what plainly costs a club something while it may still do otherwise.
    """
    decision = view.decision
    if decision is None:
        return None, None
    options = answers(decision)
    if len(options) == 1:
        return options[0], None
    match decision.ask:
        case "choose_die":
            return options[0], options[1]
        case "manager" if REROLL in options:
            # All who came can be had to the end, so that one more look costs nothing.
            best = int(options[0].args[0])
            worse = best <= view.owners[decision.seat].manager
            return (REROLL, options[0]) if worse else (options[0], REROLL)
        case "manager":
            return options[0], None
        case "effect":
            sides = [side for side in options if side != NEITHER]
            return next((side for side in sides if not _does_nothing(view, side)), sides[0]), NEITHER
    first, other = _PAIRS.get(decision.ask, (None, None))
    return first if first in options else None, other if other in options else None


def _does_nothing(view: Lords, action: Action) -> bool:
    seen = preview(view, action)
    return seen is not None and not seen.changes and not seen.open


def short_words(action: Action) -> str:
    """What a button of the prompt bar says where the whole sentence stands on the stage."""
    match action:
        case Action("primary"):
            return "Strong effect"
        case Action("secondary"):
            return "Light effect"
        case Action("neither"):
            return "Neither"
        case Action("draw"):
            return "Draw a card"
        case Action("play") | Action("card"):
            return "Play it"
        case Action("use_die"):
            return "Use the die"
        case Action("keep_die"):
            return "Keep it"
        case Action("die", (face,)):
            return f"Take the {face}"
        case Action("hire", (level,)):
            return f"Hire level {level}"
        case Action("build"):
            return "Build here"
        case Action("space"):
            return "Build there"
        case Action("reroll"):
            return "Roll again"
        case Action("stop"):
            return "Done building"
    return ""
