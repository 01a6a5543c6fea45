"""Computer players for Wild Cards: a folder of its own, read when somebody sits down to the game."""
