"""The playmat: the zones of both coaches, the bases, the scoreboard, the score, and the order of a turn."""

from __future__ import annotations

from typing import Any

from lordsball.printing.look import mixed, on
from lordsball.printing.paper import CARD
from lordsball.printing.pen import Pen
from lordsball.printing.setting import paragraph

MAT = (580.0, 420.0)
NIGHT, LINE, PITCH, BAT, VIBE, GOLD = "#171150", "#8a7cff", "#2fb8d8", "#ff9a3d", "#e05ad0", "#ffd24a"
_ZONE = (CARD[0] + 4, CARD[1] + 4)
_STRIP = 58.0
"""The strips on both sides: the score, and the order of a turn."""
_PITCHING = ("Discards", "Team deck", "Mound", "Outfield", "Special", "Team card")
_BATTING = ("Team card", "Special", "At Bat", "Home", "Team deck", "Discards")
_MIDDLE = (
    ("Weather", GOLD), ("Third base", LINE), ("Second base", LINE), ("First base", LINE), ("The Shadows", "#b79cff"),
)
RUNS = 20
"""How far a score can be marked."""
POTENTIAL = ("1", "2", "3", "H")
TURN = (
    ("Play cards", "", "Face down: a Pitcher and an Outfielder, a Batter, a Special each."),
    ("Pitcher", "p", "Turn it over. A Special before or after."),
    ("Batter", "b", "Turn it over. A Special before or after."),
    ("Outfielder", "p", "Turn it over. A Special before or after. Nobody there? Draw one."),
    ("Pitch", "p", "Two dice and the Pitch."),
    ("Bat", "b", "Two dice and the Bat. Lower is a Strike, even is a Ball, higher is a Hit."),
    ("Run or catch", "p", "Let them run, or roll two dice and the Catch against the Bat."),
    ("Run", "b", "The Batter to first base at least, all others as far as the Potential."),
    ("Clean up", "", "Keep a card for Vibes, discard the rest; the pitching coach first."),
    ("Draw back up", "", "Throw away for 1 Vibe if you like, then fill your hand."),
)
"""Steps of a turn in our own words, and who is in control: the pitching coach, the batting coach."""


def draw_playmat(pen: Pen, rules: Any) -> None:
    """The whole mat, read from the batting coach's side.

    :param rules: how many Strikes, Balls and Outs there are places for.
    """
    w, h = MAT
    pen.rect(0, 0, w, h, pen.ground(NIGHT) or "#ffffff", "#0a0728", 0.8)
    inner = w - 2 * _STRIP
    step = inner / 6
    lefts = [_STRIP + step * n + (step - _ZONE[0]) / 2 for n in range(6)]
    with pen.at(0, 0, 180, w, 110):
        for left, name in zip(lefts, _PITCHING, strict=True):
            _zone(pen, left, 8, name, PITCH)
    for left, name in zip(lefts, _BATTING, strict=True):
        if name == "Home":
            _home(pen, left, h - 102)
            continue
        _zone(pen, left, h - 102, name, BAT)
        if name == "At Bat":
            _potential(pen, left, h - 102)
    middle = 114.0
    for left, (name, colour) in zip(lefts, _MIDDLE, strict=False):
        _zone(pen, left, middle, name, colour)
    _vibes(pen, lefts[5], middle)
    _scoreboard(pen, _STRIP + 8, 218, inner - 16, rules)
    _score(pen, 8, 12, _STRIP - 16, h - 24)
    _turn(pen, w - _STRIP + 4, 10, _STRIP - 10, h - 20)
    pen.text("Blaseball: Wild Cards", _STRIP + inner / 2, 292, 24, "display", _ink(pen, GOLD), "c")


def _ink(pen: Pen, colour: str) -> str:
    """Letters in a color on the night; dark on white paper."""
    return mixed(colour, "#000000", 0.55) if pen.save_ink else colour


def _zone(pen: Pen, x: float, y: float, name: str, colour: str) -> None:
    w, h = _ZONE
    pen.rect(x, y, w, h, pen.ground(mixed(NIGHT, colour, 0.16)), _ink(pen, colour), 0.7, 3)
    pen.rect(x + 2, y + 2, w - 4, h - 4, None, _ink(pen, colour), 0.2, 2)
    pen.text(name, x + w / 2, y + h / 2, 17, "display", _ink(pen, mixed(colour, "#ffffff", 0.3)), "c", w - 8)


def _home(pen: Pen, x: float, y: float) -> None:
    w, h = _ZONE
    cx, cy, r = x + w / 2, y + h / 2, 24.0
    points = [(cx - r, cy - r), (cx + r, cy - r), (cx + r, cy + 4), (cx, cy + r + 4), (cx - r, cy + 4)]
    pen.polygon(points, "#ffffff", _ink(pen, LINE), 1)
    pen.text("Home", cx, cy - 7, 17, "display", "#171150", "c")
    pen.text("a Run", cx, cy + 2, 11, "semibold", "#171150", "c")


def _potential(pen: Pen, x: float, y: float) -> None:
    """Below the Batter: tilt the card so that its number shows."""
    w, h = _ZONE
    pen.text("Potential", x + w / 2, y + h / 2 + 12, 11, "semibold", _ink(pen, "#ffffff"), "c")
    for number, letter in enumerate(POTENTIAL):
        cx = x + w * (number + 0.5) / 4
        pen.circle(cx, y + h - 11, 6.5, pen.ground(BAT), _ink(pen, BAT), 0.5)
        pen.text(letter, cx, y + h - 11, 15, "display", "#2a1405", "c")


def _vibes(pen: Pen, x: float, y: float) -> None:
    w, h = _ZONE
    pen.circle(x + w / 2, y + h / 2, w / 2, pen.ground(mixed(NIGHT, VIBE, 0.22)), _ink(pen, VIBE), 0.7)
    pen.text("Vibes", x + w / 2, y + h / 2, 17, "display", _ink(pen, mixed(VIBE, "#ffffff", 0.4)), "c")


def _scoreboard(pen: Pen, x: float, y: float, w: float, rules: Any) -> None:
    """Places for Strikes, Balls and Outs."""
    pen.rect(x, y, w, 56, pen.ground("#0a0728"), _ink(pen, LINE), 0.8, 4)
    groups = (("Strikes", rules.strikes, "#f0c53a"), ("Balls", rules.balls, "#4fa3e0"), ("Outs", rules.outs, "#e0504f"))
    total = sum(count for _, count, _ in groups)
    step = min(34.0, (w - 60) / (total + 2 * 0.6))
    left = x + (w - step * (total + 1.2)) / 2
    for name, count, colour in groups:
        pen.text(name, left + step * count / 2, y + 10, 18, "display", _ink(pen, colour), "c")
        for number in range(count):
            cx = left + step * (number + 0.5)
            pen.circle(cx, y + 34, 11.5, pen.ground("#1d1760"), _ink(pen, colour), 0.8)
            pen.text(str(number + 1), cx, y + 34, 18, "display", _ink(pen, mixed(colour, NIGHT, 0.45)), "c")
        left += step * (count + 0.6)


def _score(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """Runs from 0 up, side by side for both teams."""
    pen.text("Runs", x + w / 2, y + 1, 17, "display", _ink(pen, "#ffffff"), "c")
    tall = (h - 10) / (RUNS + 1)
    for runs in range(RUNS + 1):
        top = y + h - (runs + 1) * tall
        for column, colour in enumerate((PITCH, BAT)):
            left = x + column * w / 2
            pen.rect(left, top, w / 2, tall, pen.ground(mixed(NIGHT, colour, 0.2)), _ink(pen, colour), 0.4)
            pen.text(str(runs), left + w / 4, top + tall / 2, 15, "display", _ink(pen, "#ffffff"), "c")


def _turn(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """The order of a turn; a star where a coach is in control."""
    pen.text("A turn", x + w / 2, y + 3, 17, "display", _ink(pen, "#ffffff"), "c")
    step = (h - 26) / len(TURN)
    for number, (name, coach, told) in enumerate(TURN):
        colour = {"p": PITCH, "b": BAT}.get(coach, LINE)
        top = y + 9 + number * step
        pen.rect(x, top, w, step - 2, pen.ground(mixed(NIGHT, colour, 0.18)), _ink(pen, colour), 0.5, 2)
        pen.rect(x, top, w, 8, pen.ground(colour), _ink(pen, colour), 0.5, 2)
        ink = "#171150" if pen.save_ink else on(colour)
        pen.text(f"{number + 1}  {name}" + ("  *" if coach else ""), x + 2, top + 4, 12, "display", ink, room=w - 4)
        paragraph(pen, told, x + 2, top + 9, w - 4, 11.5, step - 11, _ink(pen, "#ffffff"))
    for row, (coach, colour) in enumerate((("pitching", PITCH), ("batting", BAT))):
        told, low = f"* {coach} coach in control", y + h - 11 + 6 * row
        pen.text(told, x + w / 2, low, 9.5, "semibold", _ink(pen, colour), "c", w)
