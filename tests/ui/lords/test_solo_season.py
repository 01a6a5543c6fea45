"""A lone owner on the screen: the medals before the season, its words and its place on the best list at the end."""

from dataclasses import replace

import pytest

from lordsball import games
from lordsball.ai.player import PLAYERS
from lordsball.games.lords.state import SOURCES
from lordsball.match import best_list
from lordsball.match.match import Match
from lordsball.match.seats import HUMAN, Seat
from lordsball.ui.lords.cover.cover import COVER
from lordsball.ui.lords.cover.solo import SOLO, best_words
from lordsball.ui.scenes.end import EndScene
from lordsball.ui.scenes.setup import SetupScene
from tests.ui.looks import every_look
from tests.ui.lords.leagues import KEY, cards
from tests.ui.scenes.desks import open_desk
from tests.ui.scenes.test_words_fit import complaints, drawn_alone

ROBIN = (Seat("Robin", HUMAN),)


def season(points=None, seats=ROBIN, seed=3):
    """A finished season; with these Victory Points where they are given."""
    game = games.game(KEY)
    match = Match(game, cards(), game.options(cards(), len(seats), {}), seats, seed)
    players = [PLAYERS[KEY]["regular"](seed) for _ in seats]
    while match.decision is not None:
        seat = match.decision.seat
        match.act(players[seat].choose(match.decision, lambda seat=seat: match.view(seat)))
    if points is not None:
        owner = match.position.owners[0]
        owner.vp_from[SOURCES.index("cards")] += points - owner.vp
        owner.vp = points
    return match


@pytest.fixture(scope="module")
def finished():
    return season()


def with_points(match, points):
    owner = match.position.owners[0]
    owner.vp_from[SOURCES.index("cards")] += points - owner.vp
    owner.vp = points
    return match


def target():
    return cards().targets["coast", 3]


@pytest.mark.parametrize("grade", ["", "bronze", "silver", "gold"])
def test_the_banner_says_the_medal_and_the_sentence_what_the_next_would_have_taken(finished, tmp_path, grade):
    points = getattr(target(), grade) if grade else target().bronze - 1
    match = with_points(finished, points)
    desked = open_desk(tmp_path / "data")
    desked.desk.open_end(match)
    end = desked.top
    assert isinstance(end, EndScene)
    assert end.verdict.lost is (not grade)
    assert end.verdict.words == (f"A {grade} season".upper() if grade else "GULLS FALL SHORT")
    following = {"": "bronze", "bronze": "silver", "silver": "gold"}.get(grade)
    if following:
        assert f"{points} Victory Points: {following} takes {getattr(target(), following)}" in end.ending.sentence
    desked.hands.wait(0.3)
    (kept,) = best_list.load(tmp_path / "data" / best_list.NAME).of(KEY, "coast, 3 years")
    assert (kept.points, kept.grade, kept.side, kept.match) == (points, grade, "Harbor Gulls", match.id)


def test_only_a_person_alone_comes_on_the_best_list(tmp_path):
    desked = open_desk(tmp_path / "data")
    watched = season(seats=(Seat("Vera", "veteran"),))
    desked.desk.open_end(watched)
    assert desked.desk.best.games == []
    assert not (tmp_path / "data" / best_list.NAME).exists()


def test_setup_tells_a_lone_owner_what_there_is_to_win(tmp_path):
    desked = open_desk(tmp_path / "data")
    desked.desk.best.note(SOLO.finished(season()))
    scene = desked.show(SetupScene(desked.desk, KEY))
    assert not said(desked, scene, "You play for a medal")
    scene._done(lambda: scene.seating.invite("alone", 2))
    assert said(desked, scene, f"Silver: {target().silver} VP")
    assert said(desked, scene, "Your best here: ")
    scene._choose("years", "5")
    assert said(desked, scene, f"Gold: {cards().targets['coast', 5].gold} VP")
    assert said(desked, scene, "You have not finished a season here yet.")


def test_setup_says_so_where_no_medal_is_set(tmp_path):
    desked = open_desk(tmp_path / "data")
    scene = desked.show(SetupScene(desked.desk, KEY))
    scene._done(lambda: scene.seating.invite("alone", 2))
    scene.cards = replace(scene.cards, targets={})
    assert said(desked, scene, "This league and length has no medals yet")


def said(desked, scene, words):
    """Is this written somewhere on the scene?"""
    return any(words in text.text for text in drawn_alone(desked, scene))


@every_look
def test_every_word_fits(tmp_path, size, text, finished):
    desked = open_desk(tmp_path / "data", size, text_size=round(100 * text))
    for points in (9, 19, 14):
        desked.desk.best.note(SOLO.finished(season(points, seed=points)))
    scene = desked.show(SetupScene(desked.desk, KEY))
    scene._done(lambda: scene.seating.invite("alone", 2))
    assert list(complaints(drawn_alone(desked, scene), desked.app.screen.k)) == []
    desked.desk.open_end(with_points(finished, 15))
    assert list(complaints(drawn_alone(desked, desked.top), desked.app.screen.k)) == []


def test_every_owner_of_a_shipped_club_is_introduced():
    for league in cards().leagues.values():
        names = [COVER.persona(cards(), team.id).name for team in league.teams]
        assert len(set(names)) == 8
        for team in league.teams:
            about = COVER.persona(cards(), team.id).about
            assert about.startswith("The ") and "Likes " in about and about.endswith(".")
    assert COVER.persona(cards(), "nobody") is None


def test_a_season_in_a_line():
    done = best_list.Alone(KEY, "coast, 3 years", "x", "Harbor Gulls", -3, "", "2026-12-01")
    assert best_words(done) == "−3 VP, no medal, with the Harbor Gulls, Dec 1, 2026"
    assert best_words(done._replace(day="soon")).endswith("Harbor Gulls, soon")
