"""Every text of every piece stands in its box and can be read, at all text sizes and windows, whatever names are."""

import re
from collections import Counter

import pytest

from lordsball.ui.wild_cards.pieces import card_frame
from lordsball.ui.wild_cards.pieces.card import card_picture
from lordsball.ui.wild_cards.pieces.faces import FULL, HAND, SMALL, ZONE, Power, Size
from tests.ui.kit.pieces.readable import assert_readable
from tests.ui.looks import every_width
from tests.ui.wild_cards.pieces.duel import SHEETS, TEXT_SIZES, canvas_of, faces, player, shipped, special

NAMES = {
    "one letter": "J",
    "forty": "Bartholomew Frightfully-Longname of Worms",
    "one long word": "Wolf" * 20,
    "many words": "a " * 100,
    "emoji": "🎃 Jack 👻👻👻 O. 🦴",
    "accents": "Žofie Říhová-Świątek",
    "another script": "大谷翔平",
    "marks of our own": "*Stars* {in} brace\\s",
}


def words(*texts: str) -> Counter[str]:
    """How often each word stands in the texts."""
    return Counter(re.findall(r"[\w'-]+", " ".join(texts)))


@every_width
@pytest.mark.parametrize("sheet", SHEETS)
def test_everything_on_the_table_can_be_read(sheet: str, width: int, scale: float) -> None:
    canvas = canvas_of(width, scale, watch_text=True)
    SHEETS[sheet](canvas, "")
    assert_readable(canvas)


@every_width
@pytest.mark.parametrize("size", [FULL, HAND, ZONE])
def test_the_words_of_every_shipped_card_fit_it(width: int, size: Size, scale: float) -> None:
    canvas = canvas_of(width, scale, watch_text=True)
    (w, h), drawn = size, canvas.art.drawn_text
    assert len(faces()) == 25 * len(shipped().teams)
    assert drawn is not None
    for id, face in faces().items():
        drawn.clear()
        card_picture(canvas, face, size)
        assert drawn, id
        for text in drawn:
            left, top, wide, high = text.place
            assert text.fits, f"{id}: cut short: {text}"
            assert round(text.size * canvas.k) >= int(18 * canvas.k), f"{id}: too small: {text}"
            assert text.contrast is None or text.contrast >= 4.45, f"{id}: too pale: {text}"
            # The letters of a name that is set narrower are measured before that.
            assert left > -0.6 and left + wide < max(w, (text.room or 0) + 1), f"{id}: {text}"
            assert top + high / 4 >= 0 and top + high * 0.75 <= h, f"{id}: {text}"


@pytest.mark.parametrize("scale", TEXT_SIZES)
def test_a_full_card_shows_every_word_of_what_it_can_do(scale: float) -> None:
    canvas = canvas_of(1280, scale, watch_text=True)
    assert canvas.art.drawn_text is not None
    for id, face in faces().items():
        canvas.art.drawn_text.clear()
        card_picture(canvas, face, FULL)
        shown = words(*(text.shown for text in canvas.art.drawn_text))
        wanted = words(face.name, *(power.text for power in face.powers))
        assert not wanted - shown, f"{id}: {wanted - shown}"


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_full_card_shows_the_hexagon_of_each_ability(scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    canvas, drawn = canvas_of(1280, scale), list[str]()
    monkeypatch.setattr(card_frame, "draw_hex", lambda canvas, kind, cx, cy, size: drawn.append(kind))
    for id, face in faces().items():
        drawn.clear()
        card_picture(canvas, face, FULL)
        assert drawn == [power.kind for power in face.powers], id


@pytest.mark.parametrize("scale", TEXT_SIZES)
@pytest.mark.parametrize("kind", ["player", "special"])
def test_the_longest_words_a_card_may_say_are_all_there(kind: str, scale: float) -> None:
    """120 letters an ability, two abilities, as the files allow."""
    canvas = canvas_of(1280, scale, watch_text=True)
    long = "When this is turned up, every Player of either coach on a base runs as far as a Hit of 2 bases would "
    long += "let it run."
    assert 110 <= len(long) <= 120
    powers = (Power("flipped", long), Power("once", long))
    face = player("as_p13")._replace(powers=powers) if kind == "player" else special("ud_s07")._replace(powers=powers)
    card_picture(canvas, face, FULL)
    assert canvas.art.drawn_text is not None
    shown = " ".join(text.shown for text in canvas.art.drawn_text)
    assert shown.count("let it run.") == 2
    for text in canvas.art.drawn_text:
        assert text.fits
        assert text.place[1] + text.place[3] * 0.8 <= FULL[1] - 6, text


@pytest.mark.parametrize("scale", [1.5])
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES.keys())
@pytest.mark.parametrize("sheet", SHEETS)
def test_any_name_stays_in_its_place(sheet: str, name: str, scale: float) -> None:
    canvas = canvas_of(1280, scale, watch_text=True)
    SHEETS[sheet](canvas, name)
    assert canvas.art.drawn_text
    for text in canvas.art.drawn_text:
        assert round(text.size * canvas.k) >= int(18 * canvas.k), f"too small: {text}"
        if text.room is not None:
            assert text.place[2] <= text.room + 2, f"too wide: {text}"


def test_a_small_card_carries_no_letters() -> None:
    canvas = canvas_of(watch_text=True)
    for face in faces().values():
        card_picture(canvas, face, SMALL)
    assert canvas.art.drawn_text == []
