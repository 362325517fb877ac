"""A config file or preset and all that it extends, the lowest first."""

from pathlib import Path
from typing import Final, NamedTuple

from .faults import Place, Report, did_you_mean, printable, shown
from .files import FileFault, read_text
from .nodes import Keys, Scalar
from .presets import preset_names, preset_text
from .reader import read_yaml

MOST_LAYERS: Final = 32


class Origin(NamedTuple):
    """Where a layer comes from: what messages call it, and its file unless it is a preset."""

    shown: str
    path: Path | None

    @property
    def name(self) -> str:
        """Return the config's name where the config itself gives none."""
        return self.path.stem if self.path else self.shown.removeprefix("preset ")

    @property
    def identity(self) -> str:
        """Return what tells two origins apart, however they are reached."""
        return str(self.path.resolve()) if self.path else self.shown


class Layer(NamedTuple):
    """One file or preset as it was written, ``extends`` taken out."""

    origin: Origin
    tree: Keys


def find_origin(source: str | Path) -> Origin:
    """Return the preset of that name, else the file at that path."""
    if isinstance(source, str) and source in preset_names():
        return Origin(f"preset {source}", None)
    return Origin(printable(str(source)) or ".", Path(source))


def read_layers(origin: Origin, report: Report) -> list[Layer]:
    """Return the layer of an origin and those below it, the lowest first; report what cannot be read."""
    layers: list[Layer] = []
    chain: list[Origin] = []
    asked: Scalar | None = None
    next_origin: Origin | None = origin
    while next_origin is not None:
        chain.append(next_origin)
        tree = _read(next_origin, asked, report)
        if tree is None:
            break
        entry = tree.entries.get("extends")
        layers.insert(0, Layer(next_origin, tree.without("extends")))
        asked = entry.node if entry and isinstance(entry.node, Scalar) else None
        if entry and (asked is None or not isinstance(asked.value, str)):
            message = f"extends: must be the name of a preset or the path of a file, not {entry.node}"
            report.add(entry.node.place, message)
            asked = None
        next_origin = _extended(asked, chain, report) if asked else None
    return layers


def _extended(asked: Scalar, chain: list[Origin], report: Report) -> Origin | None:
    text, path = str(asked.value), chain[-1].path
    origin = find_origin(text)
    if origin.path is not None and path is not None:
        relative = path.parent / text
        origin = Origin(printable(str(relative)), relative)
    try:
        known = origin.identity in [each.identity for each in chain]
    except (OSError, ValueError, RuntimeError):
        known = False
    if known:
        names = " -> ".join(each.shown for each in [*chain, origin])
        report.add(asked.place, f"extends: goes round in a circle: {names}")
        return None
    if len(chain) >= MOST_LAYERS:
        report.add(asked.place, f"extends: a chain of more than {MOST_LAYERS} files")
        return None
    return origin


def _read(origin: Origin, asked: Scalar | None, report: Report) -> Keys | None:
    try:
        text = read_text(origin.path) if origin.path else preset_text(origin.name)
    except FileFault as fault:
        _report_file(origin, asked, fault, report)
        return None
    tree, faults = read_yaml(text, origin.shown)
    for each in faults:
        report.add(*each)
    if tree is None and not faults:
        report.add(
            Place(origin.shown, 1, 1), "nothing stands in this file; a config begins like 'players: 4'"
        )
    if tree is not None and not isinstance(tree, Keys):
        report.add(tree.place, f"a config is a mapping, like 'players: 4', not {tree}")
    return tree if isinstance(tree, Keys) else None


def _report_file(origin: Origin, asked: Scalar | None, fault: FileFault, report: Report) -> None:
    text = str(asked.value) if asked else origin.shown
    hint = ""
    if str(fault) == "no such file" and "/" not in text:
        hint = f", and no preset{did_you_mean(text.removesuffix('.yaml'), preset_names())}"
    if fault.line:
        report.add(Place(origin.shown, fault.line, fault.column), str(fault))
    elif asked:
        report.add(asked.place, f"extends: '{shown(origin.shown)}': {fault}{hint}")
    else:
        report.add(Place(origin.shown), f"{fault}{hint}")
