"""How every sound of the program is synthesized: nothing is recorded, nothing is quoted. Start at `catalogue.py`."""
