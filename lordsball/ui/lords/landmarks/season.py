"""The Regular Season and the Postseason on the stage."""

from __future__ import annotations

from collections.abc import Iterator

from lordsball.engine.secrets import HIDDEN
from lordsball.games.lords.postseason import GAMES_TO_WIN
from lordsball.games.phrasing import counted
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.landmarks.cards import card_landmark
from lordsball.ui.lords.pieces.matchup import PLATES, SIZE, card_slot
from lordsball.ui.lords.pieces.schedule import HEIGHT, STRIP
from lordsball.ui.lords.season.series_view import LEFT, RECORDS, RESULT, SIDE_X, SIDES_TOP, TOP, TRAY, left_side
from lordsball.ui.lords.table_layout import INSIDE, STAGE
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.table.board import Landmark

_W = 556.0
_SIDES = ("my_side", "their_side")


def season(model: ViewModel) -> Iterator[Landmark]:
    """The race round the rim; the week, both sides, the dice and the Records table."""
    shown = model.shown
    yield race(model)
    week = f"Week {shown.round} of 7" if shown.round else "Before the first week"
    yield Landmark("schedule", Box(LEFT, TOP, _W, HEIGHT), week,
                   "Who meets whom this week. Pairs of teams that nobody owns do not play.",
                   "RegularSeason.next_schedule_card")
    series = shown.series
    if series is None:
        return
    left = left_side(model, series)
    for name, x, side in zip(_SIDES, SIDE_X, (left, 1 - left), strict=True):
        entry = shown.t.team(series.teams[side])
        yield Landmark(name, Box(x, SIDES_TOP, *SIZE), f"{entry.name}: {series.total(side)}",
                       "Team Quality, what cards add or take in this series, and the die: the higher sum wins more of "
                       "the 22 games.", "Matchup.the_teams")
        card = series.cards[side]
        sx, sy, w, h = card_slot(side != left)
        slot = Box(x + sx, SIDES_TOP + sy, w, h)
        found = card_landmark(shown.t.cards, card, slot) if card and card != HIDDEN else None
        if found is not None:
            yield found
        elif card == HIDDEN:
            yield Landmark(f"{name}:card", slot, "A card face down", "It is turned when both have chosen.",
                           "Matchup.choose_card")
    yield from _dice(model, "Each side adds one die to its Team Quality. Of several dice only one counts.",
                     "Matchup.roll")
    yield Landmark("result", Box(*RESULT, *PLATES), "Wins of this series",
                   "The 22 games, split by the Records table.", "Matchup.records_table")
    yield Landmark("records", Box(*RECORDS, _W, STRIP), "The Records table",
                   "Above: the difference of the two sums. Below: how the 22 games split. Bars: how likely each is.",
                   "Matchup.records_table")


def race(model: ViewModel) -> Landmark:
    """The win track."""
    wins = model.shown.t.owners[model.attending].wins
    track = model.shown.t.cards.board.win_track
    ahead = next((step for step in track if step.wins > wins and step.vp > 0), track[-1])
    least = next(step.wins for step in track if not step.cannot_win)
    about = f"Every win is a space round the rim. {ahead.wins} wins are worth {ahead.vp} VP at the season's end."
    if wins < least:
        about += f" With fewer than {least} you cannot win the game."
    return Landmark("race", STAGE, f"The race: you have {counted(wins, 'win')}", about, "Finances.win_track")


def _dice(model: ViewModel, about: str, heading: str) -> Iterator[Landmark]:
    yield Landmark("dice", TRAY, "The dice", about, heading)


def postseason(model: ViewModel, saved: str) -> Iterator[Landmark]:
    """The pennant, or the Championship Series game by game."""
    shown = model.shown
    yield race(model)
    finals = shown.championship
    if finals is None:
        yield Landmark("pennant", INSIDE, "The pennant",
                       "It goes to the owner with the most wins, if no team without owner has more.",
                       "Postseason.the_pennant")
        return
    for name, x in zip(_SIDES, SIDE_X, strict=True):
        title = shown.t.team_of(finals.seat).name if name == "my_side" else shown.t.cards.championship[finals.card].name
        yield Landmark(name, Box(x, SIDES_TOP, *SIZE), title,
                       "The higher Team Quality wins a game on 3 or more, the lower on 5 or 6; equals on 4 or more.",
                       "ChampionshipSeries.compare")
    for card, x, mirrored in ((saved, SIDE_X[0], False), (finals.card, SIDE_X[1], True)):
        sx, sy, w, h = card_slot(mirrored)
        found = card_landmark(shown.t.cards, card, Box(x + sx, SIDES_TOP + sy, w, h)) if card else None
        if found is not None:
            yield found
    needs = f"{finals.needs} or more wins the game." if finals.needs else "One die a game."
    yield from _dice(model, needs, "ChampionshipSeries.roll_one_die")
    yield Landmark("result", Box(*RESULT, *PLATES), f"Games: {finals.won} to {finals.lost}",
                   f"First to {GAMES_TO_WIN} is champion and scores {shown.t.cards.rules.champion_vp} VP.",
                   "ChampionshipSeries.champions")
    yield Landmark("games", Box(LEFT, INSIDE.bottom - 70, _W, 62), "The games so far",
                   f"Best of seven: {GAMES_TO_WIN} wins take the title.", "ChampionshipSeries.roll_one_die")
