"""Broken YAML is told where the mistake was made, not where the parser noticed it."""

import pytest
import yaml

from lordsball.content import reader
from lordsball.content.problems import Findings

CARDS = """\
cards:
  - id: jack
    name: Jack
    quip: "Carved on Thursday. The candle stays lit."
    odds: {out: 40, single: 60}
    tags: [sly, old]
  - id: wanda
    name: Wanda
    quip: 'Warms up by broomstick.'
    odds: {out: 30, single: 70}
    tags: [wise]
last:
  - id: phil
    quip: "Nobody has ever seen him."
"""


def told(text: str) -> list[str]:
    findings = Findings()
    reader.read(text, "x.yaml", findings)
    return [str(problem) for problem in findings.all]


@pytest.fixture(params=["fast", "slow"], autouse=True)
def either_loader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "slow":
        monkeypatch.setattr(reader, "LOADER", yaml.SafeLoader)
        reader._read_once.cache_clear()


@pytest.mark.parametrize("line", [3, 8, 13])
@pytest.mark.parametrize("quote", ['"', "'"])
def test_an_open_quote_is_told_where_it_opens(line: int, quote: str) -> None:
    lines = CARDS.replace('"', quote).replace("'", quote).splitlines()
    lines[line] = lines[line][:-1]
    column = lines[line].index(quote) + 1
    assert told("\n".join(lines)) == [
        f"x.yaml:{line + 1}:{column}: found a quote {quote} that is not closed, expected another at the end of the text"
    ]


@pytest.mark.parametrize("line", [n for n, row in enumerate(CARDS.splitlines()) if ": " in row and "{" not in row])
def test_a_key_without_a_space_is_told_on_its_line(line: int) -> None:
    lines = CARDS.splitlines()
    lines[line] = lines[line].replace(": ", ":", 1)
    messages = told("\n".join(lines))
    if messages:  # as the last key of a group it is a text of its own, for the model to refuse
        word = lines[line].strip().removeprefix("- ")
        column = lines[line].index(word) + 1
        assert len(messages) == 1
        assert messages[0].startswith(f"x.yaml:{line + 1}:{column}: ")
        assert "space after the ':'" in messages[0] or '"' in word or "'" in word or "[" in word


@pytest.mark.parametrize("line", [n for n, words in enumerate(CARDS.splitlines()) if words.startswith(" ")])
@pytest.mark.parametrize("place", ["indentation", "dash", "colon"])
def test_a_tab_is_told_where_it_stands(line: int, place: str) -> None:
    lines = CARDS.splitlines()
    words = lines[line]
    column = {"indentation": 1, "dash": words.find("- ") + 2, "colon": words.find(": ") + 2}[place]
    if column < 2 and place != "indentation":
        return
    lines[line] = "\t" + words.lstrip() if place == "indentation" else words[: column - 1] + "\t" + words[column:]
    messages = told("\n".join(lines))
    assert all(message.startswith(f"x.yaml:{line + 1}:{column}: found a tab") for message in messages)
    assert messages or place == "colon"  # where YAML allows it


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a: [1, 2\nb: 3\nc: 4\n", "x.yaml:1:4: found a list that is not closed, expected ',' or ']'"),
        ("a: [#ffe9a8, #f0a020]\nb: '#ffffff'\nc: 1\n",
         "x.yaml:1:4: found a list that is not closed, expected ',' or ']' (an unquoted # starts a comment)"),
        ("a: {b: x, c: [#ffe9a8, #f0a020], d: 1}\ne:\n  - f: 1\n",
         "x.yaml:1:15: found a '#' that starts a comment, expected quotes around a text that begins with it"),
        ("a: [1, , 2]\n", "x.yaml:1:8: found a character that cannot start a value, expected a value"),
        ("a:\n  - {b: 1, c: 2\n  - {b: 2}\n", "x.yaml:2:5: found a group that is not closed, expected ',' or '}'"),
        ("a: 'Howlin' Hal'\nb: 1\n", "x.yaml:1:13: found more after the closing quote, expected the end of the text "
                                     "(a quote inside is written '')"),
        ("a:\n  - {b: 'Pete's Moss', c: 1}\n", "x.yaml:2:15: found more after the closing quote, expected the end "
                                             "of the text (a quote inside is written '')"),
        ("a: {b: \"say \"hi\" to\", c: 2}\n", "x.yaml:1:14: found more after the closing quote, expected the end of "
                                          "the text (a quote inside is written \\\")"),
        ("a: {b: Grows: on you, c: 2}\n", "x.yaml:1:13: found a ':' where no key can be, expected one 'key: value' "
                                         "per line (a text with ': ' in it needs quotes)"),
        ("a: {b: 'x' c: 2}\n", "x.yaml:1:4: found a group that is not closed, expected ',' or '}'"),
        ("a: Jack\n  b: 1\n", "x.yaml:2:3: found a line further to the right than the keys around it, expected it in "
                              "their column"),
        ("a: 1\nbeware\nc: 2\n", "x.yaml:2:1: found 'beware' without ':', expected 'key: value'"),
        ("- id:jack\n  name: x\n", "x.yaml:1:3: found 'id:jack', expected a space after the ':'"),
    ],
)
def test_the_mistake_itself_is_told(text: str, message: str) -> None:
    assert told(text) == [message]
