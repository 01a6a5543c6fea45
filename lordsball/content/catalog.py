"""Folders of card files, layered into one set of documents; and what tells two sets of cards apart.

The shipped folder comes first, a designer's own folders after it: a file with the same relative path replaces the
earlier one, any other file adds to the cards. What has the id of something in an earlier folder changes that; files
such as `rules.yaml` change only the keys they hold (see `overlays`). The texts themselves are kept, so that a saved
game can keep the cards it was played with.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple

from lordsball import limits
from lordsball.content import overlays, reader
from lordsball.content.documents import Document
from lordsball.content.folders import contents, meant
from lordsball.content.models import Model
from lordsball.content.problems import Findings, Place, did_you_mean, listed, reason

_TOO_MUCH = f"found card files of more than {limits.CARDS:,} characters in all, expected far fewer"
LONGEST_SHOWN = 60
"""A list of changes shows at most this many characters of a value."""


class Kind(NamedTuple):
    """One sort of card file: where such files lie (patterns of relative paths) and the model they must fit."""

    name: str
    patterns: tuple[str, ...]
    model: type[Model]
    by_key: bool = False
    """A later file in this one's place changes only the keys it holds: there is one such file, and it is no deck."""

    def covers(self, path: str) -> bool:
        """Whether a file at this relative path is of this kind; `*` stays within one folder."""
        return any(fnmatchcase(path, p) and path.count("/") == p.count("/") for p in self.patterns)


class Library(NamedTuple):
    """The files of one game after layering, by relative path: where each came from, and its text if it was readable."""

    sources: dict[str, str]
    texts: dict[str, str]
    changed: dict[str, Document]
    """Files into which later ones were laid; their texts say the same."""

    def paths(self, kind: Kind) -> list[str]:
        """The relative paths of all files of one kind, readable or not, those of later folders last."""
        return [path for path in self.sources if kind.covers(path)]

    def documents(self, kind: Kind, findings: Findings) -> list[Document]:
        """Every file of one kind, read; files that cannot be read are in `findings`."""
        paths = [path for path in self.paths(kind) if path in self.texts]
        read = (self.document(path, findings) for path in paths)
        return [document for document in read if document is not None]

    def document(self, path: str, findings: Findings) -> Document | None:
        """One file that was readable, read; what is wrong with it is in `findings`."""
        return self.changed.get(path) or reader.read(self.texts[path], self.sources[path], findings)


def gather(folders: Iterable[str | os.PathLike[str]], kinds: Sequence[Kind], findings: Findings) -> Library:
    """Read the texts of all card files below `folders`, later folders over earlier ones."""
    library = Library({}, {}, {})
    for folder in map(Path, folders):
        name = folder.as_posix()
        if not _is_folder(folder, findings):
            continue
        files = _card_files(folder, kinds, findings)
        earlier = set(library.texts)
        for path in files:
            shown = f"{name}/{path}"
            if _is_known(path, shown, kinds, findings):
                text = reader.load(folder / path, shown, findings)
                kind = next(kind for kind in kinds if kind.covers(path))
                if text is not None and earlier and _laid(library, kind, path, shown, text, earlier, findings):
                    continue
                earlier.discard(path)
                _put(library, path, shown, text)
                if _too_much(library.texts.values()):
                    findings.error(Place(name), "", _TOO_MUCH)
                    return Library(library.sources, {}, {})
    return library


def _put(library: Library, path: str, shown: str, text: str | None) -> None:
    """A file takes the place of the one with its path, and goes to the end: mistakes are sought in later folders."""
    for known in library:
        known.pop(path, None)
    library.sources[path] = shown
    if text is not None:
        library.texts[path] = text


def _laid(
    library: Library, kind: Kind, path: str, shown: str, text: str, earlier: set[str], findings: Findings
) -> bool:
    """Whether a file changes something of those in `earlier` folders by its id or its keys, and is now part of them."""
    if path in earlier and not kind.by_key:
        return False
    over = reader.read(text, shown, findings)
    names = set() if over is None else overlays.ids_in(over)
    if over is None or not (names or path in earlier):
        return False
    before = {}
    for known in library.paths(kind):
        near = known == path or any(name in library.texts[known] for name in names) if known in earlier else False
        if near and (document := library.document(known, findings)) is not None:
            before[known] = document
    laid = overlays.lay(over, before, path if path in before else None)
    if laid is None:
        return False
    if laid.rest is not None:
        _put(library, path, shown, overlays.as_text(laid.rest))
        library.changed[path] = laid.rest
    for known, document in laid.changed.items():
        library.changed[known] = document
        library.texts[known] = overlays.as_text(document)
    return True


def from_texts(texts: Mapping[str, str], name: str, kinds: Sequence[Kind], findings: Findings) -> Library:
    """The same from texts kept elsewhere, such as in a saved game called `name`."""
    if not all(isinstance(text, str) for text in texts.values()):
        findings.error(Place(name), "", "found something that is not text, expected the texts of card files")
        return Library({}, {}, {})
    if len(texts) > limits.CARD_FILES or _too_much(texts.values()):
        what = f"found {len(texts):,} card files, expected at most {limits.CARD_FILES}"
        findings.error(Place(name), "", what if len(texts) > limits.CARD_FILES else _TOO_MUCH)
        return Library({}, {}, {})
    kept = {path: text for path, text in texts.items() if _is_known(path, f"{name}/{path}", kinds, findings)}
    if not kept:
        findings.error(Place(name), "", f"found no card file, expected {_layout(kinds)}")
    return Library({path: f"{name}/{path}" for path in kept}, kept, {})


def _is_folder(folder: Path, findings: Findings) -> bool:
    try:
        if folder.is_dir():
            return True
        what = "found a file" if folder.exists() else "found no such folder"
    except OSError as refused:
        what = f"found a folder that cannot be read ({reason(refused)})"
    findings.error(Place(folder.as_posix()), "", f"{what}, expected a folder with card files")
    return False


def _too_much(texts: Iterable[str]) -> bool:
    return sum(map(len, texts)) > limits.CARDS


def _card_files(folder: Path, kinds: Sequence[Kind], findings: Findings) -> list[str]:
    """Relative paths of the YAML files of a folder; none, with a sentence, where there are none or far too many."""

    def refused(error: OSError) -> None:
        place = Place(Path(str(error.filename)).as_posix())
        findings.error(place, "", f"found a folder that cannot be read ({reason(error)}), expected card files")

    found = contents(folder, refused)
    for path in found.strays:
        text = f"found a file whose name does not end in .yaml, so it is not read{did_you_mean(path, [meant(path)])}"
        findings.warn(Place(f"{folder.as_posix()}/{path}"), "", text)
    place = Place(folder.as_posix())
    if not found.whole or len(found.files) > limits.CARD_FILES:
        many = f"{len(found.files):,} card files, expected at most {limits.CARD_FILES}"
        far = f"more than {limits.CARD_FOLDER:,} files below this folder, expected a folder of cards"
        findings.error(place, "", f"found {many if found.whole else far}")
        return []
    if not found.files and not found.teaching:
        findings.error(place, "", f"found no card file in this folder, expected {_layout(kinds)}")
    return found.files


def _is_known(path: str, shown: str, kinds: Sequence[Kind], findings: Findings) -> bool:
    """Whether any kind covers the file; if none does, that is noted: a card nobody reads is a mistake."""
    if any(kind.covers(path) for kind in kinds):
        return True
    stem = path.rpartition("/")[2].rpartition(".")[0]
    hint = did_you_mean(path, (p.replace("*", stem) for kind in kinds for p in kind.patterns))
    findings.error(Place(shown), "", f"found a file the game does not read, expected {_layout(kinds)}{hint}")
    return False


def _layout(kinds: Sequence[Kind]) -> str:
    return listed(pattern for kind in kinds for pattern in kind.patterns)


def fingerprint(contents: Mapping[str, Any]) -> str:
    """A short name for what the cards say; comments, layout and file names make no difference. 64 hex digits."""
    exact = json.dumps(contents, sort_keys=True, ensure_ascii=True, separators=(",", ":"), allow_nan=False)
    return hashlib.sha256(exact.encode("ascii")).hexdigest()


def changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[str]:
    """What `new` says differently from `old`, one sentence each, in the order of the cards.

    Both are plain data as in `fingerprint`. A record with an `id` is followed by it and called by its `name`.
    """
    return list(_changed("", "", old, new))


def _changed(who: str, key: str, old: Any, new: Any) -> Iterator[str]:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        who = str(new.get("name", who)) if "id" in new else who or key
        for name in [*new, *(n for n in old if n not in new)]:
            yield from _changed(who, name, old.get(name), new.get(name))
    elif _records(old) and _records(new):
        before, after = {r["id"]: r for r in old}, {r["id"]: r for r in new}
        where = f"{key} of {who}" if who else key
        yield from (f"{r.get('name', id)}: no longer in {where}" for id, r in before.items() if id not in after)
        for id, record in after.items():
            if id in before:
                yield from _changed(who, key, before[id], record)
            else:
                yield f"{record.get('name', id)}: new in {where}"
        if who and (stay := [i for i in after if i in before]) != [i for i in before if i in after]:
            yield f"{who}: {key} now in the order {', '.join(str(after[i].get('name', i)) for i in stay)}"
    elif _alike(old, new):
        for number, (before_it, after_it) in enumerate(zip(old, new, strict=True), 1):
            yield from _changed(f"{who}, {key} {number}" if who else f"{key} {number}", key, before_it, after_it)
    else:
        yield f"{who}: {key} {' → '.join(_shown_apart(_shown(old), _shown(new)))}"


def _alike(old: Any, new: Any) -> bool:
    """Too long to be told whole, but as many nameless records (the abilities of a card, say) with keys in common."""
    if not (isinstance(old, list) and isinstance(new, list) and len(old) == len(new)):
        return False
    if max(len(_shown(old)), len(_shown(new))) <= LONGEST_SHOWN:
        return False
    pairs = list(zip(old, new, strict=True))
    return all(isinstance(a, dict) and isinstance(b, dict) and not a.keys().isdisjoint(b) for a, b in pairs)


def _records(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) and "id" in item for item in value)


def _shown(value: Any) -> str:
    if value is None:
        return "nothing"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False).replace('"', "")


def _shown_apart(old: str, new: str) -> tuple[str, str]:
    """Both cut to what fits a line, from shortly before where they begin to differ."""
    start = 0
    if max(len(old), len(new)) > LONGEST_SHOWN:
        same = len(os.path.commonprefix((old, new)))
        start = max(0, same - 20) if same > LONGEST_SHOWN // 2 else 0

    def cut(text: str) -> str:
        kept = f"…{text[start:]}" if start else text
        return kept if len(kept) <= LONGEST_SHOWN else f"{kept[: LONGEST_SHOWN - 1]}…"

    return cut(old), cut(new)
