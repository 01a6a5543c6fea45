"""Cards on sheets: sizes, positions, marks, and backs that meet their faces on every edge."""

from io import BytesIO

import pytest

from lordsball.printing.box import Box, Card, Paragraph, Part, Piece
from lordsball.printing.document import Picture
from lordsball.printing.imposing import behind, grid, rows
from lordsball.printing.job import print_box
from lordsball.printing.paper import BLEED, CARD, MARGIN, PAPERS, dots
from lordsball.printing.sections import SECTIONS
from lordsball.printing.sheets import Order
from lordsball.ui.press.packing import face
from tests.printing.reading import Placed, lines, pictures, read, size


def picture(key: str, w: float, h: float, bleed: float) -> Picture:
    wide, high = dots(w + 2 * bleed), dots(h + 2 * bleed)
    return Picture((key, bleed), wide, high, lambda: bytes(3 * wide * high))


def card(number: int) -> Card:
    w, h = CARD
    return Card(
        f"c{number}", "cards", "Cards", "", f"Card {number}", w, h, lambda bleed: picture(f"c{number}", w, h, bleed),
        lambda bleed: picture(f"b{number}", w, h, bleed),
    )


def printed(count: int, order: Order, only: tuple[str, ...] = ("cards",)) -> bytes:
    out = BytesIO()
    print_box(Box("Deck", tuple(card(number) for number in range(count))), order, face, out, only)
    return out.getvalue()


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_nine_cards_of_63_by_88_mm_at_300_dpi_lie_in_the_middle_of_a_sheet(paper) -> None:
    reader = read(printed(10, Order(paper, "none")))
    assert len(reader.pages) == 2
    assert size(reader, 0) == (paper.w, paper.h)
    placed = pictures(reader, 0)
    assert [len(placed), len(pictures(reader, 1))] == [9, 1]
    assert {(p.w, p.h, p.dots) for p in placed} == {(63.0, 88.0, (744, 1039))}
    assert {p.x for p in placed} == {round((paper.w - 3 * 63) / 2 + n * 63, 2) for n in range(3)}
    assert {p.y for p in placed} == {round((paper.h - 3 * 88) / 2 + n * 88, 2) for n in range(3)}


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
@pytest.mark.parametrize("bleed", [False, True])
@pytest.mark.parametrize("backs", ["duplex-long", "duplex-short"])
def test_backs_lie_behind_their_cards_and_stand_upright_when_these_are_turned_over(paper, bleed, backs) -> None:
    reader = read(printed(11, Order(paper, backs, bleed)))
    assert len(reader.pages) % 2 == 0
    for front in range(0, len(reader.pages), 2):
        faces, reverse = pictures(reader, front), pictures(reader, front + 1)
        assert len(faces) == len(reverse)
        for shown, back in zip(faces, reverse, strict=True):
            meets = through(shown, paper, backs)
            assert (back.x, back.y, back.w, back.h) == pytest.approx((meets.x, meets.y, meets.w, meets.h), abs=0.02)
            assert back.turn == meets.turn


def through(shown: Placed, paper, backs: str) -> Placed:
    """Where the reverse of a cut card is on the other page, if one turns the sheet over on this edge: and which way
    the card's upper end points there."""
    if backs == "duplex-long":
        moved = shown._replace(x=paper.w - shown.x - shown.w)
        ends = {0: 0, 90: 270, 180: 180, 270: 90}
    else:
        moved = shown._replace(y=paper.h - shown.y - shown.h)
        ends = {0: 180, 90: 90, 180: 0, 270: 270}
    return moved._replace(turn=ends[shown.turn])


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
@pytest.mark.parametrize("bleed", [False, True])
def test_a_folded_sheet_has_each_back_across_the_fold(paper, bleed) -> None:
    reader = read(printed(5, Order(paper, "gutter", bleed)))
    seen = 0
    for number in range(len(reader.pages)):
        placed = pictures(reader, number)
        half = len(placed) // 2
        for shown, back in zip(placed[:half], placed[half:], strict=True):
            assert shown.x + shown.w <= paper.w / 2 + 0.01
            assert back.x == pytest.approx(paper.w - shown.x - shown.w, abs=0.02)
            assert (back.y, back.w, back.h, back.turn) == (shown.y, shown.w, shown.h, (-shown.turn) % 360)
            seen += 1
        folds = [line for line in lines(reader, number) if line[0] == line[2] == round(paper.w / 2, 2)]
        assert len(folds) >= 2
    assert seen == 5


def test_bleed_reaches_three_millimeters_beyond_the_cut_that_the_marks_show() -> None:
    reader = read(printed(8, Order(PAPERS["a4"], "none", bleed=True)))
    placed = pictures(reader, 0)
    assert {tuple(sorted((p.w, p.h))) for p in placed} == {(69.0, 94.0)}
    assert {tuple(sorted(p.dots)) for p in placed} == {(dots(69), dots(94))}
    cuts_x = {edge for p in placed for edge in (round(p.x + BLEED, 2), round(p.x + p.w - BLEED, 2))}
    cuts_y = {edge for p in placed for edge in (round(p.y + BLEED, 2), round(p.y + p.h - BLEED, 2))}
    marks = lines(reader, 0)
    assert near({x1 for x1, _, x2, _ in marks if x1 == x2}, cuts_x)
    assert near({y1 for _, y1, _, y2 in marks if y1 == y2}, cuts_y)


@pytest.mark.parametrize("backs", ["none", "gutter"])
@pytest.mark.parametrize("bleed", [False, True])
def test_no_mark_crosses_a_picture(backs, bleed) -> None:
    reader = read(printed(9, Order(PAPERS["letter"], backs, bleed)))
    for number in range(len(reader.pages)):
        placed = pictures(reader, number)
        for x1, y1, x2, y2 in lines(reader, number):
            for p in placed:
                apart = max(x1, x2) <= p.x or min(x1, x2) >= p.x + p.w or max(y1, y2) <= p.y or min(y1, y2) >= p.y + p.h
                assert apart, (x1, y1, x2, y2, p)


def near(found: set[float], wanted: set[float]) -> bool:
    return all(min(abs(a - b) for b in wanted) < 0.03 for a in found) and all(
        min(abs(a - b) for b in found) < 0.03 for a in wanted
    )


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
@pytest.mark.parametrize("folded", [False, True])
@pytest.mark.parametrize("bleed", [0, BLEED])
def test_every_place_keeps_off_the_margin_and_off_the_others(paper, folded, bleed) -> None:
    places = grid(*CARD, paper, bleed, folded).places
    for place in places:
        assert place.x - bleed >= MARGIN - 0.01
        assert place.y - bleed >= MARGIN - 0.01
        assert place.x + place.w + bleed <= (paper.w / 2 if folded else paper.w - MARGIN) + 0.01
        assert place.y + place.h + bleed <= paper.h - MARGIN + 0.01
    for one in places:
        others = [place for place in places if place is not one]
        assert all(
            o.x >= one.x + one.w + 2 * bleed - 0.01 or o.x + o.w + 2 * bleed <= one.x + 0.01
            or o.y >= one.y + one.h + 2 * bleed - 0.01 or o.y + o.h + 2 * bleed <= one.y + 0.01
            for o in others
        )


@pytest.mark.parametrize("backs", ["duplex-long", "duplex-short", "gutter"])
def test_the_back_of_a_back_is_the_front(backs) -> None:
    for place in grid(*CARD, PAPERS["a4"], BLEED).places:
        again = behind(behind(place, PAPERS["a4"], backs), PAPERS["a4"], backs)
        assert again == pytest.approx(place)


def test_what_does_not_fit_on_the_paper_is_said() -> None:
    with pytest.raises(ValueError, match="a piece of 300 x 400 mm does not fit on A4"):
        grid(300, 400, PAPERS["a4"])
    with pytest.raises(ValueError, match="does not fit on Letter"):
        rows([(250, 20)], PAPERS["letter"], 2)


def test_rows_keep_pieces_apart_and_lose_none() -> None:
    sizes = [(60.0, 40.0)] * 7 + [(20.0, 20.0)] * 200
    sheets = rows(sizes, PAPERS["a4"], 2.0)
    assert sorted(number for sheet in sheets for number, _ in sheet) == list(range(207))
    for sheet in sheets:
        for number, place in sheet:
            assert (place.w, place.h) == sizes[number]
            for other, there in sheet:
                if other > number:
                    assert (
                        there.x >= place.x + place.w + 1.99 or place.x >= there.x + there.w + 1.99
                        or there.y >= place.y + place.h + 1.99 or place.y >= there.y + there.h + 1.99
                    )


def test_what_has_no_back_leaves_its_reverse_white_so_that_later_backs_still_meet() -> None:
    pieces = (
        Piece("tokens", "Tokens", "", 20, 20, 3, lambda pen: pen.text("front", 10, 10, 8, anchor="c")),
        Piece("boards", "Boards", "", 100, 100, 1, lambda pen: pen.text("board", 50, 50, 20)),
    )
    box = Box("Mixed", (card(1),), pieces, (Part("Die", 1),), (Paragraph("text", "Roll *one* die."),))
    out = BytesIO()
    pages = print_box(box, Order(PAPERS["a4"], "duplex-long"), face, out, SECTIONS)
    reader = read(out.getvalue())
    assert pages == len(reader.pages) == 10
    told = [page.extract_text() for page in reader.pages]
    assert "Die" in told[0]
    assert told[1] == ""
    assert "Roll one die." in told[2].replace("\n", " ")
    assert [len(pictures(reader, number)) for number in (4, 5)] == [1, 1]
    assert "board" in told[6]
    assert told[7] == ""
    assert told[8].count("front") == 3


def test_only_pieces_with_a_back_lie_on_sheets_that_are_folded() -> None:
    def front(pen) -> None:
        pen.text("front", 10, 10, 8, anchor="c")

    pieces = (
        Piece("tokens", "Two-sided", "", 20, 20, 6, front, lambda pen: pen.text("back", 10, 10, 8, anchor="c")),
        Piece("tokens", "One-sided", "", 20, 20, 6, front),
    )
    out = BytesIO()
    print_box(Box("Tokens", (), pieces), Order(PAPERS["a4"], "gutter"), face, out, ("tokens",))
    first, second = (page.extract_text() for page in read(out.getvalue()).pages)
    assert (first.count("front"), first.count("back")) == (6, 6)
    assert (second.count("front"), second.count("back")) == (6, 0)


def test_one_back_of_many_cards_is_in_the_file_once() -> None:
    same = card(0).back
    cards = tuple(card(number)._replace(back=same) for number in range(9))
    out = BytesIO()
    print_box(Box("Deck", cards), Order(PAPERS["a4"]), face, out, ("cards",))
    reader = read(out.getvalue())
    assert len({p.name for p in pictures(reader, 1)}) == 1
    assert len(reader.pages[0]["/Resources"]["/XObject"]) == 10


def test_nothing_to_print_is_said() -> None:
    with pytest.raises(ValueError, match="Deck has none of these: discs"):
        printed(1, Order(PAPERS["a4"]), ("discs",))
