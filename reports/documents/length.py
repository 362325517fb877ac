"""The page on game length."""

from ..folder import Run
from ..summary import Spread
from ..texts import Words
from .blocks import Block, Section, chart, paragraph, table

MINUTES_ERROR = 0.1
"""The least error of a mean of minutes, as they are shown."""

QUANTILES = ("min", "p5", "p25", "median", "p75", "p95", "p99", "max")


def length_page(run: Run, words: Words) -> Section:
    """Return the page: what the turns of a hand are like, in charts and a table."""
    turns = run.summary.turns
    blocks: list[Block] = [paragraph(_sentence(turns, words))]
    if turns.restricted_to_turns is not None:
        stopped = words.count("hands", run.counts.unfinished)
        blocks.append(
            paragraph(
                words.say(
                    "length.page.restricted", hands=stopped, limit=words.whole(turns.restricted_to_turns)
                )
            )
        )
    blocks += [
        chart("game_length", words.say("length.alt")),
        chart("survival", words.say("survival.alt")),
        _quantiles(run, words),
    ]
    return Section(words.say("length.page"), tuple(blocks))


def _sentence(turns: Spread, words: Words) -> str:
    if turns.sd is None:
        return words.say("length.page.sentence.one", mean=words.whole(turns.mean or 0))
    return words.say(
        "length.page.sentence",
        mean=words.measured(turns.mean, turns.se),
        interval=words.interval(turns.ci95, turns.se),
        sd=words.numbers.significant(turns.sd),
    )


def _quantiles(run: Run, words: Words) -> Block:
    summary = run.summary
    head = ["", words.say("column.mean"), *(words.say(f"column.{name}") for name in QUANTILES)]
    rows = [
        _row(summary.turns, "turns", 0, words),
        _row(summary.rounds, "rounds", 1, words),
        _row(summary.minutes, "minutes", 1, words),
    ]
    return table(head, rows, "l" + "r" * (len(head) - 1), words.say("length.page.table"))


def _row(spread: Spread, unit: str, places: int, words: Words) -> list[str]:
    """Return a row of the table; minutes are an estimate, which no number of hands makes more precise."""
    values = [getattr(spread, quantile) for quantile in QUANTILES]
    shown = [
        words.say("unknown") if value is None else words.numbers.decimal(value, places) for value in values
    ]
    error = max(spread.se or 0.0, MINUTES_ERROR) if unit == "minutes" else spread.se
    return [words.say(f"length.{unit}"), words.measured(spread.mean, error), *shown]
