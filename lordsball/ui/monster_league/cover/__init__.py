"""The cover of Monster League: its teams, how a game ended, its rule book."""
