"""What would it do? A club's figures before and after an option, counted on a copy of the view by the game's own rules.

Nothing here throws a die: what depends on one is left out and said to be open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lordsball.engine.procedure import Action
from lordsball.games.lords import clubs, effects, verbs
from lordsball.games.lords.carrying_out import trades
from lordsball.games.lords.finances import salaries
from lordsball.games.lords.quality import park_income, worth
from lordsball.games.lords.scripts import Effect
from lordsball.games.lords.sides import card_in_question
from lordsball.games.lords.state import EMPTY_STACK, Lords, Owner, base_tq
from lordsball.ui.lords.pieces.icon_text import NO_BREAK


class Figures(NamedTuple):
    """A club in numbers. `income` and `wages` are what a year brings and costs as things stand."""

    stars: int
    regulars: int
    prospects: int
    manager: int
    front_office: int
    farm_system: int
    fans: int
    media: int
    cash: int
    loans: int
    series_tq: int
    """Team Quality of the series under way, cards included; 0 outside a series."""
    rival_tq: int
    dice: int
    tq: int
    wages: int
    income: int
    vp: int


class Change(NamedTuple):
    """One figure before and after."""

    thing: str
    before: int
    after: int

    @property
    def dollars(self) -> bool:
        """Whether it is money."""
        return self.thing in ("cash", "wages", "income")

    @property
    def worse(self) -> bool:
        """Does the club lose by it?"""
        more = self.after - self.before
        return more > 0 if self.thing in ("wages", "loans", "rival_tq") else more < 0


class Preview(NamedTuple):
    """An option's effect on its owner's club. `open` says in a few words what a die or a later choice decides."""

    before: Figures
    after: Figures
    open: str = ""

    @property
    def changes(self) -> tuple[Change, ...]:
        """The figures that move, players first, sums last."""
        pairs = zip(Figures._fields, self.before, self.after, strict=True)
        return tuple(Change(thing, one, other) for thing, one, other in pairs if one != other)


_WEIGHTS = ("tq", "vp", "cash", "income", "wages", "loans")
"""The figures that an option is weighed by; they are told before all others."""
SUMS = ("tq", "wages", "income", "vp")
"""The figures a person weighs an option by."""
ICONS = {
    "stars": "{star}", "regulars": "{regular}", "prospects": "{prospect}", "manager": "{manager}",
    "front_office": "{front_office}", "farm_system": "{farm_system}", "fans": "{fans}", "media": "{media}",
    "cash": "{cash}", "loans": "{loan}", "series_tq": "{tq}", "rival_tq": "{rival_tq}", "dice": "{dice}", "tq": "{tq}",
    "vp": "{vp}",
}
"""The icon of each figure; wages and income have names instead."""


def figures_of(t: Lords, seat: int) -> Figures:
    """A club as it stands."""
    o = t.owners[seat]
    series = bool(o.rival_base)
    rival = t.npt_tq if o.rival < 0 else t.owners[o.rival].series_tq
    return Figures(
        o.stars, o.regulars, o.prospects, o.manager, o.front_office, o.farm_system, o.fans, o.media, o.cash, o.loans,
        base_tq(o) + o.series_tq if series else 0, o.rival_base + rival if series else 0, o.dice if series else 0,
        base_tq(o), sum(salaries(t, o)), yearly_income(t, o), o.vp,
    )


def yearly_income(t: Lords, o: Owner) -> int:
    """What a year brings a club as it stands."""
    board = t.cards.board
    return board.base_income + board.income_per_fan * o.fans + park_income(t, o)


def preview(view: Lords, action: Action) -> Preview | None:
    """What an option of the present decision does to its owner's club; None where it does nothing by itself."""
    decision = view.decision
    if decision is None or action not in decision.options:
        return None
    return _carried_out(view, decision.seat, lambda t, o: _do(t, o, action))


def season_side(view: Lords, seat: int, card: str, side: str) -> Preview:
    """The same for a side of a Regular Season card: `primary` or `secondary`."""
    return _carried_out(view, seat, lambda t, o: _side(t, o, card, side)) or _nothing(view, seat)


def build_on(view: Lords, seat: int, component: int, space: int) -> Preview:
    """The top tile of a stack on a space."""

    def build(t: Lords, o: Owner) -> str:
        clubs.build(t, o, component, space)
        return ""

    return _carried_out(view, seat, build) or _nothing(view, seat)


def _nothing(view: Lords, seat: int) -> Preview:
    figures = figures_of(view, seat)
    return Preview(figures, figures)


def _carried_out(view: Lords, seat: int, act: Callable[[Lords, Owner], str | None]) -> Preview | None:
    t = view.copy()
    before = figures_of(t, seat)
    still_open = act(t, t.owners[seat])
    return None if still_open is None else Preview(before, figures_of(t, seat), still_open)


SETTLED = frozenset({
    "upgrade", "call_up", "trade", "sign", "fans", "media", "hire", "move", "token", "buy", "space", "repay",
})
"""Options that throw no die and ask nobody."""


def _do(t: Lords, o: Owner, action: Action) -> str | None:
    """Carry an option out as far as no die and no later choice is needed; what stays open, or None for no effect."""
    match action:
        case Action("primary" | "secondary" as side):
            return _side(t, o, card_in_question(t, o.seat), side)
        case Action("build", (int(component),)):
            clubs.build(t, o, component, best_space(t, o, component))
            return "on the best space"
        case Action(verb) if verb in SETTLED:
            t.answer(action)
            return ""
    return None


def best_space(t: Lords, o: Owner, component: int) -> int:
    """Where a tile of this component costs the least income and Victory Points."""
    number = 8 * component + o.stacks[component] if o.stacks[component] < EMPTY_STACK else 0

    def lost(space: int) -> tuple[int, int, int]:
        tile = t.cards.tiles[o.park[space]]
        if tile is None or o.park[space] == number:
            return 0, 0, space
        return tile.income + 4 * (tile.vp + tile.yearly_vp + tile.tq) + 2 * (tile.media + tile.dice), tile.level, space

    return min(t.cards.takes[component], key=lost)


def _side(t: Lords, o: Owner, card: str, side: str) -> str:
    """Everything of a side that asks nobody and throws no die."""
    left: list[str] = []
    run_unasked(t, o, t.cards.scripts[f"{card}.{side}"].effects, left)
    return ", then ".join(left)


def run_unasked(t: Lords, o: Owner, listed: tuple[Effect, ...], left: list[str]) -> None:
    """Carry out those effects that ask nobody and throw no die; `left` gets a few words about each of the others."""
    for effect in [*effects.settled(t, o, listed)]:
        match effect:
            case verbs.Roll(throw=throw):
                left.append(f"a die: {throw.needs} or more")
            case verbs.Either():
                left.append("your choice")
            case verbs.Trade(sides=sides):
                if trades(t, o.seat, sides):
                    left.append("a trade, if you like")
            case verbs.SpringCard():
                left.append("a trade, if you like")
            case verbs.Innovate(times=times):
                if not clubs.can_innovate(o):
                    continue
                left.append("Innovate" if times == 1 else f"Innovate {times} times")
            case verbs.ExtraDice(amount=amount):
                o.dice = min(3, o.dice + max(0, worth(t, o, amount)))
            case _:
                effects.run(t, o, (effect,))


# -- in words ----------------------------------------------------------------------------------------------------------


def in_figures(change: Change) -> str:
    """`{star} 2 › 3`, `Wages $40 › $51`, as icon text that no row breaks."""
    sign = "$" if change.dollars else ""
    name = {"wages": "Wages", "income": "Income", "cash": "Cash"}.get(change.thing) or ICONS[change.thing]
    return f"{name} {_money(change.before, sign)} › *{_money(change.after, sign)}*".replace(" ", NO_BREAK)


def _money(number: int, sign: str) -> str:
    return f"−{sign}{-number}" if number < 0 else f"{sign}{number}"


def sums(shown: Preview) -> list[str]:
    """TQ, wages, income and Victory Points, those that stay as well."""
    found = []
    for thing in SUMS:
        before, after = getattr(shown.before, thing), getattr(shown.after, thing)
        change = Change(thing, before, after)
        sign = "$" if change.dollars else ""
        name = {"wages": "Wages", "income": "Income"}.get(thing) or ICONS[thing]
        found.append(in_figures(change) if before != after else f"{name} {_money(before, sign)}")
    return found


def weighty(shown: Preview) -> tuple[str, ...]:
    """All that changes, part by part, what an option is weighed by first; "Nothing changes." where nothing does."""
    place = {thing: number for number, thing in enumerate(_WEIGHTS)}
    changes = sorted(shown.changes, key=lambda change: place.get(change.thing, len(place)))
    return (*map(in_figures, changes), *filter(None, (shown.open,))) or ("Nothing changes.",)


def in_a_line(shown: Preview, most: int = 6) -> str:
    """All that changes in one line of icon text; "no change" where nothing does."""
    parts = [in_figures(change) for change in shown.changes[:most]]
    text = "   ".join(parts) or ("" if shown.open else "Nothing changes.")
    return f"{text}   {shown.open}".strip() if shown.open else text
