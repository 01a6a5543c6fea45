#!/usr/bin/env python3
"""Does lordsball start wherever it can be installed? Builds the wheel and the source archive, and tries them.

    .venv/bin/python build_scripts/try_versions.py                       all of it, on every Python that can be found
    .venv/bin/python build_scripts/try_versions.py lowest newest         with the lowest and the newest libraries
    .venv/bin/python build_scripts/try_versions.py packages --keep dist  by pip, pipx and uv; the packages go to dist/
    .venv/bin/python build_scripts/try_versions.py lowest --python PYTHON …

Each trial has an environment of its own, made for it and thrown away. `check` has to find nothing, a simulation has to
come to the digest of the source tree, and with `--selfcheck` the window is tried, too. Where a lowest version was never
published for a Python, it says so and takes another. Ends with 1 where something did not hold.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import compare_pythons

TOP = Path(__file__).resolve().parent.parent
SIMULATION = ["simulate", "monster_league", "--games", "200", "--seed", "7", "--seats", "regular,veteran", "--json"]
QUIET = ["--quiet", "--disable-pip-version-check"]
SCRIPTS, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
TOOLS = "1"
"""The environment of what builds and installs packages."""


class Failed(Exception):
    """What did not hold; the message ends with what the last command said."""


class LeftOut(Exception):
    """Why this cannot be tried here."""


class Built(NamedTuple):
    """The two packages."""

    wheel: Path
    source: Path


def main(words: Sequence[str] | None = None) -> int:
    """Try what was asked for; 1 where something did not hold."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("what", nargs="*", help="lowest, newest, packages; all of them where none is named")
    asked.add_argument("--python", nargs="+", default=None, help="these Pythons instead of all there are")
    asked.add_argument("--selfcheck", action="store_true", help="also draw every scene, twenty seconds each")
    asked.add_argument("--keep", type=Path, default=None, help="a folder for the packages and their checksums")
    chosen = asked.parse_args(words)
    trials: dict[str, Callable[[Trial], None]] = {"lowest": lowest, "newest": newest, "packages": packages}
    if unknown := [name for name in chosen.what if name not in trials]:
        asked.error(f"found {unknown[0]!r}, expected {' or '.join(trials)}")
    with tempfile.TemporaryDirectory(prefix="lordsball_versions_", ignore_cleanup_errors=True) as temporary:
        trial = Trial(Path(temporary), chosen.python or pythons(), chosen.selfcheck)
        if chosen.keep is not None:
            kept(trial.built, chosen.keep)
        for name in chosen.what or trials:
            trials[name](trial)
    return int(trial.failed)


def pythons() -> list[str]:
    """One of each minor version of this machine, this one among them."""
    found = {v: p for p in compare_pythons.candidates() if (v := compare_pythons.version_of(p)) is not None}
    others = compare_pythons.newest_of_each(found)
    return [sys.executable, *(others[version] for version in sorted(others))]


class Trial:
    """The packages of today, a folder for environments, and what has come of it so far."""

    def __init__(self, folder: Path, pythons: Sequence[str], selfcheck: bool) -> None:
        self.folder, self.pythons, self.selfcheck = folder, pythons, selfcheck
        self.failed, self._count = False, 0
        self.tools = self.environment(sys.executable)
        self.built = self._built()
        told = run([sys.executable, "-m", "lordsball", *SIMULATION], cwd=TOP)
        self.digest = str(json.loads(told)["digest"])

    def _built(self) -> Built:
        run([self.tools, "-m", "pip", "install", *QUIET, *_build_requirements()])
        out = self.folder / "packages"
        run([self.tools, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(out)], cwd=TOP)
        (wheel,), (source,) = out.glob("*.whl"), out.glob("*.tar.gz")
        return Built(wheel, source)

    def environment(self, python: str) -> str:
        """The Python of a fresh environment. Raises LeftOut."""
        self._count += 1
        place = self.folder / str(self._count)
        try:
            run([python, "-m", "venv", str(place)])
        except Failed as failed:
            raise LeftOut(str(failed).splitlines()[-1]) from failed
        return str(place / SCRIPTS / f"python{EXE}")

    def attempt(self, name: str, work: Callable[[], str]) -> None:
        """Try one thing and say what came of it; `work` returns the command that starts lordsball."""
        began = time.monotonic()
        try:
            said = self.started([work()])
        except LeftOut as why:
            print(f"{name}: left out: {why}", flush=True)
        except Failed as failed:
            self.failed = True
            print(f"{name}: {failed}", flush=True)
        else:
            print(f"{name}: {said}, {time.monotonic() - began:.0f} s", flush=True)
        finally:
            for place in self.folder.glob("[0-9]*"):
                if place.name != TOOLS:
                    shutil.rmtree(place, ignore_errors=True)

    def started(self, command: list[str]) -> str:
        """Start it in a folder of no importance. Raises Failed where it does not what the source tree does."""
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        ours = {"LORDSBALL_DATA_DIR": str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        version = run([*command, "--version"], home, ours).splitlines()[0]
        run([*command, "check"], home, ours)
        if str(json.loads(run([*command, *SIMULATION], home, ours))["digest"]) != self.digest:
            raise Failed("its games are others than those of the source tree")
        if self.selfcheck:
            run([*command, "selfcheck"], home, ours)
        return f"{version} starts, checks its cards and plays the same games"


def lowest(trial: Trial) -> None:
    """The lowest libraries that pyproject.toml names, on each Python."""
    for python in trial.pythons:
        trial.attempt(f"lowest versions, {named(python)}", partial(at_the_lowest, trial, python))


def newest(trial: Trial) -> None:
    """Whatever a fresh installation brings today."""
    for python in trial.pythons:
        trial.attempt(f"newest versions, {named(python)}", partial(installed, trial, python, trial.built.wheel))


def packages(trial: Trial) -> None:
    """The wheel and the source archive, by pip, pipx and uv."""
    wheel, source = trial.built
    trial.attempt("pip install, wheel", partial(installed, trial, sys.executable, wheel))
    trial.attempt("pip install, source archive", partial(installed, trial, sys.executable, source))
    pipx, uv = {"PIPX_HOME": "a", "PIPX_BIN_DIR": "b"}, {"UV_TOOL_DIR": "a", "UV_TOOL_BIN_DIR": "b"}
    trial.attempt("pipx install", partial(by_tool, trial, "pipx", pipx, ["install"]))
    words = ["tool", "install", "--python", sys.executable]
    trial.attempt("uv tool install", partial(by_tool, trial, "uv", uv, words))


def at_the_lowest(trial: Trial, python: str) -> str:
    """Install with the lowest versions into a fresh environment; the command that starts it.

    Only finished packages: a library older than a Python would have to be compiled, and nobody starts like that.
    """
    own = trial.environment(python)
    finished = ["--only-binary", ":all:"]
    lowest = lowest_versions(_project()["project"]["dependencies"])
    for name, version in list(lowest.items()):
        words = ["--no-deps", "--dest", str(trial.folder / "published"), *finished, f"{name}=={version}"]
        try:
            run([own, "-m", "pip", "download", *QUIET, *words])
        except Failed:
            print(f"  {name} {version} was never published for {named(python)}: another one is taken", flush=True)
            del lowest[name]
    file = trial.folder / "lowest.txt"
    file.write_text(constraints(lowest), "utf-8")
    run([own, "-m", "pip", "install", *QUIET, *finished, "--constraint", str(file), str(trial.built.wheel)])
    return str(Path(own).with_name(f"lordsball{EXE}"))


def constraints(versions: Mapping[str, str]) -> str:
    """A constraints file for pip.

    >>> constraints({"PyYAML": "6.0.1"})
    'PyYAML==6.0.1\\n'
    """
    return "".join(f"{name}=={version}\n" for name, version in versions.items())


def lowest_versions(asked: Sequence[str]) -> dict[str, str]:
    """The lowest version of each library.

    >>> lowest_versions(["PyYAML>=6.0.1,<7"])
    {'PyYAML': '6.0.1'}
    """
    found = [re.fullmatch(r"([A-Za-z0-9._-]+)>=([0-9.]+),<[0-9.]+", one) for one in asked]
    return {one[1]: one[2] for one in found if one is not None}


def installed(trial: Trial, python: str, package: Path) -> str:
    """Install with pip into a fresh environment; the command that starts it."""
    own = trial.environment(python)
    run([own, "-m", "pip", "install", *QUIET, str(package)])
    return str(Path(own).with_name(f"lordsball{EXE}"))


def by_tool(trial: Trial, tool: str, places: Mapping[str, str], words: Sequence[str]) -> str:
    """Install with pipx or uv into folders of its own; the command that starts it. Raises LeftOut without the tool."""
    try:
        run([trial.tools, "-m", "pip", "install", *QUIET, tool])
    except Failed as failed:
        raise LeftOut(f"{tool} cannot be had here") from failed
    folders = {name: str(trial.folder / tool / place) for name, place in places.items()}
    run([trial.tools, "-m", tool, *words, str(trial.built.wheel)], None, folders)
    return str(trial.folder / tool / "b" / f"lordsball{EXE}")


def kept(built: Built, folder: Path) -> None:
    """Copy the packages to a folder, a checksum beside each."""
    folder.mkdir(parents=True, exist_ok=True)
    for package in built:
        shutil.copy(package, folder)
        checksum = hashlib.sha256(package.read_bytes()).hexdigest()
        (folder / f"{package.name}.sha256").write_text(f"{checksum}  {package.name}\n", "utf-8")


def named(python: str) -> str:
    """`Python 3.13.0`."""
    version = compare_pythons.version_of(python)
    return f"Python {'.'.join(map(str, version or ()))}"


def _build_requirements() -> list[str]:
    return list(_project()["build-system"]["requires"])


def _project() -> dict[str, Any]:
    return tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))


def run(command: Sequence[str], cwd: Path | None = None, more: Mapping[str, str] | None = None) -> str:
    """What a command prints. Raises Failed where it does not end with 0."""
    ours = {**os.environ, **(more or {})}
    done = subprocess.run(command, cwd=cwd, env=ours, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        said = "\n".join(f"{done.stdout}\n{done.stderr}".strip().splitlines()[-6:])
        raise Failed(f"`{' '.join(map(str, command))}` ended with {done.returncode}:\n{said}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
