"""Do other Pythons of this machine play the same games? Each gets a small environment of its own, below build/.

    .venv/bin/python build_scripts/compare_pythons.py            every Python that can be found
    .venv/bin/python build_scripts/compare_pythons.py PYTHON …   these

Passes where there is no other Python; one that cannot be set up (no network, for one) is named and left out. Ends
with 1 where one plays differently from tests/simulation/digests.txt.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
ENVIRONMENTS = TOP / "build" / "pythons"
ENOUGH = ("pydantic", "pyyaml")
"""What simulations need of all that lordsball does."""
MANAGED = (".pyenv/versions/*/bin/python3", ".local/share/uv/python/*/bin/python3")
"""Where other Pythons lie below a home folder."""


class NotSetUp(Exception):
    """An environment for another Python could not be made; the message is the last thing its installer said."""


def main(words: Sequence[str]) -> int:
    """Compare, and say of each Python what came of it."""
    others = {version: python for python in words or candidates() if (version := version_of(python)) is not None}
    if not words:
        others = newest_of_each(others)
    elif len(others) < len(words):
        print("Each word is to be another CPython, 3.11 or newer, that can make environments.")
        return 1
    failed = False
    for version, python in sorted(others.items()):
        name = f"Python {'.'.join(map(str, version))}"
        try:
            problem = differs(version, python)
        except NotSetUp as reason:
            print(f"{name} is left out: {reason}", flush=True)
            continue
        print(f"{name}: {problem or 'plays the same games'}", flush=True)
        failed |= bool(problem)
    if not others:
        print("There is no other Python here to compare with.")
    return int(failed)


def candidates() -> Iterator[str]:
    """Every Python that may be one to compare with."""
    for minor in range(11, 30):
        yield from filter(None, [shutil.which(f"python3.{minor}")])
    for pattern in MANAGED:
        yield from map(str, sorted(Path.home().glob(pattern)))


def version_of(python: str) -> tuple[int, ...] | None:
    """Major, minor and micro version; None where lordsball cannot run on it, or it is no Python at all."""
    code = "import sys, venv, ensurepip; print(*sys.version_info[:3], sys.implementation.name)"
    try:
        said = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    except (OSError, subprocess.CalledProcessError):
        return None
    version = tuple(map(int, said[:3]))
    return version if said[3:] == ["cpython"] and version >= (3, 11) else None


def newest_of_each(found: dict[tuple[int, ...], str]) -> dict[tuple[int, ...], str]:
    """One Python for each minor version but this one's own."""
    newest = {version[:2]: version for version in sorted(found)}
    newest.pop(sys.version_info[:2], None)
    return {version: found[version] for version in newest.values()}


def differs(version: tuple[int, ...], python: str) -> str:
    """What is wrong with the games of this Python; "" where they are the same. Raises NotSetUp."""
    folder = ENVIRONMENTS / ".".join(map(str, version))
    own = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / "compared.txt"
    wanted = "\n".join(requirements())
    try:
        if not stamp.is_file() or stamp.read_text("utf-8") != wanted:
            shutil.rmtree(folder, ignore_errors=True)
            _run([python, "-m", "venv", str(folder)])
            _run([str(own), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *requirements()])
            stamp.write_text(wanted, "utf-8")
    except (OSError, subprocess.CalledProcessError) as failed:
        said = str(getattr(failed, "output", "") or failed).strip()
        raise NotSetUp(said.splitlines()[-1]) from failed
    try:
        _run([str(own), "-m", "tests.simulation.digests", "--check"])
    except subprocess.CalledProcessError as failed:
        return str(failed.output).strip() or f"{failed.cmd} failed"
    return ""


def requirements() -> list[str]:
    """Of what pyproject.toml asks for, the part that simulations need."""
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    return [each for each in project["dependencies"] if re.split(r"[^\w-]", each)[0].lower() in ENOUGH]


def _run(command: list[str]) -> None:
    subprocess.run(
        command, cwd=TOP, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
