"""The mat of the plain table: every piece drawn where it lies, in stock or by the game itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from lordsball.games.pieces import Dice, Face
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.kit.timeline import smooth
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.table.board import Seated
from lordsball.ui.table.plain.arranging import CARD_PLACE, TITLE, Arrangement, Flight, Spot, field_of
from lordsball.ui.table.plain.painting import draw_card, draw_dice, draw_large_card, draw_spot, draw_track
from lordsball.ui.table.still import AREA

INSPECTOR = Box(978, 100, 268, 368)


class OwnPiece(NamedTuple):
    """A piece that a game draws itself, while the plain table draws the rest."""

    size: tuple[float, float]
    """Its width and height in units; all pieces of a row shrink together where they find no room."""
    paint: Callable[[Canvas, Spot], object]
    """Draws it into `spot.box`; `spot.laid` has its numbers and cards, as the viewer may see them."""


@dataclass
class ViewModel:
    """What the board knows of the moment."""

    arrangement: Arrangement = Arrangement((), (), (), Box(0, 0, 0, 0))
    faces: dict[str, Face] = field(default_factory=dict)
    view: Any = None
    asked: int | None = None
    """The seat that decides."""
    lit: frozenset[str] = frozenset()
    picked: str = ""
    listed: bool = False
    """Do buttons beside the table say what can be done?"""
    large: str = ""
    """The card in the inspector."""
    flights: tuple[Flight, ...] = ()
    progress: float = 1.0


class MatView:
    """All that stands still."""

    area = AREA

    def __init__(self, seats: Sequence[Seated], own: Mapping[str, OwnPiece]) -> None:
        self.seats, self.own = seats, own

    def describe(self, model: ViewModel) -> Any:
        """Everything that is to be seen."""
        face = model.faces.get(model.large)
        return model.arrangement, model.asked, model.lit, model.picked, model.listed, face, model.progress < 1

    def paint(self, canvas: Canvas, told: Any) -> None:
        """The mat and everything on it."""
        arrangement, asked, lit, picked, listed, face, moving = told
        for seat, box, plays in arrangement.names:
            self._paint_name(canvas, seat, box, plays, seat == asked)
        for title, most, box, places in arrangement.tracks:
            draw_track(canvas, title, most, box, places)
        for spot in arrangement.spots:
            if (own := self.own.get(field_of(spot.laid))) is not None:
                own.paint(canvas, spot)
                continue
            draw_spot(canvas, spot, self.faces, lit, picked)
            if isinstance(spot.laid.piece, Dice) and not moving:
                draw_dice(canvas, spot, 1)
        if listed:
            box = arrangement.options
            canvas.text("What you can do", "body", 18, box.x + 2, box.y - TITLE + 11, canvas.theme.muted, "ml",
                        width=box.w, height=24)
        canvas.panel(*CARD_PLACE, 14)
        if face is not None:
            draw_large_card(canvas, INSPECTOR, face)
        else:
            draw_card(canvas, Box(INSPECTOR.cx - 78, INSPECTOR.y + 40, 156, 219), None)
            canvas.text("Point at a card to read it.", "body", 18, INSPECTOR.cx, INSPECTOR.y + 300, canvas.theme.muted,
                        "mc", width=INSPECTOR.w, height=26)

    faces: dict[str, Face] = {}

    def _paint_name(self, canvas: Canvas, seat: int, box: Box, plays: str, decides: bool) -> None:
        theme, who = canvas.theme, self.seats[seat]
        if decides:
            canvas.rounded(box.x - 6, box.y - 2, box.w, 30, 9, theme.panel_top, theme.panel_bottom, theme.gold, 1.5)
        draw_glyph(canvas, SEATS[seat].glyph, SEATS[seat].colour, box.x, box.y + 4, 18)
        canvas.text(who.name, "semibold", 19, box.x + 26, box.y + 13, theme.text, "ml", width=box.w - 36, height=28)
        about = self.faces[plays].name if plays in self.faces else ""
        if about and box.h > 50:
            canvas.text(about, "serif_italic", 18, box.x, box.y + 40, theme.muted, "ml", width=box.w - 10, height=24)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Cards under way, and dice that roll."""
        if model.progress >= 1:
            return
        for spot in model.arrangement.spots:
            if isinstance(spot.laid.piece, Dice) and field_of(spot.laid) not in self.own:
                draw_dice(canvas, spot, model.progress)
        u = smooth(model.progress)
        for flight in model.flights:
            a, b = flight.start, flight.end
            box = Box(*(x + (y - x) * u for x, y in zip(a, b, strict=True)))
            draw_card(canvas, Box(box.x, box.y, b.w, b.h), model.faces.get(flight.id))


def draw_ground(canvas: Canvas) -> None:
    """The table under the mat, and the mat."""
    theme = canvas.theme
    canvas.rounded(0, 88, 1280, 632, 0, theme.scene_light, theme.scene_dark)
    canvas.rounded(16, 96, 928, 608, 14, theme.scene_light, theme.scene_dark, theme.edge, 2)
