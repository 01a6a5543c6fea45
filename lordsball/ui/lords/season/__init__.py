"""The season: seven series, the postseason, and what they score."""
