"""Two moments that differ only in what others hold facedown look alike, wherever one looks."""

import pytest

from lordsball.engine.secrets import HIDDEN
from lordsball.match.match import Match
from lordsball.match.replay import Replay
from lordsball.ui.scenes import save_rows
from lordsball.ui.table.curtain import CurtainScene
from lordsball.ui.table.opponents import Opponents
from tests.ui.lords.glances import at_rest, drawn_words, glances, picture, watch
from tests.ui.lords.leagues import asked, new_match, play
from tests.ui.table.evening import Evening

MINE, THEIRS = 0, 1


def against_another(match, seat):
    return asked(match, "season_card", seat) and match.position.owners[seat].rival >= 0


def exchanged(match, *seats):
    """A match that begins at this moment, but for these hands, which lie in the deck instead."""
    position = match.position.copy()
    for seat in seats:
        o, left = position.owners[seat], position.season_left
        for number in range(len(o.hand)):
            o.hand[number], left[number] = left[number], o.hand[number]
        if o.pick:
            o.pick, left[-1] = left[-1], o.pick
    return Match(match.game, match.cards, match.options, match.seats, match.seed, start=position.save())


@pytest.fixture(autouse=True)
def one_moment(monkeypatch):
    """Lists of saves say when they were written; a minute may pass between two of them."""
    monkeypatch.setattr(save_rows, "spoken_time", lambda time, now=None: "now")


def both(tmp_path, make, seats, **table):
    """Two evenings at the same moment, the second with other cards in these hands."""
    for number in range(2):
        match = exchanged(make(), *(seats if number else ()))
        yield Evening(tmp_path / str(number), match, **table)


MOMENTS = {
    "a card to choose": lambda match: against_another(match, MINE),
    "a side to choose": lambda match: asked(match, "effect", MINE),
    "dice to roll": lambda match: asked(match, "roll_series", MINE),
    "a card to draw": lambda match: asked(match, "media_support", MINE) and match.position.owners[MINE].hand,
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_wherever_a_person_looks_others_hands_are_not_seen(tmp_path, moment):
    def make():
        return play(new_match(people=1, seed=1), MOMENTS[moment])

    seen = [dict(glances(evening)) for evening in both(tmp_path, make, (1, 2, 3))]
    assert list(seen[0]) == list(seen[1]) and len(seen[0]) > 12
    assert not [name for name in seen[0] if seen[0][name] != seen[1][name]]


def test_between_people_only_the_own_hand_is_seen_behind_the_curtain(tmp_path):
    def make():
        return play(new_match(people=2, seed=1), lambda match: match.decision.secret and match.decision.seat == THEIRS)

    seen = []
    for evening in both(tmp_path, make, (0, 2, 3)):
        curtain = at_rest(evening)
        evening.lift_curtain()
        seen.append({"the curtain": curtain, **dict(glances(evening))})
    assert not [name for name in seen[0] if seen[0][name] != seen[1][name]]


def test_the_curtain_tells_nothing_of_any_hand(tmp_path):
    def make():
        return play(new_match(people=2, seed=1), lambda match: match.decision.secret and match.decision.seat == THEIRS)

    pictures = [at_rest(evening) for evening in both(tmp_path, make, (0, 1, 2, 3))]
    assert pictures[0] == pictures[1]


def test_nothing_is_seen_while_a_computer_thinks_about_its_hand(tmp_path, monkeypatch):
    monkeypatch.setattr(Opponents, "answer", lambda self, patience=0.0: None)
    monkeypatch.setattr(Evening, "rest", lambda self: None)

    def make():
        return play(new_match(people=1, seed=1), lambda match: match.decision.secret and match.decision.seat > 0)

    pictures = []
    for evening in both(tmp_path, make, (1, 2, 3)):
        evening.hands.wait(0.5)
        pictures.append(at_rest(evening))
    assert pictures[0] == pictures[1]


def test_taking_back_shows_no_hand_but_the_own(tmp_path):
    def make():
        return play(new_match(people=1, seed=1), lambda match: asked(match, "effect", MINE))

    pictures = []
    for evening in both(tmp_path, make, (1, 2, 3)):
        evening.press("2")
        assert evening.match.why_no_undo() is None
        shots = [at_rest(evening)]
        evening.press("ctrl+z")
        assert evening.match.decision.ask == "effect"
        shots.append(at_rest(evening))
        pictures.append(shots)
    assert pictures[0] == pictures[1]


def test_what_one_has_pinned_is_gone_before_somebody_else_looks(tmp_path):
    match = play(new_match(people=2, seed=1), lambda match: match.decision.secret and match.decision.seat < 2)
    seat = match.decision.seat
    evening = Evening(tmp_path, match)
    evening.lift_curtain()
    card = match.position.owners[seat].hand[-1]
    place = next(p.box for p in evening.table.group.placed() if getattr(p.widget, "card", "") == card)
    evening.hands.move(place.cx, place.cy)
    evening.hands.key("i", "i")
    evening.hands.move(2, 718)
    assert evening.board.model.pinned == card
    name = match.cards.season[card].name
    assert name in drawn_words(evening)
    evening.press("1")
    evening.press("space")
    while not isinstance(evening.top, CurtainScene) and evening.board.model.viewer == seat:
        evening.press("space") if any(w.primary for w in evening.choices()) else evening.click(evening.choices()[0])
    assert evening.board.model.pinned == "" and evening.board.model.pointed == ""
    if isinstance(evening.top, CurtainScene):
        evening.lift_curtain()
    assert card in match.position.owners[seat].hand and name not in drawn_words(evening)


def test_a_peeked_card_that_was_pinned_does_not_stay(tmp_path):
    match = play(new_match(people=2, seed=1), lambda match: asked(match, "effect") and match.decision.seat < 2)
    evening = Evening(tmp_path, match)
    before = at_rest(evening)
    evening.hands.key_down("p")
    evening.hands.wait(1.0)
    assert evening.board.model.peeked
    hand = evening.board.hand
    box = hand.place(evening.board.model, 0, evening.board.model.peeked)
    evening.hands.move(box.x + 10, box.cy)
    evening.hands.key("i", "i")
    assert evening.board.model.pinned == match.position.owners[match.decision.seat].hand[0]
    evening.hands.key_up("p")
    evening.hands.wait(0.2)
    assert evening.board.model.pinned == ""
    assert at_rest(evening) == before


def test_nobody_takes_back_what_somebody_else_has_chosen_behind_the_curtain(tmp_path):
    def they_meet(match):
        return against_another(match, MINE) and match.position.owners[MINE].rival == THEIRS

    match = play(new_match(people=2, seed=1), they_meet)
    evening = Evening(tmp_path, match)
    evening.lift_curtain()
    evening.press("1")
    evening.press("space")
    assert isinstance(evening.top, CurtainScene) and match.decision.seat == THEIRS
    done = match.record()
    evening.lift_curtain()
    evening.press("ctrl+z")
    assert match.record() == done and match.decision.seat == THEIRS
    assert "changed hands" in match.why_no_undo()
    assert all(card == HIDDEN for card in evening.board.model.shown.t.owners[MINE].hand)


def test_a_replay_of_a_game_that_goes_on_shows_what_everybody_knows(tmp_path):
    match = play(new_match(people=2, seed=2), lambda match: match.decision.secret and match.decision.seat == 0)
    evening = Evening(tmp_path, match)
    evening.lift_curtain()
    scene = watch(evening, Replay(match))
    held = [o.hand for o in match.position.owners]
    names = {match.cards.season[card].name for hand in held for card in hand}
    for step in range(scene.replay.length, max(0, scene.replay.length - 12), -1):
        scene.go(step)
        assert all(card == HIDDEN for o in scene.board.model.shown.t.owners for card in (*o.hand, o.pick) if card)
        words = drawn_words(evening)
        assert not [name for name in names if name in words]
    assert picture(evening)
