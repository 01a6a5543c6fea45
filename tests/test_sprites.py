"""The drawings in assets/sprites: inside what the renderer draws, there when asked for; and the lint itself."""

import ast
import subprocess
import sys
from pathlib import Path

import lint_svg
import pygame
import pytest
import yaml

from lordsball.ui.kit.theme import SEATS

TOP = Path(__file__).resolve().parent.parent
SPRITES = TOP / "assets" / "sprites"
FILES = sorted(SPRITES.rglob("*.svg"))
NAMES = [str(path.relative_to(SPRITES).with_suffix("")).replace("\\", "/") for path in FILES]
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">'


def test_every_sprite_passes_the_lint() -> None:
    found = {name: lint_svg.check(path.read_text("utf-8")) for name, path in zip(NAMES, FILES, strict=True)}
    assert len(found) > 200
    assert {name: findings for name, findings in found.items() if findings} == {}


@pytest.mark.parametrize("size", [18, 96])
def test_every_sprite_is_drawn_at_small_and_large_sizes(size: int) -> None:
    for name, path in zip(NAMES, FILES, strict=True):
        if "/season/moods/" in name:  # eyes and a mouth, which are nothing without a face
            continue
        picture = pygame.image.load_sized_svg(str(path), (size, size))
        assert max(picture.get_size()) == size, name
        assert pygame.mask.from_surface(picture, 100).count() > size, f"there is next to nothing on {name}"


def test_whatever_the_cards_name_is_drawn() -> None:
    wanted = set()
    for file in sorted((TOP / "cards" / "monster_league" / "teams").glob("*.yaml")):
        team = yaml.safe_load(file.read_text("utf-8"))
        wanted.add(f"monster_league/emblems/{team['look']['emblem']}")
        wanted |= {f"monster_league/portraits/{card['portrait']}" for card in team["batters"] + team["pitchers"]}
    assert len(wanted) >= 14
    assert wanted <= set(NAMES)


def test_every_seat_has_its_glyph() -> None:
    assert {f"icons/seats/{seat.glyph}" for seat in SEATS} <= set(NAMES)


def test_every_icon_a_button_asks_for_is_drawn() -> None:
    calls = (
        (path, word.value.value)
        for path in sorted((TOP / "lordsball" / "ui").rglob("*.py"))
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call)
        for word in call.keywords
        if word.arg == "icon" and isinstance(word.value, ast.Constant) and word.value.value
    )
    asked = {f"icons/{name}": path.name for path, name in calls}
    assert len(asked) > 10
    assert {name: path for name, path in asked.items() if name not in NAMES} == {}


def test_icons_are_white_so_that_they_take_any_colour() -> None:
    for path in sorted((SPRITES / "icons").rglob("*.svg")):
        picture = pygame.image.load_sized_svg(str(path), (48, 48))
        solid = [picture.get_at((x, y)) for x in range(48) for y in range(48) if picture.get_at((x, y)).a > 250]
        assert any(colour[:3] == (255, 255, 255) for colour in solid), path.name
        assert all(max(colour[:3]) - min(colour[:3]) < 40 for colour in solid), f"{path.name} has a colour of its own"


def test_portraits_tell_each_other_apart_as_small_shapes() -> None:
    """At the size of a runner's disc no two monsters have nearly the same silhouette."""
    shapes = {}
    for path in sorted((SPRITES / "monster_league" / "portraits").glob("*.svg")):
        shapes[path.stem] = pygame.mask.from_surface(pygame.image.load_sized_svg(str(path), (40, 40)), 120)
    for name, shape in shapes.items():
        for other, second in shapes.items():
            if name < other:
                common = shape.overlap_area(second, (0, 0))
                different = shape.count() + second.count() - 2 * common
                assert different > 60, f"{name} and {other} differ in only {different} of 1600 pixels"


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("<text>1</text>", "<text> is not drawn"),
        ('<use href="#a"/>', "<use> is not drawn"),
        ("<clipPath/>", "clipPath is ignored"),
        ('<path d="M0 0" mask="url(#m)"/>', "mask is ignored"),
        ('<path d="M0 0" filter="url(#f)"/>', "filter is ignored"),
        ("<pattern/>", "pattern fill draws nothing"),
        ('<image width="1"/>', "<image> is not drawn"),
        ('<path d="M0 0" fill="rgba(0,0,0,.5)"/>', "turn grey"),
        ('<path d="M0 0" fill="hsl(20,5%,5%)"/>', "turn grey"),
        ('<path d="M0 0" fill="#11223344"/>', "alpha of a colour is dropped"),
        ('<path d="M0 0" fill="currentColor"/>', "currentColor turns grey"),
        ('<radialGradient id="a" gradientUnits="userSpaceOnUse" cx="1" cy="1" r="1" fx="2"/>', "focal point"),
        ('<g opacity=".5"><path d="M0 0"/></g>', "group's opacity"),
        ('<path d="M0 0" class="a b"/>', "instead of classes"),
        ('<path d="M0 0" visibility="hidden"/>', "visibility is ignored"),
        ('<linearGradient id="a" x1="0" x2="1" y1="0" y2="0"/>', "read as pixels"),
        ('<path d="M0 0" fill="url(#nowhere)"/>', "not defined in this file"),
        ('<g id="a"/><g id="a"/>', "already used on line 2"),
        ("<g>", "not well-formed"),
    ],
)
def test_the_lint_names_what_would_silently_go_wrong(body: str, says: str) -> None:
    findings = lint_svg.check(f"{HEAD}\n{body}\n</svg>")
    assert any(says in message for _, message in findings), findings
    assert all(line in (2, 3) for line, _ in findings)


def test_the_lint_lets_good_drawings_pass() -> None:
    gradient = '<linearGradient id="a" x1="0%" x2="100%"><stop offset="0" stop-color="#fff"/></linearGradient>'
    body = f'<defs>{gradient}</defs><g opacity="1"><path d="M0 0" fill="url(#a)"/></g>'
    assert lint_svg.check(f"{HEAD}{body}</svg>") == []


def test_the_lint_wants_a_size() -> None:
    findings = lint_svg.check('<svg xmlns="http://www.w3.org/2000/svg"/>')
    assert findings == [(1, '<svg> has no viewBox, such as viewBox="0 0 240 240"')]
    assert lint_svg.check('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"/>') == []


def run_lint(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOP / "build_scripts" / "lint_svg.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_lint_as_a_program(tmp_path: Path) -> None:
    bad = tmp_path / "bad.svg"
    bad.write_text(f"{HEAD}\n<text>1</text></svg>", "utf-8")
    found = run_lint(str(tmp_path))
    assert found.returncode == 1
    assert found.stdout == f"{bad}:2: <text> is not drawn: let the program set the words\n"
    assert run_lint(str(tmp_path / "nothing.svg")).returncode == 2
    clean = run_lint()
    assert (clean.returncode, clean.stdout, clean.stderr) == (0, "", "")
