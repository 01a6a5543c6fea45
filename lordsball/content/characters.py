"""Characters that are not what they seem: they draw nothing, draw a blank, or look like a sign of YAML's.

They come from web pages, word processors and other keyboards. Messages call them by code point, because a message that
shows one shows nothing.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

LINE_ENDS = "\x85\u2028\u2029"
"""Line ends to Unicode, but not to editors: with one in a file, nobody agrees on the number of the next line."""
BLANKS = "\xa0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\u115f\u1160\uffa0"
"""Blanks beside the ordinary one (as part of a regular expression)."""
TURNING = "\u202a-\u202e\u2066-\u2069"
"""They turn the direction of what follows: a line would not read the way it plays."""
NOTHING = (
    "\xad\u034f\u061c\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u2065\u206a-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb"
    "\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""Characters that draw nothing."""
REFUSED = re.compile(
    f"[^\t\n\r\x20-\x7e\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]|[{LINE_ENDS}{TURNING}]"
)
"""What no card file may hold, wherever it stands: controls, other line ends, turns of direction."""
ODD = re.compile(f"[{BLANKS}{NOTHING}{TURNING}{LINE_ENDS}]")
"""What cannot be told from a blank, or from nothing."""
_JOINS = "\u200c\u200d\ufe0e\ufe0f"

_LETTERS = dict(
    zip("АВСЕНІЈКМОРЅТХаԁеһіјорԛѕԝхуΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABCEHIJKMOPSTXadehijopqswxyABEZHIKMNOPTYXo", strict=True)
)
"""Letters of other alphabets in the shape of Latin ones."""
_SIGNS = dict(zip("‐‑‒–—―−⁃“”„‟«»‘’‚‛‹›′‵∶꞉ː،、。٫٬", "-" * 8 + '"' * 6 + "'" * 8 + ":::,,..,", strict=True))
"""Signs that no normal form of Unicode calls the same as a sign of ASCII."""
STRUCTURE = re.compile("[：，、［］｛｝＃∶꞉﹕︰]")
"""Signs in the shape of those that YAML is built of."""
CURLY = ("“„‟«‹‘‚‛”»›’", "”»›’“‟‘«‹")
"""Quotation marks of books: those that open a text, those that close one."""
_WORD = re.compile(r"[^\W\d_]+")


def place_in(text: str, index: int) -> tuple[int, int]:
    r"""Line and column of a character, from 1, as editors count: a line ends with LF, CR or both.

    >>> place_in("id: hal\r\nname: Hal", 15)
    (2, 7)
    """
    line = text.count("\n", 0, index) + text.count("\r", 0, index) - text.count("\r\n", 0, index) + 1
    return line, index - start_of_line(text, index) + 1


def start_of_line(text: str, at: int) -> int:
    """Where the line of a character begins."""
    return max(text.rfind("\n", 0, at), text.rfind("\r", 0, at)) + 1


def rest_of_line(text: str, at: int, most: int = 1000) -> str:
    """What stands from here to the end of the line, cut where nobody would read on."""
    return re.split(r"[\r\n]", text[at : at + most], maxsplit=1)[0]


def named(character: str) -> str:
    r"""A character that cannot be shown, by number and name.

    >>> named("\u00a0")
    'U+00A0 (no-break space)'
    """
    name = unicodedata.name(character, "").lower()
    return f"U+{ord(character):04X} ({name})" if name else f"U+{ord(character):04X}"


def seems(character: str) -> str:
    r"""The sign of ASCII that a character could be taken for, or an empty string.

    >>> seems("\u0410"), seems("\u00a0"), seems("é")  # a Cyrillic A, a no-break space
    ('A', ' ', '')
    """
    if character.isascii():
        return ""
    if re.fullmatch(f"[{BLANKS}]", character):
        return " "
    alike = _LETTERS.get(character) or _SIGNS.get(character) or unicodedata.normalize("NFKC", character)
    return alike if len(alike) == 1 and alike.isascii() else ""


def as_meant(text: str) -> str:
    r"""The text with look-alikes as the signs they look like, and without what draws nothing.

    >>> as_meant("\u0410ce\u200b")
    'Ace'
    """
    return "".join(seems(c) or ("" if ODD.match(c) else c) for c in text)


def odd_in(text: str) -> Iterator[int]:
    """Where a text holds odd characters, save those that join the letters or pictures on both sides of them."""
    for match in ODD.finditer(text):
        at = match.start()
        joins = text[at] in _JOINS or "\U000e0020" <= text[at] <= "\U000e007f"
        if not (joins and at and not text[at - 1].isascii()):
            yield at


def foreign_in(text: str) -> list[int]:
    """Where a letter of another alphabet passes for a Latin one, in the middle of a word of Latin letters."""
    return [
        word.start() + at
        for word in _WORD.finditer(text)
        if not word[0].isascii() and any(c.isascii() for c in word[0])
        for at, c in enumerate(word[0])
        if c in _LETTERS
    ]


def can_be_seen(text: str) -> bool:
    r"""Whether anything of a text draws ink: a letter, a digit, a sign. Marks alone are none: they need a letter.

    >>> can_be_seen("é"), can_be_seen("\u200b"), can_be_seen("\u0301")
    (True, False, False)
    """
    return any(unicodedata.category(c)[0] in "LNPS" and not ODD.match(c) for c in text)
