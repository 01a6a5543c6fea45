"""How likely something is, in words: what can fail is never called certain, and what can happen never impossible."""

from __future__ import annotations


def percent(share: float, places: int = 0) -> str:
    """A chance in percent, such as `42%`; `>99%` for nearly certain, `<1%` for nearly impossible.

    :param share: from 0 to 1; a rounding error of a sum is no doubt.
    :param places: decimals.
    """
    said = f"{share:.{places}%}"
    step = 10.0**-places
    if said == f"{1:.{places}%}" and share < 1 - 1e-9:
        return f">{100 - step:.{places}f}%"
    if said == f"{0:.{places}%}" and share > 1e-9:
        return f"<{step:.{places}f}%"
    return said
