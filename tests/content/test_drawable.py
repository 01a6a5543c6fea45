"""Pictures and letters that are not there: warnings with their line."""

# ruff: noqa: E501 (messages stand here as they are printed, each in one line)

import pytest

from lordsball.content import reader
from lordsball.content.documents import Document
from lordsball.content.drawable import Known, warn_about_letters, warn_about_pictures
from lordsball.content.problems import Findings

TEXT = "cards:\n  - portrait: jack\n    name: 選手 ⚾ é\n"


@pytest.fixture
def document() -> Document:
    document = reader.read(TEXT, "x.yaml", Findings())
    assert document is not None
    return document


def pictures(document: Document, known: Known) -> list[str]:
    findings = Findings()
    warn_about_pictures([("portraits/", ("cards", "*", "portrait"))], document, known, findings)
    return [str(problem) for problem in findings.settle()]


MISSING = "x.yaml:2:15: warning: cards[1].portrait: found no picture portraits/jack (.svg, .png, .jpg, .jpeg), a stand-in will be drawn"


def test_a_picture_must_have_exactly_this_name(document: Document) -> None:
    assert pictures(document, None) == []
    assert pictures(document, {"portraits/jack"}) == []
    assert pictures(document, lambda name: name == "portraits/jack") == []
    assert pictures(document, {"portraits/Jack"}) == [f"{MISSING} (did you mean 'Jack'?)"]
    assert pictures(document, {"emblems/jack", "portraits/bone_jones"}) == [MISSING]
    assert pictures(document, lambda name: False) == [MISSING]


def test_letters_the_typefaces_lack_are_named(document: Document) -> None:
    findings = Findings()
    warn_about_letters(document, "éñ", findings)
    assert [str(problem) for problem in findings.settle()] == [
        "x.yaml:3:11: warning: cards[1].name: found '選' (U+9078), '手' (U+624B), '⚾' (U+26BE), which the typefaces lack, "
        "expected other letters: a box will be drawn"
    ]
    for known in (None, "選手⚾é", lambda letter: True):
        findings = Findings()
        warn_about_letters(document, known, findings)
        assert findings.all == ()


def test_pictures_that_are_still_to_be_drawn_share_a_line_and_slips_of_the_pen_have_their_own() -> None:
    text = "cards:\n" + "".join(f"  - portrait: {name}\n" for name in ("wolf", "jcak", "bat", "owl"))
    document = reader.read(text, "x.yaml", Findings())
    assert document is not None
    assert pictures(document, {"portraits/jack"}) == [
        "x.yaml:2:15: warning: cards[1].portrait: found no picture portraits/wolf (.svg, .png, .jpg, .jpeg) and 2 more, stand-ins will be drawn",
        "x.yaml:3:15: warning: cards[2].portrait: found no picture portraits/jcak (.svg, .png, .jpg, .jpeg), a stand-in will be drawn (did you mean 'jack'?)",
    ]
