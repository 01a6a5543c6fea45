"""What something on the table is: a tip beside whatever the pointer rests on, or what I is pressed on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.paragraph import Part
from lordsball.ui.kit.screen import HEIGHT, WIDTH
from lordsball.ui.kit.theme import mix
from lordsball.ui.kit.widgets.group import TOOLTIP_AFTER
from lordsball.ui.kit.widgets.slip import draw_tooltip
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.table.board import Landmark

PROMPT = Box(0, 42, 1280, 46)
"""What is asked: a tip never covers it."""
_WIDE = 340.0
_LARGE = (260.0, 150.0)
"""Beside something larger, a tip stands at the pointer."""
_POINTER = (24.0, 28.0)
_READ = frozenset((
    "hand", "big_card", "score", "scores", "runs", "their_runs", "strikes", "balls", "outs", "half", "inning",
    "standings", "club", "my_club", "year", "weighed_card",
))
"""Landmarks of any game that a tip which nobody has asked for does not cover: cards to choose from, and the score."""
_MORE = "F1: more in the rules"

Point = tuple[float, float]


class Tip(NamedTuple):
    """A tip that stands: what it is about, and where it was asked for."""

    landmark: Landmark
    at: Point
    told: bool = False
    """It came by itself: it says what it says, until somebody goes on."""


def meant(landmarks: Iterable[Landmark], at: Point) -> Landmark | None:
    """The landmark at a point: the smallest where several overlap."""
    under = [landmark for landmark in landmarks if landmark.box.contains(*at)]
    return min(under, key=lambda landmark: landmark.box.w * landmark.box.h, default=None)


def _is_read(name: str) -> bool:
    """Does the person read this whatever is asked: the score, cards to choose from, where in the year it is?"""
    return name in _READ or name.startswith("phase:")


def _can_stand_beside(box: Box, told: bool) -> bool:
    """Is a tip to stand beside something of this size? What comes by itself lies over nothing that it is about."""
    widest, highest = (WIDTH * 0.75, HEIGHT * 0.75) if told else _LARGE
    return box.w <= widest and box.h <= highest


class Tips:
    """The tips of one table.

    :param landmarks: everything that stands on the table now; asked for only when somebody wants to know.
    """

    def __init__(self, landmarks: Callable[[], Iterable[Landmark]]) -> None:
        self.landmarks = landmarks
        self.tip: Tip | None = None
        self.pinned = False
        self.slip: Box | None = None
        """Where the tip was drawn last."""
        self._pointer: Point | None = None
        self._rested = 0.0

    @property
    def heading(self) -> str:
        """The heading of the rule book that tells more of what a tip is about; "" for none."""
        return self.tip.landmark.heading if self.tip is not None else ""

    @property
    def told_at(self) -> tuple[Box, ...]:
        """Where a tip lies that came by itself: nothing else that explains lies on it."""
        return (self.slip,) if self.slip is not None and self.tip is not None and self.tip.told else ()

    def point(self, at: Point | None) -> bool:
        """The pointer has moved (None: it is gone); True when a tip goes with it."""
        self._pointer, self._rested = at, 0.0
        if self.pinned or self.tip is None or self.tip.told:
            return False
        stays = at is not None and self._means(at)
        return False if stays else self.hide()

    def _means(self, at: Point) -> bool:
        found = meant(self.landmarks(), at)
        return found is not None and self.tip is not None and found.name == self.tip.landmark.name

    def pass_time(self, dt: float, quiet: bool) -> bool:
        """Time passes; True when a tip comes.

        :param quiet: something moves, or has a tip of its own.
        """
        if self._pointer is None or self.tip is not None or quiet or self._rested >= TOOLTIP_AFTER:
            return False
        self._rested += dt
        return self._rested >= TOOLTIP_AFTER and self._show(self._pointer)

    def ask(self, at: Point | None) -> bool:
        """I is pressed where this point, or else the pointer, is: the tip comes, stays, goes. True where there is
        something to tell. What has come by itself gives way to what is asked for."""
        point = at or self._pointer
        if self.tip is not None and self.tip.told and point is not None and meant(self.landmarks(), point):
            self.pinned = False
            return self._show(point)
        if self.tip is not None:
            self.pinned = not self.pinned
            if not self.pinned:
                self.hide()
            return True
        return point is not None and self._show(point)

    def tell(self, name: str, title: str, sentence: str) -> None:
        """Say something that nobody has asked for.

        :param name: the landmark that it is about; where it does not stand, what is asked.
        """
        place = next((landmark for landmark in self.landmarks() if landmark.name == name), None)
        box = place.box if place is not None else PROMPT
        self.tip = Tip(Landmark(name, box, title, sentence), (box.cx, box.cy), told=True)
        self.pinned = False

    def hide(self) -> bool:
        """True when a tip has stood."""
        was, self.tip, self.pinned, self.slip = self.tip, None, False, None
        return was is not None

    def _show(self, at: Point) -> bool:
        found = meant(self.landmarks(), at)
        self.tip = None if found is None else Tip(found, at)
        return found is not None

    def work(self) -> bool:
        """Somebody is at work: no tip comes in the way before the pointer moves again. True when one has stood."""
        self._rested = TOOLTIP_AFTER
        return self.hide()

    def draw(self, canvas: Canvas, controls: Callable[[Box], Iterable[Box]]) -> None:
        """The slip, and a ring around what it is about; never over what is asked, or over a control: these are told
        for a box, which they are not about."""
        # What stands on the table now counts: a hand that lies face down again has no tip, and figures are today's.
        name = self.tip.landmark.name if self.tip is not None else ""
        now = next((landmark for landmark in self.landmarks() if landmark.name == name), None) if name else None
        if self.tip is not None and self.tip.told:
            box = now.box if now is not None else PROMPT
            now = self.tip.landmark._replace(box=box)
        if now is None or self.tip is None:
            self.hide()
            return
        self.tip = self.tip._replace(landmark=now)
        landmark, at = now, self.tip.at
        x, y, w, h = landmark.box
        about = landmark.box
        if not _can_stand_beside(landmark.box, self.tip.told):
            about = Box(at[0] - _POINTER[0] / 2, at[1] - _POINTER[1] / 2, *_POINTER)
        else:
            canvas.ring(x - 4, y - 4, w + 8, h + 8, 8, canvas.theme.ink, 5)
            canvas.ring(x - 3, y - 3, w + 6, h + 6, 7, canvas.theme.focus, 2.5)
        ink = canvas.theme.ink
        words = [Part(landmark.title, "bold", ink)]
        if landmark.about:
            words.append(Part(f"\n{landmark.about}", "body", ink))
        if landmark.heading:
            words.append(Part(f"\n{_MORE}", "semibold", mix(ink, canvas.theme.paper_bottom, 0.3)))
        clear, rather = (PROMPT, *controls(about)), list[Box]()
        if self.tip.told:
            # Nobody has asked for it: what the person reads just now stays in sight as well.
            rather = [place.box for place in self.landmarks() if _is_read(place.name) and place.name != landmark.name]
        self.slip = draw_tooltip(canvas, words, about, clear, _WIDE, tuple(rather))
