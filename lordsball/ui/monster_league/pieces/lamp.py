"""A round signal lamp, as for outs: lit and glowing, or dark. The two differ in shape of light, not only in colour."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import mix

RED = "#ff5a3c"


def draw_lamp(canvas: Canvas, cx: float, cy: float, lit: bool, d: float = 28, colour: str = RED) -> None:
    """A lamp with its centre at (cx, cy), `d` units wide; its glow reaches about as far again."""
    if lit:
        canvas.halo(cx, cy, d * 1.25, colour, 0.75)
        glass, light = "url(#glass)", '<circle cx="15" cy="14" r="4.5" fill="#fff" fill-opacity=".9"/>'
    else:
        glass = "#2c1c48"
        gleam = 'fill="none" stroke="#8d76b8" stroke-width="2" stroke-linecap="round"'
        light = f'<path d="M10 15 C12 10 16 8 20 8" {gleam}/>'
    body = (
        '<circle cx="20" cy="20" r="18" fill="#0c0516"/>'
        f'<circle cx="20" cy="20" r="16" fill="{glass}" stroke="#7a5cae" stroke-width="1.5"/>{light}'
    )
    definitions = (
        '<radialGradient id="glass" gradientUnits="userSpaceOnUse" cx="15" cy="14" r="24"><stop offset="0"'
        f' stop-color="#ffe6b0"/><stop offset=".45" stop-color="{colour}"/>'
        f'<stop offset="1" stop-color="{mix(colour, "#000000", 0.4)}"/></radialGradient>'
    )
    canvas.draw(body, cx - d / 2, cy - d / 2, d, d, view=(0, 0, 40, 40), defs=definitions)
