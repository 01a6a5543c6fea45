"""What moves: cards, tokens, runners, and the great moments."""
