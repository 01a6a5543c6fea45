"""Pieces of Monster League: its cards, wheel, die and lamps."""
