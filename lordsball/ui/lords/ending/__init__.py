"""The end of a game: parks counted, the final table, the chart."""
