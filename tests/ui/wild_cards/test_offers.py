"""Everything that can be decided can be reached, by hand and by key; what cannot be done says why."""

import pytest

from lordsball.games.wild_cards.idle import spent
from lordsball.ui.kit.inputs import KeyPress
from lordsball.ui.kit.widgets.group import WidgetGroup
from lordsball.ui.table.gold import YOUR_CHOICE
from lordsball.ui.wild_cards.offers.choosing import reached
from lordsball.ui.wild_cards.offers.plate_buttons import PlateButton
from lordsball.ui.wild_cards.table_layout import CARDS
from tests.ui.table.evening import Evening
from tests.ui.wild_cards.boards import board_of
from tests.ui.wild_cards.duels import asked, at

ASKS = ("coin_toss", "choose_side", "place", "window", "pitch", "swing", "run_or_ball", "catch_or_run", "run", "keep",
        "trash", "discard", "choose", "shuffle", "change_sides")
ONCE = ("coin_toss", "choose_side", "shuffle", "change_sides")


def offered(match, chosen=None, seen=True):
    chosen = [] if chosen is None else chosen
    seat = match.decision.seat
    board = board_of(match, seat if seen else None)
    return board, board.offer(match.view(seat), chosen.append, match.position.why_not)


def moments(ask):
    return [at(ask, seed=7 * n + 1, nth=0 if ask in ONCE else n) for n in range(1 if ask in ONCE else 4)]


def tried(match, seen=True):
    """Everything that comes of pressing all widgets in turn, also of what lies open after the first press."""
    found = set()
    count = len(offered(match, seen=seen)[1].widgets)
    for number in range(count):
        chosen = []
        board, offer = offered(match, chosen, seen)
        widget = offer.widgets[number]
        if not widget.enabled or widget.always:
            found |= {tuple(a) for a in getattr(widget, "actions", ()) if widget.enabled}
            continue
        WidgetGroup(offer.widgets)
        board.again = lambda board=board, chosen=chosen: [
            inner.activate() for inner in board.offer(
                match.view(match.decision.seat), chosen.append, match.position.why_not
            ).widgets if isinstance(inner, PlateButton) and board.model.chosen
        ]
        if getattr(widget, "actions", ()):
            widget.activate()
        found |= set(chosen)
    return found


@pytest.mark.parametrize("ask", ASKS)
def test_every_option_can_be_reached_and_nothing_else(ask):
    for match in moments(ask):
        options = set(match.decision.options)
        _, offer = offered(match)
        by_bar = {choice.action for choice in (offer.primary, offer.secondary) if choice is not None}
        assert reached(offer.widgets) | by_bar == options
        assert tried(match) | by_bar == options


@pytest.mark.parametrize("ask", ["place", "window", "discard", "choose"])
def test_face_down_before_others_every_option_can_be_reached_as_well(ask):
    for match in moments(ask):
        _, offer = offered(match, seen=False)
        by_bar = {choice.action for choice in (offer.primary, offer.secondary) if choice is not None}
        assert reached(offer.widgets) | by_bar == set(match.decision.options)


@pytest.mark.parametrize("ask", ASKS)
def test_what_is_locked_says_why(ask):
    for match in moments(ask):
        seat = match.decision.seat
        for viewer in (seat, 1 - seat):
            board = board_of(match, viewer)
            offers = [board.watch(match.view(viewer), match.position.why_not)]
            assert not any(widget.enabled and getattr(widget, "actions", ()) for widget in offers[0].widgets)
            assert offers[0].primary is offers[0].secondary is None
            if viewer == seat:
                offers.append(board.offer(match.view(seat), lambda action: None, match.position.why_not))
            for offer in offers:
                for widget in offer.widgets:
                    assert widget.enabled or not widget.focusable or is_a_sentence(widget.why), (ask, widget.label)


def is_a_sentence(words):
    return len(words) > 8 and words[0].isupper() and words.endswith((".", "!"))


def test_one_thing_is_gold_and_passing_is_one_key():
    for number in range(4):
        match = at("window", seed=5 * number + 1, nth=3 * number)
        _, offer = offered(match)
        assert offer.primary is not None and offer.primary.action.verb == "pass"


@pytest.mark.parametrize("ask", ["run_or_ball", "catch_or_run", "keep"])
def test_where_each_option_has_its_price_nothing_is_gold_and_space_only_says_so(ask, tmp_path):
    match = at(ask, people=(True, False), seat=0, fits=worth_keeping if ask == "keep" else lambda match: True)
    evening, now = Evening(tmp_path, match), match.history.now
    assert not any(widget.primary for widget in evening.choices())
    evening.press("space")
    assert match.history.now == now and evening.table.notice == YOUR_CHOICE
    evening.press("0" if ask == "keep" else evening.table.offer.primary.key.lower())
    assert match.history.now > now


def worth_keeping(match):
    zones = [option.args[0] for option in match.decision.options if option.verb == "keep"]
    return any(not spent(match.position, match.decision.seat, zone) for zone in zones)


def test_gold_cleans_up_where_nothing_is_worth_a_vibe():
    match = at("keep", fits=lambda match: not worth_keeping(match))
    assert offered(match)[1].gold.action.verb == "clean_up"


@pytest.mark.parametrize(("ask", "key", "verb"), [
    ("run_or_ball", "r", "run"), ("run_or_ball", "b", "ball"), ("catch_or_run", "c", "catch"),
    ("catch_or_run", "d", "let_run"), ("choose_side", "1", "bat_first"), ("choose_side", "2", "pitch_first"),
    ("discard", "1", "discard"),
])
def test_keys(ask, key, verb):
    match, chosen = at(ask, seed=3), []
    group = WidgetGroup(offered(match, chosen)[1].widgets)
    assert group.handle(KeyPress(key, key))
    assert [action.verb for action in chosen] == [verb]


def has_two_places(match):
    """Both Mound and Outfield wait for a card, and there are several Players to choose from."""
    zones = [option.args[1] for option in match.decision.options if option.verb == "place"]
    return zones.count("mound") > 1 and "outfield" in zones


def test_a_card_that_can_go_to_several_zones_is_chosen_first_and_can_be_put_back(tmp_path):
    match = at("place", seed=3, seat=0, people=(True, False), fits=has_two_places)
    evening = Evening(tmp_path, match)
    card = next(option.args[0] for option in match.decision.options if option.args[1:] == ("mound",))
    number = str(match.position.coaches[0].hand.index(card) + 1)
    evening.press(number)
    assert evening.board.model.chosen == f"hand:{int(number) - 1}"
    assert {"mound", "outfield"} <= evening.board.model.lit
    evening.press(number)
    assert not evening.board.model.chosen
    evening.press(number)
    evening.press("f")
    assert match.position.coaches[0].outfield_down == card


def test_a_card_can_be_dragged_to_a_zone(tmp_path):
    match = at("place", seed=3, seat=0, people=(True, False), fits=has_two_places)
    evening = Evening(tmp_path, match)
    card = next(option.args[0] for option in match.decision.options if option.args[1:] == ("mound",))
    spot = f"hand:{match.position.coaches[0].hand.index(card)}"
    box = next(widget.rect for widget in evening.choices() if getattr(widget, "spot", "") == spot)
    start = (box.x + 20, box.cy)
    evening.hands.drag(start, (480, 300), (500, 240))
    assert evening.board.model.dragged is None
    assert card in match.position.coaches[0].hand
    mound = CARDS["mound"]
    evening.hands.drag(start, (300, 400), (mound.cx, mound.cy))
    evening.rest()
    assert match.position.coaches[0].mound_down == card or match.position.coaches[0].mound == card


def test_all_runners_are_sent_with_one_press_or_each_by_itself(tmp_path):
    def two_wait(match):
        return len(match.position.stack[-1].waiting(match.position)) > 1

    evening = Evening(tmp_path / "all", at("run", seed=3, seat=0, people=(True, False), fits=two_wait))
    evening.press("space")
    assert not asked(evening.match, "run", 0)

    def one_may_stay(match):
        position = match.position
        coach = position.coaches[position.batting]
        alone = coach.third and not coach.first and not coach.second
        return alone and position.potential > 1 and two_wait(match)

    evening = Evening(tmp_path / "each", at("run", seed=3, seat=0, people=(True, False), fits=one_may_stay))
    evening.click([widget for widget in evening.choices() if isinstance(widget, PlateButton)][-1])
    assert asked(evening.match, "run", 0)


def test_a_pile_can_be_looked_through(tmp_path):
    match = at("pitch", seed=2, seat=0, nth=5, people=(True, False), fits=lambda m: m.position.coaches[1].discard)
    evening = Evening(tmp_path, match)
    widget = next(p.widget for p in evening.table.group.placed() if p.widget.label.startswith("Discards of Underdogs"))
    evening.hands.click_on(widget)
    assert evening.top is not evening.table
    assert evening.top.cards == match.position.coaches[1].discard[::-1]
    evening.hands.key("escape")
    assert evening.top is evening.table


def test_the_odds_are_shown_and_put_away_with_one_key(tmp_path):
    match = at("pitch", seed=2, seat=0, nth=2, people=(True, False))
    evening = Evening(tmp_path, match)
    told = [view for view in evening.board._views if type(view).__name__ == "OddsView"][0]
    assert sum(part.percent for part in told.describe(evening.board.model).segments) == 100
    evening.press("o")
    assert not told.describe(evening.board.model).segments
    evening.press("o")
    assert told.describe(evening.board.model).segments
