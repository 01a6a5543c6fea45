"""Drawing what changes with every frame: rasterized now and kept nowhere, so it pushes nothing out of the cache."""

from lordsball.ui.kit import shapes
from lordsball.ui.kit.canvas import Canvas


def draw_live(
    canvas: Canvas, body: str, x: float, y: float, w: float, h: float,
    view: tuple[float, float, float, float], defs: str = "", alpha: float | None = None,
) -> None:
    """SVG elements drawn into the rectangle, like :meth:`Canvas.draw`, for one frame only."""
    rect = canvas.screen.rect(x, y, w, h)
    picture = shapes.svg(body, rect.size, view, defs)
    if alpha is not None and alpha < 1:
        picture.set_alpha(round(255 * max(0.0, alpha)))
    canvas.surface.blit(picture, rect.topleft)
