"""The large card at the right: what is under the pointer, what is pinned, else what matters now."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.engine.secrets import HIDDEN
from lordsball.games.lords.ending import bonus_vp
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.lords.card_faces import face_of
from lordsball.ui.lords.considering import considered_card, winter_card
from lordsball.ui.lords.pieces.card import draw_card
from lordsball.ui.lords.pieces.faces import Face
from lordsball.ui.lords.pieces.material import draw_green
from lordsball.ui.lords.places import INSPECTED, INSPECTOR, spread
from lordsball.ui.lords.sight import Sight


class Inspected(NamedTuple):
    """A card in full, and which part of it matters."""

    face: Face | None
    part: int | str | None
    pinned: bool


class InspectorView:
    """The upper right of the table."""

    area = spread(INSPECTOR, 12)

    def describe(self, sight: Sight) -> Inspected:
        """Which card."""
        t = sight.shown.t
        card = sight.pinned or sight.pointed or self._usual(sight)
        part: int | str | None = None
        if card and card == sight.exhibit[0]:
            part = sight.exhibit[1]
        elif card and card == winter_card(sight)[0]:
            part = winter_card(sight)[1]
        elif card == t.bonus and card:
            worth = bonus_vp(t, t.owners[sight.attending].vp)
            shares = list(reversed(t.cards.rules.bonus_vp))
            part = shares.index(worth) if worth in shares else None
        series = sight.shown.series
        if series is not None and card in series.cards:
            part = series.sides[series.cards.index(card)] or None
        return Inspected(face_of(t.cards, card) if card else None, part, bool(sight.pinned))

    def _usual(self, sight: Sight) -> str:
        """The card that was chosen, the one that lies in the series, else the goal of the year."""
        shown, chosen = sight.shown, sight.chosen
        if sight.exhibit[0]:
            return sight.exhibit[0]
        if winter_card(sight)[0]:
            return winter_card(sight)[0]
        if sight.large and sight.ours and sight.view is not None and considered_card(sight, sight.view):
            return considered_card(sight, sight.view)
        asked = sight.asked.ask if sight.asked is not None else ""
        if chosen is not None and chosen.verb == "card" and asked == "season_card":
            return str(chosen.args[0])
        if shown.series is not None:
            side = max(0, shown.series.side_of(sight.attending))
            for card in (shown.series.cards[side], shown.series.cards[1 - side]):
                if card and card != HIDDEN:
                    return card
        if shown.championship is not None:
            return shown.championship.card
        return shown.t.bonus

    def paint(self, canvas: Canvas, told: Inspected) -> None:
        """The board on the wall and the card on it."""
        draw_green(canvas, *INSPECTOR)
        if told.face is None:
            return
        draw_card(canvas, *INSPECTED, told.face, full=True, part=told.part)
        if told.pinned:
            draw_icon(canvas, "pin", INSPECTOR.right - 34, INSPECTOR.y + 10, 22, "#ffd75e")

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Nothing moves."""
