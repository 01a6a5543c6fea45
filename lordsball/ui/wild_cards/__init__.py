"""The table of Wild Cards."""
