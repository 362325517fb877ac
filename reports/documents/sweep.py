"""The document of a sweep."""

from collections.abc import Mapping
from typing import Any, Final

from ..charts.about import size_of_sweep
from ..charts.main_effects import effects_heading
from ..estimates import Shown, p_of, share_of
from ..sweep import MEASURES, Cell, Sweep
from ..texts import Words
from .blocks import Block, Section, answer, chart, long_table, note, paragraph, table, terms
from .frame import frame
from .method import kernel_of, versions_of
from .rules import rules_page
from .typeset import typeset

LONGEST_KEY: Final = 34
LONGEST_LEVEL: Final = 18
MOST_CELLS: Final = 200
MOST_REFUSED: Final = 20


def sweep_document(
    sweep: Sweep, words: Words, charts: Mapping[str, bytes], page: str, kind: str = "pdf"
) -> Any:
    """Typeset the document of a sweep; see ``run_document``."""
    return typeset(sweep_data(sweep, words, page), charts, kind)


def sweep_data(sweep: Sweep, words: Words, page: str) -> dict[str, Any]:
    """Return everything the template shows, as plain data."""
    document = sweep.document
    remark = size_of_sweep(sweep, words)
    front = [answer(_answer(sweep, words)), _keys(sweep, words), *_warnings(sweep, words)]
    own_page = sweep.measures
    if own_page and len(document.factors) > 1:
        front.append(_heat_map(own_page[0], words))
    elif own_page:
        front.append(_effects(own_page[0], words))
        own_page = own_page[1:]
    sections = [
        *(_measure(sweep, measure, words) for measure in own_page),
        _cells(sweep, words),
        _method(sweep, words),
        rules_page(sweep.config, words, words.say("sweep.rules", keys=_listed(sweep, words))),
    ]
    return frame("sweep", document.name, remark, words, front, sections, page)


def _listed(sweep: Sweep, words: Words) -> str:
    return ", ".join(words.name(factor.key, LONGEST_KEY) for factor in sweep.document.factors)


def _answer(sweep: Sweep, words: Words) -> str:
    """Say for length and fairness which key matters most."""
    first = effects_heading(sweep, "turns", words)
    second = effects_heading(sweep, "starter_edge", words)
    return words.say("sweep.answer", turns=first, edge=second)


def _keys(sweep: Sweep, words: Words) -> Block:
    """Return a row for each key: its values, and how much it explains of each measure."""
    rows = []
    for factor in sweep.document.factors:
        shares = []
        for measure in MEASURES:
            found = sweep.document.measures[measure]
            term = next((term for term in found.mains if term.keys == (factor.key,)), None)
            known = term is not None and found.varies
            shares.append(share_of(term.share, words) if known and term is not None else words.say("unknown"))
        values = ", ".join(words.name(level, LONGEST_LEVEL) for level in factor.levels)
        rows.append([words.name(factor.key, LONGEST_KEY), words.name(values, 44), *shares])
    columns = ("key", "values", *MEASURES)
    head = [words.say(f"sweep.column.{name}") for name in columns]
    return table(head, rows, "clrrr", words.say("sweep.table"))


def _warnings(sweep: Sweep, words: Words) -> list[Block]:
    said = []
    if sweep.unfinished:
        said.append(words.say("sweep.stopped", hands=words.count("hands", sweep.unfinished)))
    if sweep.document.refused:
        said.append(words.say("sweep.refused", cells=words.count("cells", len(sweep.document.refused))))
    return [note(text) for text in said]


def _effects(measure: str, words: Words) -> Block:
    return chart(f"effects_{measure}", words.say("effects.alt"))


def _heat_map(measure: str, words: Words) -> Block:
    return chart(f"heat_map_{measure}", words.say("heat_map.alt"))


def _measure(sweep: Sweep, measure: str, words: Words) -> Section:
    """Return the page of one measure: what each key does, and what two do together."""
    blocks = [_effects(measure, words)]
    if len(sweep.document.factors) > 1:
        blocks.append(chart(f"interactions_{measure}", words.say("interactions.alt")))
    return Section(words.say(f"sweep.page.{measure}"), tuple(blocks))


def _terms(sweep: Sweep, measure: str, words: Words) -> Block:
    """Return how much each key, and each two together, explain of a measure."""
    found = sweep.document.measures[measure]
    rows = [
        [
            words.say("sweep.times").join(words.name(key, LONGEST_KEY) for key in term.keys),
            share_of(term.share, words),
            share_of(term.hand_r2, words),
            p_of(term.p_holm, words),
        ]
        for term in (*found.mains, *found.pairs)
    ]
    head = [words.say(f"sweep.column.{name}") for name in ("term", "share", "hand_r2", "p")]
    caption = words.say("sweep.terms.table", measure=words.say(f"measure.{measure}.more"))
    return long_table(head, rows, "crrr", caption)


def _cells(sweep: Sweep, words: Words) -> Section:
    document = sweep.document
    head = [words.name(key, LONGEST_LEVEL) for key in _short_keys(sweep)]
    head += [words.say(f"sweep.column.{measure}") for measure in sweep.measures]
    rows = [_cell(sweep, cell, words) for cell in document.cells[:MOST_CELLS]]
    align = "l" * len(document.factors) + "r" * len(sweep.measures)
    blocks: list[Block] = []
    for measure in sweep.measures:
        blocks.append(_terms(sweep, measure, words))
        if measure != sweep.measures[0] and len(document.factors) > 1:
            blocks.append(_heat_map(measure, words))
    blocks.append(long_table(head, rows, align, words.say("sweep.cells.table")))
    if len(document.cells) > MOST_CELLS:
        blocks.append(note(words.say("sweep.cells.more", cells=words.count("cells", len(document.cells)))))
    if document.refused:
        blocks.append(paragraph(words.say("sweep.refused.list")))
        blocks += [note(text) for text in _refused(sweep, words)]
    return Section(words.say("sweep.cells.page"), tuple(blocks))


def _cell(sweep: Sweep, cell: Cell, words: Words) -> list[str]:
    levels = [words.name(cell.levels[factor.key], LONGEST_LEVEL) for factor in sweep.document.factors]
    figures = []
    for measure in sweep.measures:
        shown = Shown.of(cell.of(measure), measure)
        figures.append(words.say("unknown") if shown is None else shown.whole(words, signed=False))
    return [*levels, *figures]


def _short_keys(sweep: Sweep) -> list[str]:
    """Return the last part of each key, or two parts where the last are not all different."""
    keys = [factor.key for factor in sweep.document.factors]
    last = [key.rpartition(".")[2] for key in keys]
    return last if len(set(last)) == len(last) else [".".join(key.split(".")[-2:]) for key in keys]


def _refused(sweep: Sweep, words: Words) -> list[str]:
    """Return the combinations that are refused, those of the same reason together."""
    by_reason: dict[str, list[str]] = {}
    for each in sweep.document.refused[:MOST_REFUSED]:
        by_reason.setdefault(each.reason, []).append(_levels(each.levels, words))
    return [
        f"{'; '.join(levels)}: {words.name(' '.join(reason.split()), 160)}"
        for reason, levels in by_reason.items()
    ]


def _levels(levels: dict[str, str], words: Words) -> str:
    return ", ".join(
        f"{words.name(key, LONGEST_KEY)}={words.name(value, LONGEST_LEVEL)}" for key, value in levels.items()
    )


def _method(sweep: Sweep, words: Words) -> Section:
    document = sweep.document
    vary = " ".join(f"--vary {words.name(str(text), 200)}" for text in sweep.manifest.get("vary") or ())
    pairs = [
        (
            words.say("method.hands"),
            words.say(
                "sweep.played",
                cells=words.count("cells", len(document.cells)),
                games=words.count("games", document.games),
                unfinished=words.whole(sweep.unfinished),
            ),
        ),
        (words.say("method.seed"), str(document.seed)),
        versions_of(sweep.manifest, words),
        kernel_of(sweep.manifest, words),
        (
            words.say("method.again"),
            words.say("sweep.again", vary=vary, games=document.games, seed=document.seed),
        ),
    ]
    names = ("effects", "interactions", "shares", "hand_r2", "heat_map", "several", "edge")
    pairs += [(words.say(f"sweep.method.{name}"), words.say(f"sweep.method.{name}.text")) for name in names]
    pairs.append((words.say("method.chance"), words.say("method.chance.text")))
    return Section(words.say("method.page"), (terms(pairs), note(words.say("trademark"))), new_page=False)
