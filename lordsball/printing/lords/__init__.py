"""Lords of Baseball on paper."""
