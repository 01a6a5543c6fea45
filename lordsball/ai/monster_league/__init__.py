"""Computer players of Monster League: what they reckon with, how each plays, what the coach says."""
