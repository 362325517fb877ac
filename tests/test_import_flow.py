"""Data flows one way: no room imports from a room to its right."""

import ast
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import unosim

ORDER = (
    ("configs",),
    ("config",),
    ("rulesheet",),
    ("kernel", "strategies"),
    ("results",),
    ("stats",),
    ("engine",),
    ("reports", "trace"),
    ("api",),
    ("cli",),
)
"""Rooms from left to right."""

ONE_PIECE = {"kernel", "strategies"}
"""Rooms in one place that may import each other; others in one place know nothing of each other."""

PACKAGE = Path(unosim.__file__).parent


def files_of(room: str) -> Iterator[Path]:
    single = PACKAGE / f"{room}.py"
    if single.exists():
        yield single
    for folder, _, names in os.walk(PACKAGE / room, followlinks=True):
        yield from (Path(folder) / name for name in sorted(names) if name.endswith(".py"))


def imported(path: Path) -> Iterator[str]:
    """Yield the rooms that a file imports from."""
    package = ["unosim", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, node.module] if node.module else base)
            names = [f"{module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            top, _, rest = name.partition(".")
            if top == "unosim":
                yield rest.partition(".")[0]


def place(room: str) -> int:
    return next(number for number, rooms in enumerate(ORDER) if room in rooms)


@pytest.mark.parametrize("room", [room for rooms in ORDER for room in rooms])
def test_a_room_imports_only_from_its_left(room: str) -> None:
    files = list(files_of(room))
    assert files
    wrong = []
    for path in files:
        for other in imported(path):
            if other in (room, "__version__"):
                continue
            left = place(other) < place(room)
            if not left and not {room, other} <= ONE_PIECE:
                wrong.append(f"{path.relative_to(PACKAGE)} imports {other}")
    assert wrong == []


def test_every_room_has_its_place() -> None:
    found = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert found | {"api"} == {room for rooms in ORDER for room in rooms}
    lone = {path.name for path in PACKAGE.glob("*.py")}
    assert lone == {"__init__.py", "api.py"}


def test_an_import_is_read_whichever_way_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("test_import_flow.PACKAGE", tmp_path)
    (tmp_path / "stats").mkdir()
    path = tmp_path / "stats" / "a.py"
    path.write_text(
        "import os, unosim.engine.run\nfrom .. import api\nfrom ..cli import x\nfrom .b import c\n"
        "from unosim.kernel import d\nfrom unosim import trace\n"
        "def f():\n    from ..reports.e import g\n",
        "utf-8",
    )
    assert list(imported(path)) == ["engine", "api", "cli", "stats", "kernel", "trace", "reports"]
