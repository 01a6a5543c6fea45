"""Many games at once, to find out what cards and rules really do."""
