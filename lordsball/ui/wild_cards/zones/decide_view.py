"""The column of plates: its heading, and under the plates what helps to decide."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.wild_cards import odds
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.wild_cards.offers.plate_button import PlateButton
from lordsball.ui.wild_cards.offers.plates import BOTTOM
from lordsball.ui.wild_cards.pieces.card_frame import draw_narrowed
from lordsball.ui.wild_cards.pieces.look import MUTED
from lordsball.ui.wild_cards.pieces.plates import draw_chance
from lordsball.ui.wild_cards.places import DECIDE, spread
from lordsball.ui.wild_cards.sight import Sight
from lordsball.ui.wild_cards.steps import NOWHERE, STEPS

_CHANCE_HEIGHT = 74.0
_HINTS = {
    "place": "Pick a card, then a zone.",
    "discard": "Click cards to discard: 1 Vibe in all.",
    "choose": "",
    "keep": "Click a card to pay and keep it.",
    "trash": "Click what they must discard.",
    "pay": "From which card?",
}


_IN_SECRET = {
    "window": "Hold P to look; click a card to play it.",
    "discard": "Hold P, then click cards to discard.",
}
"""The same where the hand lies face down because others look at the same screen."""


class Help(NamedTuple):
    """The step of the turn that is being decided, "" for nothing; a chance to be caught in percent, "" where it is not
    shown; a hint."""

    step: str
    chance: str
    hint: str


class DecideView:
    """Beside the park."""

    area = spread(DECIDE, 28)

    def describe(self, sight: Sight) -> Help:
        """For who may decide now."""
        if not sight.ours or sight.asked is None:
            return Help("", "", "")
        step = STEPS[sight.step] if sight.step != NOWHERE else "Decide"
        made = [widget.plate for widget in sight.offered if isinstance(widget, PlateButton)]
        if len(made) > 2 or any(plate.slot == BOTTOM for plate in made):
            return Help(step, "", "")  # the plates stand where the help would
        ask, chance = sight.asked.ask, ""
        if sight.odds and ask in ("run_or_ball", "catch_or_run"):
            ways = odds.catch(sight.t)
            chance = f"{ways.caught / ways.of:.0%}"
        hint = "" if sight.chosen else _IN_SECRET.get(ask, "") if sight.in_secret else _HINTS.get(ask, "")
        return Help(step, chance, hint)

    def paint(self, canvas: Canvas, told: Help) -> None:
        """Heading, chance or hint."""
        if not told.step:
            return
        draw_narrowed(canvas, told.step.upper(), DECIDE.cx, DECIDE.y - 14, DECIDE.w, MUTED)
        if told.chance:
            top = DECIDE.bottom - _CHANCE_HEIGHT
            draw_chance(canvas, DECIDE.x, top, DECIDE.w, _CHANCE_HEIGHT, "if they try", told.chance, "caught")
        elif told.hint:
            high = canvas.paragraph_height(told.hint, DECIDE.w, _hint_size(canvas), most_rows=4)
            canvas.paragraph(told.hint, DECIDE.x, DECIDE.bottom - high, DECIDE.w, _hint_size(canvas), colour=MUTED,
                             align="c", most_rows=4)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Nothing moves."""


def _hint_size(canvas: Canvas) -> float:
    """The column is narrow: hints keep to the smallest letters."""
    return 18.0 / canvas.art.text_scale
