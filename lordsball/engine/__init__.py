"""What any tabletop game needs, and nothing of any one game: records, chance, steps, positions, secrets."""
