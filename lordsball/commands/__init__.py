"""What can be asked for on the command line: one file a command, each with `add` (its words) and `run`."""
