"""Lessons in the window: the real table in half light, a bubble that speaks about it, and a list of them all."""
