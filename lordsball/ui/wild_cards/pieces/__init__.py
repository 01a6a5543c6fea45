"""The pieces of Wild Cards: cards, dice, lamps and places of a night game under neon. They know no game and no place.

Each draws through a canvas, in units, from plain values; what stands still is one cached picture.
"""
