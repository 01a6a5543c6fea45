"""What can be chosen, and how it is touched."""
