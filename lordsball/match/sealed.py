"""Plain data in a file with a check value, so that damage is noticed before anything is built from it.

    {"check": "<sha256 of the data>", "data": {"kind": "lordsball save", "format": 1, "version": "0.1.0", …}}

Any later program can at least tell what a file is and which version wrote it: these three keys stay forever.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from lordsball import __version__, formats
from lordsball.match.files import NotReadable
from lordsball.match.measured import TooMuch, as_line, built

FORMATS = {"save": formats.SAVE, "replay": formats.REPLAY, "card pack": formats.KEPT_CARDS}
"""The number of each kind today."""


def seal(kind: str, data: dict[str, Any]) -> bytes:
    """The file for this data, stamped with the present format and version. KeyError for a kind there is not."""
    body = _exact({**data, "kind": f"lordsball {kind}", "format": FORMATS[kind], "version": __version__})
    return f'{{"check": "{_check(body)}", "data": {body}}}\n'.encode()


def unseal(kind: str, raw: bytes) -> dict[str, Any]:
    """The data in a file of that kind. Raises NotReadable: empty, damaged, foreign, made by another version."""
    if not raw.strip(b"\0 \t\r\n"):
        raise NotReadable("The file is empty.")
    try:
        whole = built(raw)
    except (ValueError, RecursionError) as broken:
        ours = raw.lstrip().startswith(b'{"check": "')
        damage = f"The file is damaged: {broken}" if isinstance(broken, TooMuch) else "The file is damaged."
        raise NotReadable(damage if ours else "This is not a file of lordsball.") from broken
    data = whole.get("data") if isinstance(whole, dict) else None
    if not isinstance(data, dict) or not isinstance(data.get("kind"), str) or not data["kind"].startswith("lordsball "):
        raise NotReadable("This is not a file of lordsball.")
    if whole.get("check") != _check(_exact(data)):
        raise NotReadable("The file is damaged: its check value does not fit.")
    if data["kind"] != f"lordsball {kind}":
        raise NotReadable(f"This is a {as_line(data['kind'][10:], 40)}, not a {kind}.")
    _check_format(data, FORMATS[kind])
    return data


def _check_format(data: dict[str, Any], today: int) -> None:
    version, made = data.get("version"), data.get("format")
    if type(made) is not int or not isinstance(version, str):
        raise NotReadable("The file does not say which version of lordsball made it.")
    by = as_line(version, 20)
    if made > today:
        raise NotReadable(f"Made by lordsball {by}; this is {__version__}. Install that one or a newer one.")
    if made < today:
        raise NotReadable(f"Made by lordsball {by}, too old for this {__version__} to read.")


def _exact(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"), sort_keys=True)


def _check(body: str) -> str:
    return hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest()
