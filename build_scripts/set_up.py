"""Make an environment with lordsball in it, once, with the standard library alone; afterwards step aside at once.

An environment carries a stamp, written last. One without a stamp, made by another Python, moved, or with something
missing is made again. A start with a good stamp reads three small files and goes on.
"""

import contextlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, NoReturn

TOP = Path(__file__).resolve().parent.parent
ON_WINDOWS = os.name == "nt"
STAMP = "lordsball.stamp"

WHOLE_SUITE = ("-n", "logical", "--dist", "worksteal")
"""The whole suite runs on all processors at once; a part of it, named by its path, runs in order."""
QUICK = (
    "tests/test_house.py", "tests/test_examples.py", "tests/engine", "tests/content", "tests/generic",
    "tests/games/monster_league/test_words.py", "tests/games/lords/test_words.py",
    "tests/games/wild_cards/test_texts.py",
    "tests/ai/test_solved.py", "tests/thinking/test_under_way.py", "tests/expectancy/test_estimate.py",
    "tests/match/test_match.py", "tests/match/test_undo.py", "tests/match/test_loading.py",
    "tests/ui/monster_league/test_looking.py", "tests/ui/lords/test_gold.py", "tests/ui/wild_cards/test_animations.py",
    "tests/ui/table/plain",
)
"""What `test quick` runs in under a minute: the house, the engine, what every game promises (on fewer games, see
tests/generic/shelf.py), the words, the solved Monster League, thinking beside the window, chances to win, a match, and
a scene of each game."""

NO_VENV = """This Python cannot make virtual environments yet. On Debian and Ubuntu type this once, then start again:
    sudo apt install python3-venv"""
NO_NETWORK = (
    "The parts that lordsball needs could not be fetched: there seems to be no way to the internet from here. "
    "Connect (it is needed this once only) and start again."
)
NOT_WRITABLE = "Cannot set up in {folder}: {reason}. Put the lordsball folder where you may write, and start again."
STOPPED = "Stopped before everything was in place; the next start begins again."

_NETWORK_TROUBLE = re.compile(
    r"connection broken by|NewConnectionError|NameResolutionError|Failed to establish a new connection|ConnectTimeout"
    r"|name resolution|Network is unreachable|getaddrinfo failed|ProxyError|dns error|error sending request"
    r"|Failed to fetch"
)


class SetUpFailed(Exception):
    """Why the environment could not be made, in words for the person who asked for it."""


def run(words: Sequence[str]) -> NoReturn:
    """Carry out ``run.py WORDS``: the test suite for ``test``, an extra for ``add``, else lordsball with these words.

    Ends with its code.
    """
    testing, adding = list(words[:1]) == ["test"], list(words[:1]) == ["add"]
    try:
        python = environment(TOP / ".venv", "test" if testing else _extra(words[1:]) if adding else "")
    except SetUpFailed as failed:
        sys.exit(str(failed))
    except KeyboardInterrupt:
        print(STOPPED, file=sys.stderr)
        sys.exit(130)
    if testing:
        os.chdir(TOP)
        if list(words[1:2]) == ["quick"]:
            os.environ["LORDSBALL_TEST_QUICK"] = "1"
        _become([str(python), "-P", "-m", "pytest", *suite(words[1:])])
    if adding:
        print(f"{words[1]} is in place, and stays.")
        sys.exit(0)
    # -P: a file yaml.py in the folder where one happens to be must not be taken for a part of the program.
    _become([str(python), "-P", "-m", "lordsball", *words])


def _extra(words: Sequence[str]) -> str:
    """The part that ``add`` names. SetUpFailed where there is no such part."""
    with open(TOP / "pyproject.toml", "rb") as file:
        known = sorted(tomllib.load(file)["project"]["optional-dependencies"])
    if len(words) != 1 or words[0] not in known:
        raise SetUpFailed(f"add: found {' '.join(words) or 'nothing'}, expected one of {', '.join(known)}.")
    return words[0]


def suite(words: Sequence[str]) -> list[str]:
    """The words for pytest: on all processors where the whole suite is meant, which is where no path is named.

    `quick` as the first word stands for the files of QUICK.
    """
    if list(words[:1]) == ["quick"]:
        return [*WHOLE_SUITE, *QUICK, *words[1:]]
    part = any(Path(word.partition("::")[0]).exists() for word in words if not word.startswith("-"))
    return [*words] if part or {"--pdb", "--trace"} & set(words) else [*WHOLE_SUITE, *words]


def environment(folder: Path, extra: str = "") -> Path:
    """The Python of an environment in `folder` that has lordsball with this extra; made or completed where it must be.

    SetUpFailed says in words what stood in the way.
    """
    if (python := _sound(folder, extra)) is not None:
        return python
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)  # build/ is not there before the first build
        with _alone(folder):
            # Another start may have done it all while this one waited.
            return _sound(folder, extra) or _made(folder, extra)
    except OSError as error:
        raise SetUpFailed(NOT_WRITABLE.format(folder=folder, reason=error.strerror or error)) from error


def _python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if ON_WINDOWS else "bin/python")


def _usable(folder: Path, found: dict[str, list[str]], wanted: dict[str, object]) -> bool:
    return _python_of(folder).exists() and found.get("python") == wanted["python"] and _complete(folder, found)


def _sound(folder: Path, extra: str) -> Path | None:
    """The Python of an environment that needs nothing; None where there is no such environment."""
    found, wanted = _read_stamp(folder / STAMP), _wanted(extra)
    current = _usable(folder, found, wanted) and found.get("project") == wanted["project"]
    return _python_of(folder) if current and extra in {"", *found.get("extras", [])} else None


def _made(folder: Path, extra: str) -> Path:
    """Make the environment, or complete it."""
    python, stamp, wanted = _python_of(folder), folder / STAMP, _wanted(extra)
    found = _read_stamp(stamp)
    usable = _usable(folder, found, wanted)
    extras = {str(name) for name in found.get("extras", [])}  # also of one that has to be made again
    stamp.unlink(missing_ok=True)
    installer = _installer_of(folder, python) if usable else _new(folder, python)
    _install(installer, extras | {extra} - {""}, folder)
    content = {**wanted, "extras": sorted(extras | {extra} - {""}), "parts": _parts(folder)}
    stamp.write_text(json.dumps(content), encoding="utf-8")
    return python


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Within, no other start works on the environment. The system lets go of the file even of one that is killed."""
    with open(folder.with_name(f"{folder.name}.lock"), "a+b") as file:
        if not _take(file, wait=False):
            print("Another start is setting up lordsball; waiting for it …", flush=True)
            _take(file, wait=True)
        yield


def _take(file: IO[bytes], wait: bool) -> bool:
    """Take the lock; False where another one has it and there is no waiting."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        while True:  # the waiting of Windows gives up after ten seconds
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
            except OSError:
                if not wait:
                    return False
            else:
                return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    except OSError:  # a network folder without locks
        return True
    return True


# --- the stamp --------------------------------------------------------------


def _wanted(extra: str) -> dict[str, object]:
    return {
        "python": f"{sys.version} {sys.base_prefix} {TOP}",
        "project": (TOP / "pyproject.toml").read_text(encoding="utf-8"),
    }


def _read_stamp(stamp: Path) -> dict[str, list[str]]:
    try:
        content = json.loads(stamp.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}


def _parts(folder: Path) -> list[str]:
    """The names of everything that lies in the environment's site-packages."""
    places = [folder / "Lib" / "site-packages"] if ON_WINDOWS else (folder / "lib").glob("python*/site-packages")
    return sorted(name for place in places if place.is_dir() for name in os.listdir(place))


def _complete(folder: Path, found: dict[str, list[str]]) -> bool:
    """True when nothing of what was installed has gone since."""
    return set(found.get("parts", ["?"])) <= set(_parts(folder))


# --- making and filling ---------------------------------------------------


def _new(folder: Path, python: Path) -> list[str]:
    """Make the environment from scratch and return the command that installs into it."""
    if Path(sys.prefix).resolve() == folder.resolve():
        # Started with the very Python that is about to be removed: go on with the one it was made from.
        _become([getattr(sys, "_base_executable", sys.executable), *sys.orig_argv[1:]])
    print(f"Setting up lordsball in {folder} (only this once) …", flush=True)
    if folder.is_symlink() or folder.is_file():  # also a link to nowhere; what it leads to is not ours to empty
        folder.unlink()
    elif folder.exists():
        shutil.rmtree(folder)
    try:
        import venv
    except ImportError as error:
        raise SetUpFailed(NO_VENV) from error
    if importlib.util.find_spec("ensurepip"):
        try:
            venv.EnvBuilder(with_pip=True).create(folder)
            return _installer_of(folder, python)
        except subprocess.CalledProcessError:
            shutil.rmtree(folder, ignore_errors=True)
    # Debian and Ubuntu split pip and ensurepip off; an environment without pip can be filled from outside.
    venv.EnvBuilder(with_pip=False).create(folder)
    return _installer_of(folder, python)


def _installer_of(folder: Path, python: Path) -> list[str]:
    """The command that installs into an existing environment: its own pip, else uv, else the pip of this Python."""
    quiet = ["--quiet", "--disable-pip-version-check", "--retries", "2"]
    if any(name == "pip" for name in _parts(folder)):
        return [str(python), "-m", "pip", "install", *quiet]
    if uv := shutil.which("uv"):
        return [uv, "pip", "install", "--quiet", "--python", str(python)]
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", str(python), "install", *quiet]
    raise SetUpFailed(NO_VENV)


def _install(installer: Sequence[str], extras: set[str], folder: Path) -> None:
    project = str(TOP) + (f"[{','.join(sorted(extras))}]" if extras else "")
    print("Fetching what it needs (a minute or less on most lines) …", flush=True)
    surroundings = {**os.environ, "PIP_USER": "0"}
    done = subprocess.run(
        [*installer, "--editable", project],
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode == 0:
        return
    if _NETWORK_TROUBLE.search(done.stdout):
        raise SetUpFailed(NO_NETWORK)
    log = folder / "install.log"
    log.write_text(done.stdout, encoding="utf-8")
    last = "\n".join(done.stdout.strip().splitlines()[-3:])
    raise SetUpFailed(f"Installing failed; the whole story is in {log}. It ends with:\n{last}")


def _become(command: list[str]) -> NoReturn:
    """Go on as another program. Windows has no such thing, so there this one waits and hands on the exit code."""
    sys.stdout.flush()
    if ON_WINDOWS:
        try:
            sys.exit(subprocess.call(command))
        except KeyboardInterrupt:
            sys.exit(130)
    os.execv(command[0], command)
