"""Lessons and first-time tips: written as data beside a game's cards, read, proved, carried out and remembered."""
