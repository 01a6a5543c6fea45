"""A game on paper: cards, boards and tokens as a PDF to cut out, as single pictures, as sheets for another program.

Nothing here knows a window. Pictures come from outside, as `Picture`s that draw themselves when their page is written.
"""
