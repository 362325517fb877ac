"""Where strategies of the user's own are: a path is meant from the folder of the file that names it."""

from dataclasses import replace
from pathlib import Path

from .nodes import Items, Keys, Node, Scalar
from .players import is_own

KEY = "strategies"


def with_whole_paths(tree: Keys, folder: Path) -> Keys:
    """Return the tree with the paths of strategies written out in full."""
    if KEY not in tree.entries:
        return tree
    return tree.with_node(KEY, _written_out(tree.entries[KEY].node, folder))


def _written_out(node: Node, folder: Path) -> Node:
    if isinstance(node, Items):
        return replace(node, items=tuple(_written_out(item, folder) for item in node.items))
    if isinstance(node, Scalar) and isinstance(node.value, str) and is_own(node.value):
        path, _, function = node.value.rpartition(":")
        return replace(node, value=f"{(folder / path).absolute()}:{function}")
    return node
