"""The great moments of an owner's game, and the small ones: the cup, the pennant, a won series, a new Star."""
