"""What the words of every piece must keep."""

from lordsball.ui.kit.canvas import Canvas


def assert_readable(canvas: Canvas) -> None:
    """No text is cut short, none under 18 units (in whole pixels), none too pale for its ground."""
    assert canvas.art.drawn_text
    for text in canvas.art.drawn_text:
        assert round(text.size * canvas.k) >= int(18 * canvas.k), f"too small: {text}"
        assert text.contrast is None or text.contrast >= 4.45, f"too pale: {text}"
        assert text.fits, f"cut short: {text}"
