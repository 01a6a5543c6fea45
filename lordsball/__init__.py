"""lordsball: tabletop baseball games made of cards you can edit, a table to play them on, a simulator to try them out."""

__version__ = "0.1.0"
