#!/usr/bin/env python3
"""Draw every scene as it is now and as it was at another commit, and name each picture that is not the same.

    .venv/bin/python build_scripts/compare_pictures.py HEAD~1                  at three sizes, byte for byte
    .venv/bin/python build_scripts/compare_pictures.py main --keep build/pictures    and keep what differs, side by side

For changes that move code about and must change nothing that anybody sees. Exit code 1 where something differs.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
SIZES = ("1024x600", "1280x720", "1920x1080")
DRAW = """
import secrets, sys
secrets.randbelow = lambda limit: 4  # the seed that a setup offers
from lordsball.cli import main
sys.exit(main())
"""


def main() -> None:
    """Draw, compare, tell."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("commit", help="what to compare with")
    words.add_argument("--sizes", default=",".join(SIZES), help=f"default: {','.join(SIZES)}")
    words.add_argument("--keep", type=Path, help="a folder for both versions of each picture that differs")
    args = words.parse_args()
    with tempfile.TemporaryDirectory(prefix="lordsball-pictures-") as folder:
        place = Path(folder)
        then = place / "then"
        subprocess.run(["git", "worktree", "add", "--detach", "--quiet", str(then), args.commit], cwd=TOP, check=True)
        try:
            different = [
                name for size in args.sizes.split(",") for name in _compared(size, then, place, args.keep)
            ]
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(then)], cwd=TOP, check=True)
    print(f"{len(different)} pictures differ." if different else "Every picture is the same.")
    sys.exit(1 if different else 0)


def _compared(size: str, then: Path, place: Path, keep: Path | None) -> list[str]:
    """The pictures of one size that differ, or that one side lacks; each is printed."""
    sides = {"now": TOP, "then": then}
    drawn = {side: _drawn(tree, place / f"{side}-{size}", size) for side, tree in sides.items()}
    different = []
    for name in sorted(drawn["now"].keys() | drawn["then"].keys()):
        pair = {side: drawn[side].get(name) for side in sides}
        if None in pair.values() or len({path.read_bytes() for path in pair.values() if path}) > 1:
            different.append(name)
            only = "".join(f" (only {side})" for side, path in pair.items() if path and None in pair.values())
            print(f"{size}: {name}{only}")
            for side, path in pair.items():
                if keep and path:
                    keep.mkdir(parents=True, exist_ok=True)
                    shutil.copy(path, keep / f"{path.stem}-{size}-{side}.png")
    print(f"{size}: {len(drawn['now'])} pictures, {len(different)} differ", flush=True)
    return different


def _drawn(tree: Path, folder: Path, size: str) -> dict[str, Path]:
    """Every picture of a tree by its name."""
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}
    call = [sys.executable, "-P", "-c", DRAW, "gallery", str(folder), "--size", size]
    subprocess.run(call, cwd=tree, env=environment, check=True, stdout=subprocess.DEVNULL)
    return {path.name: path for path in folder.glob("*.png")}


if __name__ == "__main__":
    main()
