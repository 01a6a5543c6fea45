"""The stories of the Gazette: every kind of them with its wordings. Words in braces are filled in from facts.

`{club}` and `{rival}` are clubs in the plural, numbers are spelled where a sentence wants them. A wording states what
happened in that year and nothing else; color it may have.
"""

from __future__ import annotations

from typing import NamedTuple


class Kind(NamedTuple):
    """A kind of story.

    :param group: what it is about: a page varies its groups.
    :param weight: how interesting it is by itself; what happened adds to it.
    :param headlines: wordings, in ordinary letters; a page prints them in capitals.
    """

    group: str
    weight: float
    headlines: tuple[str, ...]
    texts: tuple[str, ...]


KINDS: dict[str, Kind] = {
    # -- on the field -----------------------------------------------------------------------------------------------
    "rout": Kind("series", 1.5, ("{club} run riot", "{rival} flattened", "A week to forget"), (
        "In the {week} week the {club} won *{won} of 22* from the {rival}. The scoreboard boy has asked for a raise.",
        "*{won}–{lost}* read the slate when the {club} were done with the {rival}. The {week} week was a short one.",
        "The {rival} took {lost} games from the {club} in the {week} week. The {club} took the other *{won}*.",
        "*{won}–{lost}*: the {club} showed the {rival} no mercy in the {week} week.",
    )),
    "upset": Kind("series", 3.0, ("{club} upset the odds", "Bookmakers weep", "{rival} stumble"), (
        "On paper the {rival} were better by *{gap}*. On grass the {club} won {won} games to {lost}.",
        "Quality {mine} against {theirs}: nobody gave a nickel for the {club}. They won *{won}–{lost}*.",
        "The {rival} had the names, the {club} had the runs: *{won}–{lost}* in the {week} week.",
    )),
    "streak": Kind("series", 0.5, ("{club} cannot lose", "{club} in full stride", "Stop the {club}!"), (
        "*{Number}* series in a row went to the {club}. Their hats no longer fit.",
        "Club after club met the {club} and went home beaten: *{number} series* running.",
        "The {club} won *{number}* series without a break, and their tailor has let out every vest.",
    )),
    "slump": Kind("series", 0.5, ("{club} in the ditch", "Gloom at {park}", "{club} lose again"), (
        "*{Number}* series in a row got away from the {club}. The goat has been sent back to the farm.",
        "The {club} lost *{number}* series running. Somebody has broken a mirror.",
        "From bad to worse: *{number}* series in a row without a win for the {club}.",
    )),
    "comeback": Kind("race", 4.5, ("{club} rise again", "The long way up", "Last, then not"), (
        "Behind every other owner after three weeks, the {club} still finished *{place}* among them with {wins} wins.",
        "Three weeks gone, and the {club} trailed all owners. In October {ahead} stood above them.",
        "Last after three weeks, the {club} ended *{place}* of the owners.",
    )),
    "collapse": Kind("race", 4.2, ("{club} come undone", "The lead melts", "What ailed the {club}?"), (
        "Ahead of all owners after four weeks, the {club} finished *{place}* among them with {wins} wins.",
        "In midsummer every owner looked up to the {club}. By October they were *{place}* of {owners}.",
        "First after four weeks, the {club} ended *{place}* of the owners.",
    )),
    "roll_off": Kind("race", 6.0, ("Decided by a die", "A flag on one die", "Level to the last"), (
        "The {club} and the {rival} stood level at {wins} wins. Quality and one die: *{mine} to {theirs}*.",
        "{wins} wins each, and only one flag. The {club} rolled it off with the {rival}: *{mine} to {theirs}*.",
    )),
    "hair": Kind("race", 4.0, ("By one single game", "A hair's breadth"), (
        "One game was all that lay between the {club} and the {rival}: *{wins} to {less}*.",
        "*{wins}* wins for the {club}, {less} for the {rival}. Nobody at the park has any nails left.",
    )),
    "great_season": Kind("season", 1.5, ("{wins} wins!", "{club} for the ages", "A summer of {wins}"), (
        "The {club} won *{wins}* games, worth {vp} on the big board. Old men say they saw better. They did not.",
        "*{wins}* victories in one summer: the {club} are paid {vp} for it, and everybody's drinks.",
        "Count them yourself: *{wins}* wins, and {vp} for the {club}. The bunting has been out since August.",
        "The {club} were beaten now and then, but not often: *{wins}* wins. They get {vp} for it.",
        "*{wins}* wins for the {club}, worth {vp}. Hats flew.",
    )),
    "poor_season": Kind("season", 2.6, ("{club} lose heart", "Boos for the {club}", "{wins} wins, alas"), (
        "With {wins} wins the {club} are charged *{vp}* on the big board, and the bleachers have noticed.",
        "Only *{wins}* wins for the {club}. It costs them {vp}, and the groundskeeper his good humour.",
        "*{wins}* wins and no more: the {club} lose {vp} for it.",
    )),
    "ruled_out": Kind("season", 9.0, ("{club} out of it", "No crown for the {club}"), (
        "Only *{wins}* wins. Whatever the {club} do now, they can never be Lords of Baseball.",
        "*{wins}* wins is too few for a crown: the {club} play on for honor alone.",
    )),
    # -- the books ----------------------------------------------------------------------------------------------------
    "lead": Kind("points", 4.0, ("{club} take the lead", "A new leader", "{rival} overtaken"), (
        "The {rival} led the owners a year ago. Now it is the {club}, with *{vp}* points.",
        "Change at the top: the {club} have *{vp}* points, and the {rival} see their backs.",
    )),
    "bonus_last": Kind("points", 3.4, ("The last shall win", "{club} find a friend"), (
        "“{card}” went to the {club}, bottom of the table: *{paid}* points where the leader would have had {least}.",
        "No owner had fewer points than that of the {club}, and none more {stat}: *{paid}* points for it.",
        "Most {stat}, fewest points: the {club} are paid *{paid}*.",
    )),
    "bonus": Kind("points", 2.4, ("{club} claim bonus", "“{card}”", "{stat}: {club} lead"), (
        "Nobody had more {stat} than the {club}: “{card}” pays them *{paid}*.",
        "The {club} ended the year with the most {stat}. The Bonus card is worth *{paid}* to them.",
        "Most {stat}: the {club}, who are paid *{paid}*.",
    )),
    "bonus_shared": Kind("points", 3.0, ("One bonus, {number} hands", "A prize is shared"), (
        "{Number} clubs are level in {stat}, and each of them is paid for “{card}”: {clubs}.",
        "“{card}” found {number} winners: {clubs} have as many {stat} as each other.",
        "“{card}” is paid to {clubs}.",
    )),
    "bought": Kind("points", 1.6, ("Glory over the counter", "{club} pay cash", "How to buy a point"), (
        "The {club} laid money on the table and went home with *{number}* of the points that others play for.",
        "What the {club} could not win they bought: *{number}* at the going price. Receipts were given.",
        "Money talks: the {club} asked for *{number}* of the points on the board, and paid in small notes.",
        "The {club} bought *{number}* of their points for cash.",
    )),
    "loans": Kind("money", 2.2, ("{club} in the red", "The banker smiles", "{club} sign a note"), (
        "The {club} took *{notes}* from the bank and gave up {cost} points. The ink is dry, the owner is not.",
        "Short of money, the {club} signed {notes}. It cost them *{cost}* points before breakfast.",
        "*{Notes}* for the {club}, {cost} points for the bank's sense of humour.",
    )),
    "repaid": Kind("money", 3.0, ("{club} settle up", "A debt is paid"), (
        "The {club} paid back *{notes}* and got {points} for it. The banker wept, briefly.",
        "*{Notes}* came back to the bank from the {club}: {points}, and a kind word.",
    )),
    "purse": Kind("money", 0.6, ("{club} count it twice", "Money in the mattress"), (
        "No owner holds more cash this winter than that of the {club}: *${cash}*, and a dog that bites.",
        "*${cash}* lies in the safe of the {club}, more than in any other. The key is at the bottom of a well.",
        "*${cash}*: no owner is richer than that of the {club}.",
    )),
    # -- people -------------------------------------------------------------------------------------------------------
    "star_retires": Kind("people", 3.6, ("A Star says goodbye", "{club} lose a Star", "The last at-bat"), (
        "One of the great men of the {club} hung up his spikes. The posters now show *{left}*.",
        "He tipped his cap and was gone. The {club} go on with *{left}*.",
        "A Star of the {club} has bought a hotel and will not come back. On the books now: *{left}*.",
    )),
    "manager_leaves": Kind("people", 3.4, ("Manager walks out", "{club} without a head"), (
        "The Manager of the {club}, level {level}, has gone fishing for good. {After}",
        "He packed his bag and his level {level} and left the {club}. {After}",
        "The {club} lose their Manager of level {level}. {After}",
    )),
    "players_leave": Kind("people", 1.4, ("{club} grow thinner", "Farewell party"), (
        "The {club} said goodbye to *{lost}* after the season. The band played out of tune.",
        "Retirement cost the {club} *{lost}*. The clubhouse echoes.",
    )),
    "great_manager": Kind("people", 3.2, ("{club} get their man", "A genius for hire"), (
        "Two dice and some nerve: the {club} have hired a Manager of level *{level}*. He has already moved the bench.",
        "The new Manager of the {club} is of level *{level}*, and says so himself.",
    )),
    "poor_manager": Kind("people", 3.2, ("{club} hire a cousin", "Out of luck"), (
        "The {club} had a Manager of level {before} and rolled for a better one. They got level *{level}*.",
        "From level {before} to level *{level}*: the {club} wish they had not asked.",
    )),
    "stars_come": Kind("trade", 2.4, ("{club} buy a name", "Big deal in the lobby"), (
        "The {club} gave {given} and went home with *{gained}*. The other side has left town.",
        "For {given} the {club} now have *{gained}*. The hotel lobby is still talking.",
        "*{Gained}* for {given}: the {club} have dealt.",
    )),
    "stars_go": Kind("trade", 2.4, ("{club} sell a Star", "Idol traded"), (
        "Boys cried on the sidewalk: the {club} let *{given}* go for {gained}.",
        "The {club} traded {given} away and took *{gained}* for it.",
    )),
    "young": Kind("farm", 1.0, ("{club} hoard the young", "A crop of boys", "Milk for {club}"), (
        "*{Number}* Prospects winter on the farm of the {club}, more than on any other. They eat like horses.",
        "The {club} keep *{number}* Prospects, the most of any owner, and a very large pantry.",
        "No farm is as full as that of the {club}: *{number}* Prospects, and one bathtub.",
    )),
    # -- the park, the crowd ------------------------------------------------------------------------------------------
    "masterpiece": Kind("park", 0.2, ("{club} build higher", "The town gapes", "A palace of planks"), (
        "“{tile}” stands at {park}: {kind} of level *{level}*. Pigeons have moved in.",
        "The {club} have built {kind} of level *{level}*, “{tile}”. Children are brought to look at it.",
        "Planks by day and paint by night: “{tile}”, {kind} of level *{level}*, is the pride of the {club}.",
        "{Kind} of level *{level}* at {park}! “{tile}” can be seen from the ferry.",
        "“{tile}”, level *{level}*, now graces {park}.",
    )),
    "builders": Kind("park", 1.2, ("Hammers at {park}", "{club} build and build"), (
        "*{Number}* tiles in one winter went up at {park}. The neighbors have stopped sleeping.",
        "The {club} built *{number}* times this winter. The lumber merchant has named a son after them.",
        "Sawdust in the soup: the {club} put up *{number}* tiles this winter.",
    )),
    "crowd": Kind("crowd", 0.8, ("The town loves the {club}", "Full trolleys", "More hats, please"), (
        "The crowd of the {club} has grown by *{grown}* this year, to {fans}. The peanuts ran out in May.",
        "Up *{grown}* to {fans}: the Fans of the {club} now sing on the way home.",
    )),
    "full_house": Kind("crowd", 4.0, ("Not one seat left", "Full house"), (
        "*Twenty*: the Fan track of the {club} is full. People sit in trees.",
        "The {club} have *20* Fans, the most there can be. No room is left to throw hats.",
    )),
    "empty_seats": Kind("crowd", 1.2, ("Empty seats", "Where did they go?", "{club} play to crows"), (
        "The Fans of the {club} fell by *{fallen}* to {fans}. One can hear the umpire think.",
        "Down *{fallen}* to {fans}: the ticket man of the {club} has taken up reading.",
    )),
    # -- the league ---------------------------------------------------------------------------------------------------
    "news_all": Kind("winter", 3.0, ("{card}", "All clubs hit", "Talk of the winter"), (
        "“{card}” was the talk of the winter, and no club was spared.",
        "Every owner felt it this winter: “{card}”.",
    )),
    "news_some": Kind("winter", 2.8, ("{card}", "Talk of the winter", "Some are touched"), (
        "“{card}” was the talk of the winter. It touched *{clubs}*; the others read about it.",
        "This winter's event was “{card}”. It concerned *{clubs}* and nobody else.",
        "“{card}” touched *{clubs}*.",
    )),
    "news_none": Kind("winter", 1.8, ("{card}", "Much ado, no harm"), (
        "“{card}” was the talk of the winter, and not one club was touched by it.",
        "All feared “{card}”. It passed every club by.",
    )),
    "news_winter": Kind("winter", 2.2, ("{card}", "Talk of the winter"), (
        "“{card}” was the talk of the winter: it held good for all clubs alike.",
        "Nothing else was spoken of at the stove: “{card}”.",
    )),
    "gone": Kind("league", 1.6, ("Weak clubs fold", "{Number} will not return"), (
        "Beaten by every owner, *{clubs}* will not come back as they were. The league grows stronger.",
        "Every owner won more than *{clubs}*. They are struck from the books; what follows is stronger.",
        "*{Clubs}*, beaten by all owners, are no more. Better men will wear those shirts.",
        "Beaten by every owner: *{clubs}* are gone.",
    )),
    # -- when nothing else happened -----------------------------------------------------------------------------------
    "most_stars": Kind("table", 0.5, ("Names on the posters", "{club} glitter"), (
        "No club has more Stars than the {club}: *{number}*. The barber works on credit.",
        "The {club} go into the winter with *{number}* Stars, the most of all owners.",
    )),
    "most_fans": Kind("table", 0.4, ("Where the noise is", "{club} draw"), (
        "The loudest park is that of the {club}: *{fans}* on the Fan track.",
        "With *{fans}* on the Fan track, nobody draws like the {club}.",
    )),
    "best_quality": Kind("table", 0.3, ("On paper: {club}", "A look ahead"), (
        "As they stand, the {club} have a Quality of *{number}*, and nobody has more.",
        "Wise heads look at the {club}: Quality *{number}*, the best of the owners.",
    )),
}
"""Every kind of story by its name."""
