"""The Hot Stove League: events, hiring, the ballpark."""
