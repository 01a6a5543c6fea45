"""How much lordsball reads of a file that it did not just write itself: sizes, counts and lengths, all in one place.

Cards, saves, replays and settings may come from strangers. What is beyond a limit is refused with a sentence before any
work is done on it. The largest file the program ships or writes stays below a tenth of each.
"""

CARD_FILE = 1_000_000
"""Bytes of one card file; the largest that is shipped has 36 kB."""
CARD_FILES = 500
"""Card files of one game in one folder; the largest game ships 13."""
CARD_FOLDER = 20_000
"""Files and folders that are looked at below a folder of cards."""
CARDS = 2_000_000
"""Characters of all card files of one game, in folders, a save's pack or a replay; the largest game ships 95,000."""
CARD_VALUES = 50_000
"""Keys, values, lists and groups of one card file; the largest that is shipped has 4,500."""
CARD_TEXT = 5_000
"""Characters of one text in a card file; no field takes more than 600."""
CARD_PROBLEMS = 200
"""Mistakes told of one card file: nobody reads further, and a broken generator can make a hundred thousand."""
CARD_DEPTH = 30
"""Groups inside groups in a card file."""
CARD_VALUES_THROUGH_ANCHORS = 20_000
"""Values that the anchors of one card file may repeat in all."""
SAVE_FILE = 8_000_000
"""Bytes of a save, replay or pack; seven years of Lords with eight owners take less than one million."""
