"""What surrounds the stage in every part of the year: rail, standings, hand, club, inspector."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from typing import Any, NamedTuple

from lordsball.engine.secrets import HIDDEN
from lordsball.games.lords.actions import REPAY
from lordsball.games.lords.ending import bonus_vp
from lordsball.games.lords.state import Lords, base_tq
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.lords import stage
from lordsball.ui.lords.card_faces import face_of
from lordsball.ui.lords.card_in_view import considered_card, winter_card
from lordsball.ui.lords.choosing import Choose, WhyNot, action_button
from lordsball.ui.lords.clubs_shown import bonus_race, club_of_seat
from lordsball.ui.lords.gazette.page import Page
from lordsball.ui.lords.hand_view import HandView
from lordsball.ui.lords.landmarks import surroundings
from lordsball.ui.lords.pieces.card import draw_card
from lordsball.ui.lords.pieces.club_summary import Figure, draw_club_summary
from lordsball.ui.lords.pieces.faces import BonusFace, Face
from lordsball.ui.lords.pieces.look import Club
from lordsball.ui.lords.pieces.material import draw_felt, draw_green
from lordsball.ui.lords.pieces.phase_bar import Phase, draw_phase_bar
from lordsball.ui.lords.season.standings_view import StandingsView
from lordsball.ui.lords.shown import PHASE_NAMES
from lordsball.ui.lords.stage import Stage
from lordsball.ui.lords.table_layout import CLUB, HAND, INSPECTED, INSPECTOR, PHASES, spread
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.table.board import Landmark
from lordsball.ui.table.still import View


class Summary(NamedTuple):
    """A club in two rows of figures."""

    club: Club
    owner: str
    figures: tuple[Figure, ...]


class ClubView:
    """The lower left of the table."""

    area = spread(CLUB, 16)

    def describe(self, model: ViewModel) -> Summary:
        """The figures of the club attended to."""
        t, seat = model.shown.t, model.attending
        return Summary(club_of_seat(t, seat, full=True), model.seats[seat].name, figures_of_club(model))

    def paint(self, canvas: Canvas, told: Summary) -> None:
        """The slip of paper with the club's ribbon."""
        draw_club_summary(canvas, CLUB.x, CLUB.y, told.club, told.owner, told.figures)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing moves."""


def figures_of_club(model: ViewModel) -> tuple[Figure, ...]:
    """Twelve figures in two rows."""
    o = model.shown.t.owners[model.attending]
    figures = (
        ("cash", o.cash, "Cash"), ("loan", o.loans, "Loans"), ("media", o.media, "Media tokens"),
        ("fans", o.fans, "Fans"), ("vp", o.vp, "Victory Points"), ("tq", base_tq(o), "Team Quality"),
        ("star", o.stars, "Stars"), ("regular", o.regulars, "Regulars"), ("prospect", o.prospects, "Prospects"),
        ("front_office", o.front_office, "Front Office"), ("farm_system", o.farm_system, "Farm System"),
        ("manager", o.manager, "Manager"),
    )
    return tuple(Figure(icon, str(number).replace("-", "−"), label) for icon, number, label in figures)


class Rail(NamedTuple):
    """Year, how many there are, the part of it that is played."""

    year: int
    years: int
    phase: int


class PhaseView:
    """The rail."""

    area = spread(PHASES, 12)

    def describe(self, model: ViewModel) -> Rail:
        """Where in the game the table is."""
        t = model.shown.t
        return Rail(t.year, t.last_year, model.shown.phase)

    def paint(self, canvas: Canvas, told: Rail) -> None:
        """A plate for the year, an arrow for each part."""
        phases = [
            Phase(name, "done" if number < told.phase else "now" if number == told.phase else "next")
            for number, name in enumerate(PHASE_NAMES)
        ]
        draw_phase_bar(canvas, PHASES.x, PHASES.y, f"Year {told.year} of {told.years}", phases, PHASES.w)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing moves."""


def card_inspected(model: ViewModel) -> str:
    """The card at the upper right: the one that is pinned or pointed at, else what the play is about."""
    return model.pinned or model.pointed or _usual(model)


def _usual(model: ViewModel) -> str:
    """The card that was chosen, the one that lies in the series, else the goal of the year."""
    shown, chosen = model.shown, model.chosen
    if model.exhibited()[0]:
        return model.exhibited()[0]
    if winter_card(model)[0]:
        return winter_card(model)[0]
    if model.large and model.ours and model.view is not None and considered_card(model, model.view):
        return considered_card(model, model.view)
    asked = model.asked.ask if model.asked is not None else ""
    if chosen is not None and chosen.verb == "card" and asked == "season_card":
        return str(chosen.args[0])
    if shown.series is not None:
        side = max(0, shown.series.side_of(model.attending))
        for card in (shown.series.cards[side], shown.series.cards[1 - side]):
            if card and card != HIDDEN:
                return card
    if shown.championship is not None:
        return shown.championship.card
    return shown.t.bonus


class Inspected(NamedTuple):
    """A card in full, and which part of it matters."""

    face: Face | None
    part: int | str | None
    pinned: bool


class InspectorView:
    """The upper right of the table."""

    area = spread(INSPECTOR, 12)

    def describe(self, model: ViewModel) -> Inspected:
        """Which card."""
        t, card = model.shown.t, card_inspected(model)
        part: int | str | None = None
        shown, its_part = model.exhibited()
        if card and card == shown:
            part = its_part
        elif card and card == winter_card(model)[0]:
            part = winter_card(model)[1]
        elif card == t.bonus and card:
            worth = bonus_vp(t, t.owners[model.attending].vp)
            shares = list(reversed(t.cards.rules.bonus_vp))
            part = shares.index(worth) if worth in shares else None
        series = model.shown.series
        if series is not None and card in series.cards:
            part = series.sides[series.cards.index(card)] or None
        face = face_of(t.cards, card) if card else None
        if isinstance(face, BonusFace) and card == t.bonus:
            face = face._replace(line=bonus_race(t) or face.line)
        return Inspected(face, part, bool(model.pinned))

    def paint(self, canvas: Canvas, told: Inspected) -> None:
        """The board on the wall and the card on it."""
        draw_green(canvas, *INSPECTOR)
        if told.face is None:
            return
        draw_card(canvas, *INSPECTED, told.face, full=True, part=told.part)
        if told.pinned:
            draw_icon(canvas, "pin", INSPECTOR.right - 34, INSPECTOR.y + 10, 22, "#ffd75e")

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing moves."""


def landmarks(model: ViewModel, hand: HandView, covered: Collection[str]) -> Iterator[Landmark]:
    """What means something round the stage, but for the parts that it covers."""
    if stage.PHASES not in covered:
        yield from surroundings.rail(model)
    if stage.STANDINGS not in covered:
        yield from surroundings.table_of_teams(model)
    if stage.CLUB not in covered:
        yield from surroundings.club(model)
        yield from surroundings.buttons(_LEFT, _RIGHT, model)
    if stage.HAND not in covered:
        yield from hand.landmarks(model)
    yield from surroundings.big_card(model, card_inspected(model))


PEEK = Box(HAND.right - 214, HAND.bottom - 38, 204, 34)
_LEFT = Box(CLUB.x + 9, CLUB.bottom - 43, 137, 36)
_RIGHT = Box(CLUB.x + 154, CLUB.bottom - 43, 137, 36)
_READ_ON = Box(1056, 45, 208, 40)


class Staged:
    """A view that is drawn only while something holds."""

    def __init__(self, view: View[ViewModel], up: Callable[[], bool]) -> None:
        self.view = view
        self.up = up
        self.area: Box = view.area

    def describe(self, model: ViewModel) -> Hashable:
        """None while it is away."""
        return (self.view.describe(model),) if model.shown.table is not None and self.up() else None

    def paint(self, canvas: Canvas, told: Any) -> None:
        """Nothing while it is away."""
        if told is not None:
            self.view.paint(canvas, told[0])

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing while it is away."""
        if model.shown.table is not None and self.up():
            self.view.move(canvas, model)


def make_frame(hand: HandView, played_on: Callable[[], Stage]) -> list[Staged]:
    """All that stands round the stage, each away while the stage covers its place."""
    parts: tuple[tuple[str, View[ViewModel]], ...] = (
        (stage.PHASES, PhaseView()), (stage.STANDINGS, StandingsView()), (stage.CLUB, ClubView()), (stage.HAND, hand),
        ("", InspectorView()),
    )

    def there(name: str) -> Callable[[], bool]:
        return lambda: name not in played_on().covers

    return [Staged(view, there(name)) for name, view in parts]


def draw_ground(canvas: Canvas) -> None:
    """The table."""
    draw_felt(canvas)


def club_widgets(model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
    """The club in full, and paying a loan back."""
    mat = Button(_LEFT, "My Club", lambda: _open_club(model), kind="green", cap="Y", size=18, radius=8)
    mat.answers = False
    terms = view.cards.rules.loans
    loan = action_button(_RIGHT, f"Repay ${terms.repaid_with}", REPAY, view, choose, why_not, model.ours, kind="bone",
                         size=18, radius=8, tooltip=f"Pay back a loan: ${terms.repaid_with} for "
                         f"{terms.returns_vp} Victory Point.", hint="Pay back a loan")
    return [mat, loan]


def _open_club(model: ViewModel) -> None:
    from lordsball.ui.lords.club_mat import open_club

    open_club(model, model.attending)


def page_widgets(
    page: Page, model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot, turn: Callable[[], object]
) -> Sequence[Widget]:
    """What can be touched on a page: its own, and the gold button that goes on."""
    return [*page.widgets(model, view, choose, why_not), Button(_READ_ON, page.onward, turn, kind="gold", size=19)]
