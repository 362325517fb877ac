"""Reading a run folder: what was counted, under which config, by which version."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..config import Config, Rules
from ..config.players import shown_strategy
from ..results.folder import KIND
from ..results.own_files import COUNTERS, MANIFEST, SUMMARY
from .counts import Counts
from .errors import ReportError
from .reading import read_document, read_kind, validated
from .summary import Summary


@dataclass(frozen=True)
class Run:
    """One run, read from its folder.

    Attributes:
        summary: the figures worked out from the counts.
        counts: the counts themselves.
        config: what was played.
        manifest: versions, kernel hash and the like as plain data.
    """

    summary: Summary
    counts: Counts
    config: Config
    manifest: dict[str, Any]

    @property
    def players(self) -> int:
        """Number of seats."""
        return self.config.players

    @property
    def strategies(self) -> list[str]:
        """The strategy of each seat, as people read it."""
        return [shown_strategy(name) for name in self.config.strategies]

    @property
    def rules(self) -> Rules:
        """The rules that were played."""
        return self.config.rules

    @property
    def rotates(self) -> bool:
        """Whether the rules move all hands at all (clause Z1)."""
        return "rotate" in (self.rules.zero, self.rules.opening.zero)

    @property
    def in_matches(self) -> bool:
        """Whether hands make matches (B9)."""
        return self.rules.match.mode != "none"

    @property
    def rotated(self) -> int:
        """Hands in which a rotation moved all hands."""
        return self.counts.hands - self.counts.effective_rotations[0]

    @property
    def won(self) -> int:
        """Hands that somebody won."""
        return sum(self.counts.wins)


def read_run(folder: Path) -> Run:
    """Read a run folder.

    Raises:
        ReportError: it is none, or a file is missing, cut short, of a newer schema or another run's.
    """
    manifest = _read_manifest(folder)
    summary = read_document(Summary, folder / SUMMARY)
    counts = read_document(Counts, folder / COUNTERS, numbered=False)
    config = _read_config(manifest.get("config"), folder / MANIFEST)
    run = Run(summary, counts, config, manifest)
    check_agreement(run, folder)
    return run


def _read_manifest(folder: Path) -> dict[str, Any]:
    """Read the manifest of a run that is over.

    Raises:
        ReportError: the folder is no run folder, or its run is not over.
    """
    kind, manifest = read_kind(folder)
    if kind != KIND:
        raise ReportError(f"{folder}: not a run folder of unosim ({MANIFEST} is of an {kind})")
    if not (folder / SUMMARY).exists():
        raise ReportError(
            f"{folder}: not a whole run folder: {SUMMARY} is missing; "
            f"'unosim run --resume {folder}' ends the run"
        )
    return manifest


def _read_config(plain: Any, path: Path) -> Config:
    """Read the config a manifest holds; JSON knows lists alone where a config has one entry a seat."""
    if isinstance(plain, dict):
        by_seat = {
            key: tuple(plain[key]) for key in ("strategies", "habits") if isinstance(plain.get(key), list)
        }
        plain = plain | by_seat
    return validated(Config.model_validate, plain, path)


def check_agreement(run: Run, folder: Path) -> None:
    """Refuse files that do not belong together, or lists too short for the seats."""
    summary, counts, players = run.summary, run.counts, run.players
    by_seat = [counts.starts, counts.wins, counts.points, *counts.round_sizes, *counts.round_squares]
    by_round = (counts.round_sizes, counts.round_squares, counts.round_rotations)
    belongs = (
        counts.hands == summary.hands == sum(counts.turns),
        run.config.name == summary.name,
        len(summary.seats) == summary.players == players,
        all(len(seats) >= players for seats in by_seat),
        all(len(rounds) == len(counts.round_hands) for rounds in by_round),
        all(len(seat.places) in (0, players) for seat in summary.seats),
        all(errors is None or len(errors) == players for errors in summary.rotations.change_se.values()),
    )
    if not all(belongs) or [seat.wins for seat in summary.seats] != list(counts.wins[:players]):
        raise ReportError(f"{folder}: {SUMMARY}, {COUNTERS} and {MANIFEST} are not of the same run")
