"""The cover of Lords of Baseball: its clubs, how a game ended, its rule book."""
