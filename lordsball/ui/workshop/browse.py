"""Cards: every card of every pack as it lies on the table, by game, team, kind, and by what is the matter with it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from lordsball import games
from lordsball.games.phrasing import counted
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import Input, KeyPress
from lordsball.ui.kit.paged import Tool
from lordsball.ui.kit.pieces.boards import BRIGHT, CREAM, GOOD, QUIET, WARN, draw_board, draw_well, draw_words
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.scroll import ScrollView
from lordsball.ui.kit.widgets.text_field import TextField
from lordsball.ui.kit.widgets.ticks import ROW, ListHeading, TickRow
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.shell.desktop import open_folder
from lordsball.ui.workshop.edit import EditPage
from lordsball.ui.workshop.filters import CHANGED, NEVER, PROBLEMS, Filters, is_so, sections
from lordsball.ui.workshop.grid import CardGrid
from lordsball.ui.workshop.large import WHERE, Figure, draw_card, draw_large, place_of, said
from lordsball.ui.workshop.last_trial import FEW
from lordsball.ui.workshop.page import Page
from lordsball.ui.workshop.print_scene import PrintScene
from lordsball.ui.workshop.room import PROBLEM, Card, short_name
from lordsball.workshop.workbench import CannotWrite

FILTERS, DECK = Box(16, 64, 232, 640), Box(264, 64, 692, 640)
LIST = Box(24, 72, 218, 460)
STATE = Box(26, 540, 212, 104)
GRID = Box(276, 112, 668, 580)
_MATTERS = ((CHANGED, "Changed", "edit", "#7cc7ff"), (PROBLEMS, "Problems", "warning", "#ffd27a"),
            (NEVER, "Never played", "", ""))


class FilesState(Widget):
    """What the files are like: sound, or the first problem in a sentence. A click goes to that card."""

    radius = 8.0

    def __init__(self, page: CardsPage) -> None:
        self.page = page
        self.problem = next((card for card in page.room.cards if card.problems), None)
        words = "All files are sound" if self.problem is None else f"A problem: {self.problem.name}"
        super().__init__(STATE, words, self._go)
        self.pressable = self.problem is not None

    def _go(self) -> None:
        if self.problem is not None:
            self.page.go_to(self.problem)

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        if self.problem is None:
            canvas.rounded(x, y, w, h, 8, "#12301c", "#0d2415", "#3f7a4a", 1.4)
            draw_icon(canvas, "check", x + 8, y + 10, 20, GOOD)
            canvas.text(self.label, "semibold", 18, x + 34, y + 20, GOOD, "ml", width=w - 42, height=30)
            words = counted(len(self.page.room.cards), "card")
            canvas.text(words, "body", 18, x + 10, y + 48, BRIGHT, "ml", width=w - 20, height=28)
            return
        canvas.rounded(x, y, w, h, 8, "#4a2f0c" if state.hover else "#33210a", "#241705", "#b07a2e", 1.4)
        draw_icon(canvas, "warning", x + 8, y + 8, 20, WARN)
        canvas.text(self.problem.name, "semibold", 18, x + 34, y + 18, WARN, "ml", width=w - 42, height=28)
        draw_words(canvas, said(self.problem.problems[0]), x + 10, y + 32, w - 18, h - 36)


class CardsPage(Page):
    """See mock 1 of the design: filters, cards, one large."""

    title = "Cards"
    keys = (
        (("Arrows",), "From card to card"),
        (("Ctrl+F",), "Find a card"),
        (("Ctrl+P",), "Print the game"),
        (("Space", "T"), "Edit it, play a game with it"),
        (("Delete",), "Puts a changed card back as shipped"),
        (("F5",), "Read the files again"),
    )

    def enter(self) -> None:
        if not hasattr(self, "filters"):
            self.filters = Filters()
            self.pointed: Card | None = None
            self._place: Button | None = None
            self._scrolled = self._list_scrolled = 0.0
            self._laid: object = None
        self._lay()

    def leave(self) -> None:
        self._scrolled, self._list_scrolled = self.grid.scrolled, self.list.scrolled

    def changed(self) -> None:
        if hasattr(self, "filters"):
            self.pointed = None
            self._scrolled, self._list_scrolled = self.grid.scrolled, self.list.scrolled
            self._lay()

    @property
    def never(self) -> Collection[str]:
        """Ids of cards that never came up in the last games."""
        return self.room.last.never if self.room.last is not None else ()

    def _lay(self) -> None:
        """Find the cards that are shown."""
        room = self.room
        self.shown = self.filters.through(room, self.never)
        self.sections = sections(self.shown, room)
        room.order = tuple(card.key for section in self.sections for card in section.cards)
        if room.order and room.chosen not in room.order:
            room.chosen = room.order[0]

    def tools(self) -> Sequence[Tool]:
        why = "" if self.room.bench.catalog is not None else "Fix the cards first: they cannot be read."
        return (Tool("print", "Print…", self._print, ("ctrl+p",), why, "Print the game, to cut out"),)

    def _print(self) -> None:
        room = self.room
        self.app.scenes.push(PrintScene(room.desk, room.game, room.bench.catalog, room.groups))

    # -- widgets ---------------------------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        self.list = ScrollView(LIST, "Filters", list(self._rows()))
        self.list.scroll_to(self._list_scrolled)
        self.field = TextField((440, 71, 250, 34), "Find a card", self.filters.words, self._find, longest=40,
                               placeholder="Find a card", on_enter=lambda words: self._to_grid())
        if self._laid is not self.sections:
            self._laid = self.sections
            self.grid = CardGrid(GRID, self.sections, self._draw_card, self._choose, self._act, self._point)
            self.grid.scroll_to(self._scrolled)
        self.grid.chosen = self.room.chosen
        found: list[Widget] = [self.list, FilesState(self)]
        found += [
            Button((26, 652, 102, 44), "New", self._new, kind="slate", icon="plus", size=19,
                   tooltip="A card or team like the chosen one"),
            Button((136, 652, 102, 44), "Files", self._open_files, kind="slate", icon="folder", size=19,
                   tooltip="Open the folder of the chosen card"),
        ]
        found.append(self.field)
        if self.shown:
            found.append(self.grid)
        else:
            found.append(Button((GRID.cx - 110, GRID.cy + 4, 220, 48), "Show all cards", self._clear, kind="slate"))
        large = list(self._large())
        self._boards = (found[:4], found[4:], large)
        return [*found, *large]

    def boards(self) -> Sequence[Sequence[Widget]]:
        return self._boards

    def _rows(self) -> Iterator[Widget]:
        """The lines of the left board, from the top."""
        room, filters, y = self.room, self.filters, 0.0

        def heading(words: str) -> Widget:
            nonlocal y
            made = ListHeading((0, y, 200, 32), words)
            y += 32
            return made

        def row(words: str, on: bool, act: object, **more: object) -> Widget:
            nonlocal y
            made = TickRow((0, y, 204, ROW), words, on, act, **more)  # type: ignore[arg-type]
            y += ROW
            return made

        yield heading("Game")
        for key in games.SHELF:
            yield row(short_name(key), key == room.game, lambda key=key: self._take(key), round_=True)
        if room.groups:
            yield heading("Team" if self._is_teams() else "League")
            for id, name in room.groups.items():
                count = sum(card.group == id for card in room.cards)
                yield row(name.removeprefix("The "), id in filters.groups,
                          lambda id=id: self._toggle(filters.groups, id), count=count, tooltip=name)
        yield heading("Kind")
        kinds = dict.fromkeys(card.kind for card in room.cards if card.kind != PROBLEM)
        for kind in kinds:
            count = sum(card.kind == kind for card in room.cards)
            yield row(self.kind_name(kind), kind in filters.kinds,
                      lambda kind=kind: self._toggle(filters.kinds, kind), count=count)
        yield heading("Show only")
        for matter, words, icon, colour in _MATTERS:
            count = sum(is_so(card, matter, self.never) for card in room.cards)
            yield row(words, matter in filters.matters, lambda matter=matter: self._toggle(filters.matters, matter),
                      count=count, icon=icon, colour=colour)

    def _is_teams(self) -> bool:
        return any(card.kind == "team" for card in self.room.cards)

    def kind_name(self, kind: str) -> str:
        """What people call a kind of card."""
        return self.room.kinds.get(kind, kind.replace("_", " ").capitalize())

    def _large(self) -> Iterator[Widget]:
        """What stands on the right board."""
        card, self._place = self.room.card, None
        if card is None:
            return
        if self.scene.has("Edit") and (card.record is not None or card.kind == PROBLEM):
            yield Button((986, 650, 142, 44), "Edit", self._act, kind="gold", keys=("enter",))
            yield Button((1138, 650, 114, 44), "Try it", self._try, kind="slate", cap="T", size=19,
                         tooltip="Play a game with these cards")
        else:
            yield Button((986, 650, 266, 44), "Try it", self._try, kind="gold", keys=("t",),
                         tooltip="Play a game with these cards")
        if card.record is not None:
            place = place_of(card.record.where)
            self._place = Button(WHERE, place, self._open_files, kind="flat", icon="folder", size=18,
                                 hint=f"Open the folder: {place}", tooltip="Open the folder", radius=8)
            yield self._place

    # -- acts ------------------------------------------------------------------------------------------------------

    def _take(self, game: str) -> None:
        if game != self.room.game:
            self.filters.clear()
            self.room.chosen = None
            self.room.take(game)
            self.grid.scroll_to(0)
            self.scene.changed()

    def _toggle(self, among: set[str], what: str) -> None:
        among ^= {what}
        self._again()

    def _find(self, words: str) -> None:
        self.filters.words = words
        self._again()

    def _clear(self) -> None:
        self.filters.clear()
        self._again()

    def _again(self) -> None:
        self._scrolled, self._list_scrolled = 0.0, self.list.scrolled
        typing = self.scene.group.focused is self.field
        cursor = self.field.cursor
        self._lay()
        self.scene.refresh()
        if typing:
            self.scene.group.focus(self.field, self.scene.group.ring)
            self.field.cursor = self.field.anchor = cursor

    def _to_grid(self) -> None:
        if self.shown:
            self.scene.group.focus(self.grid)

    def _choose(self, card: Card) -> None:
        self.room.chosen = card.key
        self._scrolled, self._list_scrolled = self.grid.scrolled, self.list.scrolled
        self.scene.refresh()

    def _point(self, card: Card | None) -> None:
        self.pointed = card
        shown = card or self.room.card
        if self._place is not None and shown is not None:  # the file of the card that is seen
            self._place.text = place_of(shown.record.where) if shown.record is not None else ""

    def go_to(self, card: Card) -> None:
        """Choose a card and show it, whatever is filtered."""
        if card.key not in self.room.order:
            self.filters.clear()
        self.room.chosen = card.key
        self._lay()
        self.scene.refresh()
        self.grid.show_chosen()
        self._scrolled = self.grid.scrolled

    def _act(self) -> None:
        """The chosen card is to be opened."""
        if self.scene.has("Edit"):
            self.scene.open("Edit")

    def _new(self) -> None:
        """A copy of the chosen card, to be named on the Edit page."""
        card = self.room.card
        if card is None or card.record is None:
            self.scene.refuse("Choose a card first: a new one starts as its copy.")
            return
        self.scene.open(EditPage.title)
        page = self.scene.page
        assert isinstance(page, EditPage)
        page.new()

    def _revert(self) -> None:
        """The chosen card as it is shipped; Undo brings the change back."""
        card = self.room.card
        if card is None or card.record is None or not card.changed:
            self.scene.refuse("This card is as shipped.")
            return
        try:
            self.room.bench.revert(card.record)
        except CannotWrite as refused:
            self.scene.refuse(str(refused))
            return
        self.scene.changed()
        self.scene.say(f"{card.name} is as it was. Undo brings the change back.")

    def _try(self) -> None:
        """A game with the cards as they are now, the chosen card's team in the first seat."""
        bench, card = self.room.bench, self.room.card
        if bench.catalog is None or not bench.sound:
            self.scene.refuse("A card has a problem. Fix it first: only sound cards can be played.")
            return
        wanted = () if card is None else (card.id, card.group)
        self.scene.try_cards(bench.catalog, wanted, "these cards")

    def _open_files(self) -> None:
        card = self.room.card
        folder = self.room.own if card is None or card.record is None else card.record.where.path.parent
        self.scene.refuse(open_folder(folder) or "")

    def handle(self, what: Input) -> bool:
        if isinstance(what, KeyPress) and what.name == "ctrl+f":
            self.scene.group.focus(self.field)
            return True
        if isinstance(what, KeyPress) and what.name == "delete":
            self._revert()
            return True
        if isinstance(what, KeyPress) and what.name == "f5":
            self.room.bench.refresh()
            self.scene.changed()
            return True
        if isinstance(what, KeyPress) and self.shown and self.scene.group.focused is None:
            return self.grid.key(what)
        return False

    def back(self) -> bool:
        """Escape ends a search first."""
        if not self.filters.words:
            return False
        self._find("")
        return True

    # -- looks -----------------------------------------------------------------------------------------------------

    def _draw_card(self, canvas: Canvas, box: Box, card: Card) -> None:
        draw_card(canvas, box, card, self.room)

    def paint(self, canvas: Canvas) -> None:
        draw_board(canvas, *FILTERS)
        changed = sum(card.changed for card in self.shown)
        words = counted(len(self.shown), "card") + (f" · {changed} changed" if changed else "")
        draw_board(canvas, *DECK, right=words)
        canvas.text(self._title(), "display", 21, DECK.x + 16, DECK.y + 23, CREAM, "ml", width=152, height=32)
        draw_well(canvas, *GRID)
        if not self.shown:
            canvas.text("No card matches.", "display", 24, GRID.cx, GRID.cy - 30, CREAM, "mc", width=GRID.w - 40)
        shown = self.pointed or self.room.card
        draw_large(canvas, shown, self.room, *self._figures(shown))
        draw_icon(canvas, "search", 694, 78, 20, QUIET)

    def _figures(self, card: Card | None) -> tuple[str, list[Figure], bool]:
        """How a card fared in the last games: the title, the figures, and whether they say little."""
        last, now = self.room.last, self.room.bench.catalog
        if last is None or card is None:
            return "No games played yet", [], False
        old = now is None or last.cards != now.fingerprint
        figures = [Figure(*figure) for figure in last.figures(card.id)]
        title = f"{last.title}{', before the change' if old else ''}" if figures else "Not in the last games"
        return title, figures, old or last.games < FEW

    def _title(self) -> str:
        if len(self.filters.groups) == 1:
            return self.room.groups[next(iter(self.filters.groups))]
        return short_name(self.room.game)
