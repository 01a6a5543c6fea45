"""What a box can be printed of."""

CARDS, BOARDS, DISCS, TOKENS, TILES = "cards", "boards", "discs", "tokens", "tiles"
RULES, PARTS = "rules", "parts"
SECTIONS = (PARTS, RULES, CARDS, BOARDS, DISCS, TILES, TOKENS)
"""All of them, in the order of the pages."""
