"""Typesetting a document: the same data and charts give the same bytes."""

import json
import os
import warnings
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import matplotlib as mpl
import typst

from ..errors import ReportError

TEMPLATE: Final = Path(__file__).with_name("report.typ")
STANDARD: Final = "ua-1"
"""PDF/UA: tagged, with a title, a language and a text for each chart, so that screen readers read it."""


def typeset(data: Mapping[str, Any], charts: Mapping[str, bytes], kind: str = "pdf") -> Any:
    """Lay out a document.

    Args:
        data: what ``report.typ`` shows: texts only, none of them is read as markup.
        charts: the charts as SVG, by name.
        kind: "pdf", or "png" for pictures of the pages.

    Returns:
        The bytes of the PDF, or a list of bytes of PNGs.

    Raises:
        ReportError: the typesetter refused the document.
    """
    with TemporaryDirectory(prefix="unosim-") as place:
        folder = Path(place)
        (folder / TEMPLATE.name).write_bytes(TEMPLATE.read_bytes())
        (folder / "data.json").write_text(json.dumps(data), encoding="utf-8")
        for name, content in charts.items():
            (folder / f"{name}.svg").write_bytes(content)
        try:
            pages, remarks = _compile(folder, kind)
        except typst.TypstError as error:
            raise ReportError(f"the document could not be typeset: {error}") from error
    for remark in remarks:
        warnings.warn(remark, stacklevel=2)
    return [pages] if kind == "png" and isinstance(pages, bytes) else pages


def _compile(folder: Path, kind: str) -> tuple[Any, list[typst.TypstWarning]]:
    """Compile what lies in a folder with the fonts of typst and matplotlib; no package is looked for."""
    fonts = os.path.join(mpl.get_data_path(), "fonts", "ttf")
    compiler = typst.Compiler(
        folder / TEMPLATE.name,
        root=folder,
        font_paths=typst.Fonts(include_system_fonts=False, font_paths=[fonts]),
        ignore_system_fonts=True,
        package_path=folder,
        package_cache_path=folder,
    )
    return compiler.compile_with_warnings(
        format="png" if kind == "png" else "pdf",
        ppi=96.0,
        pdf_standards=[STANDARD] if kind == "pdf" else [],
        timestamp=0,
    )
