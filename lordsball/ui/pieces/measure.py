"""How wide a text will be on a piece of a fixed height, at whatever text size a person has chosen."""

from lordsball.ui.canvas import LINE_HEIGHT, SMALLEST_TEXT, Canvas


def text_width(canvas: Canvas, text: str, font: str, size: float, height: float) -> float:
    """The width of a line that :meth:`Canvas.text` draws with this size and height (units)."""
    scale = canvas.art.text_scale
    drawn = max(min(size * scale, height / LINE_HEIGHT), min(size, SMALLEST_TEXT))
    return canvas.text_size(text, font, drawn / scale)[0]
