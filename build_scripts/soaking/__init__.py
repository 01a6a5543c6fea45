"""What tries to break lordsball, again and again, with other luck each time."""
