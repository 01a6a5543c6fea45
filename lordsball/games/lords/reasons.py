"""Why something is not open now."""

from __future__ import annotations

from lordsball.engine.procedure import Action


def why_not(t: object, action: Action) -> str:
    """Placeholder."""
    return "No."
