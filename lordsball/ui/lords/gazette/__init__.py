"""The newspaper at the end of a year."""
