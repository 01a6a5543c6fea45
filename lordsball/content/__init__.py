"""Card files: YAML in, typed frozen records out, every mistake named with its line."""
