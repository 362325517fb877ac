"""Which cells a sweep has: every combination of the values of its keys, and those that are refused."""

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Final

from ..config import Config, ConfigError, printable
from ..stats.errors import WishError
from ..stats.factorial.document import Factor

MOST_CELLS: Final = 1024
OPENING, CLOSING = "[{", "]}"


@dataclass(frozen=True, slots=True)
class Cell:
    """A combination of values.

    Attributes:
        levels: the place of each factor's value.
        config: what is played.
    """

    levels: tuple[int, ...]
    config: Config


@dataclass(frozen=True, slots=True)
class Plan:
    """All cells.

    Attributes:
        factors: the keys and their values.
        cells: those to be played.
        refused: the levels of those that cannot be played, with the reason.
    """

    factors: tuple[Factor, ...]
    cells: tuple[Cell, ...]
    refused: tuple[tuple[tuple[int, ...], str], ...]

    @property
    def digest(self) -> str:
        """A hash of all that is to be played."""
        dumps = [[cell.levels, cell.config.model_dump(mode="json")] for cell in self.cells]
        return hashlib.sha256(json.dumps(dumps, sort_keys=True).encode()).hexdigest()[:16]


def read_factors(texts: Sequence[str]) -> tuple[Factor, ...]:
    """Read factors as ``--vary`` takes them: ``rules.zero=plain,rotate``; commas in brackets do not part.

    Raises:
        WishError: one of them is none, or there are too many combinations.
    """
    factors = tuple(_read_factor(text) for text in texts)
    keys = [factor.key for factor in factors]
    if not factors:
        raise WishError("--vary is missing: name a key and its values, as in rules.zero=plain,rotate")
    for key in keys:
        if keys.count(key) > 1:
            raise WishError(f"--vary {key}: is given twice; put all its values into one")
    cells = prod(len(factor.levels) for factor in factors)
    if cells > MOST_CELLS:
        raise WishError(f"--vary: {cells:,} combinations are more than {MOST_CELLS:,}")
    return factors


def make_plan(factors: tuple[Factor, ...], load_with: Callable[[Sequence[str]], Config]) -> Plan:
    """Load the config of every combination.

    Args:
        factors: the keys and their values.
        load_with: loads the config with some keys set.

    Raises:
        WishError: fewer than two combinations can be played, or none with one of the values, which is then more
            likely a slip than a wish; the text has all reasons.
    """
    cells, refused = [], []
    for levels in product(*(range(len(factor.levels)) for factor in factors)):
        sets = [f"{factor.key}={factor.levels[level]}" for factor, level in zip(factors, levels, strict=True)]
        try:
            cells.append(Cell(levels, load_with(sets)))
        except ConfigError as error:
            refused.append((levels, str(error)))
    plan = Plan(factors, tuple(cells), tuple(refused))
    if len(cells) < 2:
        raise WishError("\n".join([*refusals(plan), "fewer than two combinations can be played"]))
    if unplayable := _unplayable(plan):
        raise WishError("\n".join([*unplayable, "nothing is played: leave out what never can be"]))
    return plan


def _unplayable(plan: Plan) -> list[str]:
    """Return a line for each value that is part of no combination that can be played."""
    lines = []
    for place, factor in enumerate(plan.factors):
        played = {cell.levels[place] for cell in plan.cells}
        for level in sorted(set(range(len(factor.levels))) - played):
            reason = next(reason for levels, reason in plan.refused if levels[place] == level)
            lines.append(f"--vary {printable(factor.key)}={printable(factor.levels[level])}: {reason}")
    return lines


def refusals(plan: Plan) -> list[str]:
    """Return a line for each reason of refusal, with the combinations that it refuses."""
    reasons: dict[str, list[tuple[int, ...]]] = {}
    for levels, reason in plan.refused:
        reasons.setdefault(reason, []).append(levels)
    lines = []
    for reason, combinations in reasons.items():
        shown = "; ".join(_named(plan.factors, levels) for levels in combinations[:3])
        more = f" and {len(combinations) - 3:,} more" if len(combinations) > 3 else ""
        lines.append(f"refused: {shown}{more}: {reason}")
    return lines


def _named(factors: Sequence[Factor], levels: Sequence[int]) -> str:
    return ", ".join(
        f"{printable(factor.key)}={printable(factor.levels[level])}"
        for factor, level in zip(factors, levels, strict=True)
    )


def _read_factor(text: str) -> Factor:
    key, equals, values = (part.strip() for part in text.partition("="))
    shown = printable(text[:60])
    levels = tuple(value.strip() for value in _parts(values))
    if not key or not equals or not all(levels):
        raise WishError(f"--vary {shown}: must be KEY=V1,V2, as in rules.zero=plain,rotate")
    if len(levels) < 2 or len(set(levels)) < len(levels):
        raise WishError(f"--vary {shown}: needs two values at least, all different")
    if key in ("run.games", "run.seed", "run.rows", "name"):
        raise WishError(
            f"--vary {shown}: all combinations play the same games; vary a rule, players or habits"
        )
    return Factor(key, levels)


def _parts(values: str) -> list[str]:
    """Cut at commas that stand outside brackets."""
    parts, depth = [""], 0
    for sign in values:
        depth += (sign in OPENING) - (sign in CLOSING)
        if sign == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return parts
