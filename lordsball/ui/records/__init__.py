"""The record book on the screen: games, people, the Hall of Fame."""
