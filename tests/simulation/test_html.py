"""The report is one file that needs nothing else, says what the JSON says, and closes whatever it opens."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lordsball.cli import main

VOID = {"meta", "line", "circle", "rect"}


class Reader(HTMLParser):
    """Tags that are open, and the words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.rows: list[int] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag == "tr":
            self.rows.append(0)
        if tag in ("td", "th"):
            self.rows[-1] += 1
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def report(path: Path, *words: str) -> str:
    assert main(["simulate", *words, "--report", str(path)]) == 0
    return path.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("monster_league", "--games", "4", "--seats", "rookie,rookie", "--contribution"), "What each card of The"),
        (("monster_league", "--games", "30", "--seats", "random,random", "--teams", "all"), "The Mountain Maulers"),
        (("lords", "--games", "1", "--seats", "random,random"), "Victory Points"),
    ],
)
def test_a_report_is_whole(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    text = report(tmp_path / "a.html", *words)
    reader = Reader(text)
    assert reader.open == []
    assert 0 not in reader.rows
    assert any(said in word for word in reader.words)
    assert text.count("<svg") >= 2


def test_a_report_asks_for_nothing_from_elsewhere(tmp_path: Path) -> None:
    text = report(tmp_path / "a.html", "monster_league", "--games", "2", "--seats", "random,random")
    assert re.findall(r"https?:|\bsrc=|\bhref=|@import|url\(", text) == []


def test_names_are_words_and_never_markup(tmp_path: Path) -> None:
    cards = Path(__file__).resolve().parents[2] / "cards" / "monster_league" / "teams" / "candy_crushers.yaml"
    mine = tmp_path / "cards" / "monster_league" / "teams" / "candy_crushers.yaml"
    mine.parent.mkdir(parents=True)
    mine.write_text(cards.read_text("utf-8").replace("name: Bad Luck Buck", "name: '<b>Buck</b>'"), "utf-8")
    text = report(tmp_path / "a.html", "monster_league", "--games", "2", "--seats", "random,random", "--cards",
                  str(tmp_path / "cards"))
    assert "&lt;b&gt;Buck&lt;/b&gt;" in text
    assert "<b>" not in text
