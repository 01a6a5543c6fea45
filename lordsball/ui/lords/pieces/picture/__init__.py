"""Pictures put together from parts: a place, people with faces in a club's shirt, and what makes the joke."""
