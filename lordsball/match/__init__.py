"""A game being played: who sits where, what was done, taking back, keeping, coming back, watching again. No pygame."""
