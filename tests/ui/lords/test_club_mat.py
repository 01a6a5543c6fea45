"""All clubs laid open: any of them can be looked at from anywhere, with every sum written out; no hand is shown."""

import re

import pytest

from lordsball.engine.secrets import HIDDEN
from lordsball.games.lords.finances import salaries
from lordsball.games.lords.state import SOURCES
from lordsball.ui.lords.club_mat import ClubScene
from lordsball.ui.lords.clubs_shown import income_words, mat_of, record_of, vp_words, wages_words
from lordsball.ui.lords.preview import yearly_income
from tests.ui.looks import every_look
from tests.ui.lords.leagues import asked, new_match, play
from tests.ui.scenes.test_words_fit import complaints, drawn_alone
from tests.ui.table.evening import Evening


@pytest.fixture
def evening(tmp_path):
    return Evening(tmp_path, play(new_match(people=1), lambda m: m.position.year == 2 and asked(m, "season_card", 0)))


def number_at_the_end(words):
    return int(re.findall(r"\$(\d+)\*$", words)[0])


def test_m_opens_the_clubs_and_closes_them(evening):
    evening.hands.key("y")
    evening.hands.wait(0.2)
    assert isinstance(evening.top, ClubScene) and evening.top.seat == 0
    evening.hands.key("y")
    evening.hands.wait(0.2)
    assert evening.top is evening.table


def test_every_owners_club_can_be_looked_at_by_mouse_and_by_keys(evening):
    evening.hands.key("y")
    evening.hands.wait(0.2)
    scene = evening.top
    names = [evening.match.position.team_of(seat).short for seat in range(4)]
    tabs = [next(p.widget for p in scene.group.placed() if p.widget.label == name) for name in names]
    for seat, tab in enumerate(tabs):
        evening.hands.click(tab.rect.cx, tab.rect.cy)
        assert scene.seat == seat
    for seat in range(4):
        evening.hands.key(str(seat + 1))
        assert scene.seat == seat
    evening.hands.key("escape")
    evening.hands.wait(0.2)
    assert evening.top is evening.table


def test_the_clubs_can_be_looked_at_while_somebody_else_decides(tmp_path):
    match = play(new_match(people=1), lambda m: asked(m, "hot_stove_option") and m.decision.seat != 0)
    evening = Evening(tmp_path, match, speed="slow")
    evening.hands.key("y")
    evening.hands.wait(0.2)
    assert isinstance(evening.top, ClubScene)


def test_the_sums_are_those_of_the_rules():
    match = play(new_match(owners=8, people=0, seed=2), lambda m: m.position.year == 3)
    t = match.position
    for o in t.owners:
        assert number_at_the_end(income_words(t, o)) == yearly_income(t, o)
        assert number_at_the_end(wages_words(t, o)) == sum(salaries(t, o))
        points = [int(n.replace("−", "-")) for n in re.findall(r"[+−]\d+", vp_words(t, o).partition("   ")[2])]
        assert sum(points) == sum(o.vp_from) == o.vp
        assert len(points) == sum(map(bool, o.vp_from)) <= len(SOURCES)


def test_the_record_has_every_finished_year_and_dashes_for_those_to_come():
    match = play(new_match(people=0, years=5), lambda m: m.position.year == 3)
    for o in match.position.owners:
        record = record_of(o, 5)
        assert record.years == ("1", "2", "3", "4", "5")
        for (_, name, cells), column in zip(record.rows, (0, 4, 6), strict=True):
            done = [str(year[column]).replace("-", "−") for year in o.years]
            assert list(cells) == [*done, "–", "–", "–"], name


def test_the_mat_is_drawn_from_what_is_shown_and_shows_no_hand(evening):
    model = evening.board.model
    assert all(card == HIDDEN for o in model.shown.t.owners[1:] for card in o.hand)
    model.shown.t.owners[2].cash = 777
    assert mat_of(model, 2).cash == 777
    evening.hands.key("y")
    evening.hands.wait(0.2)
    scene = evening.top
    hidden = {evening.match.cards.season[card].name for o in evening.match.position.owners for card in o.hand}
    for seat in range(4):
        scene.turn_to(seat)
        written = {text.text for text in drawn_alone(evening.desked, scene)}
        assert "$777" in written or seat != 2
        assert not hidden & written


@every_look
@pytest.mark.parametrize(("owners", "years"), [(4, "3"), (8, "7")])
def test_every_word_can_be_read(tmp_path, owners, years, size, text):
    match = play(new_match(owners=owners, seed=7, years=int(years)), lambda m: m.position.year == 3)
    evening = Evening(tmp_path, match, size=size, text_size=round(100 * text))
    scene = ClubScene(evening.board.model, 0)
    evening.desked.show(scene)
    for seat in range(owners):
        scene.turn_to(seat)
        found = [what for what in complaints(drawn_alone(evening.desked, scene), evening.app.screen.k)
                 if what.startswith(("cut", "small", "pale"))]
        assert not found, "\n".join(dict.fromkeys(found))
