"""The screen: the only part of lordsball that imports pygame.

From the ground up: :mod:`screen` (units to pixels), :mod:`cache`, :mod:`text` and :mod:`paragraph` (letters),
:mod:`shapes` and :mod:`art` (pictures), :mod:`theme` (colors), :mod:`canvas` (the one drawing surface),
:mod:`timeline` (movement), :mod:`inputs` and :mod:`widgets` (what a hand can do), :mod:`scene` (a screenful),
:mod:`window` and :mod:`app` (the desktop), :mod:`settings` (what a person chose, without pygame).
"""

import os

ADDED = {
    name: value
    for name, value in (
        ("PYGAME_HIDE_SUPPORT_PROMPT", "1"),
        ("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2"),
        ("SDL_VIDEO_X11_WMCLASS", "lordsball"),
        ("SDL_VIDEO_WAYLAND_WMCLASS", "lordsball"),
    )
    if name not in os.environ
}
"""What we add to the environment where the person has not said otherwise. Read once, when pygame and SDL are first
loaded: no greeting on standard output, sizes in real pixels on Windows, a name of our own for the desktop's list."""
os.environ.update(ADDED)
