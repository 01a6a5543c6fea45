"""Everything on the table says what it is, what it is worth now and why it matters, to whom may know it."""

import pytest

from lordsball.engine.secrets import HIDDEN
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.cover.rulebook import booklet
from lordsball.ui.lords.landmarks.things import NAMES, things_of
from lordsball.ui.lords.shown import phase_of
from lordsball.ui.lords.table_layout import WHOLE
from tests.ui.lords.leagues import asked, board_of, cards, new_match, play, players
from tests.ui.lords.winter import Before

TABLE = Box(0, 88, 1280, 632)
THERE = {
    "spring_card": {"pool", "options", "option:sign", "weighed_card", "standings", "my_row", "year", "cash", "hand"},
    "roll_series": {"race", "dice", "records", "schedule", "my_side", "their_side", "result"},
    "roll_game": {"race", "dice", "games", "result", "big_card"},
    "retirement": {"order", "tokens", "my_purse"},
    "buy_vp": {"ladder", "scores", "counter", "my_purse"},
    "hot_stove_card": {"quality", "stars", "offices", "park", "space:5", "options", "turns", "hand"},
    "stadium_action": {"park", "stack:field", "option:build 0"},
}
"""What stands on the table at some questions, among other things."""


@pytest.mark.parametrize(("owners", "seed"), [(1, 4), (3, 3), (8, 2)])
def test_everything_on_the_table_is_explained_at_every_kind_of_decision(owners, seed):
    match = new_match(owners=owners, seed=seed)
    book, told, seated = booklet(cards()), set(), players(match)
    while match.decision is not None and match.position.year < 3:
        decision, phase = match.decision, phase_of(match.position)
        if decision.seat == 0 and (phase, decision.ask) not in told:
            told.add((phase, decision.ask))
            before = Before(match)
            found = before.board.landmarks()
            names = [landmark.name for landmark in found]
            assert len(names) == len(set(names)), sorted(names)
            assert THERE.get(decision.ask, set()) - ({"turns"} if owners == 1 else set()) <= {*names}
            for name, box, title, about, heading in found:
                assert title, name
                assert about.endswith(".") or name.startswith("option:"), (name, about)
                assert not heading or book.at_step(heading) is not None, heading
                assert "{" not in title + about and "*" not in title + about, (name, title, about)
                assert box.w > 8 and box.h > 8, name
                assert TABLE.x <= box.x and box.right <= TABLE.right and box.bottom <= TABLE.bottom, name
            offered = {str(action) for action in decision.options if action.verb != "card"}
            assert {f"option:{action}" for action in offered} - {*names} <= _in_the_bar(before)
        match.act(seated[decision.seat].choose(decision, lambda: match.view(decision.seat)))  # noqa: B023
    assert {phase for phase, _ in told} >= {0, 1, 3, 4}


def _in_the_bar(before):
    """What only the two buttons of the prompt bar choose, or a stepper that stands for many."""
    bar = {f"option:{choice.action}" for choice in (before.offered.primary, before.offered.secondary) if choice}
    steppers = (getattr(widget, "actions", ()) for widget in before.offered.widgets)
    return bar | {f"option:{action}" for actions in steppers for action in actions}


def test_a_hand_that_lies_face_down_is_not_told():
    match = play(new_match(people=2, owners=2, seed=5), lambda match: asked(match, "season_card", 0))
    board = board_of(match)
    for viewer, knows in ((0, True), (None, False)):
        view = match.view(viewer)
        board.show(view, viewer)
        board.offer(view, lambda action: None, match.position.why_not)
        told = {landmark.name for landmark in board.landmarks()} & {f"card:{card}" for card in cards().season}
        mine = {f"card:{card}" for card in match.position.owners[0].hand}
        assert told == (mine if knows else set())
        assert HIDDEN not in " ".join(told)


def test_a_club_has_twelve_things_and_each_names_its_figure():
    match = new_match(owners=4, seed=2)
    o = match.position.owners[0]
    things = things_of(match.position, o)
    assert tuple(things) == NAMES
    figures = (o.cash, o.loans, o.media, o.fans, o.vp, None, o.stars, o.regulars, o.prospects, o.front_office,
               o.farm_system, o.manager)
    for thing, figure in zip(things.values(), figures, strict=True):
        assert figure is None or str(figure or "none") in thing.title.replace(": 0", ": none"), thing


@pytest.mark.parametrize(
    ("level", "words"),
    [
        (1, "From level 4 on it deals you more cards every winter. It earns $1 a year. The next level costs $2."),
        (4, "It deals you 1 more card every winter. It earns $7 a year. The next level costs $9."),
        (5, "It deals you 2 more cards every winter. It earns $11 a year."),
    ],
)
def test_an_office_says_what_it_brings_and_what_the_next_level_costs(level, words):
    t = new_match(owners=4, seed=2).position
    t.owners[0].front_office = level
    assert things_of(t, t.owners[0])["offices"].about == words


def test_the_bonus_card_says_that_it_is_this_years_and_what_a_place_is():
    match = new_match(owners=4, seed=2)
    before = Before(match)
    bonus = next(landmark for landmark in before.board.landmarks() if landmark.name == "bonus")
    assert bonus.title == f"This year's Bonus card: {cards().bonus[match.position.bonus].name}"
    assert "1 VP if you lead, 2 in the middle, 3 if you are last" in bonus.about
    assert WHOLE.right <= bonus.box.x
