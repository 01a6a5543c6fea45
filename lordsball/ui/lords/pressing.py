"""Playing with keys: what to press where no button is gold, where Tab begins, and what asks for a second press."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lordsball.engine.procedure import Action
from lordsball.games.lords.actions import REROLL, STOP
from lordsball.games.lords.stadium import StadiumActions
from lordsball.games.lords.staff import HireManager
from lordsball.games.lords.state import Lords
from lordsball.games.phrasing import counted
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.lords.considering import CARD_ASKS, OPTION_ASKS, as_if
from lordsball.ui.lords.preview import preview
from lordsball.ui.lords.sight import Sight

_RUN = 3
"""So many neighbours are told as a span, `1–3`."""


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


def first_choice(sight: Sight, view: Lords, widgets: Sequence[Widget]) -> Widget | None:
    """Where Tab begins: at the cards as long as none is picked, else at the first thing that can be chosen."""
    able = [widget for widget in widgets if widget.enabled and widget.focusable and _verb(widget)]
    ask = view.decision.ask if view.decision is not None else ""
    if ask == "season_card" or (ask in CARD_ASKS and sight.chosen is None):
        able = [widget for widget in able if _verb(widget) == "card"] or able
    return able[0] if able else None


def doubt(sight: Sight, view: Lords, action: Action) -> str:
    """Why an option is asked for twice: what is given away by it for nothing. "" where it is not."""
    decision, top = view.decision, view.stack[-1] if view.stack else None
    if decision is None:
        return ""
    if action == STOP and isinstance(top, StadiumActions) and top.actions:
        left = counted(top.actions, "stadium action")
        return f"{left} would be given up. Press again to stop building anyway."
    if isinstance(top, HireManager) and action.verb == "hire" and REROLL in decision.options:
        level, now = int(action.args[0]), view.owners[decision.seat].manager
        if level < now:
            return f"Level {level} is worse than your {now}, and you may roll again. Press again to hire him."
    seen, option = view, action
    if decision.ask in CARD_ASKS and action.verb == "card" and sight.wish is not None:
        seen, option = as_if(view, str(action.args[0])), sight.wish
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
