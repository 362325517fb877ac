"""What may be given to ``unosim run``, checked: one clear line for whatever is wrong."""

import re
from typing import Any

MOST_GAMES = 10**12
MOST_SEED = 2**63 - 1
MOST_THREADS = 1024


class OptionError(Exception):
    """A wrong option; the text is the whole message."""


def games_of(text: str) -> int:
    """Return the number of games that ``--games`` means: digits, or digits with k, M, G or B."""
    from ..config import parse_count, printable  # noqa: PLC0415

    number = parse_count(text)
    if number is None:
        raise OptionError(
            f"--games: '{printable(text[:40])}' is no number of games; write 5000, 10k, 10M or 1B"
        )
    if not 1 <= number <= MOST_GAMES:
        raise OptionError(f"--games: must be from 1 to {MOST_GAMES:,}")
    return number


def whole_number(option: str, text: str, least: int, most: int) -> int:
    """Return a whole number within its bounds."""
    from ..config import printable  # noqa: PLC0415

    if not re.fullmatch(r"[0-9]{1,19}", text) or not least <= int(text) <= most:
        shown = printable(text[:40])
        raise OptionError(f"{option}: must be a whole number from {least} to {most:,}, not '{shown}'")
    return int(text)


def threads_of(text: str | None) -> int | None:
    """Return the number of threads that ``--threads`` means, None if it was not given."""
    return None if text is None else whole_number("--threads", text, 1, MOST_THREADS)


def with_options(sets: tuple[str, ...], games: str | None, seed: str | None) -> list[str]:
    """Return all keys set on the command line as ``--set`` takes them."""
    keys = list(sets)
    if games is not None:
        keys.append(f"run.games={games_of(games)}")
    if seed is not None:
        keys.append(f"run.seed={whole_number('--seed', seed, 0, MOST_SEED)}")
    return keys


def refuse_beside_resume(given: dict[str, Any]) -> None:
    """Refuse what a run that goes on has in its folder already.

    Args:
        given: options and arguments by their names, as they were given.
    """
    names = [name for name, value in given.items() if value]
    if names:
        raise OptionError(f"--resume goes on with what its folder holds; leave out {', '.join(names)}")
