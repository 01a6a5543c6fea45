"""The Windows program on Linux: a Python for Windows, Wine to run it, and what is tried with the program it builds."""
