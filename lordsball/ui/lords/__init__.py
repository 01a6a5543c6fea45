"""The table of Lords of Baseball: a season's stages, the boards around them, and what is printed on the cards."""
