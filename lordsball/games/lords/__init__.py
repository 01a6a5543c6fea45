"""Lords of Baseball: one to eight owners, seven series a season, three to seven years."""
