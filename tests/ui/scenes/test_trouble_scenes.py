"""When something goes wrong: words, the place of the report, and the match goes on."""

import pytest

from lordsball.content.problems import Problems
from lordsball.match.match import MatchBroken
from lordsball.ui.scenes import trouble
from lordsball.ui.scenes.cards_trouble import CardsTroubleScene
from lordsball.ui.scenes.settings_scene import SettingsScene
from lordsball.ui.scenes.title import TitleScene
from lordsball.ui.scenes.trouble import TroubleScene, in_words
from lordsball.ui.table.scene import TableScene
from tests.ui.scenes.desks import KEY, open_desk, own_cards, played


@pytest.fixture
def table(data_dir):
    desked = open_desk(data_dir)
    desked.app._on_crash = desked.desk.trouble
    desked.show(TitleScene(desked.desk))
    return desked


def break_the_top(table):
    """The scene on top fails the next time it is updated."""

    def update(_dt):
        raise KeyError("at_bat")

    table.top.update = update
    table.hands.turn()


def test_an_error_at_the_table_is_told_with_its_report_and_the_match_goes_on(table):
    match = played(table.desk, 5, 40)
    table.desk.play(match)
    table.hands.wait(0.2)
    at = match.position.save()
    break_the_top(table)
    scene = table.top
    assert isinstance(scene, TroubleScene)
    assert scene.report is not None and scene.report.parent == table.desk.data / "reports"
    text = scene.report.read_text("utf-8")
    for part in ("KeyError: 'at_bat'", "Traceback", f"seed {match.seed}", match.record()[-1], "Python"):
        assert part in text
    assert "saved" in scene.kept
    table.hands.key("space")
    assert isinstance(table.top, TableScene) and table.top.match is match
    assert match.position.save() == at
    (entry,) = [entry for entry in table.desk.saves.entries() if entry.saved and entry.saved.id == match.id]
    assert entry.saved.position == at


def test_without_a_match_the_way_back_is_the_first_screen(table):
    table.show(SettingsScene(table.desk))
    break_the_top(table)
    assert isinstance(table.top, TroubleScene)
    assert "Continue the match" not in table.labels()
    table.hands.key("escape")
    assert isinstance(table.top, TroubleScene)
    table.hands.key("space")
    assert isinstance(table.top, TitleScene)


def test_the_report_can_be_copied(table, monkeypatch):
    copied = []
    monkeypatch.setattr(trouble, "copy_text", copied.append)
    break_the_top(table)
    table.press("Copy the report")
    assert copied == [table.top.report.read_text("utf-8")]
    assert table.top.notice == "The report is on the clipboard."


def test_a_disk_that_takes_no_report_is_told(table):
    (table.desk.data / "reports").write_text("in the way")
    break_the_top(table)
    assert table.top.report is None
    assert "Copy the report" not in table.labels()


def test_no_traceback_reaches_the_screen(table):
    table.app.art.drawn_text = []
    break_the_top(table)
    table.app.draw()
    words = " ".join(text.text for text in table.app.art.drawn_text)
    assert "Something went wrong" in words
    assert "Traceback" not in words and "File \"" not in words and ".py" not in words


def test_an_error_in_words_is_one_short_line():
    assert in_words(ValueError("first\n  second\tthird")) == "ValueError: first second third"
    assert in_words(ValueError()) == "ValueError: it says no more"
    assert len(in_words(ValueError("x" * 10_000))) <= 240
    broken = MatchBroken("spin", "AtBat.batter_spins", KEY, 4, [])
    assert in_words(broken).startswith("The rules of the game failed")


@pytest.fixture
def broken_cards(tmp_path):
    return own_cards(tmp_path / "cards", ("innings: 3", "innings: many"), ("out: 40", "out: 4x0"))


def test_all_mistakes_in_the_cards_are_listed_with_file_and_line(data_dir, broken_cards):
    desked = open_desk(data_dir, own=broken_cards)
    with pytest.raises(Problems) as found:
        desked.desk.cards(KEY)
    scene = desked.show(CardsTroubleScene(desked.desk, found.value, lambda: TitleScene(desked.desk)))
    shown = "\n".join(str(block) for block in scene._blocks())
    wrong = sum(file.read_text("utf-8").count("out: 4x0") for file in broken_cards.rglob("teams/*.yaml"))
    assert len(found.value.errors) == 1 + wrong
    for problem in found.value.errors:
        assert f":{problem.place.line}:{problem.place.column}" in shown
    desked.hands.key("escape")
    assert desked.top is scene


def test_cards_that_break_before_they_were_ever_read_do_not_break_the_screens(data_dir, broken_cards):
    """As after an error at the very start: the first screen comes, and what needs cards says what is wrong."""
    desked = open_desk(data_dir, own=broken_cards)
    title = desked.show(TitleScene(desked.desk))
    for key in ("space", "f1"):
        desked.hands.key(key)
        assert isinstance(desked.top, CardsTroubleScene)
        desked.hands.key("space")
        assert isinstance(desked.top, CardsTroubleScene)
        desked.hands.key("escape")
        assert desked.top is title


def test_after_mending_the_files_another_try_opens_the_first_screen(data_dir, broken_cards):
    desked = open_desk(data_dir, own=broken_cards)

    def again():
        try:
            desked.desk.cards(KEY)
        except Problems as problems:
            return CardsTroubleScene(desked.desk, problems, again)
        return TitleScene(desked.desk)

    desked.show(again())
    desked.hands.key("space")
    assert isinstance(desked.top, CardsTroubleScene)
    for file in broken_cards.rglob("*.yaml"):
        file.write_text(file.read_text("utf-8").replace("many", "3").replace("4x0", "40"), "utf-8")
    desked.hands.key("f5")
    assert isinstance(desked.top, TitleScene)
