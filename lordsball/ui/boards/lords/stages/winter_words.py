"""What the plaque over the park says, and what the plates of winter say: icon text in a line."""

from __future__ import annotations

from lordsball.engine.procedure import Action
from lordsball.games.lords import clubs
from lordsball.games.lords.phrases import counted
from lordsball.games.lords.stadium import StadiumActions
from lordsball.games.lords.staff import HireManager, raise_price
from lordsball.games.lords.state import EMPTY_STACK, Lords
from lordsball.ui.boards.lords.clubs_shown import stack_words
from lordsball.ui.boards.lords.considering import CARD_ASKS, OPTION_ASKS, as_if, considered_card
from lordsball.ui.boards.lords.figures import players
from lordsball.ui.boards.lords.preview import Preview as Seen
from lordsball.ui.boards.lords.preview import figures_of, in_a_line, preview, sums
from lordsball.ui.boards.lords.sight import Sight
from lordsball.ui.pieces.lords.icon_text import plain


def header(sight: Sight, seat: int) -> str:
    """The option under the pointer in figures; else what is asked; else how the club stands."""
    view, action = sight.view, sight.considered
    if view is not None and view.decision is not None and sight.ours:
        asked = view
        card = considered_card(sight, view)
        if card and view.decision.ask in CARD_ASKS:
            asked = as_if(view, card)
        if action is not None:
            words = _considered(asked, seat, action)
            if words:
                return words
        if view.decision.ask in (*CARD_ASKS, *OPTION_ASKS) and card:
            return f"*{plain(view.cards.hot_stove[card].name)}*   which option?" if card in view.cards.hot_stove else ""
        words = _asked(view)
        if words:
            return words
    t = sight.shown.t
    if not t.owners[seat].franchise:
        return ""
    figures = figures_of(t, seat)
    return "   ".join(sums(Seen(figures, figures)))


def _considered(view: Lords, seat: int, action: Action) -> str:
    o = view.owners[seat]
    match action:
        case Action("innovate", (int(component),)):
            return plain(_innovated(view, seat, component))
        case Action("build", (int(component),)) if o.stacks[component] >= EMPTY_STACK:
            return "This stack is empty."
        case Action("reroll"):
            top = view.stack[-1]
            if isinstance(top, HireManager):
                return f"A higher level than any so far: *{chance_of_better(view, top.levels):.0%}*"
        case Action("manager"):
            return "Two dice, then rerolls; hire one of those who came."
        case Action("stadium"):
            return "Build and Innovate, in any order."
        case Action("option"):
            return "Raise or lower the Front Office or the Farm System."
    seen = preview(view, action)
    return in_a_line(seen) if seen is not None else ""


def _innovated(view: Lords, seat: int, component: int) -> str:
    level = view.owners[seat].stacks[component]
    if level >= EMPTY_STACK - 1:
        return stack_words(view, view.owners[seat], component)
    under = view.cards.stacks[component][level]
    price = max(0, under.price + view.tile_price)
    return f"Level {level} leaves the game; level {level + 1}, {under.name}, can be built for ${price}."


def _asked(view: Lords) -> str:
    top = view.stack[-1]
    match top:
        case StadiumActions(component=component) if view.decision is not None and view.decision.ask == "space":
            return f"Where does the {plain(_tile(view, component))} go?"
        case StadiumActions(actions=actions):
            return "{stadium}" * actions + f"  {counted(actions, 'action')} left"
        case HireManager(rerolls=rerolls):
            return f"Who is hired?  {counted(rerolls, 'reroll')} left"
    return ""


def _tile(view: Lords, component: int) -> str:
    assert view.decision is not None
    o = view.owners[view.decision.seat]
    return view.cards.stacks[component][o.stacks[component] - 1].name


def chance_of_better(view: Lords, levels: list[int]) -> float:
    """That the next roll of two dice brings a higher level than all so far."""
    best = max(levels, default=0)
    table = view.cards.board.manager_rolls
    return sum(table[one + two - 2] > best for one in range(1, 7) for two in range(1, 7)) / 36


def plate_words(view: Lords, card: str, action: Action) -> str:
    """An option of a Hot Stove card, or a step of an office, in short."""
    winter = view.cards.hot_stove.get(card)
    match action:
        case Action("trade", (int(given),)) if winter is not None:
            return f"{{trade}}  {players(winter.trade[given])} › {players(winter.trade[1 - given])}"
        case Action("manager") if winter is not None:
            return f"{{manager}}  Manager, {counted(winter.manager + view.manager_rolls, 'reroll')}"
        case Action("stadium") if winter is not None:
            return f"{{stadium}}  Stadium, {counted(winter.stadium, 'action')}"
        case Action("option") if winter is not None:
            return f"{{front_office}}  Option, {counted(winter.option, 'level')}"
        case Action("media") if winter is not None:
            return f"{{media}}  Media, +{winter.media}"
        case Action("move", (str(track), int(steps))) if view.decision is not None:
            o = view.owners[view.decision.seat]
            level, price = getattr(o, track) + steps, raise_price(view, o, track, steps)
            cost = f", ${price}" if steps > 0 else ", free"
            return f"{{{track}}}  {getattr(o, track)} › {level}{cost}"
        case Action("hire", (int(level),)):
            return f"{{manager}}  Hire level {level}"
        case Action("reroll"):
            return "{dice}  Roll again"
    return ""


def price_words(t: Lords, seat: int, component: int) -> str:
    """A stack's price tag."""
    o = t.owners[seat]
    return f"${clubs.price_of(t, o, component)}" if o.stacks[component] < EMPTY_STACK else ""
