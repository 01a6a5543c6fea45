"""A board of Wild Cards without a table: what it draws, and hands that play packets on it."""

import pygame

from lordsball.ui.kit.art import Art
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.screen import Screen
from lordsball.ui.kit.theme import WILD
from lordsball.ui.table.board import Seated
from lordsball.ui.wild_cards.board import WildBoard, make_board
from tests.ui.monster_league.playing import play_out

SIZES = ((960, 540), (1280, 720), (1920, 1080))


class Likes:
    """A person's settings, as far as a board reads them."""

    def __init__(self, reduced_motion=False):
        self.reduced_motion = reduced_motion


def board_of(match, viewer=None, reduced=False) -> WildBoard:
    """A board that shows the match as it stands to a seat."""
    seats = [Seated(seat.name, seat.human, "" if seat.human else seat.player) for seat in match.seats]
    board = make_board(seats, Likes(reduced))
    board.past = match.told
    board.show(match.view(viewer), viewer)
    return board


def canvas_of(size=(1280, 720), text_scale=1.0, art=None) -> Canvas:
    return Canvas(pygame.Surface(size), None, art or Art(Screen.fit(size).k, text_scale), WILD)


def play(board, packet, viewer, timeline, skip_after=None, each=None):
    """Play a packet to its end; after this many frames somebody skips."""
    for event, after in packet.watched(viewer):
        step = board.play(event, timeline, after)
        if step is not None:
            timeline.add(step)
    play_out(board, timeline, skip_after, each)


def still_told(board):
    """What every still part of the board depends on, but for rail and inspector: those follow the decision."""
    return [view.describe(board.model) for view in board._views[:-2]]
