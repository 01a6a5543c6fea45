"""Small pieces of English that every game's sentences share: plurals, lists, ordinals, names of teams."""

from __future__ import annotations

from collections.abc import Sequence

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def counted(number: int, one: str, several: str = "") -> str:
    """A number and its noun.

    >>> counted(1, "Star"), counted(3, "Star"), counted(2, "die", "dice")
    ('1 Star', '3 Stars', '2 dice')
    """
    return f"{number} {one if number == 1 else several or one + 's'}"


def spelled(number: int, one: str, several: str = "") -> str:
    """The same, with small numbers in words.

    >>> spelled(1, "run"), spelled(0, "run"), spelled(12, "card")
    ('one run', 'no runs', '12 cards')
    """
    word = NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)
    return f"{word} {one if number == 1 else several or one + 's'}"


def listed(words: Sequence[str]) -> str:
    """Words in a row.

    >>> listed([]), listed(["Jack"]), listed(["Jack", "Hal", "Dave"])
    ('nothing', 'Jack', 'Jack, Hal and Dave')
    """
    return "nothing" if not words else words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def capital(words: str) -> str:
    """The words as a sentence begins: the first letter large, all others as they are.

    >>> capital("the All-Stars")
    'The All-Stars'
    """
    return words[:1].upper() + words[1:]


def ordinal(number: int) -> str:
    """A place in a row.

    >>> ordinal(1), ordinal(4), ordinal(11), ordinal(22)
    ('1st', '4th', '11th', '22nd')
    """
    if number % 100 in (11, 12, 13) or not 1 <= number % 10 <= 3:
        return f"{number}th"
    return f"{number}{('st', 'nd', 'rd')[number % 10 - 1]}"


def club(team: str) -> str:
    """A team's short name inside a sentence, with its article.

    >>> club("Graveyard Shift"), club("The Underdogs")
    ('the Graveyard Shift', 'the Underdogs')
    """
    return f"the {team.removeprefix('The ')}"


def possessive(name: str) -> str:
    """What belongs to a name.

    >>> possessive("the Gulls"), possessive("the Graveyard Shift")
    ("the Gulls'", "the Graveyard Shift's")
    """
    return f"{name}'" if name.endswith("s") else f"{name}'s"
