"""What everything on the table of Lords of Baseball is, what it is worth now, and why it matters."""
