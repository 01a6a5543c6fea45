#!/usr/bin/env python3
"""Start here, with nothing but Python:

    python3 build_scripts/run.py              open the game (the first time it sets itself up in .venv)
    python3 build_scripts/run.py test quick   run a good part of the test suite, in under a minute
    python3 build_scripts/run.py test         run the whole test suite; further words go to pytest
    python3 build_scripts/run.py add cluster  fetch what playing on other machines needs (docs/cluster.md)
    python3 build_scripts/run.py check        any other words are passed on to lordsball

This file is written so that a Python too old for the game can still read it and say so.
"""
import sys

if sys.version_info < (3, 11):
    sys.exit(
        "lordsball needs Python 3.11 or newer and this is Python %d.%d: install a newer one and start this with it."
        % sys.version_info[:2]
    )

import set_up  # lies beside this file; only a new enough Python can read it

if __name__ == "__main__":
    set_up.run(sys.argv[1:])
