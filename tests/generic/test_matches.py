"""What every game promises to the table: taking back, coming back, watching again, and no secret in any list."""

import random
from datetime import UTC, datetime
from pathlib import Path

import pytest

from lordsball.engine.chance import Chance
from lordsball.engine.position import Position, Told
from lordsball.engine.procedure import Action
from lordsball.match.boundary import unseen, visible, words_in
from lordsball.match.loading import Loaded
from lordsball.match.match import Match, events_for
from lordsball.match.replay import export, open_replay
from lordsball.match.saves import Saves
from lordsball.match.seats import Seat, Table
from tests.generic.shelf import Shelved, courses, one_course


def sit(shelf: Shelved, seed: int, table: Table | None = None) -> Match:
    return Match(shelf.game, shelf.cards, shelf.options, [Seat(name) for name in shelf.names], seed, table)


def saves_for(shelf: Shelved, folder: Path) -> Saves:
    return Saves(folder, None, {shelf.game.key: shelf.game}.__getitem__, lambda: datetime(2030, 1, 1, tzinfo=UTC))


def test_a_match_goes_as_the_bare_game_does(key: str, shelf: Shelved) -> None:
    for played in courses(key):
        match = sit(shelf, played.seed)
        for moment in played.moments:
            packet = match.act(moment.action)
            assert packet.told == moment.told
        assert match.position == played.end
        assert match.over


def test_undo_leads_back_to_the_start_and_redo_to_the_end(key: str, shelf: Shelved) -> None:
    played = one_course(key, 1)
    match = sit(shelf, played.seed, Table(friendly=True))
    for moment in played.moments:
        match.act(moment.action)
    for moment in reversed(played.moments):
        assert match.why_no_undo() is None
        match.undo()
        assert match.position == moment.position
        assert match.decision == moment.position.decision
    assert match.why_no_undo() is not None
    for moment in played.moments:
        (packet,) = match.redo()
        assert (packet.action, packet.told) == (moment.action, moment.told)
    assert match.position == played.end


def test_undo_never_goes_back_behind_dice_or_cards_that_were_seen(key: str, shelf: Shelved) -> None:
    """What could be learned and then taken back would change what a seat knows without a trace."""
    for played in courses(key):
        match = sit(shelf, played.seed)
        for moment in played.moments:
            match.act(moment.action)
            if match.why_no_undo() is None:
                assert match.position.chance == moment.position.chance
                for seat in range(shelf.seats):
                    assert not visible(match.position, seat) - visible(moment.position, seat)


def test_a_match_comes_back_from_a_save_at_any_decision(key: str, shelf: Shelved, tmp_path: Path) -> None:
    saves = saves_for(shelf, tmp_path)
    played = one_course(key, 2)
    match = sit(shelf, played.seed)
    length = len(played.moments)
    every = max(5, length // 12, length**2 // 3000)  # each save is played to the end: fewer of them in a long game
    for number, moment in enumerate(played.moments):
        if number % every == 0:
            entry = saves.save(match, "here")
            found = saves.load(entry, shelf.cards)
            assert isinstance(found, Loaded)
            assert found.notice is None
            assert found.match.position == match.position
            assert found.match.decision == match.decision
            assert found.match.record() == match.record()
            for later in played.moments[number:]:
                found.match.act(later.action)
            assert found.match.position == played.end
        match.act(moment.action)


def test_the_list_of_saves_shows_nothing_hidden(key: str, shelf: Shelved, tmp_path: Path) -> None:
    saves = saves_for(shelf, tmp_path)
    played = one_course(key, 3)
    match = sit(shelf, played.seed)
    every = max(4, len(played.moments) // 80)
    for number, moment in enumerate(played.moments):
        if number % every == 0:
            entry = saves.save(match, "here")
            assert entry.saved is not None
            hidden = unseen(match.position, None)
            shown = [entry.name, entry.title, entry.saved.summary, *words_in(entry.saved.options)]
            assert entry.saved.summary
            assert not [card for card in hidden for text in shown if card in text]
        match.act(moment.action)


def test_the_log_after_loading_is_the_log_before(key: str, shelf: Shelved, tmp_path: Path) -> None:
    played = one_course(key, 4)
    match = sit(shelf, played.seed)
    logs: dict[int | None, list[object]] = {seat: [] for seat in shelf.eyes}
    for moment in played.moments:
        packet = match.act(moment.action)
        for seat, lines in logs.items():
            lines += match.lines(seat, packet)
    saves = saves_for(shelf, tmp_path)
    found = saves.load(saves.save(match, "here"), shelf.cards)
    assert isinstance(found, Loaded)
    for seat, lines in logs.items():
        assert found.match.log(seat) == lines


def test_a_replay_shows_the_same_game(key: str, shelf: Shelved, tmp_path: Path) -> None:
    played = one_course(key, 5)
    match = sit(shelf, played.seed)
    for moment in played.moments:
        match.act(moment.action)
    export(match, tmp_path / "game.json")
    shown = open_replay(tmp_path / "game.json", find={shelf.game.key: shelf.game}.__getitem__)
    assert (shown.diverged, shown.length, shown.over) == (None, len(played.moments), True)
    for number, moment in enumerate(played.moments):
        assert shown.position == moment.position
        packet = shown.forward()
        assert (packet.number, packet.told) == (number, moment.told)  # type: ignore[union-attr]
    assert shown.position == played.end
    for number in random.Random(5).sample(range(len(played.moments)), 10):
        shown.go(number)
        assert shown.position == played.moments[number].position


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_learns_the_same_from_a_packet_however_it_comes(key: str, shelf: Shelved, seat: int) -> None:
    played = one_course(key, 6)
    match = sit(shelf, played.seed, Table(friendly=True))
    for moment in played.moments[:12]:
        packet = match.act(moment.action)
        first = events_for(seat, packet)
        match.undo()
        (again,) = match.redo()
        assert events_for(seat, again) == first


WORLDS = 4
"""Other positions that a seat cannot tell from the true one, tried at each move that can be taken back."""


def test_undo_never_gives_back_what_was_learned_without_a_card(key: str, shelf: Shelved) -> None:
    """Whatever lies hidden from a seat, it sees the same after a move that can be taken back: who is asked what, what
    was told, what lies where. Else it would have learned something about what is hidden, and could choose again."""
    for played in courses(key):
        match = sit(shelf, played.seed)
        for number, moment in enumerate(played.moments):
            match.act(moment.action)
            if match.why_no_undo() is None:
                for seat in shelf.eyes_at(number)[:2]:
                    truth = _after(moment.position, moment.action, seat)
                    for world in range(WORLDS):
                        other = moment.position.imagine(seat, Chance(number * WORLDS + world))
                        other.chance = moment.position.copy().chance
                        if other.decision is not None and moment.action in other.decision.options:
                            assert _after(other, moment.action, seat) == truth, (number, moment.action, seat)


def _after(position: Position, action: Action, seat: int | None) -> tuple[Position, object, list[object]]:
    """What that seat sees and is told once the action is carried out."""
    after, told = position.copy(), list[Told]()
    after.tell = told.append
    after.apply(action)
    after.tell = None
    view = after.view(seat)
    return view, view.decision, [event for one in told if (event := one.for_seat(seat)) is not None]
