"""What the file of clubs without an owner may say: how their figures follow from Team Quality (ruling L50)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from lordsball.content.catalog import Kind
from lordsball.content.models import Model

_Every = Annotated[int, Field(ge=1, le=20)]


class OneForEvery(Model):
    """So many points of Team Quality bring one of each; offices and stadium levels count from 1."""

    stars: _Every
    """Stars. Regulars make up what is missing of the Team Quality."""
    manager: _Every
    """Manager levels above 1."""
    field: _Every
    """Levels of the Field above 1."""
    press_box: _Every
    """Levels of the Press Box above 1."""
    bleachers: _Every
    """Levels of the Bleachers above 1."""
    concessions: _Every
    """Levels of the Concessions above 1."""
    front_office: _Every
    """Levels of the Front Office above 1."""
    farm_system: _Every
    """Levels of the Farm System above 1."""
    prospects: _Every
    """Prospects."""
    fans: _Every
    """Fans."""
    media: _Every
    """Media tokens."""


class UnownedFile(Model):
    """What a club without an owner has besides its token's Team Quality and wins (`unowned.yaml`)."""

    one_for_every: OneForEvery
    """How figures follow from Team Quality."""
    start_fans: Annotated[int, Field(ge=0, le=20)]
    """Fans it has in any case."""
    dollars: Annotated[int, Field(ge=0, le=50)]
    """Cash in hand for each point of Team Quality."""


UNOWNED = Kind("unowned", ("unowned.yaml",), UnownedFile, by_key=True)
