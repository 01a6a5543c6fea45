"""An error nobody foresaw: a sentence for the person, a report with everything needed to fix it."""

from __future__ import annotations

import platform
import sys
import time
import traceback
from functools import partial
from pathlib import Path
from types import TracebackType

from lordsball import __version__, limits

FOLDER = "reports"


def watch(data_dir: Path) -> None:
    """From now on an unforeseen error ends the program with a sentence and a report instead of a traceback."""
    sys.excepthook = partial(_hook, data_dir)


def _hook(data_dir: Path, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
    if not issubclass(kind, Exception):
        sys.__excepthook__(kind, fault, trace)
        return
    print(sentence(fault, write_report(fault, data_dir)), file=sys.stderr)


def sentence(fault: BaseException, report: Path | None) -> str:
    """What the person is told."""
    where = f" (a report is in {report})" if report else ""
    notes = "".join(f", {note}" for note in getattr(fault, "__notes__", ()))
    what = " ".join(str(fault).split())[: limits.SHOWN_TEXT]
    happened = f"{type(fault).__name__}: {what}{notes}{_in_a_game(fault)}"
    return f"lordsball: something unexpected went wrong: {happened}{where}."


def _in_a_game(fault: BaseException) -> str:
    """The line of a game from a folder that it comes from: the author of that game can fix it."""
    from lordsball.games.from_folder import line_of

    line = line_of(fault)
    return f", in {line}" if line else ""


def write_report(fault: BaseException, data_dir: Path) -> Path | None:
    """Everything that helps to find the fault, in a file; None where no file can be written."""
    path = data_dir / FOLDER / f"{time.strftime('%Y%m%d-%H%M%S')}.txt"
    lines = [
        f"lordsball {__version__}, Python {platform.python_version()}, {platform.platform()}",
        f"words: {sys.argv[1:]}",
        "",
        *traceback.format_exception(fault),
    ]
    from lordsball.match import files  # only where it is needed: every command starts with this module

    try:
        files.write(path, "\n".join(lines).encode("utf-8", "backslashreplace"), generations=1)
    except files.NotWritten:
        return None
    return path
