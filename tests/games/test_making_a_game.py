"""docs/making_a_game.md: the files it shows are a game that can be checked, played, saved, watched and simulated."""

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from lordsball import games, paths
from lordsball.ai.random_player import RandomPlayer
from lordsball.engine.secrets import HIDDEN, places
from lordsball.games import from_folder
from lordsball.match.loading import Loaded
from lordsball.match.match import Match
from lordsball.match.replay import export, open_replay
from lordsball.match.saves import Saves
from lordsball.match.seats import Seat
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import rgb
from lordsball.ui.table.plain.board import PlainBoard
from tests.ui.table.evening import Evening

TOP = Path(__file__).resolve().parents[2]
KEY = "heat_check"
FILE = re.compile(r"^`(heat_check/[\w./]+)`\n\n```\w+\n(.*?)^```$", re.M | re.S)


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files of the page, as somebody would have typed them."""
    folder = tmp_path_factory.mktemp("shelf")
    files = FILE.findall((TOP / "docs" / "making_a_game.md").read_text("utf-8"))
    assert [name.partition("/")[2] for name, _ in files] == [
        "cards.py", "cards/deck.yaml", "rules.py", "words.py", "game.py", "player.py", "board.py"
    ]
    for name, text in files:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


@pytest.fixture
def game(shelf: Path):
    with patch.dict(games.SHELF), patch.dict(games.CARDS_OF):
        assert from_folder.add(shelf) == [KEY]
        yield games.game(KEY)


def match_of(game: games.Game, seats: int, people: int = 0, seed: int = 3) -> Match:
    cards = game.load_cards([paths.cards()])
    sitting = [Seat(f"Robin {n}") if n < people else Seat(f"Reggie {n}", "regular") for n in range(seats)]
    return Match(game, cards, game.options(cards, seats, {}), sitting, seed)


def lordsball(*words: str) -> str:
    call = [sys.executable, "-m", "lordsball", *words]
    run = subprocess.run(call, cwd=TOP, capture_output=True, text=True, timeout=300, check=True)
    return run.stdout


def test_its_cards_are_clean(shelf: Path) -> None:
    found = lordsball("check", str(shelf / KEY), "--shelf", str(shelf))
    assert found.endswith(f"{KEY}: deck: 0 errors, 0 warnings\n")


def test_it_is_worth_throwing_hard(shelf: Path) -> None:
    words = ("simulate", KEY, "--shelf", str(shelf), "--games", "200", "--seats", "regular,random", "--json")
    assert json.loads(lordsball(*words))["games"] == 200


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_keep_the_promises(game: games.Game, seats: int) -> None:
    match = match_of(game, seats, seats)
    players = [RandomPlayer(n) for n in range(seats)]
    while (decision := match.decision) is not None:
        view = match.view(decision.seat)
        for place in places(view):
            if place.owner not in (None, decision.seat):
                assert set(place.cards) <= {HIDDEN}
        assert game.words.question(view, match.names).text
        assert all(game.words.action(action, view) for action in decision.options)
        match.act(players[decision.seat].choose(decision, lambda seat=decision.seat: match.view(seat)))
    assert match.history.now == seats * match.position.rules.rounds
    assert game.words.result(match.position, match.names).endswith((" run.", " runs."))
    assert match_of(game, seats, seats).position.chance == match_of(game, seats, seats).position.chance


def test_on_the_plain_table_and_back_from_a_save(game: games.Game, tmp_path: Path) -> None:
    evening = Evening(tmp_path, match_of(game, 2, 1))
    assert isinstance(evening.board, PlainBoard)
    lamps = next(spot.box for spot in evening.board.model.arrangement.spots if spot.laid.key == "round")
    canvas = Canvas(pygame.Surface((1280, 720)), theme=evening.board.theme)
    evening.board.draw(canvas)
    middle = round(lamps.x + lamps.h * 0.4), round(lamps.y + lamps.h * 0.4)
    assert canvas.surface.get_at(middle)[:3] == rgb(evening.board.theme.gold)  # its own piece: the first round's lamp
    evening.play_by_mouse(random.Random(1), 0.4)
    assert evening.match.over
    saves = Saves(tmp_path / "more", None, {KEY: game}.__getitem__)
    found = saves.load(saves.save(evening.match, "A hot night"), evening.match.cards)
    assert isinstance(found, Loaded)
    assert found.match.position == evening.match.position
    export(found.match, tmp_path / "game.json")
    shown = open_replay(tmp_path / "game.json", find={KEY: game}.__getitem__)
    assert (shown.diverged, shown.length) == (None, found.match.history.now)
