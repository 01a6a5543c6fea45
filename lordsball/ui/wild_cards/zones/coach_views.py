"""What both coaches have before them: Team card, Vibes, Special, deck, discards and hand, and the other's bubble."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.engine.secrets import HIDDEN
from lordsball.games.phrasing import capital, club
from lordsball.games.wild_cards.idle import idle
from lordsball.games.wild_cards.names import SPECIAL
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.paragraph import Markup, plain
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.wild_cards import table_layout
from lordsball.ui.wild_cards.card_faces import back, faces, look_of, lying, seat_mark
from lordsball.ui.wild_cards.pieces.card import LIFT, draw_card, draw_turned_card
from lordsball.ui.wild_cards.pieces.card_frame import draw_narrowed
from lordsball.ui.wild_cards.pieces.dice_and_tokens import draw_vibes
from lordsball.ui.wild_cards.pieces.faces import BackFace, Face, PlayerFace, SpecialFace, TeamFace
from lordsball.ui.wild_cards.pieces.look import FRAME, LIT, MUTED, NIGHT, TEXT, WHITE, TeamLook, draw_tint
from lordsball.ui.wild_cards.pieces.mat import draw_empty_special, draw_pile, draw_shadows, draw_weather, draw_zone
from lordsball.ui.wild_cards.pieces.signs import draw_bubble, draw_name_plate
from lordsball.ui.wild_cards.table_layout import BUBBLE, card_in, is_down, own, spread
from lordsball.ui.wild_cards.view_model import ViewModel


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
    on_cards: int
    """Vibes on the cards in play, which pay as well."""
    special: Face | None
    name: str
    on_special: int
    deck: Pile
    discard: Pile
    players_left: int
    lit: tuple[bool, bool]
    """The Team card and the Special."""
    chosen: tuple[bool, bool]


def describe_coach(model: ViewModel, seat: int) -> Before:
    """What lies before a coach, as this screen may see it."""
    t, away = model.t, model.motion.away
    coach, team, cards = t.coaches[seat], t.team(seat), faces(t.cards)
    spots = {kind: own(model, seat, kind) for kind in ("team", SPECIAL, "deck", "discard")}
    card = "" if spots[SPECIAL] in away else card_in(model, spots[SPECIAL])
    down = is_down(t, seat, SPECIAL)
    known = t.cards.card.get(card)
    discards = coach.discard[:-1] if spots["discard"] in away else coach.discard
    face = cards[team.id]
    assert isinstance(face, TeamFace)
    lit = model.lit | model.lit_in_secret if model.peeked else model.lit
    chosen = (model.chosen == spots["team"], model.chosen == spots[SPECIAL])
    return Before(
        look_of(team), seat_mark(seat), face, coach.vibes, t.vibes_of(seat) - coach.vibes,
        lying(t.cards, "?" if down else card, team) if card else None,
        known.short if down and known is not None else "", t.vibes.get(card, 0),
        Pile(back(team), len(coach.deck), spots["deck"] in model.lit),
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

    area = table_layout.spread(table_layout.THEIRS, 24)

    def describe(self, model: ViewModel) -> Theirs:
        """The coach, the Weather and whose it is, the Shadows."""
        t, away, cards = model.t, model.motion.away, faces(model.t.cards)
        weather = cards[t.weather] if t.weather and "weather" not in away else None
        assert weather is None or isinstance(weather, SpecialFace)
        shadows = t.shadows[:-1] if "shadows" in away else t.shadows
        owner = seat_mark(t.weather_owner) if weather is not None else None
        top = cards[shadows[-1]] if shadows else None
        return Theirs(describe_coach(model, model.them), weather, owner, top, len(shadows), "weather" in model.lit)

    def paint(self, canvas: Canvas, told: Theirs) -> None:
        """The strip from left to right; the fan of backs is drawn by the hand's view."""
        coach = told.coach
        draw_tint(canvas, *table_layout.THEIRS, coach.look.edge)
        box = table_layout.THEIR_TEAM
        draw_card(canvas, box.x, box.y, coach.team, (box.w, box.h), lit=coach.lit[0])
        draw_glyph(canvas, *coach.mark, box.x - 2, box.y - 2, 18)
        _draw_purse(canvas, table_layout.THEIR_VIBES, coach, 24)
        _draw_special(canvas, table_layout.THEIR_SPECIAL, 3, coach)
        draw_pile(canvas, *table_layout.THEIR_DECK, coach.deck.face, coach.deck.many, coach.deck.lit, coach.look.edge)
        draw_pile(canvas, *table_layout.THEIR_DISCARD, coach.discard.face, coach.discard.many, False, coach.look.edge)
        draw_weather(canvas, *table_layout.WEATHER, told.weather, told.owner, told.lit)
        draw_shadows(canvas, *table_layout.SHADOWS, told.shadows, told.shadow)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing of it moves by itself."""


class MineView:
    """The coach at the lower edge."""

    area = table_layout.spread(table_layout.MINE, 24)

    def describe(self, model: ViewModel) -> Before:
        """Everything but the hand."""
        return describe_coach(model, model.me)

    def paint(self, canvas: Canvas, told: Before) -> None:
        """The strip without the hand."""
        draw_tint(canvas, *table_layout.MINE, told.look.edge)
        box = table_layout.MY_TEAM
        draw_card(canvas, box.x, box.y, told.team, (box.w, box.h), lit=told.lit[0], chosen=told.chosen[0])
        draw_glyph(canvas, *told.mark, box.x - 3, box.y - 3, 22)
        _draw_purse(canvas, table_layout.MY_VIBES, told, 26)
        _draw_special(canvas, table_layout.MY_SPECIAL, 4, told)
        draw_pile(canvas, *table_layout.MY_DECK, told.deck.face, told.deck.many, told.deck.lit, told.look.edge)
        draw_pile(canvas, *table_layout.MY_DISCARD, told.discard.face, told.discard.many, False, told.look.edge)
        line = table_layout.PLAYERS_LEFT
        canvas.text("Players left", "body", 18, line.x, line.cy, MUTED, "ml", width=106, height=line.h)
        canvas.text(
            str(told.players_left), "black", 22, line.right - 2, line.cy, TEXT, "mr", width=32, height=line.h + 6
        )

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing of it moves by itself."""


def _draw_purse(canvas: Canvas, box: Box, coach: Before, d: float) -> None:
    """The Vibes on a Team card, and how many more lie on cards, where there is room to say so."""
    if not coach.vibes:
        on_cards = f"{coach.on_cards} on cards" if box.w > _PURSE else f"+{coach.on_cards}"
        words = on_cards if coach.on_cards else "no Vibes"
        canvas.text(words, "body", 18, box.x, box.cy, MUTED, "ml", width=box.w, height=26)
        return
    wide = box.w > _PURSE
    draw_vibes(canvas, box.x, box.cy - d / 2, coach.vibes, d, _PURSE if wide else box.w)
    if wide and coach.on_cards:
        canvas.text(f"+{coach.on_cards} on cards", "body", 18, box.x + _PURSE + 4, box.cy, MUTED, "ml",
                    width=box.w - _PURSE - 4, height=26)


_PURSE = 82.0
"""The room that the tokens on a Team card need."""


def _draw_special(canvas: Canvas, box: Box, margin: float, coach: Before) -> None:
    if coach.special is None:
        draw_empty_special(canvas, *box, coach.look, coach.lit[1])
        return
    draw_zone(canvas, *box, "", coach.look, colour=coach.look.second)
    x, y, w, h = table_layout.spread(box, -margin)
    draw_card(canvas, x, y, coach.special, (w, h), lit=coach.lit[1], chosen=coach.chosen[1])
    if coach.name:
        draw_name_plate(canvas, box.cx, box.bottom - 8, coach.name, coach.look.edge, w - 6)
    if coach.on_special:
        draw_vibes(canvas, x + 3, y + h - 20, coach.on_special, 20, w - 6)


class Held(NamedTuple):
    """Cards in a hand: their faces, those away in flight, those lit, the one chosen, those of no use now."""

    faces: tuple[Face, ...]
    away: tuple[bool, ...]
    lit: tuple[bool, ...]
    chosen: int
    dim: bool
    places: tuple[int, ...]
    """Where in the row each lies, of `room` places."""
    room: int
    tags: tuple[str, ...]
    """What each can be placed as, "" where nothing is placed."""


class HandView:
    """The hand at the lower edge."""

    area = table_layout.spread(table_layout.MY_HAND, 36)

    def describe(self, model: ViewModel) -> Held:
        """Faces, what lights up, what stands higher."""
        t, seat = model.t, model.me
        cards = model.hand(seat)
        names = [f"hand:{number}" for number in range(len(cards))]
        lit = tuple(name in (model.lit_in_secret if model.peeked else model.lit) for name in names)
        chosen = names.index(model.chosen) if model.chosen in names else -1
        dim = model.ours and HIDDEN not in cards and model.is_asked("place", "window", "discard")
        faces = tuple(lying(t.cards, card, t.team(seat)) for card in cards)
        held = model.dragged.spot if model.dragged is not None else ""
        away = tuple(name in model.motion.away or name == held for name in names)
        row, count = model.row()
        tags = tuple(_tag(model, card) for card in cards) if model.is_asked("place") else ("",) * len(cards)
        return Held(faces, away, lit, chosen, dim, tuple(row), count, tags)

    def paint(self, canvas: Canvas, told: Held) -> None:
        """The cards from left to right, the chosen one last."""
        row = table_layout.hand_places(told.room)
        boxes = [row[place] for place in told.places]
        order = [number for number in range(len(boxes)) if number != told.chosen]
        for number in [*order, *([told.chosen] if told.chosen >= 0 else [])]:
            if told.away[number]:
                continue
            box, chosen = boxes[number], number == told.chosen
            draw_card(canvas, box.x, box.y, told.faces[number], (box.w, box.h), lit=told.lit[number] and not chosen,
                      chosen=chosen, dim=told.dim and not told.lit[number])
            if told.tags[number]:
                _draw_tag(canvas, _tag_box(box, told.faces[number], LIFT if chosen else 0), told.tags[number],
                          told.lit[number])

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing moves by itself."""


def _tag(model: ViewModel, card: str) -> str:
    """What a card of the hand can be placed as."""
    t, known = model.t, model.t.cards.card.get(card)
    if known is None:
        return ""
    batting = t.batting == model.me
    if known.player:
        return "Batter" if batting else "Fielder"
    return "No use now" if idle(known, batting) else "Weather" if known.weather else "Special"


def _tag_box(box: Box, face: Face, lift: float) -> Box:
    """Over the foot of the picture, beside the numbers of a Player."""
    left = 46 if isinstance(face, PlayerFace) else 10
    return Box(box.x + left, box.bottom - 53 - lift, box.w - left - 8, 25)


def _draw_tag(canvas: Canvas, box: Box, words: str, lit: bool) -> None:
    canvas.rounded(*box, 6, NIGHT, NIGHT, LIT if lit else FRAME, 1.5)
    draw_narrowed(canvas, words, box.cx, box.cy, box.w - 8, WHITE if lit else MUTED)


class FanView:
    """The other coach's hand: how many cards, and nothing else."""

    area = table_layout.spread(table_layout.THEIR_HAND, 26)

    def describe(self, model: ViewModel) -> tuple[BackFace, tuple[bool, ...]]:
        """Their back, and which of them are in flight."""
        count = len(model.t.coaches[model.them].hand)
        away = tuple(f"theirs:{number}" in model.motion.away for number in range(count))
        return back(model.t.team(model.them)), away

    def paint(self, canvas: Canvas, told: tuple[BackFace, tuple[bool, ...]]) -> None:
        """A fan of backs."""
        face, away = told
        for (cx, cy, angle), gone in zip(table_layout.back_places(len(away)), away, strict=True):
            if not gone:
                draw_turned_card(canvas, cx, cy, face, table_layout.SMALL, -angle)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing moves by itself."""


class Speech(NamedTuple):
    """What the bubble says."""

    words: Markup
    look: TeamLook


class BubbleView:
    """The right end of the other coach's row."""

    area = spread(BUBBLE, 4)

    def describe(self, model: ViewModel) -> Speech:
        """The last deeds, else where the other coach stands."""
        team = model.t.team(model.them)
        words = model.deeds.words(model.them) or _standing(model)
        # The team's name begins most sentences of the log: it stands out.
        name, rest = plain(team.short), plain(words)
        return Speech(Markup(rest.replace(name, f"*{name}*", 1)), look_of(team))

    def paint(self, canvas: Canvas, told: Speech) -> None:
        """The bubble."""
        draw_bubble(canvas, *BUBBLE, told.words, told.look)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing moves."""


def _standing(model: ViewModel) -> str:
    t, seat = model.t, model.them
    name = capital(club(t.team(seat).short))
    if not t.half:
        return f"{name} wait for the coin."
    return f"{name} bat." if t.batting == seat else f"{name} pitch."
