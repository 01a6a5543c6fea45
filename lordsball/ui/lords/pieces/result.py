"""The result of a series on two black plates that hang from the dice tray, with the difference under them."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.look import BURGUNDY, INK, LIT
from lordsball.ui.lords.pieces.material import draw_flip_plate

SIZE = (116, 82)


def draw_result(
    canvas: Canvas, x: float, y: float, left: str, right: str, words: str = "", lit: str = "", w: float = SIZE[0]
) -> None:
    """The plates with their upper left corner at (x, y), :data:`SIZE` units large, on pegs that begin 8 units above.

    :param words: under the plates, such as "Gap 4".
    :param lit: "left" or "right": who has more; in gold.
    """
    pegs = f"M{w * 0.22:.1f} 0V20M{w * 0.78:.1f} 0V20"
    canvas.draw(svg.path(pegs, "none", "#6e4e16", 2.4), x, y - 12, w, 20)
    wide = w / 2 - 9
    for side, figure, px in (("left", left, x), ("right", right, x + w / 2 + 9)):
        on = side == lit
        draw_flip_plate(canvas, px, y, wide, 50, figure, 36, LIT if on else "#fbf3dd", on)
    canvas.text("–", "display", 26, x + w / 2, y + 25, INK, "mc", height=30)
    if words:
        canvas.text(words, "serif_bold", 20, x + w / 2, y + 63, BURGUNDY, "mc", width=w + 4, height=26)
