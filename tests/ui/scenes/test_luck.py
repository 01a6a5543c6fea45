"""How you played and how the dice fell: worked out beside the frames, and a way to try again from any moment."""

import pytest

from lordsball.match.replay import Replay
from lordsball.thinking.thinker import Thinker
from lordsball.ui.scenes.luck import LuckScene
from lordsball.ui.scenes.replay import ReplayScene
from lordsball.ui.scenes.results import ResultsScene
from lordsball.ui.table.scene import TableScene
from tests.ui.scenes.desks import open_desk, played


@pytest.fixture(scope="module")
def seen(tmp_path_factory):
    """The page of one game, reached from its results."""
    desked = open_desk(tmp_path_factory.mktemp("data"))
    desked.desk.thinker = Thinker.on_the_spot()
    match = played(desked.desk, 11)
    desked.show(TableScene(desked.desk, match))
    desked.hands.wait(0.3)
    desked.desk.open_results(match)
    desked.hands.wait(0.2)
    assert isinstance(desked.top, ResultsScene)
    desked.press("Luck and skill")
    desked.hands.wait(0.3)
    assert isinstance(desked.top, LuckScene)
    return desked


def test_the_parts_add_up_to_the_result(seen):
    page = seen.top
    found = page.analysed.found
    assert found is not None
    assert found.exact
    total = found.start.shares[page.seat] + sum(part.swing for part in page._parts(found))
    assert abs(total - found.result[page.seat]) < 1e-9


def test_every_card_opens_its_moment_and_the_box_score_has_what_players_added(seen):
    page = seen.top
    told = page._told()
    assert len(told) == 3
    page._watch(told[0].at)
    seen.hands.wait(0.2)
    replay = seen.top
    assert isinstance(replay, ReplayScene)
    assert replay.replay.at == told[0].at
    replay.back()
    seen.hands.wait(0.2)
    seen.hands.key("b")
    seen.hands.wait(0.2)
    assert isinstance(seen.top, ResultsScene)
    assert seen.top._analysed.found.players
    seen.hands.key("l")
    seen.hands.wait(0.2)


def test_trying_it_from_there_leaves_the_finished_game_as_it_was(seen):
    page = seen.top
    match, record = page.match, page.match.record()
    told = page._told()[0]
    seen.hands.key("1")
    seen.hands.wait(0.3)
    table = seen.top
    assert isinstance(table, TableScene)
    assert table.match.id != match.id
    assert match.record() == record
    assert match.over
    assert table.match.record()[: told.at] == record[: told.at]
    seen.app.background.finish()
    assert any(", from " in entry.name for entry in seen.desk.saves.entries())


def test_any_step_of_a_replay_can_be_tried_another_way(data_dir):
    desked = open_desk(data_dir)
    match = played(desked.desk, 5)
    replay = Replay(match)
    replay.go(20)
    scene = desked.show(ReplayScene(desked.desk, replay))
    assert "Try it from here" in desked.labels()
    desked.hands.key("x")
    desked.hands.wait(0.3)
    assert isinstance(desked.top, TableScene)
    assert desked.top is not scene
    assert desked.top.match.record()[:20] == match.record()[:20]
    assert match.over
