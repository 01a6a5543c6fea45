"""The play-by-play of Lords of Baseball: every event as lines, in our own words; every fact from the event."""

from __future__ import annotations

from typing import Any

from lordsball.games import Line
from lordsball.games.lords import events as told
from lordsball.games.lords.amounts import measure
from lordsball.games.lords.ending import decided_by, ruling_out
from lordsball.games.lords.needs import COMPONENT_NAMES
from lordsball.games.lords.phrases import DECK_NAMES, club, loss, players, rival_name, things, tile_name
from lordsball.games.lords.state import NOBODY, Lords, Owner, standing
from lordsball.games.lords.targets import grade, target
from lordsball.games.phrasing import capital, counted, listed, ordinal

WHY_CASH = {
    "franchise": "to begin with", "income": "of income", "salaries": "in salaries", "loan": "on credit",
    "repaid": "back to the bank", "tile": "for the tile", "sign": "to sign players", "bought": "for a Victory Point",
    "wins": "for a great season", "card": "for the card", "front_office": "to raise the Front Office",
    "farm_system": "to raise the Farm System",
}
WHY_VP = {
    "wins": "for the season", "bought": "bought from the bank", "prospects": "for Prospects on hand",
    "title": "for the championship", "tiles": "for the stadium", "bonus": "for the Bonus card",
    "loans": "for paying back a loan", "cards": "for the card",
}
WHY_CHANGED = {
    "press_box": " from the Press Box", "tile": " for the new tile", "wins": " for the season",
    "retired": " to retirement", "bought": ", spent on a Victory Point",
}
"""Reasons that no line before tells: what a card does stands behind the line that plays it."""
ORDERS = {
    "media_spring": "Media support", "media_season": "Media support", "media_hot_stove": "Media support",
    "spring": "Spring Training", "hot_stove": "the Hot Stove League", "retirements": "Retirements",
    "buying": "buying Victory Points", "event": "the event",
}
TIE_BREAK_WORDS = {
    "titles": "more championships", "fans": "more Fans", "cash": "more cash", "tq": "a higher Team Quality",
}
OPTIONS = {"option": "office"}
"""What an option is called, where that is not its name in the files of cards."""
BY = {"vp": "VP", "wins": "wins", "dice": "dice"}
FAN_STEPS = {
    "growth": "in the Growth zone", "reduction": "in the Reduction zone", "championship": "for winning the pennant",
    "fewest_vp": "for the fewest VP", "most_vp": "for the most VP",
}


def lines(event: Any, t: Lords) -> list[Line]:
    """The event as lines of the log; none where others say it."""
    text, chapter = _heading(event, t)
    heading = [Line(text, heading=True, chapter=chapter)] if text else []
    for tell in (_of_cards, _of_clubs, _of_series, _of_the_postseason, _of_finances, _of_winter):
        text = tell(event, t)
        if text:
            return [*heading, Line(text)]
    return heading


def _heading(event: Any, t: Lords) -> tuple[str, str]:
    """The heading over an event, and the chapter that it begins."""
    match event:
        case told.YearBegan(year=year):
            return (heading := f"Year {year}: Spring Training"), heading
        case told.CardsDealt(seat=0, deck="season", number=number) if number > 1:
            return "Regular Season", f"Year {t.year}: Regular Season"
        case told.ScheduleFlipped(number=number):
            return (heading := f"{ordinal(number)} Schedule card"), f"Year {t.year}: {heading}"
        case told.SeasonOver():
            return "Postseason", f"Year {t.year}: Postseason"
        case told.IncomeCounted(seat=0):
            return "Finances", f"Year {t.year}: Finances"
        case told.RetirementsDrawn(tokens=tokens):
            return f"Retirements: {counted(len(tokens), 'token')}", f"Year {t.year}: Retirements"
        case told.WinRowReached(seat=0):
            return "Victory Points", f"Year {t.year}: Victory Points"
        case told.EventDealt():
            return "Hot Stove League", f"Year {t.year}: Hot Stove League"
        case told.GameOver():
            return result(t), "Final"
    return "", ""


def _of_cards(event: Any, t: Lords) -> str:
    match event:
        case told.FranchiseDrawn(seat=seat, card=card):
            return f"The {club(t, seat)} begin as “{t.cards.franchises[card].name}”."
        case told.CardsDealt(seat=seat, deck=deck, number=number, cards=cards):
            names = [getattr(t.cards, deck)[card].name for card in cards]
            which = f": {listed(names)}" if names else ""
            return f"The {club(t, seat)} are dealt {counted(number, f'{DECK_NAMES[deck]} card')}{which}."
        case told.DeckReshuffled(deck=deck):
            return f"The {DECK_NAMES[deck]} deck has run out, so its discards are shuffled back in."
        case told.MediaSpent(seat=seat, left=left):
            return f"The {club(t, seat)} spend a Media token on another card; {left} left."
        case told.OrderDecided(what=what, seats=seats, by=by, dice=dice):
            return _order(t, what, seats, by, dice)
        case told.SpringCardUsed(seat=seat, card=card, option=option):
            return f"The {club(t, seat)} play “{t.cards.spring[card].name}” ({option.replace('_', '-')})."
        case told.HotStoveCardUsed(seat=seat, card=card, option=option):
            return f"The {club(t, seat)} play “{t.cards.hot_stove[card].name}” ({OPTIONS.get(option, option)})."
        case told.CardLaidDown(seat=seat):
            return f"The {club(t, seat)} play a card face down."
        case told.CardRevealed(seat=seat, card=card):
            shown = t.cards.season[card]
            return f"The {club(t, seat)} show number {shown.number}, “{shown.name}”."
        case told.EffectUsed(seat=seat, card=card, side=side):
            if side == "none":
                return f"Neither effect of “{t.cards.season[card].name}” can be used."
            if side == "neither":
                return f"The {club(t, seat)} use neither effect of “{t.cards.season[card].name}”."
            part = t.cards.season[card].primary if side == "primary" else t.cards.season[card].secondary
            return f"The {club(t, seat)} use the {'strong' if side == 'primary' else 'light'} effect: {part.text}"
        case told.SpringCardDrawn(seat=seat, card=card):
            return f"The {club(t, seat)} draw “{t.cards.spring[card].name}” for its trade."
        case told.EffectDie(seat=seat, face=face, needs=needs):
            return f"The card's die for the {club(t, seat)} shows {face}: {'enough' if face >= needs else 'too low'}."
    return ""


def _order(t: Lords, what: str, seats: tuple[int, ...], by: tuple[str, ...], dice: tuple[tuple[int, int], ...]) -> str:
    names = [club(t, seats[0]), *(f"{club(t, s)} (by {BY[why]})" for s, why in zip(seats[1:], by, strict=True))]
    rolls = [f"{club(t, seat)} {total}" for seat, total in dice]
    rolled = f" Rolled: {listed(rolls)}." if rolls else ""
    return f"Order for {ORDERS[what]}: {', '.join(names)}.{rolled}"


def _of_clubs(event: Any, t: Lords) -> str:
    match event:
        case told.NptDrawn(team=team, tq=tq, wins=wins):
            return f"The {t.team(team).short} have no owner: TQ {tq}, {wins} wins."
        case told.NptReturned(token=token):
            return f"The pile is short: a token of TQ {t.cards.npt[token].tq} comes back."
        case told.Changed(seat=seat, thing=thing, amount=amount, now=now, why=why):
            if thing == "manager" and not now:
                return f"The {club(t, seat)} lose their level-{-amount} Manager{WHY_CHANGED.get(why, '')}."
            what = f"{'gain' if amount > 0 else 'lose'} {things(thing, abs(amount))}{WHY_CHANGED.get(why, '')}"
            return f"The {club(t, seat)} {what} (now {now})."
        case told.Traded(seat=seat, given=given, gained=gained):
            return f"The {club(t, seat)} trade {players(given)} for {players(gained)}."
        case told.CashMoved(seat=seat, amount=amount, now=now, why=why):
            verb = "take in" if amount > 0 else "pay"
            reason = "from the card" if why == "card" and amount > 0 else WHY_CASH[why]
            return f"The {club(t, seat)} {verb} ${abs(amount)} {reason} (now ${now})."
        case told.LoanTaken(seat=seat, loans=loans, outstanding=outstanding):
            return f"The {club(t, seat)} take out {counted(loans, 'loan')} and now owe {outstanding}."
        case told.LoanRepaid(seat=seat, outstanding=outstanding):
            return f"The {club(t, seat)} pay back a loan and now owe {outstanding or 'none'}."
        case told.Scored(seat=seat, source=source, amount=amount, now=now):
            why = "for taking a loan" if source == "loans" and amount < 0 else WHY_VP[source]
            return f"The {club(t, seat)} {'gain' if amount > 0 else 'lose'} {abs(amount)} VP {why} (now {now})."
        case told.QualityCounted(seat=seat, total=total):
            parts = event.stars, event.regulars, event.manager, event.stadium
            names = "Stars", "Regulars by threes", "Manager", "stadium"
            summed = " + ".join(f"{n} {name}" for n, name in zip(parts, names, strict=True))
            capped = "" if sum(parts) == total else f"; {total} is the cap"
            return f"Team Quality of the {club(t, seat)}: {summed} = {sum(parts)}{capped}."
    return ""


def _of_series(event: Any, t: Lords) -> str:
    match event:
        case told.SeriesBegan(teams=(one, two), tq=(mine, theirs)):
            return f"The {t.team(one).short} (TQ {mine}) meet the {t.team(two).short} (TQ {theirs})."
        case told.SeriesTqChanged(team=team, amount=amount, now=now):
            who = "The rival has" if team == NOBODY else f"The {t.team(team).short} have"
            return f"{who} {amount:+d} TQ this series (now {now})."
        case told.DiceGained(seat=seat, dice=dice):
            return f"The {club(t, seat)} roll {counted(dice, 'die', 'dice')} this series."
        case told.SeriesRolled(team=team, faces=faces):
            return f"The {t.team(team).short} roll {listed([str(face) for face in faces])}."
        case told.DieChosen(seat=seat, face=face):
            return f"The {club(t, seat)} take the {face}."
        case told.SeriesOver(teams=(one, two), totals=(mine, theirs), wins=(won, lost)):
            totals = f"with totals of {mine} and {theirs}"
            return f"The {t.team(one).short} win {won} games and the {t.team(two).short} {lost}, {totals}."
        case told.SeasonOver(table=table):
            return "Final standings: " + ", ".join(f"{t.team(team).short} {wins}" for wins, team in table) + "."
    return ""


def _of_the_postseason(event: Any, t: Lords) -> str:
    match event:
        case told.PennantRoll(seat=seat, tq=tq, face=face):
            return f"Pennant roll-off: the {club(t, seat)} have {tq} + {face} = {tq + face}."
        case told.PennantWon(seat=seat, team=team, wins=wins, by=by):
            if seat == NOBODY:
                return f"The {t.team(team).short} have {wins} wins, more than any owned club: no pennant this year."
            how = {"wins": "", "tie_with_npt": ", tied with an unowned team", "dice": ", after a roll-off"}[by]
            return f"The {t.team(team).short} win the pennant with {wins} wins{how}."
        case told.ChampionshipBegan(seat=seat, card=card, tq=tq, opponent=opponent):
            name = rival_name(t.cards.championship[card].name)
            return f"The {club(t, seat)} (TQ {tq}) meet {name} (TQ {opponent}) in the Championship Series."
        case told.GamePlayed(seat=seat, face=face, needs=needs, won=won, lost=lost):
            how = "win" if face >= needs else "lose"
            return f"The {club(t, seat)} roll {face}, need {needs}, and {how} game {won + lost}. Games: {won}-{lost}."
        case told.ChampionshipOver(seat=seat, card=card, champion=champion):
            name = t.cards.championship[card].name
            return f"The {club(t, seat)} are champions!" if champion else f"{name} beat the {club(t, seat)}."
    return ""


def _of_finances(event: Any, t: Lords) -> str:
    match event:
        case told.IncomeCounted(seat=seat, base=base, fans=fans, stadium=stadium):
            return f"The {club(t, seat)} earn ${base}, ${fans} from Fans and ${stadium} from the stadium."
        case told.SalariesCounted(seat=seat):
            names = "Stars", "Regulars", "Prospects", "Front Office", "Farm System", "Manager"
            paid = [f"{name} ${cost}" for name, cost in zip(names, event[1:], strict=True) if cost]
            return f"The {club(t, seat)} owe salaries: {listed(paid)}."
        case told.RetirementTaken(seat=seat, token=token, leftover=leftover):
            why = " as well, for the most wins" if leftover else ""
            card = t.cards.retirement[token]
            return f"The {club(t, seat)} take “{card.name}”{why}, which costs {loss(card, card.count)}."
        case told.RetirementLeft(token=token):
            name = t.cards.retirement[token].name
            return f"Several clubs tie for the most wins, so the last token, “{name}”, goes back."
        case told.WinRowReached(seat=seat, wins=wins, vp=vp, cannot_win=cannot_win):
            out = " They can no longer win the game." if cannot_win else ""
            return f"The {club(t, seat)} end with {wins} wins: {vp:+d} VP.{out}"
        case told.NptRemoved(team=team):
            return f"Every owner has out-won the {t.team(team).short}: their token leaves the game."
        case told.FansAdjusted(seat=seat, step=step, amount=amount, now=now):
            moved = f"{'gain' if amount > 0 else 'lose'} {things('fans', abs(amount))}"
            return f"The {club(t, seat)} {moved} {FAN_STEPS[step]} (now {now})."
    return ""


def _of_winter(event: Any, t: Lords) -> str:
    match event:
        case told.EventDealt(seat=seat):
            if seat == NOBODY:
                return "Clubs tie for the fewest VP: only one event is dealt, and nobody chooses."
            return f"The {club(t, seat)} have the fewest VP and choose one of two events."
        case told.EventResolved(card=card):
            return f"{t.cards.hot_stove[card].event.name}: {t.cards.hot_stove[card].event.text}"
        case told.EventDiscarded(card=card):
            return f"Discarded event: “{t.cards.hot_stove[card].event.name}”."
        case told.ManagerRolled(seat=seat, dice=(one, two), level=level):
            return f"The {club(t, seat)} roll {one} and {two}: a level-{level} Manager."
        case told.ManagerHired(seat=seat, level=level):
            return f"The {club(t, seat)} hire the level-{level} Manager."
        case told.Innovated(seat=seat, component=component, level=level):
            return f"The {club(t, seat)} innovate: {tile_name(t, component, level)}, leaves the game."
        case told.Built(seat=seat, component=component, level=level, replaced=replaced):
            over = f", over {COMPONENT_NAMES[(replaced - 1) // 8]} {(replaced - 1) % 8 + 1}" if replaced else ""
            return f"The {club(t, seat)} build {tile_name(t, component, level)}{over}."
        case told.BonusResolved(card=card, values=values, winners=winners, best=best):
            bonus = t.cards.bonus[card]
            if not winners:
                took, had = (measure(bonus.stat, number) for number in (best, values[0]))
                return f"A club of the league wins “{bonus.name}” with {took}; the {club(t, 0)} have {had}."
            names = listed([f"the {club(t, seat)}" for seat in winners])
            tied = f"tie and all win “{bonus.name}”" if len(winners) > 1 else f"win “{bonus.name}”"
            return f"{capital(names)} {tied} with {measure(bonus.stat, values[winners[0]])}."
        case told.YearOver(year=year, last=last):
            return f"Year {year} is over{', and so is the game' if last else ''}."
    return ""


def result(t: Lords) -> str:
    """The end of a game: who wins, by what, and why a club with as much or more does not."""
    if len(t.owners) == 1:
        return _alone(t)
    winners = t.winners()
    names = listed([f"the {club(t, seat)}" for seat in winners])
    best, out = t.owners[winners[0]], t.owners[winners[0]].cannot_win
    if len(winners) > 1:
        text = f"A legendary rivalry: {names} share the win with {best.vp} VP"
    else:
        rivals = [o for o in t.owners if o.seat not in winners and o.cannot_win == out]
        level = [o for o in rivals if o.vp == best.vp]
        ahead = f", ahead of {_clubs(t, level)} by {TIE_BREAK_WORDS[decided_by(t)]}" if level else ""
        text = f"The {club(t, winners[0])} win with {best.vp} VP{ahead}"
    wins = ruling_out(t)
    if out:
        return f"{text}; every club has had a season of {wins} wins or fewer, which would rule it out."
    ruled_out = [o for o in t.owners if o.cannot_win and standing(o) >= standing(best)]
    if ruled_out:
        whose = listed([f"the {club(t, o.seat)} ({o.vp} VP)" for o in ruled_out])
        return f"{text}; {whose} cannot win after a season of {wins} wins or fewer."
    return f"{text}."


def _alone(t: Lords) -> str:
    """The same for a lone owner: the grade, or what it was short of (ruling L49)."""
    who, points, found = club(t, 0), t.owners[0].vp, target(t)
    if t.owners[0].cannot_win:
        return f"The {who} end with {points} VP and cannot win after a season of {ruling_out(t)} wins or fewer."
    if found is None:
        return f"The {who} win with {points} VP."
    if (reached := grade(t)):
        return f"The {who} win with {points} VP: a {reached} season."
    return f"The {who} end with {points} VP, short of a bronze season at {found.bronze}."


def _clubs(t: Lords, owners: list[Owner]) -> str:
    return listed([f"the {club(t, o.seat)}" for o in owners])
