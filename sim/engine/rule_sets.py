"""The rule sets of a comparison: presets and configs to be played, and runs that were played before."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ..config import Config, ConfigError, load, preset_names, printable
from ..kernel.counters import Counters
from ..results.errors import FolderError
from ..results.folder import read_manifest
from ..results.own_files import CONFIG, MANIFEST
from ..results.saved_counts import read_counts
from ..stats.errors import WishError

LEAST_GAMES, MOST_GAMES = 2, 10**12
MOST_SEED = 2**63 - 1


@dataclass(frozen=True, slots=True)
class RuleSet:
    """One of the rule sets compared.

    Attributes:
        label: what it is called.
        config: what is or was played, its ``run`` with the seed and the games of the comparison.
        folder: the run folder it comes from, None where it is to be played.
        counters: the counts in that folder.
        rows: whether a row of every game is kept there.
    """

    label: str
    config: Config
    folder: Path | None = None
    counters: Counters | None = None
    rows: bool = False


def read_rule_sets(
    sources: Sequence[str | Path | Config],
    *,
    games: int | None,
    seed: int | None,
    unpaired: bool,
    sets: Sequence[str] = (),
) -> list[RuleSet]:
    """Read what is to be compared; the first is the baseline.

    Args:
        sources: presets, paths of configs, run folders, or configs already loaded.
        games: games of each that is to be played; if None as many as the first run folder has, or else as the
            config of the baseline says.
        seed: likewise.
        unpaired: whether each is to have deals of its own.
        sets: keys set in all of them, as ``KEY=VALUE``.

    Raises:
        WishError: there are fewer than two, or the wishes do not fit a run folder.
        ConfigError, FolderError: one of them cannot be read.
    """
    if len(sources) < 2:
        raise WishError("a comparison needs two rule sets at least; the first is the baseline")
    read = [_read(source, sets) for source in sources]
    model = next((each for each in read if each.folder is not None), read[0]).config.run
    _refuse_misfits(read, games, seed, model.games)
    games = model.games if games is None else games
    seed = model.seed if seed is None else seed
    if not LEAST_GAMES <= games <= MOST_GAMES:
        raise WishError(f"games: must be from {LEAST_GAMES} to {MOST_GAMES:,}, or nothing can be compared")
    players = read[0].config.players
    labels = [each.label for each in read]
    return [
        _seated(
            each, _label(labels, place), games, _seed(seed, place, unpaired or each.config.players != players)
        )
        for place, each in enumerate(read)
    ]


def why_unpaired(base: RuleSet, other: RuleSet, *, unpaired: bool) -> str | None:
    """Return why a rule set cannot be paired with the baseline, None where it can."""
    if unpaired:
        return "asked for"
    run, model = other.config.run, base.config.run
    if other.config.players != base.config.players:
        return "different numbers of players"
    if run.seed != model.seed:
        return "different seeds"
    if run.games != model.games:
        return "different numbers of games"
    if any(each.folder is not None and not each.rows for each in (base, other)):
        return "a run without a row for every game"
    return None


def _seated(rule_set: RuleSet, label: str, games: int, seed: int) -> RuleSet:
    """Give a rule set its label and, where it is to be played, games and seed."""
    if rule_set.folder is not None:
        return replace(rule_set, label=label)
    return replace(rule_set, label=label, config=_sized(rule_set.config, games, seed))


def _seed(seed: int, place: int, own_deals: bool) -> int:
    """Return the seed of a rule set: that of all, or another one where its deals are to be independent."""
    return (seed + place) % (MOST_SEED + 1) if own_deals else seed


def _label(labels: list[str], place: int) -> str:
    label = labels[place]
    return label if labels.count(label) == 1 else f"{label} ({labels[: place + 1].count(label)})"


def _read(source: str | Path | Config, sets: Sequence[str]) -> RuleSet:
    if isinstance(source, Config):
        if sets:
            raise WishError("keys are set in files and presets, not in a config already loaded")
        return RuleSet(source.name, source)
    is_preset = isinstance(source, str) and source in preset_names()
    if is_preset or "\0" in str(source) or not Path(source).is_dir():
        config = load(source, sets)
        return RuleSet(config.name, config)
    if sets:
        raise WishError(f"{printable(str(source))}: was played as it is; leave out --set")
    return _read_run(Path(source))


def _read_run(folder: Path) -> RuleSet:
    manifest, shown = read_manifest(folder), printable(str(folder))
    if manifest is None:
        raise FolderError(f"{shown}: holds no run of unosim ({MANIFEST} is missing or broken)")
    try:
        config = load(folder / CONFIG)
    except ConfigError as error:
        raise FolderError(f"{shown}: its config cannot be read:\n{error}") from error
    games, counters = read_counts(folder, config.rules.max_turns)
    if games < 2:
        raise FolderError(f"{shown}: too few games were played in it to compare")
    rows = manifest.get("one_row_in") == 1
    if not rows and config.rules.match.mode != "none":
        raise FolderError(f"{shown}: a run of matches can be compared only with a row for every game")
    return RuleSet(config.name, _sized(config, games, config.run.seed), folder, counters, rows)


def _refuse_misfits(read: list[RuleSet], games: int | None, seed: int | None, expected: int) -> None:
    for each in read:
        run = each.config.run
        if each.folder is not None and each.config.rules.match.mode != "none" and run.games != expected:
            raise WishError(
                f"{each.folder}: holds {run.games:,} matches, the others have {expected:,} games; "
                "matches are compared in equal numbers"
            )
        if each.folder is not None and games not in (None, run.games):
            raise WishError(f"{each.folder}: holds {run.games:,} games; leave out --games")
        if each.folder is not None and seed not in (None, run.seed):
            raise WishError(f"{each.folder}: was played with seed {run.seed}; leave out --seed")


def _sized(config: Config, games: int, seed: int) -> Config:
    run = config.run.model_validate({**config.run.model_dump(), "games": games, "seed": seed})
    return config.model_copy(update={"run": run})
