"""Reading the folder of a comparison: the differences from the baseline, and each rule set as a run."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from ..config import Config, ConfigError, load
from ..results.comparison_folder import COMPARISON, KIND, RULE_SETS
from ..results.own_files import CONFIG, COUNTERS, SUMMARY
from .counts import Counts
from .errors import ReportError
from .folder import Run, check_agreement
from .reading import read_document, read_kind
from .summary import Count, Interval, Part, Real, Summary

Verdict = Literal["more", "less", "same", "undecided"]


class Relative(Part):
    """A difference as a fraction of the baseline."""

    change: Real
    ci95: Interval


class Difference(Part):
    """One measure of a rule set beside that of the baseline; shares and edges are fractions of one."""

    baseline: Real | None = None
    value: Real | None = None
    difference: Real | None = None
    se: Real | None = None
    ci95: Interval | None = None
    relative: Relative | None = None
    margin: Real | None = None
    verdict: Verdict | None = None
    p_holm: Real | None = None


class Longer(Part):
    """The chance that a hand is longer than an independent one of the baseline."""

    probability: Real
    ci95: Interval
    as_long: Real


class Against(Part):
    """One rule set against the baseline."""

    name: str
    baseline: str
    paired: bool
    unpaired_because: str | None = None
    measures: dict[str, Difference]
    longer: Longer


class Played(Part):
    """What was played of a rule set."""

    name: str
    players: Count
    seed: Count
    games: Count
    hands: Count
    unfinished: Count
    seats_play_alike: bool


class ComparisonDocument(Part):
    """``comparison.json``, schema 1."""

    stopped: str
    baseline: str
    rule_sets: tuple[Played, ...]
    comparisons: tuple[Against, ...]


@dataclass(frozen=True)
class Comparison:
    """A comparison, read from its folder.

    Attributes:
        document: the differences.
        runs: each rule set as a run, the baseline first.
        manifest: versions, kernel hash and the like as plain data.
    """

    document: ComparisonDocument
    runs: tuple[Run, ...]
    manifest: dict[str, Any]

    @property
    def labels(self) -> list[str]:
        """What the rule sets are called, the baseline first."""
        return [rule_set.name for rule_set in self.document.rule_sets]

    @property
    def others(self) -> tuple[Against, ...]:
        """The rule sets but the baseline, with their differences from it."""
        return self.document.comparisons


def read_comparison(folder: Path) -> Comparison:
    """Read the folder of a comparison.

    Raises:
        ReportError: it is none, or a file is missing, cut short, of a newer schema or another comparison's.
    """
    kind, manifest = read_kind(folder)
    if kind != KIND:
        raise ReportError(f"{folder}: holds no comparison, but an {kind}")
    document = read_document(ComparisonDocument, folder / COMPARISON)
    places = _places(folder / RULE_SETS)
    if len(places) != len(document.rule_sets) or len(places) != len(document.comparisons) + 1:
        raise ReportError(f"{folder}: {COMPARISON} and {RULE_SETS} are not of the same comparison")
    return Comparison(document, tuple(_read_rule_set(place, manifest) for place in places), manifest)


def _places(folder: Path) -> list[Path]:
    """Return the folders of the rule sets in the order of their numbers."""
    numbered = {}
    for path in folder.glob("*-*") if folder.is_dir() else ():
        number = path.name.partition("-")[0]
        if number.isdecimal() and path.is_dir():
            numbered[int(number)] = path
    return [numbered[number] for number in sorted(numbered)]


def _read_rule_set(folder: Path, manifest: dict[str, Any]) -> Run:
    summary = read_document(Summary, folder / SUMMARY)
    counts = read_document(Counts, folder / COUNTERS, numbered=False)
    run = Run(summary, counts, read_config(folder / CONFIG), manifest)
    check_agreement(run, folder)
    return run


def read_config(path: Path) -> Config:
    """Read the resolved config of a folder.

    Raises:
        ReportError: it cannot be read any more.
    """
    try:
        return load(path)
    except ConfigError as error:
        raise ReportError(f"{path}: not as a run leaves it:\n{error}") from error
