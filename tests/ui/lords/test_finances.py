"""The Finances stage: what its events look like, that nothing of it drifts, that every question can be answered."""

import random

import pytest

from lordsball.engine.procedure import Decision
from lordsball.games.lords import events as told
from lordsball.games.lords.actions import BUY, DONE_BUYING, REPAY
from lordsball.games.lords.finances import prices
from lordsball.games.lords.retirements import resolve
from lordsball.games.lords.state import base_tq
from lordsball.ui.lords.finances.buying import most_points, plan_for, plans_for
from lordsball.ui.lords.finances.finance_moment import BOOKS, CROWD, LEAGUE, RETIRING, SCORING, part_of
from lordsball.ui.lords.finances.retiring import loss_of
from lordsball.ui.lords.shown import FINANCES, phase_of
from tests.ui.lords.finances import before_finances, chosen, shown_at, tell
from tests.ui.lords.leagues import asked, new_match, play, players


def at(ask, seat=0, owners=4, seed=1, people=1, until=lambda match: True):
    return play(new_match(people=people, owners=owners, seed=seed), lambda m: asked(m, ask, seat) and until(m))


def offered(match, board=None):
    """The board, what it offers, and what has been chosen so far."""
    board, taken = board or shown_at(match), []
    view = match.view(0)
    offer = board.offer(view, taken.append, match.position.why_not)
    return board, offer, taken


def described(board):
    """What every still part of the stage and the frame depends on."""
    return [view.describe(board.model) for view in board._views[:-1]]


def staged(board, name):
    """What a view of the stage tells now."""
    view = next(view for view in board._views if type(getattr(view, "view", None)).__name__ == name)
    found = view.describe(board.model)
    return found[0] if found is not None else None


def facts(board):
    """What stands on the stage, without whose turn it is and what is said about it."""
    names = ("RetiringView", "LadderView", "BoardView", "PursesView")
    tray, ladder, lines, purses = (staged(board, name) for name in names)
    rows = tray and [(row.club, row.taken) for row in tray.rows]
    return (
        tray and ([(place.icon, place.number, place.owner) for place in tray.places], rows, tray.left),
        ladder and ladder[:2],
        lines and [(line.cells, line.total, line.out) for line in lines.lines],
        purses and [purse._replace(turn=False) for purse in purses.purses],
    )


def labelled(offer, words):
    return next(widget for widget in offer.widgets if words in widget.label)


# -- what is told ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("owners", "viewer", "seed", "skip"), [
    (4, 0, 2, None), (4, None, 5, 7), (1, 0, 3, None), (8, 3, 4, 31), (2, 0, 6, 120),
])
def test_after_its_events_the_stage_shows_what_a_view_says(owners, viewer, seed, skip):
    match = before_finances(owners, seed, year=1)
    seated, board = players(match), shown_at(match, viewer)
    board.offer(match.view(viewer), lambda action: None, match.position.why_not)
    phases = 0
    while match.decision is not None and (phase_of(match.position) == FINANCES or not phases):
        tell(board, match.act(chosen(match, seated)), viewer, frames=skip)
        told_last = facts(board)
        board.show(match.view(viewer), viewer)
        if phase_of(match.position) == FINANCES:
            assert facts(board) == told_last
            assert described(board) == described(shown_at(match, viewer)), match.position.where()
        phases += 1
    assert phases > 1


def test_the_parts_follow_one_another_in_printed_order():
    match = before_finances(seed=2, year=2)
    seated, board, seen = players(match), shown_at(match), []

    def watch():
        if board.model.shown.phase == FINANCES:
            seen.append(part_of(board.model))

    while not seen or phase_of(match.position) == FINANCES:
        tell(board, match.act(chosen(match, seated)), each=watch)
        board.show(match.view(0), 0)
    passed = [part for number, part in enumerate(seen) if not number or seen[number - 1] != part]
    assert passed in ([BOOKS, RETIRING, SCORING, CROWD], [BOOKS, RETIRING, SCORING, LEAGUE, CROWD])


def test_a_ledger_is_written_line_by_line_and_its_balance_is_what_is_in_the_purse():
    match = before_finances(seed=2, year=2)
    board, seen, open_last = shown_at(match), {}, []

    def watch():
        moment = board.model.motion.get("finances")
        if moment is not None and moment.part == BOOKS:
            open_last.append(moment.seat)
            for seat, book in moment.books.items():
                seen.setdefault(seat, []).append((len(book.lines), book.written, round(book.balance)))

    packet = match.act(chosen(match, players(match)))
    tell(board, packet, each=watch)
    assert open_last[-1] == 0, "at last one's own page lies open again"
    cash = {event.seat: event.now for each in packet.told
            if isinstance(event := each.for_seat(0), told.CashMoved) and event.why == "salaries"}
    assert set(seen) == {0, 1, 2, 3}
    for seat, lines in seen.items():
        written = [count for _, count, _ in lines]
        assert written == sorted(written) and len(set(written)) > 9
        assert written[-1] == lines[-1][0] >= 8
        assert lines[-1][2] == cash[seat]


def test_computers_take_less_time_over_their_books_than_people():
    def seconds(people):
        match = before_finances(seed=2, year=2, people=people)
        board = shown_at(match)
        return tell(board, match.act(chosen(match, players(match))))

    assert seconds(0) < seconds(1) < seconds(4)


def test_reduced_motion_moves_nothing():
    match = before_finances(seed=2, year=2)
    seated, board = players(match), shown_at(match)

    def still():
        moment = board.model.motion.get("finances")
        if moment is not None:
            assert moment.flying is None and moment.crown is None and not moment.fans
            assert all(value == 0 for value in moment.climbed.values())

    for _ in range(12):
        tell(board, match.act(chosen(match, seated)), reduced=True, each=still)
        board.show(match.view(0), 0)


# -- retirements -------------------------------------------------------------------------------------------------------


def test_every_token_can_be_taken_by_pointer_and_by_key():
    match = at("retirement")
    board, offer, taken = offered(match)
    options = set(match.decision.options)
    places = [widget for widget in offer.widgets if getattr(widget, "action", None) in options]
    assert {place.action for place in places} == options
    for place in places:
        assert len(place.keys) == 1
        place.activate()
    assert set(taken) == options
    assert len({place.keys for place in places}) == len(places)
    assert len({(place.rect.x, place.rect.y) for place in places}) == len(places)


def test_what_a_token_would_cost_is_what_it_costs():
    chance, match = random.Random(11), at("retirement")
    for token in match.cards.retirement:
        for _ in range(6):
            t = match.position.copy()
            o = t.owners[0]
            o.stars, o.regulars, o.prospects = chance.randrange(3), chance.randrange(5), chance.randrange(5)
            o.manager, o.front_office, o.farm_system = chance.randrange(6), chance.randrange(1, 6), 1
            o.field_tq = chance.choice((0, 2, 18))
            loss, before = loss_of(t, o, token), base_tq(o)
            kind = t.cards.retirement[token].loses
            thing = "stars" if kind == "star" else kind
            t.retirement = [token]
            resolve(t, o, token, False)
            assert (loss.after, loss.tq) == (getattr(o, thing), (before, base_tq(o))), token
            assert loss.words and loss.short


def test_who_has_taken_what_lies_on_the_tray_after_loading():
    match = at("retirement", seed=2, until=lambda m: len(m.position.stack[-1].taken) == 2)
    board = shown_at(match)
    laid = staged(board, "RetiringView")
    assert sum(place.owner is not None for place in laid.places) == 2
    assert [bool(row.taken) for row in laid.rows] == [True, True, False, False]
    assert [row.now for row in laid.rows] == [False, False, True, False]


# -- the counter -------------------------------------------------------------------------------------------------------


def rich(match, cash, media=0, loans=0):
    o = match.position.owners[match.decision.seat]
    o.cash, o.media, o.loans = cash, media, loans
    ways = (BUY[media] for media in prices(match.position, o))
    options = (DONE_BUYING, *ways, REPAY) if loans and cash >= 25 else (DONE_BUYING, *ways)
    match.position.decision = Decision(o.seat, "buy_vp", options)
    return match


def test_any_number_of_points_is_bought_with_one_press():
    match = rich(at("buy_vp"), 100)
    board, offer, taken = offered(match)
    labelled(offer, "One point more").activate()
    board, offer, taken = offered(match, board)
    assert labelled(offer, "Buy 2 VP").label == "Buy 2 VP for $60"
    labelled(offer, "Buy 2 VP").activate()
    assert taken == [BUY[0]]
    tell(board, match.act(taken[0]), frames=0)
    board.show(match.view(0), 0)
    _, offer, _ = offered(match, board)
    assert offer.at_once == BUY[0]
    match.act_beforehand(offer.at_once)
    _, offer, _ = offered(match, board)
    assert offer.at_once is None


def test_each_way_to_pay_can_be_reached_with_the_steppers():
    match = rich(at("buy_vp"), 100, media=8)
    board, offer, taken = offered(match)
    seen = set()
    for _ in range(9):
        buy = labelled(offer, "Buy 1 VP")
        seen.add(buy.action)
        more = labelled(offer, "One token more")
        if not more.enabled:
            break
        more.activate()
        board, offer, taken = offered(match, board)
    assert seen == {action for action in match.decision.options if action.verb == "buy"}
    assert "no change" in more.why
    assert not any(type(widget).__name__ == "Plate" for widget in offer.widgets)


def test_digits_choose_how_many_and_no_more_than_there_is_money_for():
    match = rich(at("buy_vp"), 100)
    board, offer, _ = offered(match)
    digits = {widget.keys[0]: widget for widget in offer.widgets if widget.keys and widget.keys[0].isdecimal()}
    assert {key for key, widget in digits.items() if widget.enabled} == {"1", "2", "3"}
    assert "$120" in digits["4"].why
    digits["3"].activate()
    _, offer, _ = offered(match, board)
    assert labelled(offer, "Buy 3 VP").label.endswith("$90")
    more = labelled(offer, "One point more")
    assert not more.enabled and "$120" in more.why


def test_loans_are_paid_back_at_the_counter_and_refusals_say_why():
    match = rich(at("buy_vp"), 100, loans=1)
    _, offer, taken = offered(match)
    assert offer.primary.action == DONE_BUYING
    back = [widget for widget in offer.widgets if getattr(widget, "action", None) == REPAY]
    back[0].activate()
    assert taken == [REPAY]
    match = rich(at("buy_vp"), 26, loans=1)
    _, offer, _ = offered(match)
    shut = labelled(offer, "Buy for $30")
    assert not shut.enabled and "loans cannot" in shut.why
    assert match.decision.options == (DONE_BUYING, REPAY)


def test_while_another_stands_at_the_counter_nothing_of_it_can_be_touched():
    match = at("buy_vp", seat=1)
    board = shown_at(match)
    offer = board.watch(match.view(0), match.position.why_not)
    assert staged(board, "CounterView").club.short == "Hammers"
    assert not [widget for widget in offer.widgets if getattr(widget, "action", None) in match.decision.options]
    assert all(widget.why for widget in offer.widgets if not widget.enabled)


def test_plans_are_what_the_rules_sell():
    chance = random.Random(7)
    match = at("buy_vp")
    for _ in range(200):
        rich(match, chance.randrange(30, 200), chance.randrange(9))
        t = match.position.copy()
        o = t.owners[match.decision.seat]
        points = chance.randrange(1, most_points(t, o) + 1)
        plan = chance.choice(plans_for(t, o, points))
        heard = []
        t.tell = lambda packet, heard=heard: heard.append(packet.event)
        for media in plan.tokens:
            assert BUY[media] in t.decision.options
            t.apply(BUY[media])
        cash = -sum(event.amount for event in heard if isinstance(event, told.CashMoved) and event.why == "bought")
        tokens = -sum(event.amount for event in heard if isinstance(event, told.Changed) and event.why == "bought")
        bought = sum(event.amount for event in heard if isinstance(event, told.Scored) and event.source == "bought")
        assert (cash, tokens, bought) == (plan.cash, plan.media, points)
        assert plan_for(match.position, match.position.owners[match.decision.seat], points + 99, 0) is None
