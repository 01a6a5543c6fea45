"""The plates to press: what they say, and the buttons that they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from lordsball.engine.procedure import Action
from lordsball.games.wild_cards import odds
from lordsball.games.wild_cards.idle import spent
from lordsball.games.wild_cards.log import vibes
from lordsball.games.wild_cards.names import AT_BAT, MOUND, OUTFIELD, SPECIAL, WEATHER
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.turn import open_zones
from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.widgets.button import draw_key_cap
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.wild_cards import table_layout
from lordsball.ui.wild_cards.offers.choosing import base_of
from lordsball.ui.wild_cards.pieces.card_frame import Title, draw_narrowed
from lordsball.ui.wild_cards.pieces.look import MUTED, NIGHT, WHITE
from lordsball.ui.wild_cards.pieces.signs import draw_plate
from lordsball.ui.wild_cards.view_model import ViewModel

GO, STOP, PLAIN = "go", "stop", "plain"
BOTTOM = -1
"""What ends a row of choices stands at the bottom of the column, where no other plate ever is."""
_BASES = ("", "to 1st", "to 2nd", "to 3rd", "home")
_ORDINALS = ("", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th")
_SLOTS = {MOUND: 1, OUTFIELD: 2, AT_BAT: 1, SPECIAL: 3, WEATHER: 4}
"""A plate for a zone keeps its place: a second press in the same place never means another card."""
_ZONES = {"mound": "Mound", "outfield": "Outfield", "at_bat": "At Bat", SPECIAL: "Special"}


class Plate(NamedTuple):
    """What a plate says in two lines, what it does, how it looks, and the key that does the same."""

    label: str
    second: str
    action: Action
    kind: str = PLAIN
    key: str = ""
    card: str = ""
    """The card it is about, for the inspector."""
    slot: int = 0
    """Its place in the column where that never changes: 1 at the top, BOTTOM for the last; 0 for the next free one."""


def plates(model: ViewModel, view: WildCards) -> list[Plate]:
    """The plates for the present decision; none for options that only the hand may show."""
    decision = view.decision
    if decision is None:
        return []
    made = _MAKERS.get(decision.ask)
    return made(model, view, decision.seat, decision.options) if made else []


Options = tuple[Action, ...]


def _place(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    """Where the chosen card can go; else that placing is over."""
    hand = view.coaches[seat].hand
    chosen = hand[int(model.chosen[5:])] if model.chosen.startswith("hand:") else ""
    found = [
        Plate(_ZONES[str(option.args[1])], "face down", option, GO, "mfbx"["mos".find(str(option.args[1])[0])],
              slot=_SLOTS[str(option.args[1])])
        for option in options if option.verb == "place" and option.args[0] == chosen
    ]
    empty = any(zone != SPECIAL for zone in open_zones(view, seat))
    over = "draw one" if empty else "placing"
    return found + [Plate("DONE", over, option, PLAIN, slot=BOTTOM) for option in options if option.verb == "done"]


def _window(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    found = []
    for option in options:
        match option:
            case Action("use", (str(card), int(number))):
                ability = view.cards.card[card].abilities[number]
                found.append(
                    Plate(
                        _ability(view, card, number), vibes(ability.pay) if ability.pay else "free", option, card=card
                    )
                )
            case Action("turn_up", ()) if model.viewer == seat:
                card = view.coaches[seat].special_down
                found.append(Plate(view.cards.card[card].short, "turn up", option, card=card))
            case Action("play", (str(card),)) if model.viewer == seat:
                found.append(Plate(view.cards.card[card].short, "from hand", option, card=card))
    return [plate._replace(key=str(6 + number)) for number, plate in enumerate(found)]


def _ability(view: WildCards, card: str, number: int) -> str:
    known = view.cards.card[card]
    if card in view.team_ids:
        return known.abilities[number].name
    return known.short if len(known.uses) == 1 else f"{known.short} {known.uses.index(number) + 1}"


def _roll(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    pitch = view.decision is not None and view.decision.ask == "pitch"
    return [Plate("PITCH" if pitch else "SWING", "two dice" if pitch else f"beat {view.pitch_total}", options[0], GO)]


def _run_or_ball(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    far = "home" if view.potential >= 4 else "1 base" if view.potential == 1 else f"1 to {view.potential}"
    balls, most = view.balls + 1, view.cards.rules.balls
    ball = "a walk" if balls >= most else f"{_ORDINALS[min(balls, 9)]} of {most}"
    return [Plate("RUN", far, options[0], GO, "r"), Plate("BALL", ball, options[1], STOP, "b")]


def _catch_or_run(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    chances = odds.catch(view)
    caught = f"{chances.caught / chances.of:.0%}" if model.odds else f"over {view.bat_total}"
    return [Plate("CATCH", caught, options[0], STOP, "c"), Plate("LET RUN", "no dice", options[1], PLAIN, "d")]


def _run(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    card = str(options[0].args[0])
    start = base_of(view, card)
    return [
        Plate(view.cards.card[card].short, "stays" if option.args[1] == start else _BASES[int(option.args[1])], option,
              GO if number == 0 else PLAIN, str(option.args[1]))
        for number, option in enumerate(options)
    ]


def _keep(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    found = []
    for option in options:
        zone = str(option.args[0]) if option.args else ""
        if option.verb == "keep":
            words = "spent" if spent(view, seat, zone) else f"keep: {view.cards.rules.keep_cost}"
            found.append(Plate(_lying(model, view, seat, zone), words, option, slot=_SLOTS[zone]))
        elif option.verb == "let_go":
            found.append(Plate(_lying(model, view, seat, zone), "let go", option, STOP, slot=_SLOTS[zone]))
        else:
            found.append(Plate("CLEAN UP", "the rest", option, slot=BOTTOM))
    return _numbered(found)


def _trash(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    found = []
    for option in options:
        if option.verb == "trash":
            zone = str(option.args[0])
            words = "spent" if spent(view, 1 - seat, zone) else f"trash: {view.cards.rules.trash_cost}"
            found.append(Plate(_lying(model, view, 1 - seat, zone), words, option, STOP, slot=_SLOTS[zone]))
        else:
            found.append(Plate("DONE", "no more", option, slot=BOTTOM))
    return _numbered(found)


def _lying(model: ViewModel, view: WildCards, seat: int, zone: str) -> str:
    card = view.weather if zone == "weather" else getattr(view.coaches[seat], zone)
    if not card and model.viewer == seat:
        card = getattr(view.coaches[seat], f"{zone}_down")
    return view.cards.card[card].short if card in view.cards.card else _ZONES[zone]


def _pay(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    found = []
    for number, option in enumerate(options):
        card = str(option.args[0])
        there = view.coaches[seat].vibes if card in view.team_ids else view.vibes.get(card, 0)
        name = "Team card" if card in view.team_ids else view.cards.card[card].short
        found.append(Plate(name, f"1 of {there}", option, PLAIN if number else GO, str(number + 1)))
    return found


def _draw(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    return [Plate("DRAW", f"to {view.cards.rules.hand}", option, GO) for option in options if option.verb == "draw"]


def _shuffle(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    return [Plate("SHUFFLE", "a new deck", options[0], GO)]


def _numbered(found: list[Plate]) -> list[Plate]:
    """Number keys for all that have no other; the last is what Space does."""
    return [plate._replace(key=str(number)) for number, plate in enumerate(found[:-1], 1)] + found[-1:]


_MAKERS: dict[str, Callable[[ViewModel, WildCards, int, Options], list[Plate]]] = {
    "place": _place, "window": _window, "pitch": _roll, "swing": _roll, "run_or_ball": _run_or_ball,
    "catch_or_run": _catch_or_run, "run": _run, "keep": _keep, "pay": _pay, "trash": _trash, "discard": _draw,
    "shuffle": _shuffle,
}


PLATE_WIDTH = table_layout.DECIDE.w
_GAP = 7.0
_ROW = 20.0
_ROWS = 5
"""How many plates stand in one column at most."""


def plate_places(count: int, box: Box = table_layout.DECIDE) -> list[Box]:
    """Where this many plates go: one below the other; if there are many, in more columns to the left, over the park,
    since a narrower plate could not hold a name."""
    if not count:
        return []
    columns = -(-count // _ROWS)
    rows = -(-count // columns)
    w = min(box.w, PLATE_WIDTH)
    h = min(76.0, (box.h - _GAP * (rows - 1)) / rows)
    return [
        Box(box.right - w - number // rows * (w + _GAP), box.y + number % rows * (h + _GAP), w, h)
        for number in range(count)
    ]


def places_of(plates: Sequence[Plate]) -> list[Box]:
    """Where these plates stand: those with places of their own keep them, whichever others are there."""
    if not any(plate.slot for plate in plates):
        return plate_places(len(plates))
    column = plate_places(_ROWS if any(plate.action.verb == "trash" for plate in plates) else _ROWS - 1)
    return [column[plate.slot - 1 if plate.slot > 0 else plate.slot] for plate in plates]


class PlateButton(Widget):
    """See the module."""

    radius = 9.0

    def __init__(self, box: Box, plate: Plate, on_click: Callable[[], object]) -> None:
        label = f"{plate.label}: {plate.second}" if plate.second else plate.label
        super().__init__(box, label, on_click, keys=(plate.key,) if plate.key else ())
        self.plate = plate
        self.actions = (plate.action,)
        self.card = plate.card

    def draw(self, canvas: Canvas, state: State) -> None:
        self._draw_face(canvas, state)
        if self.plate.key and self.group is not None and self.group.ring:
            # A person who plays by keys sees them.
            draw_key_cap(canvas, self.plate.key.upper(), self.rect.right - 20, self.rect.y + 2)

    def _draw_face(self, canvas: Canvas, state: State) -> None:
        plate, (x, y, w, h) = self.plate, self.rect
        if _fits(canvas, plate.label, w - 12):
            draw_plate(canvas, x, y, w, h, plate.kind, plate.label, plate.second, hovered=state.hover or state.focus,
                       pressed=state.pressed)
            return
        draw_plate(canvas, x, y, w, h, plate.kind, "", hovered=state.hover or state.focus, pressed=state.pressed)
        ink, quiet = (NIGHT, NIGHT) if plate.kind == GO else (WHITE, MUTED)
        most = max(1, int((h - 2) / _ROW))
        name = Title(canvas, (plate.label, plate.label), w - 4, rows=2 if most > 2 else 1).rows
        rows = [*((row, ink) for row in name), *([(plate.second, quiet)] if plate.second else [])]
        rows = rows[:most]
        top = y + (2 if state.pressed else 0) + (h - len(rows) * _ROW) / 2
        for number, (words, colour) in enumerate(rows):
            draw_narrowed(canvas, words, x + w / 2, top + (number + 0.5) * _ROW, w - 4, colour)


def _fits(canvas: Canvas, words: str, room: float) -> bool:
    """Is there room for it in the wide letters of a plate?"""
    return canvas.fitted_width(words, "black", SMALLEST_TEXT / canvas.art.text_scale) <= room
