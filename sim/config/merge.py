"""Configs laid over each other."""

from .faults import Fault
from .nodes import Entry, Items, Keys, Node, Path, Scalar


def lay_over(below: Node, above: Node) -> Node:
    """Return ``above`` laid over ``below``.

    Mappings merge key by key; a mapping laid over a list of mappings (habits, one a seat) merges with each of
    them; everything else replaces what was there.
    """
    if isinstance(above, Keys) and isinstance(below, Keys):
        entries = dict(below.entries)
        for key, entry in above.entries.items():
            if key in entries:
                node = lay_over(entries[key].node, entry.node)
                entries[key] = Entry(entry.place, node, entry.shown)
            else:
                entries[key] = entry
        return Keys(entries, above.place)
    if isinstance(above, Keys) and isinstance(below, Items):
        return Items(tuple(lay_over(item, above) for item in below.items), below.place)
    return above


def join(first: Keys, second: Keys, path: Path = ()) -> tuple[Keys, list[Fault]]:
    """Return two mappings as one, and a fault for each key that they give different values."""
    entries, faults = dict(first.entries), list[Fault]()
    for key, entry in second.entries.items():
        known = entries.get(key)
        if known is None:
            entries[key] = entry
        elif isinstance(known.node, Keys) and isinstance(entry.node, Keys):
            node, below = join(known.node, entry.node, (*path, key))
            entries[key] = Entry(known.place, node, known.shown)
            faults += below
        elif not _same(known.node, entry.node):
            faults.append(Fault(entry.node.place, f"contradicts {known.node.place}"))
    return Keys(entries, first.place), faults


def _same(first: Node, second: Node) -> bool:
    if isinstance(first, Scalar) and isinstance(second, Scalar):
        return type(first.value) is type(second.value) and first.value == second.value
    if isinstance(first, Items) and isinstance(second, Items):
        pairs = zip(first.items, second.items, strict=False)
        return len(first.items) == len(second.items) and all(_same(a, b) for a, b in pairs)
    if isinstance(first, Keys) and isinstance(second, Keys):
        return first.entries.keys() == second.entries.keys() and all(
            _same(entry.node, second.entries[key].node) for key, entry in first.entries.items()
        )
    return False
