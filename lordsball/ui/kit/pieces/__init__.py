"""What lies on the table: cards, discs, wheel, dice, lamps, banners.

Each module draws one thing through a :class:`~lordsball.ui.kit.canvas.Canvas`, in units, from plain values (names,
numbers, colors, names of sprites). None of them knows a game or its position. Where something moves, its place is a
pure function of a progress from 0 to 1, so skipping and resizing cannot change where it comes to rest.
"""
