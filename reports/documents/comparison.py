"""The document of a comparison."""

from collections.abc import Mapping
from typing import Any, Final

from ..charts.forest import heading as most_changed
from ..charts.seats import heading as fairness_counted
from ..comparison import Against, Comparison
from ..estimates import Shown, p_of
from ..texts import Words
from .blocks import Block, Section, answer, chart, note, paragraph, table, terms
from .frame import frame
from .method import kernel_of, versions_of
from .rules import differences_page
from .typeset import typeset

LONGEST_NAME: Final = 24
MOST_IN_FRONT: Final = 5
"""Up to so many rule sets the distributions of lengths fit on the first page."""

MEASURES: Final = ("turns", "minutes", "rotations", "cards_drawn", "starter_edge", "unfairness")
QUANTILES: Final = ("p5", "p25", "median", "p75", "p95")


def comparison_document(
    comparison: Comparison, words: Words, charts: Mapping[str, bytes], page: str, kind: str = "pdf"
) -> Any:
    """Typeset the document of a comparison; see ``run_document``."""
    return typeset(comparison_data(comparison, words, page), charts, kind)


def comparison_data(comparison: Comparison, words: Words, page: str) -> dict[str, Any]:
    """Return everything the template shows, as plain data."""
    first = comparison.document.rule_sets[0]
    remark = words.say(
        "run.rest",
        players=words.say("run.players", n=words.whole(first.players)),
        hands=words.count("hands", first.hands),
        seed=first.seed,
    )
    front = [answer(_answer(comparison, words)), _key_table(comparison, words), *_warnings(comparison, words)]
    if _is_short(comparison):
        front.append(_distributions(words))
    sections = [
        _differences(comparison, words),
        _lengths(comparison, words),
        _seats(comparison, words),
        differences_page(
            [(label, run.config) for label, run in zip(comparison.labels, comparison.runs, strict=True)],
            words,
        ),
        _method(comparison, words),
    ]
    title = words.say("comparison.against").join(
        [words.say("comparison.and").join(comparison.labels[1:]), comparison.labels[0]]
    )
    return frame("comparison", title, remark, words, front, sections, page)


def _answer(comparison: Comparison, words: Words) -> str:
    if len(comparison.others) == 1:
        return _sentence(comparison.others[0], words)
    return words.say(
        "comparison.answer.many",
        length=most_changed(comparison, words),
        seats=fairness_counted(comparison, words),
    )


def _sentence(other: Against, words: Words) -> str:
    told = words.say("comparison.answer.one", length=length_of(other, words), seats=edge_of(other, words))
    return told if told.startswith(words.name(other.name, LONGEST_NAME)) else told[0].upper() + told[1:]


def length_of(other: Against, words: Words) -> str:
    """Say by how much hands are longer or shorter than those of the baseline."""
    row = other.measures["turns"]
    shown = Shown.of(row, "turns")
    names = {
        "name": words.name(other.name, LONGEST_NAME),
        "baseline": words.name(other.baseline, LONGEST_NAME),
    }
    if shown is None:
        return words.say("comparison.length.unknown", **names)
    kind: str = row.verdict or "undecided"
    if kind == "undecided" and shown.beside_zero:
        kind = "perhaps_more" if shown.value > 0 else "perhaps_less"
    return words.say(
        f"comparison.length.{kind}",
        **names,
        turns=words.measured(abs(shown.value), shown.error),
        change=shown.signed(words),
        interval=shown.ends(words),
    )


def edge_of(other: Against, words: Words) -> str:
    """Say what becomes of the starter's edge, and whether the seats are further from equal shares."""
    row, verdict = other.measures["starter_edge"], other.measures["unfairness"].verdict
    shown = Shown.of(row, "starter_edge")
    if shown is None or row.baseline is None or row.value is None:
        return words.say("comparison.edge.unknown")
    before, after = (words.measured(100 * each, shown.error) for each in (row.baseline, row.value))
    moves = words.say(
        "comparison.edge.same" if before == after else "comparison.edge", before=before, after=after
    )
    return words.say(f"comparison.fairness.{verdict or 'none'}", edge=moves)


def _key_table(comparison: Comparison, words: Words) -> Block:
    """Return a row for each rule set: means, and differences where they are known."""
    rows = []
    others = {other.name: other for other in comparison.others}
    for label, run in zip(comparison.labels, comparison.runs, strict=True):
        summary = run.summary
        against = others.get(label)
        shown = None if against is None else Shown.of(against.measures["turns"], "turns")
        change = words.say("comparison.is_baseline") if against is None else words.say("unknown")
        rows.append(
            [
                words.name(label, LONGEST_NAME),
                words.measured(summary.turns.mean, summary.turns.se),
                shown.whole(words) if shown is not None else change,
                words.say("unknown")
                if summary.minutes.mean is None
                else words.numbers.decimal(summary.minutes.mean, 1),
                words.measured(summary.rotations.effective_mean, summary.rotations.effective_se or None)
                if run.rotates
                else words.say("unknown"),
                words.rate(summary.starter.rate, summary.starter.ci95),
                words.say(f"fact.fairness.{(run.won and summary.fairness.verdict) or 'none'}"),
            ]
        )
    columns = ("rule_set", "turns", "change", "minutes", "rotations", "starter", "fairness")
    head = [words.say(f"comparison.column.{name}") for name in columns]
    return table(head, rows, "lrrrrrl", words.say("comparison.table"))


def _warnings(comparison: Comparison, words: Words) -> list[Block]:
    """Return what to keep in mind: hands cut short, rule sets that did not meet the same deals."""
    said = []
    for each in comparison.document.rule_sets:
        if each.unfinished:
            hands = words.count("hands", each.unfinished)
            said.append(
                words.say("comparison.stopped", name=words.name(each.name, LONGEST_NAME), hands=hands)
            )
    for other in comparison.others:
        if not other.paired:
            said.append(words.say("comparison.unpaired", name=words.name(other.name, LONGEST_NAME)))
    return [note(text) for text in said]


def _differences(comparison: Comparison, words: Words) -> Section:
    blocks: list[Block] = [chart("forest", words.say("forest.alt"))]
    if len(comparison.others) > 1:
        blocks += [paragraph(_sentence(other, words)) for other in comparison.others]
    for other in comparison.others:
        caption = words.say(
            "comparison.differences.table",
            name=words.name(other.name, LONGEST_NAME),
            baseline=words.name(other.baseline, LONGEST_NAME),
        )
        columns = ("measure", "baseline", "value", "difference", "verdict", "p")
        head = [words.say(f"comparison.column.{name}") for name in columns]
        rows = [_row(other, measure, words) for measure in MEASURES]
        blocks.append(table(head, rows, "lrrrlr", caption))
    blocks.append(note(words.say("comparison.differences.note")))
    return Section(words.say("comparison.differences.page"), tuple(blocks))


def _row(other: Against, measure: str, words: Words) -> list[str]:
    row = other.measures[measure]
    shown, nothing = Shown.of(row, measure), words.say("unknown")
    if shown is None or row.baseline is None or row.value is None:
        return [words.say(f"measure.{measure}"), *[nothing] * 5]
    factor = 100.0 if measure in ("starter_edge", "unfairness") else 1.0
    error = shown.error or None
    return [
        words.say(f"measure.{measure}"),
        words.measured(factor * row.baseline, error),
        words.measured(factor * row.value, error),
        shown.whole(words),
        nothing if row.verdict is None else words.say(f"verdict.difference.{row.verdict}"),
        p_of(row.p_holm, words),
    ]


def _lengths(comparison: Comparison, words: Words) -> Section:
    rows = []
    for label, run in zip(comparison.labels, comparison.runs, strict=True):
        turns = run.summary.turns
        values = [getattr(turns, quantile) for quantile in QUANTILES]
        quantiles = [words.say("unknown") if value is None else words.whole(value) for value in values]
        rows.append([words.name(label, LONGEST_NAME), words.measured(turns.mean, turns.se), *quantiles])
    head = [words.say("comparison.column.rule_set"), words.say("column.mean")]
    head += [words.say(f"column.{quantile}") for quantile in QUANTILES]
    blocks: list[Block] = [] if _is_short(comparison) else [_distributions(words)]
    blocks.append(table(head, rows, "lrrrrrr", words.say("lengths.table")))
    blocks += [paragraph(_longer(other, words)) for other in comparison.others]
    return Section(words.say("length.page"), tuple(blocks), new_page=False)


def _is_short(comparison: Comparison) -> bool:
    return len(comparison.runs) <= MOST_IN_FRONT


def _distributions(words: Words) -> Block:
    return chart("lengths", words.say("lengths.alt"))


def _longer(other: Against, words: Words) -> str:
    """Say how lengths compare hand by hand."""
    change, longer = other.measures["turns"].relative, other.longer
    names = {
        "name": words.name(other.name, LONGEST_NAME),
        "baseline": words.name(other.baseline, LONGEST_NAME),
    }
    said = words.say(
        "lengths.longer",
        **names,
        chance=words.rate(longer.probability, longer.ci95),
        interval=words.rate_interval(longer.ci95),
        tied=words.numbers.percent(longer.as_long, 1),
    )
    if change is None:
        return said
    low, high = (100 * end for end in change.ci95)
    shown = Shown(100 * change.change, low, high, (high - low) / 4)
    return f"{said} {words.say('lengths.change', change=shown.signed(words), interval=shown.ends(words))}"


def _seats(comparison: Comparison, words: Words) -> Section:
    blocks: list[Block] = [chart("seats", words.say("seats.alt"))]
    rows = []
    for label, run in zip(comparison.labels, comparison.runs, strict=True):
        fairness, starter = run.summary.fairness, run.summary.starter
        furthest, nothing = fairness.max_deviation, words.say("unknown")
        rows.append(
            [
                words.name(label, LONGEST_NAME),
                words.rate(starter.rate, starter.ci95),
                words.rate_interval(starter.ci95),
                nothing if furthest is None else words.numbers.decimal(100 * furthest, 2),
                words.say(f"fact.fairness.{(run.won and fairness.verdict) or 'none'}"),
            ]
        )
    columns = ("rule_set", "starter", "ci95", "furthest", "fairness")
    head = [words.say(f"comparison.column.{name}") for name in columns]
    blocks.append(table(head, rows, "lrrrl", words.say("seats.table")))
    return Section(words.say("fairness.page"), tuple(blocks), new_page=False)


def _method(comparison: Comparison, words: Words) -> Section:
    played = [
        words.say(
            "comparison.played",
            name=words.name(each.name, LONGEST_NAME),
            players=words.say("run.players", n=words.whole(each.players)),
            games=words.count("games", each.games),
            hands=words.count("hands", each.hands),
            unfinished=words.whole(each.unfinished),
            seed=each.seed,
        )
        for each in comparison.document.rule_sets
    ]
    if comparison.document.stopped in ("interrupted", "until"):
        played.append(words.say(f"comparison.{comparison.document.stopped}"))
    pairs = [
        (words.say("method.hands"), " ".join(played)),
        versions_of(comparison.manifest, words),
        kernel_of(comparison.manifest, words),
        (words.say("method.again"), words.say("comparison.again")),
    ]
    names = ("pairing", "differences", "margin", "several", "longer", "edge")
    pairs += [
        (words.say(f"comparison.method.{name}"), words.say(f"comparison.method.{name}.text"))
        for name in names
    ]
    pairs += [
        (words.say(f"method.{name}"), words.say(f"method.{name}.text"))
        for name in ("rates", "minutes", "chance")
    ]
    return Section(words.say("method.page"), (terms(pairs), note(words.say("trademark"))))
