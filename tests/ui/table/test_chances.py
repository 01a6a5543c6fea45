"""Win expectancy at the table: off until W, from what may be known, hidden where nobody plays to win."""

import pytest

from lordsball import games, paths
from lordsball.expectancy.figures import Expectancy, Known
from lordsball.match.match import Match
from lordsball.match.saves import Saves
from lordsball.match.seats import HUMAN, Seat
from lordsball.thinking.thinker import Thinker, Thought
from lordsball.ui.kit.scene import Scene
from lordsball.ui.scenes.replay import ReplayScene
from lordsball.ui.shell.app import App
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.settings import Settings
from lordsball.ui.table.chances import Mark
from lordsball.ui.table.scene import TableScene
from tests.ui.hands import Hands, open_app


def at_the_table(tmp_path, key: str, *players: str, speed: str = "off") -> tuple[App, TableScene]:
    app = open_app(Scene(), settings=Settings(speed=speed, first_tips=False))
    desk = Desk(app, tmp_path, [paths.cards()], Saves(tmp_path), Thinker.on_the_spot())
    game = games.game(key)
    cards = desk.cards(key)
    seats = [Seat(f"Seat {number}", player) for number, player in enumerate(players)]
    table = TableScene(desk, Match(game, cards, game.options(cards, len(seats), {}), seats, 3))
    app.scenes.reset(table)
    Hands(app).turn(3)
    return app, table


def test_w_shows_the_chance_to_win_and_keeps_it_in_the_settings(tmp_path) -> None:
    app, table = at_the_table(tmp_path, "monster_league", HUMAN, "regular")
    assert not table.frame.chance.visible
    hands = Hands(app)
    hands.key("w")
    hands.turn(3)
    assert table.frame.chance.visible
    assert app.settings.win_expectancy
    assert table.chances.expectancy is not None
    assert table.chances.expectancy.exact
    assert "of games from here" in table.frame.chance.tooltip
    hands.key("w")
    hands.turn(2)
    assert not table.frame.chance.visible
    assert not app.settings.win_expectancy


@pytest.mark.parametrize(("people", "eyes"), [((HUMAN, "regular"), 0), ((HUMAN, HUMAN), None)])
def test_people_who_share_the_screen_are_told_what_a_spectator_knows(tmp_path, monkeypatch, people, eyes) -> None:
    app, table = at_the_table(tmp_path, "wild_cards", *people)
    asked = []
    monkeypatch.setattr(table.desk.thinker, "ask", lambda *job: asked.append(job))
    app.change(win_expectancy=True)
    table.chances.close()
    table.chances.look()
    kind, key, view, seat, *_ = asked[-1]
    assert (kind, key, seat) == ("chances", "wild_cards", eyes)
    assert view == table.match.view(eyes)


def test_one_owner_alone_has_no_chance_to_show(tmp_path) -> None:
    app, table = at_the_table(tmp_path, "lords", HUMAN)
    Hands(app).key("w")
    Hands(app).turn(2)
    assert not app.settings.win_expectancy
    assert not table.chances.on


def test_a_turning_point_of_the_curve_is_seen_again(tmp_path) -> None:
    app, table = at_the_table(tmp_path, "monster_league", HUMAN, HUMAN)
    hands = Hands(app)
    app.change(win_expectancy=True)
    table.chances.look()
    even = Expectancy((0.5, 0.5))
    table.chances.marks = [Mark(0, even), Mark(4, Expectancy((0.8, 0.2))), Mark(8, Expectancy((0.79, 0.21)))]
    assert table.chances.turns() == [Mark(0, even)]
    hands.key("t", "t")  # from the odds to the log, to the box score
    hands.turn(2)
    mark, *others = table.frame._turns
    assert mark.visible
    assert not any(other.visible for other in others)
    mark.activate()
    hands.turn(2)
    assert isinstance(app.scenes.top, ReplayScene)
    assert app.scenes.top.replay.at == 0


def test_the_crowd_hears_the_same_whether_anybody_looks_or_not(tmp_path) -> None:
    app, table = at_the_table(tmp_path, "monster_league", HUMAN, HUMAN, speed="fast")
    hands = Hands(app)
    hands.turn(3)
    heard = app.sound.mood
    assert heard is not None
    assert heard.leverage is not None
    hands.key("w")
    hands.turn(3)
    assert app.sound.mood == heard


def test_a_curtain_hides_the_bar(tmp_path) -> None:
    app, table = at_the_table(tmp_path, "wild_cards", HUMAN, HUMAN)
    app.change(win_expectancy=True)
    table.chances.look()
    assert table.board.chance_shown
    table.chances.look(hidden=True)
    assert not table.board.chance_shown


def test_a_lesson_has_no_chance_to_win(tmp_path, monkeypatch) -> None:
    app, table = at_the_table(tmp_path, "monster_league", HUMAN, HUMAN)
    app.change(win_expectancy=True)
    monkeypatch.setattr(table, "script", object())
    table.chances.look()
    assert not table.chances.on
    assert not table.board.chance_shown


def test_a_guess_from_a_few_games_is_not_shown_while_a_better_one_is_coming(tmp_path, monkeypatch) -> None:
    app, table = at_the_table(tmp_path, "wild_cards", HUMAN, "regular")
    thought = Thought(1, ())
    monkeypatch.setattr(table.desk.thinker, "ask", lambda *job: thought)
    monkeypatch.setattr(table.desk.thinker, "listen", lambda: None)
    app.change(win_expectancy=True)
    table.chances.close()
    table.chances.look()
    table.chances.marks = []
    thought.progress = Known(Expectancy((0.25, 0.75), (0.3, 0.3), 8), None)
    assert not table.chances.pass_time()
    assert table.chances.expectancy is None
    better = Expectancy((0.48, 0.52), (0.12, 0.12), 66)
    thought.progress = Known(better, None)
    assert table.chances.pass_time()
    assert table.chances.expectancy == better
