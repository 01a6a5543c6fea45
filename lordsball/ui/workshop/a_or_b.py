"""A or B: what a change of the cards does, found by playing both with the same dice, while one watches or works on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lordsball import games
from lordsball.games.phrasing import club
from lordsball.simulation.shares import CardEffect
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.paged import Tool
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.boards import (
    BAD,
    BRIGHT,
    CREAM,
    GOOD,
    QUIET,
    SKY,
    WARN,
    draw_board,
    draw_letter,
    draw_rail,
    draw_words,
)
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.choices import Dropdown
from lordsball.ui.kit.widgets.switches import Segmented
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.shell.desktop import copy_text
from lordsball.ui.workshop.findings import (
    HELPS,
    HURTS,
    SAME,
    Verdict,
    as_text,
    card_rows,
    progress,
    unit,
    verdict,
    who_plays,
)
from lordsball.ui.workshop.heaps import HeapChart, RowsView, draw_interval
from lordsball.ui.workshop.keeping import keep_figures, save_report
from lordsball.ui.workshop.page import Page
from lordsball.ui.workshop.question import Question
from lordsball.ui.workshop.running import EXACT, FAILED, IDLE, OVER, PLAYING, STALE, STOPPED, Running
from lordsball.ui.workshop.setting import Setting

VERDICT, SCORES, CARDS, FOOT = (
    Box(16, 64, 1248, 172), Box(16, 248, 612, 300), Box(644, 248, 620, 300), Box(16, 560, 1248, 144)
)
INTERVAL = Box(796, 80, 456, 140)
HEAPS = Box(44, 296, 560, 178)
ROWS = Box(660, 290, 596, 250)
_LOCKED = "The games are being played. Stop them first."
_MARKS = {HELPS: ("#12301c", GOOD), HURTS: ("#38160c", BAD), SAME: ("#16283c", SKY)}
_TITLES = 88.0
NOT_ASKED = Verdict("hint", "Which is better, A or B?", "Choose what to compare, then play both from the same seeds.")
UNCHANGED = Verdict("equals", "Nothing is changed yet.", "A and B are the same. Change a card, or choose another team.")


class TrialPage(Page):
    """See mock 3 of the design."""

    title = "A or B"
    changes_cards = False
    keys = (
        (("Space",), "Play, stop, keep B"),
        (("T",), "Play a game with B yourself"),
        (("Ctrl+C",), "Copy the verdict"),
    )

    @property
    def running(self) -> Running:
        """The comparison of this program: it goes on while one is on another page."""
        kept = self.scene.desk.kept
        if "a_or_b" not in kept:
            kept["a_or_b"] = Running(self.scene.desk.thinker)
        running: Running = kept["a_or_b"]
        return running

    def changed(self) -> None:
        room = self.room
        fingerprint = "" if room.bench.catalog is None or not room.bench.sound else room.bench.catalog.fingerprint
        running = self.running
        if running.question is not None and running.question.game == room.game:
            running.cards_changed(fingerprint)
        self._stale = True

    @property
    def setting(self) -> Setting:
        """What is chosen, with the cards as they are now."""
        if self._setting is None or self._setting.game != self.room.game or self._stale:
            self._setting, self._stale = Setting(self.room, self._setting), False
        return self._setting

    _setting: Setting | None = None
    _stale = False

    def _asked(self) -> tuple[Question | None, str]:
        """What is chosen, or why that cannot be played."""
        try:
            return self.setting.question(), ""
        except ValueError as refused:
            return None, str(refused)

    # -- widgets ---------------------------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        found: list[Widget] = [*self._choices()]
        sums = self.running.trial.sums
        if self._shows_games() and all(sums.scores):
            self.heaps: HeapChart | None = HeapChart(HEAPS, *sums.scores)
            found.append(self.heaps)
        else:
            self.heaps = None
        if self._shows_games() and (rows := self.rows()):
            self.cards: RowsView | None = RowsView(ROWS, rows)
            found.append(self.cards)
        else:
            self.cards = None
        return [*found, *self._foot()]

    def show_news(self) -> None:
        """More games were played: the charts move, all buttons stay those they were, as long as it goes on."""
        if self.running.state == PLAYING and self.heaps is not None and self.cards is not None:
            self.heaps.show(*self.running.trial.sums.scores)
            self.cards.rows = self.rows()
        else:
            self.scene.refresh()

    def _choices(self) -> list[Widget]:
        setting = self.setting
        labels = [version.label for version in setting.versions]
        names, ids = list(setting.teams.values()), list(setting.teams)
        locked = self.running.state == PLAYING
        found: list[Widget] = []
        for y, letter, cards, team in ((146.0, "A", setting.a, setting.team), (190.0, "B", setting.b, setting.against)):
            if labels:
                found.append(Dropdown((146, y, 246, 36), f"Cards of {letter}", labels, cards,
                                      self._chooser(letter.lower()), enabled=not locked, why=_LOCKED))
            if team in ids:
                chosen = self._chooser("team" if letter == "A" else "against")
                found.append(Dropdown((402, y, 240, 36), f"Team of {letter}", names, ids.index(team), chosen,
                                      enabled=not locked, why=_LOCKED, list_width=260))
        return found

    def _chooser(self, what: str) -> Callable[[int], None]:
        def chosen(option: int) -> None:
            self.setting.choose(what, option)
            self.scene.refresh()

        return chosen

    def _foot(self) -> list[Widget]:
        running, setting, (question, why) = self.running, self.setting, self._asked()
        words = [f"{pairs:,}" if pairs else "Exact" for pairs in setting.lengths]
        locked = running.state == PLAYING
        w = 94.0 * len(words)
        found: list[Widget] = [
            Segmented((1248 - w, 571, w, 38), "Pairs of games", words, setting.length, self._choose_length,
                      enabled=not locked, why=_LOCKED)
        ]
        same = question is not None and question.nothing_to_play() and running.state != PLAYING
        if locked:
            found.append(Button((776, 638, 190, 52), "Stop", self.stop, kind="gold", icon="close"))
        elif self._is_open(question):
            more = self._more()
            found.append(Button((776, 638, 344, 52), f"Play {more:,} pairs", self._go_on, kind="gold", icon="play"))
        elif running.state in (OVER, STOPPED) and self._is_about(question) and self._can_go_back(question):
            found.append(Button((776, 638, 190, 52), "Keep B", self._keep_b, kind="gold", icon="check"))
            found.append(Button((980, 638, 140, 52), "Back to A", self._back_to_a, kind="slate", size=19,
                                tooltip="Puts every card back as shipped. Undo brings B back."))
        elif same:
            goal = "Edit" if self.scene.has("Edit") else "Cards"
            found.append(Button((776, 638, 190, 52), goal, lambda: self.scene.open(goal), kind="gold", icon="edit"))
        else:
            again = running.state != IDLE and self._is_about(question)
            found.append(Button((776, 638, 190, 52), "Play it again" if again else "Play both", self.start, kind="gold",
                                icon="play" if not again else "rematch", enabled=question is not None, why=why))
        found.append(Button((1134, 638, 114, 52), "Try B", self._try, kind="slate", cap="T", size=19,
                            enabled=question is not None, why=why, tooltip="Play a game with B yourself"))
        return found

    def tools(self) -> Sequence[Tool]:
        known = self.running.question is not None and self.running.difference is not None
        why = "" if known else "Nothing has been played yet."
        return (
            Tool("copy", "Copy", self._copy, ("ctrl+c",), why, "The sentence and the figures"),
            Tool("save", "Save report", self._save, ("ctrl+s",), why, "A page with the charts, among your files"),
        )

    # -- acts ------------------------------------------------------------------------------------------------------

    def _choose_length(self, number: int) -> None:
        self.setting.length = number
        self.scene.refresh()

    def start(self) -> None:
        """Play what is chosen."""
        question, why = self._asked()
        if question is None:
            self.scene.refuse(why)
            return
        self.running.start(question, self.setting.pairs)
        self.scene.refresh()

    def stop(self) -> None:
        """Enough: what was played stays."""
        self.running.stop()
        keep_figures(self.app, self.room, self.running)
        self.scene.refresh()

    def _is_about(self, question: Question | None) -> bool:
        """Is what was played what is chosen now?"""
        asked = self.running.question
        return question is not None and asked is not None and (
            (asked.game, asked.teams, asked.fingerprints) == (question.game, question.teams, question.fingerprints)
        )

    def _can_go_back(self, question: Question | None) -> bool:
        """Is B what the cards are now, and A what they are as shipped?"""
        setting = self.setting
        ends = setting.a == setting.before and setting.b == len(setting.versions) - 1
        return (
            question is not None and not question.two_teams and bool(question.changes) and ends
            and any(card.changed for card in self.room.cards)
        )

    def _is_open(self, question: Question | None) -> bool:
        """Was it stopped, or over, before anything was known?"""
        running = self.running
        return (
            running.state in (OVER, STOPPED) and self._is_about(question) and running.pairs != EXACT
            and running.played > 0 and not running.trial.settled and self._more() > running.played
        )

    def _more(self) -> int:
        """How many pairs to play in all, where those that were played say nothing yet."""
        setting, running = self.setting, self.running
        return setting.pairs if setting.pairs > running.played else setting.longer

    def _go_on(self) -> None:
        setting, more = self.setting, self._more()
        setting.length = setting.lengths.index(more)
        self.running.go_on(more)
        self.scene.refresh()

    def _keep_b(self) -> None:
        self.scene.say("B stays: every change is already saved.")
        self.scene.open("Cards")

    def _back_to_a(self) -> None:
        bench = self.room.bench
        for record in [each for each in bench.records if each.changed]:
            bench.revert(record)
        self.scene.changed()
        self.scene.say("The cards are as shipped again. Undo brings B back.")

    def _try(self) -> None:
        question, why = self._asked()
        if question is None:
            self.scene.refuse(why)
        else:
            self.scene.try_cards(question.b.cards.catalog, (question.b.team,), "B")

    def _copy(self) -> None:
        question = self.running.question
        if question is not None:
            self.scene.say(copy_text(as_text(self.running, question)) or "Copied.")

    def _save(self) -> None:
        save_report(self.app, self.room, self.running, self.rows(), self.unit)

    # -- time and looks --------------------------------------------------------------------------------------------

    def follow(self) -> bool:
        """Take in what has been played since, also while another page is open; True when there is news."""
        running = self.running
        if not running.poll():
            return False
        if running.state in (OVER, FAILED):
            keep_figures(self.app, self.room, self.running)
        return True

    def _shows_games(self) -> bool:
        running = self.running
        return running.question is not None and running.question.game == self.room.game and bool(
            running.trial.sums.points
        )

    def rows(self) -> list[CardEffect]:
        """The cards of the team in question, with what they brought."""
        return card_rows(self.running, {card.id for card in self.room.cards if card.changed})

    @property
    def unit(self) -> str:
        """What the rows are counted in."""
        return unit(self.running, self.room.game)

    def _said(self) -> Verdict:
        running, (question, why) = self.running, self._asked()
        asked = running.question
        if asked is not None and asked.game == self.room.game and running.state != IDLE and (
            running.state == PLAYING or self._is_about(question) or running.state == STALE
        ):
            return verdict(running, asked)
        if question is None:
            return Verdict("warning", "This cannot be played.", why)
        return UNCHANGED if question.nothing_to_play() else NOT_ASKED

    def paint(self, canvas: Canvas) -> None:
        draw_board(canvas, *VERDICT)
        said = self._said()
        fill, colour = _MARKS.get(said.mark, ("#3a2a08", WARN))
        canvas.draw(svg.circle(28, 28, 25, fill, colour, 2.6), 32, 78, 56, 56)
        draw_icon(canvas, said.mark, 44, 90, 32, colour)
        canvas.text(said.title, "display", 30, 102, _TITLES + 6, "#ffffff", "ml", width=682, height=44)
        canvas.text(said.under, "body", 19, 102, _TITLES + 38, BRIGHT, "ml", width=682, height=30)
        draw_letter(canvas, "A", 102, 148, CREAM, 32)
        draw_letter(canvas, "B", 102, 192, SKY, 32)
        running, (question, _) = self.running, self._asked()
        if question is not None:
            words = who_plays(question)
            if any(card.kind == "season" for card in self.room.cards) and not question.two_teams:
                words = "All owners share the decks: watch the scores."
            if running.pairs == EXACT and running.state in (PLAYING, OVER) and self._is_about(question):
                words = "Both sides play perfectly."
            draw_words(canvas, words, 654, 148, 136, 82, QUIET)
        draw_interval(canvas, INTERVAL, running.difference if said not in (NOT_ASKED, UNCHANGED) else None)
        self._paint_scores(canvas)
        self._paint_cards(canvas)
        self._paint_foot(canvas)

    def _paint_scores(self, canvas: Canvas) -> None:
        asked, sums = self.running.question, self.running.trial.sums
        game = games.game(self.room.game)
        whose = "" if asked is None or asked.two_teams else f" of {club(asked.b.name)}"
        title = f"{game.score_name}{whose} in a game" if game.score is not None else "Scores"
        means = [sums.mean_score(which) for which in (0, 1)]
        shown = self.heaps is not None and None not in means
        draw_board(canvas, *SCORES, title=title, right=f"{means[0]:.1f} to {means[1]:.1f}" if shown else "")
        if not shown:
            words = self._no_games if game.score is not None else "This game has no score."
            self._paint_nothing(canvas, SCORES, words)

    def _paint_cards(self, canvas: Canvas) -> None:
        shown = self.cards is not None
        draw_board(canvas, *CARDS, title="What each card brought", right=f"{self.unit}, B less A" if shown else "")
        if not shown:
            self._paint_nothing(canvas, CARDS, "Too few games yet." if self._shows_games() else self._no_games)

    @property
    def _no_games(self) -> str:
        exact = self.running.pairs == EXACT and self.running.state in (PLAYING, OVER, STOPPED)
        return "The chances are worked out, so no games are played." if exact else "No games yet."

    def _paint_nothing(self, canvas: Canvas, box: Box, words: str) -> None:
        canvas.text(words, "italic", 18, box.cx, box.cy + 10, QUIET, "mc", width=box.w - 40)

    def _paint_foot(self, canvas: Canvas) -> None:
        draw_board(canvas, *FOOT)
        running = self.running
        mine = running.question is None or running.question.game == self.room.game
        count, time = progress(running) if mine and running.question is not None else (
            "Both play the same games", "Each pair is one game with A and one with B, from the same seed."
        )
        canvas.text(count, "display", 22, 34, 586, CREAM, "ml", width=560, height=34)
        canvas.text(time, "body", 18, 34, 614, BRIGHT, "ml", width=700, height=28)
        draw_rail(canvas, 34, 632, 700, running.share if mine and running.question is not None else 0.0)
        words = "Stops on its own once the bar is clear of zero."
        canvas.text(words, "body", 18, 34, 678, QUIET, "ml", width=700, height=28)
        canvas.text("Pairs", "semibold", 18, 1238 - 94 * len(self.setting.lengths), 590, CREAM, "mr", height=30)

