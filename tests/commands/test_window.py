"""What the window, the gallery and the selfcheck are asked for, and what is said where there is no display."""

import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lordsball.cli import main
from lordsball.commands.window import NO_DISPLAY, Wishes

CARDS = Path(__file__).resolve().parents[2] / "cards"
Edited = Callable[[str, str, str], Path]
"""See the fixture `edited`."""


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> list[Wishes]:
    """A window that only notes what was wished for."""
    wishes: list[Wishes] = []
    module: Any = types.ModuleType("lordsball.ui.shell.start")
    module.NoDisplay = type("NoDisplay", (RuntimeError,), {})
    module.open_window = lambda wish: wishes.append(wish) or 0
    monkeypatch.setitem(sys.modules, "lordsball.ui.shell.start", module)
    return wishes


def test_the_window_gets_every_wish(screen: list[Wishes], edited: Edited, tmp_path: Path) -> None:
    folder = edited("rules.yaml", "innings: 3 ", "innings: 5 ")
    folders = ["--cards", str(folder), "--data-dir", str(tmp_path / "data")]
    players = ["--game", "monster_league", "--seats", "human,veteran", "--seed", "7"]
    assert main([*players, "--size", "1600x900", "--fullscreen", *folders]) == 0
    assert screen == [
        Wishes(
            cards=(CARDS, folder), data_dir=tmp_path / "data", game="monster_league", seats=("human", "veteran"),
            seed=7, size=(1600, 900), fullscreen=True,
        )
    ]


def test_without_words_the_window_opens_with_the_title(screen: list[Wishes], data_dir: Path) -> None:
    assert main([]) == 0
    assert screen == [Wishes(cards=(CARDS,), data_dir=data_dir)]


def test_seats_alone_mean_the_first_game(screen: list[Wishes]) -> None:
    assert main(["--seats", "rookie,human"]) == 0
    assert screen[0].game == "monster_league"


def test_replay_opens_the_window_on_the_file(screen: list[Wishes], tmp_path: Path) -> None:
    (tmp_path / "x").write_text("anything")
    assert main(["replay", str(tmp_path / "x"), "--size", "960x540"]) == 0
    assert (screen[0].replay, screen[0].size) == (tmp_path / "x", (960, 540))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there a display can be missing")
def test_without_a_display_one_sentence_says_what_works(
    screen: list[Wishes], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    assert main([]) == 1
    assert capsys.readouterr().err == f"lordsball: {NO_DISPLAY}\n"
    assert screen == []


def test_a_display_that_cannot_be_opened_is_the_same_sentence(
    screen: list[Wishes], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start = sys.modules["lordsball.ui.shell.start"]

    def refuse(wish: Wishes) -> int:
        raise start.NoDisplay("no available video device")

    monkeypatch.setattr(start, "open_window", refuse)
    assert main([]) == 1
    assert capsys.readouterr().err == f"lordsball: {NO_DISPLAY}\n"


def test_the_gallery_goes_where_it_should(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[Any] = []
    module: Any = types.ModuleType("lordsball.ui.shell.gallery")
    module.write = lambda folder, size, cards: asked.append((folder, size, cards)) or [folder / "title.png"]
    monkeypatch.setitem(sys.modules, "lordsball.ui.shell.gallery", module)
    folder = tmp_path / "new" / "pictures"
    assert main(["gallery", str(folder), "--size", "1920x1080"]) == 0
    assert asked == [(folder, (1920, 1080), [CARDS])]
    assert folder.is_dir()
    assert capsys.readouterr().out == f"{folder / 'title.png'}\n"


def test_selfcheck_reads_plays_draws_and_listens(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module: Any = types.ModuleType("lordsball.ui.shell.selfcheck")
    module.draw_all = lambda size, cards: ["title", "table"]
    module.hear_all = lambda: 3
    monkeypatch.setitem(sys.modules, "lordsball.ui.shell.selfcheck", module)
    assert main(["selfcheck"]) == 0
    out = capsys.readouterr().out
    assert "monster_league: cards read" in out
    assert " beat " in out
    assert out.endswith("2 scenes drawn\n3 sounds decoded\n")
