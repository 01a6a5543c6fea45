"""The record book: every finished game, and what they add up to."""
