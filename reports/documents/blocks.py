"""What a document is made of: sections of blocks, plain data that the typesetter lays out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

Block = dict[str, Any]


@dataclass(frozen=True)
class Section:
    """A heading and what stands under it, in order; it begins a page unless it is short."""

    heading: str
    blocks: tuple[Block, ...]
    new_page: bool = True

    def as_dict(self) -> dict[str, Any]:
        """Return the section as plain data."""
        return {"heading": self.heading, "blocks": list(self.blocks), "new_page": self.new_page}


def paragraph(text: str) -> Block:
    """Return a paragraph of running text."""
    return {"kind": "paragraph", "text": text}


def note(text: str) -> Block:
    """Return a remark in small type."""
    return {"kind": "note", "text": text}


def answer(text: str) -> Block:
    """Return the one sentence a reader looks for, in large type."""
    return {"kind": "answer", "text": text}


def heading(text: str) -> Block:
    """Return a heading within a section."""
    return {"kind": "heading", "text": text}


def chart(name: str, alternative: str) -> Block:
    """Return a chart by its name, with a text for those who cannot see it."""
    return {"kind": "chart", "name": name, "alt": alternative}


def facts(tiles: Sequence[tuple[str, str, str]]) -> Block:
    """Return key figures: of each a label, the value and a remark under it."""
    return {
        "kind": "facts",
        "tiles": [dict(zip(("label", "value", "note"), tile, strict=True)) for tile in tiles],
    }


def table(head: Sequence[str], rows: Sequence[Sequence[str]], align: str, caption: str) -> Block:
    """Return a table.

    Args:
        head: names of the columns.
        rows: the cells, row by row.
        align: one letter a column, l or r (c for a column in code type).
        caption: what the table shows.
    """
    return {
        "kind": "table",
        "head": list(head),
        "rows": [list(row) for row in rows],
        "align": align,
        "caption": caption,
    }


def long_table(head: Sequence[str], rows: Sequence[Sequence[str]], align: str, caption: str) -> Block:
    """Return a table that may go on over pages; its head stands on each."""
    return table(head, rows, align, caption) | {"kind": "long_table"}


def sheet(parts: Sequence[tuple[str, Sequence[str]]]) -> Block:
    """Return a rule sheet, set in two columns: titles, each with its sentences."""
    return {"kind": "sheet", "parts": [{"title": title, "sentences": list(said)} for title, said in parts]}


def contrast(
    head: Sequence[str], only: tuple[str, str], rows: Sequence[tuple[str, Sequence[str], Sequence[str]]]
) -> Block:
    """Return a table of what two say about the same.

    Args:
        head: names of its three columns.
        only: what stands above the sentences where one of the two has some and the other none.
        rows: a title, the sentences of one, those of the other.
    """
    cells = [{"title": title, "here": list(here), "there": list(there)} for title, here, there in rows]
    return {"kind": "contrast", "head": list(head), "only": list(only), "rows": cells}


def halves(whole: Block) -> Block:
    """Return a long table as two beside each other."""
    middle = -(-len(whole["rows"]) // 2)
    parts = [whole | {"rows": rows} for rows in (whole["rows"][:middle], whole["rows"][middle:]) if rows]
    return {"kind": "halves", "caption": whole["caption"], "parts": parts}


def terms(pairs: Sequence[tuple[str, str]]) -> Block:
    """Return a list of names with what they stand for."""
    return {"kind": "terms", "pairs": [list(pair) for pair in pairs]}
