"""In a replay of any game log and chapter stand where the board stands, and every chapter has a name of its own."""

import pytest

from lordsball import games, paths
from lordsball.ai.player import PLAYERS
from lordsball.games import SHELF
from lordsball.match.match import Match
from lordsball.match.replay import Replay
from lordsball.match.seats import Seat
from lordsball.ui.scenes.replay import ReplayScene
from lordsball.ui.scenes.scrubber import _shorter
from tests.ui.scenes.desks import open_desk

LEVELS = {"lords": "regular", "wild_cards": "regular", "monster_league": "veteran"}


def replay_of(key, steps=10_000, seed=3):
    game = games.game(key)
    cards = game.load_cards([paths.cards()])
    options = game.options(cards, 2, {"years": "3"} if key == "lords" else {})
    match = Match(game, cards, options, [Seat("Vera", LEVELS[key]), Seat("Rita", LEVELS[key])], seed)
    seated = [PLAYERS[key][LEVELS[key]](seat) for seat in range(2)]
    for _ in range(steps):
        if match.decision is None:
            break
        seat = match.decision.seat
        match.act(seated[seat].choose(match.decision, lambda seat=seat: match.view(seat)))
    return Replay(match)


@pytest.fixture
def watched(tmp_path):
    def watch(key, steps=10_000, **settings):
        desked = open_desk(tmp_path, **settings)
        return desked, desked.show(ReplayScene(desked.desk, replay_of(key, steps)))

    return watch


@pytest.mark.parametrize("key", SHELF)
def test_every_chapter_has_a_name_of_its_own_also_where_there_is_little_room(watched, key):
    _, scene = watched(key)
    chapters = scene.scrubber.chapters
    names = [chapter.name for chapter in chapters]
    assert all(names) and len(set(names)) == len(names)
    parts = list(dict.fromkeys(name.partition(": ")[0] for name in names))
    shortest = [_shorter(part)[-1] for part in parts]
    assert len(set(shortest)) == len(shortest) and len(parts) >= 3
    assert chapters[0].step <= next(step for step, line in scene._written if line.heading)


@pytest.mark.parametrize(("key", "steps"), [("lords", 190), ("wild_cards", 120), ("monster_league", 60)])
def test_the_log_and_the_chapter_tell_no_more_and_no_less_than_the_board_shows(watched, key, steps):
    desked, scene = watched(key, steps, speed="fast")
    told = [line for _, line in scene._written]
    scene.toggle()
    seen = set()
    for _ in range(200_000):
        scene.update(0.05)
        if desked.top is not scene:
            desked.top.close()  # a pennant or a cup fills the screen until somebody goes on
        lines = scene._log.lines
        assert lines == told[: len(lines)]
        before = sum(step < scene.replay.at for step, _ in scene._written)
        now = sum(step <= scene.replay.at for step, _ in scene._written)
        assert before <= len(lines) <= now
        if not scene.timeline.busy:
            assert len(lines) == now
        headings = [line for line in lines if line.heading]
        if headings:
            last = headings[-1]
            assert scene._chapter.name == (last.chapter or last.short or last.text)
            seen.add(scene._chapter.name)
        if not scene.playing:
            break
    assert scene.replay.at == scene.replay.length and seen
    for step in range(0, scene.replay.length, 7):
        scene.go(step)
        assert scene._log.lines == [line for number, line in scene._written if number <= step]
