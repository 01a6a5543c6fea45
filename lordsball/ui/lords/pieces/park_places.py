"""Where the nine spaces of a stadium lie: a diamond of diamonds, seen from the south. Pure geometry, no drawing."""

SPACES = 9
TILE = (160, 190)
"""The box a tile is drawn in; its ground is a diamond 152 x 76 around (80, 134)."""
_GROUND = 76
_SPREAD = 1.035
"""The spaces lie a little apart."""


def half_width(w: float, h: float) -> float:
    """Half the width of one space's ground, for a park of w x h units."""
    return min(w * 0.1555, (h - 0.346 * min(h, 324)) * 0.27)


def space_middle(space: int, w: float, h: float) -> tuple[float, float]:
    """The middle of a space's ground, from the upper left corner of the park; spaces 0 to 8, row by row."""
    if not 0 <= space < SPACES:
        raise ValueError(f"a stadium has no space {space}")
    row, column = divmod(space, 3)
    across, down = column - 1, row - 1
    half = half_width(w, h) * _SPREAD
    cx, cy = w / 2, h - 1.52 * half - 32 * min(1.0, h / 324)
    return cx + (across - down) * half, cy + (across + down) * half / 2


def space_at(px: float, py: float, w: float, h: float) -> int | None:
    """The space whose ground holds a point (from the upper left corner of the park); None beside the stadium."""
    half = half_width(w, h)
    for space in range(SPACES):
        cx, cy = space_middle(space, w, h)
        if abs(px - cx) / half + abs(py - cy) / (half / 2) <= 1:
            return space
    return None


def ground(space: int, w: float, h: float, grown: float = 0) -> list[tuple[float, float]]:
    """The four corners of a space's ground: back, right, front, left."""
    cx, cy = space_middle(space, w, h)
    half = half_width(w, h) + grown
    return [(cx, cy - half / 2), (cx + half, cy), (cx, cy + half / 2), (cx - half, cy)]


def back_to_front() -> list[int]:
    """The spaces in the order they must be painted."""
    return sorted(range(SPACES), key=lambda space: (space // 3 + space % 3, space))


def tile_corner(space: int, w: float, h: float) -> tuple[float, float, float]:
    """Where a tile is drawn so that it stands on the space: left, top, and its width."""
    cx, cy = space_middle(space, w, h)
    scale = half_width(w, h) / _GROUND
    return cx - 80 * scale, cy - 134 * scale, TILE[0] * scale
