"""Stadium tiles in words and figures: what one gives, what lies on a space, what a park gains by a tile."""

from __future__ import annotations

from collections.abc import Callable

from lordsball.games.lords import clubs
from lordsball.games.lords.board_files import Tile
from lordsball.games.lords.money import loans_for
from lordsball.games.lords.phrases import SPACES
from lordsball.games.lords.quality import park_dice, park_income, park_media, park_vp
from lordsball.games.lords.state import EMPTY_STACK, Lords, Owner
from lordsball.games.phrasing import counted, listed
from lordsball.ui.lords.clubs_shown import tile_figures
from lordsball.ui.lords.pieces.icon_text import plain
from lordsball.ui.lords.pieces.look import KINDS
from lordsball.ui.lords.pieces.stack_card import StackFace
from lordsball.ui.lords.preview import build_on, in_figures


def _points(t: Lords, o: Owner) -> str:
    """A park's Victory Points at the end of the game, and each year where a tile brings some: `2`, `2+1/yr`."""
    yearly = park_vp(t, o, yearly=True)
    return f"{park_vp(t, o, yearly=False)}" + (f"+{yearly}/yr" if yearly else "")


_SERVICES: tuple[tuple[str, str, Callable[[Lords, Owner], int | str]], ...] = (
    ("Pays", "$", park_income),
    ("{media}", "", park_media),
    ("{tq}", "", lambda t, o: o.field_tq),
    ("{dice}", "", park_dice),
    ("{vp}", "", _points),
)
"""What a park is good for: income, Media and dice a year, Team Quality, Victory Points."""


def gives(tile: Tile) -> str:
    """What a tile does, in words."""
    parts = [
        words
        for number, words in (
            (tile.income, f"${tile.income} a year"),
            (tile.fans, f"{counted(tile.fans, 'Fan')} when built"),
            (tile.media, f"{tile.media} Media a year"),
            (tile.tq, f"+{tile.tq} Team Quality"),
            (tile.dice, f"another die in {counted(tile.dice, 'series', 'series')} a year"),
            (tile.yearly_vp, f"{tile.yearly_vp} VP a year"),
            (tile.vp, f"{tile.vp} VP at the end"),
        )
        if number
    ]
    return listed(parts) if parts else "nothing yet"


def icons_of(t: Lords, space: int) -> str:
    """What a space takes: "Bleachers or Concessions"."""
    return " or ".join(KINDS[c].name for c in range(4) if space in t.cards.takes[c])


def space_words(t: Lords, o: Owner, space: int) -> str:
    """A space, what lies there and what that gives, what may go there."""
    tile = t.cards.tiles[o.park[space]]
    where = SPACES[space]
    takes = f"It takes {icons_of(t, space)}."
    if tile is None:
        return f"{where}: free. {takes}"
    kind = KINDS[(o.park[space] - 1) // 8].name
    return f"{where}: {tile.name}, {kind} {tile.level}, gives {gives(tile)}. {takes}"


def stack_face(t: Lords, seat: int, component: int) -> StackFace:
    """The top of a stack as it is drawn."""
    o = t.owners[seat]
    level = o.stacks[component]
    if level >= EMPTY_STACK:
        return StackFace(component, 0, "", (), 0)
    price = clubs.price_of(t, o, component)
    figures = tile_figures(t.cards, component, level)
    return StackFace(component, level, f"${price}", figures, EMPTY_STACK - level, loans_for(t, o, price))


def services(t: Lords, o: Owner, after: Owner | None = None) -> str:
    """What a park is good for, as icon text; with `after`, what moves stands with its new figure."""
    parts = []
    for name, sign, count in _SERVICES:
        one = count(t, o)
        other = one if after is None else count(t, after)
        parts.append(f"{name} *{sign}{one}*" if one == other else f"{name} {sign}{one} › *{sign}{other}*")
    return "   ".join(parts)


def with_tile(t: Lords, o: Owner, component: int, space: int) -> Owner:
    """The owner as if the top tile of a stack lay on a space already."""
    new = t.copy()
    after = new.owners[o.seat]
    clubs.build(new, after, component, space)
    return after


def built_title(t: Lords, o: Owner, component: int, space: int) -> str:
    """A tile, its price, and what it would cover, as icon text."""
    level = o.stacks[component]
    tile = t.cards.stacks[component][level - 1]
    price = clubs.price_of(t, o, component)
    words = f"{{{KINDS[component].key}}} *{plain(tile.name)}*, ${price}"
    if space < 0:
        return words
    there = t.cards.tiles[o.park[space]]
    return f"{words}, covers {plain(there.name)}" if there is not None else words


def built_figures(t: Lords, seat: int, component: int, space: int) -> tuple[str, ...]:
    """What a build does to its owner's club before and after, as icon text."""
    seen = build_on(t, seat, component, space)
    return *map(in_figures, seen.changes), *_park_changes(t, seat, component, space)


def _park_changes(t: Lords, seat: int, component: int, space: int) -> list[str]:
    """What a year brings that no figure of the club says: Media, dice, and Victory Points."""
    o = t.owners[seat]
    after = with_tile(t, o, component, space)
    names = {"{media}": "a year", "{dice}": "a year", "{vp}": "for the park"}
    found = []
    for name, _, count in _SERVICES:
        one, other = count(t, o), count(t, after)
        if name in names and one != other:
            found.append(f"{name} {one} › *{other}* {names[name]}")
    return found
