"""Nothing of the other coach's hand, deck or face-down cards is drawn, logged, hinted or told."""

import random

import pygame
import pytest

from lordsball.ai.wild_cards.passing import passed
from lordsball.engine.procedure import Action, Decision
from lordsball.engine.secrets import HIDDEN
from lordsball.games.wild_cards.names import DOWN
from lordsball.ui.table.curtain import CurtainScene
from tests.ui.table.evening import Evening
from tests.ui.wild_cards.duels import asked, at, new_match, play, regulars


def picture(evening):
    """What is on the screen, the pointer away and everything on the disk."""
    evening.hands.move(2, 718)
    assert evening.table.autosave.flush(60)
    evening.hands.turn(3)
    evening.app.draw()
    return pygame.image.tobytes(evening.app.picture, "RGB")


def exchanged(position, seat):
    """The same moment but for the hidden cards of one coach, which lie in the deck instead."""
    coach = position.coaches[seat]
    cards = position.cards.card
    for number in range(len(coach.hand)):
        if coach.deck:
            coach.hand[number], coach.deck[-1 - number] = coach.deck[-1 - number], coach.hand[number]
    for down in DOWN.values():
        lies = getattr(coach, down)
        other = next((n for n, card in enumerate(coach.deck) if lies and cards[card].player == cards[lies].player), -1)
        if other >= 0:
            coach.deck[other], lies = lies, coach.deck[other]
            setattr(coach, down, lies)


@pytest.mark.parametrize(("ask", "nth"), [("place", 3), ("window", 5), ("swing", 0), ("pitch", 0), ("discard", 4)])
def test_frames_are_alike_where_only_the_other_coachs_hidden_cards_differ(tmp_path, ask, nth):
    told = []
    for number in range(2):
        match = at(ask, seed=4, seat=0, nth=nth, people=(True, False))
        if number:
            before = [*match.position.coaches[1].hand, *(getattr(match.position.coaches[1], d) for d in DOWN.values())]
            exchanged(match.position, 1)
            after = [*match.position.coaches[1].hand, *(getattr(match.position.coaches[1], d) for d in DOWN.values())]
            assert before != after
        evening = Evening(tmp_path / str(number), match, reduced_motion=True)
        shots = []
        for key in ("", "o", "t", "t"):
            if key:
                evening.hands.key(key)
                evening.hands.wait(0.3)
            assert asked(match, ask, 0)
            shots.append(picture(evening))
        evening.hands.move(250, 200)
        evening.hands.wait(0.8)
        shots.append(evening.board.model.pointed)
        told.append((shots, [line.text for line in evening.table.frame.log.lines]))
    assert told[0][1] == told[1][1]
    assert len(told[0][0]) == len(told[1][0])
    for one, other in zip(told[0][0], told[1][0], strict=True):
        assert one == other


def test_between_people_a_curtain_falls_before_cards_are_placed(tmp_path):
    match = at("place", seed=2, nth=4)
    seat, other = match.decision.seat, 1 - match.decision.seat
    evening = Evening(tmp_path, match)
    assert isinstance(evening.top, CurtainScene)
    assert evening.board.model.viewer is None
    assert all(card == HIDDEN for coach in evening.board.model.t.coaches for card in coach.hand)
    evening.lift_curtain()
    hands = [coach.hand for coach in evening.board.model.t.coaches]
    assert HIDDEN not in hands[seat] and set(hands[other]) <= {HIDDEN}
    while asked(match, "place", seat):
        evening.click(next(widget for widget in evening.choices() if not widget.primary))
    assert asked(match, "place", other) is isinstance(evening.top, CurtainScene)
    assert all(card == HIDDEN for card in evening.board.model.t.coaches[seat].hand)


def window_between_people(seed=1):
    """A window of somebody who could play a card of the hand, and has others that cannot be played."""

    def fits(match):
        verbs = {option.verb for option in match.decision.options}
        plays = sum(option.verb == "play" for option in match.decision.options)
        return "play" in verbs and plays < len(match.position.coaches[match.decision.seat].hand)

    return at("window", seed=seed, fits=fits)


def test_a_window_between_people_opens_without_a_curtain_and_tells_nothing(tmp_path):
    pictures = []
    for number in range(2):
        match = window_between_people()
        seat = match.decision.seat
        if number:
            coach = match.position.coaches[seat]
            coach.hand.reverse()
            exchanged(match.position, 1 - seat)
        evening = Evening(tmp_path / str(number), match)
        assert evening.top is evening.table
        model = evening.board.model
        assert all(card == HIDDEN for coach in model.t.coaches for card in coach.hand)
        names = {match.cards.card[card].name for coach in match.position.coaches for card in coach.hand}
        assert not names & {placed.widget.label for placed in evening.table.group.placed()}
        pictures.append(picture(evening))
    assert pictures[0] == pictures[1]


def test_a_hand_can_be_peeked_at_while_a_button_is_held_and_played_from_face_down(tmp_path):
    match = window_between_people()
    seat, option = match.decision.seat, next(o for o in match.decision.options if o.verb == "play")
    number = match.position.coaches[seat].hand.index(option.args[0])
    evening = Evening(tmp_path, match, reduced_motion=True)
    before = picture(evening)
    evening.hands.key_down("p", "p")
    evening.hands.wait(1.0)
    assert list(evening.board.model.peeked) == match.position.coaches[seat].hand
    assert f"hand:{number}" in evening.board.model.lit_in_secret
    shown = picture(evening)
    evening.hands.key_up("p")
    evening.hands.wait(0.3)
    assert not evening.board.model.peeked and shown != before
    assert picture(evening) == before
    wrong = next(n for n, card in enumerate(match.position.coaches[seat].hand)
                 if all(o.args[:1] != (card,) for o in match.decision.options))
    evening.press(str(wrong + 1))
    assert "cannot be played now" in evening.table.notice
    assert evening.match.decision.ask == "window"
    evening.press(str(number + 1))
    assert option.args[0] not in match.position.coaches[seat].hand


def test_who_peeks_sees_what_they_have_laid_face_down_as_well(tmp_path):
    def fits(match):
        return match.position.coaches[match.decision.seat].special_down

    match = at("window", seed=1, fits=fits)
    coach = match.position.coaches[match.decision.seat]
    name = match.cards.card[coach.special_down].short
    evening = Evening(tmp_path, match)
    mine = next(view for view in evening.board._views if type(view).__name__ == "MineView")
    assert mine.describe(evening.board.model).name == ""
    evening.hands.key_down("p", "p")
    evening.hands.wait(0.6)
    assert mine.describe(evening.board.model).name == name
    evening.hands.key_up("p")
    evening.hands.wait(0.1)
    assert mine.describe(evening.board.model).name == ""


def test_what_is_written_names_no_card_that_lies_hidden(tmp_path):
    match = play(new_match((True, False), 2), lambda m: asked(m, "pitch") and m.position.half == 1)
    match = play(match, lambda m: m.history.now > 60 and m.decision.seat == 0)
    evening = Evening(tmp_path, match)
    coach = match.position.coaches[1]
    cards = match.cards.card
    hidden = {cards[card].name for card in (*coach.hand, *(getattr(coach, down) for down in DOWN.values())) if card}
    evening.app.art.drawn_text = []
    evening.app.draw()
    assert not hidden & {text.text for text in evening.app.art.drawn_text}


def test_a_secret_choice_is_not_announced(tmp_path):
    match = at("place", seed=2, seat=1, nth=3, people=(True, False))
    names = {match.cards.card[card].short for card in match.position.coaches[1].hand}
    evening = Evening(tmp_path, match, speed="slow")
    for _ in range(30):
        said = evening.table.announcer.prompt.question
        assert not [name for name in names if name in said.key or name in said.text]
        evening.hands.turn()


def test_what_a_computer_does_in_the_open_is_announced_with_its_reason(tmp_path):
    evening = Evening(tmp_path, at("window", seed=2, seat=1, people=(True, False)))
    announcer, view = evening.table.announcer, evening.match.view(0)
    evening.match.position.decision = Decision(1, "window", (), secret=True)
    for action, said in (
        (Action("use", ("underdogs", 0)), "8 is not enough for me."),
        (Action("place", ("ud_p01", "mound")), "places a card face down."),
        (Action("choose", ("ud_p01",)), "has chosen."),
    ):
        announcer.choice(action, view, "8 is not enough for me.", secret=True)
        assert announcer.prompt.question.text == said


def hidden_otherwise(position, seat, seed):
    """Other cards for a coach, of those that nobody else knows the place of."""
    coach = position.coaches[seat]
    cards = [*coach.hand, *coach.deck]
    random.Random(seed).shuffle(cards)
    coach.hand[:], coach.deck[:] = cards[: len(coach.hand)], cards[len(coach.hand):]


def test_between_people_it_depends_on_no_hidden_card_what_passes_by_itself():
    compared = 0
    for seed in (1, 2):
        match, seated = new_match(seed=seed), regulars()
        while match.decision is not None:
            decision = match.decision
            if decision.ask in ("window", "keep", "trash", "run"):
                usual = passed(match.view(decision.seat), watched=True)
                for seat in (0, 1):
                    other = match.position.copy()
                    hidden_otherwise(other, seat, seed + match.history.now)
                    assert passed(other.view(decision.seat), watched=True) == usual, (seed, match.history.now, seat)
                    compared += usual is not None
            match.act(seated[decision.seat].choose(decision, lambda seat=decision.seat, m=match: m.view(seat)))
    assert compared > 100


def test_between_people_nothing_shows_what_somebody_holds_whose_window_passes_by_itself(tmp_path):
    """Frames, their number, the log and Undo are alike for two hands."""

    def fits(match):
        seat = match.decision.seat
        other = match.position.copy()
        hidden_otherwise(other, seat, 1)
        usual = passed(match.view(seat), watched=True)
        if usual is None or other.coaches[seat].hand == match.position.coaches[seat].hand:
            return False
        nexts = []
        for position in (match.position.copy(), other):
            position.apply(usual)
            nexts.append((position.decision.seat, position.decision.ask))
        return nexts[0] == nexts[1]

    told = []
    for number in range(2):
        match = at("window", seed=3, fits=fits)
        if number:
            hidden_otherwise(match.position, match.decision.seat, 1)
        evening = Evening(tmp_path / str(number), match, speed="normal")
        seen = [evening.match.history.now, evening.match.why_no_undo(), evening.match.why_no_redo()]
        for _ in range(4):
            seen.append(picture(evening))
            evening.hands.wait(0.4)
        told.append((seen, [line.text for line in evening.table.frame.log.lines]))
    assert told[0] == told[1]
