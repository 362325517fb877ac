"""Tables for other programs: the hands of a run, the figures of a comparison, a sweep or a duel."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import polars as pl

from . import comparison_folder, duel_folder, folder, sweep_folder
from .errors import FolderError
from .files import sync_folder, temporary_name
from .own_files import GAMES, MANIFEST
from .rows import scan_rows

FORMATS: Final = ("csv", "parquet")
Row = dict[str, Any]


def tables_of(place: Path) -> dict[str, pl.LazyFrame]:
    """Return the tables of what is in a folder, by name.

    ``games``: a row a hand of a run, columns as in ``unosim.kernel.tally.ROW_NAMES``. ``rule_sets`` and
    ``differences`` of a comparison; ``cells`` and ``effects`` of a sweep; ``strategies`` and ``pairs`` of a
    duel. Edges, rates and shares are fractions of one; a value has its standard error and the ends of its
    95 % interval beside it.

    Raises:
        FolderError: the folder holds nothing of unosim, or is not whole.
    """
    kind = _read(place / MANIFEST, place).get("kind")
    if kind == folder.KIND:
        return {"games": _games(place)}
    if kind not in _MAKERS:
        raise FolderError(f"{place}: holds nothing of unosim that could be exported")
    name, make = _MAKERS[kind]
    document = _read(place / name, place)
    try:
        return {table: pl.LazyFrame(list(rows), infer_schema_length=None) for table, rows in make(document)}
    except (KeyError, TypeError, ValueError, AttributeError, pl.exceptions.PolarsError) as error:
        raise FolderError(f"{place / name}: is not as unosim leaves it ({error!r})") from error


def export(place: Path, out: Path, kind: str, *, force: bool = False) -> list[Path]:
    """Write the tables of what is in a folder, each file whole or not at all.

    Args:
        place: the folder of a run, a comparison, a sweep or a duel.
        out: the folder to write into; in ``place`` itself tables of the same name are written anew.
        kind: "csv" or "parquet".
        force: replace files of the same name elsewhere too.

    Returns:
        The files written.

    Raises:
        FolderError: the folder cannot be read, or a table not be written.
    """
    tables = tables_of(place)
    paths = [out / f"{name}.{kind}" for name in tables]
    taken = [path for path in paths if os.path.lexists(path)]
    if taken and not force and out.resolve() != place.resolve():
        raise FolderError(f"{taken[0]}: exists already; choose another --out, or --force to replace it")
    try:
        out.mkdir(parents=True, exist_ok=True)
        for path, table in zip(paths, tables.values(), strict=True):
            _write_whole(path, table, kind)
    except (OSError, pl.exceptions.PolarsError) as error:
        reason = getattr(error, "strerror", None) or str(error).splitlines()[0]
        raise FolderError(f"{out}: cannot be written ({reason}); choose another folder with --out") from error
    return paths


def _write_whole(path: Path, table: pl.LazyFrame, kind: str) -> None:
    part = temporary_name(path)
    part.unlink(missing_ok=True)  # a link of that name would lead elsewhere
    try:
        if kind == "csv":
            table.sink_csv(part)
        else:
            table.sink_parquet(part, compression="zstd")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    sync_folder(path.parent)


def _games(place: Path) -> pl.LazyFrame:
    if not any((place / GAMES).glob("*.parquet")):
        raise FolderError(f"{place}: keeps no rows, so that there are no games to export")
    return scan_rows(place / GAMES)


def _read(path: Path, place: Path) -> dict[str, Any]:
    try:
        document = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise FolderError(f"{place}: not a whole folder of unosim: {path.name} is missing") from None
    except OSError as error:
        raise FolderError(f"{path}: cannot be read ({error.strerror or error})") from error
    except (ValueError, RecursionError):
        raise FolderError(f"{path}: cut short or not JSON") from None
    if not isinstance(document, dict):
        raise FolderError(f"{path}: is not as unosim leaves it")
    return document


def _interval(name: str, found: Row | None) -> Row:
    """Return a value, its standard error and the ends of its interval as columns that begin with a name."""
    found = found or {}
    low, high = found.get("ci95") or (None, None)
    value = found.get("value", found.get("mean"))
    return {name: value, f"{name}_se": found.get("se"), f"{name}_low": low, f"{name}_high": high}


def _comparison(document: Row) -> Iterator[tuple[str, list[Row]]]:
    yield "rule_sets", document["rule_sets"]
    rows = []
    for other in document["comparisons"]:
        for measure, found in other["measures"].items():
            value = _interval("difference", {**found, "value": found["difference"]})
            names = {"name": other["name"], "baseline": other["baseline"], "measure": measure}
            sides = {"baseline_value": found["baseline"], "value": found["value"]}
            rest = {key: found[key] for key in ("margin", "verdict", "p", "p_holm")}
            rows.append({**names, "paired": other["paired"], **sides, **value, **rest})
    yield "differences", rows


def _sweep(document: Row) -> Iterator[tuple[str, list[Row]]]:
    measures = list(document["measures"])
    rows = []
    for cell in document["cells"]:
        counted = {key: cell[key] for key in ("hands", "unfinished")}
        figures = [_interval(measure, cell[measure]) for measure in measures]
        rows.append({**cell["levels"], **counted, **{key: row[key] for row in figures for key in row}})
    yield "cells", rows
    yield (
        "effects",
        [
            {
                "measure": measure,
                "keys": " x ".join(term["keys"]),
                "levels": ", ".join(f"{key}={value}" for key, value in row["levels"].items()),
                **_interval("effect", row["effect"]),
                **_interval("share", term["share"]),
                "p_holm": term["p_holm"],
            }
            for measure, found in document["measures"].items()
            for term in found["terms"]
            for row in term["effects"]
        ],
    )


def _duel(document: Row) -> Iterator[tuple[str, list[Row]]]:
    rows = []
    for each in document["strategies"]:
        rate = _interval("rate", {**each, "value": each["rate"]})
        counted = {key: each[key] for key in ("name", "wins", "hands")}
        rating = None if each["rating"] is None else each["rating"]["elo"]
        rows.append({**counted, **rate, **_interval("points", each["points"]), **_interval("rating", rating)})
    yield "strategies", rows
    yield (
        "pairs",
        [
            {
                **{key: each[key] for key in ("name", "against", "wins", "hands")},
                **_interval("rate", {**each, "value": each["rate"]}),
            }
            for each in document["pairs"]
        ],
    )


_MAKERS: Final[dict[str, tuple[str, Callable[[Row], Iterator[tuple[str, list[Row]]]]]]] = {
    comparison_folder.KIND: (comparison_folder.COMPARISON, _comparison),
    sweep_folder.KIND: (sweep_folder.SWEEP, _sweep),
    duel_folder.KIND: (duel_folder.DUEL, _duel),
}
