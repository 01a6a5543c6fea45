"""Colors: the palettes of the shell and the three games, outcomes, seats, and the faces of buttons.

Colors are '#rrggbb'. Gold means "Space does this" and nothing else; a seat's color always comes with its glyph.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

Colour = str | tuple[int, int, int]


@lru_cache(512)
def rgb(colour: Colour) -> tuple[int, int, int]:
    """'#rrggbb' as three numbers; triples pass through."""
    if isinstance(colour, tuple):
        return colour
    digits = colour.removeprefix("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


@lru_cache(512)
def mix(a: Colour, b: Colour, t: float) -> str:
    """The color a fraction `t` of the way from `a` to `b`."""
    red, green, blue = (round(x + (y - x) * t) for x, y in zip(rgb(a), rgb(b), strict=True))
    return f"#{red:02x}{green:02x}{blue:02x}"


def contrast(a: Colour, b: Colour) -> float:
    """WCAG contrast ratio, 1 to 21."""
    darker, lighter = sorted((_luminance(a), _luminance(b)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (
        v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in rgb(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def opposite(colour: Colour) -> str:
    """Black for a light color, white for a dark one."""
    return "#000000" if contrast(colour, "#000000") >= contrast(colour, "#ffffff") else "#ffffff"


@lru_cache(512)
def strong(colour: Colour) -> str:
    """A color in high contrast: light ones nearly white, dark ones nearly black, with a hint of what they were."""
    return mix(colour, "#ffffff" if opposite(colour) == "#000000" else "#000000", 0.6)


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """An object to press: face from top to bottom, the lip under it, lettering, light along its upper edge."""

    top: str
    bottom: str
    lip: str
    text: str
    light: str


GOLD = ButtonLook("#ffdc7c", "#f5a326", "#9c5407", "#2a1405", "#fff4cf")
VIOLET = ButtonLook("#7a55c6", "#54349a", "#2a1556", "#ffffff", "#cdb6ff")
PINK = ButtonLook("#d93563", "#b51a48", "#6d0c2c", "#ffffff", "#ffc3d2")
BONE = ButtonLook("#fff8e6", "#ecd9b4", "#a98a58", "#2a1405", "#ffffff")
SLATE = ButtonLook("#3c4d68", "#263449", "#111a28", "#f2f5f7", "#8fa3bf")
GREEN = ButtonLook("#2f7350", "#1f5439", "#0d2a1c", "#fff3d2", "#8fd0a8")
BUTTONS = {"gold": GOLD, "violet": VIOLET, "pink": PINK, "bone": BONE, "slate": SLATE, "green": GREEN}


@dataclass(frozen=True, slots=True)
class Theme:
    """The colors of one place. `plain` and `chosen` name the kinds of button a segmented control or tab is made of."""

    name: str
    scene_dark: str
    scene_light: str
    panel_top: str
    panel_bottom: str
    edge: str
    light: str
    well: str
    paper_top: str
    paper_bottom: str
    ink: str
    text: str
    muted: str
    accents: tuple[str, str, str]
    chosen: str
    off_top: str
    off_bottom: str
    off_edge: str
    off_text: str
    grass: str
    dirt: str
    gold: str = "#ffc24a"
    alarm: str = "#ff9d7a"
    focus: str = "#ffffff"
    good: str = "#b4f03c"
    advised: str = "#b4f03c"
    """The ring round what the coach advises."""
    paper: bool = False
    """The table's words stand on paper: see `written`."""

    @property
    def written(self) -> "Theme":
        """The colors of words on paper, where there is any; else the theme itself."""
        if not self.paper:
            return self
        return replace(
            self, name=f"{self.name} on paper", text=self.ink, muted="#5e4630", gold=self.accents[1], alarm="#9a2408",
            good="#1d5a34", accents=(self.accents[1], self.accents[0], self.accents[2]), light="#8a7040", paper=False,
        )

    @property
    def off(self) -> ButtonLook:
        """A button that cannot be pressed now: flat, quiet, still readable."""
        return ButtonLook(self.off_top, self.off_bottom, self.off_edge, self.off_text, self.off_edge)


SHELL = Theme(
    name="shell", scene_dark="#132a33", scene_light="#1a3a40", panel_top="#1b2733", panel_bottom="#101820",
    edge="#4c5f78", light="#8fa3bf", well="#0b121a", paper_top="#fff8e6", paper_bottom="#ecd9b4", ink="#1b0f24",
    text="#f2f5f7", muted="#b8c4ce", accents=("#ffc24a", "#7a4526", "#8c2233"), chosen="slate",
    off_top="#263240", off_bottom="#1e2833", off_edge="#3a4a5e", off_text="#a9b7c4", grass="#4f8a54", dirt="#b9733c",
)
LORDS = Theme(
    name="lords", scene_dark="#17412e", scene_light="#4f8a54", panel_top="#23503a", panel_bottom="#12301f",
    edge="#a8894a", light="#e0b659", well="#0c2216", paper_top="#fff6dc", paper_bottom="#d9c08c", ink="#2b1a14",
    text="#fff3d2", muted="#f6e6bd", accents=("#e0b659", "#8c2233", "#8fd0a8"), chosen="green",
    off_top="#26473a", off_bottom="#1d382d", off_edge="#3f6350", off_text="#b9cfc0", grass="#4f8a54", dirt="#b9733c",
    paper=True,
)
WILD = Theme(
    name="wild", scene_dark="#08082a", scene_light="#1b1160", panel_top="#2b2390", panel_bottom="#120d4a",
    edge="#35a9d8", light="#35e6ff", well="#07062a", paper_top="#eef6ff", paper_bottom="#c9d8f0", ink="#1b0f24",
    text="#ffffff", muted="#c9f6ff", accents=("#35e6ff", "#ff4fb4", "#ffe14d"), chosen="violet",
    off_top="#2a2468", off_bottom="#1f1a52", off_edge="#453d8f", off_text="#b9b6e0", grass="#2a1a8c", dirt="#0b0830",
    advised="#ffffff",  # what can be done is lit in lime there
)
MONSTER = Theme(
    name="monster", scene_dark="#160b2b", scene_light="#2c1654", panel_top="#36235c", panel_bottom="#20123a",
    edge="#6a4aa6", light="#b79cf0", well="#150a28", paper_top="#fff9ea", paper_bottom="#e8d6b2", ink="#1b0f24",
    text="#f8f3ff", muted="#cdbfe8", accents=("#ff9a2e", "#8a5cff", "#b4f03c"), chosen="violet",
    off_top="#3a2a5a", off_bottom="#2e2049", off_edge="#4c3a70", off_text="#b9a8d8", grass="#2f8a50", dirt="#b9733c",
)
THEMES = {theme.name: theme for theme in (SHELL, LORDS, WILD, MONSTER)}


def stronger(theme: Theme) -> Theme:
    """The high-contrast form of a theme: near-black panels, white edges and text (7:1 and more)."""
    return replace(
        theme, panel_top="#0d0d12", panel_bottom="#050507", well="#000000", edge="#ffffff", light="#ffffff",
        text="#ffffff", muted="#f0f0f0", off_top="#1c1c22", off_bottom="#141418",
        off_edge="#9a9aa8", off_text="#e2e2ea", paper=False,
    )


@dataclass(frozen=True, slots=True)
class Outcome:
    """A result of an at-bat as it is shown everywhere: letter, color, and the color of the letter on it."""

    letter: str
    colour: str
    text: str


OUTCOMES = {
    "out": Outcome("Out", "#5a5078", "#ffffff"),
    "single": Outcome("1B", "#2f8036", "#ffffff"),
    "double": Outcome("2B", "#117089", "#ffffff"),
    "triple": Outcome("3B", "#8a3fd1", "#ffffff"),
    "home_run": Outcome("HR", "#f08a1a", "#2a1405"),
}


@dataclass(frozen=True, slots=True)
class Seat:
    """A chair at the table: color and the glyph that always comes with it, a shape by name."""

    colour: str
    glyph: str


SEATS = (
    Seat("#56b4e9", "square"),
    Seat("#e8743b", "triangle"),
    Seat("#3fd0a0", "disc"),
    Seat("#cc79a7", "diamond"),
    Seat("#f2f5f7", "star"),
    Seat("#f2f5f7", "cross"),
    Seat("#f2f5f7", "pentagon"),
    Seat("#f2f5f7", "hexagon"),
)
