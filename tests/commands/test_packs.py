"""Packs on the command line: a zip goes wherever a folder of cards goes, and pictures travel with the cards."""

import io
import shutil
import zipfile
from pathlib import Path

import pygame
import pytest

from lordsball import paths
from lordsball.cli import main
from lordsball.ui.kit.art import Art

CARDS = Path(__file__).resolve().parents[2] / "cards"
ABOUT = 'id: night_market\ntitle: Night Market\nversion: "1.2"\nauthor: Ann\nneeds: ">=0.1"\n'
RED = (200, 30, 30)


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.DATA_DIR_VARIABLE, str(tmp_path / "data"))
    monkeypatch.setattr(paths, "PICTURES", {})


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A folder with one team of Wild Cards, a picture in red and a pack.yaml."""
    folder = tmp_path / "night"
    team = (CARDS / "wild_cards" / "teams" / "underdogs.yaml").read_text("utf-8").replace("ud_", "nm_")
    team = team.replace("id: underdogs", "id: night_market").replace("Underdogs", "Night Market")
    put(folder, "wild_cards/teams/night_market.yaml", team)
    put(folder, "pack.yaml", ABOUT)
    into = io.BytesIO()
    picture = pygame.Surface((30, 30), 0, 24)
    picture.fill(RED)
    pygame.image.save(picture, into, "x.png")
    put(folder, "wild_cards/emblems/mutt.png", into.getvalue())
    return folder


def put(folder: Path, name: str, content: str | bytes) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(content.encode() if isinstance(content, str) else content)


def zipped(folder: Path, name: str = "night.zip", inside: str = "") -> Path:
    """The folder in one zip beside it."""
    file = folder.parent / name
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.rglob("*")):
            archive.write(path, f"{inside}{path.relative_to(folder).as_posix()}")
    return file


@pytest.mark.parametrize("inside", ["", "my night market/"])
def test_a_zip_of_cards_is_checked_and_played_like_its_folder(
    inside: str, pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = zipped(pack, inside=inside)
    shutil.rmtree(pack)
    assert main(["check", str(file)]) == 0
    picture, cards = capsys.readouterr().out.splitlines()
    shipped = len(list((CARDS / "wild_cards" / "teams").glob("*.yaml")))
    assert picture == f"{file}: 1 picture: 0 errors, 0 warnings"
    assert cards == f"{file}: wild_cards: rules, {shipped + 1} teams: 0 errors, 0 warnings"
    words = ["--teams", "night_market,underdogs", "--games", "1", "--seats", "random,random"]
    assert main(["simulate", "wild_cards", "--cards", str(file), *words]) == 0
    assert "Night Market" in capsys.readouterr().out


def test_a_message_names_the_zip_with_file_and_line(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(pack, "pack.yaml", ABOUT.replace("title", "titel"))
    put(pack, "wild_cards/portraits/hal.png", "no picture")
    assert main(["check", str(zipped(pack))]) == 3
    out = capsys.readouterr().out
    assert "/night.zip/pack.yaml:2:1: titel: found the unknown key 'titel'" in out
    assert "/night.zip/wild_cards/portraits/hal.png: warning: found a file that is neither PNG nor JPG inside" in out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (">=0.1", ">=99.1", "needs: found a pack for lordsball 99.1 or newer, expected one for this lordsball"),
        (">=0.1", "0.1", "expected the oldest lordsball it works with, such as '>=0.1'"),
        ('"1.2"', "one", "expected a version such as '1.0', in quotes"),
        (
            '"1.2"\n', '"1.2"\nformat: 9\nspice: 3\n',
            "format: found 9, expected 1 or less: the pack is for a newer lordsball",
        ),
        ('"1.2"\n', '"1.2"\nformat: 0\n', "format: found 0, expected"),
    ],
)
def test_a_pack_that_this_lordsball_cannot_read_is_refused(
    old: str, new: str, said: str, pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(pack, "pack.yaml", ABOUT.replace(old, new))
    assert main(["simulate", "wild_cards", "--games", "1", "--cards", str(pack)]) == 3
    assert said in capsys.readouterr().err


def test_a_harmful_zip_is_refused_by_every_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evil.zip"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("../outside.yaml", "id: x")
    sentence = f"{file}: found '../outside.yaml' in the zip, which leads outside of it, expected only files of the pack"
    assert main(["check", str(file)]) == 3
    assert capsys.readouterr().out.startswith(sentence)
    assert main(["simulate", "lords", "--cards", str(file)]) == 3
    assert capsys.readouterr().err.startswith(sentence)


def test_pictures_of_a_pack_are_drawn_before_those_that_are_shipped(
    pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(zipped(pack))]) == 0
    assert paths.has_sprite("wild_cards/emblems/mutt")
    drawn = Art(1.0).sprite("wild_cards/emblems/mutt", 12, None)
    assert drawn.get_size() == (12, 12)
    assert all(abs(a - b) < 8 for a, b in zip(drawn.get_at((6, 6)), RED, strict=False))  # scaling rounds


def test_a_pack_may_hold_pictures_only(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.rmtree(pack / "wild_cards" / "teams")
    words = ["simulate", "wild_cards", "--games", "1", "--seats", "random,random", "--cards", str(pack)]
    assert main(words) == 0
    capsys.readouterr()
    assert main(["check", str(pack)]) == 0
    assert capsys.readouterr().out == f"{pack}: 1 picture: 0 errors, 0 warnings\n"


def test_check_notes_what_a_pack_replaces_and_one_more_card_needs_no_other_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(tmp_path / "mine", "lords/hot_stove/mine.yaml", """
hot_stove:
  - {id: hs_01, media: 2}
  - id: hs_mine
    name: My Own Winter
    text: "A card of my own."
    trade: [{stars: 1}, {prospects: 3}]
    manager: 1
    stadium: 1
    option: 1
    media: 1
    event: {name: Free Lumber, text: "Every stadium tile costs $5 less.", do: [{tile_price: -5}]}
""")
    put(tmp_path / "mine", "lords/park.yaml", "field: [{level: 8, price: 80}]")
    put(tmp_path / "mine", "monster_league/rules.yaml", "innings: 5")
    assert main(["check", str(tmp_path / "mine")]) == 0
    lines = [line.removeprefix(f"{tmp_path / 'mine'}: ") for line in capsys.readouterr().out.splitlines()]
    assert [line for line in lines if "note" in line] == [
        "monster_league: note: rules: innings 3 → 5",
        "lords: note: park, field 8: price 72 → 80",
        "lords: note: Cigars After Dinner: media 1 → 2",
    ]


def test_warnings_of_one_kind_fold_and_strict_shows_all_and_fails(
    pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(7):
        put(pack, f"wild_cards/teams/copy{number}.yaml.txt", "id: x")
    assert main(["check", str(pack)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if "more warnings" in line] == ["3 more warnings like these; --strict shows all"]
    assert sum("so it is not read" in line for line in lines) == 4
    assert lines[-1].endswith("0 errors, 7 warnings")
    assert main(["check", "--strict", str(pack)]) == 3
    assert capsys.readouterr().out.count("so it is not read") == 7


def test_the_example_is_a_pack_without_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--strict", str(CARDS.parent / "examples" / "bog_standards")]) == 0
    assert "7 pictures: 0 errors, 0 warnings" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["check"], ["simulate", "wild_cards", "--games", "1", "--seats", "random,random"]])
def test_every_command_with_cards_unpacks_where_data_dir_says(pack: Path, tmp_path: Path, words: list[str]) -> None:
    made = shutil.make_archive(str(tmp_path / "sent"), "zip", pack)
    assert main([*words, "--cards", made, "--data-dir", str(tmp_path / "elsewhere")]) == 0
    assert (tmp_path / "elsewhere" / "unpacked").is_dir()
    assert not (tmp_path / "data" / "unpacked").exists()


def test_a_copied_deck_with_a_new_id_is_told_which_ids_are_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The usual way to begin: copy a shipped file, give it another id and name, and change the cards later."""
    shipped = (CARDS / "wild_cards" / "teams" / "underdogs.yaml").read_text("utf-8")
    team = shipped.replace("id: underdogs", "id: overdogs").replace("Underdogs", "Overdogs")
    put(tmp_path / "copied", "wild_cards/teams/overdogs.yaml", team)
    assert main(["check", str(tmp_path / "copied")]) == 3
    said = capsys.readouterr()
    assert "players[ud_p01].id: found the id 'ud_p01' again (first in " in said.out + said.err
    assert "found nothing" not in said.out + said.err
