"""The table of Monster League: the ball field with everything that lies on it."""
