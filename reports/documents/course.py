"""The page on the course of a hand."""

from typing import Final

from ..folder import Run
from ..texts import Words
from .blocks import Block, Section, chart, halves, paragraph, table

EVENTS: Final = (
    "lead_changes",
    "draw_turns",
    "cards_drawn",
    "forced_cards",
    "cards_given",
    "forfeits",
    "direction_changes",
    "reshuffles",
    "uno_missed",
    "uno_caught",
    "challenges",
    "challenges_won",
    "swaps",
    "straights",
    "rainbows",
    "chains",
    "chain_cards",
    "jump_ins",
)
"""Events in the order of the table; the keys of ``summary.events``."""


def course_page(run: Run, words: Words) -> Section:
    """Return the page: cards held round by round, what happens to each seat, and how often what happens."""
    blocks = (
        paragraph(words.say("course.page.sentence")),
        chart("hand_sizes", words.say("sizes.alt")),
        _events(run, words),
        chart("seat_events", words.say("seat_events.alt")),
    )
    return Section(words.say("course.page"), blocks)


def _events(run: Run, words: Words) -> Block:
    """Return the table of events that happened; those that never did are left out."""
    happened = [(name, run.summary.events[name]) for name in EVENTS if name in run.summary.events]
    rows = [[words.say(f"events.{name}"), words.plus_minus(mean)] for name, mean in happened if mean.mean]
    head = [words.say(f"column.{name}") for name in ("event", "per_hand")]
    return halves(table(head, rows, "lr", words.say("course.page.table")))
