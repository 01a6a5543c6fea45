"""Where the program's own files lie and where a person's files go.

The program comes in three forms, and each keeps its data somewhere else:

* from a source tree (also an editable install): ``assets/`` and ``cards/`` at the top of the repository;
* from a wheel: inside the package, under ``lordsball/_data/``;
* as an executable: ``assets/`` inside the bundle, ``cards/`` beside the executable, where people can edit them; on
  macOS beside the app, and once more inside it, for when it was moved away from them.

Nothing is ever written into any of these. What belongs to a person
(saves, settings, reports) goes to :func:`user_data`.
"""

import os
import sys
import tempfile
from pathlib import Path

DATA_DIR_VARIABLE = "LORDSBALL_DATA_DIR"
"""Environment variable that moves a person's files elsewhere; ``--data-dir`` on the command line goes before it."""


def frozen() -> bool:
    """True inside a built executable."""
    return bool(getattr(sys, "frozen", False))


def assets() -> Path:
    """The folder of sprites and icons. FileNotFoundError when the installation is broken."""
    return _folder("assets", [_bundle()] if frozen() else _unfrozen_roots())


def cards() -> Path:
    """The folder of the shipped cards, one folder a game. FileNotFoundError when there is none.

    In an executable the ``cards/`` beside it go before any inside it: what a person edits there is what is played.
    """
    return _folder("cards", [_beside_executable(), _bundle()] if frozen() else _unfrozen_roots())


OWN_PACK = "My cards"
"""The folder, among a person's packs, of what the workshop changes about cards that cannot be written themselves."""
PICTURES: dict[str, Path] = {}
"""Pictures that packs bring, by their names: they go before those that are shipped."""


def sprite(name: str) -> Path:
    """The file of a picture: that of a pack, else where the shipped one lies, or would if there were one."""
    return PICTURES.get(name) or assets() / "sprites" / f"{name}.svg"


def has_sprite(name: str) -> bool:
    """Is there a drawing of exactly this name? Case counts, even where the disk ignores it."""
    file = sprite(name)
    return file.is_file() and file.name in {path.name for path in file.parent.iterdir()}


def sprites() -> frozenset[str]:
    """All pictures there are, as cards name them: below assets/sprites, without .svg, and in packs."""
    folder = assets() / "sprites"
    shipped = (file.relative_to(folder).with_suffix("").as_posix() for file in folder.rglob("*.svg"))
    return frozenset((*shipped, *PICTURES))


def user_data(override: str | os.PathLike[str] | None = None) -> Path:
    """The folder for saves, settings and reports of this person, as an absolute path. It need not exist yet.

    :param override: a folder chosen on the command line; without it the environment variable
        ``LORDSBALL_DATA_DIR``, then the place the operating system has for such files.
    """
    chosen = override or os.environ.get(DATA_DIR_VARIABLE)
    if chosen:
        return Path(os.path.abspath(Path(chosen).expanduser()))
    return _system_place() / "lordsball"


def _system_place() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or _home() / "AppData" / "Roaming")
    if sys.platform == "darwin":
        return _home() / "Library" / "Application Support"
    named = os.environ.get("XDG_DATA_HOME", "")
    # The XDG rules say that a path that is not absolute must be ignored.
    return Path(named) if os.path.isabs(named) else _home() / ".local" / "share"


def _home() -> Path:
    """The home folder; on an account without one (a container, a service) a folder for temporary files."""
    try:
        home = Path.home()
    except RuntimeError:
        home = Path()
    # An empty HOME comes out as the root of the disk, which is nobody's home.
    return home if home.is_absolute() and home != Path(home.anchor) else Path(tempfile.gettempdir())


def _bundle() -> Path:
    return Path(getattr(sys, "_MEIPASS", Path(sys.executable).resolve().parent))


def _beside_executable() -> Path:
    """The folder of the executable; of an app of macOS, the folder that the app lies in."""
    folder = Path(sys.executable).resolve().parent
    app = folder.parent.parent
    return app.parent if folder.name == "MacOS" and app.suffix == ".app" else folder


def _unfrozen_roots() -> list[Path]:
    package = Path(__file__).resolve().parent
    return [package / "_data", package.parent]


def _folder(name: str, roots: list[Path]) -> Path:
    for root in roots:
        if (root / name).is_dir():
            return root / name
    places = " or ".join(str(root / name) for root in roots)
    raise FileNotFoundError(f"the folder {name} is missing: expected it as {places}; please install lordsball again")
