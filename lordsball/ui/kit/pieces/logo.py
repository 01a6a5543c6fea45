"""The name of the game in its own letters: the o of lordsball is a ball with a crown."""

from lordsball.ui.kit.canvas import Canvas

_CREAM, _INK, _BURGUNDY = "#fff4d8", "#2a0d14", "#8c2233"


def draw_logo(canvas: Canvas, cx: float, cy: float, size: float = 80) -> None:
    """The logo with the middle of its letters at (cx, cy), letters `size` units high."""

    def wide(text: str) -> float:
        return canvas.text_size(text, "black", size)[0] / canvas.art.text_scale

    before, ball, after, gap = wide("l"), wide("o"), wide("rdsball"), size * 0.04
    left = cx - (before + ball + after + gap) / 2
    places = (("l", left + before / 2), ("rdsball", left + before + ball + gap + after / 2))
    for text, middle in places:
        canvas.outlined(text, "black", size, middle, cy, _CREAM, _INK, 4, _BURGUNDY, 6)
    across = size * 0.70
    x, y = left + before + ball / 2 + gap / 2, cy + size * 0.11
    canvas.blit(canvas.sprite("title/logo_ball", across), x - across / 2, y - across / 2)
    crown = across * 0.86
    canvas.blit(canvas.sprite("title/logo_crown", crown), x - crown / 2, y - across / 2 - crown * 0.44)
