"""The parts of pictures: SVG whose standing colors mean something, and whose named groups are filled.

A head has the groups `mood` and `hat`, a cap the group `letter`, a pose `head` and perhaps `hand`.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

MAIN, SECOND = "#9a2a3c", "#f1e3cd"
"""A club's two colors, wherever they stand in a part."""
BODY, SLEEVE, STRIPE, TRIM = "#f4ead1", "#f4ead2", "#f4ead3", "#9a2a3d"
"""The shirt: body, sleeves, stripes, collar and cuffs."""
PANTS = "#eadfc0"
SKIN, SHADE, HAIR = "#e8b48a", "#c98a5f", "#4a2c1a"

_SVG = re.compile(r"<svg\b[^>]*>")
_DEFS = re.compile(r"<defs>(.*?)</defs>", re.DOTALL)
_BODY = re.compile(r"<g fill=[^>]*>\n(.*)\n</g>\n</svg>\s*$", re.DOTALL)
_COLOUR = re.compile(r"#[0-9a-f]{6}")


class Part(NamedTuple):
    """A drawing without its outer group, which all parts have in common (:data:`STYLE`).

    :param data: what is written on it: the skin, shade and hair of a face, its own mood and hat.
    """

    body: str
    defs: str
    data: Mapping[str, str]


STYLE = 'fill="none" stroke="#24170e" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"'
"""The pen that every part is drawn with where it says nothing else."""


@cache
def part(folder: Path, kind: str, name: str) -> Part:
    """A part of assets/sprites/lords/season. OSError where it is missing, ValueError where it is no part."""
    text = (folder / kind / f"{name}.svg").read_text(encoding="utf-8")
    head, body, defs = _SVG.search(text), _BODY.search(text), _DEFS.search(text)
    if head is None or body is None:
        raise ValueError(f"found no part of a picture in {kind}/{name}.svg, expected one outer group")
    data = dict(re.findall(r'\bdata-([a-z]+)="([^"]*)"', head[0]))
    return Part(body[1].replace("\n", ""), defs[1] if defs else "", data)


def filled(body: str, group: str, content: str) -> str:
    """The drawing with this content in a named group, in place of what is there; no such group: as it was."""
    opening = re.search(rf'<g id="{group}"[^>]*>', body)
    if opening is None:
        return body
    depth, end = 1, opening.end()
    for tag in re.finditer(r"<g\b|</g>", body[opening.end() :]):
        depth += -1 if tag[0] == "</g>" else 1
        if not depth:
            end = opening.end() + tag.start()
            break
    return body[: opening.end()] + content + body[end:]


def nameless(body: str) -> str:
    """The drawing without the names of its groups, so that it may stand in a picture twice."""
    return re.sub(r'(<g) id="[a-z]+"', r"\1", body).replace("<g></g>", "")


def recoloured(body: str, colours: Mapping[str, str]) -> str:
    """The drawing with these colors replaced, all at once."""
    return _COLOUR.sub(lambda found: colours.get(found[0], found[0]), body)
