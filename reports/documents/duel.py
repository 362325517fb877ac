"""The document of a duel."""

from collections.abc import Mapping
from typing import Any, Final

from ...results.wording import places
from ..charts.about import size_of_duel
from ..charts.win_rates import duel_heading
from ..duel import Better, Duel, Strategy
from ..texts import Words, rate_places
from .blocks import Block, Section, answer, chart, note, paragraph, table, terms
from .frame import frame
from .method import kernel_of, versions_of
from .rules import rules_page
from .typeset import typeset

LONGEST_NAME: Final = 24


def duel_document(duel: Duel, words: Words, charts: Mapping[str, bytes], page: str, kind: str = "pdf") -> Any:
    """Typeset the document of a duel; see ``run_document``."""
    return typeset(duel_data(duel, words, page), charts, kind)


def duel_data(duel: Duel, words: Words, page: str) -> dict[str, Any]:
    """Return everything the template shows, as plain data."""
    remark = size_of_duel(duel, words)
    front = [
        answer(_answer(duel, words)),
        _strategies(duel, words),
        note(words.say("duel.note")),
        *_skill(duel, words),
        chart("win_rates", words.say("duel.alt")),
    ]
    sections = [
        _pairs(duel, words),
        _method(duel, words),
        rules_page(duel.config, words, words.say("duel.rules")),
    ]
    title = words.say("duel.against").join(each.name for each in duel.ranked)
    return frame("duel", title, remark, words, front, sections, page)


def _answer(duel: Duel, words: Words) -> str:
    if not duel.document.better:
        return words.say("duel.nobody")
    return duel_heading(duel, words) + "."


def _skill(duel: Duel, words: Words) -> list[Block]:
    skill = duel.document.skill
    if skill is None:
        return []
    digits = max(rate_places(skill.share_ci95), 0)
    return [
        paragraph(
            words.say(
                "duel.skill",
                name=words.name(skill.strategy, LONGEST_NAME),
                among=words.name(skill.among, LONGEST_NAME),
                rate=words.rate(skill.rate, skill.ci95),
                interval=words.rate_interval(skill.ci95),
                fair=words.numbers.percent(skill.fair_share, 1),
                share=words.numbers.percent(skill.share, digits),
                low=words.numbers.percent(skill.share_ci95[0], digits),
                high=words.numbers.percent(skill.share_ci95[1], digits),
            )
        )
    ]


def _strategies(duel: Duel, words: Words) -> Block:
    columns = ("strategy", "wins", "ci95", "points", "rating")
    head = [words.say(f"duel.column.{name}") for name in columns]
    rows = [_row(each, words) for each in duel.ranked]
    return table(head, rows, "lrrrr", words.say("duel.table"))


def _row(each: Strategy, words: Words) -> list[str]:
    nothing = words.say("unknown")
    if each.rating is None:
        rating = nothing
    else:
        elo = each.rating.elo
        half = words.numbers.decimal((elo.ci95[1] - elo.ci95[0]) / 2, max(places(elo.se), 0))
        rating = f"{words.numbers.signed(elo.value, max(places(elo.se), 0))} \u00b1 {half}"
    return [
        words.name(each.name, LONGEST_NAME),
        words.rate(each.rate, each.ci95),
        words.rate_interval(each.ci95),
        nothing if each.points is None else words.plus_minus(each.points),
        rating,
    ]


def _pairs(duel: Duel, words: Words) -> Section:
    better = " ".join(_better(row, words) for row in duel.document.better)
    blocks = (
        paragraph(better or words.say("duel.nobody")),
        chart("win_matrix", words.say("matrix.alt")),
        note(words.say("matrix.sentence")),
    )
    return Section(words.say("matrix.page"), blocks)


def _better(row: Better, words: Words) -> str:
    names = {"name": words.name(row.name, LONGEST_NAME), "than": words.name(row.than, LONGEST_NAME)}
    if row.confidence is None:
        return words.say("duel.better.unknown", **names)
    if row.confidence > 0.9999:
        return words.say("duel.better.sure", **names, confidence=words.numbers.percent(0.9999, 2))
    return words.say("duel.better", **names, confidence=words.numbers.percent(row.confidence, 1))


def _method(duel: Duel, words: Words) -> Section:
    document = duel.document
    played = words.say(
        "duel.played",
        deals=words.count("deals", document.deals),
        seatings=words.count("seatings", len(document.seatings)),
        games=words.count("games", document.games),
    )
    if document.stopped == "interrupted":
        played += " " + words.say("method.interrupted")
    again = words.say(
        "duel.again",
        names=" ".join(words.name(each.name, LONGEST_NAME) for each in document.strategies),
        players=document.players,
        deals=document.deals,
        seed=document.seed,
    )
    pairs = [
        (words.say("method.hands"), played),
        (words.say("method.seed"), str(document.seed)),
        versions_of(duel.manifest, words),
        kernel_of(duel.manifest, words),
        (words.say("method.again"), again),
    ]
    names = ("seatings", "rates", "pairs", "rating", "skill")
    pairs += [(words.say(f"duel.method.{name}"), words.say(f"duel.method.{name}.text")) for name in names]
    pairs.append((words.say("method.chance"), words.say("method.chance.text")))
    return Section(words.say("method.page"), (terms(pairs), note(words.say("trademark"))), new_page=False)
