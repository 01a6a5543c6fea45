"""Every action of the game without an id in it, made once, and the questions that never change."""

from __future__ import annotations

from lordsball.engine.procedure import Action, Decision

MOST_SEATS = 8

DRAW, ENOUGH = Action("draw"), Action("enough")
UPGRADE, CALL_UP, SIGN, FANS = (Action(v) for v in ("upgrade", "call_up", "sign", "fans"))
TRADE = (Action("trade", (0,)), Action("trade", (1,)))
"""The number is the side of the card that is given up."""
DECLINE, REPAY = Action("decline"), Action("repay")
PRIMARY, SECONDARY, NEITHER = Action("primary"), Action("secondary"), Action("neither")
PLAY, LEAVE = Action("play"), Action("leave")
USE_DIE, KEEP_DIE, ROLL = Action("use_die"), Action("keep_die"), Action("roll")
DIE = tuple(Action("die", (face,)) for face in range(7))
CHOOSE = tuple(Action("choose", (number,)) for number in range(4))
INNOVATE = tuple(Action("innovate", (component,)) for component in range(4))
BUILD = tuple(Action("build", (component,)) for component in range(4))
SPACE = tuple(Action("space", (space,)) for space in range(9))
STOP, MANAGER, STADIUM, OPTION, MEDIA = (Action(v) for v in ("stop", "manager", "stadium", "option", "media"))
REROLL = Action("reroll")
HIRE = tuple(Action("hire", (level,)) for level in range(6))
MOVE = {
    (track, steps): Action("move", (track, steps))
    for track in ("front_office", "farm_system")
    for steps in (-2, -1, 1, 2)
}
"""A track and the levels it moves."""
DONE_BUYING = Action("done")
BUY = tuple(Action("buy", (media,)) for media in range(101))
"""One Victory Point, with this many Media tokens in the price."""


def asked_of_all(ask: str, options: tuple[Action, ...]) -> tuple[Decision, ...]:
    """One question that never changes, for each seat."""
    return tuple(Decision(seat, ask, options) for seat in range(MOST_SEATS))


def answers(decision: Decision) -> tuple[Action, ...]:
    """The options that answer the question itself; paying a loan back, which is open beside any, does not."""
    return tuple(option for option in decision.options if option != REPAY)


MEDIA_SUPPORT = asked_of_all("media_support", (DRAW, ENOUGH))
ROLL_SERIES = asked_of_all("roll_series", (ROLL,))
ROLL_GAME = asked_of_all("roll_game", (ROLL,))
STADIUM_DIE = asked_of_all("stadium_die", (USE_DIE, KEEP_DIE))
EFFECT: dict[tuple[str, ...], tuple[Decision, ...]] = {
    sides: asked_of_all("effect", (*map(Action, sides), NEITHER))
    for sides in (("primary", "secondary"), ("primary",), ("secondary",))
}
"""The sides of a card that are open, and the choice to use none of them (ruling L47)."""
SAVED_CARD = asked_of_all("saved_card", (PLAY, LEAVE))
