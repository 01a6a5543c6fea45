"""The door: ``python -m lordsball``, the command ``lordsball`` and the built executable all come in here."""

import multiprocessing
import os
import sys


def main() -> int:
    """Run the command line and return its exit code."""
    # First of all: a worker process of the built executable must not start the whole program again.
    multiprocessing.freeze_support()
    _make_streams_safe()
    from lordsball.cli import main as command_line

    return command_line()


def _make_streams_safe() -> None:
    """Nothing printed may ever bring the program down.

    A program built for the window alone has no streams at all on Windows, and an old terminal cannot show every name.
    """
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  (stays open until the end)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


if __name__ == "__main__":
    sys.exit(main())
