"""What both coaches have before them: Team card, Vibes, Special, deck and discards. The hand is in `hand_view.py`."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.wild_cards.names import SPECIAL
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.wild_cards import places
from lordsball.ui.wild_cards.dress import back, faces, look_of, lying, seat_mark
from lordsball.ui.wild_cards.offers.spots import card_in, is_down, own
from lordsball.ui.wild_cards.pieces.card import draw_card
from lordsball.ui.wild_cards.pieces.faces import Face, SpecialFace, TeamFace
from lordsball.ui.wild_cards.pieces.light import draw_tint
from lordsball.ui.wild_cards.pieces.look import MUTED, TEXT, TeamLook
from lordsball.ui.wild_cards.pieces.places import draw_empty_special, draw_pile, draw_shadows, draw_weather
from lordsball.ui.wild_cards.pieces.vibe import draw_vibes
from lordsball.ui.wild_cards.pieces.zone import draw_zone
from lordsball.ui.wild_cards.sight import Sight
from lordsball.ui.wild_cards.zones.name_plate import draw_name_plate


class Pile(NamedTuple):
    """A pile: its top as it is seen, how many cards, whether it can be chosen."""

    face: Face | None
    many: int
    lit: bool


class Before(NamedTuple):
    """What lies before one coach.

    :param name: on the tag of a Special that lies face down, for the eyes of its coach.
    """

    look: TeamLook
    mark: tuple[str, str]
    team: TeamFace
    vibes: int
    special: Face | None
    name: str
    on_special: int
    deck: Pile
    discard: Pile
    players_left: int
    lit: tuple[bool, bool]
    """The Team card and the Special."""
    chosen: tuple[bool, bool]


def describe_coach(sight: Sight, seat: int) -> Before:
    """What lies before a coach, as this screen may see it."""
    t, away = sight.t, sight.motion.away
    coach, team, cards = t.coaches[seat], t.team(seat), faces(t.cards)
    spots = {kind: own(sight, seat, kind) for kind in ("team", SPECIAL, "deck", "discard")}
    card = "" if spots[SPECIAL] in away else card_in(sight, spots[SPECIAL])
    down = is_down(t, seat, SPECIAL)
    known = t.cards.card.get(card)
    discards = coach.discard[:-1] if spots["discard"] in away else coach.discard
    face = cards[team.id]
    assert isinstance(face, TeamFace)
    lit = sight.lit | sight.lit_in_secret if sight.peeked else sight.lit
    chosen = (sight.chosen == spots["team"], sight.chosen == spots[SPECIAL])
    return Before(
        look_of(team), seat_mark(seat), face, coach.vibes,
        lying(t.cards, "?" if down else card, team) if card else None,
        known.short if down and known is not None else "", t.vibes.get(card, 0),
        Pile(back(team), len(coach.deck), spots["deck"] in sight.lit),
        Pile(cards[discards[-1]] if discards else None, len(discards), False),
        t.players_left(seat) if t.half else 0, (spots["team"] in lit, spots[SPECIAL] in lit), chosen,
    )


class Theirs(NamedTuple):
    """The other coach, the Weather and whose it is, the Shadows."""

    coach: Before
    weather: SpecialFace | None
    owner: tuple[str, str] | None
    shadow: Face | None
    shadows: int
    lit: bool


class TheirsView:
    """The other coach at the upper edge, with Weather and Shadows beside."""

    area = places.spread(places.THEIRS, 24)

    def describe(self, sight: Sight) -> Theirs:
        """The coach, the Weather and whose it is, the Shadows."""
        t, away, cards = sight.t, sight.motion.away, faces(sight.t.cards)
        weather = cards[t.weather] if t.weather and "weather" not in away else None
        assert weather is None or isinstance(weather, SpecialFace)
        shadows = t.shadows[:-1] if "shadows" in away else t.shadows
        owner = seat_mark(t.weather_owner) if weather is not None else None
        top = cards[shadows[-1]] if shadows else None
        return Theirs(describe_coach(sight, sight.them), weather, owner, top, len(shadows), "weather" in sight.lit)

    def paint(self, canvas: Canvas, told: Theirs) -> None:
        """The strip from left to right; the fan of backs is drawn by the hand's view."""
        coach = told.coach
        draw_tint(canvas, *places.THEIRS, coach.look.edge)
        box = places.THEIR_TEAM
        draw_card(canvas, box.x, box.y, coach.team, (box.w, box.h), lit=coach.lit[0])
        draw_glyph(canvas, *coach.mark, box.x - 2, box.y - 2, 18)
        _draw_purse(canvas, places.THEIR_VIBES, coach.vibes, 24)
        _draw_special(canvas, places.THEIR_SPECIAL, 3, coach)
        draw_pile(canvas, *places.THEIR_DECK, coach.deck.face, coach.deck.many, coach.deck.lit, coach.look.edge)
        draw_pile(canvas, *places.THEIR_DISCARD, coach.discard.face, coach.discard.many, False, coach.look.edge)
        draw_weather(canvas, *places.WEATHER, told.weather, told.owner, told.lit)
        draw_shadows(canvas, *places.SHADOWS, told.shadows, told.shadow)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Nothing of it moves by itself."""


class MineView:
    """The coach at the lower edge."""

    area = places.spread(places.MINE, 24)

    def describe(self, sight: Sight) -> Before:
        """Everything but the hand."""
        return describe_coach(sight, sight.me)

    def paint(self, canvas: Canvas, told: Before) -> None:
        """The strip without the hand."""
        draw_tint(canvas, *places.MINE, told.look.edge)
        box = places.MY_TEAM
        draw_card(canvas, box.x, box.y, told.team, (box.w, box.h), lit=told.lit[0], chosen=told.chosen[0])
        draw_glyph(canvas, *told.mark, box.x - 3, box.y - 3, 22)
        _draw_purse(canvas, places.MY_VIBES, told.vibes, 26)
        _draw_special(canvas, places.MY_SPECIAL, 4, told)
        draw_pile(canvas, *places.MY_DECK, told.deck.face, told.deck.many, told.deck.lit, told.look.edge)
        draw_pile(canvas, *places.MY_DISCARD, told.discard.face, told.discard.many, False, told.look.edge)
        line = places.PLAYERS_LEFT
        canvas.text("Players left", "body", 18, line.x, line.cy, MUTED, "ml", width=106, height=line.h)
        canvas.text(
            str(told.players_left), "black", 22, line.right - 2, line.cy, TEXT, "mr", width=32, height=line.h + 6
        )

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Nothing of it moves by itself."""


def _draw_purse(canvas: Canvas, box: Box, count: int, d: float) -> None:
    """The Vibes on a Team card."""
    if count:
        draw_vibes(canvas, box.x, box.cy - d / 2, count, d, box.w)
    else:
        canvas.text("no Vibes", "body", 18, box.x, box.cy, MUTED, "ml", width=box.w, height=26)


def _draw_special(canvas: Canvas, box: Box, margin: float, coach: Before) -> None:
    if coach.special is None:
        draw_empty_special(canvas, *box, coach.look, coach.lit[1])
        return
    draw_zone(canvas, *box, "", coach.look, colour=coach.look.second)
    x, y, w, h = places.spread(box, -margin)
    draw_card(canvas, x, y, coach.special, (w, h), lit=coach.lit[1], chosen=coach.chosen[1])
    if coach.name:
        draw_name_plate(canvas, box.cx, box.bottom - 8, coach.name, coach.look.edge, w - 6)
    if coach.on_special:
        draw_vibes(canvas, x + 3, y + h - 20, coach.on_special, 20, w - 6)
