"""Nothing of another owner's hand is drawn, logged, hinted or told."""

import pytest

from lordsball.engine.secrets import HIDDEN
from lordsball.ui.table.curtain import CurtainScene
from tests.ui.lords.glances import at_rest, drawn_words
from tests.ui.lords.leagues import asked, new_match, play
from tests.ui.table.evening import Evening


def plays_another(match):
    """The person has to choose a card against another owner."""
    return asked(match, "season_card", 0) and match.position.owners[0].rival >= 0


def exchanged(position, seat):
    """The same moment but for one owner's Regular Season hand, which lies in the deck instead."""
    hand, left = position.owners[seat].hand, position.season_left
    for number in range(len(hand)):
        hand[number], left[number] = left[number], hand[number]
    o = position.owners[seat]
    if o.pick:
        o.pick, left[-1] = left[-1], o.pick


def test_frames_are_alike_where_only_anothers_hidden_cards_differ(tmp_path):
    pictures = []
    for number in range(2):
        match = play(new_match(people=1, seed=1), plays_another)
        if number:
            for seat in (1, 2, 3):
                exchanged(match.position, seat)
        evening = Evening(tmp_path / str(number), match)
        shots = [at_rest(evening)]
        evening.press("1")
        shots.append(at_rest(evening))
        evening.table.frame.panel.next_tab()
        shots.append(at_rest(evening))
        evening.table.frame.panel.next_tab()
        shots.append(at_rest(evening))
        pictures.append((shots, [line.text for line in evening.table.frame.log.lines]))
    assert pictures[0][1] == pictures[1][1]
    for one, other in zip(pictures[0][0], pictures[1][0], strict=True):
        assert one == other


def test_between_people_a_curtain_falls_before_a_hand_is_seen(tmp_path):
    match = play(new_match(people=2, seed=1), lambda m: m.decision.secret and m.decision.seat < 2)
    seat, other = match.decision.seat, 1 - match.decision.seat
    evening = Evening(tmp_path, match)
    assert isinstance(evening.top, CurtainScene)
    assert evening.board.model.viewer is None
    assert all(card == HIDDEN for o in evening.board.model.shown.t.owners for card in o.hand)
    evening.lift_curtain()
    assert evening.top is evening.table
    hands = [o.hand for o in evening.board.model.shown.t.owners]
    assert HIDDEN not in hands[seat] and set(hands[other]) == {HIDDEN}
    evening.press("1")
    evening.press("space")
    while match.decision is not None and not (match.decision.seat == other and evening.top is evening.table):
        if isinstance(evening.top, CurtainScene):
            assert match.decision.seat == other, "who has lifted the curtain last need not lift it again"
            break
        evening.press("space") if any(w.primary for w in evening.choices()) else evening.click(evening.choices()[0])
    assert all(card == HIDDEN for card in evening.board.model.shown.t.owners[seat].hand)


def test_what_is_written_names_no_card_that_lies_facedown(tmp_path):
    match = play(new_match(people=2, seed=2), lambda m: m.decision.secret and m.decision.seat == 0)
    evening = Evening(tmp_path, match)
    cards = match.cards.season
    hidden = {cards[card].name for o in match.position.owners for card in o.hand}
    told = "\n".join(line.text for line in evening.table.frame.log.lines)
    assert not [name for name in hidden if name in told]
    drawn = drawn_words(evening)
    assert not [name for name in hidden if name in drawn]


def test_a_secret_choice_is_not_announced(tmp_path):
    match = play(new_match(people=1, seed=1), lambda m: m.decision.secret and m.decision.seat > 0)
    evening = Evening(tmp_path, match, speed="slow")
    cards = match.cards.season
    names = {cards[card].name for o in match.position.owners[1:] for card in (*o.hand, o.pick) if card}
    for _ in range(20):
        assert not [name for name in names if name in evening.table.announcer.prompt.question.key]
        evening.hands.turn()
        if not match.decision.secret:
            break


def test_a_hand_can_be_peeked_at_while_a_button_is_held(tmp_path):
    match = play(new_match(people=2, seed=1), lambda m: asked(m, "effect") and m.decision.seat < 2)
    seat = match.decision.seat
    evening = Evening(tmp_path, match)
    peek = next(p.widget for p in evening.table.group.placed() if "see the hand" in p.widget.label)
    before = at_rest(evening)
    evening.hands.move(peek.rect.cx, peek.rect.cy)
    evening.hands.press(peek.rect.cx, peek.rect.cy)
    evening.hands.wait(1.0)
    assert list(evening.board.model.peeked) == match.position.owners[seat].hand
    evening.hands.release(peek.rect.cx, peek.rect.cy)
    assert not evening.board.model.peeked
    evening.hands.wait(0.2)
    assert at_rest(evening) == before


@pytest.mark.parametrize("people", [1, 2])
def test_hands_are_shown_where_the_table_does_not_hide_them(tmp_path, people):
    match = play(new_match(people=people, seed=1), lambda m: m.decision.secret and m.decision.seat < people)
    evening = Evening(tmp_path, match, hides=False)
    assert evening.top is evening.table
    assert HIDDEN not in evening.board.model.shown.t.owners[match.decision.seat].hand
