"""Which stories a year has to tell: facts, each with its news value, which `story_words` puts into words."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from lordsball.ui.lords.gazette.story_words import KINDS
from lordsball.ui.lords.pieces.gazette import Story
from lordsball.ui.lords.pieces.icon_text import plain

STORIES = 3
_SAME_CLUB, _SAME_GROUP = 2.6, 2.2
"""How much less interesting a story is when the page has one about the same club, or of the same group."""

_COLUMN_HEIGHT, _ONE_HEAD, _TWO_HEADS, _ROW = 344, 31, 56, 22
_LETTERS, _HEAD_LETTERS = 28, 19
"""The column of the page: its height, that of headlines and rows (units), letters in a row and in a headline's row."""
_WAYS = 60
"""After this many turns every headline has been tried with every text."""


class News(NamedTuple):
    """Something that happened: its kind, the teams it is about, its words, and what adds to its weight."""

    kind: str
    teams: tuple[int, ...]
    words: Mapping[str, object]
    more: float = 0.0

    @property
    def weight(self) -> float:
        """How interesting it is."""
        return KINDS[self.kind].weight + self.more


def chosen(found: Iterator[News], seed: str, without: Sequence[str] = (), most: int = STORIES) -> list[News]:
    """The most interesting news, of different kinds, clubs and groups as far as there are any.

    :param seed: settles ties; the same for the same year of a game.
    :param without: kinds that the headline tells already.
    """
    left = [news for news in found if news.kind not in without]
    taken: list[News] = []
    while left and len(taken) < most:
        best = max(left, key=lambda news: (_worth(news, taken), _drawn(f"{seed} {news.kind} {news.teams}")))
        taken.append(best)
        left = [news for news in left if news.kind != best.kind]
    return taken


def _worth(news: News, taken: list[News]) -> float:
    club = sum(bool(news.teams) and news.teams[0] in other.teams[:1] for other in taken)
    group = sum(KINDS[news.kind].group == KINDS[other.kind].group for other in taken)
    return news.weight - _SAME_CLUB * club - _SAME_GROUP * group


def column(chosen_news: Sequence[News], seed: str, year: int) -> tuple[Story, ...]:
    """Stories in their words; where the column would run over, the longest of them are told in their fewest words."""
    stories = [worded(news, seed, year) for news in chosen_news]
    for number in sorted(range(len(stories)), key=lambda number: -_height(stories[number])):
        if sum(map(_height, stories)) > _COLUMN_HEIGHT:
            ways = (worded(chosen_news[number], seed, turn) for turn in range(_WAYS))
            stories[number] = min(ways, key=_height)
    return tuple(stories)


def _height(story: Story) -> float:
    """About how high a story stands in the column (units)."""
    rows = -(-len(story.words.replace("*", "")) // _LETTERS)
    return (_ONE_HEAD if len(story.headline) <= _HEAD_LETTERS else _TWO_HEADS) + rows * _ROW


def worded(news: News, seed: str, year: int) -> Story:
    """A story in one of its wordings; another year takes another one."""
    kind = KINDS[news.kind]
    turn = _drawn(f"{seed.partition(' ')[0]} {news.kind}") + year
    words = {name: str(value) for name, value in news.words.items()}
    words |= {name[:1].upper() + name[1:]: value[:1].upper() + value[1:] for name, value in words.items()}
    markup = {name: plain(value) for name, value in words.items()}
    headline, text = kind.headlines[turn % len(kind.headlines)], kind.texts[turn % len(kind.texts)]
    return Story(headline.format_map(words), text.format_map(markup))


def _drawn(words: str) -> int:
    """A number that only depends on the words: the engine's dice are not for newspapers."""
    return zlib.crc32(words.encode())


def picked(what: str, number: int) -> int:
    """One of this many, always the same for the same words."""
    return _drawn(what) % number


_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def spelled(number: int) -> str:
    """`three`, `17`: small numbers as words."""
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)
