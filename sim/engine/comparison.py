"""A comparison from its rule sets to its folder."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ..config import Config, resolved_yaml
from ..results.comparison_folder import Part, write_comparison
from ..results.folder import check_free
from ..stats.comparison.document import comparison_document
from ..stats.comparison.margins import Margin
from ..stats.comparison.stopping import all_decided
from ..stats.errors import WishError
from ..stats.summary import summarise
from .compare import Compared, compare_rule_sets
from .player import kernel_hash, usable_threads
from .progress import Progress, Silent
from .rule_sets import RuleSet, read_rule_sets, why_unpaired
from .run import PlayerOf
from .stop import Stop, stop_on_signals


@dataclass(frozen=True, slots=True)
class ComparisonOutcome:
    """A comparison that is over.

    Attributes:
        folder: where it is.
        document: the document of ``comparison.json``.
        timing: how it was made.
    """

    folder: Path
    document: dict[str, Any]
    timing: dict[str, Any]

    @property
    def interrupted(self) -> bool:
        """Whether it was stopped before its last game."""
        return bool(self.document["stopped"] == "interrupted")


def run_comparison(
    sources: Sequence[str | Path | Config],
    *,
    margins: dict[str, Margin],
    games: int | None = None,
    seed: int | None = None,
    unpaired: bool = False,
    sets: Sequence[str] = (),
    out: Path | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
    player_of: PlayerOf | None = None,
    until: bool = False,
) -> ComparisonOutcome:
    """Compare rule sets and write a folder.

    Args:
        sources: presets, paths of configs, run folders or loaded configs; the first is the baseline.
        margins: by measure, from which difference on a difference matters.
        games: games of each that is played; see ``read_rule_sets``.
        seed: likewise.
        unpaired: give each rule set deals of its own.
        sets: keys set in all of them, as ``KEY=VALUE``.
        out: the folder, or None for the next free ``runs/compare-...-N``.
        threads: threads that play; all that may be used if None. Changes no result.
        progress: what to tell while it goes on.
        player_of: what plays a config; the kernel if None.
        until: stop as soon as it is known which rule sets have longer hands, at ``games`` at the latest.

    Raises:
        WishError, ConfigError, FolderError: it cannot be made.
        KeyboardInterrupt: stopped before there was anything to compare.
    """
    check_free(out)
    rule_sets = read_rule_sets(sources, games=games, seed=seed, unpaired=unpaired, sets=sets)
    if until and any(each.folder is not None for each in rule_sets):
        raise WishError("--until difference: a run folder has the games it has; name a preset or config")
    reasons = [None, *(why_unpaired(rule_sets[0], each, unpaired=unpaired) for each in rule_sets[1:])]
    stop, began = Stop(), datetime.now(UTC).isoformat(timespec="seconds")
    clock, threads = time.perf_counter(), threads or usable_threads()
    with stop_on_signals(stop):
        compared = compare_rule_sets(
            rule_sets,
            reasons,
            threads=threads,
            progress=progress or Silent(),
            stop=stop,
            player_of=player_of,
            decided=(lambda observed: all_decided(observed, margins)) if until else None,
        )
    seconds = round(time.perf_counter() - clock, 3)
    kernel = kernel_hash(*(each.config for each in rule_sets))
    timing = {"kernel_hash": kernel, "began": began, "seconds": seconds, "threads": threads}
    document = _document(rule_sets, reasons, compared, margins, until=until)
    folder = write_comparison(out, document, _parts(rule_sets, compared, document["stopped"]), timing)
    return ComparisonOutcome(folder, document, timing)


def _document(
    sets: Sequence[RuleSet],
    reasons: Sequence[str | None],
    compared: Compared,
    margins: dict[str, Margin],
    *,
    until: bool,
) -> dict[str, Any]:
    labels = [each.label for each in sets]
    document = comparison_document(compared.observed, labels, reasons, margins, until=until)
    asked = max((each.config.run.games for each in sets if each.folder is None), default=0)
    stopped = "until" if compared.decided else "interrupted" if compared.games < asked else "games"
    return {"schema": document.pop("schema"), "stopped": stopped, **document}


def _parts(sets: Sequence[RuleSet], compared: Compared, stopped: str) -> list[Part]:
    parts = []
    for place, (each, counters) in enumerate(zip(sets, compared.counters, strict=True)):
        games = each.config.run.games if each.folder is not None else compared.observed.games(place)
        own = "games" if each.folder is not None else stopped
        parts.append(
            Part(
                label=each.label,
                config=resolved_yaml(each.config),
                counters={"games": games, **counters.as_dict()},
                summary=summarise(each.config, counters, games=games, stopped=own),
                source=None if each.folder is None else str(each.folder),
            )
        )
    return parts
