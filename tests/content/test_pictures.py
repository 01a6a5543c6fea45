"""Pictures of packs: those that can be drawn are found, and each that cannot has one sentence."""

import io
from pathlib import Path

import pygame
import pytest

from lordsball.content.pictures import look_through, size_of
from lordsball.content.problems import Findings

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">{}</svg>'


def picture(ending: str, size: tuple[int, int] = (4, 3)) -> bytes:
    into = io.BytesIO()
    pygame.image.save(pygame.Surface(size, 0, 24), into, f"x{ending}")
    return into.getvalue()


def found(tmp_path: Path, name: str, content: bytes | str) -> tuple[dict[str, Path], list[str]]:
    """The names of pictures after one file was put there, and every sentence about it."""
    file = tmp_path / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    findings = Findings()
    there = look_through(tmp_path, "wild_cards/", findings)
    assert all(problem.warning for problem in findings.all)
    return there, [str(problem).replace(f"{tmp_path.as_posix()}/", "") for problem in findings.all]


@pytest.mark.parametrize("ending", [".png", ".jpg", ".JPEG"])
def test_photographs_are_found_with_their_size(ending: str, tmp_path: Path) -> None:
    there, said = found(tmp_path, f"portraits/hal{ending}", picture(ending.lower()))
    assert said == []
    assert size_of(there["wild_cards/portraits/hal"]) == (4, 3)


def test_drawings_are_found_in_the_folders_of_pictures_only(tmp_path: Path) -> None:
    found(tmp_path, "elsewhere/owl.svg", SVG.format(""))
    there, said = found(tmp_path, "emblems/owl.svg", SVG.format('<circle cx="5" cy="5" r="4"/>'))
    assert (list(there), said) == (["wild_cards/emblems/owl"], [])


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("a.svg", SVG.format("<text>Hi</text>"), "found on line 1 what the table cannot draw (<text> is not drawn"),
        ("a.svg", SVG.format("<image/>"), "<image> is not drawn"),
        ("a.svg", '<!DOCTYPE x [<!ENTITY a "aa">]>' + SVG.format("&a;"), "plain SVG without a document type"),
        ("a.svg", SVG.format("<rect>"), "not well-formed"),
        ("a.svg", SVG.replace("0 0 10 10", "0 0 9000 1").format(""), "found a picture of 9000 by 1, expected sides"),
        ("a.svg", SVG.replace("0 0 10 10", "0 0 1.1.1 1").format(""), "found a viewBox without four numbers"),
        ("a.svg", SVG.replace("0 0 10 10", "wide").format(""), "found a picture of 0 by 0"),
        ("a.svg", SVG.format('<path stroke-dasharray="1e9 0.001"/>'), "found dashes shorter than 0.2"),
        ("a.svg", b"\xff\xfe<svg/>", "found an SVG that is not saved as UTF-8, expected one that is"),
        ("a.svg", "<" * 1_000_001, "found a drawing of more than 1 MB, expected a simpler one"),
        ("a.png", "not a picture", "found a file that is neither PNG nor JPG inside, expected a picture"),
        ("a.png", picture(".png")[:40], "found a PNG that is cut off, expected a whole picture"),
        ("a.jpg", picture(".jpg")[:-2], "found a JPG that is cut off, expected a whole picture"),
        ("a.jpg", b"\xff\xd8\xff", "found a JPG that is cut off"),
        ("a.png", picture(".png").replace(b"\0\0\0\4\0\0\0\3", b"\0\0\xff\xff\0\0\xff\xff"), "65,535 by 65,535 pixels"),
        ("Big Hal.png", picture(".png"), "found a picture called 'Big Hal', expected a name of small letters"),
    ],
)
def test_a_picture_that_cannot_be_drawn_has_one_sentence(
    name: str, content: bytes | str, sentence: str, tmp_path: Path
) -> None:
    there, (said,) = found(tmp_path, f"portraits/{name}", content)
    assert there == {}
    assert said.startswith(f"portraits/{name}: warning: found ")
    assert sentence in said
    assert said.endswith(": a stand-in will be drawn")


def test_of_two_pictures_with_one_name_the_second_is_named(tmp_path: Path) -> None:
    found(tmp_path, "portraits/hal.svg", SVG.format(""))
    there, (said,) = found(tmp_path, "portraits/hal.png", picture(".png"))
    assert there["wild_cards/portraits/hal"].name == "hal.png"
    assert "portraits/hal.svg: warning: found a second picture of this name beside 'hal.png', expected one" in said
