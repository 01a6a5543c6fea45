"""What the table scene asks of every game's board, and what it gives the board.

A board has three duties. `show(view)` sets the whole board from a view alone: loading, undo, resizing and a change of
seat are this call. `play(event)` is an animation for the timeline; when all events of a packet have been played,
`show` of the view after them changes nothing. `offer(...)` lights what the seat before the screen can choose.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from lordsball.engine.procedure import Action
from lordsball.games import Line, Question
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.ticket import draw_sheet
from lordsball.ui.kit.theme import Theme
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.sound.mood import Mood
from lordsball.ui.table.life import Life

NOWHERE = (-1.0, -1.0)
"""A point that is on nothing."""


class Seated(NamedTuple):
    """Who sits at a seat, as the screen shows it."""

    name: str
    human: bool
    level: str
    """The AI's level; empty for a person."""


class Choice(NamedTuple):
    """One of the two buttons of the prompt bar: what it does, what it says, which key does the same."""

    action: Action
    label: str
    key: str = ""


@dataclass(frozen=True)
class Offer:
    """What a person can do at the present decision: all widgets that choose, and the prompt bar's two buttons."""

    primary: Choice | None = None
    """The gold button: what Space does. Which option that is: see `gold.py`."""
    secondary: Choice | None = None
    widgets: Sequence[Widget] = field(default=())
    """Clickable pieces and buttons on the board, those that refuse with a sentence included."""
    at_once: Action | None = None
    """What the person has said beforehand that this decision is to be answered with."""
    how: str = ""
    """How to choose where there is no gold button: a press of Space says it, and so does the prompt as long as there
    are no other buttons either."""
    priced: bool = False
    """Each option has its price: the primary button is not gold either, and Space does nothing."""
    first: Widget | None = None
    """Where the Tab key begins; None: at the prompt bar's buttons."""


    @property
    def gold(self) -> Choice | None:
        """What Space does; None where it does nothing."""
        return None if self.priced else self.primary


class Row(NamedTuple):
    """A row of the Box or Odds tab: cells of text; a heading row is muted."""

    cells: tuple[str, ...]
    heading: bool = False
    seat: int | None = None
    """Whose glyph stands before the first cell: drawn, as no typeface has them all."""


class Landmark(NamedTuple):
    """A place on the table that means something: a tip explains it, a lesson points at it. Where landmarks overlap, the
    smallest is meant."""

    name: str
    """What lessons call it, the same in every match: `wheel`, `outs`, `hand`, `card:bone_jones`."""
    box: Box
    title: str
    """What it is, with its value now: "Tokens: 2 of 3"."""
    about: str = ""
    """Why it matters, in a sentence or two."""
    heading: str = ""
    """The heading of the rule book that tells more, as `Position.where()` would name it."""


class Board(Protocol):
    """One game's board."""

    theme: Theme
    hides_hands: bool = False
    """Are there hands that other people before the same screen must not see?"""
    coach_face: str = ""
    """The sprite of who gives advice; "": nobody is drawn, only a whistle."""
    open_asks: Collection[str] = ()
    """Secret decisions that people who share a screen answer without a curtain: the hand lies face down and is peeked
    at, and the board lets nothing be seen of the view that it is offered then."""
    log_in_sentences: bool = False
    """The log beside the board uses whole sentences, even where the words have short forms."""
    odds_first: bool = False
    """The Odds tab is open when the match comes to the table: its first rows say what the choices come to."""
    told_verbs: Collection[str] = ()
    """Verbs of secret decisions that are no secret once they are chosen, as the table shows them at once."""
    veiled: Mapping[str, str] = MappingProxyType({})
    """What everybody may see of the other secret choices, by verb, as the rest of a sentence."""
    unspoken: Collection[str] = ()
    """Verbs of choices that nobody has to hear of: a computer player's are carried out without a word or a pause."""
    self_evident: Collection[str] = ()
    """Verbs of choices that show themselves as they are carried out: a computer player's are told without a pause."""
    peek_place: Box | None = None
    """Where a button stands that shows such a hand while it is held."""
    holds: bool = False
    """Something is being read: the match waits until the person goes on."""
    withholds: bool = False
    """What it says, or hides, is not for the log yet: what happens under it is written when it has been turned."""
    reading: Question | None = None
    """What the prompt bar says meanwhile."""
    unattended: bool = False
    """Nobody is there to read anything: a replay is watched."""
    page_events: Collection[str] = ()
    """The kinds of events, by name, after which something has to be read."""
    chance_place: Box | None = None
    """Where in the score the chance to win stands, when somebody wants to see it; None: beside the game's name."""
    crowd_counts: bool = False
    """How much hangs on a moment is counted from what everybody sees, and the crowd goes by that."""
    chance_shown: bool = False
    """It is shown; the table sets it."""
    covered: bool = False
    """Something passes over the whole board just now: the panel beside it is not to be seen."""
    life: Life | None = None
    """What stirs on the board while nothing happens; the board draws it, the table lets its time pass."""
    past: Callable[[], Iterable[Any]] = staticmethod(lambda: ())
    """Everything that has been told in public since the match began, the present packet included; the table sets it."""
    looked_back: Callable[[str], Iterable[tuple[Any, Any]]] = staticmethod(lambda kind: ())
    """Each public event of a kind, by its name, since the match began, with a spectator's view right after it. It takes
    a moment: for what a person asks for. The table sets it."""
    again: Callable[[], object] = staticmethod(lambda: None)
    """Offers the present decision again, after a choice that is not an action yet; the table sets it."""
    great: Callable[[Any], bool] = staticmethod(lambda scene: False)
    """Lays a great moment over the table, even while something is played there, which waits meanwhile; the table sets
    it. False where it is not laid down: nobody is there for whom it would wait, or who wants to see things move."""
    heard: Callable[[str], object] = staticmethod(lambda name: None)
    """Is told the name of a great moment when it begins, for the sounds; the table sets it."""
    overlay: Callable[[Any], object] = staticmethod(lambda scene: None)
    """Opens a scene over the table; the table sets it."""

    def show(self, view: Any, viewer: int | None = None) -> None:
        """Set everything from what the viewing seat (None: a spectator) may see."""

    def has_hand(self, seat: int) -> bool:
        """Does a seat hold cards that are hidden from others?"""
        return False

    def show_hand(self, view: Any | None) -> None:
        """Let the hand of who has to decide be seen, from that seat's own view; None: no longer."""
        return

    def play(self, event: Any, timeline: Timeline, after: Callable[[], Any]) -> Step | None:
        """How an event looks, as a step of the timeline (lengths from `timeline.seconds`); None: it is not shown.

        When the step has run, what the event said stands on the board: `after` makes the view of the position right
        after the event, as the viewing seat may see it. Its decision is None, as the rules have not come to one yet.
        """

    def told(self, timeline: Timeline) -> Step | None:
        """Everything that an action told has been played: what is still to be read of it; None: nothing."""
        return None

    def answered(self, view: Any, action: Action) -> None:
        """The present decision is answered with what the offer had for it beforehand: nobody is asked."""
        return

    def decided(self) -> None:
        """A person has decided something: what was told before has been read."""
        return

    def offer(
        self, view: Any, choose: Callable[[Action], None], why_not: Callable[[Action], str | None]
    ) -> Offer:
        """The present decision for the person whose turn it is. `why_not` words the refusal of what is not open."""

    def put_back(self) -> None:
        """What has been picked for the present decision was taken back: nothing is chosen any more."""
        return

    def doubt(self, view: Any, action: Action) -> str:
        """Why an option may have been pressed by mistake, as a sentence; "" where it is done at the first press."""
        return ""

    def watch(self, view: Any, why_not: Callable[[Action], str | None]) -> Offer:
        """The same while somebody else decides (an AI): nothing can be chosen, everything says why."""

    def mood(self, view: Any) -> Mood | None:
        """What the crowd goes by where the table stands so; None: there is no crowd."""
        return None

    def whose(self, event: Any) -> int | None:
        """Whose doing an event is that names no seat (a seat, or -1 for nobody's at this table); None: that of the
        seat at bat, or of none."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the game area [0, 88, 1280, 632] as it stands, the inspector's card included, tabs excluded."""

    def lay_note(self, canvas: Canvas, box: Box) -> Canvas:
        """Put down what the coach's words stand on, in the game's dress; a canvas with the colors of words on it."""
        canvas.panel(*box, alpha=1)
        if not canvas.theme.paper:
            return canvas
        draw_sheet(canvas, box.x + 6, box.y + 6, box.w - 12, box.h - 12)
        return canvas.dressed(canvas.theme.written)

    def landmarks(self) -> Sequence[Landmark]:
        """Every zone, figure, icon and token that stands on the board now, as its viewer may know it. Put together when
        it is asked for: when the pointer rests, and for a lesson."""
        return ()

    def hover(self, x: float, y: float) -> bool:
        """The pointer is at a point: choose what the inspector shows. True when the board must be drawn again."""

    def look_away(self) -> bool:
        """The play goes on: what the pointer rests on is looked at no longer, until it moves again."""
        return self.hover(*NOWHERE)

    def hover_line(self, line: str) -> bool:
        """The pointer is on a line of the log ("": on none now): as `hover`, for whom the line is about."""

    def pin(self) -> None:
        """Keep the card under the pointer in the inspector until pinned again."""

    def let_go(self) -> None:
        """The pointer has left, or the window has lost the keyboard: nothing is held or pointed at now."""

    def pending(self) -> Line | None:
        """What stands on the board but is not decided yet, as a line of the log that ends in a question mark."""

    def box_rows(self) -> Sequence[Row]:
        """The Box tab."""

    def odds_rows(self) -> Sequence[Row]:
        """The Odds tab: chances of what can happen next, in words and percent."""

    def advance(self, dt: float) -> bool:
        """Idle motion (confetti, a glow); True when the board must be drawn again. Nothing in reduced motion."""
