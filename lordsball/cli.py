"""The command line: it parses the words, runs the command and turns what happens into an exit code.

0: done. 1: it failed. 2: the words make no sense. 3: the cards or files have mistakes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from lordsball import WHERE_NEWER, __version__
from lordsball.commands import (
    check,
    compare,
    export,
    faults,
    gallery,
    importing,
    lesson,
    printing,
    records,
    replay,
    schema,
    selfcheck,
    simulate,
    solve,
    window,
)
from lordsball.commands.common import FAILURE, Refused, add_games, data_folder, finish_output


def main(words: Sequence[str] | None = None) -> int:
    """Carry out these words (None: those the program was started with) and return the exit code.

    Raises SystemExit where the words make no sense, or ask for help or the version.
    """
    try:
        try:
            return _carry_out(words)
        finally:
            finish_output()  # help and version are output too
    except Refused as refused:
        print(refused, file=sys.stderr)
        return refused.code
    except (BrokenPipeError, KeyboardInterrupt):
        return FAILURE


def _carry_out(words: Sequence[str] | None) -> int:
    add_games(words)
    args, strange = parser().parse_known_args(words)
    if strange:
        args.usage.error(f"unrecognized arguments: {' '.join(strange)}")
    if words is None:
        faults.watch(data_folder(args))
    return int(args.run(args))


def parser() -> argparse.ArgumentParser:
    """Every word there is."""
    made = argparse.ArgumentParser(
        prog="lordsball",
        description="Tabletop baseball: without a command the window opens.",
        epilog="Exit codes: 0 done, 1 failed, 2 wrong arguments, 3 mistakes in cards or files.",
        formatter_class=argparse.RawDescriptionHelpFormatter,  # the version has two lines
    )
    made.add_argument("--version", action="version", version=f"lordsball {__version__}\n{WHERE_NEWER}")
    made.set_defaults(usage=made)
    window.add(made)
    commands = made.add_subparsers(metavar="COMMAND", title="commands")
    for command in (
        simulate, compare, solve, check, schema, export, importing, printing, lesson, replay, records, selfcheck,
        gallery,
    ):
        command.add(commands)
    for known in commands.choices.values():
        known.set_defaults(usage=known)
    return made
