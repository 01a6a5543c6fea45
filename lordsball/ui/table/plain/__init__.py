"""The plain table: any game of the shelf in the window, before anybody has drawn a board for it."""
