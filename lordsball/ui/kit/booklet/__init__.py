"""A booklet of rules: read from a small markup file, set as pages one scrolls through, and searched."""
