"""Reading the folder of a sweep: its cells, and what each key does."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ..config import Config
from ..results.own_files import CONFIG
from ..results.sweep_folder import KIND, SWEEP
from .comparison import read_config
from .errors import ReportError
from .reading import read_document, read_kind
from .summary import Count, Interval, Part, Real

MEASURES: Final = ("turns", "rotations", "starter_edge")
"""What is measured in every cell, in the order of the document."""


class Estimate(Part):
    """A value with its standard error and 95 % interval."""

    value: Real | None = None
    se: Real | None = None
    ci95: Interval | None = None


class Factor(Part):
    """A key and its values, as they were given."""

    key: str
    levels: tuple[str, ...]


class Cell(Part):
    """A combination of values, and what came out of it."""

    levels: dict[str, str]
    players: Count
    hands: Count
    unfinished: Count
    turns: Estimate
    rotations: Estimate
    starter_edge: Estimate

    def of(self, measure: str) -> Estimate:
        """Return what one of ``MEASURES`` came to."""
        found = getattr(self, measure)
        assert isinstance(found, Estimate)
        return found


class Effect(Part):
    """What a value, or two together, add to the mean of all combinations."""

    levels: dict[str, str]
    effect: Estimate
    mean: Estimate | None = None


class Term(Part):
    """The effects of one key, or of two together beyond the sum of both."""

    keys: tuple[str, ...]
    p_holm: Real | None = None
    share: Estimate | None = None
    hand_r2: Estimate | None = None
    effects: tuple[Effect, ...]

    @property
    def weight(self) -> float:
        """The share of the differences between combinations that it explains, 0 where unknown."""
        return 0.0 if self.share is None or self.share.value is None else self.share.value

    @property
    def noted(self) -> bool:
        """Whether it is known to be there at all."""
        return self.p_holm is not None and self.p_holm < 0.05


class Measure(Part):
    """The analysis of one measure over all cells."""

    mean: Estimate | None = None
    terms: tuple[Term, ...]
    leading: str | None = None
    leads_surely: bool | None = None

    @property
    def mains(self) -> list[Term]:
        """The terms of single keys."""
        return [term for term in self.terms if len(term.keys) == 1]

    @property
    def pairs(self) -> list[Term]:
        """The terms of two keys, the largest share first."""
        return sorted((term for term in self.terms if len(term.keys) == 2), key=lambda term: -term.weight)

    @property
    def varies(self) -> bool:
        """Whether the cells differ in it at all."""
        return any(row.effect.se for term in self.terms for row in term.effects)


class Refused(Part):
    """A combination that the config refuses."""

    levels: dict[str, str]
    reason: str


class SweepDocument(Part):
    """``sweep.json``, schema 1."""

    name: str
    games: Count
    seed: Count
    factors: tuple[Factor, ...]
    cells: tuple[Cell, ...]
    measures: dict[str, Measure]
    refused: tuple[Refused, ...] = ()


@dataclass(frozen=True)
class Sweep:
    """A sweep, read from its folder.

    Attributes:
        document: cells and effects.
        config: what the keys are varied of.
        manifest: versions, kernel hash and the like as plain data.
    """

    document: SweepDocument
    config: Config
    manifest: dict[str, Any]

    @property
    def measures(self) -> list[str]:
        """The measures in which the cells differ."""
        return [name for name in MEASURES if self.document.measures[name].varies]

    @property
    def unfinished(self) -> int:
        """Hands stopped by the limit of turns in all cells."""
        return sum(cell.unfinished for cell in self.document.cells)


def read_sweep(folder: Path) -> Sweep:
    """Read the folder of a sweep.

    Raises:
        ReportError: it is none or not over, or a file is cut short or of a newer schema.
    """
    kind, manifest = read_kind(folder)
    if kind != KIND:
        raise ReportError(f"{folder}: holds no sweep, but an {kind}")
    if not (folder / SWEEP).exists():
        raise ReportError(
            f"{folder}: not a whole sweep: {SWEEP} is missing; 'unosim sweep --resume {folder}' ends it"
        )
    document = read_document(SweepDocument, folder / SWEEP)
    keys = {factor.key for factor in document.factors}
    whole = set(MEASURES) <= document.measures.keys() and document.cells
    if not whole or any(cell.levels.keys() != keys for cell in document.cells):
        raise ReportError(f"{folder / SWEEP}: not as a sweep leaves it: measures or cells are missing")
    return Sweep(document, read_config(folder / CONFIG), manifest)
