"""What the controls of the Edit page bring about: values written, mistakes mended, words made of verbs, colors."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from lordsball.content.documents import Loc
from lordsball.content.problems import Problem
from lordsball.content.wording import own_words
from lordsball.games import card_kinds
from lordsball.ui.shelf import editing_for
from lordsball.ui.workshop.colour import ColourScene
from lordsball.ui.workshop.controls import is_colour
from lordsball.ui.workshop.page import Page
from lordsball.workshop.fields import Field
from lordsball.workshop.mending import Fix
from lordsball.workshop.records import Record
from lordsball.workshop.workbench import CannotWrite, Workbench

_TEXTS = ("text", "rules")
"""Keys of texts that say what the verbs beside them do."""


class Hand:
    """Changes the chosen card. Whatever it changes, the workshop shows."""

    def __init__(self, page: Page) -> None:
        self._page = page

    @property
    def _bench(self) -> Workbench:
        return self._page.room.bench

    @property
    def record(self) -> Record | None:
        """The card as it stands in the files; None where there is none."""
        return None if self._page.room.card is None else self._page.room.card.record

    def set(self, loc: Loc, value: Any, goes_on: bool = False) -> None:
        """Write a value; `goes_on`: the last thing that was written is being typed on."""
        self.change(lambda record: self._bench.set(record, loc, value, goes_on))

    def add(self, loc: Loc, value: Any) -> None:
        """Put an entry at the end of a list."""
        self.change(lambda record: self._bench.add(record, loc, value))

    def remove(self, loc: Loc) -> None:
        """Take an entry out of a list, or leave a key out."""
        self.change(lambda record: self._bench.remove(record, loc))

    def change(self, do: Callable[[Record], object]) -> None:
        """Do something to the card."""
        record = self.record
        if record is not None:
            self.act(lambda: do(record))

    def act(self, do: Callable[[], object]) -> None:
        """Change something and show it; a sentence where it cannot be written."""
        try:
            do()
        except CannotWrite as refused:
            self._page.scene.refuse(str(refused))
        self._page.scene.changed()

    def mend(self, problem: Problem) -> tuple[str, Callable[[], None]] | None:
        """What would mend a mistake, in words, and what does it; None where only a person can know."""
        found = self._bench.fix(problem)
        return None if found is None else (found.words, lambda: self._mend(found))

    def _mend(self, found: Fix) -> None:
        self.act(lambda: self._bench.mend(found))

    def worded(self, loc: Loc) -> str:
        """What the verbs beside a text say in words of their own; "" where there are none."""
        record = self.record
        if record is None or loc[-1] not in _TEXTS:
            return ""
        group = _at(self._bench.data(record), loc[:-1])
        for kind in card_kinds(self._bench.game.key):
            lists = {field.alias or name for name, field in kind.model.model_fields.items()}
            if isinstance(group, Mapping) and (kind.name == record.kind or record.kind in lists):
                way = loc[:-1] if kind.name == record.kind else (record.kind, 0, *loc[:-1])
                words = own_words(kind.model, way, group)
                return editing_for(self._bench.game.key).worded(group, words) if words else ""
        return ""

    def name_of(self, id: object) -> str:
        """What a card with this id is called; "" where there is none."""
        return next((record.name for record in self._bench.records if record.id == id), "")

    def pick(self, field: Field) -> None:
        """Ask for a color."""
        others = () if self.record is None else tuple(_colours(self._bench.data(self.record)))
        scene = ColourScene(field.label, str(field.value), others, lambda colour: self.set(field.loc, colour))
        self._page.app.scenes.push(scene)


def _at(data: Any, loc: Loc) -> Any:
    """What stands at a place in plain data; None where there is nothing."""
    for step in loc:
        if isinstance(data, Mapping):
            data = data.get(step)
        elif isinstance(data, tuple | list) and isinstance(step, int) and step < len(data):
            data = data[step]
        else:
            return None
    return data


def _colours(data: Any) -> Iterator[str]:
    """Every color in plain data."""
    if is_colour(data):
        yield data
    elif isinstance(data, Mapping | tuple | list):
        for each in data.values() if isinstance(data, Mapping) else data:
            yield from _colours(each)
