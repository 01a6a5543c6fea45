"""What the file of owners may say: the characters behind the clubs, what they like to do and how they talk."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from lordsball.content.catalog import Kind
from lordsball.content.models import Id, Model, Name, Sentence, ShortName

_Taste = Annotated[float, Field(ge=-0.5, le=0.5)]
_Remarks = Annotated[tuple[Sentence, ...], Field(max_length=12)]


class Likes(Model):
    """What an owner of this character likes to do, in Victory Points on top of what it is worth."""

    draw: _Taste = 0.0
    """Spending a Media token for one more card."""
    upgrade: _Taste = 0.0
    """A Regular who becomes a Star."""
    call_up: _Taste = 0.0
    """A Prospect who comes to the club."""
    trade: _Taste = 0.0
    """A trade."""
    sign: _Taste = 0.0
    """Signing Prospects."""
    fans: _Taste = 0.0
    """Winning Fans."""
    manager: _Taste = 0.0
    """Looking for a Manager."""
    reroll: _Taste = 0.0
    """Another roll for a Manager."""
    stadium: _Taste = 0.0
    """Using a card for the stadium."""
    build: _Taste = 0.0
    """Building a tile."""
    option: _Taste = 0.0
    """Moving an executive."""
    media: _Taste = 0.0
    """Media tokens."""
    buy: _Taste = 0.0
    """Buying a Victory Point."""
    spite: Annotated[float, Field(ge=0.0, le=3.0)] = 1.0
    """How much what others lose counts: 1 as much as it does to anybody."""


class Remarks(Model):
    """What such an owner says when doing these things; one of them each time, or what anybody would say."""

    draw: _Remarks = ()
    """Spending a Media token for one more card."""
    upgrade: _Remarks = ()
    """A Regular becomes a Star."""
    call_up: _Remarks = ()
    """A Prospect comes to the club."""
    trade: _Remarks = ()
    """A trade."""
    sign: _Remarks = ()
    """Prospects are signed."""
    fans: _Remarks = ()
    """Fans are won."""
    manager: _Remarks = ()
    """A Manager is looked for."""
    hire: _Remarks = ()
    """A Manager is hired."""
    stadium: _Remarks = ()
    """A card goes into the stadium."""
    build: _Remarks = ()
    """A tile is built."""
    option: _Remarks = ()
    """An executive moves."""
    media: _Remarks = ()
    """Media tokens are taken."""
    buy: _Remarks = ()
    """A Victory Point is bought."""
    done: _Remarks = ()
    """The money is kept."""
    token: _Remarks = ()
    """Somebody retires."""
    event: _Remarks = ()
    """An event is picked for everybody."""


class Character(Model):
    """Who owns a club: how computer players of any level act there, and what they say."""

    id: Id
    """Used once."""
    name: Name
    """The owner's name."""
    called: ShortName
    """What the others call the owner: `the Builder`."""
    text: Sentence
    """A line about the owner."""
    likes: Likes = Likes()
    """Small tastes; none of them should make the owner stronger or weaker."""
    says: Remarks = Remarks()
    """Short remarks."""


class OwnersFile(Model):
    """The characters of owners (`owners.yaml`): one for each club of a league, from the top of its list."""

    owners: Annotated[tuple[Character, ...], Field(min_length=1, max_length=32, title="owners")]
    """One entry a character."""


OWNERS = Kind("owners", ("owners.yaml", "owners/*.yaml"), OwnersFile)
