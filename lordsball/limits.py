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
"""Mistakes reported for one card file: nobody reads further, and a broken generator can make a hundred thousand."""
CARD_DEPTH = 30
"""Groups inside groups in a card file."""
CARD_DIGITS = 30
"""Letters of one number in a card file: turning a million digits into a number takes minutes."""
CARD_ODD_CHARACTERS = 2_000
"""At most this many odd characters of a file are looked at."""
CARD_GUESSES = 300
"""A misspelled word is compared with at most this many others."""
CARD_VALUES_THROUGH_ANCHORS = 20_000
"""Values that the anchors of one card file may repeat in all."""
LESSON_WORDS = 25
"""Words of one thing that is said in a lesson."""
LESSON_STEPS = 25
"""Steps of one lesson."""
LESSON_MOVES = 600
"""Moves between two steps of a lesson: one that goes round in a circle ends here."""
SAVE_FILE = 8_000_000
"""Bytes of a save, replay or pack; seven years of Lords with eight owners take less than one million."""
SAVE_VALUES = 100_000
"""Values in one save, replay, pack or settings file; seven years with eight owners have 5,000."""
SAVE_DEPTH = 30
"""Lists and mappings inside each other in such a file; the deepest that is written has 8."""
SAVE_DIGITS = 20
"""Digits of one number: the chance to come has up to 20."""
SAVE_TEXT = 400
"""Letters of one text in a save: ids, names, lines of the record; the longest that is written has 64."""
ACTION_WORD = 200
"""Letters or digits of one word of an action in a record: far more than a card's id has."""
SEAT_NAME = 24
"""Letters of the name of a seat."""
SAVE_NAME = 40
"""Letters of the name a person gives a save."""
SAVE_LETTERS = 1_000
"""Letters of the sentence that says where a saved match stands."""
SEATS = 8
"""Seats of one match, in a save as in the settings."""
RECORD_LINES = 50_000
"""Lines in a record; seven years with eight owners have 2,600."""
CARD_CHANGES = 1_000
"""Times the cards change in one record: each costs a copy of the position."""
EARLIEST_YEAR, LATEST_YEAR = 1971, 2200
"""A time outside these is no time: clocks that ran out of battery say 1970."""
LAST_IN_ORDER = 10**13
"""The largest number a save has among all saves: milliseconds, good until the year 2286."""
SETTINGS_FILE = 100_000
"""Bytes of the settings file; with seats of all games it has less than 3,000."""
SOUND_FILE = 5_000_000
"""Bytes of one sound; the largest that is shipped has 410 kB. Decoding takes ten times as much memory."""
SOLVED_FILE = 20_000_000
"""Bytes of one table of a solved game; the one that is shipped has less than 400 kB."""
SOLVED_VALUES = 50_000_000
"""Numbers in such a table; the one that is shipped has less than a million."""
SHELF_FILES = 2_000
"""Files that one list of saves or replays shows: the newest by the folder's own dates."""
SHELF_BYTES = 50_000_000
"""Bytes that are read for one list; what is beyond is named, but not looked into."""
BEST_LIST = 10
"""Games that one person has finished alone and that are kept, the best of each kind first."""
BEST_POINTS = 10_000
"""Points of such a game, above 0 or below."""
SHOWN_TEXT = 200
"""Letters of a file's own words in one line of a list or a sentence."""
PACK_FILE = 50_000_000
"""Bytes of a pack in one zip."""
PACK_FILES = 2_000
"""Files and folders in a zip."""
PACK_UNPACKED = 100_000_000
"""Bytes of all files in a zip, unpacked."""
PACK_RATIO = 150
"""How many times smaller a large file may have become in a zip: texts shrink to a tenth, bombs to a thousandth."""
PACK_RATIO_FROM = 100_000
"""Bytes from which on that is asked."""
PACK_DEPTH = 8
"""Folders inside folders in a zip."""
PACK_NAME = 150
"""Letters of a file's name in a zip, its folders included."""
PICTURE_FILE = 5_000_000
"""Bytes of one picture of a pack."""
PICTURE_SVG = 1_000_000
"""Characters of one drawing of a pack; the largest that is shipped has 60,000."""
PICTURE_PIXELS = 16_000_000
"""Pixels of one picture of a pack: decoding takes four bytes for each."""
PICTURES = 1_000
"""Pictures of one pack."""
SHEET_FILE = 5_000_000
"""Bytes of a spreadsheet in CSV; the largest game comes to 150 kB."""
SHEET_ROWS = 5_000
"""Lines of a spreadsheet: twenty times a large deck."""
SHEET_COLUMNS = 500
"""Columns of a spreadsheet; a card with all it can have comes to 60."""
PACKS = 100
"""Packs in the folder of packs."""
SECONDS_PLAYED = 10_000_000
"""Seconds at one match, in a save: four months without a break."""
RECORD_BOOK = 500_000_000
"""Bytes of the record book; a game of Monster League takes 3,000."""
