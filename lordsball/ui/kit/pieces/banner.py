"""Big words of a moment: a ribbon across the scene ("HOME RUN"), or a rubber stamp set down aslant ("OUT!")."""

import pygame

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.look import INK
from lordsball.ui.kit.theme import mix, rgb

PUMPKIN = "#ff9a2e"
RASPBERRY = "#d92a5b"
SIZE = (520, 84)
_LETTERS = 52


def draw_banner(
    canvas: Canvas, cx: float, cy: float, words: str, colour: str = PUMPKIN, unrolled: float = 1
) -> None:
    """A ribbon with its center at (cx, cy), :data:`SIZE` units large, with outlined letters.

    :param unrolled: 0 to 1: how far it has opened from its middle; the words come with the last third.
    """
    w, h = SIZE
    open_width = w * max(0.08, min(1.0, unrolled))
    canvas.halo(cx, cy + 10, 190 * open_width / w, "#05010c", 0.7, sx=1.2, sy=0.36)
    with canvas.clipped(cx - open_width / 2, cy - h, open_width, 2 * h):
        canvas.draw(_ribbon(colour), cx - w / 2, cy - h / 2, w, h, (0, -8, w, h), _paint(colour))
    alpha = (unrolled - 0.66) / 0.34 if unrolled < 1 else None
    if alpha is None or alpha > 0:
        deep = mix(colour, "#2a0d05", 0.86)
        canvas.outlined(words, "display", _LETTERS, cx, cy - 5, "#fffbe8", deep, 3, deep, 3, room=w - 96, alpha=alpha)


def draw_stamp(
    canvas: Canvas, cx: float, cy: float, words: str, colour: str = RASPBERRY, size: float = 44, lean: float = 9,
    landed: float = 1,
) -> None:
    """A stamp with its center at (cx, cy), its words `size` units high.

    :param lean: degrees counterclockwise.
    :param landed: 0 to 1: it comes down from above, large and pale at first.
    """
    margin = 16
    w = canvas.text_size(words, "display", size)[0] / canvas.art.text_scale + 2 * margin
    h = size * 1.5

    def paint(layer: Canvas) -> None:
        light, dark = mix(colour, "#ffffff", 0.18), mix(colour, "#000000", 0.24)
        layer.rounded(1, 1, w - 2, h - 2, 13, light, dark, INK, 4)
        layer.ring(7, 7, w - 14, h - 14, 8, mix(colour, "#ffffff", 0.75), 2)
        layer.outlined(words, "display", size, w / 2, h / 2, "#ffffff", INK, 1, INK, 2, room=w - 2 * margin + 4)

    def turned() -> pygame.Surface:
        return pygame.transform.rotozoom(canvas.composite(("stamp", words, colour, size), w, h, paint), lean, 1)

    picture = canvas.art.pictures.get(("turned_stamp", words, colour, size, lean, canvas.k), turned)
    if landed < 1:
        picture = pygame.transform.smoothscale_by(picture, 1 + 1.2 * (1 - landed) ** 2)
    canvas.blit_center(picture, cx, cy, None if landed >= 1 else max(0.0, landed) ** 0.5)


def _deepened(colour: str, much: float) -> str:
    """A darker tone of a color that grows richer, not grayer: the color over itself."""
    red, green, blue = (channel * channel // 255 for channel in rgb(colour))
    return mix(colour, f"#{red:02x}{green:02x}{blue:02x}", much)


def _paint(colour: str) -> str:
    return (
        '<linearGradient id="band" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="66">'
        f'<stop offset="0" stop-color="{mix(colour, "#ffffff", 0.22)}"/>'
        f'<stop offset="1" stop-color="{_deepened(colour, 0.6)}"/></linearGradient>'
    )


def _ribbon(colour: str) -> str:
    edge = f'stroke="{INK}" stroke-linejoin="round"'
    tails = "M8 22 L44 12 V64 L8 74 L22 48 Z M512 22 L476 12 V64 L512 74 L498 48 Z"
    band = "M32 6 C180 -6 340 -6 488 6 V66 C340 54 180 54 32 66 Z"
    return (
        f'<path d="{tails}" fill="{mix(_deepened(colour, 1), INK, 0.25)}" stroke-width="4" {edge}/>'
        f'<path d="{band}" fill="url(#band)" stroke-width="5" {edge}/>'
        f'<path d="M42 14 C186 3 334 3 478 14" fill="none" stroke="{mix(colour, "#ffffff", 0.75)}"'
        ' stroke-width="3" stroke-opacity=".8"/>'
    )
