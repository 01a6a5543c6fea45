"""The workshop of games that did not come with the program, and what its page shows."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lordsball import games, paths
from lordsball.cli import main
from lordsball.games import CARDS_OF, SHELF, from_folder
from lordsball.workshop.workbench import Workbench
from tests.workshop.benches import files_in

TOP = Path(__file__).resolve().parents[2]
EXAMPLE = TOP / "examples" / "home_run_derby"


@pytest.fixture
def derby(tmp_path: Path) -> Iterator[Path]:
    """Home Run Derby in a folder of the designer's own, on the shelf."""
    place = tmp_path / "home_run_derby"
    for name, content in files_in(EXAMPLE).items():
        if "__pycache__" not in name:
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            (place / name).write_bytes(content)
    before, cards = dict(SHELF), dict(CARDS_OF)
    SHELF.pop("home_run_derby", None)
    try:
        from_folder.add(place)
        yield place
    finally:
        SHELF.clear()
        SHELF.update(before)
        CARDS_OF.clear()
        CARDS_OF.update(cards)


def test_a_game_of_ones_own_is_changed_in_its_own_file(derby: Path, tmp_path: Path) -> None:
    made = Workbench(games.game("home_run_derby"), [paths.cards()], tmp_path / "My cards")
    file = derby / "cards" / "deck.yaml"
    before = file.read_text("utf-8").splitlines()
    card = next(record for record in made.records if record.kind == "cards")
    assert card.where.own
    bat = next(field for field in made.fields(card) if field.loc == ("bat",))
    assert (bat.label, bat.about, bat.most) == ("Bat", "What it adds to a swing.", 20)
    made.set(card, ("bat",), 7)
    made.set(made.record("deck", "deck"), ("rounds",), 4)
    after = file.read_text("utf-8").splitlines()
    assert sum(old != new for old, new in zip(before, after, strict=True)) == 2
    assert made.sound
    assert not (tmp_path / "My cards").exists()


def test_a_game_of_ones_own_goes_out_and_in_as_a_spreadsheet(derby: Path, tmp_path: Path) -> None:
    sheet = tmp_path / "derby.csv"
    before = files_in(derby / "cards")
    assert main(["export", "home_run_derby", "--csv", str(sheet)]) == 0
    words = ["import", "home_run_derby", str(sheet), "--data-dir", str(tmp_path / "data")]
    assert main(words) == 0
    assert files_in(derby / "cards") == before
    sheet.write_text("id,bat\n" + re.findall(r"\bid: (\w+)", (derby / "cards" / "deck.yaml").read_text())[-1] + ",3\n")
    assert main([*words, "--kind", "cards"]) == 0
    assert not (tmp_path / "data" / "cards").exists()


def test_the_example_of_the_page_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (TOP / "docs" / "workshop.md").read_text("utf-8"), re.DOTALL)
    said = re.findall(r"# (.*)$", code, re.MULTILINE)
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "workshop.md", "exec"), {})
    assert capsys.readouterr().out.splitlines() == said
