"""The shell: the program around the scenes. Its window, its loop, the desk every scene works at, settings."""
