"""A coin that is flipped: pumpkin on heads, moon on tails. It turns over in the air and lands on the face asked for."""

import math
import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.live import draw_live
from lordsball.ui.kit.pieces.look import INK

_THICKNESS = 9
_RADIUS = 46
_EDGE = (
    '<linearGradient id="edge" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="100" y2="0">'
    '<stop offset="0" stop-color="#7d4710"/><stop offset=".3" stop-color="#f0c060"/>'
    '<stop offset=".55" stop-color="#a86a1c"/><stop offset="1" stop-color="#5a300a"/></linearGradient>'
)
_REED = 'stroke="#4a2608" stroke-opacity=".55" stroke-width="1.2"'


class CoinPose(NamedTuple):
    """How a coin is seen.

    :param heads: which face is seen.
    :param squash: height of that face as a share of its width: 1 from the front, 0 from the edge.
    :param tilt: degrees the coin leans in the picture.
    :param height: how far up it is, 0 on the table to 1 at the top of its flight.
    """

    heads: bool
    squash: float
    tilt: float
    height: float


def at_rest(heads: bool) -> CoinPose:
    """A coin lying on the table."""
    return CoinPose(heads, 1.0, 6.0, 0.0)


def flip(progress: float, heads: bool, half_turns: int = 9) -> CoinPose:
    """A coin in the air, `progress` from 0 to 1; at 1 and beyond it lies there with the face it was to show.

    :param half_turns: how often it turns over.
    """
    if progress >= 1:
        return at_rest(heads)
    progress = max(0.0, progress)
    # Counted back from the end, so that the last half turn always brings up the right face.
    left = half_turns * (1 - progress)
    turned = round(left)
    return CoinPose(
        heads=heads if turned % 2 == 0 else not heads,
        squash=abs(math.cos(math.pi * left)),
        tilt=6.0 - 30 * math.sin(math.pi * progress) * math.cos(2.2 * progress),
        height=4 * progress * (1 - progress),
    )


def coin_svg(pose: CoinPose, faces: Path) -> tuple[str, str]:
    """The coin as SVG (definitions, elements) in a box of 100 x 100; its edge is thickest seen from the side.

    :param faces: the folder with heads.svg and tails.svg.
    """
    definitions, face = _face(faces / ("heads.svg" if pose.heads else "tails.svg"))
    squash = max(pose.squash, 0.02)
    thick = _THICKNESS * math.sqrt(max(0.0, 1 - squash * squash)) + 2.5
    top, low, high = 50 - thick / 2, _RADIUS * squash, 50 + thick / 2
    edge = (
        f'<path d="M4 {top:.2f} A46 {low:.2f} 0 0 1 96 {top:.2f} V{high:.2f} A46 {low:.2f} 0 0 1 4 {high:.2f} Z"'
        f' fill="url(#edge)" stroke="{INK}" stroke-width="4" stroke-linejoin="round"/>'
    )
    reeds = []
    for angle in range(6, 180, 8):
        turn = math.radians(angle)
        x, y = 50 + _RADIUS * math.cos(turn), top + low * math.sin(turn)
        reeds.append(f'<path d="M{x:.2f} {y:.2f} v{thick:.2f}" {_REED}/>')
    flat = f'<g transform="translate(0 {top - 50 * squash:.3f}) scale(1 {squash:.4f})">{face}</g>'
    return _EDGE + definitions, f'<g transform="rotate({pose.tilt:.2f} 50 50)">{edge}{"".join(reeds)}{flat}</g>'


def draw_coin(
    canvas: Canvas, cx: float, cy: float, d: float, pose: CoinPose, rise: float = 0, alpha: float | None = None,
) -> None:
    """A coin whose place on the table is (cx, cy), `d` units wide, `rise` units up at the top of its flight."""
    y = cy - rise * pose.height
    if alpha is None or alpha >= 1:
        # Higher up, its shadow is smaller and paler; in a few steps, so that the shadows stay in the cache.
        up = round(pose.height * 8) / 8
        canvas.halo(cx, cy + d * 0.58, d * (0.54 - 0.2 * up), "#05010c", 0.8 - 0.4 * up, sx=1.1, sy=0.22)
    definitions, body = coin_svg(pose, canvas.art.sprites / "monster_league" / "coin")
    place = (cx - d / 2, y - d / 2, d, d, (0, 0, 100, 100), definitions, alpha)
    if pose.height:
        draw_live(canvas, body, *place)
    else:
        canvas.draw(body, *place)


@lru_cache(8)
def _face(path: Path) -> tuple[str, str]:
    """Definitions and elements of a face drawn in a box of 100 x 100; a plain one where the file is missing."""
    try:
        source = path.read_text(encoding="utf-8")
    except OSError:
        return "", f'<circle cx="50" cy="50" r="46" fill="#f3bd4c" stroke="{INK}" stroke-width="3"/>'
    definitions = re.search(r"<defs>(.*?)</defs>", source, re.DOTALL)
    inside = re.sub(r"<defs>.*?</defs>|</?svg\b[^>]*>", "", source, flags=re.DOTALL)
    return (definitions[1] if definitions else ""), inside
