"""What lies under a scene that fills the screen: the table as it was, blurred and dark: nothing of it is read."""

from __future__ import annotations

from pygame import Surface, transform

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.rays import dimmed


class Ground:
    """The picture below, looked at once: meanwhile nothing moves there.

    :param strength: how dark it is, 0 to 1; with 1 nothing is seen of it, and it is not blurred either.
    """

    def __init__(self, strength: float) -> None:
        self._strength = strength
        self._picture: Surface | None = None

    def draw(self, canvas: Canvas, share: float = 1.0) -> None:
        """Over what is there; `share` of it has come, 0 to 1."""
        if self._picture is None:
            self._picture = canvas.art.pictures.made(lambda: dimmed(canvas, self._strength))
        elif self._picture.get_size() != canvas.surface.get_size():
            self._picture = transform.smoothscale(self._picture, canvas.surface.get_size())
        self._picture.set_alpha(None if share >= 1 else round(255 * share))
        canvas.surface.blit(self._picture, (0, 0))
