"""The number of every kind of file that outlives the program that wrote it, all in one place.

A number rises when an older program could no longer make sense of such a file, or would take it for something else.
docs/formats.md says what a later version does with each. `tests/golden` keeps files of every number there has ever
been: raise a number here, and the tests ask for one of the new kind and still open all the old ones.
"""

SAVE = 1
"""A saved match."""
REPLAY = 1
"""A match to watch, with the cards it was played with."""
KEPT_CARDS = 1
"""The cards of saved matches, in the folder `packs` of the data folder."""
FIRST_SCREEN = 1
"""`first_screen.json`: what the first screen says of each game. One of another number is written afresh."""
SETTINGS = 1
"""`settings.json`."""
LAST_TRIAL = 1
"""`workshop/…json`: how each card fared when it was tried last. One of another number is left aside."""
LESSONS = 1
"""`lessons.json`: how far somebody has come."""
BEST_LIST = 1
"""`best_list.json`: the best games that somebody has finished alone."""
RECORDS = 1
"""`records.sqlite`: the record book. The games themselves lie beside it as saves and replays."""
CARDS = 1
"""Card files, and packs of them: `pack.yaml` may name the number, as `format`."""
FIRST_CARDS = 1
"""The number of cards without a `pack.yaml` that names one: as it was before there were numbers."""
SIMULATION = 2
"""The JSON of simulations and comparisons (docs/simulation.schema.json)."""
ANALYSIS = 1
"""The JSON of `replay --analyse` (docs/analysis.md)."""
RECORDS_DATA = 1
"""The JSON of `records` (docs/records.md)."""
SOLUTION = 1
"""The JSON of `solve` (docs/solving.md)."""
SOLVED_TABLE = 2
"""A table of Monster League: one of another number is worked out again."""
