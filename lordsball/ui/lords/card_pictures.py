"""The pictures of the cards: what a card says is on it, else a player before a place; and the shirts of all clubs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.pictures import Backdrop, Face, Hat, Layer, Mood, Picture, Pose
from lordsball.ui.lords.pieces.picture.people import Uniform
from lordsball.ui.lords.pieces.picture.scene import Scene

_FIELD: tuple[tuple[Backdrop, ...], tuple[Pose, ...]] = (
    ("day", "fence", "dusk", "night", "fair"),
    ("throw", "slide", "leap", "bunt", "catcher", "run", "windup", "stance", "follow", "swing"),
)
_WINTER: tuple[tuple[Backdrop, ...], tuple[Pose, ...]] = (
    ("office", "snow", "street", "train", "telegraph"), ("manager", "hold", "sulk", "spread"),
)
"""Places, and what people do there."""
_FACES: tuple[Face, ...] = (
    "ace", "braid", "freckles", "walrus", "turban", "puff", "lantern_jaw", "mountain", "scholar", "elder", "schoolboy",
    "chops", "curls", "slick", "greybeard", "specs",
)
_MOODS: tuple[Mood, ...] = ("calm", "grin", "grit", "smirk", "wink")


@lru_cache(4)
def scenes(cards: Catalog) -> Mapping[str, Scene]:
    """The picture of each Regular Season card, by its id."""
    return {
        id: _dressed(cards, card.picture or _somebody(cards, card.number, *_FIELD)) for id, card in cards.season.items()
    }


@lru_cache(4)
def press_pictures(cards: Catalog) -> Mapping[str, Scene]:
    """A photograph for the news of each Hot Stove card, by its id."""
    return {id: _dressed(cards, _somebody(cards, number, *_WINTER)) for number, id in enumerate(cards.hot_stove)}


@lru_cache(32)
def victory_picture(cards: Catalog, league: str, team: int) -> Scene:
    """The flag goes up: three of a club's people before a full house."""
    club = cards.leagues[league].teams[team].id
    first, left, right = (_FACES[(team * 5 + number * 3) % len(_FACES)] for number in range(3))
    layers = (
        Layer(prop="pennant", at=(186.0, 58.0), size=1.5),
        Layer(face=first, pose="spread", mood="grin", hat=_hat(first, "cap"), at=(106.0, 127.0)),
        Layer(face=left, pose="chest", mood="grin", hat=_hat(left, "cap"), at=(40.0, 108.0), size=0.9),
        Layer(face=right, pose="chest", mood="grin", hat=_hat(right, "cap"), at=(180.0, 108.0), size=0.9, flip=True),
    )
    return _dressed(cards, Picture(backdrop="day", club=club, layers=layers))


def _dressed(cards: Catalog, picture: Picture) -> Scene:
    known = _uniforms(cards)
    return Scene(picture, tuple((club, known[club]) for club in picture.clubs if club in known))


@lru_cache(4)
def _uniforms(cards: Catalog) -> Mapping[str, Uniform]:
    return {
        team.id: Uniform(team.colours[0].lower(), team.colours[1].lower(), team.short[:1].upper(), team.shirt)
        for league in cards.leagues.values() for team in league.teams
    }


def _somebody(cards: Catalog, number: int, places: Sequence[Backdrop], poses: Sequence[Pose]) -> Picture:
    """A player of some club at some place: by a number, so that neighbors differ in everything."""
    face, pose, clubs = _FACES[number * 5 % len(_FACES)], poses[number * 3 % len(poses)], list(_uniforms(cards))
    hat = _hat(face, "mask" if pose == "catcher" else "cap")
    who = Layer(face=face, pose=pose, mood=_MOODS[number * 3 % len(_MOODS)], hat=hat, at=(138.0, 127.0))
    return Picture(backdrop=places[number * 2 % len(places)], club=clubs[number * 7 % len(clubs)], layers=(who,))


def _hat(face: Face, hat: Hat) -> Hat:
    """What somebody wears on the field: a turban stays on."""
    return "turban" if face == "turban" else hat
