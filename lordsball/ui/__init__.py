"""The screen: the only part of lordsball that imports pygame.

From the ground up: :mod:`screen` (units to pixels), :mod:`cache`, :mod:`text` and :mod:`paragraph` (letters),
:mod:`shapes` and :mod:`art` (pictures), :mod:`theme` (colours), :mod:`canvas` (the one drawing surface),
:mod:`timeline` (movement), :mod:`inputs` and :mod:`widgets` (what a hand can do), :mod:`scene` (a screenful),
:mod:`window` and :mod:`app` (the desktop), :mod:`settings` (what a person chose, without pygame).
"""

import os

# Read once, when pygame and SDL are first loaded: no greeting on standard output, sizes in real pixels on Windows, and
# a name of our own for the desktop's window list.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "lordsball")
os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "lordsball")
