"""Keys set from the command line: ``--set rules.draw.amount=until_playable``."""

from collections.abc import Sequence
from typing import Final

from .faults import Place, Report, printable, shown
from .merge import join
from .nodes import Entry, Keys, Node
from .reader import DEEPEST, read_yaml
from .short_forms import write_out

LONGEST_SET: Final = 10_000


def read_sets(sets: Sequence[str], report: Report) -> list[Keys]:
    """Return each ``KEY=VALUE`` as a mapping with its short forms written out; values are read as YAML."""
    return [tree for text in sets if (tree := _read_set(text, report)) is not None]


def join_sets(trees: Sequence[Keys], report: Report) -> Keys:
    """Return all of them in one mapping, whatever their order; report those that contradict each other."""
    joined = Keys({}, Place("--set"))
    for tree in trees:
        joined, faults = join(joined, tree)
        for fault in faults:
            report.add(*fault)
    return joined


def _read_set(text: str, report: Report) -> Keys | None:
    place = Place(f"--set {shown(text)}")
    key, equals, value = text.partition("=")
    steps = [step.strip() for step in key.split(".")]
    if not equals or not all(steps):
        report.add(place, "must be KEY=VALUE, with a dotted key like rules.draw.amount")
        return None
    if len(text) > LONGEST_SET or len(steps) > DEEPEST:
        report.add(place, "too long for a key and its value")
        return None
    if steps[0] == "extends":
        report.add(place, "'extends' is set in a file only; name the preset or file itself instead")
        return None
    node, faults = read_yaml(value, place.source, positions=False)
    if node is None and not faults:
        report.add(place, f"'{printable(key)}' gets no value")
    for fault in faults:
        report.add(*fault)
    return _nested(steps, node, place, report) if node is not None else None


def _nested(steps: list[str], node: Node, place: Place, report: Report) -> Keys:
    for step in reversed(steps):
        node = Keys({step: Entry(place, node, shown(step))}, place)
    written = write_out(node, report)
    assert isinstance(written, Keys)
    return written
