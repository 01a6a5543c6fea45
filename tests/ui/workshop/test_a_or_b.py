"""A or B by real clicks: played to a verdict, stopped, gone on with, told elsewhere, and honest."""

import json
import shutil
import time
from pathlib import Path
from unittest.mock import patch

import pytest

from lordsball import games
from lordsball.games import from_folder
from lordsball.thinking.thinker import Thinker
from lordsball.ui.kit.widgets.choices import ChoiceList
from lordsball.ui.workshop import a_or_b, running
from lordsball.ui.workshop.a_or_b import NOT_ASKED, UNCHANGED
from lordsball.ui.workshop.findings import HELPS, SAME
from lordsball.ui.workshop.last_trial import LastTrial, as_bytes, load, path_of
from lordsball.ui.workshop.question import NOW, SHIPPED
from lordsball.ui.workshop.running import FAILED, OVER, PLAYING, STALE, STOPPED
from tests.ui.workshop.test_cards_page import Shop

JACK = ("batters", "jack_o_slugger")


class Table(Shop):
    """Somebody at A or B of Monster League, with a batter that hits nothing but home runs."""

    def __init__(self, folder, changed=True, pairs=400, thinker=None, **settings):
        super().__init__(folder, "monster_league", **settings)
        self.desked.desk.thinker = thinker or Thinker.on_the_spot()
        self.desked.desk.kept.clear()
        if changed:
            self.change(out=10, single=0, double=0, triple=0, home_run=90)
        self.scene.open("A or B")
        self.setting.lengths = (pairs, *self.setting.lengths[1:])
        self.setting.length = 0
        self.scene.refresh()
        self.hands.turn()

    def change(self, **odds):
        for name, share in odds.items():
            self.room.bench.set(self.room.find(JACK).record, ("odds", name), share)
        self.room.chosen = JACK
        self.scene.changed()
        self.hands.turn()

    @property
    def setting(self):
        return self.scene.comparison.setting

    @property
    def run(self):
        return self.scene.comparison.running

    def until(self, wanted, seconds=60.0):
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            self.hands.turn()
            if wanted():
                return
            time.sleep(0.002)
        raise AssertionError(f"still {self.run.state} after {self.run.played} pairs")

    def verdict(self):
        return self.page._said()


def test_a_change_is_played_to_a_verdict_and_its_figures_stand_on_the_cards(data_dir):
    table = Table(data_dir)
    assert table.verdict() == NOT_ASKED
    assert table.setting.team == "graveyard_shift", "that of the changed card"
    table.hands.key("space")
    table.until(lambda: table.run.state == OVER)
    said = table.verdict()
    assert said.mark == HELPS and said.title == "The new Jack O. Slugger helps the Graveyard Shift."
    mean, low, high = table.run.difference
    assert 0 < low < mean < high and f"{low:.1f} and {high:.1f}" in said.under
    assert table.page.rows()[0].name == "Jack O. Slugger" and table.page.rows()[0].sure and table.page.rows()[0].changed
    assert "Keep B" in table.desked.labels()
    told = table.said()
    assert "Finished early" in told and "runs a game" in told
    table.hands.key("space")
    assert table.page.title == "Cards"
    last = load(data_dir, "monster_league")
    assert last == table.room.last and last.cards == table.room.bench.catalog.fingerprint
    assert last.figures("jack_o_slugger")[0][0] == "Came up" and "In the last" in table.said()
    assert last.games == table.run.trial.sums.games[1]


def test_the_same_cards_are_not_played(data_dir):
    table = Table(data_dir, changed=False)
    assert [table.setting.versions[at].label for at in (table.setting.a, table.setting.b)] == [SHIPPED, NOW]
    assert table.verdict() == UNCHANGED
    assert "Nothing is changed yet." in table.said()
    table.hands.key("space")
    assert table.page.title == "Edit" and table.run.played == 0


def test_two_teams_are_compared(data_dir):
    table = Table(data_dir, changed=False)
    table.desked.press("Team of B")
    assert isinstance(table.scene.group.popup, ChoiceList)
    other = next(n for n, id in enumerate(table.setting.teams) if id != table.setting.team)
    table.scene.group.popup.lit = other
    table.hands.key("enter")
    assert table.setting.against != table.setting.team
    table.setting.lengths, table.setting.length = (4, 12), 0
    table.hands.key("space")
    table.until(lambda: table.run.state == OVER)
    assert table.run.question.two_teams and table.run.played == 4
    assert table.verdict().title == "Too early to say anything."
    assert len(table.page.rows()) > 6 and not any("_" in row.name for row in table.page.rows()), "names, not ids"
    assert not any(row.sure for row in table.page.rows()), "eight games say nothing"


def test_it_is_stopped_and_gone_on_with(data_dir):
    table = Table(data_dir, changed=False)
    table.change(out=35, single=20)
    table.setting.lengths, table.setting.length = (40,), 0
    table.hands.key("space")
    assert table.run.state == PLAYING
    table.until(lambda: table.run.played > 0)
    table.desked.press("Stop")
    assert table.run.state == STOPPED
    played, points = table.run.played, list(table.run.trial.sums.points)
    assert 0 < played < 40 and "What was played stays" in table.said()
    table.hands.key("space")
    table.until(lambda: table.run.state == OVER)
    assert table.run.played == 40 and table.run.trial.sums.points[:played] == points


def test_it_goes_on_while_another_page_is_open(data_dir):
    table = Table(data_dir)
    table.hands.key("space")
    table.scene.open("Cards")
    table.until(lambda: table.run.played > 2)
    assert table.page.title == "Cards"
    table.until(lambda: table.run.state == OVER)
    table.scene.open("A or B")
    assert table.verdict().mark == HELPS


def test_a_change_of_the_cards_ends_it(data_dir):
    table = Table(data_dir)
    table.hands.key("space")
    table.until(lambda: table.run.played > 0)
    table.change(out=20, home_run=80)
    assert table.run.state == STALE
    table.hands.turn()
    assert "The cards have changed. Play it again?" in table.said()
    table.setting.lengths = (4, *table.setting.lengths[1:])
    table.hands.key("space")
    assert table.run.state in (PLAYING, OVER) and table.run.played <= 4


def test_back_to_a_and_undo_brings_b_back(data_dir):
    table = Table(data_dir)
    table.hands.key("space")
    table.until(lambda: table.run.state == OVER)
    table.desked.press("Back to A")
    assert not any(card.changed for card in table.room.cards)
    assert table.run.state == STALE or table.verdict() == UNCHANGED
    table.scene.undo()
    assert any(card.changed for card in table.room.cards)


def test_only_sound_cards_are_played(data_dir):
    table = Table(data_dir)
    table.change(out=15)
    assert "Fix it first" in table.verdict().under
    table.hands.key("space")
    assert table.run.state != PLAYING


def test_a_fault_while_playing_is_told_and_what_was_played_stays(data_dir, monkeypatch):
    table = Table(data_dir)
    table.hands.key("space")
    table.until(lambda: table.run.played > 0)
    played = table.run.played

    def broken(*words):
        raise RuntimeError("the moon fell down")
        yield

    monkeypatch.setattr("lordsball.simulation.shares.playing", broken)
    table.until(lambda: table.run.state == FAILED)
    assert "the moon fell down" in table.verdict().under and table.run.played >= played
    assert f"It stopped at pair {table.run.played + 1}" in table.said()


def test_monster_league_is_worked_out(data_dir, monkeypatch):
    def chance(cards, teams, exact):
        yield 1
        found = cards.fingerprint != shipped
        return 0.61 if found else 0.5

    monkeypatch.setattr("lordsball.simulation.shares.chance_in", lambda game: chance)
    table = Table(data_dir)
    shipped = table.setting.versions[0].catalog.fingerprint
    table.setting.length = len(table.setting.lengths) - 1
    table.scene.refresh()
    table.hands.key("space")
    table.until(lambda: table.run.state == OVER)
    assert table.run.chances == (0.5, 0.61) and not table.run.rough
    assert "50.00 wins in a hundred, then 61.00" in table.verdict().under
    assert table.verdict().mark == HELPS


def test_the_verdict_is_copied_and_kept_as_a_page(data_dir, monkeypatch):
    copied = []
    monkeypatch.setattr(a_or_b, "copy_text", copied.append)
    table = Table(data_dir)
    table.hands.key("ctrl+c")
    assert copied == [] and "Nothing has been played yet" in table.scene.notice
    table.hands.key("space")
    table.until(lambda: table.run.state == OVER)
    table.hands.key("ctrl+c")
    assert table.verdict().title in copied[0] and "Jack O. Slugger: home_run 25 → 90" in copied[0]
    table.hands.key("ctrl+s")
    table.hands.wait(0.2)
    (page,) = (data_dir / "reports").iterdir()
    text = page.read_text("utf-8")
    assert table.verdict().title in text and "<svg" in text and "Jack O. Slugger" in text


def test_a_process_beside_the_window_plays_it_and_frames_are_on_time(data_dir):
    """The real thing: no frame waits for a game."""
    table = Table(data_dir, pairs=100, thinker=Thinker.in_process())
    try:
        table.hands.key("space")
        table.until(lambda: table.run.state == OVER or table.run.played > 20)
        assert table.run.played > 0 and table.run.trouble == ""
    finally:
        table.desked.desk.close()


def test_a_thread_plays_it_where_no_process_can_be_had(data_dir):
    table = Table(data_dir, pairs=100, thinker=Thinker())
    table.hands.key("space")
    table.until(lambda: table.run.played > 3)
    table.run.stop()
    assert len(table.run._players) == 1


@pytest.mark.parametrize("settings", [{}, {"text_size": 150}, {"high_contrast": True}])
def test_everything_can_be_read(data_dir, settings):
    table = Table(data_dir, **settings)
    for _ in range(2):
        table.app.art.drawn_text = []
        table.app.draw()
        texts, table.app.art.drawn_text = table.app.art.drawn_text, None
        assert [text.text for text in texts if text.size < 17.5 or not text.fits] == []
        assert [text.text for text in texts if text.contrast is not None and text.contrast < 4.5] == []
        assert [text.text for text in texts if text.place[0] < 0 or text.place[0] + text.place[2] > 1281] == []
        table.hands.key("space")
        table.until(lambda: table.run.state == OVER)


# --- what is kept -----------------------------------------------------------------------------------------------------


def test_what_the_last_games_said_comes_back(data_dir):
    last = LastTrial("ab" * 32, 4000, {"jack": [10, 4, 10, 9, 20, 4, 1, 0, 0, 0, 0], "never": [10, 4] + [0] * 9})
    path = path_of(data_dir, "wild_cards")
    path.parent.mkdir(parents=True)
    path.write_bytes(as_bytes(last, "wild_cards"))
    assert load(data_dir, "wild_cards") == last
    assert last.title == "In the last 4,000 games" and last.never == {"never"}
    assert load(data_dir, "lords") is None


@pytest.mark.parametrize("damage", [
    b"", b"{", b"[]", b'{"format": 99}', b"\xff\xfe", json.dumps({"format": 1, "game": "wild_cards"}).encode(),
    json.dumps({"format": 1, "game": "wild_cards", "cards": "x", "games": 3, "came": {"a": [1]}}).encode(),
    json.dumps({"format": 1, "game": "wild_cards", "cards": "x", "games": -3, "came": {}}).encode(),
    json.dumps({"format": 1, "game": "wild_cards", "cards": "x", "games": 3, "came": {"a": [True] * 11}}).encode(),
])
def test_a_damaged_file_of_it_is_left_aside(data_dir, damage):
    path = path_of(data_dir, "wild_cards")
    path.parent.mkdir(parents=True)
    path.write_bytes(damage)
    assert load(data_dir, "wild_cards") is None
    assert Shop(data_dir, "wild_cards").room.last is None


def test_no_difference_is_said_to_be_one():
    """The whole interval within one win in a hundred."""
    from lordsball.simulation.shares import Share, Trial
    from lordsball.ui.workshop.findings import verdict

    run = running.Running(Thinker.on_the_spot())
    run.trial = Trial(40_000)
    run.trial.add(Share(points=[(0.5, 0.5)] * 20_000))
    run.state = OVER

    class Asked:
        two_teams, changes = False, ("Jack: out 40 → 35",)

        class a:
            name = "The Graveyard Shift"

        b = a

    assert verdict(run, Asked).mark == SAME
    assert verdict(run, Asked).title == "The new Jack makes no difference you would notice."


def test_a_game_of_ones_own_is_compared_with_how_one_came_in(data_dir, tmp_path):
    own = tmp_path / "home_run_derby"
    shutil.copytree(Path(__file__).parents[3] / "examples" / "home_run_derby", own)
    with patch.dict(games.SHELF), patch.dict(games.CARDS_OF):
        from_folder.add(own)
        shop = Shop(data_dir, "home_run_derby")
        shop.desked.desk.kept["a_or_b"] = running.Running(Thinker.on_the_spot())
        shop.room.bench.set(shop.room.find(("cards", "heater")).record, ("pitch",), 1)
        shop.scene.changed()
        shop.scene.open("A or B")
        page = shop.scene.comparison
        assert page.setting.versions[page.setting.a].label == "as you came in"
        page.setting.lengths, page.setting.length = (3,), 0
        shop.hands.key("space")
        while page.running.state == PLAYING:
            shop.hands.turn()
        assert page.running.state == OVER and page.running.played == 3
        assert "This game has no score." in shop.said()
