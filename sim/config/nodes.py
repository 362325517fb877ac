"""A YAML document as data that knows where each key and value was written."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from .faults import Place, shown

Value: TypeAlias = str | int | float | bool
Path: TypeAlias = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Scalar:
    """A single value; ``text`` is how it was written."""

    value: Value
    text: str
    place: Place

    def __str__(self) -> str:
        """Return how a message names the value."""
        return f"'{shown(self.text)}'" if isinstance(self.value, str) else shown(self.text)


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    items: tuple[Node, ...]
    place: Place

    def __str__(self) -> str:
        """Return how a message names the value."""
        return "a list"


@dataclass(frozen=True, slots=True)
class Entry:
    """What stands under a key: the key's place, the value, and how messages name the key ("": not at all)."""

    place: Place
    node: Node
    shown: str


@dataclass(frozen=True, slots=True)
class Keys:
    """A mapping."""

    entries: dict[str, Entry]
    place: Place

    def __str__(self) -> str:
        """Return how a message names the value."""
        return "a mapping"

    def with_node(self, key: str, node: Node) -> Keys:
        """Return the mapping with another value under a key it has."""
        return Keys(self.entries | {key: replace(self.entries[key], node=node)}, self.place)

    def without(self, key: str) -> Keys:
        """Return the mapping without a key."""
        return Keys({k: e for k, e in self.entries.items() if k != key}, self.place)


Node: TypeAlias = Scalar | Items | Keys


def plain(node: Node) -> Any:
    """Return the data alone: dicts, tuples, and values."""
    if isinstance(node, Scalar):
        return node.value
    if isinstance(node, Items):
        return tuple(plain(item) for item in node.items)
    return {key: plain(entry.node) for key, entry in node.entries.items()}


@dataclass(frozen=True, slots=True)
class Found:
    """What a path leads to: the deepest value on the way, the place of its key, the path as written."""

    node: Node
    key_place: Place
    shown: str
    complete: bool


def find(tree: Node, path: Path) -> Found:
    """Follow a path as far as it goes."""
    node, key_place, names, complete = tree, tree.place, list[str](), True
    for step in path:
        if isinstance(node, Keys) and step in node.entries:
            entry = node.entries[str(step)]
            node, key_place = entry.node, entry.place
            names += [entry.shown] if entry.shown else []
        elif isinstance(node, Items) and isinstance(step, int) and step < len(node.items):
            node = node.items[step]
            key_place = node.place
            names.append(str(step))
        else:
            complete = False
            break
    return Found(node, key_place, ".".join(names), complete)


def prune(tree: Keys, path: Path) -> Keys:
    """Return the tree without the value that a path leads to, or without the list it stands in."""
    if not path or not isinstance(path[0], str) or path[0] not in tree.entries:
        return tree
    below = tree.entries[path[0]].node
    rest = path[1:]
    if isinstance(below, Keys) and rest and rest[0] in below.entries:
        return tree.with_node(path[0], prune(below, rest))
    return tree.without(path[0])
