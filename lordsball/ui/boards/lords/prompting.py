"""What the prompt bar's two buttons do at each decision, where a stage has nothing of its own to say."""

from __future__ import annotations

from lordsball.engine.procedure import Action, Decision
from lordsball.games.lords.actions import (
    CHOOSE,
    DECLINE,
    DONE_BUYING,
    DRAW,
    ENOUGH,
    KEEP_DIE,
    LEAVE,
    PLAY,
    PRIMARY,
    REROLL,
    SECONDARY,
    STOP,
    USE_DIE,
)

Pair = tuple[Action | None, Action | None]

_PAIRS: dict[str, Pair] = {
    "media_support": (ENOUGH, DRAW),
    "effect": (PRIMARY, SECONDARY),
    "saved_card": (PLAY, LEAVE),
    "stadium_die": (USE_DIE, KEEP_DIE),
    "choose_effect": (CHOOSE[0], CHOOSE[1]),
    "offered_trade": (None, DECLINE),
    "drawn_trade": (None, DECLINE),
    "stadium_action": (None, STOP),
    "buy_vp": (DONE_BUYING, None),
}
"""The gold button and the one beside it."""


def usual_prompt(decision: Decision) -> Pair:
    """What Space does, and what the button beside it does; None where a person has to point at something."""
    options = decision.options
    if len(options) == 1:
        return options[0], None
    match decision.ask:
        case "choose_die":
            return options[0], options[1]
        case "manager":
            return options[0], REROLL if REROLL in options else None
    first, other = _PAIRS.get(decision.ask, (None, None))
    return first if first in options else None, other if other in options else None


def short_words(action: Action) -> str:
    """What a button of the prompt bar says where the whole sentence stands on the stage."""
    match action:
        case Action("primary"):
            return "Strong side"
        case Action("secondary"):
            return "Lighter side"
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
        case Action("stop"):
            return "Done building"
        case Action("choose", (int(number),)):
            return "The first" if number == 0 else "The second"
    return ""
