"""How drawings from the assets come onto paper: somebody who can draw them makes the pictures."""

from __future__ import annotations

from typing import Protocol

from lordsball.printing.document import Picture


class Art(Protocol):
    """The drawings below assets/sprites, and those of packs."""

    def __call__(self, sprite: str, w: float, h: float, ground: str = "#ffffff") -> Picture:
        """A drawing by its name, as large as fits into w x h mm, in the middle, on a ground of one color."""
