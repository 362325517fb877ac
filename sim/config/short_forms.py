"""Short forms written out, before configs are laid over each other.

``stacking: same`` becomes ``{mode: same}``, ``straights: true`` becomes ``{enabled: true}``,
``amount: {up_to: 3}`` becomes the two fields ``amount: up_to`` and ``up_to: 3``, ``cards: face`` becomes 0,
``games: 10M`` a number. So a
short form laid over a mapping sets what it says and leaves its other options alone.
"""

from dataclasses import replace
from typing import NamedTuple

from .config import Config
from .faults import Place, Report
from .fields import subsections
from .nodes import Entry, Keys, Node, Scalar
from .run_keys import Run
from .scalars import parse_count
from .section import NumberedWord, Section, ZeroWord


class _At(NamedTuple):
    """The section that is written out, and where its faults go."""

    path: tuple[str, ...]
    report: Report

    def name(self, shown: str = "") -> str:
        """Return how a message names the section or a key of it."""
        return ".".join((*self.path, shown) if shown else self.path)

    def refuse(self, place: Place, message: str, field: str) -> None:
        """Report a fault that makes a field worthless."""
        self.report.add(place, message, (*self.path, field))


def write_out(
    tree: Node, report: Report, section: type[Section] = Config, path: tuple[str, ...] = ()
) -> Node:
    """Return the tree of a section with short forms written out; what cannot be is reported and left out."""
    at = _At(path, report)
    if isinstance(tree, Scalar) and section.bare:
        tree = _bare(tree, section, section.bare, at)
    if not isinstance(tree, Keys):
        return tree
    if section is Run:
        tree = _count(tree)
    if section.numbered_word:
        tree = _numbered(_lifted(tree, section.numbered_word, at), section.numbered_word, at)
    if section.zero_word:
        tree = _zero(tree, section.zero_word, at)
    for name, below in subsections(section).items():
        if name in tree.entries:
            node = write_out(tree.entries[name].node, report, below, (*path, name))
            tree = tree.with_node(name, node)
    return tree


def _bare(node: Scalar, section: type[Section], field: str, at: _At) -> Keys:
    if section.zero_word and section.zero_word.field == field and not isinstance(node.value, str):
        message = f"{at.name()}: must be {section.zero_word.word} or {{{field}: N}}, not {node}"
        at.refuse(node.place, message, field)
        return Keys({}, node.place)
    return Keys({field: Entry(node.place, node, "")}, node.place)


def _count(tree: Keys) -> Keys:
    games = tree.entries.get("games")
    if games and isinstance(games.node, Scalar) and isinstance(games.node.value, str):
        number = parse_count(games.node.value)
        if number is not None:
            return tree.with_node("games", replace(games.node, value=number))
    return tree


def _lifted(tree: Keys, spec: NumberedWord, at: _At) -> Keys:
    """Take ``match: {hands: 3}`` as ``match: {mode: {hands: 3}}``; elsewhere a number is no key itself."""
    entry = tree.entries.get(spec.number)
    if entry is None:
        return tree
    tree = tree.without(spec.number)
    if spec.field == "mode" and spec.field not in tree.entries:
        below = Keys({spec.number: entry}, entry.place)
        return Keys(tree.entries | {spec.field: Entry(entry.place, below, "")}, tree.place)
    remedy = f"write '{spec.field}: {{{spec.number}: k}}'"
    at.refuse(entry.place, f"'{at.name(spec.number)}' is no key beside '{spec.field}'; {remedy}", spec.field)
    return tree


def _numbered(tree: Keys, spec: NumberedWord, at: _At) -> Keys:
    """Split ``field: {number: k}`` in two fields; another word sets the number to 0."""
    entry = tree.entries.get(spec.field)
    if entry is None:
        return tree
    node = entry.node
    if isinstance(node, Keys):
        return _split(tree, node, spec, at)
    if isinstance(node, Scalar) and node.value == spec.number:
        message = f"{at.name(entry.shown)}: {node} needs a number: {{{spec.number}: k}}"
        at.refuse(node.place, message, spec.field)
        return tree.without(spec.field)
    zero = Entry(entry.place, Scalar(0, "0", node.place), entry.shown)
    return Keys(tree.entries | {spec.number: zero}, tree.place)


def _split(tree: Keys, node: Keys, spec: NumberedWord, at: _At) -> Keys:
    entry, number = tree.entries[spec.field], node.entries.get(spec.number)
    name = at.name(entry.shown)
    if number is None or len(node.entries) > 1:
        message = f"{name}: must be a word, or one key with its number: {{{spec.number}: k}}"
        at.refuse(node.place, message, spec.field)
        return tree.without(spec.field)
    if _number_below(number.node, spec.lowest):
        message = f"{name}.{spec.number}: must be at least {spec.lowest}, not {number.node}"
        at.refuse(number.node.place, message, spec.field)
        return tree.without(spec.field)
    word = Entry(entry.place, Scalar(spec.number, spec.number, node.place), entry.shown)
    shown = f"{entry.shown}.{spec.number}" if entry.shown else spec.number
    counted = Entry(number.place, number.node, shown)
    return Keys(tree.entries | {spec.field: word, spec.number: counted}, tree.place)


def _zero(tree: Keys, spec: ZeroWord, at: _At) -> Keys:
    """Take the word that stands for 0; a 0 itself is not written."""
    entry = tree.entries.get(spec.field)
    if entry is None or not isinstance(entry.node, Scalar):
        return tree
    node = entry.node
    if node.value == spec.word:
        return tree.with_node(spec.field, replace(node, value=0))
    if isinstance(node.value, str) or _number_below(node, spec.lowest):
        form = f"a number from {spec.lowest}" if entry.shown else f"{{{spec.field}: N}}"
        at.refuse(
            node.place, f"{at.name(entry.shown)}: must be {spec.word} or {form}, not {node}", spec.field
        )
        return tree.without(spec.field)
    return tree


def _number_below(node: Node, lowest: int) -> bool:
    return isinstance(node, Scalar) and type(node.value) is int and node.value < lowest
