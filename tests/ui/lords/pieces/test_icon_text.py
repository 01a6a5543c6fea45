"""Icons stand in the text, bold words are bold, rows break where they must and nowhere else."""

import pytest

from lordsball.ui.lords.pieces.icon_text import NO_BREAK, icon_line, icon_paragraph, line_width, paragraph_height, plain
from tests.ui.lords.pieces.season import canvas_of

WORDS = "Each club with {press_box} levels takes *$1 for each*, and a {star} or two at most, all combined."


def shown(content: str, **options: object) -> list[tuple[str, str]]:
    """The texts and faces a line is drawn with."""
    canvas = canvas_of(watch_text=True)
    icon_line(canvas, content, "body", 18, 100, 100, "#ffffff", **options)  # type: ignore[arg-type]
    return [(text.shown, text.font) for text in canvas.art.drawn_text or ()]


def test_bold_words_are_set_bold_and_icons_are_no_letters() -> None:
    assert shown("take *two {star}* now") == [("take", "body"), ("two", "bold"), ("now", "body")]


def test_neighbours_of_one_face_are_one_text() -> None:
    assert shown("three plain words") == [("three plain words", "body")]


@pytest.mark.parametrize("text", ["5 * 3 * 2", "{star}", "a\\b", "{*}", "\\{", "**"])
def test_foreign_text_comes_out_as_it_went_in(text: str) -> None:
    assert " ".join(part for part, _ in shown(plain(text))) == text


def test_an_icon_takes_its_place_in_the_width() -> None:
    canvas = canvas_of()
    bare, with_icon = (line_width(canvas, text, "body", 18) for text in ("+2", "+2{tq}"))
    assert 18 < with_icon - bare < 27


def test_a_line_shrinks_then_ends_in_an_ellipsis() -> None:
    canvas = canvas_of(text_scale=1.5, watch_text=True)
    assert icon_line(canvas, "Regulars", "body", 18, 0, 50, "#ffffff", width=80) <= 80
    assert icon_line(canvas, "Regulars and Prospects", "body", 18, 0, 90, "#ffffff", width=80) <= 80
    whole, cut = canvas.art.drawn_text or ()
    assert whole.fits
    assert 18 <= whole.size < 27
    assert not cut.fits
    assert cut.size >= 18


@pytest.mark.parametrize("width", [90, 140, 200, 333])
@pytest.mark.parametrize("align", ["l", "c", "r", "j"])
def test_rows_stay_within_the_width(width: int, align: str) -> None:
    canvas = canvas_of(watch_text=True)
    icon_paragraph(canvas, WORDS, 100, 100, width, align=align)
    for text in canvas.art.drawn_text or ():
        assert text.place[0] >= 99.5
        assert text.place[0] + text.place[2] <= 100.6 + width, text


@pytest.mark.parametrize("width", [90, 140, 200, 333])
def test_justified_text_breaks_as_plain_text_does(width: int) -> None:
    canvas = canvas_of()
    below = {align: icon_paragraph(canvas, WORDS, 100, 100, width, align=align) for align in "lj"}
    assert below["l"] == below["j"] == 100 + paragraph_height(canvas, WORDS, width)


def test_justified_rows_reach_the_right_edge() -> None:
    canvas = canvas_of(watch_text=True)
    icon_paragraph(canvas, "one two three four five six seven eight nine ten", 100, 100, 120, align="j")
    rows: dict[int, float] = {}
    for text in canvas.art.drawn_text or ():
        rows[round(text.place[1])] = max(rows.get(round(text.place[1]), 0), text.place[0] + text.place[2])
    *full, _last = [right for _, right in sorted(rows.items())]
    assert len(full) >= 2
    assert all(abs(right - 220) < 2 for right in full)


def test_in_justified_rows_a_full_stop_stays_with_its_bold_word() -> None:
    canvas = canvas_of(watch_text=True)
    icon_paragraph(canvas, "one *two*. three four five six seven eight nine ten", 100, 100, 150, align="j")
    drawn = {text.text: text.place for text in canvas.art.drawn_text or ()}
    assert abs(drawn["two"][0] + drawn["two"][2] - drawn["."][0]) < 1
    assert drawn["three"][0] - drawn["."][0] - drawn["."][2] > 3


def test_a_paragraph_shrinks_into_its_height_before_it_is_cut() -> None:
    canvas = canvas_of(text_scale=1.5, watch_text=True)
    natural = paragraph_height(canvas, WORDS, 200)
    assert icon_paragraph(canvas, WORDS, 0, 0, 200, height=natural * 0.6) <= natural * 0.6 + 0.1
    assert all(text.fits for text in canvas.art.drawn_text or ())
    icon_paragraph(canvas, WORDS, 0, 300, 200, height=30)
    assert not (canvas.art.drawn_text or [])[-1].fits
    assert min(text.size for text in canvas.art.drawn_text or ()) >= 18


def drawn_figures(monkeypatch, draw) -> list[str]:  # type: ignore[no-untyped-def]
    """Words and icons in the order in which they are drawn."""
    found: list[str] = []
    canvas = canvas_of(watch_text=True)
    kind = type(canvas)
    monkeypatch.setattr(kind, "_blit_word", lambda self, word, *place: found.append(word.text.replace(NO_BREAK, " ")))
    monkeypatch.setattr(kind, "_blit_icon", lambda self, word, *place: found.append(f"{{{word.text.split('/')[-1]}}}"))
    draw(canvas)
    monkeypatch.undo()
    return found


def test_a_no_break_space_keeps_a_figure_with_its_icon(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    pairs = "   ".join(f"{{star}}{NO_BREAK}{n}{NO_BREAK}›{NO_BREAK}*{n + 1}*" for n in range(6))
    for width in range(70, 400, 7):
        drawn = drawn_figures(monkeypatch, lambda canvas, width=width: icon_paragraph(canvas, pairs, 0, 0, width))
        assert "".join(drawn).replace(" ", "") == "".join(f"{{star}}{n}›{n + 1}" for n in range(6))
    canvas = canvas_of(watch_text=True)
    icon_paragraph(canvas, pairs, 100, 100, 160)
    rows: dict[float, list[str]] = {}
    for text in canvas.art.drawn_text or ():
        if text.shown.strip():
            rows.setdefault(text.place[1], []).append(text.shown)
    assert len(rows) > 1
    for words in rows.values():
        assert words[0].strip().endswith("›") and words[-1].strip().isdigit()


def test_what_is_cut_never_shows_figures_without_their_icons(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    text = "Call up: {star} 7 › *8* {prospect} 4 › *3* {tq} 10 › *11* Wages $104 › *$117*"
    for width in range(90, 400, 7):
        drawn = drawn_figures(
            monkeypatch,
            lambda canvas, width=width: icon_paragraph(canvas, text, 0, 0, width, height=24, line_height=1.1),
        )
        said = "".join(drawn).replace(" ", "").replace("…", "")
        assert "Callup:{star}7›8{prospect}4›3{tq}10›11Wages$104›$117".startswith(said), (width, drawn)
