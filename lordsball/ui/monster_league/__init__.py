"""The table of Monster League: the ball field and everything on it."""
