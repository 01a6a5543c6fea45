"""What an event of the winter would do: to the winter as a whole, and to each club before and after."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.lords.carrying_out import parts_of
from lordsball.games.lords.effects import RUN
from lordsball.games.lords.event_verbs import ManagerRolls, StarPool, TilePrice, WinterCards
from lordsball.games.lords.state import Lords
from lordsball.ui.lords.figures import MINUS
from lordsball.ui.lords.pieces.icon_text import NO_BREAK
from lordsball.ui.lords.preview import Preview, figures_of, in_figures, run_unasked

_OPEN = (("a die", "{dice}"), ("your choice", "chooses"), ("a trade", "{trade} if it likes"),
         ("Innovate", "{innovate}"))
"""What a die or a later choice decides, in short."""


class Forecast(NamedTuple):
    """Markup of what changes for the whole winter, and of each club that is concerned, by its seat."""

    everywhere: tuple[str, ...]
    clubs: tuple[tuple[int, tuple[str, ...]], ...]


def forecast(view: Lords, card: str) -> Forecast:
    """An event counted on a copy of a view by the game's own rules; no die is thrown."""
    t = view.copy()
    before = [figures_of(t, o.seat) for o in t.owners]
    everywhere: list[str] = []
    still_open: list[list[str]] = [[] for _ in t.owners]
    for seat, name, place in [*parts_of(t, 0, f"{card}.event", [o.seat for o in t.owners])]:
        effect = t.cards.scripts[name].effects[place]
        if isinstance(effect, StarPool | TilePrice | ManagerRolls | WinterCards):
            everywhere.append(_everywhere(t, effect))
            RUN[type(effect)](t, t.owners[seat], effect)
        else:
            run_unasked(t, t.owners[seat], (effect,), still_open[seat])
    clubs = []
    for o in t.owners:
        seen = Preview(before[o.seat], figures_of(t, o.seat))
        # Sums that follow from what moved (Team Quality, wages, income) are read on the mat.
        moved = [change for change in seen.changes if change.thing not in ("tq", "wages", "income")]
        parts = [in_figures(change).removeprefix(f"Cash{NO_BREAK}") for change in moved]
        parts += [_short(words) for words in still_open[o.seat]]
        if parts:
            clubs.append((o.seat, tuple(parts)))
    return Forecast(tuple(everywhere), tuple(clubs))


def _short(words: str) -> str:
    return next((short for start, short in _OPEN if words.startswith(start)), words)


def _everywhere(t: Lords, effect: object) -> str:
    match effect:
        case StarPool(stars=stars):
            after = t.star_pool + (min(stars, t.supply) if stars > 0 else -min(-stars, t.star_pool))
            return f"{{star}} Star Player Pool {t.star_pool} › *{after}*"
        case TilePrice(dollars=dollars):
            return f"{{stadium}} Every tile *{MINUS if dollars < 0 else '+'}${abs(dollars)}*"
        case ManagerRolls(rolls=rolls):
            return f"{{manager}} Every Manager *+{rolls}* {{dice}}"
        case WinterCards(cards=cards):
            return f"{{stove}} Every hand *+{cards}*"
    return ""
