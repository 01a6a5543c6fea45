"""What the prompt bar's two buttons do, what a person at the keys has to press, and what asks for a second press."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lordsball.engine.procedure import Action
from lordsball.games.lords import clubs
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
from lordsball.games.lords.credit import loans_of
from lordsball.games.lords.stadium import StadiumActions
from lordsball.games.lords.staff import HireManager
from lordsball.games.lords.state import Lords
from lordsball.games.phrasing import counted
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.lords.card_in_view import CARD_ASKS, OPTION_ASKS, as_if
from lordsball.ui.lords.choosing import words_of
from lordsball.ui.lords.preview import Change, preview
from lordsball.ui.lords.view_model import ViewModel

Pair = tuple[Action | None, Action | None]

_PAIRS: dict[str, Pair] = {
    "media_support": (ENOUGH, DRAW),
    "saved_card": (PLAY, LEAVE),
    "stadium_die": (USE_DIE, KEEP_DIE),
    "offered_trade": (None, DECLINE),
    "drawn_trade": (None, DECLINE),
    "buy_vp": (DONE_BUYING, None),
}
"""The first button and the one beside it."""


def usual_prompt(view: Lords) -> Pair:
    """What the two buttons of the prompt bar do; None where a person has to point at something. The first is gold where
    it has no price."""
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
        case "stadium_action":
            return (None, STOP) if can_build(view) else (STOP, None)
        case "effect":
            sides = [side for side in options if side != NEITHER]
            return next((side for side in sides if not _does_nothing(view, side)), sides[0]), NEITHER
    first, other = _PAIRS.get(decision.ask, (None, None))
    return first if first in options else None, other if other in options else None


def costs(view: Lords, action: Action) -> bool:
    """Does an option spend or give away something that this club could have (see `lordsball.ui.table.gold`)?

    To be done with buying costs nothing as long as the cash can still build something: after the last year it is lost.
    A saved card and a die of the Field are spent now, or perhaps never. An effect may cost what the club has.
    """
    assert view.decision is not None
    match view.decision.ask:
        case "buy_vp":
            return action == DONE_BUYING and view.year == view.last_year
        case "saved_card" | "stadium_die":
            return True
        case "effect":
            return action == NEITHER or any(change.worse for change in _changes(view, action))
    return False


def _changes(view: Lords, action: Action) -> Sequence[Change]:
    seen = preview(view, action)
    return () if seen is None else seen.changes


def can_build(view: Lords) -> bool:
    """Can a tile be paid for without the bank? If not, to be done with building is the next thing."""
    assert view.decision is not None
    builds = [option for option in view.decision.options if option.verb == "build"]
    return any(not loans_of(view, view.decision.seat, build) for build in builds)


def _does_nothing(view: Lords, action: Action) -> bool:
    seen = preview(view, action)
    return seen is not None and not seen.changes and not seen.open


def short_words(action: Action, view: Lords) -> str:
    """What a button of the prompt bar says where the whole sentence stands on the stage."""
    match action:
        case Action("primary"):
            return _effect("Strong", view, action)
        case Action("secondary"):
            return _effect("Light", view, action)
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
        case Action("hire", (level,)):
            return f"Hire level {level}"
        case Action("build", (int(component),)) if view.decision is not None:
            return f"Build for ${clubs.price_of(view, view.owners[view.decision.seat], component)}"
        case Action("space"):
            return "Build there"
        case Action("reroll"):
            return "Roll again"
        case Action("die"):
            return words_of(action, view).removeprefix("Take ").capitalize()
        case Action("stop"):
            return "Done building"
        case Action("leave"):
            return "Leave it"
        case Action("enough"):
            return "Keep the token"
    return ""


FIRST_KEY, SECOND_KEY = "U", "N"
"""The keys of the two buttons; a gold one has Space instead."""
_TOLD = {"series_tq": "TQ", "rival_tq": "Rival", "dice": "Dice", "cash": "Cash"}
"""What a button tells of an effect, the first of these that it changes: in a word."""


def _effect(side: str, view: Lords, action: Action) -> str:
    """`TQ 9 › 11`; where nothing of that changes, which effect it is."""
    seen = preview(view, action)
    changed = {change.thing: change for change in seen.changes} if seen is not None else {}
    for thing, word in _TOLD.items():
        if thing in changed:
            sign = "$" if thing == "cash" else ""
            return f"{word} {sign}{changed[thing].before} › {sign}{changed[thing].after}"
    return f"{side} effect"


_RUN = 3
"""This many neighbors are written as a span, `1–3`."""


def how_to_choose(view: Lords, widgets: Sequence[Widget]) -> str:
    """What to press at a decision that has no gold button."""
    decision = view.decision
    if decision is None:
        return ""
    cards = keys_of(widget for widget in widgets if _verb(widget) == "card")
    others = keys_of(widget for widget in widgets if _verb(widget) != "card")
    if decision.ask == "season_card":
        return f"Choose a card first: {_told(cards)}."
    if decision.ask in CARD_ASKS and others:
        picked = f"{spans(cards)}: pick a card. " if len(cards) > 1 else ""
        return f"{picked}{spans(others)}: use it."
    return f"Choose with {_told(others)}."


def first_choice(model: ViewModel, view: Lords, widgets: Sequence[Widget]) -> Widget | None:
    """Where Tab begins: at the cards as long as none is picked, else at the first thing that can be chosen."""
    able = [widget for widget in widgets if widget.enabled and widget.focusable and _verb(widget)]
    ask = view.decision.ask if view.decision is not None else ""
    if ask == "season_card" or (ask in CARD_ASKS and model.chosen is None):
        able = [widget for widget in able if _verb(widget) == "card"] or able
    return able[0] if able else None


def doubt(model: ViewModel, view: Lords, action: Action) -> str:
    """Why an option is asked for twice: what is given away by it for nothing. "" where it is not."""
    decision, top = view.decision, view.stack[-1] if view.stack else None
    if decision is None:
        return ""
    if action == STOP and isinstance(top, StadiumActions) and top.actions and can_build(view):
        left = counted(top.actions, "stadium action")
        return f"{left} would be given up. Press again to stop building anyway."
    if isinstance(top, HireManager) and action.verb == "hire" and REROLL in decision.options:
        level, now = int(action.args[0]), view.owners[decision.seat].manager
        if level < now:
            return f"Level {level} is worse than your {now}, and you may roll again. Press again to hire him."
    seen, option = view, action
    if decision.ask in CARD_ASKS and action.verb == "card" and model.wish is not None:
        seen, option = as_if(view, str(action.args[0])), model.wish
    if seen.decision is not None and seen.decision.ask in OPTION_ASKS and option in seen.decision.options:
        would = preview(seen, option)
        if would is not None and not would.changes and not would.open:
            return "Nothing changes, and the card is gone. Press again to use it anyway."
    return ""


def keys_of(widgets: Iterable[Widget]) -> list[str]:
    """The single keys that choose something now, in their order."""
    keys = {key.upper() for widget in widgets if widget.enabled and _verb(widget) for key in widget.keys}
    return sorted(key for key in keys if len(key) == 1)


def spans(keys: Sequence[str]) -> str:
    """Keys in words: `1–4`, `A`, `B, C, F`."""
    runs: list[list[str]] = []
    for key in keys:
        if runs and ord(key) == ord(runs[-1][-1]) + 1:
            runs[-1].append(key)
        else:
            runs.append([key])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) >= _RUN else ", ".join(run) for run in runs)


def _told(keys: Sequence[str]) -> str:
    return f"{spans(keys)} or Tab" if keys else "Tab and Enter"


def _verb(widget: Widget) -> str:
    action = getattr(widget, "action", None)
    return action.verb if isinstance(action, Action) else ""
