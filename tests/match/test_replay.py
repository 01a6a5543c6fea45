"""Watching again: every step as it was, from anywhere, without secrets; and a word where it would go otherwise."""

import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from lordsball import limits
from lordsball.match import replay
from lordsball.match.boundary import unseen, words_in
from lordsball.match.files import NotReadable, NotWritten
from lordsball.match.match import Match, Packet, events_for
from lordsball.match.record import CardsChanged
from lordsball.match.replay import Replay, export, open_replay
from lordsball.match.sealed import seal, unseal
from tests.cost import within
from tests.match import foxes
from tests.match.tables import FRIENDLY, keep, play, saves_in, sit

find = {"nine_foxes": foxes.GAME}.__getitem__


def played(seed: int = 3) -> Match:
    """A whole game, with other cards from the eighth move on."""
    match = play(sit(seed), 8)
    match.redeal(foxes.cards(fox05=60))
    return play(match, seed=seed)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    export(played(), path, datetime(2030, 1, 1, tzinfo=UTC))
    return path


def test_a_replay_file_needs_nothing_else_and_ends_as_the_game_did(path: Path) -> None:
    match, shown = played(), open_replay(path, find=find)
    assert (shown.length, shown.recorded, shown.diverged, shown.over) == (19, 19, None, True)
    steps = []
    while (step := shown.forward()) is not None:
        steps.append(step)
    assert shown.position.save() == match.position.save()
    assert shown.log(1) == match.log(1)
    assert isinstance(steps[8], CardsChanged)
    assert [str(s.action) if isinstance(s, Packet) else str(s) for s in steps] == match.record()
    packet = steps[0]
    assert isinstance(packet, Packet)
    assert events_for(None, packet) == [foxes.Laid(0, "")]


def test_any_step_from_anywhere_is_the_same(path: Path) -> None:
    shown = open_replay(path, find=find)
    positions = [shown.position.save()]
    while shown.forward() is not None:
        positions.append(shown.position.save())
    assert shown.forward() is None
    for n in reversed(range(19)):
        assert shown.back()
        assert (shown.at, shown.position.save()) == (n, positions[n])
    assert not shown.back()
    for n in (7, 19, 2, 8, 9, 0, 400, -3, 18):
        shown.go(n)
        wanted = max(0, min(n, 19))
        assert (shown.at, shown.position.save()) == (wanted, positions[wanted])
        assert len(shown.log(0)) <= len(played().log(0))


def test_a_replay_of_a_running_match_stays_as_it_was(tmp_path: Path) -> None:
    match = play(sit(2, table=FRIENDLY), 8)
    shown = Replay(match)
    match.undo()
    play(match)
    assert (shown.length, shown.over) == (8, False)
    shown.go(8)
    assert shown.position.save() == play(sit(2), 8).position.save()


def test_a_replay_opened_in_the_middle_shows_no_hidden_card() -> None:
    match = play(sit(6), 8)
    shown = Replay(match)
    while (step := shown.forward()) is not None:
        assert isinstance(step, Packet)
        for seat in (None, 0, 1, 2):
            view = shown.view(seat)
            hidden = unseen(shown.position, seat)
            shown_words = [*words_in(view.save()), *(line.text for line in shown.log(seat))]
            assert not [card for card in hidden for word in shown_words if card in word.split(" ")]


def test_a_save_can_be_watched_too(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    match = played()
    entry = keep(saves, match)
    assert open_replay(entry.path, saves.packs, find=find).length == 19
    assert open_replay(entry.path, today=lambda game: foxes.cards(), find=find).length == 8
    with pytest.raises(NotReadable, match="are gone"):
        open_replay(entry.path, find=find)


# --- other rules, other cards -------------------------------------------------------------------------------------


def rewritten(path: Path, **changes: Any) -> Path:
    path.write_bytes(seal("replay", {**unseal("replay", path.read_bytes()), **changes}))
    return path


def test_other_cards_stop_at_the_first_step_that_comes_out_otherwise(path: Path) -> None:
    data = unseal("replay", path.read_bytes())
    first = unseal("replay", path.read_bytes())["cards"]
    dearer = "".join(f"fox{n:02} {n + 1}\n" for n in range(1, 17))
    shown = open_replay(rewritten(path, packs={**data["packs"], first: {"foxes.txt": dearer}}), find=find)
    turned_up = data["record"].index("turn_up") + 1
    said = f"diverged at step {turned_up}: “turn_up” no longer plays out as recorded"
    assert str(shown.diverged) == said
    assert (shown.length, shown.recorded, shown.over) == (turned_up - 1, 19, False)


def test_an_action_that_is_not_open_stops_the_replay_there(path: Path) -> None:
    data = unseal("replay", path.read_bytes())
    record = [*data["record"][:4], "steal", *data["record"][5:]]
    shown = open_replay(rewritten(path, record=record, marks=None), find=find)
    said = "diverged at step 5: the record says “steal”, but the rules now ask “turn_up” of seat 1"
    assert (str(shown.diverged), shown.length) == (said, 4)


def test_a_record_longer_than_the_game_stops_at_its_end(path: Path) -> None:
    data = unseal("replay", path.read_bytes())
    shown = open_replay(rewritten(path, record=[*data["record"], "pass"], marks=None), find=find)
    said = "diverged at step 20: the record says “pass”, but the game is over already"
    assert (str(shown.diverged), shown.length) == (said, 19)


def test_another_ending_is_noticed_without_marks(path: Path) -> None:
    data = unseal("replay", path.read_bytes())
    shown = open_replay(rewritten(path, marks=None, position={**data["position"], "round": 9}), find=find)
    assert str(shown.diverged) == "diverged at step 19: the game no longer plays out as recorded"


def test_missing_or_failing_cards_on_the_way_stop_the_replay_there(path: Path) -> None:
    data = unseal("replay", path.read_bytes())
    first = data["cards"]
    shown = open_replay(rewritten(path, packs={first: data["packs"][first]}), find=find)
    said = "diverged at step 9: the cards used from here on are gone"
    assert (str(shown.diverged), shown.length) == (said, 8)
    worthless = {"foxes.txt": "".join(f"fox{n:02} 0\n" for n in range(1, 17))}
    shown = open_replay(rewritten(path, packs={first: worthless}), find=find)
    assert str(shown.diverged).startswith("diverged at step 5: The rules of the game failed at “turn_up”")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "no game “chess”"),
        ({"options": {"seats": 9}}, "cannot be played again: found 9 seats"),
        ({"packs": "?"}, "are gone"),
        ({"packs": {"a": 3}}, "are gone"),
        ({"record": 3}, "its part “record” is missing"),
    ],
)
def test_a_file_that_cannot_be_shown_is_refused_with_a_sentence(
    path: Path, changes: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(NotReadable, match=sentence):
        open_replay(rewritten(path, **changes), find=find)


def test_what_is_no_replay_is_refused_with_a_sentence(tmp_path: Path) -> None:
    for raw in (b"", b"hello", seal("card pack", {})):
        (tmp_path / "x.json").write_bytes(raw)
        with pytest.raises(NotReadable, match=r"\.$"):
            open_replay(tmp_path / "x.json", find=find)
    with pytest.raises(NotReadable, match="The file is gone"):
        open_replay(tmp_path / "nowhere.json", find=find)


def test_cards_that_change_all_the_time_are_read_once_a_set_and_not_for_ever(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, read, plain = unseal("replay", path.read_bytes()), [], replay.catalog_of
    sets = list(data["packs"])

    def reading(*given: Any) -> Any:
        read.append(given)
        return plain(*given)

    monkeypatch.setattr(replay, "catalog_of", reading)
    record = [f"# cards {sets[(place + 1) % 2]}" for place in range(limits.CARD_CHANGES)]
    with within(5):
        assert open_replay(rewritten(path, record=record, marks=None), find=find).recorded == limits.CARD_CHANGES
    assert len(read) == 2
    with pytest.raises(NotReadable, match="change more than"):
        open_replay(rewritten(path, record=[*record, record[0]]), find=find)


def test_a_replay_nobody_could_read_again_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SAVE_FILE", 1_000)
    with pytest.raises(NotWritten, match="too large"):
        export(played(), tmp_path / "large.json")
    assert not list(tmp_path.iterdir())


def test_a_mark_tells_any_two_steps_apart(path: Path) -> None:
    marks = unseal("replay", path.read_bytes())["marks"]
    assert len(marks) == 19
    assert len(set(marks)) == 18  # changed cards leave the position as it is
    assert marks[-1] == replay.mark(played().position)


# --- speed --------------------------------------------------------------------------------------------------------


def test_any_jump_in_a_long_game_is_done_in_a_tenth_of_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    many = foxes.load_texts({"foxes.txt": "".join(f"fox{n:03} {n}\n" for n in range(1, 320))})
    monkeypatch.setattr(foxes, "ROUNDS", 90)
    match = play(sit(1, cards=many))
    assert match.history.now > 500
    shown = Replay(match)
    for n in (0, match.history.now, 24, 499, 251, 1):
        started = time.process_time()
        shown.go(n)
        assert time.process_time() - started < 0.1
