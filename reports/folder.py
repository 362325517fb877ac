"""Reading a run folder: what was counted, under which config, by which version."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from ..config import Config, Rules
from ..results.folder import read_manifest
from ..results.own_files import COUNTERS, MANIFEST, SUMMARY
from .counts import Counts
from .errors import ReportError
from .summary import SCHEMA, Summary

Model = TypeVar("Model", bound=BaseModel)


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
    summary = _read(Summary, folder / SUMMARY)
    counts = _read(Counts, folder / COUNTERS)
    config = _read_config(manifest.get("config"), folder / MANIFEST)
    run = Run(summary, counts, config, manifest)
    _check_agreement(run, folder)
    return run


def _read_manifest(folder: Path) -> dict[str, Any]:
    """Read the manifest of a run that is over.

    Raises:
        ReportError: the folder is no run folder, or its run is not over.
    """
    if not folder.is_dir():
        raise ReportError(f"{folder}: no such run folder")
    manifest = read_manifest(folder)
    if manifest is None:
        raise ReportError(f"{folder}: not a run folder of unosim ({MANIFEST} is missing or not readable)")
    _check_schema(folder / MANIFEST, manifest)
    if not (folder / SUMMARY).exists():
        raise ReportError(
            f"{folder}: not a whole run folder: {SUMMARY} is missing; "
            f"'unosim run --resume {folder}' ends the run"
        )
    return manifest


def _read(model: type[Model], path: Path) -> Model:
    try:
        text = path.read_text(encoding="utf-8")
        plain = json.loads(text)
    except FileNotFoundError:
        raise ReportError(f"{path.parent}: not a whole run folder: {path.name} is missing") from None
    except OSError as error:
        raise ReportError(f"{path}: cannot be read ({error.strerror})") from error
    except (ValueError, RecursionError):
        raise ReportError(f"{path}: cut short or not JSON") from None
    if model is Summary:
        _check_schema(path, plain)
    return _validate(model.model_validate_json, text, path)


def _read_config(plain: Any, path: Path) -> Config:
    """Read the config a manifest holds; JSON knows lists alone where a config has one entry a seat."""
    if isinstance(plain, dict):
        by_seat = {
            key: tuple(plain[key]) for key in ("strategies", "habits") if isinstance(plain.get(key), list)
        }
        plain = plain | by_seat
    return _validate(Config.model_validate, plain, path)


def _check_schema(path: Path, plain: Any) -> None:
    number = plain.get("schema") if isinstance(plain, dict) else None
    if type(number) is not int:
        raise ReportError(f"{path}: not of a run: it names no schema")
    if number > SCHEMA:
        raise ReportError(
            f"{path}: schema {number} is newer than the {SCHEMA} this version reads; update unosim"
        )


def _validate(validate: Callable[[Any], Model], given: Any, path: Path) -> Model:
    try:
        return validate(given)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"]) or "as a whole"
        raise ReportError(f"{path}: not as a run leaves it: {place}: {first['msg']}") from None


def _check_agreement(run: Run, folder: Path) -> None:
    """Refuse files that do not belong together, or lists too short for the seats."""
    summary, counts, players = run.summary, run.counts, run.players
    by_seat = [getattr(counts, name) for name in type(counts).model_fields if name.startswith("seat_")]
    by_seat += [counts.starts, counts.wins, *counts.round_sizes, *counts.round_squares]
    by_round = (counts.round_sizes, counts.round_squares, counts.round_rotations)
    belongs = (
        counts.hands == summary.hands == sum(counts.turns),
        run.config.name == summary.name,
        len(summary.seats) == summary.players == players,
        all(len(seats) >= players for seats in by_seat),
        all(len(rounds) == len(counts.round_hands) for rounds in by_round),
    )
    if not all(belongs) or [seat.wins for seat in summary.seats] != list(counts.wins[:players]):
        raise ReportError(f"{folder}: {SUMMARY}, {COUNTERS} and {MANIFEST} are not of the same run")
