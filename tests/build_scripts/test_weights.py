"""What weighs what in the built program."""

import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import weights


def a_program(folder: Path) -> tuple[Path, Path]:
    """A folder laid out as PyInstaller does, and a zip of it."""
    program, archive = folder / "lordsball", folder / "lordsball.zip"
    for name, size in (
        ("lordsball", 5000),
        ("_internal/pygame_ce.libs/libSDL2.so", 3000),
        ("_internal/pydantic_core/_pydantic_core.so", 2000),
        ("_internal/python3.11/lib-dynload/math.so", 1000),
        ("cards/lords/season.yaml", 400),
    ):
        path = program / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(bytes(size))
    (program / "_internal" / "libSDL2.so").symlink_to("pygame_ce.libs/libSDL2.so")
    with zipfile.ZipFile(archive, "w") as packed:
        for path in program.rglob("*"):
            if path.is_file() and not path.is_symlink():
                packed.write(path, path.relative_to(folder))
    return program, archive


def modules(_: Path) -> Iterator[tuple[str, int]]:
    yield from (("lordsball.engine", 1500), ("pydantic.main", 500), ("email.parser", 250))


def test_every_byte_is_counted_once_and_under_its_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "modules_of", modules)
    program, archive = a_program(tmp_path)
    folder: dict[str, int] = {}
    for part, weight in weights.weights(program, archive):
        folder[part] = folder.get(part, 0) + weight.folder
    assert folder["pydantic"] == 2000 + 500
    assert folder["lordsball: byte code, weights"] == 1500
    assert folder["Python"] == 1000 + 250 + (5000 - 1500 - 500 - 250)  # the starter counts as Python
    assert sum(folder.values()) == 5000 + 3000 + 2000 + 1000 + 400


def test_the_zip_adds_up_to_its_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "modules_of", modules)
    program, archive = a_program(tmp_path)
    assert sum(weight.packed for _, weight in weights.weights(program, archive)) == archive.stat().st_size


def test_more_than_the_limit_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(weights, "modules_of", modules)
    monkeypatch.setattr(weights, "LIMITS", (0.010, 24.0))
    monkeypatch.setattr("sys.argv", ["weights.py", *map(str, a_program(tmp_path))])
    weights.main()
    told = capsys.readouterr().out
    assert "the folder has" in told and "the zip has" not in told
