"""What nobody can see in a card file, or takes for something else, is named by code point where it stands."""

import re
import unicodedata

import pytest

from lordsball.content import reader
from lordsball.content.characters import ODD, REFUSED, can_be_seen, place_in
from lordsball.content.problems import Findings

VISIBLE_FORMAT = {*range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD}
"""Signs before a number, which Unicode calls format characters though they draw ink."""
HIDDEN = [
    chr(code)
    for code in range(0x80, 0x110000)
    if (unicodedata.category(chr(code)) in ("Zs", "Zl", "Zp", "Cf", "Cc") and code not in VISIBLE_FORMAT)
    or code in (0x34F, 0x115F, 0x1160, 0x17B4, 0x2800, 0x3164, 0xFFA0, 0xFE0F, 0xE0100)
]
GOOD = "cards:\n  - name: Jack\n    cost: 3\n    quip: Boo\n"


def told(text: str) -> list[str]:
    findings = Findings()
    reader.read(text, "x.yaml", findings)
    return [str(problem) for problem in findings.all]


def test_every_character_that_draws_nothing_is_known() -> None:
    assert [hex(ord(c)) for c in HIDDEN if not ODD.match(c) and not REFUSED.match(c)] == []


@pytest.mark.parametrize(
    ("before", "line", "column"),
    [("    cost:", 3, 10), ("    co", 3, 7), ("    cost: 3", 3, 12), ("  - name: Ja", 2, 13), ("cards:\n", 2, 1)],
    ids=["for the blank after a colon", "in a key", "after a number", "in a name", "in the indentation"],
)
def test_hidden_characters_are_named_where_they_stand(before: str, line: int, column: int) -> None:
    """Whatever the parser makes of them, at whatever place."""
    for hidden in HIDDEN:
        at = GOOD.index(before) + len(before)
        text = GOOD[:at] + hidden + GOOD[at + (hidden == "\xa0" and GOOD[at] == " ") :]
        place = f"x.yaml:{line}:{column}: "
        lines = [message for message in told(text) if message.startswith(place)]
        assert any(f"U+{ord(hidden):04X}" in message for message in lines), (hex(ord(hidden)), told(text))
        assert all(message.isprintable() for message in told(text))


def test_what_joins_letters_or_pictures_may_stay() -> None:
    assert told("a: می\u200cخواهم 👩\u200d🚀 ❤\ufe0f 🏴\U000e0067\U000e0062\U000e007f 選手") == []


def test_comments_may_hold_anything_that_can_be_read() -> None:
    assert told("a: 1  # x\xa0y\u200bz： “q”\n# \u3000：\nb: 2\n") == []


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_are_counted_in_one_way(end: str) -> None:
    """As editors do: by the characters that the reader checks itself, and by those that the parser finds."""
    text = end.join(["a: 1", "b: 'x", "  y'", "c: !t 1", "d: \u200b1", ""])
    assert [line.split(": ")[0] for line in told(text)] == ["x.yaml:4:4", "x.yaml:5:4"]
    assert told(end.join(["a: 1", "b: \x07"]))[0].startswith("x.yaml:2:4: ")
    findings = Findings()
    assert reader.decode(end.join(["a: 1", "b: é", "c: "]).encode() + b"\xff", "x.yaml", findings) is None
    assert str(findings.all[0]).startswith("x.yaml:3:4: ")
    assert place_in(f"a{end}b", 1 + len(end)) == (2, 1)


@pytest.mark.parametrize("separator", ["\x85", "\u2028", "\u2029"])
def test_other_line_ends_are_refused(separator: str) -> None:
    (message,) = told(f"a: one{separator}two\nb: !x 1\n")
    assert re.match(rf"x\.yaml:1:7: found the invisible character U\+{ord(separator):04X}", message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a：1\nb: 2\n", "x.yaml:1:2: found U+FF1A (fullwidth colon), expected ':'"),
        ("l:\n  - a: 1\n    b： 2\n    c: 3\n", "x.yaml:3:6: found U+FF1A (fullwidth colon), expected ':'"),
        ("{a： 1, b: 2}", "x.yaml:1:3: found U+FF1A (fullwidth colon) in a key, expected ':'"),
        ("a: [1，2]", "x.yaml:1:6: warning: found U+FF0C (fullwidth comma), which becomes part of the text, "
                     "expected ',' or quotes around it"),
        ("a: [1, 2］\nb: 1\n", "x.yaml:1:9: warning: found U+FF3D (fullwidth right square bracket), which becomes part "
                               "of the text, expected ']' or quotes around it"),
        ("l:\n  \u2013 a: 1\n", "x.yaml:2:3: found U+2013 (en dash) in a key, expected '-'"),
        ("c\u043est: 1", "x.yaml:1:2: found U+043E (cyrillic small letter o) in a key, expected 'o'"),
        ("a: c\u043ern", "x.yaml:1:5: warning: found U+043E (cyrillic small letter o) among Latin letters, "
                         "expected 'o'"),
        ("a: 'c\u043ern'", "x.yaml:1:6: warning: found U+043E (cyrillic small letter o) among Latin letters, "
                           "expected 'o'"),
        ("a: “Boo, he said.”", "x.yaml:1:4: warning: found U+201C (left double quotation mark) around a text, which "
                               'becomes part of it, expected "'),
        ('a: "Boo”\nb: "x"\nc: 1\n', 'x.yaml:1:8: found U+201D (right double quotation mark), expected ": the quote '
                                     "opened on this line"),
        ("name: Hal #7", "x.yaml:1:11: warning: found '#7' after 'Hal', which starts a comment there, expected quotes "
                         "around the whole text (did you mean 'Hal #7', in quotes?)"),
        ("x: {name: Hal #7, bat: 3, text: 'So it goes.'}\n",
         "x.yaml:1:15: warning: found '#7' after 'Hal', which starts a comment there, expected quotes around the whole "
         "text (did you mean 'Hal #7', in quotes?)"),
        ("name: Hal # 7", "x.yaml:1:11: warning: found '# 7' after 'Hal', which starts a comment there, expected "
                          "quotes around the whole text (did you mean 'Hal # 7', in quotes?)"),
        ('a: "\\u200b"', "x.yaml:1:4: warning: found U+200B (zero width space) written as an escape, expected "
                          "visible text"),
    ],
)
def test_look_alikes_are_named(text: str, message: str) -> None:
    assert message in told(text)


@pytest.mark.parametrize(
    "text",
    [
        "a: Slugger   # a comment", "a: 3 #7", "a: true #x", "a: Howlin’ Hal", 'a: "“Boo,” he said."',
        "a: “Boo,” he said. “Boo.”",
        "a: Ørsted選手 — Iñaki", "a: Олег", "a: '選：手'", "a: 選：手", "a: »Boo« – so",
    ],
)
def test_what_is_meant_as_it_stands_is_left_alone(text: str) -> None:
    assert told(text) == []


def test_a_text_needs_something_to_see() -> None:
    assert not any(can_be_seen(c) for c in HIDDEN)
    assert not can_be_seen("\u0301 \u200b")
    assert all(can_be_seen(text) for text in ("a", "?", "選", "⚾", "7"))
