"""What plates and prompts say of a winter's options, and about the thing you point at."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.engine.procedure import Action
from lordsball.games.lords import clubs
from lordsball.games.lords.carrying_out import ChooseOne
from lordsball.games.lords.money import loans_for
from lordsball.games.lords.sides import trade_sides
from lordsball.games.lords.staff import raise_price
from lordsball.games.lords.state import EMPTY_STACK, MOST_LEVEL, Lords
from lordsball.games.phrasing import counted
from lordsball.ui.lords.card_in_view import CARD_ASKS, OPTION_ASKS, as_if, considered_card
from lordsball.ui.lords.figures import short_players
from lordsball.ui.lords.pieces.icon_text import plain
from lordsball.ui.lords.pieces.look import KINDS
from lordsball.ui.lords.preview import Preview, figures_of, in_a_line, in_figures, preview, run_unasked, sums, weighty
from lordsball.ui.lords.tabs import percent
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.lords.winter.hire import chance_of_better
from lordsball.ui.lords.winter.layout import winters_event
from lordsball.ui.lords.winter.site import Plan, built_figures, built_title, gives


class Lines(NamedTuple):
    """Two lines of a plaque, in parts: those that come first matter most, the last give way where there is no room."""

    title: tuple[str, ...]
    figures: tuple[str, ...]



def header(model: ViewModel, seat: int, plan: Plan | None) -> Lines:
    """What is weighed in figures; else what is asked; else whose winter it is, and how that club stands."""
    view, asked = model.view, model.asked
    if view is None or asked is None or not asked.ours or view.decision is None:
        return Lines(_whose(model, seat), standing(model.shown.t, seat))
    if plan is not None:
        o = view.owners[seat]
        title = (built_title(view, o, plan.component, plan.space),)
        if plan.space >= 0:
            return Lines(title, built_figures(view, seat, plan.component, plan.space))
        tile = view.cards.stacks[plan.component][o.stacks[plan.component] - 1]
        return Lines(title, (f"gives {plain(gives(tile))}",))
    if isinstance(model.considered, Action) and model.considered.verb == "innovate":
        return _innovated(view, seat, int(model.considered.args[0]))
    if asked.ask in (*CARD_ASKS, *OPTION_ASKS):
        return _of_card(model, view, seat)
    return _asked(model, view, seat)


def standing(t: Lords, seat: int) -> tuple[str, ...]:
    """Team Quality, wages, income and Victory Points."""
    figures = figures_of(t, seat)
    return tuple(sums(Preview(figures, figures)))


def weighed(view: Lords, action: Action | None, seat: int) -> tuple[str, ...]:
    """What an option changes, the sums first; how the club stands where nothing is known."""
    seen = preview(view, action) if action is not None else None
    return weighty(seen) if seen is not None else standing(view, seat)


def _whose(model: ViewModel, seat: int) -> tuple[str, ...]:
    t = model.shown.t
    left = len(t.owners[seat].hot_stove)
    name = f"The *{plain(t.team_of(seat).short)}*"
    return (name, f"{{stove}} {counted(left, 'card')} left") if left else (name,)


def _of_card(model: ViewModel, view: Lords, seat: int) -> Lines:
    card = considered_card(model, view)
    name = f"*{plain(view.cards.hot_stove[card].name)}*" if card in view.cards.hot_stove else ""
    if model.considered is None or not card:
        return Lines((name, "which option?"), standing(view, seat))
    return Lines((name,), weighed(as_if(view, card), model.considered, seat))


def _innovated(view: Lords, seat: int, component: int) -> Lines:
    level = view.owners[seat].stacks[component]
    if level >= EMPTY_STACK:
        return Lines((f"{{innovate}} {KINDS[component].name}",), ("This stack is empty.",))
    title = (f"{{innovate}} {KINDS[component].name} {level} leaves the game",)
    if level + 1 >= EMPTY_STACK:
        return Lines(title, ("Nothing is left under it.",))
    under = view.cards.stacks[component][level]
    price = max(0, under.price + view.tile_price)
    return Lines(title, (f"Then on top: *{plain(under.name)}*, level {level + 1}, ${price}", plain(gives(under))))


def _asked(model: ViewModel, view: Lords, seat: int) -> Lines:
    """The question in short, and how the club stands or what the option under the pointer changes."""
    assert view.decision is not None
    errand = model.shown.errand
    figures = weighed(view, model.considered, seat)
    match view.decision.ask:
        case "stadium_action" if errand is not None:
            title = f"{'{stadium}' * min(errand.left, 5)}  *{counted(errand.left, 'action')}* left"
            cash = f"Cash *${view.owners[seat].cash}*"
            return Lines((title, "Pick a stack to build or a lamp to innovate."), (cash, *figures))
        case "innovate":
            return Lines(("{innovate} A top tile leaves the game",), ("Pick the stack.",))
        case "manager" if errand is not None:
            return Lines(("*Who gets the job?*", f"{counted(errand.left, 'reroll')} left"), figures)
        case "executive":
            return Lines(("*One office moves*", "{front_office} winter   {farm_system} spring"), figures)
        case "media_support":
            return Lines(("*One more card?*", f"You have {{media}} *{view.owners[seat].media}*"), figures)
        case "choose_effect" | "offered_trade" | "drawn_trade":
            card = winters_event(view)
            event = view.cards.hot_stove[card].event if card in view.cards.hot_stove else None
            return Lines((f"*{plain(event.name)}*" if event is not None else "*A trade?*",), figures)
    return Lines((), figures)


# -- plates ------------------------------------------------------------------------------------------------------------


def option_words(view: Lords, card: str, action: Action) -> tuple[str, str]:
    """An option of a Hot Stove card: its name with what it grants, and before and after."""
    winter = view.cards.hot_stove[card]
    o = view.owners[view.decision.seat] if view.decision is not None else view.owners[0]
    match action:
        case Action("trade", (int(given),)):
            title = f"{{trade}}  {short_players(winter.trade[given])} › {short_players(winter.trade[1 - given])}"
            seen = preview(view, action)
            return title, _sums_moved(seen) if seen is not None else ""
        case Action("manager"):
            rerolls = winter.manager + view.manager_rolls
            better = chance_of_better(view, o.manager, rerolls + 1)
            now = f"{{manager}} {o.manager} › " if o.manager else "{manager} "
            words = f"{now}*{o.manager + 1}* or more {percent(better)}" if o.manager < MOST_LEVEL else f"{now}*1–5*"
            return f"Manager, {counted(rerolls, 'reroll')}", words
        case Action("stadium"):
            return f"Stadium, {counted(winter.stadium, 'action')}", _prices(view, o.seat)
        case Action("option"):
            return f"Office, {counted(winter.option, 'level')}", _raises(view, o.seat)
        case Action("media"):
            return f"Media, {counted(winter.media, 'token')}", f"{{media}} {o.media} › *{o.media + winter.media}*"
    return "", ""


def _sums_moved(seen: Preview) -> str:
    """What a trade does to Team Quality and wages: all there is room for."""
    moved = [in_figures(change) for change in seen.changes if change.thing in ("tq", "wages")]
    return "  ".join(moved) or "Quality and wages stay."


def _prices(view: Lords, seat: int) -> str:
    """What the top tile of each stack costs, in dollars."""
    o = view.owners[seat]
    parts = [f"{{{KINDS[c].key}}}{clubs.price_of(view, o, c)}" for c in range(4) if o.stacks[c] < EMPTY_STACK]
    return f"$ {' '.join(parts)}" if parts else "No tile is left."


def _raises(view: Lords, seat: int) -> str:
    o = view.owners[seat]
    parts = []
    for track in ("front_office", "farm_system"):
        level = getattr(o, track)
        if level < MOST_LEVEL:
            parts.append(f"{{{track}}} {level} › *{level + 1}* ${raise_price(view, o, track, 1)}")
    return "   ".join(parts) or "Both are at the top."


def step_words(view: Lords, action: Action) -> tuple[str, str | tuple[str, ...]]:
    """An answer to a question that is none of the card's options, and before and after."""
    seen = preview(view, action)
    words = weighty(seen) if seen is not None else ()
    if view.decision is None:
        return "", words
    o = view.owners[view.decision.seat]
    match action:
        case Action("move", (str(track), int(steps))):
            level, price = getattr(o, track) + steps, raise_price(view, o, track, steps)
            loans = loans_for(view, o, price)
            cost = f"${price}{' on loan' if loans else ''}" if steps > 0 else "free"
            return f"{{{track}}}  {getattr(o, track)} › {level}, {cost}", (_deals(view, track, level), *words)
        case Action("choose", (int(number),)):
            return "", _chosen(view, o.seat, number)
        case Action("trade", (int(given),)):
            sides = trade_sides(view)
            if sides is not None:
                title = f"{{trade}}  {short_players(sides[given])} › {short_players(sides[1 - given])}"
                return title, _sums_moved(seen) if seen is not None else ""
    return "", words


def _deals(view: Lords, track: str, level: int) -> str:
    """What an office of this level is good for: `+1 {stove} a winter`, or from which level on it is."""
    icon, when = ("{stove}", "winter") if track == "front_office" else ("{bud}", "spring")
    extra = view.cards.rules.hands.extra
    first = next((number for number, more in enumerate(extra, 1) if more), MOST_LEVEL)
    return f"+*{extra[level - 1]}* {icon} a {when}" if extra[level - 1] else f"{icon} from level {first}"


def _chosen(view: Lords, seat: int, number: int) -> str:
    """What one of two choices of an event does to a club, as icon text."""
    top = view.stack[-1]
    if not isinstance(top, ChooseOne):
        return ""
    t = view.copy()
    before, left = figures_of(t, seat), list[str]()
    run_unasked(t, t.owners[seat], t.cards.scripts[f"{top.script}.{top.place}.{number}"].effects, left)
    return in_a_line(Preview(before, figures_of(t, seat), ", then ".join(left)), 4)
