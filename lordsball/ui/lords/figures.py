"""What cards do, as icons and figures: `+1 {tq} / 3 {fans}` for "+1 TQ for every 3 Fans". Short forms are for hands.

A question mark stands for "it depends", a stroke for "or", a slash for "for every".
"""

from collections.abc import Iterable

from lordsball.content.vocabulary import Effect
from lordsball.games.lords import verbs
from lordsball.games.lords.amounts import Amount
from lordsball.games.lords.verbs import Players, Thing, Things

STAT_ICONS = {
    "stars": "{star}", "regulars": "{regular}", "prospects": "{prospect}", "impact_players": "{star}{regular}",
    "manager": "{manager}", "front_office": "{front_office}", "farm_system": "{farm_system}", "fans": "{fans}",
    "cash": "{cash}", "media": "{media}", "tq": "{tq}", "wins": "{wins}", "vp": "{vp}", "loans": "{loan}",
    "highest_field": "{field}", "highest_press_box": "{press_box}", "highest_bleachers": "{bleachers}",
    "highest_concessions": "{concessions}", "combined_press_box": "{press_box}", "combined_bleachers": "{bleachers}",
    "combined_concessions": "{concessions}", "park_income": "{stadium}", "upgrades": "{stadium}",
}
"""The icon of everything that can be counted."""
PLAYER_ICONS = ("{star}", "{regular}", "{prospect}")
MINUS = "−"


def figures(effects: Iterable[Effect]) -> str:
    """Effects in full."""
    return "  ".join(_long(effect) for effect in effects)


def short_figures(effects: Iterable[Effect]) -> str:
    """The main effect with its figure, of all others only the icons, what it costs last."""
    ordered = sorted(effects, key=_is_cost)
    first, *others = [_short(effect) for effect in ordered] or [""]
    return " ".join([first, *filter(None, map(_without_figures, others))])


def trade(sides: tuple[Players, ...]) -> str:
    """The two sides of a trade."""
    return " {trade} ".join(players(side) for side in sides)


def players(side: Players) -> str:
    """`1 {star}`, `1 {regular} 1 {prospect}`."""
    return " ".join(f"{n} {icon}" for n, icon in zip(side.counts, PLAYER_ICONS, strict=True) if n)


def short_players(side: Players) -> str:
    """`{star}`, `2{regular}{prospect}`: a count of 1 is left out."""
    return "".join(f"{n if n > 1 else ''}{icon}" for n, icon in zip(side.counts, PLAYER_ICONS, strict=True) if n)


def short_trade(sides: tuple[Players, ...]) -> str:
    """The two sides of a trade for a hand."""
    return "/".join(map(short_players, sides))


def _is_cost(effect: Effect) -> bool:
    return isinstance(effect, verbs.Lose | verbs.Pay)


def _signed(amount: Amount, sign: str, icon: str, cash: bool = False) -> str:
    """`+2 {tq}`, `$1 {cash} / {fans}`."""
    number = abs(amount.per)
    text = f"{'' if cash and sign == '+' else sign}{'$' if cash else ''}{number} {icon}"
    if amount.of is not None:
        text += f" / {f'{amount.every} ' if amount.every > 1 else ''}{STAT_ICONS[amount.of]}"
    return text


def _sign(amount: Amount) -> str:
    return MINUS if amount.per < 0 else "+"


def _things(things: Things, sign: str, rival: bool = False) -> str:
    return "  ".join(
        _signed(amount, sign, _rival(STAT_ICONS[thing]) if rival else STAT_ICONS[thing], _is_cash(thing))
        for thing, amount in things.pairs
    )


def _is_cash(thing: Thing) -> bool:
    return thing == "cash"


def _rival(icons: str) -> str:
    return icons.replace("{", "{rival_")


def _long(effect: Effect) -> str:
    match effect:
        case verbs.If(condition=c):
            text = figures(c.then) + "?"
            return f"{text} | {figures(c.otherwise)}" if c.otherwise else text
        case verbs.Roll(throw=t):
            text = "{dice}" + f"{t.needs}+ › {figures(t.then)}"
            return f"{text} | {figures(t.otherwise)}" if t.otherwise else text
        case verbs.Either(choices=choices):
            return " | ".join(figures(choice.do) for choice in choices)
    return _simple(effect)


def _simple(effect: Effect) -> str:
    match effect:
        case verbs.Gain(things=things):
            return _things(things, "+")
        case verbs.Lose(things=things):
            return _things(things, MINUS)
        case verbs.RivalLoses(things=things):
            return _things(things, MINUS, rival=True)
        case verbs.Pay(amount=amount):
            return _signed(amount, MINUS, "{cash}", cash=True)
        case verbs.SeriesTQ(amount=amount):
            return _signed(amount, _sign(amount), "{tq}")
        case verbs.RivalTQ(amount=amount):
            return _signed(amount, _sign(amount), "{rival_tq}")
        case verbs.ExtraDice(amount=amount):
            return _signed(amount, "+", "{dice}")
        case verbs.Trade(sides=sides):
            return trade(sides)
        case verbs.SpringCard():
            return "{bud}{trade}"
        case verbs.Innovate(times=times):
            return f"{times if times > 1 else ''}{{innovate}}"
    return "?"


def _short(effect: Effect) -> str:
    match effect:
        case verbs.If(condition=c):
            return short_figures(c.then) + "?"
        case verbs.Roll(throw=t):
            return short_figures(t.then) + "?"
        case verbs.Either(choices=choices):
            each = [short_figures(choice.do) for choice in choices]
            return " |".join([each[0], *map(_without_figures, each[1:])])
        case verbs.Trade(sides=sides):
            return "{trade}" + " ".join(_without_figures(players(side)) for side in sides)
        case verbs.Gain(things=things) | verbs.Lose(things=things) if len(things.pairs) > 1:
            first, *others = _simple(effect).split("  ")
            return " ".join([first.replace(" ", ""), *map(_without_figures, others)])
    head, _, counted = _simple(effect).partition(" / ")
    head = head.replace(" ", "")
    return f"{head} /{counted[counted.index('{') :].strip()}" if counted else head


def _without_figures(text: str) -> str:
    """Only icons and minus signs."""
    kept, inside = "", False
    for character in text.partition("/")[0]:
        inside = inside or character == "{"
        if inside or character == MINUS:
            kept += character
        if character == "}":
            inside = False
    return kept
