"""The club of the person before the screen in short: money, people, and what they are worth."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.lords.state import base_tq
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.lords.dress import club_of_seat
from lordsball.ui.lords.pieces.club_summary import Figure, draw_club_summary, figure_at
from lordsball.ui.lords.pieces.look import Club
from lordsball.ui.lords.places import CLUB, spread
from lordsball.ui.lords.sight import Sight


class Summary(NamedTuple):
    """A club in two rows of figures."""

    club: Club
    owner: str
    figures: tuple[Figure, ...]


class ClubView:
    """The lower left of the table."""

    area = spread(CLUB, 16)

    def describe(self, sight: Sight) -> Summary:
        """The figures of the club attended to."""
        t, seat = sight.shown.t, sight.attending
        return Summary(club_of_seat(t, seat, full=True), sight.seats[seat].name, figures_of_club(sight))

    def paint(self, canvas: Canvas, told: Summary) -> None:
        """The slip of paper with the club's ribbon."""
        draw_club_summary(canvas, CLUB.x, CLUB.y, told.club, told.owner, told.figures)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Nothing moves."""


def figures_of_club(sight: Sight) -> tuple[Figure, ...]:
    """Twelve figures in two rows."""
    o = sight.shown.t.owners[sight.attending]
    figures = (
        ("cash", o.cash, "Cash"), ("loan", o.loans, "Loans"), ("media", o.media, "Media tokens"),
        ("fans", o.fans, "Fans"), ("vp", o.vp, "Victory Points"), ("tq", base_tq(o), "Team Quality"),
        ("star", o.stars, "Stars"), ("regular", o.regulars, "Regulars"), ("prospect", o.prospects, "Prospects"),
        ("front_office", o.front_office, "Front Office"), ("farm_system", o.farm_system, "Farm System"),
        ("manager", o.manager, "Manager"),
    )
    return tuple(Figure(icon, str(number).replace("-", "−"), label) for icon, number, label in figures)


def label_at(sight: Sight, x: float, y: float) -> str:
    """What the figure at a point counts; "" beside them."""
    number = figure_at(x - CLUB.x, y - CLUB.y)
    return figures_of_club(sight)[number].label if number is not None else ""
