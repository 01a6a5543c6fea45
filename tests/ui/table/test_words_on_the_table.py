"""What the bars and the panel say: whole, readable and true at every text size, with the longest names there are."""

from collections import Counter

import pytest

from lordsball.match.match import Match
from lordsball.match.seats import Seat, Table
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.monster_league.table_layout import USE
from lordsball.ui.monster_league.tabs import empties_bullpen, runs_to_come
from lordsball.ui.table.bars import PROMPT_ENDS
from lordsball.ui.table.log_overlay import LogOverlay
from lordsball.ui.table.side_panel import BOX, INSIDE, LINES, LOG, ODDS, PANEL
from tests.generic.shelf import one_course, shelved
from tests.ui.table.evenings import AGAINST_VERA, TWO_COMPUTERS, asks, new_match

FAR = 30
LONG = (Seat("Wilhelmina von Habsburgs"), Seat("Bartholomew of the Marsh"))
STATES = ("coin_toss", "choose_side", "starting_pitcher", "at_bat", "ability", "pitching_change")


def texts(evening):
    """All texts of the picture as it is now, apart from those inside cards, which are drawn once and kept."""
    art = evening.app.art
    evening.app.draw()
    art.drawn_text = []
    evening.app.draw()
    drawn, art.drawn_text = art.drawn_text, None
    return drawn


def texts_in(evening, x, y, w, h):
    return [t for t in texts(evening) if x - 2 <= t.place[0] < x + w and y <= t.place[1] + t.place[3] / 2 < y + h]


def complaints(drawn):
    """What is cut off, too small or too pale."""
    for text in drawn:
        x, y, w, h = text.place
        if not text.fits:
            yield f"cut off: {text.text!r}"
        if text.size < 17.2:  # whole pixels of a small window
            yield f"{text.size:.1f} units: {text.text!r}"
        if text.contrast is not None and text.contrast < 4.5:
            yield f"contrast {text.contrast}: {text.text!r}"
        if x < 0 or x + w > 1280 or y + h > 724:
            yield f"outside: {text.text!r}"


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("ask", STATES)
def test_everything_can_be_read_at_every_decision_and_text_size(evening, ask, text_size):
    early = ask in STATES[:3]
    table = evening(LONG, until=asks(ask, after=0 if early else FAR), text_size=text_size, seed=11)
    for tab in (LOG, BOX, ODDS):
        table.table.frame.panel._open(tab)
        assert not list(complaints(texts(table)))
    table.table.refuse("Double Trouble answers a result: first the batter has to spin.")
    table.turn()
    assert not list(complaints(texts(table)))


@pytest.mark.parametrize("text_size", [100, 150])
def test_everything_can_be_read_while_things_move_and_at_the_end(evening, text_size):
    table = evening(TWO_COMPUTERS, text_size=text_size, seed=30, rest=False, speed="fast")
    table.look_away()
    frames = 0
    while table.app.scenes.top is table.table:
        table.turn(1, 0.1)
        frames += 1
        if frames % 37 == 0:
            assert not list(complaints(texts_in(table, 0, 0, 1280, 88)))
            assert not list(complaints(texts_in(table, *PANEL)))
    table.turn(60)
    table.hands.key("t")
    table.turn(10)
    assert table.app.scenes.top is table.table
    assert not list(complaints(texts_in(table, 0, 0, 1280, 88)))


@pytest.mark.parametrize("text_size", [100, 150])
def test_a_list_has_letters_of_one_size(evening, text_size):
    table = evening(until=asks("ability", after=FAR), text_size=text_size)
    for tab in (LOG, BOX, ODDS):
        table.table.frame.panel._open(tab)
        rows = [t for t in texts_in(table, INSIDE.x, INSIDE.y, INSIDE.w, INSIDE.h) if t.font != "display"]
        assert len(rows) >= 5
        assert len({round(t.size, 1) for t in rows}) == 1


@pytest.mark.parametrize("ask", STATES)
def test_the_prompt_names_who_decides_and_its_button_does_what_it_says(evening, ask):
    table = evening(until=asks(ask, after=0 if ask in STATES[:3] else FAR))
    match, scene = table.match, table.table
    name = match.to_act().name
    told = " ".join(t.text for t in texts_in(table, 0, 0, 1280, 88))
    assert name in told
    assert scene.announcer.prompt.question.key in told
    (button,) = [w for w in scene.widgets if w.rect.y == 45]
    words = [match.game.words.action(option, match.view(None)) for option in match.decision.options]
    figures = {"at_bat": "Spin"}
    if ask == "ability":
        figures[ask] = f"Keep: {runs_to_come(match.position)[0]:.1f} runs"
    assert button.text in (figures.get(ask), *words)


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("confirms", [False, True])
def test_the_last_token_asks_both_ways_in_figures_and_costs_a_second_press(evening, text_size, confirms):
    """However long its sentence is, no choice is dropped for it."""
    table = evening(size=(1024, 600), text_size=text_size, confirm_last_token=confirms)
    match = new_match(table.desk)
    while match.decision.ask != "ability" or not empties_bullpen(match.position):
        match.act(match.decision.options[0])
    table.sit_down(match)
    stands, used = runs_to_come(table.match.position)
    choosing = [w for w in table.table.widgets if isinstance(w, Button) and w.actions]
    buttons = [w.text for w in choosing]
    assert buttons == [f"Keep: {stands:.1f} runs", f"Use ability: {used:.1f}", f"Keep: {stands:.1f}"]
    assert not list(complaints(texts(table)))
    before = len(table.match.record())
    table.hands.key("a")
    table.rest()
    if confirms:
        assert len(table.match.record()) == before
        assert "Press again" in table.table.announcer.prompt.refusal
        assert "Spend the last" in [t.text for t in texts_in(table, *USE)]
        assert not list(complaints(texts(table)))
        table.hands.key("a")
        table.rest()
    assert table.match.record()[before] == "use"


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("key", ["monster_league", "wild_cards", "lords:2"])
def test_every_choice_of_the_prompt_has_its_button_at_every_question(evening, key, text_size):
    """In the smallest window; a label that is too long for its button is cut, never left out."""
    table, shelf = evening(size=(1024, 600), text_size=text_size), shelved(key)
    seats = [Seat(name) for name in shelf.names]
    screen = Table(screen={"hide_hands": False})
    match, seen = Match(shelf.game, shelf.cards, shelf.options, seats, one_course(key, 1).seed, screen), Counter()
    for moment in one_course(key, 1).moments:
        ask = match.decision.ask
        if not seen[ask]:
            table.sit_down(match, rest=False)
            table.turn(30, 0.1)
            offer = table.table._offer
            wanted = [choice.label for choice in (offer.primary, offer.secondary) if choice is not None]
            if match.history.now == len(match.record()) and not table.table.board.holds:
                buttons = [w for w in table.table.widgets if w.rect.y == 45]
                assert [button.text for button in buttons] == wanted, ask
                right = PROMPT_ENDS[table.table.announcer.prompt.buttons]
                for button in buttons:
                    assert button.visible and button.enabled and right < button.rect.x
                    assert button.rect.x + button.rect.w <= 1280
                seen[ask] += 1
        if match.decision is None or moment.action not in match.decision.options:
            break
        match.act(moment.action)
    assert len(seen) >= 5


def test_a_name_too_long_for_its_chip_loses_the_words_after_it_first(evening):
    table = evening((Seat("Wilhelmina von Habsburgs"), Seat("Sam")), until=asks("at_bat", seat=0), text_size=150)
    assert "Wilhelmina von Habsburgs" in [t.shown for t in texts_in(table, 0, 0, 1280, 40)]


def test_a_refusal_takes_the_place_of_the_question_for_two_and_a_half_seconds(evening):
    table = evening(until=asks("at_bat", after=FAR))
    prompt = table.table.announcer.prompt
    table.click(table.table.board.controls.bullpen)
    assert prompt.refusal == "Phantom Phil has left the game and cannot return."
    assert prompt.refusal in " ".join(t.text for t in texts_in(table, 0, 40, 1280, 48))
    table.hands.wait(2.6)
    assert prompt.refusal == ""
    assert prompt.question.key in " ".join(t.text for t in texts_in(table, 0, 40, 1280, 48))


def test_news_and_alarms_stand_below_the_question_and_are_told_whole_when_pointed_at(evening):
    table = evening(until=asks("ability", after=FAR))
    announcer = table.table.announcer
    announcer.alarm("teams/night.yaml:3:7: " + "far too long to stand in one row of this bar, " * 4, "in full")
    table.turn()
    bar = [t.shown for t in texts_in(table, 0, 40, 1280, 48)]
    assert any(words.startswith("teams/night.yaml:3:7: ") for words in bar)
    assert any(words.startswith(announcer.prompt.question.key) for words in bar)
    table.hands.move(300, 76)
    table.hands.wait(0.6)
    assert "in full" in [t.shown for t in texts(table)]
    announcer.tell("Fresh cards")
    table.turn()
    assert "Fresh cards" in [t.shown for t in texts_in(table, 0, 40, 1280, 48)]


def test_the_log_shows_the_half_its_latest_lines_belong_to(evening):
    table = evening(until=asks("at_bat", after=60))
    panel = table.table.frame.panel
    for _ in range(40):
        shown = panel._shown()
        assert len(shown) <= LINES
        assert any(line.heading for line in shown)
        lines = panel._told()
        newest = lines[len(lines) - 1 - panel._skipped]
        assert shown[-1] is newest or shown[-1] == newest
        if not panel.scroll(1):
            break


def test_what_hangs_in_the_air_stands_last_with_a_question_mark_and_then_as_a_fact(evening):
    table = evening(until=asks("at_bat", after=FAR), seed=6)
    for _ in range(12):
        table.hands.key("space")
        table.rest()
        told = table.table.frame.panel._told()
        if table.match.position.result >= 0:
            assert told[-1].short.endswith("?")
            batter = told[-1].short.split()[0]
            table.hands.key("d")
            table.rest()
            after = [line.short for line in table.table.frame.log.short[-6:]]
            assert any(line.startswith(batter) and not line.endswith("?") for line in after)
    assert not any(line.short.endswith("?") for line in table.table.frame.log.short)


def test_the_wheel_and_page_keys_scroll_the_log_and_new_lines_leave_the_reader_where_he_is(evening):
    table = evening(until=asks("at_bat", after=80))
    panel = table.table.frame.panel
    panel._open(LOG)
    newest = panel._shown()
    table.hands.wheel(1100, 600, 3)
    table.hands.wheel(1100, 600, 3)
    up = panel._shown()
    assert up != newest
    table.hands.key("space")
    table.rest()
    assert panel._shown()[1:] == up[1:]
    table.hands.key("page down")
    table.hands.key("page down")
    assert panel._skipped == 0
    table.hands.key("page up")
    assert panel._skipped == LINES


def test_tabs_open_by_click_and_by_key(evening):
    table = evening(until=asks("at_bat", after=FAR))
    table.hands.click(1112, 502)
    assert table.table.frame.panel.tab == BOX
    table.hands.key("t")
    assert table.table.frame.panel.tab == ODDS
    table.hands.key("space")
    table.rest()
    assert table.table.frame.panel.tab == ODDS


def test_pointing_at_a_line_shows_whom_it_is_about(evening):
    table = evening(until=asks("at_bat", after=FAR))
    model = table.table.board.model
    table.table.frame.panel._open(LOG)
    shown = table.table.frame.panel._shown()
    for number, line in enumerate(shown):
        table.hands.move(1100, INSIDE.y + (number + 0.5) * INSIDE.h / LINES)
        if line.chip:
            pointed = model.pointed
            name = model.team(pointed.seat).batters[pointed.place].short
            assert line.short.startswith(name)
    table.hands.move(480, 364)
    assert model.pointed is not None
    for x, y in ((1112, 502), (1000, 20), (640, 150)):  # on the panel's tabs, in a bar, on nothing
        table.hands.move(480, 364)
        table.hands.move(x, y)
        assert model.pointed is None


def test_right_click_and_i_pin_what_is_pointed_at_and_a_second_time_let_it_go(evening):
    table = evening(until=asks("at_bat", after=FAR))
    model = table.table.board.model
    table.hands.move(136, 300)
    table.hands.click(136, 300, 3)
    pinned = model.pinned
    assert pinned is not None
    table.hands.move(480, 364)
    assert model.subject() == pinned
    table.hands.move(136, 300)
    table.hands.key("i")
    assert model.pinned == pinned  # the first press says what it is
    table.hands.key("i")
    assert model.pinned is None


def test_the_log_overlay_holds_the_whole_story_and_closes_by_its_key(evening):
    table = evening(until=asks("at_bat", after=60))
    table.hands.key("l")
    overlay = table.app.scenes.top
    assert isinstance(overlay, LogOverlay)
    assert overlay._text.scrolled == overlay._text.furthest > 0
    table.hands.wheel(640, 400, 5)
    assert overlay._text.scrolled < overlay._text.furthest
    table.hands.key("l")
    table.turn(10)
    assert table.app.scenes.top is table.table


def test_score_and_box_are_those_of_the_match_after_every_action(evening):
    table = evening(AGAINST_VERA, seed=9)
    for _ in range(25):
        table.hands.key("space")
        table.rest()
        if table.app.scenes.top is not table.table:
            break
        view, shown = table.match.view(None), table.table.board.model.shown.view
        assert (shown.runs, shown.outs, shown.bases) == (list(view.runs), view.outs, list(view.bases))
        numbers = [int(row.cells[4]) for row in table.table.board.box_rows() if len(row.cells) == 5 and not row.heading]
        assert sum(numbers) == sum(view.runs)
