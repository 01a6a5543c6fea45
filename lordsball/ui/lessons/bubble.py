"""The bubble: paper with a tip, the guide at its corner, what is said, and how far the lesson has come."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.paragraph import Markup
from lordsball.ui.kit.pieces.disc import draw_disc
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.screen import HEIGHT, WIDTH
from lordsball.ui.kit.widgets.placing import clear_place
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.lessons.speech import Bar, Speech
from lordsball.ui.lessons.veil import lit

DISC = 78.0
"""Width of the guide's picture."""
BUTTON = 46.0
"""Height of the row of buttons at the foot."""
_OUT = 24.0
"""How far the guide stands out over the corner."""
_PAD, _GAP = 22.0, 12.0
_TIP, _LONGEST_TIP, _NUB = 26.0, 90.0, 24.0
"""How wide a tip is at its foot, and how far it reaches at most; where that is not enough it only shows the way."""
_GOOD, _OTHER = ("#2f7d38", "#236a2b"), ("#b5562a", "#a8481a")
_NUDGE = 0.35
"""Seconds for which the bubble shakes, or its edge is bright where motion is reduced."""


class Bubble(Widget):
    """One speech on paper; the buttons at its foot are its children.

    :param about: what it speaks about; None: the table as a whole.
    :param answers: what has to be pressed: it must not lie on these.
    :param lit_places: what else lies in the light: it lies on these only where there is no other place.
    """

    focusable = False
    radius = 18.0

    def __init__(
        self, canvas: Canvas, speech: Speech, portrait: str, about: Box | None, answers: Sequence[Box],
        lit_places: Sequence[Box],
    ) -> None:
        wide = (500.0 if speech.alarm else 430.0) * (1 + (canvas.art.text_scale - 1) * 0.6)
        least = 500.0 * (1 + (canvas.art.text_scale - 1) * 0.4) if speech.alarm else 300.0
        super().__init__((0, 0, wide, 0), speech.words)
        self.speech, self.portrait, self.about = speech, portrait, about
        self.reduced = False
        self._left = 0.0
        found: list[tuple[float, Box, Speech]] = []
        widths = (wide, max(least, wide * 0.85), max(least, wide * 0.72), least)
        # Where even that covers something, the coach's reason gives way: the figures stay.
        for words, width in itertools.product(dict.fromkeys((speech, speech._replace(reason=""))), widths):
            self.speech = words
            found.append((*_placed(width, self._lay_out(canvas, width), about, answers, lit_places), words))
            if not found[-1][0]:
                break
        _, self.rect, self.speech = min(found, key=lambda each: each[0])
        self._lay_out(canvas, self.rect.w)
        self._home = self.rect

    # -- size ----------------------------------------------------------------------------------------------------

    def _lay_out(self, canvas: Canvas, width: float) -> float:
        """Where everything stands in a bubble of this width, from the upper edge; the whole height."""
        speech, scale, inner = self.speech, canvas.art.text_scale, width - 2 * _PAD
        self._line = 26 * scale
        self._bar = 28 * (1 + (scale - 1) * 0.6)
        top = _PAD - 4
        self._title_at = top
        beside = inner - DISC * 0.62
        self._note_below = False
        if speech.title:
            title = canvas.text_size(speech.title, "display", 26)[0]
            note = canvas.text_size(speech.note, "body", 18)[0]
            self._note_below = title + note + 16 > beside
            top += 34 * scale
        if speech.note and (self._note_below or not speech.title):
            top += self._line
        self._words_at = top = max(top + 4, DISC - _OUT)
        top += canvas.paragraph_height(Markup(speech.words), inner, 20) + _GAP
        self._bars_at = top
        if speech.bars:
            top += (self._line + (self._line + self._bar + 6) * len(speech.bars)) + 6
        self._reason_at = top
        if speech.reason:
            top += canvas.paragraph_height(speech.reason, inner, 18) + _GAP
        self._dots_at = top + 10
        self.foot = top + 26
        """Where the row of buttons begins, from the upper edge."""
        return self.foot + BUTTON + _PAD - 6

    # -- life ----------------------------------------------------------------------------------------------------

    def nudge(self) -> None:
        """Something dark was pressed: here is where the lesson goes on."""
        self._left = _NUDGE

    def update(self, dt: float) -> bool:
        if self._left <= 0:
            return False
        self._left = max(0.0, self._left - dt)
        shift = 0.0 if self.reduced else 7 * math.sin(self._left / _NUDGE * 6 * math.pi) * self._left / _NUDGE
        self.rect = self._home._replace(x=self._home.x + shift)
        return True

    # -- looks ---------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, state: State) -> None:
        canvas = canvas.dressed(canvas.theme.written)
        theme, (x, y, w, h), ink = canvas.theme, self.rect, canvas.theme.ink
        canvas.shadow(x, y, w, h, self.radius, 18, 0.6, 6)
        edge = theme.gold if self._left > 0 else ink
        canvas.rounded(x, y, w, h, self.radius, theme.paper_top, theme.paper_bottom, edge, 4 if self._left > 0 else 2)
        if self.about is not None:
            _draw_tip(canvas, self.rect, lit(self.about), edge)
        draw_disc(canvas, x + DISC / 2 - _OUT, y + DISC / 2 - _OUT, DISC, self.portrait, ring=theme.gold)
        self._draw_words(canvas)
        self._draw_bars(canvas)
        _draw_dots(canvas, x + _PAD, y + self._dots_at, w - 2 * _PAD, self.speech)
        if self.speech.call:
            canvas.text(self.speech.call, "bold", 18, x + w - _PAD, y + self.foot + BUTTON / 2, ink, "mr",
                        width=w - 2 * _PAD - 150, height=BUTTON)

    def _draw_words(self, canvas: Canvas) -> None:
        speech, (x, y, w, _), ink = self.speech, self.rect, canvas.theme.ink
        inner, left, scale = w - 2 * _PAD, x + DISC * 0.62 + _PAD, canvas.art.text_scale
        quiet = "#54412f" if canvas.theme.paper_top != "#eef6ff" else "#3a3a66"
        top = y + self._title_at
        if speech.title:
            colour = "#9a2408" if speech.alarm else ink
            canvas.text(speech.title, "display", 26, left, top + 17 * scale, colour, "ml", width=x + w - _PAD - left)
            if speech.note and not self._note_below:
                canvas.text(speech.note, "body", 18, x + w - _PAD, top + 17 * scale, quiet, "mr")
            top += 34 * scale
        if speech.note and (self._note_below or not speech.title):
            canvas.text(speech.note, "body", 18, left, top + 12 * scale, quiet, "ml", width=x + w - _PAD - left)
        canvas.paragraph(Markup(speech.words), x + _PAD, y + self._words_at, inner, 20, colour=ink, bold_colour=ink)
        if speech.reason:
            canvas.paragraph(speech.reason, x + _PAD, y + self._reason_at, inner, 18, "italic", ink)

    def _draw_bars(self, canvas: Canvas) -> None:
        speech, (x, y, w, _) = self.speech, self.rect
        if not speech.bars:
            return
        inner, top = w - 2 * _PAD, y + self._bars_at
        canvas.text(speech.unit, "semibold", 18, x + _PAD, top + self._line / 2, canvas.theme.ink, "ml", width=inner)
        top += self._line
        for bar in speech.bars:
            self._draw_bar(canvas, bar, x + _PAD, top, inner)
            top += self._line + self._bar + 6

    def _draw_bar(self, canvas: Canvas, bar: Bar, x: float, top: float, w: float) -> None:
        ink, middle = canvas.theme.ink, top + self._line / 2
        note = canvas.text(bar.note, "body", 18, x + w, middle, ink, "mr", width=w * 0.5) if bar.note else 0.0
        canvas.text(bar.label, "bold" if bar.better else "semibold", 18, x, middle, ink, "ml", width=w - note - 12)
        y = top + self._line
        high = self._bar
        canvas.rounded(x, y, w, high, 8, "#d8c49a", "#e9d8b2", "#8a6a3a", 1.4)
        light, dark = _GOOD if bar.better else _OTHER
        long = max(96.0, (w - 4) * bar.share)
        canvas.rounded(x + 2, y + 2, long, high - 4, 6, light, dark)
        canvas.text(bar.figure, "display", 20, x + 14, y + high / 2, "#ffffff", "ml", height=high - 4)
        if bar.better:
            draw_icon(canvas, "check", x + long - 28, y + high / 2 - 11, 22, "#ffffff")


def _draw_dots(canvas: Canvas, x: float, y: float, w: float, speech: Speech) -> None:
    """A tick for what is done, a ring for where one is, a circle for what comes: no color is needed to tell them."""
    step = min(22.0, w / max(1, speech.steps))
    r = min(8.0, step * 0.42)
    parts = []
    for number in range(speech.steps):
        cx = r + 1 + number * step
        if number < speech.step:
            parts.append(f'<circle cx="{cx}" cy="10" r="{r}" fill="#2f7d38"/>'
                         f'<path d="M{cx - r * 0.5} 10 l{r * 0.38} {r * 0.42} l{r * 0.66} {-r * 0.84}" fill="none" '
                         f'stroke="#fff" stroke-width="{r * 0.3}"/>')
        elif number == speech.step:
            parts.append(f'<circle cx="{cx}" cy="10" r="{r - 1}" fill="#fff" stroke="{canvas.theme.ink}" '
                         f'stroke-width="2.4"/><circle cx="{cx}" cy="10" r="{r * 0.4}" fill="{canvas.theme.ink}"/>')
        else:
            parts.append(f'<circle cx="{cx}" cy="10" r="{r - 1.5}" fill="none" stroke="#8a6a3a" stroke-width="1.6"/>')
    canvas.draw("".join(parts), x - 1, y - 10, w + 2, 20)


_COVERED = 20.0
"""How much worse it is to lie on an answer than on another lit place."""


def _placed(
    w: float, h: float, about: Box | None, answers: Sequence[Box], lit_places: Sequence[Box]
) -> tuple[float, Box]:
    """Beside what it speaks about, on nothing that is lit; the guide's head stays on the canvas. Also how much of what
    is lit it covers all the same."""
    musts = tuple(map(lit, answers))
    holes = (*musts, *(hole for hole in map(lit, lit_places) if hole not in musts))
    around = lit(about) if about is not None else None
    wide, high = w + _OUT, h + _OUT
    gap = 26.0
    if around is None:
        wishes = [((WIDTH - wide) / 2, (HEIGHT - high) / 2)]
    else:
        wishes = [
            (around.cx - wide / 2, around.y - high - gap), (around.cx - wide / 2, around.bottom + gap),
            (around.x - wide - gap, around.cy - high / 2), (around.right + gap, around.cy - high / 2),
        ]
    found = [clear_place(*wish, wide, high, boxes) for wish in wishes for boxes in (holes, musts)]

    def covered(outer: Box) -> float:
        inner = Box(outer.x + _OUT, outer.y + _OUT, w, h)
        return math.fsum(_area(inner, hole) * (_COVERED if hole in musts else 1.0) for hole in holes)

    def cost(outer: Box) -> float:
        return covered(outer) * 10 + (0.0 if around is None else _apart(outer, around))

    best = min(found, key=cost)
    return covered(best), Box(best.x + _OUT, best.y + _OUT, w, h)


def _area(one: Box, other: Box) -> float:
    both = one.inside(other)
    return both.w * both.h


def _apart(one: Box, other: Box) -> float:
    across = max(0.0, other.x - one.right, one.x - other.right)
    down = max(0.0, other.y - one.bottom, one.y - other.bottom)
    return math.hypot(across, down)


def _draw_tip(canvas: Canvas, bubble: Box, about: Box, edge: str) -> None:
    """From the bubble's edge to the edge of what it speaks about; none where they lie over each other."""
    goal_x = min(max(bubble.cx, about.x), about.right)
    goal_y = min(max(bubble.cy, about.y), about.bottom)
    foot_x = min(max(goal_x, bubble.x + 50), bubble.right - 50)
    foot_y = min(max(goal_y, bubble.y + 50), bubble.bottom - 50)
    across = goal_x < bubble.x or goal_x > bubble.right
    down = goal_y < bubble.y or goal_y > bubble.bottom
    if not across and not down:
        return
    half = _TIP / 2
    if down:
        foot_y = bubble.y + 2 if goal_y < bubble.y else bubble.bottom - 2
        feet = ((foot_x - half, foot_y), (foot_x + half, foot_y))
    else:
        foot_x = bubble.x + 2 if goal_x < bubble.x else bubble.right - 2
        feet = ((foot_x, foot_y - half), (foot_x, foot_y + half))
    long = math.hypot(goal_x - foot_x, goal_y - foot_y)
    if long > _LONGEST_TIP:
        share = _NUB / long
        goal_x, goal_y = foot_x + (goal_x - foot_x) * share, foot_y + (goal_y - foot_y) * share
    points = [feet[0], (goal_x, goal_y), feet[1]]
    left, top = min(x for x, _ in points) - 3, min(y for _, y in points) - 3
    w, h = max(x for x, _ in points) - left + 3, max(y for _, y in points) - top + 3
    path = " L".join(f"{x - left:.1f} {y - top:.1f}" for x, y in points)
    paper = canvas.theme.paper_bottom if down and goal_y > bubble.bottom else canvas.theme.paper_top
    canvas.draw(f'<path d="M{path}" fill="{paper}" stroke="{edge}" stroke-width="2" stroke-linejoin="round"/>',
                left, top, w, h)
