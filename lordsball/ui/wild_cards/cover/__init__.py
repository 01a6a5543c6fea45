"""The cover of Wild Cards: its teams, how a game ended, its rule book."""
