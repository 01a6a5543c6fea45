"""A small card that stands on the field: a portrait in a frame, its name on a pill across the foot."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.look import INK
from lordsball.ui.kit.pieces.window import portrait_window
from lordsball.ui.kit.theme import mix
from lordsball.ui.monster_league.pieces.card import CardFace

FRAME = "#fff4dc"
PILL = "#24123f"
SIZE = (60, 80)
_MARGIN = 40
"""Room for a name that is wider than its card."""


def draw_fielder(
    canvas: Canvas, cx: float, cy: float, face: CardFace, w: float = SIZE[0], h: float = SIZE[1],
    active: bool = False, label: bool = True, dim: float = 0.12, alpha: float | None = None,
) -> None:
    """A card with its center at (cx, cy), as wide and high as given; `face.name` is the short name.

    :param active: the one the game is about: full light, a glow and a pill of the team's color.
    :param dim: how far the others step back, 0 to 1.
    :param alpha: how solid it is, for a pitcher walking in or out.
    """
    x, y = cx - w / 2, cy - h / 2
    if alpha is None or alpha >= 1:
        canvas.halo(cx, y + h + 2, w * 0.62, "#05010c", 0.75, sy=0.26)
        canvas.shadow(x, y, w, h, 9, 10, 0.5, 6)
        if active:
            canvas.halo(cx, cy, h * 0.8, face.look.glow, 0.6, sx=0.86)

    def paint(layer: Canvas) -> None:
        _paint(layer.shifted(_MARGIN, 4), face, w, h, active, label, 0 if active else dim)

    picture = canvas.composite(
        ("fielder", face, w, h, active, label, dim), w + 2 * _MARGIN, h + (18 if label else 8), paint
    )
    canvas.blit(picture, x - _MARGIN, y - 4, alpha)


def _paint(canvas: Canvas, face: CardFace, w: float, h: float, active: bool, label: bool, dim: float) -> None:
    canvas.rounded(-3, -3, w + 6, h + 6, 10, INK)
    canvas.rounded(-1, -1, w + 2, h + 2, 8, FRAME, mix(FRAME, "#8a6a4a", 0.35))
    window = portrait_window(canvas, face.portrait, face.look, w - 6, h - 6, 6, size=(w - 6) * 1.12,
                             drop=-8 if label else 0, dim=dim)
    canvas.blit(window, 3, 3)
    if label:
        pill = face.look.ribbon[1] if active else PILL
        most = w + 2 * _MARGIN - 4
        wide = min(most, canvas.fitted_width(face.name, "semibold", 18, None, 24) + 16)
        canvas.rounded(w / 2 - wide / 2, h - 17, wide, 24, 8, mix(pill, "#ffffff", 0.06), pill, INK, 2)
        canvas.text(face.name, "semibold", 18, w / 2, h - 5, "#ffffff", "mc", width=wide - 10, height=24)
