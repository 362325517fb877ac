"""A position played over and over, and whether what came of it is as likely as it should be."""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from typing import Any

import numpy as np
from golden.scripting import write_script
from golden.setup import STREAMS
from golden.table import Table
from referee import events as kinds
from referee.cards import words
from scipy.stats import chisquare

IMPLAUSIBLE = 1e-4
"""With the fixed seeds of a test, a fair choice is this unlikely to look as unfair as one that fails."""

Rows = np.ndarray[Any, np.dtype[np.int32]]


def outcomes(table: Table, times: int, read: Callable[[Rows], Hashable]) -> Counter[Any]:
    """Play the next turn of a table many times, the random streams running on; count what is read of it."""
    position, states, script = table.states.copy(), table.states.copy(), write_script()
    counted: Counter[Any] = Counter()
    for _ in range(times):
        chance = {name: states[name].copy() for name in STREAMS}
        states[:] = position
        for name, value in chance.items():
            states[name] = value
        counted[read(table.player.play(states, script))] += 1
    return counted


def values_of(kind: int, column: int) -> Callable[[Rows], Hashable]:
    """Read a column of the first event of a kind."""
    return lambda rows: int(rows[rows[:, 0] == kind][0, column])


def card_laid(rows: Rows) -> str:
    return words(int(rows[rows[:, 0] == kinds.CARD][0, 2]))


def assert_shares(counted: Mapping[Any, int], shares: Mapping[Any, float]) -> None:
    """Nothing but these outcomes occurred, and each about as often as its share says."""
    assert set(counted) <= set(shares)
    observed = np.array([counted.get(outcome, 0) for outcome in shares])
    expected = np.array(list(shares.values())) / sum(shares.values()) * observed.sum()
    assert expected.min() >= 5
    assert chisquare(observed, expected).pvalue > IMPLAUSIBLE, dict(counted)
