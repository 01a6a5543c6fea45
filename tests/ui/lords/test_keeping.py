"""A game of Lords is on the disk at every decision, goes on from there, and can be watched again when it is over."""

import pygame

from lordsball.match.replay import export, open_replay
from lordsball.match.saves import Saves
from lordsball.ui.scenes.replay import ReplayScene
from lordsball.ui.table.curtain import CurtainScene
from tests.ui.lords.leagues import cards, new_match, play
from tests.ui.table.evening import Evening

PEOPLE = 2


def everything(match):
    """All that a match is, for comparing two."""
    return match.position.save(), match.record(), [line.text for line in match.log(None)]


def continued(evening):
    """The match as “Continue” would bring it after the program has been killed."""
    assert evening.table.autosave.flush(60)
    saves = Saves(evening.desked.desk.data)
    return saves.load(saves.newest(), cards()).match


def test_at_every_kind_of_decision_the_game_goes_on_from_the_disk(tmp_path):
    match, known = new_match(people=PEOPLE, seed=3), set()

    def new_kind(match):
        return match.decision.seat < PEOPLE and match.decision.ask not in known

    while not match.over:
        play(match, new_kind)
        if match.over:
            break
        known.add(match.decision.ask)
        evening = Evening(tmp_path / match.decision.ask, match, drawn=False)
        found = continued(evening)
        evening.app.close()
        assert everything(found) == everything(match)
        again = Evening(tmp_path / f"{match.decision.ask} again", found, drawn=False)
        assert everything(again.match) == everything(match), "sitting down changes nothing"
        assert isinstance(again.top, CurtainScene) == match.decision.secret
        if not match.decision.secret:
            assert again.choices()
        again.app.close()
    assert len(known) > 15


def test_a_finished_game_is_watched_from_its_file(tmp_path):
    match = play(new_match(people=PEOPLE, seed=2))
    path = tmp_path / "game.lordsball-replay"
    export(match, path)
    evening = Evening(tmp_path / "table", match)
    desk = evening.desked.desk
    replay = open_replay(path, desk.saves.packs, lambda game: cards())
    assert replay.over and replay.diverged is None and replay.length == match.history.now
    scene = evening.desked.show(ReplayScene(desk, replay))
    pictures = set()
    for _ in range(12):
        scene.go_chapter(1)
        evening.hands.turn(2)
        pictures.add(pygame.image.tobytes(evening.app.picture, "RGB"))
    assert len(pictures) > 8
    scene.go(replay.length - 40)
    for _ in range(60):
        scene.step(1)
        evening.hands.turn()
        if scene.replay.at == replay.length:
            break
    assert scene.replay.at == replay.length
    assert scene.replay.position.save() == match.position.save()
    assert scene.board.model.shown.over
