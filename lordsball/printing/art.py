"""How drawings from the assets come onto paper: somebody who can draw them makes the pictures."""

from __future__ import annotations

from typing import Protocol

from lordsball import paths
from lordsball.printing.document import Picture
from lordsball.printing.pen import Pen


class Art(Protocol):
    """The drawings below assets/sprites, and those of packs."""

    def __call__(self, sprite: str, w: float, h: float, ground: str = "#ffffff") -> Picture:
        """A drawing by its name, as large as fits into w x h mm, in the middle, on a ground of one color."""


def draw(
    pen: Pen, art: Art, sprite: str, x: float, y: float, w: float, h: float, ground: str = "#ffffff",
    otherwise: str = "",
) -> None:
    """A drawing in a box of w x h mm; where nobody has drawn it, another one, or nothing."""
    found = next((name for name in (sprite, otherwise) if name and paths.has_sprite(name)), None)
    if found is not None:
        pen.picture(art(found, w, h, ground), x, y, w, h)
