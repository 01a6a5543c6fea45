"""Boards: one a game. A board shows a view, plays events and offers decisions; it never sees the position."""
