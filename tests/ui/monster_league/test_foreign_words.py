"""Names are shown as they were typed, on every board and page: signs in them are never read as markup or as icons."""

import random
import re
import shutil

import pytest

from lordsball import games, paths
from lordsball.match.match import Match
from lordsball.match.seats import Seat
from lordsball.ui.scenes.pause import PauseScene
from lordsball.ui.scenes.results import ResultsScene
from lordsball.ui.scenes.rules import RulesScene
from lordsball.ui.scenes.setup import SetupScene
from lordsball.ui.table.scene import TableScene
from tests.ui.scenes.desks import open_desk

NAMED = re.compile(r"""\b(name|short): (["']?)((?:[A-Z]\w+ )*)([A-Z][a-z]+)\2(?= *(?:\n|[,}].*}))""")
SAID = re.compile(r"""\b(text|words|quip): (["']?)([A-Z][a-z]+ [^"'\n:{},]{5,40})\2(?= *(?:[,}]|\n *(?:\w+:|-|\n)))""")
SIGN = "Zq"
OURS = {"Cash", "Replay"}
"""Names of cards that are also words of our own."""
SEATS = ("*Quill*", "_Sam_", "{Kim}")


def signed(folder, key):
    """The shipped cards of a game with signs of markup around names and in sentences; and the words they belong to."""
    shutil.copytree(paths.cards() / key, folder / key)
    names = set()

    def sign(found):
        left, right = ("*", "*") if len(names) % 2 else ("{", "}")
        if not 2 < len(found[4]) <= 14 - len(found[3]):
            return found[0]
        names.add(found[4])
        return f'{found[1]}: "{found[3]}{left}{found[4]}{right}"'

    texts = []
    shutil.rmtree(folder / key / "lessons")
    (folder / key / "tips.yaml").unlink()
    (folder / key / "owners.yaml").unlink(missing_ok=True)
    for file in sorted((folder / key).rglob("*.yaml")):
        text = SAID.sub(rf'\1: "*{SIGN}* \3"', NAMED.sub(sign, file.read_text("utf-8")))
        file.write_text(text, "utf-8")
        texts.append(text)
    whole = "".join(texts)
    return {SIGN} | {name for name in names - OURS if not re.search(rf"(?<![*{{\w]){name}(?![*}}\w])", whole)}


def bare(drawn, names):
    """Names that are drawn without their signs, and in what."""
    for text in drawn:
        for word in re.findall(r"(?<![\w*_{])\w+(?![\w*_}…])", text.shown):
            if word in names:
                yield word, text.shown


@pytest.mark.parametrize("key", games.SHELF)
def test_a_name_is_shown_with_every_sign_that_was_typed(data_dir, tmp_path, caplog, key):
    names = signed(tmp_path, key) | {name.strip("*_{}") for name in SEATS}
    desked = open_desk(data_dir, (1280, 720), tmp_path, speed="off")
    game, cards = games.game(key), desked.desk.cards(key)
    seats = [Seat(name) for name in SEATS[: 3 if key == "lords" else 2]]
    options = game.default_options(cards, len(seats)) if key == "lords" else game.default_options(cards)
    match, rng = Match(game, cards, options, seats, 3), random.Random(5)
    found, looked = set(), set()

    def look():
        desked.app.art.drawn_text = []
        desked.app.draw()
        drawn, desked.app.art.drawn_text = desked.app.art.drawn_text, None
        found.update(bare(drawn, names))
        looked.update(name for name in names for text in drawn if name in text.shown)

    def show(scene):
        desked.app.scenes.reset(scene)
        desked.hands.turn(3)
        look()

    show(SetupScene(desked.desk, key))
    show(RulesScene(desked.desk, key))
    while match.decision is not None:
        kind = match.decision.ask
        if kind not in looked or rng.random() < 0.04:
            looked.add(kind)
            show(TableScene(desked.desk, match))
            for placed in list(desked.top.group.placed()):
                desked.hands.move(placed.box.cx, placed.box.cy)
                if rng.random() < 0.2:
                    desked.hands.wait(0.5)
                look()
            show(PauseScene(desked.desk, match))
        match.act(rng.choice(match.decision.options))
    show(ResultsScene(desked.desk, match))
    assert not found, sorted(found)
    assert not caplog.records, "taken for the name of an icon"
    assert len(looked & names) > 5
