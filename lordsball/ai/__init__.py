"""Computer players. They see what their seat may see, never the position itself, and have a chance of their own."""
