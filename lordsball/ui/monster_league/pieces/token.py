"""An ability token: a poker chip of the monsters, bright while it can be paid, gray and struck through when spent."""

from lordsball.ui.kit.canvas import Canvas


def draw_token(
    canvas: Canvas, cx: float, cy: float, d: float = 46, spent: bool = False, alpha: float | None = None
) -> None:
    """A token with its center at (cx, cy), `d` units wide."""
    if not spent and (alpha is None or alpha >= 1):
        canvas.shadow(cx - d / 2, cy - d / 2, d, d, d / 2, 6, 0.6, 4)
    sprite = "monster_league/token_spent" if spent else "monster_league/token"
    canvas.blit(canvas.sprite(sprite, d), cx - d / 2, cy - d / 2, alpha)
