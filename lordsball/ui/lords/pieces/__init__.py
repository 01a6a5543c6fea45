"""The pieces of Lords of Baseball: cards, boards and tracks of a ballpark of 1912. They know no game and no place.

Each draws through a canvas, in units, from plain values; what stands still is one cached picture.
"""
