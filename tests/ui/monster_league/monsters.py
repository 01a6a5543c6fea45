"""A table of Monster League for tests: games from a seed, a board before somebody, and hands that play on."""

import random
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pygame

from lordsball.engine.procedure import Action
from lordsball.games.monster_league import game
from lordsball.games.monster_league.cards import Catalog
from lordsball.games.monster_league.state import MonsterLeague
from lordsball.match.history import hear
from lordsball.ui.kit.art import Art
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.screen import Screen
from lordsball.ui.kit.theme import MONSTER
from lordsball.ui.kit.timeline import Timeline
from lordsball.ui.monster_league.board import MonsterBoard, make_board
from lordsball.ui.table.board import Offer, Seated
from tests.ui.monster_league.playing import play_out

SIZES = ((960, 540), (1280, 720), (1920, 1080))
PEOPLE = (Seated("Robin", True, ""), Seated("Sasha", True, ""))
AGAINST_VERA = (Seated("Robin", True, ""), Seated("Vera", False, "veteran"))
CARDS = Path(__file__).resolve().parents[3] / "cards"
ASKS = ("coin_toss", "choose_side", "starting_pitcher", "pitching_change", "at_bat", "ability", "second_spin")


@dataclass
class Likes:
    """A person's settings, as far as a board reads them."""

    throw: str = "wheel"
    reduced_motion: bool = False
    ask_change: bool = True
    confirm_last_token: bool = False


@cache
def cards() -> Catalog:
    return game.load([CARDS])


def new_game(seed: int, catalog: Catalog | None = None, teams: list[str] | None = None) -> MonsterLeague:
    catalog = catalog or cards()
    options = {"teams": teams} if teams else game.default_options(catalog)
    return game.new(catalog, options, seed)


class Events(list):
    """The events of an action; `views[n]` is a spectator's view right after event n."""

    views: list[MonsterLeague]


def acted(position: MonsterLeague, action: Action) -> Events:
    """Carry an action out; the events it has told."""
    heard = hear(position, action)
    events = Events(one.event for one in heard.told)
    events.views = [after.view(None) for after in heard.after]
    return events


def at(ask: str, seed: int, catalog: Catalog | None = None, teams: list[str] | None = None) -> MonsterLeague:
    """A game some way in, at a decision of this kind; None of them is ever missing in a hundred games."""
    for n in range(seed, seed + 100):
        chance, position = random.Random(n), new_game(n, catalog, teams)
        wanted = chance.randrange(8)
        while position.decision is not None:
            if position.decision.ask == ask:
                wanted -= 1
                if wanted < 0 or ask in ("coin_toss", "choose_side"):
                    return position
            position.apply(chance.choice(position.decision.options))
    raise AssertionError(f"no game comes to {ask}")


def finished(seed: int) -> MonsterLeague:
    chance, position = random.Random(seed), new_game(seed)
    while position.decision is not None:
        position.apply(chance.choice(position.decision.options))
    return position


def board_of(position: MonsterLeague, seats=PEOPLE, likes: Likes | None = None) -> MonsterBoard:
    likes = likes or Likes()

    def keep(**changed) -> None:
        for name, value in changed.items():
            setattr(likes, name, value)

    board = make_board(seats, lambda: likes, keep)
    board.show(position.view(None))
    return board


def offer_of(board: MonsterBoard, position: MonsterLeague, chosen: list | None = None) -> Offer:
    chosen = [] if chosen is None else chosen
    return board.offer(position.view(None), chosen.append, position.why_not)


def canvas_of(size: tuple[int, int], text_scale: float = 1.0, art: Art | None = None) -> Canvas:
    return Canvas(pygame.Surface(size), None, art or Art(Screen.fit(size).k, text_scale), MONSTER)


def play(board: MonsterBoard, events: Events, timeline: Timeline, skip_after: int | None = None, each=None) -> None:
    """Play a packet to its end; after this many frames somebody skips."""
    for event, view in zip(events, events.views, strict=True):
        step = board.play(event, timeline, lambda view=view: view)
        if step is not None:
            timeline.add(step)
    play_out(board, timeline, skip_after, each)


def renamed(catalog: Catalog, letters: int) -> Catalog:
    """The same cards with names of this many letters, and a third team, without any drawing."""
    name = ("Wolfgang Amadeus " * 20)[:letters].strip() or "W"

    def long(card):
        return replace(card, name=name, short=name)

    teams = [
        replace(long(team), batters=tuple(map(long, team.batters)), pitchers=tuple(map(long, team.pitchers)))
        for team in catalog.teams
    ]
    first = teams[0]
    look = first.look.model_copy(update={"emblem": "nobody_drew_it"})
    plain = replace(
        first, id="third", look=look, batters=tuple(replace(b, portrait="nobody_drew_it") for b in first.batters)
    )
    by_id = {team.id: team for team in (*teams, plain)}
    return replace(catalog, teams=(*teams, plain), _teams=by_id)
