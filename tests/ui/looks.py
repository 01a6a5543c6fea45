"""Windows and text sizes at which words are tried.

Places are in units, so a window only rounds them: each text size is tried in one window, the largest in the smallest.
"""

import pytest

LOOKS = (((1280, 720), 1.25), ((1024, 600), 1.0), ((960, 540), 1.5))
"""Sizes of the window in pixels, and how much larger than usual the text is."""
WIDTHS = tuple((size[0], scale) for size, scale in LOOKS)
"""The same for pictures that are as wide as the window."""

every_look = pytest.mark.parametrize(("size", "text"), LOOKS, ids=["720 at 125 %", "600", "540 at 150 %"])
every_width = pytest.mark.parametrize(("width", "scale"), WIDTHS)
