"""A game being played: who sits where, what was done, undo, saving, loading, replay. No pygame."""
