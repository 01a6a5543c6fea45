"""Win expectancy: how likely each seat is to win, what hangs on a decision, where a game was won."""
