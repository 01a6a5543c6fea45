"""Thinking beside the window: jobs for a process of its own, or a thread where there can be none."""
