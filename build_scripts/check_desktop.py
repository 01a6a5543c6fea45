#!/usr/bin/env python3
"""Try the Linux archive as a stranger would: check its menu entry, install it for one person, start it, take it away.

    .venv/bin/python build_scripts/check_desktop.py          after build_executable.py

Needs desktop-file-validate and appstreamcli (Debian: desktop-file-utils, appstream). Ends with 0 when everything held.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
METAINFO = "org.lordsball.lordsball.metainfo.xml"
ICON_SIZES = 11
"""Pictures of the icon, beside the drawing itself."""


class Failed(Exception):
    """What did not hold, in words."""


def main() -> None:
    """Carry out every check on the newest archive there is."""
    archives = sorted((TOP / "dist").glob("lordsball-*-linux-*.tar.gz"), key=lambda path: path.stat().st_mtime)
    if not archives:
        sys.exit("dist/ has no archive for Linux: run build_scripts/build_executable.py first")
    for tool, package in (("desktop-file-validate", "desktop-file-utils"), ("appstreamcli", "appstream")):
        if shutil.which(tool) is None:
            sys.exit(f"{tool} is missing: install {package}")
    with tempfile.TemporaryDirectory() as temporary:
        try:
            check(archives[-1], Path(temporary))
        except Failed as failed:
            sys.exit(f"{archives[-1].name}: {failed}")


def check(archive: Path, temporary: Path) -> None:
    """All checks, in a temporary folder. Raises Failed."""
    with tarfile.open(archive) as packed:
        packed.extractall(temporary / "my downloads", filter="data")
    folder = temporary / "my downloads" / "lordsball"
    validated(folder / "desktop")
    home = temporary / "home"
    home.mkdir()
    ours = {"HOME": str(home), "PATH": os.environ["PATH"], "SDL_AUDIODRIVER": "dummy"}
    run([str(folder / "install.sh")], ours)
    share, program = home / ".local" / "share", home / ".local" / "opt" / "lordsball"
    run(["desktop-file-validate", str(share / "applications" / "lordsball.desktop")], ours)
    entry = (share / "applications" / "lordsball.desktop").read_text("utf-8")
    if f'Exec="{program}/lordsball"\n' not in entry:
        raise Failed("the menu's entry does not start what was installed")
    icons = list((share / "icons" / "hicolor").glob("*x*/apps/lordsball.png"))
    if len(icons) != ICON_SIZES or not (share / "icons" / "hicolor" / "scalable" / "apps" / "lordsball.svg").is_file():
        raise Failed(f"found {len(icons)} sizes of the icon, expected {ICON_SIZES} and the drawing")
    told = run([str(home / ".local" / "bin" / "lordsball"), "--version"], ours)
    run([str(home / ".local" / "bin" / "lordsball"), "check"], ours)
    print(f"installed for one person, it starts from the menu and the command line: {told.splitlines()[0]}")
    card = next(iter(sorted((program / "cards").rglob("*.yaml"))))
    card.write_text(card.read_text("utf-8") + "# mine\n", "utf-8")
    if "You had edited cards" not in run([str(folder / "install.sh")], ours):
        raise Failed("a second installation did not speak of the cards that were edited")
    (kept,) = (home / ".local" / "opt").glob("lordsball.cards-*")
    if not (kept / card.relative_to(program / "cards")).read_text("utf-8").endswith("# mine\n"):
        raise Failed("cards that were edited were not kept")
    print("installed over itself, it keeps the cards that were edited")
    shutil.rmtree(kept)
    run([str(program / "install.sh"), "uninstall"], ours)
    if left := [path for path in home.rglob("*") if path.is_file() and path.suffix != ".cache"]:
        raise Failed(f"taken away, it left {left}")
    print("taken away, nothing is left")


def validated(folder: Path) -> None:
    """The rules of the desktop, by its own tools."""
    run(["desktop-file-validate", str(folder / "lordsball.desktop")], dict(os.environ))
    run(["appstreamcli", "validate", "--no-net", "--pedantic", str(folder / METAINFO)], dict(os.environ))
    print("the menu's entry and the description keep to the rules of desktops")


def run(command: list[str], surroundings: dict[str, str]) -> str:
    """Run to its end; what it printed. Raises Failed where it does not end with 0 or the menu's tools complain."""
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)
    said = f"{done.stdout}{done.stderr}"
    if done.returncode or (command[0] == "desktop-file-validate" and said):
        raise Failed(f"`{' '.join(command)}` ended with {done.returncode}:\n{said}")
    return said


if __name__ == "__main__":
    main()
