"""The words on a card say the same as its file: the price, the place, the time, how often, how many."""

from __future__ import annotations

import re
from collections.abc import Callable

from lordsball.games.wild_cards import verbs
from lordsball.games.wild_cards.cards import IN_PLAY, Ability, Card
from tests.games.wild_cards.positions import EVERY, SHIPPED

CARDS = [card for team in SHIPPED.teams for card in (team.card, *team.deck)]
ABILITIES = [(card, ability) for card in CARDS for ability in card.abilities]
PLACES = {
    frozenset(("mound",)): r"^On the Mound",
    frozenset(("outfield",)): r"^In the Outfield",
    frozenset(("at_bat",)): r"^At Bat|^When s?he is out",
    frozenset(("bases",)): r"^While he is on base|^On base",
    frozenset(("mound", "outfield")): r"^On the field|on the field",
}
TIMES = {
    frozenset(("pitch",)): r"your pitch",
    frozenset(("bat",)): r"your swing",
    frozenset(("catch",)): r"your catch",
    frozenset(("hit",)): r"on a Hit",
    frozenset(("reveal",)): r"at a reveal",
    frozenset(("reveal", "pitch")): r"at a reveal or after your pitch",
    frozenset(("reveal", "bat")): r"at a reveal or after your swing",
    frozenset(("pitch", "catch")): r"your pitch or catch",
    frozenset(("pitch", "bat", "catch")): r"your roll",
    frozenset(("their_pitch",)): r"answer their pitch",
    frozenset(("their_bat",)): r"answer their swing",
    frozenset(("their_hit",)): r"answer a run",
    frozenset(("their_special",)): r"answer a Special",
}
HAPPENINGS = {
    "flipped": r"[Ww]hen turned up", "hit": r"every Hit", "strike": r"every Strike", "strikeout": r"every third Strike",
    "ball": r"every Ball", "run": r"every run",
    "caught": r"when a Hit is caught", "out": r"out", "doubles": r"doubles",
}
SAYS: dict[type, str] = {
    verbs.Reroll: r"[Rr]oll .*again", verbs.TurnDie: r"lower die .*to {to}", verbs.TurnHighest: r"higher die .*to {to}",
    verbs.Gain: r"[Gg]ain {vibes} Vibe", verbs.Steal: r"steal {vibes} Vibe", verbs.Drain: r"loses? {vibes} Vibe",
    verbs.Draw: r"[Dd]raw {cards} card", verbs.Cancel: r"it does nothing", verbs.Swap: r"change places",
    verbs.Advance: r"steals a base", verbs.Peek: r"look at ", verbs.Clear: r"clears .*Weather",
    verbs.ToShadows: r"Shadows",
}


def check(pattern: str, text: str) -> None:
    assert re.search(pattern, text, re.IGNORECASE), f"{text!r} does not say {pattern!r}"


def each_ability(test: Callable[[Card, Ability], None]) -> Callable[[], None]:
    """The test, tried on every ability of every card; a failure names the card."""

    def test_of_all() -> None:
        for card, ability in ABILITIES:
            try:
                test(card, ability)
            except AssertionError as failed:
                failed.add_note(f"on {card.id}: {ability.text!r}")
                raise

    return test_of_all


@each_ability
def test_price_and_times(card: Card, ability: Ability) -> None:
    prices = re.findall(r"[Pp]ay (\d)|for (\d):", ability.text)
    assert [int(a or b) for a, b in prices] == ([ability.pay] if ability.pay else [])
    assert ("once a turn" in ability.text.lower()) == (bool(ability.when) and ability.once == "turn")
    windows = ability.when or (card.when if ability.on == "flipped" and len(card.when) < 5 else frozenset())
    if windows:
        check(TIMES[windows], ability.text)
    if ability.on and not (ability.on == "flipped" and not card.player and not card.weather):
        check(HAPPENINGS[ability.on], ability.text)


@each_ability
def test_place(card: Card, ability: Ability) -> None:
    if card.player and ability.zones != IN_PLAY:
        check(PLACES[ability.zones], ability.text)
    elif card.player:
        assert ability.on in ("flipped", "doubles") or ability.once == "half"  # wherever the card lies
        assert not any(re.search(words, ability.text) for words in PLACES.values())
    elif ability.on and ability.on != "flipped":
        check(r"while this is in play", ability.text)


@each_ability
def test_what_is_done(card: Card, ability: Ability) -> None:
    for effect in ability.effects:
        match effect:
            case verbs.Add(by=by):
                check(rf"add {by}" if by > 0 else rf"loses {-by}", ability.text)
            case verbs.Potential(by=by):
                check(rf"{by} base more" if by > 0 else rf"Potential falls (by {-by}|to 1)", ability.text)
                assert by == -3 or "falls to" not in ability.text
            case verbs.Strikes(by=by):
                check("a Strike, but never the third" if by > 0 else "take a Strike off", ability.text)
            case verbs.Balls(by=by):
                check("a Ball, but never the fourth" if by > 0 else "take a Ball off", ability.text)
            case verbs.Peek(what=what):
                check("the other coach's hand" if what == "hand" else "their face-down cards", ability.text)
            case verbs.Take(pile=pile):
                check(r"take a card from the Shadows" if pile == "shadows" else r"from your discards", ability.text)
            case _:
                check(SAYS[type(effect)].format(**effect.model_dump()), ability.text)
        if isinstance(effect, verbs.Reroll):
            check({"both": "both dice", "lowest": "lower die", "highest": "higher die"}[effect.dice], ability.text)
        if isinstance(effect, verbs.ToShadows):
            words = {
                "this": "this card", "their_discard": "the top of their discards", "own_hand": "a card of your hand",
                "their_hand": "a random card of the other coach's hand",
                "their_special": "the other coach's Special, face up or down",
            }
            check(words[effect.what], ability.text)


@each_ability
def test_what_is_always_in_effect(card: Card, ability: Ability) -> None:
    always = ability.always
    if always is None:
        return
    for by, stat in ((always.pitch, "Pitch"), (always.bat, "Bat"), (always.catch, "Catch")):
        assert bool(by) == bool(re.search(rf"\b(to|from) {stat}\b", ability.text))
        if by:
            check(rf"adds? {by} to {stat}" if by > 0 else rf"lose {-by} from {stat}", ability.text)
    whose = {"ours": r"\byour (Batters|Pitchers|Outfielders)", "theirs": r"the other coach's (Batters|Pitchers)",
             "self": r"^(At Bat|On the Mound), adds|^Stays|, stays", "everyone": r"all (Batters|Pitchers)"}
    check(whose[always.for_], ability.text)
    if always.free_keep:
        check("for free", ability.text)


CONDITIONS = {
    "score": r"while you are (behind|tied|ahead)", "shadows": r"while .*Shadows", "weather": r"Weather",
    "strikes": r"while there are {least} Strikes", "balls": r"while there are {least} Balls or more",
    "runners": r"with a runner on", "team_mate": r"while another {tag} Player of yours is in play",
}


@each_ability
def test_conditions(card: Card, ability: Ability) -> None:
    for need in ability.needs:
        check(CONDITIONS[need.verb()].format(**need.model_dump()), ability.text)
        if need.verb() == "shadows":
            check("2 cards or more" if need.least == 2 else "a card is", ability.text)  # type: ignore[attr-defined]
        if need.verb() == "score":
            check(f"while you are {need.standing}", ability.text)  # type: ignore[attr-defined]
    if not ability.needs:
        assert "while you are" not in ability.text
        assert " with a runner on" not in ability.text
        assert " while " not in ability.text.removeprefix("While")


@each_ability
def test_a_word_that_promises_something_stands_where_that_is_so_and_only_there(card: Card, ability: Ability) -> None:
    """The other way round: each of these words on a card is kept by its file, wherever the card says it."""
    text, always = ability.text.lower(), ability.always
    windows = ability.when | (card.when if ability.on == "flipped" and not card.player else frozenset())
    promises = {
        "on base": ability.zones == {"bases"},
        "at bat,": ability.zones == {"at_bat"} and ability.on != "out",
        "on the mound": ability.zones == {"mound"},
        "in the outfield": ability.zones == {"outfield"},
        "whenever": ability.on not in ("", "flipped") and ability.zones == IN_PLAY,  # on a base too
        "when turned up": ability.on == "flipped" and (card.player or card.weather),
        "for free": always is not None and always.free_keep,
        " again": any(isinstance(effect, verbs.Reroll) for effect in ability.effects),
        "at a reveal": ability.when != card.when and "reveal" in ability.when,
        "once a turn": ability.once == "turn" and bool(ability.when),
        "once a half": ability.once == "half" and bool(ability.when),
        "answer": bool(windows) and all(window.startswith("their_") for window in windows),
        "random": any(isinstance(e, verbs.ToShadows) and e.what == "their_hand" for e in ability.effects),
        "even on theirs": ability.on in ("hit", "walk", "run", "fumble", "caught", "strike", "ball", "out")
        and ability.zones == {"special"},
    }
    assert {words: words in text for words in promises} == promises
    assert not re.search(r"\b(before|any time|every roll|each turn)\b", text)  # words that no file can keep


def test_texts_are_short_and_each_is_its_own() -> None:
    texts = [ability.text for _, ability in ABILITIES if ability.name not in ("Reroll", "Add 1")]
    assert max(map(len, texts)) <= 88
    twice = {text for text in texts if texts.count(text) > 1}
    assert twice == {"When turned up, send the top of their discards to the Shadows."}
    quips = [card.quip for _, card in EVERY]
    assert len(set(quips)) == len(EVERY)
    assert all(10 <= len(quip) <= 72 for quip in quips)
