"""What everything on the table is called, what it says now and why it matters: for tips, and for lessons to point at.

Only what the screen may show is told: a card face down is a card face down.
"""

from __future__ import annotations

from collections.abc import Iterator

from lordsball.engine.secrets import HIDDEN
from lordsball.games.phrasing import capital, club, counted, possessive
from lordsball.games.wild_cards import totals
from lordsball.games.wild_cards.cards import Card
from lordsball.games.wild_cards.log import reach, vibes
from lordsball.games.wild_cards.names import AT_BAT, HOME, LYING_WORDS, MOUND, OUTFIELD, SPECIAL, kind_of
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.table.board import Landmark
from lordsball.ui.wild_cards import table_layout
from lordsball.ui.wild_cards.pieces.faces import BackFace, PlayerFace
from lordsball.ui.wild_cards.pieces.look import HEX_WORDS
from lordsball.ui.wild_cards.pieces.scoreboard import LAMPS
from lordsball.ui.wild_cards.steps import NOWHERE, STEPS
from lordsball.ui.wild_cards.table_layout import SCORE, box_of, card_in, own, spread, zone_card, zone_seat
from lordsball.ui.wild_cards.view_model import PLAY, ViewModel
from lordsball.ui.wild_cards.zones.frame_views import RAIL, InspectorView
from lordsball.ui.wild_cards.zones.odds_view import both_up
from lordsball.ui.wild_cards.zones.tray_view import ROLLS, sentence, total_of

_ROLES = {
    MOUND: ("Mound", "The Pitcher. Two dice and its Pitch make the number that the Batter has to beat.", "reveal"),
    AT_BAT: ("At Bat", "The Batter. Two dice and its Bat: higher than the pitch is a Hit, even a Ball, lower a Strike.",
             "swing"),
    OUTFIELD: ("Outfield", "The Outfielder. Two dice and its Catch: higher than the Batter's total catches a Hit.",
               "catch"),
}
_TRAYS = {
    MOUND: ("pitch_tray", "The higher, the harder to hit.", "play_ball"),
    AT_BAT: ("swing_tray", "How much higher than the pitch it is says how many bases a Hit is good for.", "hit"),
    OUTFIELD: ("catch_tray", "Higher than the swing is an Out. Anything else is a fumble: one base more for everybody.",
               "catch"),
}
_BASES = ("", "First base", "Second base", "Third base", "Home")


def landmarks(model: ViewModel) -> list[Landmark]:
    """Everything that stands on the table now; nothing before the game begins, where a coin covers it."""
    if model.table is None or model.stage != PLAY:
        return []
    found = [*_score(model), *_zones(model), *_park(model), *_middle(model)]
    for seat in (model.them, model.me):
        found += _before_coach(model, seat)
    return [*found, *_shared(model), *_cards(model), *_big_card(model)]


def _score(model: ViewModel) -> Iterator[Landmark]:
    t, rules = model.t, model.t.cards.rules
    for seat in (0, 1):
        name = "runs" if seat == model.me else "their_runs"
        side = "at bat" if t.batting == seat else "in the field"
        box = Box(SCORE.x + 6 + seat * 202, SCORE.y + 5, 194, 48)
        title = f"{capital(club(t.team(seat).short))}, {side}: {counted(t.runs[seat], 'run')}"
        yield Landmark(name, box, title, "More runs after both halves win. A tie stands.", "over")
    half = "The first team bats now; then the teams change sides." if t.half == 1 else (
        f"{capital(club(t.team(t.batting).short))} win as soon as they have more runs.")
    yield Landmark("half", Box(SCORE.x + 412, SCORE.y, 64, SCORE.h), f"Half {t.half} of 2", half, "changing")
    lamps = (
        ("strikes", "Strikes", t.strikes, rules.strikes, "The last one is an Out. They stay on for the next Batter.",
         "strike"),
        ("balls", "Balls", t.balls, rules.balls,
         "The last one is a Walk: everybody moves one base. They stay on for the next Batter.", "ball"),
        ("outs", "Outs", t.outs, rules.outs, "The last one ends the half.", "out"),
    )
    for (name, words, lit, of, about, heading), left, right in zip(
        lamps, LAMPS, (*LAMPS[1:], SCORE.w), strict=True
    ):
        box = Box(SCORE.x + left, SCORE.y, right - left - 18, SCORE.h)
        yield Landmark(name, box, f"{words}: {lit} of {of}", about, heading)


def _zones(model: ViewModel) -> Iterator[Landmark]:
    t = model.t
    for zone, (title, about, heading) in _ROLES.items():
        lies = _card_words(model, zone_card(model, zone))
        yield Landmark(zone, table_layout.ZONES[zone], f"{title}: {lies}", about, heading)
        name, why, chapter = _TRAYS[zone]
        box = table_layout.TRAYS[zone]
        yield Landmark(name, box, sentence(model, zone), why, chapter)
        if zone == _rolling_zone(model):
            yield Landmark("tray", box, sentence(model, zone), why, chapter)
    if t.potential:
        far = f"Potential {'H' if t.potential >= HOME else t.potential}: {reach(t.potential)}"
    else:
        far = "Potential: no Hit yet"
    about = "How far everybody may run on a Hit: by as much as the swing beats the pitch. H is all the way home."
    yield Landmark("potential", table_layout.DIAL, far, about, "hit")


def _rolling_zone(model: ViewModel) -> str:
    """The zone whose dice count now, or come next."""
    t = model.t
    for zone, roll in ROLLS.items():
        if t.roll == roll:
            return zone
    if t.potential:
        return OUTFIELD
    return AT_BAT if total_of(t, ROLLS[MOUND]) else MOUND


def _park(model: ViewModel) -> Iterator[Landmark]:
    on = [base for base in (1, 2, 3) if card_in(model, f"base:{base}")]
    title = f"The bases: {counted(len(on), 'runner')}" if on else "The bases: empty"
    yield Landmark("bases", table_layout.PARK, title, "Who comes all the way home scores a run.", "running")
    for base in (1, 2, 3, 4):
        runner = card_in(model, f"base:{base}")
        who = "" if base == HOME else f": {model.t.name(runner)}" if runner else ": empty"
        about = "Runners stay on base for free until they come home, or until the half ends."
        if base == HOME:
            about = "A runner who gets here scores a run; the card goes to the discards."
        yield Landmark(f"base:{base}", box_of(model, f"base:{base}"), f"{_BASES[base]}{who}", about, "running")


def _middle(model: ViewModel) -> Iterator[Landmark]:
    if both_up(model):
        title = "Odds"
        about = "How the next dice can fall, counted exactly. Abilities that may still be used are left out."
    else:
        title, about = "Odds: not yet", "They stand here once Pitcher and Batter are turned up."
    yield Landmark("odds", table_layout.ODDS, title, about, "odds")
    step = "" if model.step == NOWHERE else f": {STEPS[model.step]}, step {model.step + 1} of {len(STEPS)}"
    yield Landmark("steps", spread(RAIL, 4), f"The turn{step}", "From cards face down to full hands.", "turn")
    yield Landmark("plates", table_layout.DECIDE, "Your choices", "What you can do now, and what comes of it.", "turn")
    yield Landmark("big_card", table_layout.INSPECTOR, "The card in full",
                   "Point at any card to read it here; a right click or I keeps it.", "cards")


_ON_THE_CARD = (
    ("pitch", "Pitch", "Added to two dice on the Mound.", "play_ball"),
    ("bat", "Bat", "Added to two dice at bat.", "swing"),
    ("catch", "Catch", "Added to two dice in the Outfield.", "catch"),
    ("vibes", "Vibes", "As many lie on the card when it is turned up.", "vibes"),
)
_NUMBERS, _ROW = Box(table_layout.INSPECTOR.x + 30, table_layout.INSPECTOR.y + 78, 74, 40), 43.0
"""The first of the numbers that stand below one another on a Player in full, and how far apart they are."""
_WORDS = Box(table_layout.INSPECTOR.x + 36, table_layout.INSPECTOR.y + 252, 232, 106)


def _big_card(model: ViewModel) -> Iterator[Landmark]:
    """What is printed on the card in full."""
    face = InspectorView().describe(model).face
    if isinstance(face, PlayerFace):
        for number, (name, title, about, heading) in enumerate(_ON_THE_CARD):
            box = _NUMBERS._replace(y=_NUMBERS.y + number * _ROW)
            yield Landmark(f"big_card:{name}", box, f"{title} {getattr(face, name)}", about, heading)
    if not isinstance(face, BackFace) and face.powers:
        kinds = dict.fromkeys(HEX_WORDS[power.kind] for power in face.powers)
        about = "The hexagon before an ability says when it works."
        yield Landmark("big_card:abilities", _WORDS, ". ".join(kinds), about, "abilities")


def _before_coach(model: ViewModel, seat: int) -> Iterator[Landmark]:
    t, mine = model.t, seat == model.me
    prefix, whose = ("", "Your") if mine else ("their_", "Their")
    coach, team = t.coaches[seat], t.team(seat)
    boxes = {
        "team": table_layout.MY_TEAM, "vibes": table_layout.MY_VIBES, "special": table_layout.MY_SPECIAL,
        "hand": table_layout.MY_HAND, "deck": table_layout.MY_DECK, "discard": table_layout.MY_DISCARD,
    } if mine else {
        "team": table_layout.THEIR_TEAM, "vibes": table_layout.THEIR_VIBES, "special": table_layout.THEIR_SPECIAL,
        "hand": table_layout.THEIR_HAND, "deck": table_layout.THEIR_DECK, "discard": table_layout.THEIR_DISCARD,
    }
    batting = seat == t.batting
    again = "Batting, you go through it once." if mine else "At bat, a coach goes through it once."
    deck = again if batting else "When it runs out in the field, the discards are shuffled into a new one."
    rows = (
        ("team", f"{whose} Team card: {team.name}", _texts(team.card), "cards"),
        ("vibes", f"{whose} Vibes: {t.vibes_of(seat)}, {coach.vibes} of them on the Team card",
         "They pay for abilities and for cards that stay. Turned-up cards bring them; discarding brings 1. "
         "At the change of sides all are lost.", "vibes"),
        ("special", f"{whose} Special zone: {_card_words(model, card_in(model, own(model, seat, SPECIAL)))}",
         "One Special lies here, face down until its coach turns it up.", "specials"),
        ("hand", f"{whose} hand: {counted(len(coach.hand), 'card')}",
         f"After every turn it is filled up to {t.cards.rules.hand} again.", "draw"),
        ("deck", f"{whose} deck: {counted(len(coach.deck), 'card')}", deck, "draw"),
        ("discard", f"{whose} discards: {counted(len(coach.discard), 'card')}", "A click looks through them.", "piles"),
    )
    for name, title, about, heading in rows:
        yield Landmark(f"{prefix}{name}", boxes[name], title, about, heading)
    if mine:
        about = "Players in your deck and hand. With none left to bat, a half at bat is over."
        title = f"Players left: {t.players_left(seat)}"
        yield Landmark("players_left", table_layout.PLAYERS_LEFT, title, about, "draw")
    else:
        yield Landmark("recap", table_layout.BUBBLE, "What they did last", "The Log has the whole story.", "turn")


def _shared(model: ViewModel) -> Iterator[Landmark]:
    t = model.t
    sky = "clear"
    if t.weather:
        sky = f"{t.name(t.weather)}, {possessive(club(t.team(t.weather_owner).short))}"
    about = "One Weather at a time, for the coach who played it. It stays for free until another comes."
    yield Landmark("weather", table_layout.WEATHER, f"The Weather: {sky}", about, "weather")
    yield Landmark("shadows", table_layout.SHADOWS, f"The Shadows: {counted(len(t.shadows), 'card')}",
                   "Cards here are gone, unless an ability fetches them.", "shadows")


def _cards(model: ViewModel) -> Iterator[Landmark]:
    """Every card whose face this screen shows, where it lies; in a zone or hand it is the smaller place."""
    hand = [f"hand:{number}" for number in range(len(model.t.coaches[model.me].hand))]
    spots = (*hand, MOUND, AT_BAT, OUTFIELD, "base:1", "base:2", "base:3", "special", "their_special", "weather")
    for spot in spots:
        card = card_in(model, spot)
        known = model.t.cards.card.get(card)
        if known is None:
            continue
        seat = zone_seat(model.t, spot) if spot in _ROLES else model.me
        down = spot in _ROLES and not getattr(model.t.coaches[seat], spot)
        box = spread(box_of(model, spot), -1)
        yield Landmark(f"card:{card}", box, _described(model, known, spot), _why(model, known, spot, down), "players"
                       if known.player else "specials")


def _described(model: ViewModel, card: Card, spot: str) -> str:
    on = model.t.vibes.get(card.id, 0)
    holds = f", {vibes(on)} on it" if on else ""
    if card.player:
        return f"{card.name}: Pitch {card.pitch}, Bat {card.bat}, Catch {card.catch}{holds}"
    return f"{card.name}: {kind_of(card.weather, card.quick)}{holds}"


def _why(model: ViewModel, card: Card, spot: str, down: bool) -> str:
    words = []
    if down:
        words.append("Face down: only you can see it.")
    elif spot in ROLLS:
        adds = totals.modifier(model.t, ROLLS[spot])
        words.append(f"{capital(LYING_WORDS[spot])} it adds {adds} to two dice.")
    if card.vibes and spot.startswith("hand:"):
        words.append(f"It brings {vibes(card.vibes)} when it is turned up.")
    return " ".join([*words, _texts(card)]).strip()


def _texts(card: Card) -> str:
    return " ".join(ability.text for ability in card.abilities)


def _card_words(model: ViewModel, card: str) -> str:
    return "empty" if not card else "a card face down" if card == HIDDEN else model.t.name(card)
