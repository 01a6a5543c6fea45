"""What frames the mat: scoreboard, steps of the turn, the column that helps to decide, the inspector."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.engine.secrets import HIDDEN
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.wild_cards.card_faces import faces, look_of, seat_mark
from lordsball.ui.wild_cards.offers.plate_buttons import PlateButton
from lordsball.ui.wild_cards.offers.plates import BOTTOM
from lordsball.ui.wild_cards.pieces.card import draw_card
from lordsball.ui.wild_cards.pieces.card_frame import draw_narrowed
from lordsball.ui.wild_cards.pieces.faces import FULL, Face
from lordsball.ui.wild_cards.pieces.look import CYAN, FRAME, LIT, MUTED, WHITE, draw_glass, draw_glow
from lordsball.ui.wild_cards.pieces.scoreboard import Count, Side, draw_scoreboard
from lordsball.ui.wild_cards.steps import NOWHERE, STEPS
from lordsball.ui.wild_cards.table_layout import DECIDE, INSPECTOR, MAT, SCORE, spread
from lordsball.ui.wild_cards.view_model import ViewModel

_LAMPS = ("strike", "ball", "out")


class Score(NamedTuple):
    """What the scoreboard says; `moving` while a number or a lamp on it is."""

    sides: tuple[Side, Side]
    half: str
    lamps: Count
    moving: bool


class ScoreView:
    """The upper edge of the table."""

    area = spread(SCORE, 14)

    def describe(self, model: ViewModel) -> Score:
        """Both teams, seat 0 first: they stay where they are in both halves."""
        t, motion = model.t, model.motion
        sides = tuple(
            Side(t.team(seat).short, t.runs[seat], t.half > 0 and t.batting == seat, *seat_mark(seat),
                 look_of(t.team(seat)))
            for seat in (0, 1)
        )
        rules = t.cards.rules
        lit = motion.holding or (t.strikes, t.balls, t.outs)
        half = f"{t.half} of 2" if t.half else "-"
        moving = motion.flare is not None or motion.scored is not None
        return Score((sides[0], sides[1]), half, Count(*lit, (rules.strikes, rules.balls, rules.outs)), moving)

    def paint(self, canvas: Canvas, told: Score) -> None:
        """The board; while something on it moves, nothing."""
        if not told.moving:
            draw_scoreboard(canvas, SCORE.x, SCORE.y, told.sides, told.half, told.lamps)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Runs that grow, a lamp that flares."""
        motion = model.motion
        if motion.flare is None and motion.scored is None:
            return
        told = self.describe(model)
        pop, pulse = [0.0, 0.0], [0.0, 0.0, 0.0]
        if motion.scored is not None:
            pop[motion.scored[0]] = motion.scored[1]
        if motion.flare is not None:
            pulse[_LAMPS.index(motion.flare[0])] = motion.flare[1]
        draw_scoreboard(canvas, SCORE.x, SCORE.y, told.sides, told.half, told.lamps, (pop[0], pop[1]),
                        (pulse[0], pulse[1], pulse[2]))


RAIL = Box(MAT.x + 14, MAT.y + 1, MAT.w - 28, 5)


class RailView:
    """Eleven dashes."""

    area = Box(RAIL.x - 10, RAIL.y - 9, RAIL.w + 20, RAIL.h + 18)

    def describe(self, model: ViewModel) -> int:
        """The present step."""
        return model.step

    def paint(self, canvas: Canvas, told: int) -> None:
        """The dashes; the present one shines."""
        step = RAIL.w / len(STEPS)
        for number in range(len(STEPS)):
            x, w = RAIL.x + number * step + 4, step - 8
            if number == told:
                draw_glow(canvas, x, RAIL.y, w, RAIL.h, 2.5, 5, WHITE, 0.5)
            colour = WHITE if number == told else CYAN if number < told else FRAME
            canvas.rounded(x, RAIL.y, w, RAIL.h, 2.5, colour)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing moves."""


_HINTS = {
    "place": "Click a card to place it. Undo takes it back.",
    "place_in_one": "Click a card, then a zone; or drag it there.",
    "discard": "Click cards you can do without: 1 Vibe in total.",
    "keep": "Nothing stays unless you pay.",
    "trash": "Click what they must discard.",
    "pay": "From which card?",
}
_IN_SECRET = {
    "window": "Hold P to look; click a card to play it.",
    "discard": "Hold P, then click cards to discard.",
}
"""The same where the hand lies face down because others look at the same screen."""


class Help(NamedTuple):
    """The step of the turn that is being decided, "" for nothing; a hint."""

    step: str
    hint: str


class DecideView:
    """Beside the park."""

    area = spread(DECIDE, 28)

    def describe(self, model: ViewModel) -> Help:
        """For who may decide now."""
        if not model.ours or model.asked is None:
            return Help("", "")
        step = STEPS[model.step] if model.step != NOWHERE else "Decide"
        made = [widget.plate for widget in model.offered if isinstance(widget, PlateButton)]
        if len(made) > 2 or any(plate.slot == BOTTOM for plate in made):
            return Help(step, "")  # the plates stand where the hint would
        ask = model.asked.ask
        if ask == "place" and len(model.wanted) > 1:
            ask = "place_in_one"
        return Help(step, "" if model.chosen else _IN_SECRET.get(ask, "") if model.in_secret else _HINTS.get(ask, ""))

    def paint(self, canvas: Canvas, told: Help) -> None:
        """Heading and hint."""
        if not told.step:
            return
        draw_narrowed(canvas, told.step.upper(), DECIDE.cx, DECIDE.y - 14, DECIDE.w, MUTED)
        if told.hint:
            high = canvas.paragraph_height(told.hint, DECIDE.w, _hint_size(canvas), most_rows=4)
            canvas.paragraph(told.hint, DECIDE.x, DECIDE.bottom - high, DECIDE.w, _hint_size(canvas), colour=MUTED,
                             align="c", most_rows=4)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing moves."""


def _hint_size(canvas: Canvas) -> float:
    """The column is narrow: hints keep to the smallest letters."""
    return 18.0 / canvas.art.text_scale


class Inspected(NamedTuple):
    """A card in full."""

    face: Face
    pinned: bool


class InspectorView:
    """The upper right of the table."""

    area = spread(INSPECTOR, 14)

    def describe(self, model: ViewModel) -> Inspected:
        """Whose card."""
        cards = faces(model.t.cards)
        card = next(
            (c for c in (model.pinned, model.pointed, usual_card(model)) if c in cards), model.t.team_ids[model.me]
        )
        return Inspected(cards[card], model.pinned == card)

    def paint(self, canvas: Canvas, told: Inspected) -> None:
        """The card on its glass."""
        draw_glass(canvas, *INSPECTOR, 12, told.face.look.edge, glow=0.4)
        x, y = INSPECTOR.cx - FULL[0] / 2, INSPECTOR.y + (INSPECTOR.h - FULL[1]) / 2
        draw_card(canvas, x, y, told.face, FULL)
        if told.pinned:
            draw_icon(canvas, "pin", x + FULL[0] - 20, y - 8, 26, LIT)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing of it moves."""


def usual_card(model: ViewModel) -> str:
    """Who matters where nothing is pointed at: while something is played the card it is about, else the chosen card,
    else the Player that rolls next."""
    t = model.t
    if model.asked is None and model.followed:
        return model.followed
    if model.chosen.startswith("hand:"):
        hand, number = model.hand(model.me), int(model.chosen[5:])
        if number < len(hand) and hand[number] != HIDDEN:
            return hand[number]
    pitcher, batter = t.coaches[t.pitching].mound, t.coaches[t.batting].at_bat
    fielder = t.coaches[t.pitching].outfield
    if t.potential and model.asked is not None and model.asked.ask == "catch_or_run":
        return fielder or batter
    return batter if t.pitch_total or t.roll == "bat" else pitcher or batter or t.team_ids[model.me]
