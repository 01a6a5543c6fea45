"""The screen: the only part of lordsball that imports pygame.

From the ground up: :mod:`screen` (units to pixels), :mod:`cache`, :mod:`text` and :mod:`paragraph` (letters),
:mod:`shapes` and :mod:`art` (pictures), :mod:`theme` (colours), :mod:`canvas` (the one drawing surface),
:mod:`timeline` (movement), :mod:`inputs` and :mod:`widgets` (what a hand can do), :mod:`scene` (a screenful),
:mod:`window` and :mod:`app` (the desktop), :mod:`settings` (what a person chose, without pygame).
"""

import os

# pygame greets on standard output unless it is told not to before its first import.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
