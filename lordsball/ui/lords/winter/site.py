"""The building site: the stacks of tiles, the spaces they may go on, and what each would bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lordsball.engine.procedure import Action
from lordsball.games.lords import clubs
from lordsball.games.lords.actions import BUILD, INNOVATE, SPACE
from lordsball.games.lords.board_files import Tile
from lordsball.games.lords.money import loans_for
from lordsball.games.lords.phrases import SPACES
from lordsball.games.lords.quality import park_dice, park_income, park_media, park_vp
from lordsball.games.lords.state import EMPTY_STACK, Lords, Owner
from lordsball.games.phrasing import counted, listed
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.lords.choosing import ActionButton, ActionPlace, Choose, WhyNot, bar
from lordsball.ui.lords.clubs_shown import stack_words, tile_figures
from lordsball.ui.lords.pieces.icon_text import plain
from lordsball.ui.lords.pieces.look import KINDS
from lordsball.ui.lords.pieces.marks import draw_icon
from lordsball.ui.lords.pieces.park import half_width, space_at, space_middle
from lordsball.ui.lords.pieces.stack_card import StackFace
from lordsball.ui.lords.preview import best_space, build_on, in_figures
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.lords.winter.layout import PARK, STACKS_AT, build_button, innovate_button


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


PARK_SPACES = 9
KEYS = ("f", "p", "b", "c")
"""Field, Press Box, Bleachers, Concessions; with Shift they are innovated."""
_NONE = -1
_PIN, _PIN_ON_TILE = 34.0, 62.0
"""How far the pin with its key rises above a space, and above one with something on it."""


class Plan(NamedTuple):
    """What is weighed: the tile on top of a stack, and the space it would go to (-1: none yet)."""

    component: int
    space: int


class Site:
    """What a person has picked but not built yet."""

    def __init__(self) -> None:
        self.component = _NONE
        self.space = _NONE

    def clear(self) -> None:
        """Nothing is picked."""
        self.component = self.space = _NONE

    def pick(self, component: int, t: Lords) -> None:
        """Pick a stack, or let it go; where it has a single space, that as well."""
        takes = t.cards.takes[component]
        picked = component != self.component
        self.component = component if picked else _NONE
        self.space = takes[0] if picked and len(takes) == 1 else _NONE

    @property
    def action(self) -> Action | None:
        """The build that the gold button carries out, once stack and space are known."""
        return BUILD[self.component] if self.component >= 0 and self.space >= 0 else None


class Ground(ActionPlace):
    """A space of the park: its diamond can be clicked. The park draws its light."""

    def __init__(self, space: int, words: str) -> None:
        cx, cy = space_middle(space, PARK.w, PARK.h)
        half = half_width(PARK.w, PARK.h)
        box = Box(PARK.x + cx - half, PARK.y + cy - half / 2, 2 * half, half)
        super().__init__(box, words, SPACE[space], tooltip=words)
        self.space = space

    def contains(self, x: float, y: float) -> bool:
        return space_at(x - PARK.x, y - PARK.y, PARK.w, PARK.h) == self.space

    def draw(self, canvas: Canvas, state: State) -> None:
        """The park has drawn it."""


class Stack(ActionPlace):
    """A stack's tiles: a click picks them. The stack draws its light itself."""

    def draw(self, canvas: Canvas, state: State) -> None:
        """The stack has been drawn."""


class InnovateButton(ActionButton):
    """A lamp: throw the top tile away."""

    def draw(self, canvas: Canvas, state: State) -> None:
        super().draw(canvas, state)
        drop = 3.0 if state.pressed else 0.0
        draw_icon(canvas, "innovate", self.rect.cx - 11, self.rect.cy - 13 + drop, 22, None if self.enabled else 0.45)


def plan_of(model: ViewModel, site: Site) -> Plan | None:
    """What is weighed now: what the pointer or the keyboard's ring is on, else what is picked."""
    view, asked = model.view, model.asked
    if view is None or view.decision is None or asked is None or not asked.ours:
        return None
    o = view.owners[asked.seat]
    component = component_of(view, site)
    match model.considered:
        case Action("space", (int(space),)) if component >= 0 and space in view.cards.takes[component]:
            return Plan(component, space)
        case Action("build", (int(stack),)) if o.stacks[stack] < EMPTY_STACK and asked.ask == "stadium_action":
            if stack != site.component:
                return Plan(stack, best_space(view, o, stack))
    return Plan(component, site.space) if component >= 0 else None


def component_of(view: Lords, site: Site) -> int:
    """The component that is being built; -1 for none."""
    if view.decision is not None and view.decision.ask == "space":
        return int(view.stack[-1].component)  # type: ignore[attr-defined]
    return site.component


def site_widgets(site: Site, model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
    """Nine spaces, four stacks, and under each Build and Innovate; first what comes next."""
    spaces: list[Widget] = [_ground(site, model, view, choose, why_not, space) for space in range(PARK_SPACES)]
    stacks = [part for stack in range(4) for part in _stack(site, model, view, choose, why_not, stack)]
    return [*stacks, *spaces] if component_of(view, site) < 0 else [*spaces, *stacks]


def _ground(site: Site, model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot, space: int) -> Ground:
    assert view.decision is not None
    ask, seat = view.decision.ask, view.decision.seat
    o = view.owners[seat]
    place = Ground(space, space_words(view, o, space))
    component = component_of(view, site)
    if ask == "space":
        place.on_click = lambda: choose(SPACE[space])
        bar(place, SPACE[space], view, why_not, model.ours)
    elif ask == "stadium_action" and component >= 0 and space in view.cards.takes[component]:
        place.on_click = lambda: _aim(site, model, view, choose, space)
        place.actions = (BUILD[component],)
    elif ask == "stadium_action" and component < 0 and len(_open_for(view, seat, space)) == 1:
        (only,) = _open_for(view, seat, space)
        place.on_click = lambda: _pick(site, model, view, only, space)
    else:
        place.enabled = False
        place.why = why_not(SPACE[space]) or ""
    if not place.enabled and ask in ("space", "stadium_action"):
        place.why = _closed(view, seat, component, space)
    place.focusable = place.enabled
    if place.enabled:
        place.keys = (str(space + 1),)
        x, y, w, h = place.rect
        above = _PIN if view.cards.tiles[o.park[space]] is None else _PIN_ON_TILE
        place.seen = Box(x, y - above, w, h + above)
    return place


def _open_for(view: Lords, seat: int, space: int) -> list[int]:
    """The components with tiles left that may go on a space."""
    stacks = view.owners[seat].stacks
    return [c for c in range(4) if space in view.cards.takes[c] and stacks[c] < EMPTY_STACK]


def _closed(view: Lords, seat: int, component: int, space: int) -> str:
    takes = icons_of(view, space)
    if component >= 0:
        return f"{KINDS[component].name} tiles do not go there: the space takes {takes} only."
    if not _open_for(view, seat, space):
        return f"The space takes {takes}, and no such tile is left."
    return f"The space takes {takes}: pick the stack first."


def _pick(site: Site, model: ViewModel, view: Lords, component: int, space: int = _NONE) -> None:
    site.pick(component, view)
    if space >= 0:
        site.space = space
    model.again()


def _aim(site: Site, model: ViewModel, view: Lords, choose: Choose, space: int) -> None:
    """A free space is built on at once; what would be built over is asked for once."""
    assert view.decision is not None
    free = not view.owners[view.decision.seat].park[space]
    known = site.space == space
    site.space = space
    if free or known:
        choose(BUILD[site.component])
    else:
        model.again()


def _stack(site: Site, model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot, number: int) -> list[Widget]:
    assert view.decision is not None
    ask, seat = view.decision.ask, view.decision.seat
    name, key = KINDS[number].name, KEYS[number]
    words = stack_words(view, view.owners[seat], number)

    def pick() -> None:
        if site.component == number and site.space >= 0:
            choose(BUILD[number])
        else:
            _pick(site, model, view, number)

    box = STACKS_AT[number]
    lower = build_button(number).y - box.y
    innovated: Callable[[], None] = lambda: choose(INNOVATE[number])  # noqa: E731
    taken = INNOVATE[number] if ask == "innovate" else BUILD[number]
    body = Stack(box._replace(h=lower), f"{name}: {words}", taken, tooltip=words)
    body.on_click = innovated if ask == "innovate" else lambda: _pick(site, model, view, number)
    bar(body, taken, view, why_not, model.ours)
    body.focusable = body.enabled
    picked = site.component == number
    build = ActionButton(build_button(number), "Build", pick, kind="bone" if picked else "green", size=18,
                         radius=7, hint=f"Build {name}", keys=(key,))
    build.action = BUILD[number]
    bar(build, BUILD[number], view, why_not, model.ours)
    lamp = InnovateButton(innovate_button(number), "", innovated, kind="bone", radius=7, hint=f"Innovate {name}",
                          size=18, keys=(f"shift+{key}",), tooltip=_passed(view, seat, number))
    lamp.action = INNOVATE[number]
    bar(lamp, INNOVATE[number], view, why_not, model.ours)
    return [body, build, lamp]


def _passed(view: Lords, seat: int, component: int) -> str:
    level = view.owners[seat].stacks[component]
    if level >= EMPTY_STACK:
        return ""
    rest = f"then level {level + 1} is on top" if level + 1 < EMPTY_STACK else "then the stack is empty"
    return f"Innovate: level {level} leaves the game, {rest}."
