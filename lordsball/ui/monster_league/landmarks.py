"""Everything on the table of Monster League that a tip can explain and a lesson can point at, with its value now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lordsball.games.monster_league.cards import BEFORE, HOME_RUN, OUT
from lordsball.games.monster_league.state import NOBODY, PITCHERS
from lordsball.games.monster_league.words import RESULT_NAMES, club, half_name
from lordsball.games.phrasing import capital, counted, ordinal, spelled
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.monster_league import table_layout as layout
from lordsball.ui.monster_league.field.dock import OWN, buttons_of
from lordsball.ui.monster_league.field.field_view import RUNNER
from lordsball.ui.monster_league.pieces.field import RUNNERS
from lordsball.ui.monster_league.shown import COIN, OVER, SIDES, STARTER
from lordsball.ui.monster_league.table_layout import around, fielder_place
from lordsball.ui.monster_league.tabs import runs_ahead
from lordsball.ui.monster_league.view_model import BATTER, D20, ViewModel
from lordsball.ui.table.board import Landmark
from lordsball.ui.table.side_panel import PANEL

BASE_NAMES = ("first", "second", "third")
FIELD_NAMES = ("second", "third", "home", "first")
"""Which base the first, second, third and fourth batter of the team in the field stands at."""
LEAD, FINISH, SIDES_CHANGE = "PlayGame.top_half", "PlayGame.finish", "HalfInning.switch_sides"
EMPTY = "AtBat.exhausted_bullpen"
SPIN, ANSWER, RUNNING = "AtBat.batter_spins", "AtBat.pitcher_ability", "AtBat.resolve"
TIRED, CHANGE, AT_BAT = "HalfInning.tired_pitcher", "HalfInning.change_pitchers", "HalfInning.at_bat"


def landmarks(model: ViewModel) -> Sequence[Landmark]:
    """What stands on the table now; see `Board.landmarks`."""
    stage = model.shown.stage
    if stage in (COIN, SIDES):
        return [*_toss(model), _card(model)]
    if stage == STARTER:
        return [*_starters(model), *_score(model), _card(model)]
    found = [*_score(model), *_at_the_plate(model), *_field(model), *_chance(model), *_dock(model), _card(model)]
    return found if stage == OVER else [*found, _odds(model)]


# -- before the game -------------------------------------------------------------------------------------------------


def _toss(model: ViewModel) -> Iterator[Landmark]:
    winner = model.shown.winner
    heads, tails = (model.team(seat).short for seat in (0, 1))
    title = "The coin" if winner == NOBODY else f"The coin: {'heads' if winner == 0 else 'tails'}"
    about = f"Heads, the {heads} win the toss; tails, the {tails}. The winner chooses who bats first."
    yield Landmark("coin", layout.around(*layout.TOSS, layout.TOSS_WIDTH, layout.TOSS_WIDTH), title, about,
                   "ChooseSides.flip_a_coin")
    for seat, x in enumerate(layout.CAPTAINS):
        name = model.seats[seat].name
        about = f"{name}'s team: four batters, two pitchers."
        yield Landmark(f"team:{seat + 1}", around(x, 340, 200, 260), f"The {model.team(seat).short}", about)


def _starters(model: ViewModel) -> Iterator[Landmark]:
    team, tokens = model.team(model.shown.view.pitching), counted(model.rules.tokens, "token")
    for number, box in enumerate(layout.STARTERS):
        card = team.pitchers[number]
        about = f"Brings {tokens} for the whole game. Each pays for one use of {card.ability.name}."
        yield Landmark(f"starter:{number + 1}", box, card.name, about, "HalfInning.starting_pitcher")
    yield Landmark("tokens", Box(48, 648, 860, 48), f"Tokens: {model.rules.tokens} for each pitcher",
                   "Each pays for one use of the ability. They never come back; the last one takes him out.", TIRED)


# -- the score board -------------------------------------------------------------------------------------------------


def _score(model: ViewModel) -> Iterator[Landmark]:
    shown, rules, x, y = model.shown, model.rules, layout.SCORE.x, layout.SCORE.y
    view, over = shown.view, shown.stage == OVER
    top = view.batting != view.home
    half = "Final" if over else half_name(view.inning, top)
    rest = rules.innings - view.inning
    more = f"{capital(spelled(rest, 'inning'))} to come after this one."
    if rest <= 0:
        more = "The last inning, unless it ends in a tie." if not rest else "Extra innings, until one team leads."
    yield Landmark("inning", Box(x + 10, y + 4, 244, 22), half, "" if over else more, LEAD)
    visitors, home = 1 - view.home, view.home
    score = ", ".join(f"{model.team(seat).short} {view.runs[seat]}" for seat in (visitors, home))
    yield Landmark("score", Box(x + 10, y + 26, 536, 54), score,
                   "Runs by inning, then all Runs and Hits. More runs win. The lower team bats last.", FINISH)
    on = [BASE_NAMES[base] for base, who in enumerate(view.bases) if who != NOBODY]
    yield Landmark("bases", Box(x + 574, y + 12, 80, 60), f"Runners: {' and '.join(on) or 'none'}",
                   "A lit base has a runner, with his initial. A hit moves every runner as far as the batter.", RUNNING)
    outs = view.outs
    yield Landmark("outs", Box(x + 680, y + 12, 92, 62), f"Outs: {outs} of {rules.outs}",
                   f"{capital(counted(rules.outs, 'out'))} and the teams switch sides. Runners left on base are lost.",
                   "HalfInning.three_outs")
    if model.chance_shown:  # it stands where the tokens are counted otherwise
        return
    left = [sum(_left(model, seat, pitcher) for pitcher in range(PITCHERS)) for seat in (visitors, home)]
    yield Landmark("token_count", Box(x + 796, y + 6, 120, 72), f"Tokens: {left[0]} and {left[1]}",
                   "What each team's pitchers can still spend, upper team first. Gray tokens are spent.", TIRED)


def _left(model: ViewModel, seat: int, pitcher: int) -> int:
    view = model.shown.view
    return 0 if view.gone[2 * seat + pitcher] else view.tokens[2 * seat + pitcher]


# -- batter and field ------------------------------------------------------------------------------------------------


def _at_the_plate(model: ViewModel) -> Iterator[Landmark]:
    shown = model.shown
    seat = shown.view.batting
    team = model.team(seat)
    card = team.batters[shown.batter]
    yield Landmark("batter", layout.BATTER_CARD, f"At bat: {card.name}",
                   f"Bats {ordinal(shown.batter + 1)} for the {team.short}. In percent: the chance of each result.",
                   AT_BAT)
    yield Landmark("range_bar", layout.RANGE_BAR, f"{card.odds[OUT]}% out, {card.odds[HOME_RUN]}% home run",
                   "The faces of the die, 1 to 20, in the order of the results. Higher is better for the batter.", SPIN)
    first, second, third = (team.batters[who].short for who in shown.on_deck())
    x, y = layout.ON_DECK[-1]
    yield Landmark("on_deck", Box(20, y - 24, x + 4, 48), f"On deck: {first}",
                   f"Then {second} and {third}. The order never starts over, not even in a new inning.", AT_BAT)
    for (x, y), who in zip(RUNNERS[1:], shown.view.bases, strict=True):
        if who != NOBODY:
            base, box = BASE_NAMES[RUNNERS[1:].index((x, y))], around(x, y, RUNNER + 8, RUNNER + 8)
            yield Landmark(f"runner:{base}", box, f"{team.batters[who].short} on {base}",
                           "Scores when the bases he moves bring him home. A plain out moves nobody.", RUNNING)


def _field(model: ViewModel) -> Iterator[Landmark]:
    view = model.shown.view
    seat, active = view.pitching, view.active[view.pitching]
    if active != NOBODY:
        box, name = around(*layout.MOUND, *layout.MOUND_CARD), view.pitcher(seat, active).name
        yield Landmark("mound", box, f"On the mound: {name}",
                       "Can answer a result with the ability on the card below.", ANSWER)
    for fielder, base in enumerate(FIELD_NAMES):
        (x, y), w, h = fielder_place(fielder)
        yield Landmark(f"fielder:{base}", around(x, y, w, h), view.batter(seat, fielder).name,
                       "Waits for the next turn at bat. Where fielders stand changes nothing.", SIDES_CHANGE)


# -- chance ----------------------------------------------------------------------------------------------------------


def _chance(model: ViewModel) -> Iterator[Landmark]:
    shown = model.shown
    card = shown.view.batter(shown.view.batting, shown.batter)
    rolls = model.look.spinner == D20
    box = layout.TRAY if rolls else around(*layout.WHEEL, layout.WHEEL_WIDTH, layout.WHEEL_WIDTH)
    about = (
        "Twenty faces, 5% each. Low numbers are outs, the highest are home runs."
        if rolls
        else "Each sector is as wide as its chance. You can spin it by hand; that changes nothing."
    )
    yield Landmark("wheel", box, f"{card.short}'s {'die' if rolls else 'wheel'}", about, SPIN)
    if shown.spins:
        spin = shown.spins[-1]
        yield Landmark("result", layout.PLATE, f"{spin.face}: {RESULT_NAMES[spin.result]}",
                       "What came up. It counts once nobody changes it any more.", RUNNING)
    if len(shown.spins) < 2:
        yield Landmark("switch", layout.SWITCH, f"Shown by: {'d20' if rolls else 'wheel'}",
                       "A matter of taste. The chances are the same.", SPIN)


# -- the dock --------------------------------------------------------------------------------------------------------


def _dock(model: ViewModel) -> Iterator[Landmark]:
    view, full = model.shown.view, model.rules.tokens
    own = view.batter(view.batting, model.shown.batter).ability
    if own is not None and OWN in buttons_of(model):
        stance = own.when == BEFORE
        yield Landmark("own_ability", layout.STANCE if stance else layout.USE, own.name, own.text,
                       "AtBat.batter_spins" if stance else "AtBat.batter_ability")
    seat, active = view.pitching, view.active[view.pitching]
    team, batting = club(view, seat), club(view, view.batting)
    if view.bullpen_empty(seat):
        yield Landmark("bullpen_empty", Box(layout.TOKENS.x, layout.ABILITY.y, 450, 76), "Bullpen empty",
                       f"Both pitchers have left, so {batting} may try twice in every at-bat.", EMPTY)
        yield Landmark("second_spin", layout.SECOND_SPIN, "Second try",
                       "A second result instead of the first. It counts even if it is worse.", EMPTY)
    elif active != NOBODY:
        card = view.pitcher(seat, active)
        left = _left(model, seat, active)
        yield Landmark("pitcher", layout.PITCHER_CARD, f"Pitching: {card.name}",
                       f"Pitches for {team} until the tokens are gone or the other one comes in.", CHANGE)
        yield Landmark("tokens", Box(*layout.TOKENS[:3], 138), f"Tokens: {left} of {full}",
                       "Each pays for one use of the ability. They never come back; the last one takes him out.",
                       TIRED)
        yield Landmark("ability", layout.ABILITY, card.ability.name, card.ability.text, ANSWER)
    other = view.relief(seat)
    if other != NOBODY:
        card, left = view.pitcher(seat, other), _left(model, seat, other)
        box = Box(layout.BULLPEN_CARD.x, layout.BULLPEN.y, layout.BULLPEN.right - layout.BULLPEN_CARD.x, 132)
        yield Landmark("bullpen", box, f"Bullpen: {card.short}, {counted(left, 'token')}",
                       f"Brings {card.ability.name}. Can come in before any batter; who leaves cannot return.", CHANGE)


# -- beside the table ------------------------------------------------------------------------------------------------


def _card(model: ViewModel) -> Landmark:
    kind, seat, place = model.subject()
    team = model.team(seat)
    card = (team.batters if kind == BATTER else team.pitchers)[place]
    return Landmark("card", layout.INSPECTOR, card.name,
                    "The card that matters now, or the one you point at. I keeps it here.", AT_BAT)


def _odds(model: ViewModel) -> Landmark:
    runs = runs_ahead(model.shown.view)
    return Landmark("odds", PANEL, f"Runs to expect: {runs:.1f}",
                    "On average, in the rest of this half-inning. The Odds tab has every chance.", SPIN)
