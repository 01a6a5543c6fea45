"""The end of a game of Lords: facts and nothing but facts, what decided, and the ways on from there."""

import pytest

from lordsball import games
from lordsball.games.lords import events as told
from lordsball.games.lords.ending import decided_by
from lordsball.games.lords.state import SOURCES, standing
from lordsball.ui.lords.cover.highlights import ending, greatest, moments
from lordsball.ui.lords.cover.leads import NEVER, decisive_score
from lordsball.ui.lords.ending.final_points import final_of, points_by_year, title, verdict
from lordsball.ui.scenes import results
from lordsball.ui.scenes.results import ResultsScene
from tests.ui.looks import every_look
from tests.ui.lords.leagues import new_match, play
from tests.ui.scenes.desks import open_desk


@pytest.fixture(scope="module")
def finished():
    return [play(new_match(people=0, owners=owners, seed=seed)) for owners, seed in
            ((1, 1), (2, 2), (3, 3), (4, 4), (4, 5), (6, 6), (8, 7))]


def events_of(match):
    return [[one.event for one in moment.told] for moment in match.history.walk()]


def test_points_by_year_add_up_to_what_everybody_has(finished):
    for match in finished:
        years = points_by_year(match.position, match.told())
        for o, mine in zip(match.position.owners, years, strict=True):
            assert [sum(column) for column in zip(*mine, strict=True)] == o.vp_from
            assert sum(map(sum, mine)) == o.vp
            assert match.position.last_year <= len(mine) <= match.position.last_year + 1
            for number, year in enumerate(o.years):
                assert year[6] == sum(map(sum, mine[: number + 1]))


def test_without_the_course_of_the_game_all_points_stand_in_one_year(finished):
    t = finished[3].position
    assert points_by_year(t, ()) == tuple((tuple(o.vp_from),) for o in t.owners)


def test_the_tiles_that_are_counted_are_those_that_scored_at_the_end(finished):
    for match in finished:
        final = final_of(match.position, match.told())
        happened = [event for events in events_of(match) for event in events]
        over = max(number for number, event in enumerate(happened) if isinstance(event, told.YearOver))
        last = {e.seat: e.amount for e in happened[over:] if isinstance(e, told.Scored) and e.source == "tiles"}
        counted = {}
        for tile in final.tiles:
            counted[tile.seat] = counted.get(tile.seat, 0) + tile.vp
        assert counted == last
        seats = [tile.seat for tile in final.tiles]
        assert seats == sorted(seats, key=seats.index), "a park is counted in one go"


def test_the_last_table_is_in_the_order_of_the_rules(finished):
    for match in finished:
        t, final = match.position, final_of(match.position, ())
        ranked = [(not t.owners[seat].cannot_win, standing(t.owners[seat])) for seat in final.ranked]
        assert ranked == sorted(ranked, reverse=True)
        assert set(final.ranked[: len(final.winners)]) == set(final.winners) == set(t.winners())


@pytest.mark.parametrize(("numbers", "by", "words"), [
    (((9, 0, 5, 10, 8), (7, 3, 9, 90, 9)), "vp", "Most Victory Points, 9 to 7."),
    (((9, 2, 5, 10, 8), (9, 1, 9, 90, 9)), "titles", "Tied in Victory Points: Championships decide, 2 to 1."),
    (((9, 1, 9, 10, 8), (9, 1, 5, 90, 9)), "fans",
     "Tied in Victory Points and Championships: Fans decide, 9 to 5."),
    (((9, 1, 9, 90, 8), (9, 1, 9, 10, 9)), "cash",
     "Tied in Victory Points, Championships and Fans: cash decides, $90 to $10."),
    (((9, 1, 9, 10, 9), (9, 1, 9, 10, 8)), "tq",
     "Tied in Victory Points, Championships, Fans and cash: Team Quality decides, 9 to 8."),
    (((9, 1, 9, 10, 8), (9, 1, 9, 10, 8)), "shared",
     "Tied on every count: the Gulls and the Hammers share the win, a legendary rivalry."),
])
def test_what_decided_is_said_in_words(numbers, by, words):
    match = new_match(owners=2)
    t = match.position.copy()
    for o, (vp, titles, fans, cash, tq) in zip(t.owners, numbers, strict=True):
        o.vp, o.titles, o.fans, o.cash = vp, titles, fans, cash
        o.stars, o.regulars, o.manager, o.field_tq = tq, 0, 0, 0
        o.vp_from = [vp, *[0] * (len(SOURCES) - 1)]
    final = final_of(t, ())
    assert final.by == decided_by(t) == by
    assert verdict(t, final) == words
    assert ("rivalry" in title(t, final)) == (by == "shared")


def test_who_is_ruled_out_does_not_win_and_is_not_compared():
    t = new_match(owners=2).position.copy()
    t.owners[0].vp, t.owners[0].cannot_win = 12, True
    final = final_of(t, ())
    assert final.winners == (1,) and final.ranked == (1, 0)
    assert verdict(t, final) == "No rival could win."


def test_a_club_that_is_ruled_out_is_never_called_the_lords_of_baseball():
    for out, vp, headline, why in (
        ((True,), (-7,), "The Gulls are not the Lords of Baseball", "A season of 39 wins or fewer ruled them out."),
        ((True, True), (-7, -9), "No Lords of Baseball: the Gulls come first", "Most Victory Points, −7 to −9."),
        ((False, False, True), (3, 2, 12), "The Gulls are the Lords of Baseball",
         "Most Victory Points of those who can win, 3 to 2."),
    ):
        match = new_match(owners=len(out))
        t = match.position = match.position.copy()
        for o, ruled_out, points in zip(t.owners, out, vp, strict=True):
            o.vp, o.vp_from, o.cannot_win = points, [points, *[0] * (len(SOURCES) - 1)], ruled_out
        assert (title(t, final_of(t, ())), verdict(t, final_of(t, ()))) == (headline, why)
        assert ending(match).banner.endswith("WIN") == (not out[0])


def test_the_moments_are_facts_of_the_record(finished):
    for match in finished:
        events = events_of(match)
        for found in moments(match):
            shown = found.highlight
            happened = events[shown.step - 1]
            assert any(getattr(event, "seat", None) == shown.seat for event in happened) or found.kind == "series"
            assert match.position.team_of(shown.seat).short in shown.what


def test_at_most_three_moments_of_different_kinds_in_the_order_they_happened(finished):
    for match in finished:
        shown = ending(match).highlights
        assert 1 <= len(shown) <= 3
        assert [h.step for h in shown] == sorted(h.step for h in shown)
        kinds = [found.kind for found in greatest(match)]
        assert len(set(kinds)) == len(kinds)


def test_the_lead_that_was_taken_for_good_is_always_among_them(finished):
    for match in finished:
        if decisive_score(match) != NEVER:
            assert "lead" in [found.kind for found in greatest(match)]


def test_after_the_decisive_score_the_winner_is_never_caught(finished):
    seen = 0
    for match in finished:
        decisive = decisive_score(match)
        if decisive == NEVER:
            continue
        seen += 1
        (winner,) = match.position.winners()
        points = [0] * len(match.position.owners)
        scores = [event for event in match.told() if isinstance(event, told.Scored)]
        for number, event in enumerate(scores):
            points[event.seat] = event.now
            ahead = points[winner] > max(p for seat, p in enumerate(points) if seat != winner)
            assert number < decisive or ahead
            assert number != decisive - 1 or not ahead
    assert seen


def scene_of(tmp_path, match, size=(1280, 720), **settings):
    desked = open_desk(tmp_path, size, **settings)
    scene = desked.show(ResultsScene(desked.desk, match))
    return desked, scene


def test_the_result_can_be_copied(tmp_path, finished, monkeypatch):
    match = finished[4]
    kept = []
    monkeypatch.setattr(results, "copy_text", lambda text: kept.append(text))
    desked, scene = scene_of(tmp_path, match)
    desked.press("Copy result")
    lines = kept[0].splitlines()
    assert lines[0] == games.game("lords").name
    assert lines[1] == ending(match).sentence
    best = match.position.owners[match.position.winners()[0]]
    assert lines[2].startswith("1. ") and lines[2].endswith(f": {best.vp} VP")
    assert len(lines) == 3 + len(match.position.owners) and lines[-1] == f"Seed {match.seed}"
    assert scene.notice == "Result copied."


@every_look
def test_every_word_of_the_results_fits(tmp_path, finished, size, text):
    for number in (0, 4, 6):
        desked, _ = scene_of(tmp_path / str(number), finished[number], size, text_size=round(100 * text))
        desked.app.draw()
        desked.app.art.drawn_text = []
        desked.app.draw()
        drawn = desked.app.art.drawn_text
        assert drawn
        cut = [each.text for each in drawn if not each.fits]
        assert not cut, f"{size} at {text} %: {cut}"
