"""PNG files that say how large they are on paper. Source: the PNG specification."""

from __future__ import annotations

import re
import struct
import unicodedata
import zlib
from typing import BinaryIO

from lordsball.printing.box import Card
from lordsball.printing.document import Picture
from lordsball.printing.paper import DPI

_DOTS_A_METER = round(DPI / 0.0254)
_START = b"\x89PNG\r\n\x1a\n"
_DEEP, _COLOURED, _METERS = 8, 2, 1


def write_png(picture: Picture, output: BinaryIO) -> None:
    """A picture as a PNG of 300 dots per inch."""
    rows = picture.draw()
    wide = 3 * picture.w
    lines = b"".join(b"\0" + rows[at : at + wide] for at in range(0, len(rows), wide))
    output.write(_START)
    output.write(_chunk(b"IHDR", struct.pack(">2I5B", picture.w, picture.h, _DEEP, _COLOURED, 0, 0, 0)))
    output.write(_chunk(b"pHYs", struct.pack(">2IB", _DOTS_A_METER, _DOTS_A_METER, _METERS)))
    output.write(_chunk(b"IDAT", zlib.compress(lines, 6)))
    output.write(_chunk(b"IEND", b""))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def file_name(card: Card) -> str:
    """What a card's picture is called, without ending: its team, its kind, its id, and its name where that is another.

    >>> file_name(Card("rs_01", "season", "", "", "Bunt Day!", 63, 88, None))
    'season_rs_01_bunt_day'
    >>> file_name(Card("jack", "batters", "", "graveyard_shift", "Jack", 63, 88, None))
    'graveyard_shift_batters_jack'
    >>> file_name(Card("night_market_neon_ned", "players", "", "night_market", "Neon Ned", 63, 88, None))
    'night_market_players_neon_ned'
    """
    name = slug(card.name)
    id = card.id.removeprefix(f"{card.group}_")
    return "_".join(part for part in (card.group, card.kind, id, "" if name == id else name) if part)


def back_name(card: Card) -> str:
    """The same for the back that all of its kind have."""
    return "_".join(part for part in (card.group, card.kind, "back") if part)


def slug(name: str) -> str:
    """A name as a part of a file's name: small letters and figures."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii").lower().replace("'", "")
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")
