"""The cup and the pennant fill the screen and wait; a won series, a Star and a tile are stamped, for people only."""

import pytest

from lordsball.games.lords import events as told
from lordsball.ui.kit.timeline import Timeline
from lordsball.ui.lords.moments.party import party, reckoning
from lordsball.ui.lords.moments.stamp import STAMP
from lordsball.ui.lords.moments.weights import KINDS, weight_of
from lordsball.ui.table.great_moment import GreatMoment
from lordsball.ui.table.scene import TableScene
from tests.ui.lords.leagues import asked, new_match, play
from tests.ui.lords.winter import Before
from tests.ui.scenes.desks import open_desk
from tests.ui.table.evening import Evening


def at_the_roll(people=1):
    return play(new_match(people=people, owners=4, seed=3), lambda match: asked(match, "season_card", 0))


def stamped(model, event, speed="normal", which=party):
    """What is stamped on the stage for an event."""
    timeline, seen = Timeline(speed, False), []
    timeline.add(which(model, event, timeline))
    for _ in range(200):
        if not timeline.busy:
            break
        timeline.update(1 / 30)
        if STAMP in model.motion:
            seen.append(model.motion[STAMP].words)
    assert STAMP not in model.motion
    return "".join(dict.fromkeys(seen))


def series(winner, loser):
    return told.SeriesOver((winner, loser), (15, 9), (16, 6))


def events(t):
    """What is an occasion when it is seat 0's, and what is said of it."""
    ours, theirs = t.owners[0].team, t.owners[1].team
    free = t.seat_of.index(-1)
    return [
        (series(ours, free), series(theirs, free), "Won, 16–6"),
        (series(free, ours), series(free, theirs), "Lost, 6–16"),
        (told.Changed(0, "stars", 1, 4, "call_up"), told.Changed(1, "stars", 1, 4, "call_up"), "A new Star: 4 now"),
        (told.Built(0, 2, 3, 4, 0), told.Built(1, 2, 3, 4, 0), "Bleachers, level 3"),
        (told.WinRowReached(0, 31, 0, 0, True), told.WinRowReached(1, 31, 0, 0, True), "Out of the running"),
        (told.EffectDie(0, 4, 4), told.EffectDie(1, 4, 4), "The card's die: 4, enough"),
        (told.ChampionshipOver(0, "ch_1", False), told.ChampionshipOver(1, "ch_1", False), "Beaten"),
    ]


def test_what_a_persons_club_does_is_stamped_and_what_others_do_is_not():
    before = Before(at_the_roll())
    model = before.board.model
    for ours, theirs, words in events(model.shown.t):
        assert stamped(model, ours) == words
        assert stamped(model, theirs) == ""
    for quiet in (told.Changed(0, "stars", -1, 3, "retired"), told.Changed(0, "fans", 1, 3, "card")):
        assert stamped(model, quiet) == ""


def test_the_year_is_reckoned_up_before_its_newspaper():
    before = Before(at_the_roll())
    t = before.board.model.shown.t
    t.owners[0].vp, t.owners[1].vp = 4, 6
    assert stamped(before.board.model, told.YearOver(1, False), which=reckoning) == "Year 1: +4 VP, 2nd of 4"
    assert stamped(Before(at_the_roll(people=2)).board.model, told.YearOver(1, False), which=reckoning) == ""


def test_a_moment_weighs_more_at_the_end_of_a_close_game():
    t = at_the_roll().position
    for kind, (usual, most) in KINDS.items():
        early = weight_of(kind, t, 0)
        t.year = t.last_year
        assert usual <= early <= weight_of(kind, t, 4) <= most
        t.year = 1


@pytest.mark.parametrize(("seat", "people", "headline"), [
    (0, 1, "THE CUP IS YOURS"), (1, 1, "THE HAMMERS WIN THE CUP"), (0, 2, "THE GULLS WIN THE CUP"),
])
def test_the_cup_fills_the_screen_and_waits_but_not_at_speed_off(tmp_path, seat, people, headline):
    evening = Evening(tmp_path, at_the_roll(people), hides=False, speed="normal")
    table = evening.table
    view = evening.match.view(None)
    for event in (told.ChampionshipOver(seat, "ch_1", True), told.PennantWon(seat, view.owners[seat].team, 95, "wins")):
        waits = isinstance(event, told.ChampionshipOver) or seat < people
        for speed in ("normal", "off"):
            evening.app.change(speed=speed)
            table.timeline.add(evening.board.play(event, table.timeline, lambda: view))
            evening.hands.wait(4)
            shown = evening.top is not table
            assert shown == (waits and speed == "normal")
            if shown:
                assert isinstance(evening.top, GreatMoment)
                evening.app.art.drawn_text = []
                evening.hands.wait(1)
                evening.app.draw()
                said = " ".join(text.shown for text in evening.app.art.drawn_text)
                assert headline.replace("CUP", "PENNANT" if isinstance(event, told.PennantWon) else "CUP") in said
                assert not [text for text in evening.app.art.drawn_text if not text.fits]
                evening.app.art.drawn_text = None
                evening.hands.key("space")
                evening.hands.wait(0.5)
                assert evening.top is table


def test_no_cup_waits_where_nobody_sits(tmp_path):
    desked = open_desk(tmp_path, speed="normal")
    table = desked.show(TableScene(desked.desk, new_match(people=0, owners=4, seed=3)))
    event = told.ChampionshipOver(1, "ch_1", True)
    assert [*party(table.board.model, event, Timeline("normal", False))] == []
    assert desked.top is table
