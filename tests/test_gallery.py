"""The README shows light pictures that make gallery draws."""

import ast
import re
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def drawn() -> set[str]:
    """Return the names of the charts that the script names."""
    tree = ast.parse((ROOT / "docs" / "make_gallery.py").read_text("utf-8"))
    table = next(
        node for node in ast.walk(tree) if isinstance(node, ast.AnnAssign) and "PICTURES" in ast.dump(node)
    )
    return {node.value for node in ast.walk(table.value or table) if isinstance(node, ast.Constant)}


def test_the_pictures_of_the_readme_are_those_of_the_gallery() -> None:
    shown = re.findall(r"!\[([^\]]+)\]\(docs/gallery/(\w+)\.png\)", README)
    assert (
        {name for _, name in shown}
        == drawn()
        == {path.stem for path in (ROOT / "docs" / "gallery").iterdir()}
    )
    assert all(len(told) > 20 for told, _ in shown)


def test_they_are_light_and_sharp() -> None:
    for path in (ROOT / "docs" / "gallery").iterdir():
        assert path.stat().st_size < 150_000, path
        with Image.open(path) as picture:
            assert picture.width == 945
