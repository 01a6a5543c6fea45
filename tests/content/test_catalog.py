"""Folders laid over each other, texts kept for saves, fingerprints and lists of changes."""

# ruff: noqa: E501 (messages stand here as they are printed, each in one line)

import os
from pathlib import Path
from typing import Any

import pytest

from lordsball import limits
from lordsball.content.catalog import Library, changes, fingerprint, from_texts, gather
from lordsball.content.checking import check
from lordsball.content.problems import Findings
from lordsball.content.references import each_exists, each_once, ids
from tests.content.small_cards import DECK, GOOD, Deck


def folder(path: Path, **files: str | bytes) -> Path:
    """A folder of card files; `__` in a name stands for a subfolder."""
    for name, text in files.items():
        file = path / (name.replace("__", "/") + ".yaml")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def gathered(*folders: Path) -> tuple[Library, list[str]]:
    findings = Findings()
    library = gather(folders, [DECK], findings)
    top = os.path.commonpath([f.parent for f in folders]) + "/"
    return library, [str(problem).replace(top, "") for problem in findings.all]


def test_a_later_folder_replaces_and_adds(tmp_path: Path) -> None:
    shipped = folder(tmp_path / "shipped", deck="a: 1", decks__more="b: 1")
    own = folder(tmp_path / "own", deck="a: 2", decks__extra="c: 1")
    library, problems = gathered(shipped, own)
    assert problems == []
    assert library.texts == {"deck.yaml": "a: 2", "decks/more.yaml": "b: 1", "decks/extra.yaml": "c: 1"}
    assert library.sources["deck.yaml"] == f"{own.as_posix()}/deck.yaml"
    assert library.paths(DECK) == ["decks/more.yaml", "deck.yaml", "decks/extra.yaml"]


def test_a_replacement_that_cannot_be_read_does_not_fall_back_in_silence(tmp_path: Path) -> None:
    shipped, own = folder(tmp_path / "shipped", deck=GOOD), folder(tmp_path / "own", deck=b"\xff")
    library, problems = gathered(shipped, own)
    assert problems == ["own/deck.yaml:1:1: found the byte 0xff, expected a file saved as UTF-8"]
    assert library.texts == {}
    assert library.documents(DECK, Findings()) == []


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("dekc", "found a file the game does not read, expected deck.yaml or decks/*.yaml (did you mean 'deck.yaml'?)"),
        ("deck__more", "found a file the game does not read, expected deck.yaml or decks/*.yaml (did you mean "
                       "'decks/more.yaml'?)"),
        ("decks__deep__more", "found a file the game does not read, expected deck.yaml or decks/*.yaml (did you mean "
                              "'decks/more.yaml'?)"),
    ],
)
def test_a_file_in_the_wrong_place_is_a_mistake(tmp_path: Path, name: str, message: str) -> None:
    _, problems = gathered(folder(tmp_path / "own", deck="a: 1", **{name: "b: 1"}))
    assert problems == [f"own/{name.replace('__', '/')}.yaml: {message}"]


def test_other_endings_of_yaml_are_pointed_out(tmp_path: Path) -> None:
    own = folder(tmp_path / "own", deck="a: 1")
    (own / "deck.yaml").rename(own / "deck.yml")
    _, problems = gathered(own)
    assert problems == [
        "own/deck.yml: found a file the game does not read, expected deck.yaml or decks/*.yaml (did you mean 'deck.yaml'?)"
    ]


def test_files_that_are_no_cards_are_left_alone(tmp_path: Path) -> None:
    own = folder(tmp_path / "own", deck="a: 1", **{".hidden__x": "?", ".deck": "?"})
    for name in ("README.md", "deck.yaml~", "deck.yaml.bak", "#deck.yaml#"):
        (own / name).write_text("not cards")
    library, problems = gathered(own)
    assert problems == []
    assert list(library.texts) == ["deck.yaml"]


def test_missing_and_odd_folders_are_a_sentence_each(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    (tmp_path / "empty").mkdir()
    (tmp_path / "odd" / "deck.yaml").mkdir(parents=True)
    _, problems = gathered(tmp_path / "gone", tmp_path / "file", tmp_path / "empty", tmp_path / "odd")
    assert problems == [
        "empty: found no card file in this folder, expected deck.yaml or decks/*.yaml",
        "file: found a file, expected a folder with card files",
        "gone: found no such folder, expected a folder with card files",
        "odd/deck.yaml: found a folder, expected a card file",
    ]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_among_the_cards_does_not_stop_the_program(tmp_path: Path) -> None:
    own = folder(tmp_path / "own", deck="a: 1")
    os.mkfifo(own / "deck2.yaml")
    (own / "decks").mkdir()
    os.mkfifo(own / "decks" / "pipe.yaml")
    assert "own/decks/pipe.yaml: found something that is no file, expected a card file" in gathered(own)[1]


def test_a_folder_the_system_keeps_to_itself_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = folder(tmp_path / "own", deck="a: 1")

    def walk(top: Path, onerror: object) -> list[object]:
        assert callable(onerror)
        onerror(PermissionError(13, "Permission denied", str(top / "decks")))
        return []

    monkeypatch.setattr(os, "walk", walk)
    assert "own/decks: found a folder that cannot be read (permission denied), expected card files" in gathered(own)[1]


def test_a_folder_inside_a_closed_one_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Path) -> bool:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "is_dir", refuse)
    assert gathered(tmp_path / "own")[1] == [
        "own: found a folder that cannot be read (permission denied), expected a folder with card files"
    ]


def test_texts_kept_elsewhere_load_the_same() -> None:
    findings = Findings()
    library = from_texts({"deck.yaml": GOOD}, "saved game", [DECK], findings)
    assert findings.all == ()
    (document,) = library.documents(DECK, findings)
    assert document.file == "saved game/deck.yaml"
    assert check(Deck, document, findings) is not None


def test_texts_kept_elsewhere_are_checked_the_same() -> None:
    findings = Findings()
    library = from_texts({"../deck.yaml": GOOD}, "saved game", [DECK], findings)
    assert library.texts == {}
    assert [str(problem).split(", expected")[0] for problem in findings.all] == [
        "saved game: found no card file",
        "saved game/../deck.yaml: found a file the game does not read",
    ]


def test_ids_are_used_once_and_exist() -> None:
    findings = Findings()
    texts = {"decks/a.yaml": "cards: [{id: x, next: y}]", "decks/b.yaml": "cards:\n - {id: x, next: zz}\n - {id: zzz}"}
    documents = from_texts(texts, "s", [DECK], findings).documents(DECK, findings)
    known = each_once(ids(documents, ("cards", "*", "id")), findings)
    assert list(known) == ["x", "zzz"]
    assert each_exists(ids(documents, ("cards", "*", "next")), known, "card", findings) == {"y", "zz"}
    assert [str(problem) for problem in findings.all] == [
        "s/decks/a.yaml:1:23: cards[x].next: found no card 'y', expected x or zzz",
        "s/decks/b.yaml:2:9: cards[x].id: found the id 'x' again (first in s/decks/a.yaml:1:14), expected an id of its own",
        "s/decks/b.yaml:2:18: cards[x].next: found no card 'zz', expected x or zzz (did you mean 'zzz'?)",
    ]


def test_the_fingerprint_depends_on_what_is_said_only() -> None:
    assert fingerprint({"a": 1, "b": [1, 2]}) == fingerprint({"b": [1, 2], "a": 1})
    assert fingerprint({"a": 1}) != fingerprint({"a": 2})
    assert fingerprint({"a": 1}) != fingerprint({"a": "1"})
    assert len(fingerprint({})) == 64
    assert fingerprint({"name": "é⚾"}) == "4e4d1ccdcb71cedbfdba3763dcc29b1829c26c0302eb4e0771bc0879121d7f28"


OLD: dict[str, Any] = {
    "rules": {"innings": 3, "house_rules": {"may_stay": False}},
    "teams": [
        {"id": "bog", "name": "The Bog", "look": {"cap": ["a", "b"]}, "batters": [
            {"id": "al", "name": "Al", "odds": {"out": 50, "home_run": 50}, "do": [{"draw": 1}]},
            {"id": "bo", "name": "Bo", "odds": {"out": 60, "home_run": 40}},
        ]},
        {"id": "fen", "name": "The Fen", "batters": []},
    ],
}


def changed(**teams: object) -> list[str]:
    first = {**OLD["teams"][0], **teams}
    return changes(OLD, {**OLD, "teams": [first, OLD["teams"][1]]})


def test_changes_are_told_in_sentences() -> None:
    al, bo = OLD["teams"][0]["batters"]
    assert changes(OLD, OLD) == []
    assert changed(batters=[{**al, "odds": {"out": 45, "home_run": 55}}, bo]) == [
        "Al: out 50 → 45",
        "Al: home_run 50 → 55",
    ]
    assert changed(batters=[{**al, "do": [{"weather": "sun"}]}, bo]) == ["Al: do [{draw: 1}] → [{weather: sun}]"]
    assert changed(batters=[{**al, "name": "Big Al"}, bo]) == ["Big Al: name Al → Big Al"]
    assert changed(batters=[bo, al]) == ["The Bog: batters now in the order Bo, Al"]
    assert changed(batters=[al, {"id": "cy", "name": "Cy"}]) == [
        "Bo: no longer in batters of The Bog",
        "Cy: new in batters of The Bog",
    ]
    assert changed(look={"cap": ["a", "c"]}) == ["The Bog: cap [a, b] → [a, c]"]
    assert changed(quip="Boo") == ["The Bog: quip nothing → Boo"]
    rules = {"innings": 5, "house_rules": {"may_stay": True}}
    assert changes(OLD, {**OLD, "rules": rules}) == ["rules: innings 3 → 5", "rules: may_stay false → true"]
    assert changes(OLD, {**OLD, "teams": OLD["teams"][:1]}) == ["The Fen: no longer in teams"]
    assert changes({**OLD, "teams": OLD["teams"][:1]}, OLD) == ["The Fen: new in teams"]


def test_long_texts_are_shortened_in_changes() -> None:
    (line,) = changed(name="The Bog", quip="x" * 500)
    assert line == "The Bog: quip nothing → " + "x" * 59 + "…"


def test_a_change_deep_in_a_long_text_can_be_seen() -> None:
    long = "Pay 2 Vibes: roll both dice of your own roll again, and the new faces count, "
    old = {"teams": [{"id": "fen", "name": "The Fen", "motto": long + "even if lower."}]}
    new = {"teams": [{"id": "fen", "name": "The Fen", "motto": long + "even if higher."}]}
    assert changes(old, new) == ["The Fen: motto …aces count, even if lower. → …aces count, even if higher."]


def test_nameless_records_are_told_apart_by_their_places() -> None:
    one = {"text": "Pay 2: roll both dice of your roll again.", "pay": 2}
    two = {"text": "Pay 1: add 1 to your roll.", "pay": 1}
    old = {"teams": [{"id": "fen", "name": "The Fen", "abilities": [one, two]}]}
    new = {"teams": [{"id": "fen", "name": "The Fen", "abilities": [one, {**two, "pay": 3}]}]}
    assert changes(old, new) == ["The Fen, abilities 2: pay 1 → 3"]


def test_far_too_many_cards_are_refused_before_one_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CARD_FILES", 3)
    monkeypatch.setattr(limits, "CARDS", 100)
    many = {f"decks/c{n}.yaml": "a: 1" for n in range(4)}
    large = {f"decks/c{n}.yaml": "a: '" + "x" * 60 + "'" for n in range(2)}
    for texts, message in ((many, "found 4 card files, expected at most 3"), (large, "found card files of more than")):
        findings = Findings()
        assert from_texts(texts, "a replay", [DECK], findings).texts == {}
        assert str(findings.all[0]).startswith(f"a replay: {message}")
        own = folder(tmp_path / message[6:10], **{name[:-5].replace("/", "__"): text for name, text in texts.items()})
        library, problems = gathered(own)
        assert library.texts == {}
        assert message in problems[0]
    monkeypatch.setattr(limits, "CARD_FOLDER", 2)
    assert "found more than 2 files below this folder" in gathered(own)[1][0]


def test_what_a_pack_holds_instead_of_texts_is_refused() -> None:
    findings = Findings()
    assert from_texts({"deck.yaml": 5}, "a pack", [DECK], findings).texts == {}  # type: ignore[dict-item]
    assert str(findings.all[0]) == "a pack: found something that is not text, expected the texts of card files"
