"""What the coach says, on a card in the inspector's place, and the ring round what it advises."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lordsball.ai.advice import Advice, Figure
from lordsball.engine.procedure import Action
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.pieces.disc import draw_disc
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.theme import Theme, contrast, mix
from lordsball.ui.kit.widgets.button import draw_key_cap
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.table.board import Board

CARD = Box(960, 96, 304, 376)
INSIDE = Box(CARD.x + 20, CARD.y + 18, CARD.w - 40, CARD.h - 32)
FOOT = 30.0
"""How high the row with the keys is."""
_BADGE = 58.0
_LABEL = 41.0
"""Room for an option's words: two rows."""
SHOWN = 2
_LONGEST = 44
"""Letters that find room in two rows."""
INK = "#1b0f24"
EITHER = "Either will do"


class _Key(Widget):
    """One of the two ways on at the foot of the card: a key and what it does."""

    radius = 8.0

    def __init__(self, box: Box, key: str, words: str, act: Callable[[], object]) -> None:
        super().__init__(box, words, act)
        self.key_name, self.words = key, words

    def draw(self, canvas: Canvas, state: State) -> None:
        """The card draws it, in its own colors."""
        if state.hover:
            canvas.ring(*self.rect, self.radius, canvas.theme.edge, 1.5)

    def draw_on(self, canvas: Canvas) -> None:
        """The cap and the words behind it."""
        x, y, w, _ = self.rect
        wide = draw_key_cap(canvas, self.key_name, x + 6, self.rect.cy)
        canvas.text(self.words, "semibold", 18, x + wide + 14, self.rect.cy, canvas.theme.text, "ml",
                    width=w - wide - 18, height=24)


class CoachCard(Widget):
    """Three dots while the coach thinks, then its advice. It lies over everything else of the table."""

    focusable = False
    pressable = False

    def __init__(self, board: Board, act: Callable[[], object]) -> None:
        """
        :param board: whose dress the card has.
        :param act: asks, and then does what is advised.
        """
        super().__init__(CARD, "The coach")
        self._board = board
        self.visible = False
        self.advice: Advice | None = None
        self.beat, self.ways = 0, 0
        self.does = _Key(Box(INSIDE.x - 8, INSIDE.bottom - FOOT, 112, FOOT), "H", "do it", act)
        rest = Box(INSIDE.x + 104, INSIDE.bottom - FOOT, INSIDE.w - 96, FOOT)
        self.leaves = _Key(rest, "Esc", "I know better", self.fall_silent)
        self.does.visible = self.leaves.visible = False
        self._words: Callable[[Action], str] = str

    def think(self, words: Callable[[Action], str]) -> None:
        """Nothing is said yet. `words`: what an action is called."""
        self.visible, self.advice = True, None
        self.beat = self.ways = 0
        self._words = words

    def say(self, advice: Advice) -> None:
        """This is the advice."""
        self.advice = advice

    def fall_silent(self) -> None:
        """The card is gone."""
        self.visible = self.does.visible = self.leaves.visible = False

    def update(self, dt: float) -> bool:
        # The keys are there while the card is.
        self.does.visible = self.visible and self.advice is not None
        self.leaves.visible = self.visible
        return False

    @property
    def all(self) -> tuple[Widget, ...]:
        """The card, and over it the keys on it."""
        return self, self.does, self.leaves

    @property
    def heading(self) -> str:
        """What the coach would do."""
        if self.advice is None:
            return "Let me see"
        return EITHER if self.advice.either else self._called(self.advice.action)

    def _called(self, action: Action) -> str:
        """What an action is called, in two rows at most: of long words those before the colon, or the comma."""
        words = self._words(action)
        for sign in ":,":
            if len(words) > _LONGEST:
                words = words.split(sign)[0]
        return words

    # -- looks -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, state: State) -> None:
        for box, radius in self._advised():
            canvas.ring(box.x - 5, box.y - 5, box.w + 10, box.h + 10, radius + 5, INK, 7)
            canvas.ring(box.x - 4, box.y - 4, box.w + 8, box.h + 8, radius + 4, canvas.theme.advised, 4)
        card = self._board.lay_note(canvas, CARD)
        self._draw_head(card)
        if self.advice is None:
            self._draw_thinking(card)
        else:
            self._draw_advice(card, self.advice)
            self.does.draw_on(card)
        self.leaves.draw_on(card)

    def _advised(self) -> Iterator[tuple[Box, float]]:
        """What is pressed to do it: on the table, else in the prompt bar; nothing where either will do."""
        if self.advice is None or self.advice.either or self.group is None:
            return
        found = [
            (placed.box, placed.widget.radius)
            for placed in self.group.placed()
            if placed.widget.enabled and self.advice.action in actions_of(placed.widget)
        ]
        on_table = [each for each in found if each[0].y >= 88]
        yield from on_table or found

    def _draw_head(self, canvas: Canvas) -> None:
        theme = canvas.theme
        x, y = INSIDE.x, INSIDE.y
        if face := self._board.coach_face:
            draw_disc(canvas, x + _BADGE / 2, y + _BADGE / 2, _BADGE, face, ring=theme.good)
        else:
            canvas.rounded(x, y, _BADGE, _BADGE, _BADGE / 2, _ground(theme), None, theme.good, 2.5)
            draw_icon(canvas, "coach", x + 11, y + 11, _BADGE - 22, theme.text)
        left, width = x + _BADGE + 12, INSIDE.w - _BADGE - 12
        canvas.text("Coach says", "body", 18, left, y + 11, theme.muted, "ml", width=width, height=24)
        size = fitting_size(canvas, self.heading, width, 54, 24, "display", 1.05)
        canvas.paragraph(self.heading, left, y + 24, width, size, "display", colour=theme.accents[0], line_height=1.05,
                         most_rows=2)

    def _draw_thinking(self, canvas: Canvas) -> None:
        theme = canvas.theme
        for number in range(3):
            r = 7.0 if number == self.beat % 3 else 4.5
            cx = CARD.cx + (number - 1) * 30
            canvas.rounded(cx - r, CARD.cy - r, 2 * r, 2 * r, r, theme.accents[0])
        words = f"looking at {self.ways} ways to go on" if self.ways > 1 else "looking at the ways to go on"
        canvas.text(words, "body", 18, CARD.cx, CARD.cy + 40, theme.text, "mc", width=INSIDE.w, height=28)

    def _draw_advice(self, canvas: Canvas, advice: Advice) -> None:
        theme, y = canvas.theme, INSIDE.y + 86
        room = 46.0
        size = fitting_size(canvas, advice.unit, INSIDE.w, room, 18, "semibold", 1.15)
        canvas.paragraph(advice.unit, INSIDE.x, y, INSIDE.w, size, "semibold", colour=theme.muted, line_height=1.15,
                         most_rows=2)
        y += min(room, canvas.paragraph_height(advice.unit, INSIDE.w, size, "semibold", line_height=1.15)) + 8
        shown = advice.figures[:SHOWN]
        for number, figure in enumerate(shown):
            y = self._draw_figure(canvas, y, figure, _share(figure, shown), number == 0 and not advice.either)
        y += 4
        room = INSIDE.bottom - FOOT - 6 - y
        size = fitting_size(canvas, advice.reason, INSIDE.w, room, 18, line_height=1.18)
        canvas.paragraph(advice.reason, INSIDE.x, y, INSIDE.w, size, colour=theme.text, line_height=1.18)

    def _draw_figure(self, canvas: Canvas, y: float, figure: Figure, share: float, best: bool) -> float:
        """An option with its figure and a bar; returns the y below them."""
        theme = canvas.theme
        colour = theme.good if best else theme.muted
        right = canvas.text(figure.text, "display", 22, INSIDE.right, y + 12, colour, "mr", height=28) + 8
        left = INSIDE.x
        if best:
            draw_icon(canvas, "check", left, y + 3, 18, theme.good)
            left += 22
        words, width = self._called(figure.action), INSIDE.right - right - left
        size = fitting_size(canvas, words, width, _LABEL, 18, "semibold", 1.1)
        below = canvas.paragraph(words, left, y + 1, width, size, "semibold", colour=theme.text, line_height=1.1)
        y = max(y + 25, below + 3)
        canvas.rounded(INSIDE.x, y, INSIDE.w, 9, 4.5, mix(_ground(theme), theme.muted, 0.12), None, theme.muted, 1)
        if share > 0:
            canvas.rounded(INSIDE.x + 1.5, y + 1.5, max(6.0, (INSIDE.w - 3) * share), 6, 3, colour)
        return y + 15


def actions_of(widget: Widget) -> tuple[Action, ...]:
    """The actions that a widget leads to."""
    one = getattr(widget, "action", None)
    return (*getattr(widget, "actions", ()), *(() if one is None else (one,)))


def _share(figure: Figure, shown: tuple[Figure, ...]) -> float:
    """How long the bar of a figure is: a percentage of the whole; else of the largest, or from the smallest below 0."""
    if figure.text.endswith("%"):
        return min(1.0, max(0.0, figure.value))
    low = min(0.0, *(each.value for each in shown))
    high = max(each.value for each in shown)
    return 0.0 if high <= low else (figure.value - low) / (high - low)


def _ground(theme: Theme) -> str:
    """What lies under small things: paper where words are dark."""
    return theme.well if contrast(theme.text, theme.well) > contrast(theme.text, theme.paper_top) else theme.paper_top
