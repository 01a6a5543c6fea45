"""Monster League Baseball on paper."""
