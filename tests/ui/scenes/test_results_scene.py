"""The end of a game: facts and nothing but facts, and the ways on from there."""

import pytest

from lordsball import games
from lordsball.engine.chance import Chance
from lordsball.games.monster_league import events as told
from lordsball.match.match import Match
from lordsball.match.seats import HUMAN, Seat
from lordsball.ui.monster_league.cover.highlights import ending, moments
from lordsball.ui.scenes.end import EndScene
from lordsball.ui.scenes.replay import ReplayScene
from lordsball.ui.scenes.results import ResultsScene
from lordsball.ui.scenes.setup import SetupScene
from lordsball.ui.scenes.title import TitleScene
from lordsball.ui.shell.replay_files import replays
from lordsball.ui.table.scene import TableScene
from tests.ui.scenes.desks import KEY, PEOPLE, open_desk, played


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    """Forty finished games."""
    desked = open_desk(tmp_path_factory.mktemp("data"))
    return [played(desked.desk, seed) for seed in range(40)]


@pytest.fixture
def table(data_dir):
    desked = open_desk(data_dir)
    desked.show(TitleScene(desked.desk))
    return desked


def test_the_banner_names_who_has_more_runs(finished):
    for match in finished:
        found = ending(match)
        winner = match.position.leader()
        assert found.seat == winner
        assert found.banner == f"{match.position.team(winner).short} win".upper()


def test_every_moment_is_a_fact_of_the_record(finished):
    for match in finished:
        events = [[one.event for one in moment.told] for moment in match.history.walk()]
        for moment in moments(match):
            shown = moment.highlight
            happened = events[shown.step - 1]
            over = next(event for event in happened if isinstance(event, told.AtBatOver))
            position = match.position
            score = ", ".join(
                f"{position.team(seat).short} {over.score[seat]}" for seat in (1 - position.home, position.home)
            )
            assert score in shown.meant
            if shown.picture < 4:
                assert over.runs > 0 and (over.seat, over.batter) == (shown.seat, shown.picture)
                assert shown.what.startswith(position.batter(over.seat, over.batter).short)
            else:
                assert any(isinstance(event, told.TokenSpent) for event in happened)
                assert shown.meant.split(" ")[0].isdigit()


def test_at_most_three_moments_in_the_order_they_happened(finished):
    for match in finished:
        steps = [highlight.step for highlight in ending(match).highlights]
        assert 0 < len(steps) <= 3 and steps == sorted(set(steps))


def test_runs_kept_from_scoring_are_counted_right(finished):
    """What an ability took away is what the result before it would have scored."""
    counted = 0
    for match in finished:
        for moment in moments(match):
            if moment.highlight.picture < 4:
                continue
            before = match.history.at(moment.highlight.step - 1)
            runners = [0, *(base + 1 for base, runner in enumerate(before.bases) if runner != -1)]
            would = sum(base + before.result >= 4 for base in runners)
            after = match.history.at(moment.highlight.step)
            scored = after.runs[before.batting] - before.runs[before.batting]
            assert int(moment.highlight.meant.split(" ")[0]) == would - scored > 0
            counted += 1
    assert counted > 10


def test_a_game_without_its_history_still_has_an_ending(table):
    match = played(table.desk, 4)
    late = Match(match.game, match.cards, match.options, match.seats, match.seed, start=match.position.save())
    found = ending(late)
    assert found.highlights == () and found.banner == ending(match).banner
    table.show(ResultsScene(table.desk, late))
    assert isinstance(table.top, ResultsScene)


def test_the_key_that_plays_a_game_to_its_end_begins_no_other(table):
    """Space leads from the end to how it went, and from there to who plays next: no further by itself."""
    match = played(table.desk, 4)
    table.desk.play(match)
    table.hands.wait(0.3)
    end = table.show(EndScene(table.desk, match))
    table.hands.key("space", "space")
    assert table.top is end, "a key that was meant for the game is not heard"
    for _ in range(100):
        table.app.turn(0.5)
    assert table.top is end
    for scene in (ResultsScene, SetupScene):
        table.hands.key("space")
        table.app.turn(0.5)
        assert isinstance(table.top, scene)
    table.hands.key("escape")
    assert table.top.match is match


SEATS = {
    "you win": (HUMAN, "veteran"), "you lose": ("veteran", HUMAN), "two people": (HUMAN, HUMAN),
    "nobody": ("veteran", "veteran"),
}


@pytest.mark.parametrize("case", SEATS)
def test_you_are_spoken_to_where_one_person_plays_and_confetti_falls_for_people_only(table, case):
    seed = next(seed for seed in range(40) if played(table.desk, seed).position.leader() == 0)
    seats = [Seat(name, player) for name, player in zip(("Robin", "Vera"), SEATS[case], strict=True)]
    match = played(table.desk, seed, seats=seats)
    end = table.show(EndScene(table.desk, match))
    told = {"you win": "YOU WIN!", "you lose": "YOU LOSE"}.get(case, end.ending.banner)
    assert (end.verdict.words, end.verdict.lost) == (told, case == "you lose")
    assert bool(end.confetti.flakes) == end.verdict.cheers == (case in ("you win", "two people"))


def test_the_turning_point_is_one_of_the_moments_and_told_at_once(finished):
    for match in finished[:10]:
        found = ending(match)
        assert found.turning in found.highlights


def test_a_rematch_begins_at_once_with_the_same_teams(table):
    match = played(table.desk, 4)
    table.show(ResultsScene(table.desk, match))
    table.hands.key("r")
    assert isinstance(table.top, TableScene)
    again = table.top.match
    assert again.options["teams"] == match.options["teams"]
    assert again.seats == match.seats and again.id != match.id and again.history.now == 0
    assert table.top.announcer.prompt.news == "A rematch: everybody has the same team as before."


def test_the_replay_can_be_watched_from_the_start_and_from_a_moment(table):
    scene = table.show(ResultsScene(table.desk, played(table.desk, 4)))
    table.press("Replay")
    assert isinstance(table.top, ReplayScene) and table.top.replay.at == 0
    table.hands.key("escape")
    assert table.top is scene
    shown = scene.ending.highlights[1]
    table.press(f"{shown.when}: {shown.what}")
    assert table.top.replay.at == shown.step - 1


def test_a_replay_is_saved_once_and_its_place_is_told(table):
    scene = table.show(ResultsScene(table.desk, played(table.desk, 4)))
    table.press("Save replay")
    table.press("Save replay")
    (entry,) = replays(table.desk.data)
    assert str(entry.path) in scene.notice and not entry.trouble


def test_a_disk_that_refuses_is_told(table):
    (table.desk.data / "replays").write_text("in the way")
    scene = table.show(ResultsScene(table.desk, played(table.desk, 4)))
    table.press("Save replay")
    assert "could not be saved" in scene.notice


def walk_off_kept_by_a_person(desk):
    """A match whose last action was a person's choice without chance: it let the winning run in."""
    game, cards = games.game(KEY), desk.cards(KEY)
    for seed in range(400):
        match = Match(game, cards, game.default_options(cards), PEOPLE, seed)
        chance = Chance(seed)
        while match.decision is not None:
            options = match.decision.options
            keep = next((option for option in options if option.verb == "keep"), None)
            match.act(keep or options[chance.below(len(options))])
        last = match.history.steps[-1]
        if last.line.action.verb == "keep" and match.seats[last.seat].human:
            return match
    raise AssertionError("no such game among these seeds")


def test_the_last_decision_can_be_taken_back_where_the_rules_allow(table):
    match = walk_off_kept_by_a_person(table.desk)
    table.desk.play(match)
    table.hands.wait(0.3)
    scene = table.show(ResultsScene(table.desk, match))
    table.press("Undo")
    assert isinstance(table.top, TableScene) and not match.over
    assert scene not in list(table.app.scenes)


def test_after_chance_has_spoken_there_is_no_undo(table):
    match = next(m for m in (played(table.desk, seed) for seed in range(20)) if m.why_no_undo() is not None)
    table.show(ResultsScene(table.desk, match))
    assert "Undo" not in table.labels()


def test_escape_goes_back_to_the_table(table):
    match = played(table.desk, 4)
    table.desk.play(match)
    table.hands.wait(0.3)
    table.show(ResultsScene(table.desk, match))
    table.hands.key("escape")
    assert isinstance(table.top, TableScene) and table.top.match is match


@pytest.mark.parametrize("scene", [EndScene, ResultsScene])
def test_nothing_of_the_table_shines_or_is_read_beside_the_verdict(table, scene):
    """The table's own gold button lies under the veil: there is one gold button, and no sentence stands twice."""
    match = played(table.desk)
    below = table.show(TableScene(table.desk, match))
    table.hands.wait(1)
    table.app.scenes.close(table.top) if table.top is not below else None
    bar = table.app.screen.rect(1060, 44, 200, 40)
    table.app.draw()
    brightest = max(max(table.app.picture.get_at((x, bar.centery))[:3]) for x in range(bar.left, bar.right))
    assert brightest > 200, "the table's gold button"
    table.show(scene(table.desk, match))
    table.hands.wait(1)
    table.app.draw()
    assert max(max(table.app.picture.get_at((x, bar.centery))[:3]) for x in range(bar.left, bar.right)) < 100
