"""Cards as single pictures, and as sheets with the saved object of Tabletop Simulator."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import pygame
from pygame import Surface

from lordsball.match.files import new_file
from lordsball.printing.box import Card
from lordsball.printing.document import Picture
from lordsball.printing.paper import BLEED
from lordsball.printing.png import back_name, file_name, slug, write_png
from lordsball.printing.tabletop import Deck, decks, saved_object


def write_pictures(cards: Sequence[Card], folder: Path, bleed: bool, replace: bool) -> Iterator[Path]:
    """A PNG of every card and every back in a folder that exists; yields each when it is there. Raises OSError."""
    edge = BLEED if bleed else 0.0
    backs: dict[str, Picture] = {}
    for card in cards:
        yield _written(card.face(edge), folder / f"{file_name(card)}.png", replace)
        if card.back is not None:
            backs.setdefault(back_name(card), card.back(edge))
    for name, picture in backs.items():
        yield _written(picture, folder / f"{name}.png", replace)


def write_decks(
    title: str, cards: Sequence[Card], group_names: Mapping[str, str], words: Mapping[str, str], folder: Path,
    base: str, replace: bool,
) -> Iterator[Path]:
    """Sheets, backs and the saved object in a folder that exists; yields each when it is there. Raises OSError.

    :param base: the address of the folder as Tabletop Simulator will look for it; "" for where it is on this machine.
    """
    made = decks(cards, group_names)
    for deck in made:
        yield _written(sheet(deck), folder / f"{deck.file}.png", replace)
        back = deck.cards[0].back
        yield _written(back(0) if back else _blank(deck), folder / f"{deck.file}_back.png", replace)
    path = folder / f"{slug(title)}.json"
    with new_file(path, replace) as file:
        object_ = saved_object(title, made, addresses(folder, base), words)
        file.write(json.dumps(object_, ensure_ascii=False, indent=2).encode("utf-8"))
    yield path


def addresses(folder: Path, base: str) -> Callable[[str], str]:
    """How a file of the folder is addressed."""
    start = base or f"file:///{folder.resolve().as_posix().lstrip('/')}"
    return lambda name: f"{start.rstrip('/')}/{name}"


def sheet(deck: Deck) -> Picture:
    """All cards of a deck in rows."""
    size = (deck.columns * deck.w, deck.rows * deck.h)

    def draw() -> bytes:
        whole = Surface(size, 0, 24)
        for number, card in enumerate(deck.cards):
            face = card.face(0)
            drawn = pygame.image.frombuffer(face.draw(), (face.w, face.h), "RGB")
            fitted = pygame.transform.smoothscale(drawn, (deck.w, deck.h))
            whole.blit(fitted, (number % deck.columns * deck.w, number // deck.columns * deck.h))
        return pygame.image.tobytes(whole, "RGB")

    return Picture(("sheet", deck.name), *size, draw)


def _blank(deck: Deck) -> Picture:
    return Picture(("blank", deck.w, deck.h), deck.w, deck.h, lambda: b"\xee" * (3 * deck.w * deck.h))


def _written(picture: Picture, path: Path, replace: bool) -> Path:
    with new_file(path, replace) as file:
        write_png(picture, file)
    return path
