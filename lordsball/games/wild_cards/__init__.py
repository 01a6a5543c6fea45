"""Blaseball: Wild Cards: two coaches, two decks with secret hands, one half each at bat."""
