"""The markup of a booklet, and what is made of it. No pygame.

    # Chapter {anchor}                  a chapter; its anchor, then steps of the rules it is about
    ## Heading {anchor; AtBat.resolve}
    A paragraph with *bold* and _italic_ words, over as many lines as it likes.
    - a point of a list
    > M1: how a gap in the rulebook is read here
    [figure: results]                   a picture or table the game's cover draws
    ? flag                              the next block is there only with this flag; `?! flag`: only without it

`{name}` in the text becomes a number or word of the cards. Empty lines separate paragraphs.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

CHAPTER, HEADING, TEXT, POINT, READING, FIGURE = "chapter", "heading", "text", "point", "reading", "figure"

EVERY_CARD = "every_card"
"""The anchor of the chapter in which every card stands."""
_TITLE = re.compile(r"(#{1,2}) (.+?) \{([a-z_]+)(?:; ([\w. ]+))?\}")
_FIGURE = re.compile(r"\[figure: ([a-z_]+)\]")
_READING = re.compile(r"> ([MLW]\d+(?:, [MLW]\d+)*): (.+)")
_FLAG = re.compile(r"\?(!?) ([a-z_]+)")
_MARKS = re.compile(r"[*_\\]")


class Block(NamedTuple):
    """One thing on the page. `text` is markup, or the name of a figure; `label` the rulings of a reading."""

    kind: str
    text: str
    chapter: int
    anchor: str = ""
    steps: tuple[str, ...] = ()
    label: str = ""

    @property
    def plain(self) -> str:
        """The words without marks, for searching."""
        return _MARKS.sub("", self.text) if self.kind != FIGURE else ""


class Booklet:
    """All blocks in order.

    :param blocks: the first one is a chapter.
    """

    def __init__(self, blocks: Collection[Block]) -> None:
        self.blocks = tuple(blocks)
        self.chapters = tuple(number for number, block in enumerate(self.blocks) if block.kind == CHAPTER)
        """The places of the chapters among the blocks."""

    @property
    def rules_end(self) -> int:
        """The block at which the rules end and the list of all cards begins."""
        return next((at for at in self.chapters if self.blocks[at].anchor == EVERY_CARD), len(self.blocks))

    def at_step(self, where: str) -> int | None:
        """What is said about where a game stands (as `Position.where()` tells it): its innermost step that is named.
        A heading's anchor names it as well."""
        for step in reversed(where.split(" > ")):
            for number, block in enumerate(self.blocks):
                if step in (*block.steps, block.anchor):
                    return number
        return None

    def search(self, words: str) -> list[int]:
        """The places of blocks that hold all these words, in whatever order."""
        wanted = words.casefold().split()
        if not wanted:
            return []
        return [n for n, block in enumerate(self.blocks) if all(w in block.plain.casefold() for w in wanted)]


def parse(source: str, values: Mapping[str, object], flags: Collection[str] = ()) -> Booklet:
    """A booklet from its text. Raises ValueError with the line for bad markup, KeyError for an unknown name."""
    blocks: list[Block] = []
    chapter = -1
    shown = True
    for line, lines in _groups(source):
        first = lines[0]
        if condition := _FLAG.fullmatch(first):
            shown = (condition[2] in flags) != bool(condition[1])
            continue
        if shown:
            filled = lines if first.startswith("#") else [text.format_map(values) for text in lines]
            block = _block(line, filled, chapter)
            chapter += block.kind == CHAPTER
            blocks.append(block._replace(chapter=chapter))
        shown = True
    if not blocks or blocks[0].kind != CHAPTER:
        raise ValueError("found no chapter at the start of the booklet")
    return Booklet(blocks)


def _groups(source: str) -> Iterator[tuple[int, list[str]]]:
    """Lines that belong together, with the number of the first: a paragraph, or one line of another kind."""
    paragraph: list[str] = []
    start = 0
    for number, raw in enumerate(source.splitlines(), 1):
        line = raw.strip()
        single = line.startswith(("#", "[", "?"))
        opens = line.startswith(("- ", "> "))
        if paragraph and (not line or single or opens):
            yield start, paragraph
            paragraph = []
        if single:
            yield number, [line]
        elif line:
            if not paragraph:
                start = number
            paragraph.append(line)
    if paragraph:
        yield start, paragraph


def _block(line: int, lines: list[str], chapter: int) -> Block:
    first = lines[0]
    if first.startswith("#"):
        title = _TITLE.fullmatch(first)
        if title is None:
            raise ValueError(f"line {line}: found '{first}', expected '# Title {{anchor}}'")
        kind = CHAPTER if title[1] == "#" else HEADING
        return Block(kind, title[2], chapter, title[3], tuple((title[4] or "").split()))
    if first.startswith("["):
        figure = _FIGURE.fullmatch(first)
        if figure is None:
            raise ValueError(f"line {line}: found '{first}', expected '[figure: name]'")
        return Block(FIGURE, figure[1], chapter)
    whole = " ".join(lines)
    if whole.startswith("> "):
        reading = _READING.fullmatch(whole)
        if reading is None:
            raise ValueError(f"line {line}: found '{first}', expected '> M1: words'")
        return Block(READING, reading[2], chapter, label=reading[1])
    if whole.startswith("- "):
        return Block(POINT, whole[2:], chapter)
    return Block(TEXT, whole, chapter)
