"""The desk: what every scene can reach. Settings, cards, saved games, and the ways from one scene to another."""

from __future__ import annotations

import gc
import importlib
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lordsball import games, limits, paths
from lordsball.content.problems import Problems
from lordsball.lessons import progress
from lordsball.match.files import NotReadable, NotWritten
from lordsball.thinking.thinker import Thinker
from lordsball.ui.kit.scene import Scene
from lordsball.ui.shell.app import App
from lordsball.ui.shell.billboard import Billboard
from lordsball.ui.shell.live_cards import LiveCards, watched
from lordsball.ui.shell.pack_shelf import PackShelf
from lordsball.ui.shell.record_keeping import RecordKeeping

if TYPE_CHECKING:
    from lordsball.lessons.library import Lesson, Teaching
    from lordsball.match.autosave import Autosave
    from lordsball.match.best_list import BestList
    from lordsball.match.match import Match
    from lordsball.match.replay import Replay
    from lordsball.match.saves import Entry, Saves
    from lordsball.ui.shell.analysed import Analysed

SCENES = {
    "CardsTroubleScene": "scenes.cards_trouble",
    "ChangedCardsScene": "scenes.changed_cards",
    "EndScene": "scenes.end",
    "LessonScene": "lessons.scene",
    "LuckScene": "scenes.luck",
    "LessonsScene": "lessons.list_scene",
    "OtherCardsScene": "lessons.other_cards",
    "PacksScene": "scenes.packs",
    "PauseScene": "scenes.pause",
    "RecordsScene": "records.scene",
    "ReplayScene": "scenes.replay",
    "ResultsScene": "scenes.results",
    "RulesScene": "scenes.rules",
    "SaveAsScene": "scenes.save_as",
    "SavesScene": "scenes.saves",
    "SettingsScene": "scenes.settings_scene",
    "SetupScene": "scenes.setup",
    "TableScene": "table.scene",
    "TitleScene": "scenes.title",
    "TroubleScene": "scenes.trouble",
    "UnsavedScene": "scenes.unsaved",
    "WorkshopScene": "workshop.scene",
}
"""Where each scene is. It is imported when it is opened: the first picture waits for no scene that nobody asked for."""


class Desk:
    """One a program.

    :param app: the window and its stack of scenes.
    :param data: the folder for a person's own files.
    :param folders: folders of cards, the shipped one first.
    :param saves: where matches are kept.
    :param thinker: who thinks beside the window; by default somebody in a thread.
    """

    def __init__(
        self, app: App, data: Path, folders: Sequence[Path], saves: Saves, thinker: Thinker | None = None
    ) -> None:
        self.app = app
        self.data = data
        self.packs = PackShelf(data, folders[0], folders[1:])
        self.folders = self.packs.use(app.settings)
        self.saves = saves
        self.thinker = thinker or Thinker()
        self.last_analysed: Analysed | None = None
        self.progress = progress.load(data / progress.NAME, kept=saves.in_use is None)
        """How far this person's lessons have come."""
        self.progress.write = lambda work: app.background.send(work, self._file_kept, awaited=False)
        self._live: dict[str, LiveCards] = {}
        self._teaching: dict[str, Teaching] = {}
        self.billboard = Billboard(self)
        self.records = RecordKeeping(self)
        self.kept: dict[str, Any] = {}
        """What goes on while nobody looks at it, by name, such as games that the workshop has played; see `close`."""

    def close(self) -> None:
        """The program ends: nobody thinks any more."""
        self.thinker.close()
        self.records.close()
        for kept in self.kept.values():
            kept.close()

    # -- cards -----------------------------------------------------------------------------------------------------

    def use_packs(self) -> None:
        """Play with the packs as they are now; a match on the table keeps its cards."""
        self.folders = self.packs.use(self.app.settings)
        self._live.clear()
        self._teaching.clear()

    def live(self, key: str) -> LiveCards:
        """What watches the card files of a game."""
        if key not in self._live:
            self._live[key] = watched(key, self.folders)
        return self._live[key]

    def is_read(self, key: str) -> bool:
        """Have the cards of a game been read since the start?"""
        return key in self._live

    def take(self, key: str, live: LiveCards, taught: Teaching) -> None:
        """What was read of a game elsewhere, unless it has been read here meanwhile."""
        self._live.setdefault(key, live)
        self._teaching.setdefault(key, taught)

    def cards(self, key: str) -> Any:
        """The cards of a game as they could be read last. Raises Problems where they never could."""
        live = self.live(key)
        return live.read() if live.cards is None else live.cards

    def known_cards(self, key: str) -> Any | None:
        """The same, or None where they cannot be read."""
        try:
            return self.cards(key)
        except Problems:
            return None

    def read_cards(self, key: str) -> Any:
        """The cards of a game as the files are now. Raises Problems with every mistake; `cards` are then as before."""
        return self.live(key).read()

    @property
    def own_cards(self) -> tuple[Path, ...]:
        """Folders of cards laid over the shipped ones."""
        return self.folders[1:]

    @cached_property
    def best(self) -> BestList:
        """The games that this person has finished alone."""
        from lordsball.match import best_list

        found = best_list.load(self.data / best_list.NAME, kept=self.saves.in_use is None)
        found.write = lambda work: self.app.background.send(work, self._file_kept, awaited=False)
        if found.notice:
            self.app.say(found.notice)
        return found

    # -- lessons ---------------------------------------------------------------------------------------------------

    def teaching(self, key: str, again: bool = False) -> Teaching:
        """The lessons and tips of a game; `again`: as the files are now."""
        from lordsball.lessons.library import read_teaching

        if again or key not in self._teaching:
            self._teaching[key] = read_teaching(key, self.folders)
        return self._teaching[key]

    def lessons_of(self, key: str) -> tuple[Lesson, ...]:
        """The lessons of a game in order; none where it has none that can be read."""
        return self.teaching(key).lessons

    def next_lesson(self, key: str) -> Lesson | None:
        """The first lesson of a game that is not done; None where there is none."""
        return next((lesson for lesson in self.lessons_of(key) if lesson.key not in self.progress.done), None)

    def _file_kept(self, written: Future[None]) -> None:
        try:
            written.result()
        except NotWritten as refused:
            if self.app.scenes.top is not None:
                self.app.scenes.top.say(str(refused))

    def open_lesson(self, lesson: Lesson, at: int | None = None, own_cards: bool = True) -> None:
        """A lesson, at a step (from 0) or where it was left.

        :param own_cards: whether cards laid over those it was written for are reason to ask first.
        """
        from lordsball.lessons.course import LessonBroken

        step = self.progress.steps.get(lesson.key, 0) if at is None else at
        try:
            meant = self._cards_of(lesson)
        except Problems as problems:

            def again() -> Scene:
                return self._with_cards(lesson.game, lambda: self._made("LessonsScene", lesson.game))

            self.app.scenes.push(self._made("CardsTroubleScene", problems, again))
            return
        own = self.known_cards(lesson.game)
        if own_cards and (own is None or own.fingerprint != meant.fingerprint):
            self.app.scenes.push(self._made("OtherCardsScene", lesson, step))
            return
        try:
            scene = self._made("LessonScene", lesson, meant, step)
        except LessonBroken as broken:
            self.open_lessons(lesson.game, trouble=str(lesson.problem(broken.text, broken.loc)))
            return
        self.app.scenes.reset(scene)

    def _cards_of(self, lesson: Lesson) -> Any:
        """The cards a lesson was written for. Raises Problems."""
        if lesson.layers >= len(self.folders):
            return self.cards(lesson.game)
        return games.game(lesson.game).load_cards(self.folders[: lesson.layers], sprites=paths.has_sprite)

    def open_lessons(self, key: str, done: Lesson | None = None, trouble: str = "") -> None:
        """What a game has to teach, instead of all other scenes.

        :param done: a lesson that has just come to its end.
        :param trouble: why one could not go on.
        """
        self.app.scenes.reset(self._made("LessonsScene", key, done, trouble))

    # -- ways ------------------------------------------------------------------------------------------------------

    def _made(self, name: str, *about: Any) -> Scene:
        """A scene by its name, about these things."""
        made: Scene = getattr(importlib.import_module(f"lordsball.ui.{SCENES[name]}"), name)(self, *about)
        return made

    def title(self) -> None:
        """Back to the first screen."""
        self.app.scenes.reset(self._made("TitleScene"))

    def go_on(self, entry: Entry) -> None:
        """To the table with a saved match; first to a choice where the cards have changed since."""
        from lordsball.match.loading import Changed

        assert entry.saved is not None
        try:
            found = self.saves.load(entry, self.known_cards(entry.saved.game))
        except NotReadable as refused:
            self.app.say(str(refused))
            return
        if isinstance(found, Changed):
            self.app.scenes.push(self._made("ChangedCardsScene", entry, found))
        else:
            self.play(found.match, found.notice)

    def replay_of(self, path: Path) -> Replay:
        """A replay from a replay file or a save. Raises NotReadable."""
        from lordsball.match.replay import open_replay

        def todays(game: games.Game) -> Any:
            return self.known_cards(game.key)

        return open_replay(path, self.saves.packs, todays)

    def set_up(self, key: str) -> None:
        """Seats, teams and seed of a new game."""
        self.app.scenes.push(self._with_cards(key, lambda: self._made("SetupScene", key)))

    def play(self, match: Match, notice: str | None = None) -> None:
        """To the table with this match, instead of all other scenes."""
        self.app.scenes.reset(self._made("TableScene", match, notice))
        _look_for_rings()

    def pause(self, match: Match) -> None:
        """The menu over the table."""
        self.app.scenes.push(self._made("PauseScene", match))

    def open_saves(self) -> None:
        """The list of saved games."""
        self.app.scenes.push(self._made("SavesScene"))

    def open_save_as(self, match: Match) -> None:
        """Keep a match under a name."""
        self.app.scenes.push(self._made("SaveAsScene", match))

    def open_rules(self, key: str, where: str = "") -> None:
        """The rules of a game, at the paragraph of the step `where` (as `Position.where()` tells it)."""
        self.app.scenes.push(self._with_cards(key, lambda: self._made("RulesScene", key, where)))

    def open_packs(self) -> None:
        """The packs of cards: on, off, and which one counts last."""
        self.app.scenes.push(self._made("PacksScene"))

    def open_workshop(self, key: str = "") -> None:
        """The cards of every pack, to look at, change and try; those of one game first."""
        self.app.scenes.reset(self._made("WorkshopScene", key))

    def open_records(self) -> None:
        """The record book."""
        self.app.scenes.reset(self._made("RecordsScene"))

    def open_settings(self) -> None:
        """Everything a person can choose."""
        self.app.scenes.push(self._made("SettingsScene"))

    def open_end(self, match: Match) -> None:
        """The moment a match ends: who has won. What one person has finished alone goes into the best list."""
        from lordsball.ui.shelf import cover_for

        solo = cover_for(match.game.key).solo
        if solo is not None and [seat.human for seat in match.seats] == [True]:
            self.best.note(solo.finished(match))
        self.app.scenes.push(self._made("EndScene", match))

    def open_results(self, match: Match) -> None:
        """How a finished match went."""
        self.app.scenes.push(self._made("ResultsScene", match))

    def analysed(self, match: Match) -> Analysed:
        """What the analysis of a finished match has found: begun now, unless it is under way."""
        from lordsball.ui.shell.analysed import Analysed

        before = self.last_analysed
        if before is None or before.ticket != match.ticket:
            if before is not None:
                before.close()
            self.last_analysed = before = Analysed(self.thinker, match)
        return before

    def open_luck(self, match: Match) -> None:
        """How a finished match was won: luck and choices."""
        self.app.scenes.push(self._made("LuckScene", match))

    def try_from(self, match: Match, at: int, where: str) -> None:
        """Play on from a moment of a finished match, as a match of its own, which is kept under a name."""
        from lordsball.match.branching import branched

        branch = branched(match, at)
        names = " – ".join(match.names)
        name = f"{names[: limits.SAVE_NAME - len(where) - 7]}, from {where}"[: limits.SAVE_NAME]
        data, catalogs = self.saves.describe(branch, name), dict(branch.catalogs)
        self.app.background.send(partial(self.saves.keep_named, data, catalogs), self._branch_kept)
        self.play(branch, f"{where[0].upper()}{where[1:]}: you play on from here. The finished game stays as it was.")

    def _branch_kept(self, written: Future[Any]) -> None:
        try:
            written.result()
        except (NotWritten, OSError) as refused:
            self.app.say(str(refused))

    def open_replay(self, replay: Any) -> None:
        """Watch a record again."""
        self.app.scenes.push(self._made("ReplayScene", replay))

    def _with_cards(self, key: str, make: Callable[[], Scene]) -> Scene:
        """The scene, or what is wrong with the cards where they never could be read."""
        try:
            self.cards(key)
        except Problems as problems:
            return self._made("CardsTroubleScene", problems, lambda: self._with_cards(key, make))
        return make()

    def why_not_saved(self) -> str:
        """What keeps the match on the table from being saved; "" where it is saved."""
        return next((keeper.trouble for keeper in self._keepers() if keeper.trouble), "")

    def save_now(self) -> bool:
        """Try once more to keep the match on the table; did it work?"""
        for keeper in self._keepers():
            keeper.note()
            keeper.flush()
        return not self.why_not_saved()

    def _keepers(self) -> list[Autosave]:
        keepers = (getattr(scene, "autosave", None) for scene in self.app.scenes)
        return [keeper for keeper in keepers if keeper is not None]

    def leave(self, go: Callable[[], object]) -> None:
        """Leave the table by `go`, after a question where the match on it could not be saved."""
        if type(self.app.scenes.top).__name__ == "UnsavedScene":
            return
        if self.why_not_saved() and not self.saves.in_use:
            self.app.scenes.push(self._made("UnsavedScene", go))
        else:
            go()

    # -- what nobody expected --------------------------------------------------------------------------------------

    def trouble(self, problem: Exception) -> Any:
        """The scene after an unexpected error: a report is written, and the match, which is kept, can go on."""
        from lordsball.match.match import Match
        from lordsball.ui.shell.report import write_report

        matches = (getattr(scene, "match", None) for scene in self.app.scenes)
        match = next((match for match in matches if isinstance(match, Match)), None)
        for scene in self.app.scenes:
            scene.abandon()
        return self._made("TroubleScene", problem, write_report(self.data, problem, match, self.thinker.place), match)


def _look_for_rings() -> None:
    """Python looks through all its objects now and then for rings that nothing holds; that can outlast a frame.

    Here a moment's wait is not felt. What is there then is left out of later looks, until the next call."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
