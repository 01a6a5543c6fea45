"""The picture on a Regular Season card: which place, which people in what pose and mood, which things, and where.

Every name below is a drawing of its own in assets/sprites/lords/season; the window puts them together.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from lordsball.content.models import Id, Model, own_words

Backdrop = Literal[
    "barn", "bleachers", "box", "day", "dugout", "dusk", "fair", "fence", "fireworks", "fog", "night", "office",
    "rain", "snow", "street", "telegraph", "train",
]
"""Places, with their own sky and light."""
Face = Literal[
    "ace", "braid", "chops", "curls", "dowager", "elder", "freckles", "greybeard", "lantern_jaw", "mountain",
    "otto", "puff", "scholar", "schoolboy", "slick", "specs", "turban", "tycoon", "walrus",
]
"""Who."""
Pose = Literal[
    "bib", "bunt", "catcher", "chest", "crowd", "desk", "follow", "hold", "leap", "manager", "owner", "run",
    "seated", "slide", "spread", "stance", "sulk", "swing", "throw", "umpire", "windup",
]
"""What somebody does."""
Mood = Literal[
    "calm", "dazed", "fright", "grin", "grit", "pray", "sad", "shout", "sleep", "smirk", "wink",
]
"""How somebody looks at it."""
Hat = Literal[
    "none", "bandage", "bandana", "bonnet", "bowler", "cap", "mask", "straw", "topper", "turban", "visor",
]
"""What somebody wears; `none` is bareheaded."""
Dress = Literal["clerk", "overalls", "band", "sunday"]
"""Clothes of those who do not play."""
Thing = Literal[
    "aces", "ball", "ball_dead", "ball_small", "ball_speed", "base", "basket", "bat", "bat_legs", "black_cat",
    "boo", "bottle", "brawl", "broom", "bubble", "bulb", "calendar", "camera", "cap_lift", "chalk_cart", "chart_up",
    "chessboard", "cigar", "clover", "cobweb", "cork_bat", "cow", "crutch", "drum", "dust", "emery", "fence_legs",
    "flash", "goat", "halo", "hammer", "handshake", "hat_coins", "hole_roof", "horse", "ice_crate", "knuckle",
    "ledger", "lemonade", "megaphone", "milk", "mirror", "money_bag", "moon", "mug", "newspaper", "note",
    "note_letter", "pawn_sign", "peanut", "peanut_bag", "pennant", "piggy", "pitchfork", "poem", "powder",
    "price_tag", "prophet_sign", "question", "quill", "rake", "score_16", "slips", "spit_ball", "spyglass", "stars",
    "streetcar", "suitcase", "sweat", "tape", "telegraph_key", "thermometer", "tickets", "topper", "torch",
    "trapeze", "tuba", "turnstile", "umbrella", "wrong_notes", "zzz",
]
"""Things."""

Number = Annotated[float, Field(ge=-200, le=400)]
Point = Annotated[tuple[Number, ...], Field(min_length=2, max_length=2, title="Numbers")]
"""From the upper left corner of a picture that is 220 wide and 132 high."""
Size = Annotated[float, Field(ge=0.2, le=3)]
Turn = Annotated[float, Field(ge=-180, le=180)]


class Prop(Model):
    """A thing in somebody's hand: `{prop: peanut, size: 0.7, at: [6, -16]}`."""

    prop: Thing
    """Which one."""
    at: Point = (0, 0)
    """How far its middle is from the hand."""
    size: Size = 1
    """1: as it is drawn."""
    turn: Turn = 0
    """Degrees clockwise."""
    flip: bool = False
    """Mirrored."""


class Layer(Model):
    """Somebody (`{face: walrus, pose: spread, at: [162, 127]}`) or something (`{prop: goat, at: [96, 92]}`)."""

    prop: Thing | None = None
    """A thing."""
    face: Face | None = None
    """Or a person."""
    pose: Pose | None = None
    """What the person does; `chest` is head and shoulders for rows of people, `bib` the same in few
    strokes."""
    mood: Mood | None = None
    """Left out: as the face is by nature. Beards hide the mouth: give them fright, sleep, pray or dazed."""
    hat: Hat | None = None
    """Left out: as the face is by nature."""
    club: Id | None = None
    """A team of any league, whose colors the person wears; left out: the club of the picture."""
    dress: Dress | None = None
    """Instead of the club's shirt."""
    hold: Prop | None = None
    """A thing in the hand."""
    at: Point
    """The middle of a thing; of a person the middle between the feet (at 127 they stand on the ground), of `chest`
    and `bib` the middle of the face."""
    size: Size = 1
    """1: as it is drawn."""
    turn: Turn = 0
    """Degrees clockwise."""
    flip: bool = False
    """Mirrored: people look to the right, and with this to the left."""

    @model_validator(mode="after")
    def _one_of_both(self) -> Layer:
        worn = [key for key in ("pose", "mood", "hat", "club", "dress", "hold") if getattr(self, key) is not None]
        if (self.prop is None) == (self.face is None):
            raise own_words(f"found {'neither' if self.prop is None else 'both'}, expected either a prop or a face")
        if self.face is not None and self.pose is None:
            raise own_words("found a face without a pose, expected both")
        if self.prop is not None and worn:
            raise own_words(f"found {worn[0]} for a prop, which only people have, expected a face")
        return self


class Picture(Model):
    """A place, and who and what is before it."""

    backdrop: Backdrop
    """The place."""
    club: Id | None = None
    """A team of any league: what all people and things in it wear that name none; left out: no club's colors."""
    focus: Point | None = None
    """Where place and people belong together (a ball through the roof of a barn): the point round which a lower or
    narrower frame is cut. Left out: people shrink before the place instead, and stay whole."""
    layers: Annotated[tuple[Layer, ...], Field(min_length=1, max_length=12, title="People and things")]
    """From back to front."""

    @property
    def clubs(self) -> tuple[str, ...]:
        """The clubs whose colors are worn in it, each once."""
        named = (self.club, *(layer.club for layer in self.layers))
        return tuple(dict.fromkeys(club for club in named if club is not None))
