"""The part of the board that stands still, kept as one picture: only what has changed is painted again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, Protocol, TypeVar

import pygame

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.screen import Screen
from lordsball.ui.kit.widgets.widget import Box

AREA = Box(0, 88, 1280, 632)
"""What a board draws: everything below the two bars."""
_SPOILT = object()
"""What a view has told whose picture may be half painted: nothing that it ever tells."""
ModelT = TypeVar("ModelT", contravariant=True)


class View(Protocol[ModelT]):
    """One region of the board; what is to be seen comes from the game's own kind of model."""

    area: Box
    """All that its still part covers, shadows and light included."""

    def describe(self, model: ModelT) -> Hashable:
        """Everything the still part depends on."""

    def paint(self, canvas: Canvas, told: Any) -> None:
        """The still part, from what `describe` has told and nothing else."""

    def move(self, canvas: Canvas, model: ModelT) -> None:
        """What is moving, over all that stands still."""


class StillPicture(Generic[ModelT]):
    """The still parts of all views over their ground, repainted only where a view has changed."""

    def __init__(self, ground: Callable[[Canvas], None], views: Sequence[View[ModelT]]) -> None:
        self.ground = ground
        self.views = views
        self.paintings = 0
        """Counts how often something was painted, for tests."""
        self._canvas: Canvas | None = None
        self._made_for: tuple[object, ...] = ()
        self._told: list[Hashable] = []

    def canvas(self, canvas: Canvas, model: ModelT) -> Canvas:
        """The picture as it is now, as a canvas of the board's area."""
        told = [view.describe(model) for view in self.views]
        rect = canvas.screen.rect(*AREA)
        made_for = (rect.topleft, rect.size, canvas.screen, canvas.art, canvas.art.text_scale, canvas.theme)
        # What is half painted when time runs out is painted again, whatever it is to show then.
        if self._canvas is None or made_for != self._made_for:
            self._canvas, self._made_for = _like(canvas, rect), ()
            self._paint(self._canvas, AREA, told)
            self._made_for = made_for
        elif told != self._told:
            views = zip(self.views, told, self._told, strict=True)
            areas = _joined([view.area for view, now, then in views if now != then])
            spoilt = [any(_meet(view.area, area) for area in areas) for view in self.views]
            self._told = [_SPOILT if bad else then for bad, then in zip(spoilt, self._told, strict=True)]
            for area in areas:
                self._paint(self._canvas, area, told)
        self._told = told
        return self._canvas

    def _paint(self, canvas: Canvas, area: Box, told: list[Hashable]) -> None:
        self.paintings += 1
        with canvas.clipped(*area):
            self.ground(canvas)
            canvas.darken_scenery()
            for view, words in zip(self.views, told, strict=True):
                if _meet(view.area, area):
                    view.paint(canvas, words)


def _like(canvas: Canvas, rect: pygame.Rect) -> Canvas:
    """An opaque canvas of the pixels `rect` of another, with the same units at the same pixels."""
    screen = canvas.screen
    x, y = screen.offset
    surface = pygame.Surface(rect.size, 0, 32)
    part = Screen(rect.size, screen.k, (x - rect.x, y - rect.y))
    return Canvas(surface, part, canvas.art, canvas.theme)


def _joined(areas: list[Box]) -> list[Box]:
    """Boxes that cover these and do not meet: where views lie over each other, each is painted once."""
    apart: list[Box] = []
    for area in areas:
        while (other := next((each for each in apart if _meet(each, area)), None)) is not None:
            apart.remove(other)
            x, y = min(area.x, other.x), min(area.y, other.y)
            area = Box(x, y, max(area.right, other.right) - x, max(area.bottom, other.bottom) - y)
        apart.append(area)
    return apart


def _meet(a: Box, b: Box) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom
