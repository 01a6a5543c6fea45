"""The screen: the only part of lordsball that imports pygame.

From the ground up: :mod:`screen` (units to pixels), :mod:`cache`, :mod:`text` and :mod:`paragraph` (letters),
:mod:`shapes` and :mod:`art` (pictures), :mod:`theme` (colours), :mod:`canvas` (the one drawing surface),
:mod:`timeline` (movement), :mod:`inputs` and :mod:`widgets` (what a hand can do), :mod:`scene` (a screenful),
:mod:`window` and :mod:`app` (the desktop).
"""
