"""Where cards and drawings become pictures for paper."""
