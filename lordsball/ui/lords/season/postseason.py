"""The Postseason on the stage: the pennant, and the Championship Series game by game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, NamedTuple

from lordsball.games.lords import events as told
from lordsball.games.lords.actions import ROLL, answers
from lordsball.games.lords.postseason import GAMES_TO_WIN
from lordsball.games.lords.state import NOBODY, Lords, base_tq
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.lords.card_faces import face_of
from lordsball.ui.lords.choosing import ActionPlace, Choose, WhyNot, bar
from lordsball.ui.lords.clubs_shown import club_of_seat
from lordsball.ui.lords.landmarks.season import postseason
from lordsball.ui.lords.pieces.card import draw_card
from lordsball.ui.lords.pieces.dice import WHITE, draw_dice_tray, draw_die, draw_rolling_die
from lordsball.ui.lords.pieces.faces import Face
from lordsball.ui.lords.pieces.icon_text import icon_paragraph, plain
from lordsball.ui.lords.pieces.look import BAD, BURGUNDY, GOOD, INK, PALE, RIM, SOFT, Club
from lordsball.ui.lords.pieces.matchup import Match, Modifier, card_slot, draw_matchup_side, draw_result
from lordsball.ui.lords.pieces.material import draw_lit_ring, draw_plaque, draw_title
from lordsball.ui.lords.plates import plates_for
from lordsball.ui.lords.season.regular import PLATES, TrackView, plated
from lordsball.ui.lords.season.series_view import CHOICES, LEFT, RESULT, SIDE_X, SIDES_TOP, TOP, TRAY
from lordsball.ui.lords.stage import PlainStage
from lordsball.ui.lords.table_layout import INSIDE, spread
from lordsball.ui.lords.tabs import percent, title_chance
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.table.board import Landmark

GAMES = 2 * GAMES_TO_WIN - 1
ROLLING = "final_die"
"""The name in `ViewModel.motion` of the die of a game: face and progress."""
_BOXES = Box(LEFT, INSIDE.bottom - 70, 556, 62)
_CLOTH = 200.0
"""Width of the pennant over the race for it (units)."""
_READ = 1.0


class Drawn(NamedTuple):
    """Everything that stands still. `games` are (face, won); those that nobody watched have no face."""

    title: str
    words: str
    sides: tuple[Match, Match] | None
    opponent: Face | None
    saved: Face | None
    games: tuple[tuple[int, bool], ...]
    needs: int
    score: tuple[int, int]
    die: int
    to_roll: bool = False
    """The die waits for the person before the screen."""


class FinalsView:
    """What lies within the win track."""

    area = spread(INSIDE, 10)

    def __init__(self, stage: PostseasonStage) -> None:
        self.stage = stage

    def describe(self, model: ViewModel) -> Hashable:
        """The pennant in words, or the series."""
        shown = model.shown
        t, finals = shown.t, shown.championship
        if finals is None:
            return Drawn("The Pennant", self.stage.words or _race(t), None, None, None, (), 0, (0, 0), 0)
        o, card = t.owners[finals.seat], t.cards.championship[finals.card]
        changed = self.stage.changed if self.stage.changed else (o.series_tq, t.npt_tq)
        ahead = base_tq(o) + changed[0] - card.tq - changed[1]
        needs = f"{finals.needs}+ {{dice}} wins a game" if finals.needs else ""
        mine = _side(club_of_seat(t, finals.seat, True), base_tq(o), changed[0], needs)
        theirs = _side(Club(card.name, short=card.short), card.tq, changed[1], _margin(ahead))
        games = tuple(finals.games)
        unseen = finals.won + finals.lost - len(games)
        if unseen > 0:
            before = [sum(won for _, won in games), sum(not won for _, won in games)]
            games = ((0, True),) * (finals.won - before[0]) + ((0, False),) * (finals.lost - before[1]) + games
        die = 0 if ROLLING in model.motion or not finals.games else finals.games[-1][0]
        words = ""
        if finals.champion is not None:
            words = "Champions!" if finals.champion else "Beaten."
        elif finals.needs:
            words = f"The title: {percent(title_chance(finals.won, finals.lost, finals.needs))}"
        saved = face_of(t.cards, self.stage.saved) if self.stage.saved else None
        return Drawn("Championship Series", words, (mine, theirs), face_of(t.cards, finals.card), saved, games,
                     finals.needs, (finals.won, finals.lost), die,
                     model.ours and model.asked is not None and model.asked.ask == "roll_game")

    def paint(self, canvas: Canvas, told: Drawn) -> None:
        """Two sides, the tray, the score, seven games."""
        draw_title(canvas, LEFT, TOP + 4, 556, 40, told.title, 24)
        if told.sides is None:
            canvas.blit(canvas.sprite("lords/moments/pennant_cloth", _CLOTH), LEFT + 278 - _CLOTH / 2, SIDES_TOP + 4)
            icon_paragraph(canvas, told.words, LEFT + 40, SIDES_TOP + 122, 476, 22, "serif", INK, BURGUNDY, "c", 150)
            return
        for number, match in enumerate(told.sides):
            draw_matchup_side(canvas, SIDE_X[number], SIDES_TOP, match, bool(number))
            face = told.opponent if number else told.saved
            if face is not None:
                sx, sy, _, _ = card_slot(bool(number))
                draw_card(canvas, SIDE_X[number] + sx, SIDES_TOP + sy, face)
        draw_dice_tray(canvas, TRAY.x, TRAY.y)
        if told.to_roll:
            draw_lit_ring(canvas, *TRAY, 10)
        if told.die:
            draw_die(canvas, TRAY.cx, TRAY.cy, 46, told.die, WHITE, -8)
        won, lost = told.score
        lit = "left" if won > lost else "right" if lost > won else ""
        draw_result(canvas, *RESULT, str(won), str(lost), "", lit)
        if told.words:
            canvas.text(told.words, "serif_bold", 19, TRAY.cx, RESULT[1] + 64, BURGUNDY, "mc", width=134, height=24)
        _paint_games(canvas, told)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """The die of the next game."""
        rolling = model.motion.get(ROLLING)
        if rolling is not None:
            draw_rolling_die(canvas, TRAY.cx, TRAY.cy, 46, rolling[0], rolling[1], WHITE, -8)


class PostseasonStage(PlainStage):
    """See `stage.Stage`."""

    words = saved = ""
    """How the pennant was won, where that was watched; the Regular Season card that was saved for the series."""
    changed: tuple[int, int] | None = None
    """What cards have changed of both Team Qualities."""

    def __init__(self) -> None:
        self.views = (TrackView(), FinalsView(self))

    def forget(self) -> None:
        """Last year's pennant is no news."""
        self.words, self.saved, self.changed = "", "", None

    def widgets(self, model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
        """The die, or the sides of a saved card."""
        decision = view.decision
        if decision is None:
            return []
        if decision.ask in PLATES and model.ours:
            return plates_for(plated(answers(decision)), view, choose, why_not, True, CHOICES, sheet=True)
        widget = ActionPlace(TRAY, "The die", ROLL, on_click=lambda: choose(ROLL))
        bar(widget, ROLL, view, why_not, model.ours)
        return [widget]

    def card_at(self, model: ViewModel, x: float, y: float) -> str:
        """The opponent, and the saved card."""
        finals = model.shown.championship
        if finals is None:
            return ""
        for number, card in enumerate((self.saved, finals.card)):
            sx, sy, w, h = card_slot(bool(number))
            if card and Box(SIDE_X[number] + sx, SIDES_TOP + sy, w, h).contains(x, y):
                return card
        return ""

    def landmarks(self, model: ViewModel) -> Iterable[Landmark]:
        """The pennant, or the series."""
        return postseason(model, self.saved)

    def play(self, model: ViewModel, event: Any, timeline: Timeline, stand: Callable[[], None]) -> Step | None:
        """The pennant is read; each game's die rolls."""
        t = model.shown.t
        match event:
            case told.PennantRoll(seat=seat, tq=tq, face=face):
                name = plain(t.team_of(seat).short)
                self.words = f"{self.words}\n*{name}* {tq} + {face} = {tq + face}".strip()
                return _seen(timeline, stand, _READ)
            case told.PennantWon():
                self.words = f"{self.words}\n{_pennant(t, event)}".strip()
                return _seen(timeline, stand, 1.6 * _READ)
            case told.ChampionshipBegan():
                self.words, self.saved, self.changed = "", "", (0, 0)
                return _seen(timeline, stand, _READ)
            case told.CardRevealed(card=card) if model.shown.championship is not None:
                self.saved = card
                return _seen(timeline, stand, 0.4)
            case told.SeriesTqChanged(team=team, amount=amount) if model.shown.championship is not None:
                mine, theirs = self.changed or (0, 0)
                self.changed = (mine, theirs + amount) if team == NOBODY else (mine + amount, theirs)
                return _seen(timeline, stand, 0.4)
            case told.GamePlayed():
                return _game(model, event, timeline, stand)
            case told.ChampionshipOver():
                return _over(self, timeline, stand)
        return None


def _seen(timeline: Timeline, stand: Callable[[], None], seconds: float) -> Step:
    stand()
    yield from timeline.pause(seconds)


def _game(model: ViewModel, event: told.GamePlayed, timeline: Timeline, stand: Callable[[], None]) -> Step:
    def show(u: float) -> None:
        model.motion[ROLLING] = event.face, u

    if not timeline.reduced:
        yield from timeline.drive("dice", show)
        model.motion.pop(ROLLING, None)
    stand()
    yield from timeline.wait(0.35)


def _over(stage: PostseasonStage, timeline: Timeline, stand: Callable[[], None]) -> Step:
    stand()
    yield from timeline.pause(1.5 * _READ)
    stage.saved, stage.changed = "", None


def _pennant(t: Lords, event: told.PennantWon) -> str:
    name = plain(t.team(event.team).name)
    if event.seat == NOBODY:
        return f"The *{name}* have {event.wins} wins, more than any owner's club: the flag flies for nobody."
    return f"The *{name}* win the pennant with {event.wins} wins."


def _race(t: Lords) -> str:
    best = max(t.owners, key=lambda o: o.wins)
    return f"The best owner's club: the *{plain(t.team_of(best.seat).name)}* with {best.wins} wins."


def _side(club: Club, tq: int, changed: int, words: str) -> Match:
    modifiers = (Modifier(f"{changed:+d}", "cards"),) if changed else ()
    if not changed:
        return Match(club, str(tq), addends=words)
    return Match(club, str(tq), modifiers, f"{tq} {'+' if changed > 0 else '−'} {abs(changed)}", str(tq + changed))


def _margin(ahead: int) -> str:
    """How far the opponent is from the club that has won the pennant."""
    return f"{{tq}} {abs(ahead)} {'below' if ahead > 0 else 'above'} yours" if ahead else "{tq} equal to yours"


def _paint_games(canvas: Canvas, told: Drawn) -> None:
    """Seven boxes, one a game: the face that was rolled, won or lost."""
    gap = 6.0
    w = (_BOXES.w - gap * (GAMES - 1)) / GAMES
    for number in range(GAMES):
        x, y, h = _BOXES.x + number * (w + gap), _BOXES.y, _BOXES.h
        if number < len(told.games):
            face, won = told.games[number]
            draw_plaque(canvas, x, y, w, h, (GOOD, "#12301f") if won else (BAD, "#4a0c16"))
            if face:
                draw_die(canvas, x + 20, y + h / 2, 25, face, WHITE, 6 if number % 2 else -7)
            left = 35.0 if face else 8.0
            words = "won" if won else "lost"
            canvas.text(words, "display", 18, x + (left + w - 7) / 2, y + h / 2, "#fff6e0", "mc", width=w - 7 - left,
                        height=26)
            continue
        canvas.rounded(x, y, w, h, 6, *PALE, RIM, 1.2, alpha=0.8)
        canvas.text(f"Game {number + 1}", "display", 18, x + w / 2, y + 21, SOFT, "mc", width=w - 6, height=24)
        if told.needs:
            canvas.text(f"{told.needs}+ wins", "body", 18, x + w / 2, y + 43, INK, "mc", width=w - 4, height=24)
