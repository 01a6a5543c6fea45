"""Reading card files: every refusal is one sentence with its line, and no file is ever harmful."""

import os
import time
import tracemalloc
from pathlib import Path

import pytest
import yaml

from lordsball import limits
from lordsball.content import reader
from lordsball.content.problems import Findings


@pytest.fixture(params=["fast", "slow"])
def either_loader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The C loader, and the one of PyYAML installations that came without it."""
    if request.param == "slow":
        monkeypatch.setattr(reader, "LOADER", yaml.SafeLoader)
        reader._read_once.cache_clear()
    return str(request.param)


def values(text: str) -> object:
    findings = Findings()
    document = reader.read(text, "x.yaml", findings)
    assert findings.all == ()
    assert document is not None
    return document.data


def messages(text: str) -> list[str]:
    findings = Findings()
    reader.read(text, "x.yaml", findings)
    return [str(problem) for problem in findings.all]


def decoded(raw: bytes) -> tuple[str | None, list[str]]:
    findings = Findings()
    return reader.decode(raw, "x.yaml", findings), [str(problem) for problem in findings.all]


def test_groups_lists_and_words(either_loader: str) -> None:
    assert values("a: 1\nb: [x, 2, {c: null}]\nd:\n  - e\n  - 'no'\n") == {
        "a": 1, "b": ("x", 2, {"c": None}), "d": ("e", "no"),
    }


def test_words_that_yaml_1_1_would_bend_stay_words(either_loader: str) -> None:
    assert values("- no\n- on\n- 12:30\n- 010\n- yes: off\n") == ("no", "on", "12:30", 10, {"yes": "off"})


def test_keys_are_always_text(either_loader: str) -> None:
    assert values("{no: 1, on: 2, 1: 3, true: 4, ~: 5, 010: 6}") == {
        "no": 1, "on": 2, "1": 3, "true": 4, "~": 5, "010": 6,
    }


def test_quoted_words_are_text(either_loader: str) -> None:
    assert values("['5', \"true\", '~', '']") == ("5", "true", "~", "")


def test_other_alphabets_and_pictures(either_loader: str) -> None:
    assert values("name: Iñaki Ørsted 選手 ⚾🎃") == {"name": "Iñaki Ørsted 選手 ⚾🎃"}


def test_columns_count_letters_not_bytes(either_loader: str) -> None:
    assert messages("{é🎃選: 1, b: !x 2}")[0].startswith("x.yaml:1:13: ")


@pytest.mark.parametrize(
    "raw", [b"a: 1\nb: \xc3\xa9\n", b"\xef\xbb\xbfa: 1\nb: \xc3\xa9\n", b"a: 1\r\nb: \xc3\xa9\r\n"]
)
def test_utf8_with_and_without_mark_and_both_line_ends(raw: bytes) -> None:
    text, problems = decoded(raw)
    assert problems == []
    assert text is not None
    assert values(text) == {"a": 1, "b": "é"}


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (
            "a: 1".encode("utf-16"),
            "x.yaml: found a file saved as UTF-16, expected UTF-8 (save it again in that encoding)",
        ),
        (b"a: 1\nb: \xe9t\xe9\n", "x.yaml:2:4: found the byte 0xe9, expected a file saved as UTF-8"),
        (b"a: \xc3\xa9\xff", "x.yaml:1:5: found the byte 0xff, expected a file saved as UTF-8"),
    ],
)
def test_other_encodings_are_one_sentence(raw: bytes, message: str) -> None:
    assert decoded(raw) == (None, [message])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "x.yaml: found an empty file, expected cards"),
        ("# only a comment\n", "x.yaml: found an empty file, expected cards"),
        ("---\n...\n", "x.yaml: found an empty file, expected cards"),
        ("a: 1\nb: 2\na: 3\n", "x.yaml:3:1: found the key 'a' again (first on line 1), expected it once"),
        ("x: {no: 1, 'no': 2}", "x.yaml:1:12: found the key 'no' again (first on line 1), expected it once"),
        ("a: !!python/object/apply:os.system [echo]",
         "x.yaml:1:4: found the tag '!!python/object/apply:os.system', expected a plain value without tags"),
        ("a: !!int '5'", "x.yaml:1:4: found the tag '!!int', expected a plain value without tags"),
        ("a: !mine {b: 1}", "x.yaml:1:4: found the tag '!mine', expected a plain value without tags"),
        ("a: &x {b: 1}\nc:\n  <<: *x\n", "x.yaml:3:3: found a merge key '<<', expected every key written out"),
        ("[a]: 1", "x.yaml:1:1: found a key that is not a word, expected 'key: value'"),
        ("? {a: 1}\n: 2\n", "x.yaml:1:3: found a key that is not a word, expected 'key: value'"),
        ("&x a: 1\n*x : 2\n", "x.yaml:2:1: found a key that is not a word, expected 'key: value'"),
        ("a: 1\n---\nb: 2\n", "x.yaml:2:1: found a second document ('---'), expected one per file"),
        ("a: &x [1, *x]", "x.yaml:1:11: found *x inside its own anchor, expected a value that ends"),
        ("a: *x", "x.yaml:1:4: found *x, expected an anchor &x further up in the file"),
        pytest.param("[" * 500, "x.yaml:1:31: found groups inside groups, 30 deep, expected a few", id="deep"),
        ("a: b\0c", "x.yaml:1:5: found the invisible character U+0000, expected readable text"),
        ("a: 1\nb: x\x1by", "x.yaml:2:5: found the invisible character U+001B, expected readable text"),
        ("a: \ud800", "x.yaml:1:4: found the invisible character U+D800, expected readable text"),
        ("a:\n\tb: 1\n", "x.yaml:2:1: found a tab at the start of the line, expected spaces"),
        ("a: b: c\n", "x.yaml:1:5: found a ':' where no key can be, expected one 'key: value' per line "
                      "(a text with ': ' in it needs quotes)"),
        ("a: 'b\n", "x.yaml:1:4: found a quote ' that is not closed, expected another at the end of the text"),
        ("a: [1, 2\n", "x.yaml:1:4: found a list that is not closed, expected ',' or ']'"),
        ("a: {b: 1\n", "x.yaml:1:4: found a group that is not closed, expected ',' or '}'"),
        ("a: @b\n", "x.yaml:1:4: found a character that plain text cannot start with, expected quotes around it"),
        ('a: "\\q"\n', "x.yaml:1:5: found a '\\' that escapes nothing, expected '\\\\' (or single quotes)"),
    ],
)
def test_refused_with_a_sentence(text: str, message: str, either_loader: str) -> None:
    found = messages(text)
    if either_loader == "slow":  # the same sentence; it sometimes sees a mistake a word earlier or later
        found, message = [line.split(": ", 1)[1] for line in found], message.split(": ", 1)[1]
    assert message in found


def test_groups_without_end_are_refused_whichever_part_notices_first(either_loader: str) -> None:
    (message,) = messages("[" * 100_000)
    assert "found groups inside groups" in message  # some versions of the C part count for themselves


def test_lines_and_columns_are_exact() -> None:
    assert messages("a: 1\nb:\n  c: 1\n  c: 2\n") == [
        "x.yaml:4:3: found the key 'c' again (first on line 3), expected it once"
    ]
    assert messages("a: b: c\n")[0].startswith("x.yaml:1:5: ")


def test_several_mistakes_of_one_file_come_together(either_loader: str) -> None:
    assert len(messages("a: !x 1\na: 2\n<<: {}\nb: *c\n")) == 4


def test_no_tag_is_ever_carried_out(tmp_path: Path) -> None:
    target = tmp_path / "made"
    assert messages(f"!!python/object/apply:os.mkdir ['{target}']\n")
    assert not target.exists()


def test_modest_anchors_give_each_place_its_own_copy(either_loader: str) -> None:
    repeated = values("cards:\n  - &odds {out: [1, 2]}\n" + "  - *odds\n" * 50)
    assert isinstance(repeated, dict)
    cards = repeated["cards"]
    assert len(cards) == 51
    assert all(card == {"out": (1, 2)} for card in cards)
    assert len({id(card) for card in cards}) == 51


def alias_bomb(levels: int) -> str:
    """Each level repeats the one before nine times."""
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, levels)]
    return "\n".join(lines)


@pytest.mark.parametrize(
    "text",
    [alias_bomb(9), alias_bomb(60), "a: &a [x]\nb: [" + "*a, " * 100_000 + "]", "&a [" + "*a, " * 50_000 + "]"],
    ids=["nine levels", "sixty levels", "one anchor often", "in itself often"],
)
def test_floods_of_anchors_are_refused_at_once(text: str) -> None:
    tracemalloc.start()
    start = time.process_time()
    problems = messages(text)
    seconds, (_, peak) = time.process_time() - start, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert "anchor" in problems[-1]
    assert seconds < 5  # traced; well under a second without
    assert peak < 200_000_000


def test_a_thousand_honest_cards_load() -> None:
    card = "  - id: card_{}\n    name: Card\n    odds: {{out: 40, single: 60}}\n    text: '" + "boo " * 200 + "'\n"
    text = "cards:\n" + "".join(card.format(i) for i in range(1000))
    assert len(text) > 800_000
    loaded = values(text)
    assert isinstance(loaded, dict)
    assert len(loaded["cards"]) == 1000


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- 1\n" * 200_000, "x.yaml:50000:3: found more than 50,000 values, expected a card file"),
        ("[" + "1, " * 300_000 + "]", "found more than 50,000 values, expected a card file"),
        ("".join(f"k{n}: 1\n" for n in range(90_000)), "found more than 50,000 values, expected a card file"),
        ("[],\n" * 200_000, "expected"),
        ("a: " + "x" * 900_000, "x.yaml:1:4: found a text of 900,000 characters, expected at most 5,000"),
        ("x" * 900_000 + ": 1", "expected"),
        ("a: |\n" + "  x\n" * 200_000, "x.yaml:1:4: found a text of 400,000 characters, expected at most 5,000"),
        ("- 1\n" * 250_001, "x.yaml: found more than 1 MB, expected a card file"),
        ("#" + "\xa0" * 900_000, "x.yaml: found an empty file, expected cards"),
        ("a: 1\n" + "\xa0\u200b" * 400_000, "expected an ordinary space"),
        ("- !x 1\n" * 100_000, "found more mistakes than are shown"),
        ("- *x\n" * 100_000, "found more mistakes than are shown"),
    ],
    ids=range(12),
)
def test_a_flood_is_refused_before_it_costs_anything(text: str, message: str) -> None:
    """No file of any size takes more than a second or two of the processor, or a few hundred lines of report."""
    start = time.process_time()
    told = messages(text)
    assert time.process_time() - start < 5
    assert any(message in line for line in told)
    assert len(told) <= limits.CARD_PROBLEMS + 1
    assert all(len(line) < 300 for line in told)


def test_a_file_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CARD_FILE", 1_000_000)
    assert decoded(b"x" * 1_000_001)[1] == ["x.yaml: found more than 1 MB, expected a card file"]


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    findings = Findings()
    assert reader.load(tmp_path, "x.yaml", findings) is None
    assert reader.load(tmp_path / "gone", "y.yaml", findings) is None
    assert [str(problem) for problem in findings.all] == [
        "x.yaml: found a folder, expected a card file",
        "y.yaml: found something that is no file, expected a card file",
    ]


def test_a_file_the_system_keeps_to_itself_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("a: 1")

    def refuse(*_: object) -> None:
        raise PermissionError(13, os.strerror(13))

    monkeypatch.setattr(Path, "open", refuse)
    findings = Findings()
    assert reader.load(path, "x.yaml", findings) is None
    assert "found a file that cannot be read (permission denied), expected a card file" in str(findings.all[0])
