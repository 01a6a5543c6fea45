"""How a team dresses: plain data, so that an edited team changes its cards, and a team without a look still has one."""

from dataclasses import dataclass

from lordsball.ui.kit.theme import mix

INK = "#1b0f24"
"""The outline of everything on a Monster League table."""


@dataclass(frozen=True, slots=True)
class TeamLook:
    """The colors and the emblem of a team. Without arguments: the gray of a team nobody has dressed yet.

    :param emblem: the name of a sprite.
    :param cap: light, middle, shade.
    :param brim: light, middle, shade; also the piping of the jersey.
    :param ribbon: top and bottom of the ribbon with a name.
    :param window: center, middle, edge of the ground behind a portrait.
    :param accent: small things, such as the team's line in a chart.
    """

    emblem: str = "monster_league/emblems/ball"
    cap: tuple[str, ...] = ("#8d83a8", "#6c6288", "#453d5e")
    brim: tuple[str, ...] = ("#fffaf0", "#e3dcee", "#aba2bf")
    ribbon: tuple[str, ...] = ("#5a5078", "#3a3252")
    window: tuple[str, ...] = ("#9a92b4", "#5d5478", "#332b4a")
    accent: str = "#cdbfe8"

    @property
    def glow(self) -> str:
        """The light around a card of this team."""
        return mix(mix(self.window[0], self.cap[0], 0.45), "#ffffff", 0.12)


UNDRESSED = TeamLook()
UNKNOWN_PORTRAIT = "monster_league/portraits/unknown"
