"""lordsball: tabletop baseball made of cards you can edit, a table to play on, and a simulator to try things out."""

__version__ = "0.1.0"
WHERE_NEWER = "Look for newer versions where you got this one: lordsball never goes online."
