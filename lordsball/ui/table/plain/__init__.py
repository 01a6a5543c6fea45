"""The plain table: any game on the shelf, in the window, before anybody has drawn a board for it."""
