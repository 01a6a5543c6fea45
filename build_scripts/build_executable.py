#!/usr/bin/env python3
"""Build the program for people without Python, for the system this runs on:

    python3 build_scripts/build_executable.py

It leaves dist/lordsball/ (start the program in it; on macOS an app), the same as a .zip, on Linux also as a .tar.gz
with an install.sh for the desktop's menu, and a checksum beside each. The environment it builds in is its own and
clean, under build/: a library that happens to be installed elsewhere must not slip in.
"""

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path

import set_up

TOP = set_up.TOP
PROGRAM = TOP / "dist" / "lordsball"
BESIDE_THE_PROGRAM = ("cards", "LICENCES", "LICENSE")


def main() -> None:
    """Build, pack, and print what came out."""
    began = time.monotonic()
    try:
        python = set_up.environment(TOP / "build" / "environment", "build")
    except set_up.SetUpFailed as failed:
        sys.exit(str(failed))
    _freeze(python)
    lay_beside(PROGRAM)
    _slim()
    system = {"Darwin": "macos"}.get(platform.system(), platform.system().lower())
    name = f"lordsball-{version()}-{system}-{platform.machine().lower()}"
    archives = [zipped(PROGRAM, f"{name}.zip")]
    if sys.platform == "linux":
        _lay_desktop(python)
        archives.append(_tarred(f"{name}.tar.gz"))
    weights = [str(TOP / "build_scripts" / "weights.py"), str(PROGRAM), str(archives[0])]
    subprocess.run([str(python), *weights], check=True)
    for archive in archives:
        checksum = hashlib.sha256(archive.read_bytes()).hexdigest()
        archive.with_name(archive.name + ".sha256").write_text(f"{checksum}  {archive.name}\n", encoding="utf-8")
        print(f"{archive.relative_to(TOP)}: {archive.stat().st_size / 1e6:.1f} MB")
    print(f"built in {time.monotonic() - began:.0f} s")


def _freeze(python: Path) -> None:
    command = [str(python), "-m", "PyInstaller", str(TOP / "build_scripts" / "lordsball.spec")]
    places = ["--distpath", str(PROGRAM.parent), "--workpath", str(TOP / "build" / "pyinstaller")]
    surroundings = {
        **os.environ,
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "SDL_VIDEODRIVER": "dummy",
        # Columns, which only the ^^^^ under a traceback need, are a quarter of all byte code.
        "PYTHONNODEBUGRANGES": "1",
    }
    subprocess.run([*command, *places, "--noconfirm", "--log-level", "WARN"], check=True, cwd=TOP, env=surroundings)
    if sys.platform == "darwin":
        # The app is whole and signed; the folder it was made of goes, and cards lie beside the app, out of its seal.
        shutil.rmtree(PROGRAM)
        PROGRAM.mkdir()
        app = PROGRAM.with_suffix(".app")
        app.rename(PROGRAM / app.name)


def lay_beside(program: Path) -> None:
    """Put what people may want to read or edit beside the executable in this folder, as real files."""
    for name in BESIDE_THE_PROGRAM:
        source, target = TOP / name, program / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", ".*"))
        else:
            shutil.copy2(source, target)


def _slim() -> None:
    """Take out the symbols for debuggers, which many Linux libraries carry: 9 MB."""
    strip = shutil.which("strip")
    if sys.platform != "linux" or strip is None:
        return
    for library in (PROGRAM / "_internal").rglob("*.so*"):
        # (What its makers stripped has been rewritten since, and stays as it is.)
        if not library.is_symlink() and b".symtab" in library.read_bytes():
            subprocess.run([strip, "--strip-unneeded", str(library)], check=True)


def version() -> str:
    """The version of the source tree, read and not imported: the Python that runs this may have no library yet."""
    source = (TOP / "lordsball" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    assert found is not None
    return found[1]


def _lay_desktop(python: Path) -> None:
    """Put the menu's entry, icons and description beside the executable, and the script that installs them."""
    script = TOP / "build_scripts" / "release.py"
    surroundings = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_VIDEODRIVER": "dummy"}
    subprocess.run([str(python), str(script), "desktop", str(PROGRAM / "desktop")], check=True, env=surroundings)
    shutil.copy2(TOP / "build_scripts" / "desktop" / "install.sh", PROGRAM / "install.sh")


def _tarred(name: str) -> Path:
    """The folder as Linux people expect it, owned by nobody in particular."""
    archive = PROGRAM.parent / name

    def nobodys(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = ""
        return info

    with tarfile.open(archive, "w:gz", compresslevel=9) as packed:
        packed.add(PROGRAM, PROGRAM.name, filter=nobodys)
    return archive


def zipped(program: Path, name: str) -> Path:
    """Zip the folder with its links and permissions, which the standard tools would turn into copies or drop.

    The zip lies beside the folder, by this name.
    """
    archive = program.parent / name
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(program.rglob("*")):
            inside = path.relative_to(program.parent).as_posix()
            if path.is_symlink():
                link = zipfile.ZipInfo(inside)
                link.create_system = 3  # Unix, so that the mode below is understood
                link.external_attr = path.lstat().st_mode << 16
                packed.writestr(link, os.readlink(path))
            elif path.is_file():
                packed.write(path, inside)
    return archive


if __name__ == "__main__":
    main()
