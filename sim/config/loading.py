"""From a file or preset and ``--set`` to a config: read, written out, laid over each other, checked."""

from collections.abc import Sequence
from functools import reduce
from pathlib import Path
from typing import NamedTuple

from .config import Config
from .contradictions import CONTRADICTIONS
from .effects import without_effect
from .faults import ConfigError, Fault, Place, Report
from .layers import Layer, find_origin, read_layers
from .merge import lay_over
from .names import checked_name
from .nodes import Entry, Keys, Node, Scalar, find, plain
from .own_paths import with_whole_paths
from .sets import join_sets, read_sets
from .short_forms import write_out
from .translate import checked


class Loaded(NamedTuple):
    """A config, and notes on keys that were set but have no effect."""

    config: Config
    notes: list[Fault]


def load(source: str | Path, sets: Sequence[str] = ()) -> Config:
    """Load a config.

    Args:
        source: the name of a preset, or the path of a YAML file (a ``Path`` is always a file).
        sets: ``KEY=VALUE`` texts as ``--set`` takes them, laid over the file.

    Raises:
        ConfigError: all that is wrong with it, one line each.
    """
    return load_with_notes(source, sets).config


def load_with_notes(source: str | Path, sets: Sequence[str] = ()) -> Loaded:
    """Load a config as `load` does, and say which of its keys have no effect."""
    report = Report()
    origin = find_origin(source)
    layers = read_layers(origin, report)
    if not layers:
        raise ConfigError(report.faults)
    trees = [_own_tree(layer, layer.origin == origin, report) for layer in layers]
    set_trees = [with_whole_paths(checked(tree, report), Path()) for tree in read_sets(sets, report)]
    layered: list[Node] = [*trees, join_sets(set_trees, report)]
    tree = reduce(lay_over, layered)
    assert isinstance(tree, Keys)
    tree = _named(tree, layers[-1], report)
    config = Config.model_validate(plain(tree))
    order = ["--set", *(layer.origin.shown for layer in reversed(layers))]
    _report_contradictions(config, tree, order, report)
    if report.faults:
        raise ConfigError(sorted(report.faults, key=lambda fault: _rank(fault.place, order)))
    return Loaded(config, [Fault(*note) for note in without_effect(config, tree)])


def _own_tree(layer: Layer, outermost: bool, report: Report) -> Keys:
    """Return what a layer contributes: its sound keys written out, its name only if outermost."""
    tree = write_out(layer.tree, report)
    assert isinstance(tree, Keys)
    tree = checked(tree, report)
    tree = with_whole_paths(tree, layer.origin.path.parent if layer.origin.path else Path())
    return tree if outermost else tree.without("name")


def _named(tree: Keys, layer: Layer, report: Report) -> Keys:
    if "name" in tree.entries:
        return tree
    place = Place(layer.origin.shown, 1, 1)
    try:
        name = checked_name(layer.origin.name)
    except ValueError as error:
        report.add(place, f"name: taken from the file's name, it {error}; give the config a name", ("name",))
        return tree
    return Keys(tree.entries | {"name": Entry(place, Scalar(name, name, place), "name")}, tree.place)


def _report_contradictions(config: Config, tree: Keys, order: list[str], report: Report) -> None:
    """Report contradictions between keys that are sound themselves, at the key written last."""
    for contradictions in CONTRADICTIONS:
        for keys, reason in contradictions(config):
            if any(report.touches(key) for key in keys):
                continue
            written = [found.node for key in keys if (found := find(tree, tuple(key.split(".")))).complete]
            node: Node = min(written, key=lambda node: _layer_rank(node.place, order), default=tree)
            report.add(node.place, reason, None)


def _layer_rank(place: Place, order: list[str]) -> int:
    return order.index(place.source) if place.source in order else 0


def _rank(place: Place, order: list[str]) -> tuple[int, int, int]:
    return _layer_rank(place, order), place.line, place.column
