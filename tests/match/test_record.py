"""The record is text: each line comes back as it was, and nothing else is taken for a line."""

import pytest

from lordsball.engine.procedure import Action
from lordsball.engine.records import LoadError
from lordsball.match.record import CardsChanged, Done, parse_line, stretches


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (Done(Action("flip")), "flip"),
        (Done(Action("pitch", (1,))), "pitch 1"),
        (Done(Action("move", (-3, "as_03", 0))), "move -3 as_03 0"),
        (Done(Action("spin"), True), "* spin"),
        (CardsChanged("4f2a"), "# cards 4f2a"),
    ],
)
def test_a_line_comes_back_from_its_text(line: Done | CardsChanged, text: str) -> None:
    assert str(line) == text
    assert parse_line(text) == line


@pytest.mark.parametrize("text", ["", "* ", "# cards ", "# cards ../x", "# else", "spin\nspin", "\0"])
def test_no_other_text_is_a_line(text: str) -> None:
    with pytest.raises(LoadError):
        parse_line(text)


def test_the_cards_of_a_record_in_order() -> None:
    assert stretches("a", [Done(Action("flip")), CardsChanged("b"), CardsChanged("a")]) == ["a", "b", "a"]
