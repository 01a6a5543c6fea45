"""What is told of a winter: it stands on the table as the rules have it, and pictures at rest are as fresh ones."""

import pygame
import pytest

from lordsball.games.lords import events as told
from lordsball.ui.lords.card_in_view import winter_card
from lordsball.ui.lords.pieces.icon_text import NO_BREAK
from lordsball.ui.lords.pieces.team_mat import Mat, cube_place
from lordsball.ui.lords.preview import Preview, figures_of, in_figures
from lordsball.ui.lords.winter.hire import chance_of, chance_of_better, throws
from lordsball.ui.lords.winter.layout import seat_shown
from lordsball.ui.lords.winter.news import forecast, news_of
from lordsball.ui.lords.winter.views import CUBED
from tests.ui.lords.finances import tell
from tests.ui.lords.leagues import new_match, play, players
from tests.ui.lords.pieces.season import canvas_of
from tests.ui.lords.winter import Before, asks, at_the_stadium, in_winter, until, winters

AT_REST = {"winter seat", "winter card"}
"""What may be kept of a winter's motion until the table is set again: whose club it was, which card."""


@pytest.mark.parametrize("seed", [2, 3])
def test_after_it_was_watched_the_table_looks_as_if_it_had_just_been_opened(seed):
    """But for what only watching can tell: dice that have been rolled, and the list of news."""
    canvas, compared = canvas_of(960), 0
    board, match = None, None
    for match in winters(4, seed):
        if match.position.year > 1:
            break
        if board is None:
            board = Before(match).board
            match.act = _watching(board, match.act)
        ask = match.decision.ask
        fresh = Before(match)
        board.show(match.view(0), 0)
        board.offer(match.view(0), lambda action: None, match.position.why_not)
        if ask != "manager":
            pictures = []
            for each in (board, fresh.board):
                canvas.surface.fill("black")
                each.draw(canvas)
                pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
            assert pictures[0] == pictures[1], match.position.where()
            compared += 1
    assert compared > 5


def _watching(board, act):
    """Acting, watched on a board to the end."""

    def watched(action):
        packet = act(action)
        tell(board, packet)
        assert set(board.model.motion) <= AT_REST
        return packet

    return watched


@pytest.mark.parametrize(("speed", "reduced"), [("slow", False), ("normal", True), ("fast", False)])
def test_nothing_is_left_moving_in_a_whole_winter(speed, reduced):
    match = play(new_match(owners=4, seed=6), in_winter)
    board, seated = Before(match).board, players(match)
    canvas, news = canvas_of(960), 0
    while in_winter(match):
        decision = match.decision
        packet = match.act(seated[decision.seat].choose(decision, lambda decision=decision: match.view(decision.seat)))
        tell(board, packet, speed=speed, reduced=reduced, frames=12, each=lambda: board.draw(canvas))
        assert set(board.model.motion) <= AT_REST
        news = max(news, len(board.stages[4].wire.news))
        board.show(match.view(0), 0)
    assert news > 5


def test_an_event_does_what_its_news_have_foretold():
    compared = 0
    for seed in range(1, 9):
        for match in winters(4, seed):
            if match.decision.ask != "event":
                continue
            for action in match.decision.options:
                compared += _compare(match.position, action)
    assert compared > 8


def _compare(position, action):
    """Let an event come to pass on a copy; False where a choice or a die decides."""
    card = str(action.args[0])
    news = forecast(position, card)
    dice = any("{dice}" in words for _, parts in news.clubs for words in parts)
    if dice or position.cards.scripts[f"{card}.event"].asks:
        return False
    t = position.copy()
    before = [figures_of(t, o.seat) for o in t.owners]
    t.apply(action)
    for o in t.owners:
        seen = Preview(before[o.seat], figures_of(t, o.seat))
        moved = [in_figures(c) for c in seen.changes if c.thing not in ("tq", "wages", "income")]
        assert dict(news.clubs).get(o.seat, ()) == tuple(words.removeprefix(f"Cash{NO_BREAK}") for words in moved), card
    return True


def test_every_events_news_can_be_told_to_every_table():
    for owners, seed in ((1, 4), (8, 4)):
        t = until(owners, seed, asks("hot_stove_card")).position
        for card in t.cards.hot_stove:
            news = forecast(t, card)
            assert all(parts and all(parts) for _, parts in news.clubs)
            assert all(news.everywhere)
            if "Every club" in t.cards.hot_stove[card].event.text.split(".")[0]:
                assert news.clubs or news.everywhere, card


def test_the_chances_of_a_manager_are_those_of_two_dice():
    t = at_the_stadium().position
    assert {level: len(sums) for level, sums in throws(t).items()} == {1: 2, 2: 2, 3: 3, 4: 2, 5: 2}
    assert sum(chance_of(sums) for sums in throws(t).values()) == pytest.approx(1)
    assert chance_of([7]) == pytest.approx(6 / 36)
    assert chance_of_better(t, 0) == pytest.approx(1)
    assert chance_of_better(t, 3) == pytest.approx(10 / 36)
    assert chance_of_better(t, 3, 2) == pytest.approx(1 - (26 / 36) ** 2)
    assert chance_of_better(t, 5, 9) == 0


def test_the_club_of_who_acts_lies_on_the_table_while_it_acts():
    match = play(new_match(owners=4, seed=6), lambda match: in_winter(match) and match.decision.seat == 2)
    board = Before(match).board
    board.show(match.view(0), 0)
    board.watch(match.view(0), match.position.why_not)
    assert seat_shown(board.model) == 2
    board._withdraw()
    assert seat_shown(board.model) == 2


def test_the_inspector_shows_the_card_in_play_and_its_option():
    match = at_the_stadium()
    card = match.position.hot_stove_used[-1]
    assert winter_card(Before(match).board.model) == (card, 2)
    before = Before(until(4, 3, asks("hot_stove_card")))
    first = before.match.decision.options[0].args[0]
    assert winter_card(before.board.model) == (first, None)
    before.board.model.considered = before.widget("media").action
    assert winter_card(before.board.model) == (first, 4)


def test_a_cube_on_its_way_starts_and_ends_on_its_boxes():
    for part in CUBED:
        for level in range(1, 5):
            here, there = cube_place(part, level), cube_place(part, level + 1)
            half = cube_place(part, level + 0.5)
            assert half[0] == pytest.approx((here[0] + there[0]) / 2)
            assert half[1] == pytest.approx((here[1] + there[1]) / 2)
            assert here[:2] != there[:2]
    assert Mat._field_defaults["lifted"] == ()


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (told.ManagerHired(0, 2, 4), "{manager} Manager 2 › *4*"),
        (told.ManagerHired(0, 0, 3), "{manager} Manager none › *3*"),
        (told.Built(0, 2, 5, 6, 0), "{bleachers} *Bleachers 5*, $"),
        (told.Innovated(0, 3, 2), "{innovate} past Concessions 2"),
        (told.Changed(0, "front_office", 1, 3, "option"), "{front_office} Front Office 2 › *3*"),
        (told.Traded(0, (1, 0, 0), (0, 2, 0)), "{trade} 1 {star} › *2 {regular}*"),
        (told.CashMoved(0, -5, 20, "card"), "{cash} Cash *−$5*"),
        (told.CashMoved(0, -30, 20, "tile"), ""),
        (told.Scored(0, "bonus", 2, 9), "{vp} Bonus *+2*"),
        (told.LoanTaken(0, 2, 2), "{loan} 2 loans taken"),
        (told.HotStoveCardUsed(0, "hs_01", "media"), ""),
    ],
)
def test_news_say_what_a_club_has_done(event, words):
    t = at_the_stadium_once()
    if isinstance(event, told.Built):
        words += str(t.cards.stacks[event.component][event.level - 1].price + t.tile_price)
    assert news_of(event, t) == words


def at_the_stadium_once(found=[]):  # noqa: B006 - one position for all of them
    if not found:
        found.append(at_the_stadium().position)
    return found[0]
