"""Jobs are done slice by slice, the most urgent first; orders travel as few bytes."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Generator
from queue import SimpleQueue
from typing import Any

import pytest

from lordsball import games, paths
from lordsball.thinking import jobs, under_way
from lordsball.thinking.jobs import Drop, Dropped, Failed, Found, Job, Kind, Progress, Report, Take
from lordsball.thinking.parcels import Receiver, Sender, Strange
from lordsball.thinking.thinker import Thinker
from lordsball.thinking.under_way import UnderWay

HERE = __name__
KINDS = jobs.KINDS


def counting(game: str, most: int) -> Generator[int, None, str]:
    """Yield 1 … most."""
    for number in range(most):
        yield number + 1
    return f"{game} {most}"


def failing(game: str) -> Generator[None, None, None]:
    yield
    raise ZeroDivisionError(game)


@pytest.fixture(autouse=True)
def kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = {"urgent": 0, "slow": 2}
    found = {name: Kind(f"{HERE}:counting", rank) for name, rank in kinds.items()}
    monkeypatch.setattr(jobs, "KINDS", {**found, "fails": Kind(f"{HERE}:failing", 1)})
    monkeypatch.setattr(under_way, "OFTEN", -1.0)


def test_every_kind_of_job_is_a_generator_function() -> None:
    for kind in KINDS.values():
        module, _, name = kind.work.partition(":")
        assert inspect.isgeneratorfunction(getattr(importlib.import_module(module), name))


def reports(heard: SimpleQueue[Report]) -> list[Report]:
    return [heard.get_nowait() for _ in range(heard.qsize())]


def test_what_is_urgent_comes_first_then_what_is_new() -> None:
    heard: SimpleQueue[Report] = SimpleQueue()
    under = UnderWay(heard.put)
    under.hear(Take(1, Job("slow", "a", (2,))))
    under.go_on()
    under.hear(Take(2, Job("slow", "b", (1,))))
    under.hear(Take(3, Job("urgent", "c", (1,))))
    under.hear(Take(4, Job("fails", "d")))
    while under.busy:
        under.go_on()
    told = reports(heard)
    assert told[0] == Progress(1, 1)
    assert [each.number for each in told if not isinstance(each, Progress)] == [3, 4, 2, 1]
    assert told[-1] == Found(1, "a 2")
    assert [type(each.problem) for each in told if isinstance(each, Failed)] == [ZeroDivisionError]


def test_a_dropped_job_is_not_gone_on_with() -> None:
    heard: SimpleQueue[Report] = SimpleQueue()
    under = UnderWay(heard.put)
    under.hear(Take(1, Job("slow", "a", (10**9,))))
    under.go_on()
    under.hear(Drop(1))
    assert not under.busy
    assert reports(heard) == [Progress(1, 1), Dropped(1)]


def test_a_thinker_tells_progress_results_and_errors() -> None:
    thinker = Thinker.on_the_spot()
    fine, broken = thinker.ask("slow", "a", 3), thinker.ask("fails", "b")
    dropped = thinker.ask("slow", "c", 2)
    thinker.drop(dropped)
    thinker.listen()
    assert (fine.done, fine.progress, fine.value) == (True, 3, "a 3")
    assert not dropped.done
    with pytest.raises(ZeroDivisionError):
        assert broken.value


@pytest.mark.parametrize(("key", "seats"), [("monster_league", 2), ("wild_cards", 2), ("lords", 8)])
def test_a_view_travels_in_few_bytes_and_arrives_whole_and_its_cards_travel_once(key: str, seats: int) -> None:
    game = games.game(key)
    cards = game.load_cards([paths.cards()])
    position = game.new(cards, game.options(cards, seats, {}), 3)
    for _ in range(30):
        position.apply(position.decision.options[0])
    view: Any = position.view(position.decision.seat)
    sender, receiver = Sender(), Receiver()
    order = Take(1, Job("urgent", key, (view,)))
    *news, first = sender.packed(order)
    assert news
    assert [receiver.opened(each) for each in news] == [None] * len(news)
    [again] = sender.packed(order)
    assert again == first
    assert len(again) < 12_000
    received: Any = receiver.opened(again)
    arrived = received.job.args[0]
    assert arrived.save() == view.save() and arrived.decision == view.decision and arrived.masked
    assert arrived.cards.fingerprint == cards.fingerprint
    with pytest.raises(Strange):
        Receiver().opened(again)


def test_views_in_lists_share_their_cards_too() -> None:
    game = games.game("monster_league")
    cards = game.load_cards([paths.cards()])
    view = game.new(cards, game.default_options(cards), 3).view(None)
    *news, order = Sender().packed(Take(1, Job("urgent", game.key, ([(0, view)] * 3,))))
    assert news
    assert len(order) < 1500


def test_edited_cards_travel_again() -> None:
    game = games.game("monster_league")
    cards = game.load_cards([paths.cards()])
    odds = "single: 15, double: 15", "single: 20, double: 10"
    texts = {path: text.replace(*odds) for path, text in cards.texts.items()}
    position: Any = game.new(cards, game.default_options(cards), 3)
    sender, receiver = Sender(), Receiver()

    def sent(position: Any) -> Any:
        *_, order = [receiver.opened(each) for each in sender.packed(Take(1, Job("urgent", game.key, (position,))))]
        return order.job.args[0] if isinstance(order, Take) else None

    assert sent(position).cards.fingerprint == cards.fingerprint
    edited = game.load_texts(texts)
    assert sent(game.redeal(position, edited)).cards.fingerprint == edited.fingerprint
    assert sent(position).cards.fingerprint == cards.fingerprint
