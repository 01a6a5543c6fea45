"""A printed PDF read back: where its pictures and words stand on each page, in mm from the upper left corner."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from pypdf import PdfReader
from pypdf.generic import ContentStream

MM = 25.4 / 72
Matrix = tuple[float, float, float, float, float, float]


class Placed(NamedTuple):
    """A picture: its name, its upper left corner and its size, how far it is turned clockwise, its dots."""

    name: str
    x: float
    y: float
    w: float
    h: float
    turn: int
    dots: tuple[int, int]


def read(pdf: bytes | Path) -> PdfReader:
    return PdfReader(BytesIO(pdf) if isinstance(pdf, bytes) else pdf, strict=True)


def size(reader: PdfReader, page: int) -> tuple[float, float]:
    box = reader.pages[page].mediabox
    return round(float(box.width) * MM, 1), round(float(box.height) * MM, 1)


def times(a: Matrix, b: Matrix) -> Matrix:
    return (
        a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3], a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3],
        a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5],
    )


def operations(reader: PdfReader, number: int) -> Iterator[tuple[bytes, Any, Matrix]]:
    """What a page draws, in order, and where each time: the matrix that holds then."""
    stack, now = [], (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    for operands, operator in ContentStream(reader.pages[number].get_contents(), reader).operations:
        if operator == b"q":
            stack.append(now)
        elif operator == b"Q":
            now = stack.pop()
        elif operator == b"cm":
            now = times(tuple(map(float, operands)), now)  # type: ignore[arg-type]
        else:
            yield operator, operands, now


def pictures(reader: PdfReader, number: int) -> list[Placed]:
    """Every picture of a page, in the order in which they are drawn."""
    page = reader.pages[number]
    high = float(page.mediabox.height)
    objects = page["/Resources"]["/XObject"]
    found = []
    for operator, operands, now in operations(reader, number):
        if operator == b"Do":
            a, b, c, d, e, f = now
            left, right = min(0, a) + min(0, c) + e, max(0, a) + max(0, c) + e
            low, top = min(0, b) + min(0, d) + f, max(0, b) + max(0, d) + f
            turn = 0 if a > 1e-6 else 180 if a < -1e-6 else 270 if b > 0 else 90
            picture = objects[operands[0]]
            found.append(Placed(
                operands[0], round(left * MM, 2), round((high - top) * MM, 2), round((right - left) * MM, 2),
                round((top - low) * MM, 2), turn, (picture["/Width"], picture["/Height"]),
            ))
    return found


def lines(reader: PdfReader, number: int) -> list[tuple[float, float, float, float]]:
    """Every straight line of a page that is stroked by itself: its ends."""
    high = float(reader.pages[number].mediabox.height)
    found, path = [], []
    for operator, operands, now in operations(reader, number):
        if operator in (b"m", b"l"):
            x, y = map(float, operands)
            path.append((x * now[0] + y * now[2] + now[4], x * now[1] + y * now[3] + now[5]))
        elif operator == b"S":
            if len(path) == 2:
                (x1, y1), (x2, y2) = path
                found.append(tuple(round(v * MM, 2) for v in (x1, high - y1, x2, high - y2)))
            path = []
        elif operator in (b"f", b"B", b"n", b"re", b"c"):
            path = []
    return found
