"""The play-by-play of Wild Cards: what each event says in the log. Our own words; every fact from the event."""

from __future__ import annotations

from typing import Any

from lordsball.games import Line
from lordsball.games.phrasing import NUMBERS, capital, club, counted, listed, spelled
from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards.names import LYING_WORDS, SPECIAL
from lordsball.games.wild_cards.state import WildCards

BASE_WORDS = ("the plate", "first", "second", "third", "home")
ROLL_WORDS = {"pitch": "Pitch", "bat": "Bat", "catch": "Catch"}
POTENTIALS = ("0", "1", "2", "3", "H")


def vibes(count: int) -> str:
    """1 Vibe; 2 Vibes."""
    return counted(count, "Vibe")


def lines(event: Any, t: WildCards) -> list[Line]:
    """The event as lines of the log; `t` is as after the event, as a seat sees it."""
    return _setting(event, t) or _cards(event, t) or _at_bat(event, t) or _on_base(event, t) or _tricks(event, t)


def _team(t: WildCards, seat: int) -> str:
    """The Underdogs, at the beginning of a sentence."""
    return capital(_club(t, seat))


def _club(t: WildCards, seat: int) -> str:
    return club(t.team(seat).short)


def _setting(event: Any, t: WildCards) -> list[Line]:
    match event:
        case told.CoinTossed(winner=winner):
            return [Line(f"{_team(t, winner)} win the toss.")]
        case told.SidesChosen(first=first):
            return [Line(f"{_team(t, first)} bat first; {_club(t, 1 - first)} pitch, and bat last.")]
        case told.HalfStarted(half=half, batting=batting):
            return [Line(f"Half {half} of 2: {_club(t, batting)} at bat", f"Half {half}", heading=True)]
        case told.HalfOver(batting=batting, runs=runs, left=left, why=why):
            ends = {
                "outs": f"{capital(spelled(t.cards.rules.outs, 'out'))}.",
                "no_players": f"{_team(t, batting)} have nobody left to bat.",
                "walk_off": f"{_team(t, batting)} walk it off!",
            }
            text = f"{ends[why]} {capital(spelled(runs, 'run'))}, {spelled(left, 'runner')} left on base."
            return [Line(text, ends[why])]
        case told.SidesChanged(batting=batting, target=target):
            need = f"{_team(t, batting)} need {spelled(target, 'run')} to win, {spelled(target - 1, 'run')} to tie."
            return [Line(f"The teams change sides, and all Vibes are lost. {need}")]
        case told.GameOver(winner=winner, score=score):
            if winner < 0:
                return [Line(f"Final: a tie, {score[0]}-{score[1]}", "Final", heading=True)]
            text = f"Final: {_club(t, winner)} win, {score[winner]}-{score[1 - winner]}"
            return [Line(text, "Final", heading=True)]
    return []


def _cards(event: Any, t: WildCards) -> list[Line]:
    match event:
        case told.Drew(seat=seat, cards=cards, how_many=count):
            what = listed([t.name(card) for card in cards]) if cards else spelled(count, "card")
            return [Line(f"{_team(t, seat)} draw {what}.")]
        case told.Shuffled(seat=seat, how_many=count):
            return [Line(f"{_team(t, seat)} shuffle {spelled(count, 'discard')} into a new deck.", "New deck")]
        case told.Placed(seat=seat, zone=zone, card=card):
            what = t.name(card) if card else "a card"
            return [Line(f"{_team(t, seat)} place {what} face down {LYING_WORDS[zone]}.")]
        case told.Revealed(zone=zone, card=card, vibes=count):
            role = {"mound": "pitches", "at_bat": "comes to bat", "outfield": "takes the outfield"}[zone]
            more = f", with {vibes(count)}" if count else ""
            return [Line(f"{t.cards.card[card].name} {role}{more}.", f"{t.name(card)} {role}")]
        case told.EmergencyDrawn(seat=seat, card=card, player=False):
            return [Line(f"Emergency draw: {t.name(card)}, not a Player. {_team(t, seat)} draw again.")]
        case told.EmergencyDrawn(card=card):
            return [Line(f"Emergency draw: {t.name(card)} answers the call.", "Emergency draw")]
        case told.NobodyFound(seat=seat, zone=zone):
            return [Line(f"{_team(t, seat)} have nobody to put {LYING_WORDS[zone]}.")]
        case told.SpecialPlayed(seat=seat, card=card, from_hand=from_hand, vibes=count):
            how = "play" if from_hand else "turn up"
            more = f", with {vibes(count)}" if count else ""
            return [Line(f"{_team(t, seat)} {how} {t.cards.card[card].name}{more}.", t.name(card))]
        case told.WeatherChanged(card=card, before=before):
            was = f" replaces {t.name(before)} as" if before else " is"
            return [Line(f"{t.name(card)}{was} the Weather.", t.name(card))]
        case told.Discarded(seat=seat, card=card, why=why):
            return _discarded(t, seat, card, why)
        case told.HandDiscarded(seat=seat, card=card):
            return [Line(f"{_team(t, seat)} discard {t.name(card)} from their hand.")]
        case told.Kept(seat=seat, zone=zone, paid=paid, card=card):
            price = f"for {vibes(paid)}" if paid else "for free"
            what = t.name(card) if card else "their face-down Special"
            where = "" if zone == SPECIAL else f" {LYING_WORDS[zone]}"
            return [Line(f"{_team(t, seat)} keep {what}{where} {price}.")]
        case told.Shadowed(card=card):
            return [Line(f"{t.name(card)} goes to the Shadows.", f"{t.name(card)}: Shadows")]
        case told.Took(seat=seat, pile=pile, card=card):
            source = "the Shadows" if pile == "shadows" else "their discards"
            text = f"{_team(t, seat)} take {t.name(card)} from {source} into their hand."
            return [Line(text, f"{t.name(card)} is back")]
    return []


def _discarded(t: WildCards, seat: int, card: str, why: str) -> list[Line]:
    name = t.name(card)
    match why:
        case "trashed":
            return [Line(f"{name} is trashed.", f"{name} trashed")]
        case "cancelled":
            return [Line(f"{name} is cancelled and does nothing.", f"{name} cancelled")]
        case "cleared":
            return [Line(f"{name} clears.", f"{name} is over")]
        case "clean_up":
            return [Line(f"{_team(t, seat)} let {name} go.", f"{name} leaves")]
    return []


def _at_bat(event: Any, t: WildCards) -> list[Line]:
    match event:
        case told.Rolled(roll=roll, dice=dice, modifier=number, total=total, why=why):
            sign = f"minus {-number}" if number < 0 else f"plus {number}"
            again = {"roll": "", "reroll": ", rolled again", "turn": ", one die set by hand"}[why]
            text = f"{ROLL_WORDS[roll]}{again}: {dice[0]} + {dice[1]}, {sign}, is {total}."
            return [Line(text, f"{ROLL_WORDS[roll]} {total}", str(total))]
        case told.TotalChanged(roll=roll, by=by, total=total):
            return [Line(f"{ROLL_WORDS[roll]} {by:+d}, now {total}.", f"{ROLL_WORDS[roll]} {total}", str(total))]
        case told.Struck(batter=batter, strikes=strikes):
            return [Line(f"{t.name(batter)} swings and misses. Strike {NUMBERS[strikes]}.", "Strike", "K")]
        case told.BallCalled(batter=batter, balls=balls, chosen=chosen):
            text = f"{t.name(batter)} holds back and takes a Ball" if chosen else "The totals are even: a Ball"
            return [Line(f"{text}. Ball {NUMBERS[balls]}.", "Ball", "B")]
        case told.HitMade(batter=batter, potential=potential):
            far = "That could go all the way home!" if potential >= 4 else f"Good for {reach(potential)}."
            return [Line(f"{t.name(batter)} hits it! {far}", "Hit", POTENTIALS[potential])]
        case told.PotentialChanged(potential=potential, fumble=fumble):
            because = "Everybody may run one more base" if fumble else "The Potential changes"
            return [Line(f"{because}: now {reach(potential)}.", "", POTENTIALS[potential])]
        case told.LetRun(seat=seat):
            return [Line(f"{_team(t, seat)} let them run.")]
        case told.Fumbled(fielder=fielder):
            who = f"{t.name(fielder)} cannot hold the ball." if fielder else "The outfield is empty: the ball drops."
            return [Line(who, "Fumble")]
        case told.Caught(fielder=fielder, batter=batter):
            return [Line(f"{t.name(fielder)} catches it! {t.name(batter)} was nearly there.", "Caught")]
        case told.OutMade(batter=batter, outs=outs, caught=caught):
            how = "is out on the catch" if caught else "is out on Strikes"
            text = f"{t.name(batter)} {how}. {spelled(outs, 'Out').capitalize()}."
            return [Line(text, f"{t.name(batter)} out", "Out")]
        case told.Walked(batter=batter):
            return [Line(f"Four Balls: {t.name(batter)} walks, and everybody moves up.", "Walk", "BB")]
    return []


def _on_base(event: Any, t: WildCards) -> list[Line]:
    match event:
        case told.RunnerMoved(card=card, end=end, why=why) if end < 4:
            verb = {"run": "runs", "walk": "walks", "steal": "steals"}[why]
            return [Line(f"{t.name(card)} {verb} {'' if why == 'steal' else 'to '}{BASE_WORDS[end]}.")]
        case told.RunScored(seat=seat, card=card, runs=runs):
            text = f"{t.name(card)} scores! {_team(t, seat)} have {spelled(runs, 'run')}."
            return [Line(text, f"{t.name(card)} scores", "Run")]
    return []


def _tricks(event: Any, t: WildCards) -> list[Line]:
    match event:
        case told.AbilityUsed(seat=seat, card=card, ability=number, paid=paid):
            name = _ability(t, card, number)
            return [Line(f"{_team(t, seat)} use {name}{f' for {vibes(paid)}' if paid else ''}.", name)]
        case told.AbilityFired(card=card, ability=number):
            return [Line(f"{t.cards.card[card].name}: {t.cards.card[card].abilities[number].text}", t.name(card))]
        case told.VibesGained(seat=seat, card=card, how_many=count):
            where = "" if card in t.team_ids else f" on {t.name(card)}"
            return [Line(f"{_team(t, seat)} gain {vibes(count)}{where}.", f"+{vibes(count)}")]
        case told.VibesLost(seat=seat, how_many=count):
            return [Line(f"{_team(t, seat)} lose {vibes(count)}.", f"-{vibes(count)}")]
        case told.VibesStolen(seat=seat, how_many=count):
            return [Line(f"{_team(t, seat)} steal {vibes(count)}.", f"{vibes(count)} stolen")]
        case told.StrikesChanged(strikes=strikes):
            return [Line(f"The scoreboard now shows {spelled(strikes, 'Strike')}.", spelled(strikes, "Strike"))]
        case told.BallsChanged(balls=balls):
            return [Line(f"The scoreboard now shows {spelled(balls, 'Ball')}.", spelled(balls, "Ball"))]
        case told.FieldersSwapped(pitcher=pitcher, outfielder=outfielder):
            return [Line(f"The fielders switch: {t.name(pitcher)} pitches, {t.name(outfielder)} goes to the outfield.")]
        case told.Peeked(seat=seat, what=what, cards=cards):
            text = f"{_team(t, seat)} look at the other coach's {'hand' if what == 'hand' else 'face-down cards'}"
            return [Line(f"{text}: {listed([t.name(card) for card in cards])}." if cards else f"{text}.")]
    return []


def reach(potential: int) -> str:
    """How far a Hit may go: two bases; all the way home."""
    return "all the way home" if potential >= 4 else spelled(potential, "base")


def _ability(t: WildCards, card: str, number: int) -> str:
    known = t.cards.card[card]
    return known.abilities[number].name if card in t.team_ids else known.short
