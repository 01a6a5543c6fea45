"""How the computer owners of Lords of Baseball learn what a club is worth."""
