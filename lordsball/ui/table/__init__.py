"""The table: what lies around and under every game's board."""
