"""What a group of a card file does, in the words of its verbs: to hold beside its text, or to take over as that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic import ValidationError
from pydantic.fields import FieldInfo

from lordsball.content.documents import Loc
from lordsball.content.models import Model
from lordsball.content.vocabulary import Vocabulary

_NEEDS = "needs"


def own_words(model: type[Model], loc: Loc, group: Mapping[str, Any]) -> str:
    """The verbs of a group as sentences, its conditions last; "" where it has none, or they are not sound.

    :param model: the model of the file, or of the record that `loc` leads on from.
    :param loc: the way to the group; places in lists count as any other.
    :param group: what it says, as plain data.

    >>> from lordsball.games.wild_cards.card_files import TeamFile
    >>> own_words(TeamFile, ("players", 0, "abilities", 0), {"text": "…", "do": ({"gain": 2}, {"draw": 1})})
    'Gain 2 Vibes. Draw 1 card.'
    """
    found = _model_at(model, loc)
    if found is None:
        return ""
    does: list[str] = []
    needs: list[str] = []
    for name, field in found.model_fields.items():
        key = field.alias or name
        if key in group:
            try:
                words = list(_words(_kind(field), group[key]))
            except ValidationError:  # said beside the field
                return ""
            (needs if key == _NEEDS else does).extend(words)
    only = f" Only if {' and '.join(needs)}." if needs and does else ""
    return " ".join(does) + only


def _words(kind: Any, value: Any) -> Iterator[str]:
    """What verbs and other models with words of their own say. Raises ValidationError."""
    inner, verbs = _inside(kind)
    if get_origin(inner) is tuple and isinstance(value, Sequence) and not isinstance(value, str):
        for each in value:
            yield from _words(get_args(inner)[0], each)
    elif verbs is not None and isinstance(value, Mapping):
        made = verbs.verbs.get(next(iter(value), ""))
        if made is not None:
            yield made.model_validate(value).own_words()
    elif isinstance(inner, type) and issubclass(inner, Model) and hasattr(inner, "own_words"):
        yield inner.model_validate(value).own_words()


def _kind(field: FieldInfo) -> Any:
    """The type of a field with what is noted beside it."""
    return Annotated[(field.annotation, *field.metadata)] if field.metadata else field.annotation


def _inside(kind: Any) -> tuple[Any, Vocabulary | None]:
    """A type without what is noted beside it and without None; and the verbs that may stand there."""
    verbs = None
    while True:
        if get_origin(kind) is Annotated:
            kind, *notes = get_args(kind)
            verbs = next((note for note in notes if isinstance(note, Vocabulary)), verbs)
        elif get_origin(kind) in (Union, type(int | None)):
            some = [each for each in get_args(kind) if each is not type(None)]
            if len(some) != 1:
                return kind, verbs
            kind = some[0]
        else:
            return kind, verbs


def _model_at(model: type[Model], loc: Loc) -> type[Model] | None:
    """The model of the group at a place; None where there is none."""
    kind: Any = model
    for step in loc:
        kind, verbs = _inside(kind)
        if isinstance(step, int) and get_origin(kind) is tuple:
            kind = get_args(kind)[0]
        elif isinstance(step, str) and verbs is not None:
            (field,) = verbs.verbs[step].model_fields.values() if step in verbs.verbs else (None,)
            kind = None if field is None else _kind(field)
        elif isinstance(step, str) and isinstance(kind, type) and issubclass(kind, Model):
            named = {field.alias or name: field for name, field in kind.model_fields.items()}
            if step not in named:
                return None
            kind = _kind(named[step])
        else:
            return None
    kind, _ = _inside(kind)
    return kind if isinstance(kind, type) and issubclass(kind, Model) else None
