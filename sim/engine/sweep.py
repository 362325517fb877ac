"""Playing the cells of a sweep one after the other, each kept as soon as it is whole."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..config import Config, load, resolved_yaml
from ..kernel.counters import Counters
from ..results.errors import FolderError
from ..results.lock import locked
from ..results.own_files import CONFIG
from ..results.sweep_folder import (
    SweepManifest,
    begin_sweep,
    read_cell,
    read_sweep,
    write_analysis,
    write_cell,
)
from ..stats.errors import WishError
from ..stats.factorial.blocks import COLUMNS, COUNT, CellCounts, block_of
from ..stats.factorial.document import sweep_document
from .chunks import Chunks
from .player import kernel_hash
from .pool import AHEAD, Pool
from .progress import Progress
from .run import PlayerOf
from .stop import Stop, stop_on_signals
from .sweep_plan import Cell, Plan, make_plan, read_factors
from .warm_up import warm_up

LEAST_GAMES = 10 * COUNT


@dataclass(frozen=True, slots=True)
class Sweep:
    """A sweep to be played or gone on with.

    Attributes:
        folder: its folder.
        manifest: what it is of.
        plan: its cells.
    """

    folder: Path
    manifest: SweepManifest
    plan: Plan


@dataclass(frozen=True, slots=True)
class Sitting:
    """How the cells are played: by what, on how many threads, telling whom, and stopped by what."""

    player_of: PlayerOf
    threads: int
    progress: Progress
    stop: Stop


def plan_sweep(
    vary: tuple[str, ...], load_with: Callable[..., Config], games: int, seed: int | None
) -> tuple[Config, Plan]:
    """Return the config that keys are varied of, and all cells, each with its games and seed.

    Args:
        vary: keys and values as ``--vary`` takes them.
        load_with: loads the config with some keys set.
        games: games of each cell.
        seed: the seed of all cells; the config's own if None.

    Raises:
        WishError, ConfigError: it cannot be played.
    """
    if games < LEAST_GAMES:
        raise WishError(f"--games: a cell needs {LEAST_GAMES:,} games at least")
    own = [f"run.games={games}", *([] if seed is None else [f"run.seed={seed}"])]
    factors = read_factors(vary)
    base = load_with(own)
    return base, make_plan(factors, lambda sets: load_with([*own, *sets]))


def begin(base: Config, vary: tuple[str, ...], plan: Plan, out: Path | None) -> Sweep:
    """Make the folder of a sweep.

    Raises:
        FolderError: it is taken or cannot be written.
    """
    manifest = SweepManifest(vary, base.run.games, base.run.seed, plan.digest, _kernel_of(plan))
    return Sweep(begin_sweep(out, base.name, resolved_yaml(base), manifest), manifest, plan)


def go_on(folder: Path) -> Sweep:
    """Take up the sweep in a folder.

    Raises:
        FolderError: it holds none, or its games would not be the same any more.
    """
    manifest = read_sweep(folder)
    plan = make_plan(read_factors(manifest.vary), lambda sets: load(folder / CONFIG, sets))
    if plan.digest != manifest.plan:
        raise FolderError(f"{folder}: cannot go on, its config is not what it was begun with")
    if manifest.kernel_hash != (now := _kernel_of(plan)):
        kernels = f"{manifest.kernel_hash} then, {now} now"
        raise FolderError(f"{folder}: cannot go on, it was begun by another kernel: {kernels}")
    return Sweep(folder, manifest, plan)


def _kernel_of(plan: Plan) -> str:
    return kernel_hash(*(cell.config for cell in plan.cells))


def play(sweep: Sweep, sitting: Sitting) -> dict[str, Any] | None:
    """Play the cells that are missing and analyse all; None where asked to stop before the last.

    Raises:
        FolderError: a cell cannot be read or written.
    """
    games, counts = sweep.manifest.games, []
    begun = False
    with locked(sweep.folder), stop_on_signals(sitting.stop):
        for number, cell in enumerate(sweep.plan.cells):
            found = _known(sweep.folder, number, cell)
            if found is None:
                if not begun:
                    begun = True
                    warm_up(sitting.player_of(cell.config), sitting.progress, sitting.stop)
                    sitting.progress.begin(games * len(sweep.plan.cells), games * number)
                found = _play_cell(cell, games, games * number, sitting)
                if found is None:
                    sitting.progress.end()
                    return None
                write_cell(sweep.folder, number, _as_dict(cell, found))
            counts.append(found)
        sitting.progress.end()
        document = sweep_document(sweep.plan.factors, [cell.levels for cell in sweep.plan.cells], counts)
        document = _with_head(document, sweep)
        write_analysis(sweep.folder, document)
    return document


def _with_head(document: dict[str, Any], sweep: Sweep) -> dict[str, Any]:
    refused = [
        {
            "levels": {f.key: f.levels[k] for f, k in zip(sweep.plan.factors, levels, strict=True)},
            "reason": reason,
        }
        for levels, reason in sweep.plan.refused
    ]
    head = {"schema": document.pop("schema"), "name": sweep.plan.cells[0].config.name}
    return {
        **head,
        "games": sweep.manifest.games,
        "seed": sweep.manifest.seed,
        **document,
        "refused": refused,
    }


def _play_cell(cell: Cell, games: int, before: int, sitting: Sitting) -> CellCounts | None:
    """Play a cell; None where asked to stop before its last game."""
    size = -(-games // COUNT)
    counters = Counters(cell.config.rules.max_turns)
    blocks = np.zeros((-(-games // size), len(COLUMNS)), np.int64)
    chunks = Chunks(0, games, size, sitting.threads + AHEAD)
    player = sitting.player_of(cell.config)
    done = 0
    with Pool(player, chunks, threads=sitting.threads, with_rows=False, stop=sitting.stop) as pool:
        for played in pool:
            counters.add(played.batch.counters)
            blocks[played.first // size] += block_of(played.batch.counters, cell.config.players)
            done = played.first + played.games
            sitting.progress.advance(before + done, before + done)
    return CellCounts(cell.config.players, blocks, counters) if done == games else None


def _as_dict(cell: Cell, counts: CellCounts) -> dict[str, Any]:
    blocks = {name: counts.blocks[:, place].tolist() for place, name in enumerate(COLUMNS)}
    return {"levels": list(cell.levels), "blocks": blocks, "counters": counts.counters.as_dict()}


def _known(folder: Path, number: int, cell: Cell) -> CellCounts | None:
    """Return what was counted in a cell before, None if it is still to be played."""
    document = read_cell(folder, number)
    if document is None:
        return None
    try:
        if document["levels"] != list(cell.levels):
            raise ValueError("it is of another cell")
        blocks = np.array([document["blocks"][name] for name in COLUMNS], np.int64).T
        counters = Counters.from_dict(document["counters"], cell.config.rules.max_turns)
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
        raise FolderError(f"{folder}: cell {number} is not as a sweep leaves it ({error})") from error
    return CellCounts(cell.config.players, blocks, counters)
