"""The diamond, who stands on it, and the boards around it."""
