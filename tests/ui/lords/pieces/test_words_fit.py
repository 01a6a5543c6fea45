"""Every text of every piece stands in its box and can be read, at all text sizes and windows, whatever names are."""

import pytest

from lordsball.ui.lords import figures
from lordsball.ui.lords.pieces.card import card_picture
from lordsball.ui.lords.pieces.faces import FULL, HAND, SeasonFace, SpringFace, StoveFace
from tests.ui.kit.pieces.readable import assert_readable
from tests.ui.looks import every_width
from tests.ui.lords.pieces.season import SHEETS, canvas_of, faces, shipped

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


@every_width
@pytest.mark.parametrize("sheet", SHEETS)
def test_everything_on_the_table_can_be_read(sheet: str, width: int, scale: float) -> None:
    canvas = canvas_of(width, scale, watch_text=True)
    SHEETS[sheet](canvas, "")
    assert_readable(canvas)


@every_width
@pytest.mark.parametrize("full", [True, False])
def test_the_words_of_every_shipped_card_fit_it(full: bool, width: int, scale: float) -> None:
    canvas = canvas_of(width, scale, watch_text=True)
    w, h = FULL if full else HAND
    assert len(faces()) >= 200
    assert canvas.art.drawn_text is not None
    for id, face in faces().items():
        canvas.art.drawn_text.clear()
        card_picture(canvas, face, full)
        for text in canvas.art.drawn_text:
            left, top, wide, high = text.place
            assert text.fits, f"{id}: cut short: {text}"
            assert round(text.size * canvas.k) >= int(18 * canvas.k), f"{id}: too small: {text}"
            assert text.contrast is None or text.contrast >= 4.45, f"{id}: too pale: {text}"
            assert left > 1, f"{id}: {text}"
            assert left + wide < w - 1, f"{id}: {text}"
            assert top + high / 4 >= 0, f"{id}: {text}"
            assert top + high * 0.75 <= h, f"{id}: {text}"


def test_a_full_card_shows_every_word_of_its_effects() -> None:
    canvas = canvas_of(watch_text=True)
    assert canvas.art.drawn_text is not None
    for id, face in faces().items():
        wanted = ""
        if isinstance(face, SeasonFace):
            wanted = f"{face.name} {face.primary} {face.secondary}"
        elif isinstance(face, StoveFace):
            wanted = f"{face.name} {face.event} {face.event_words}"
        elif isinstance(face, SpringFace):
            wanted = f"{face.name} {face.words}"
        canvas.art.drawn_text.clear()
        card_picture(canvas, face, full=True)
        shown = " ".join(text.shown for text in canvas.art.drawn_text)
        missing = [word for word in wanted.split() if word not in shown]
        assert not missing, (id, missing)


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES.keys())
@pytest.mark.parametrize("sheet", SHEETS)
def test_names_of_any_length_stay_on_their_piece(sheet: str, name: str, scale: float) -> None:
    """A text that is given a width keeps it; nothing hangs over the edge of the table."""
    canvas = canvas_of(text_scale=scale, watch_text=True)
    SHEETS[sheet](canvas, name)
    for text in canvas.art.drawn_text or ():
        left, top, wide, high = text.place
        assert text.room is None or wide <= text.room + 1.5, text
        assert left >= -1, text
        assert left + wide <= 1281, text
        assert -high / 4 <= top, text
        assert top + high * 0.75 <= 720, text


def test_cards_of_any_name_keep_it_inside() -> None:
    for name in NAMES.values():
        canvas = canvas_of(watch_text=True)
        for id in ("rs_44", "st_03", "hs_04", "bo_03", "fr_01", "ch_4"):
            card_picture(canvas, faces()[id]._replace(name=name), full=True)
        for text in canvas.art.drawn_text or ():
            assert text.place[0] >= 0, text
            assert text.place[0] + text.place[2] <= FULL[0], text


def test_every_card_has_figures_that_the_pieces_can_draw() -> None:
    known = {path.stem for path in (canvas_of().art.sprites / "lords" / "icons").glob("*.svg")}
    for card in shipped().season.values():
        for side in (card.primary, card.secondary):
            for text in (figures.figures(side.do), figures.short_figures(side.do)):
                icons = {part.split("}")[0].removeprefix("rival_") for part in text.split("{")[1:]}
                assert icons, (card.id, text)
                assert icons <= known, (card.id, text)
