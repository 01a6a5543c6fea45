"""The table: one match, its board, and the bars and lists around it."""
