"""The page on what rotations do."""

from ..charts.rotation_effects import change_by_seat
from ..folder import Run
from ..shifts import idle_plays, moving_shifts
from ..texts import Words
from .blocks import Block, Section, chart, note, paragraph

SOON = 10
"""Turns within which a hand received counts as received not long ago."""


def rotation_effects_page(run: Run, words: Words) -> Section:
    """Return the page: what each play is worth at this table, who gains, who leads and wins afterwards."""
    title = words.say("gains.page")
    kinds = moving_shifts(run)
    if not kinds:
        return Section(title, (paragraph(words.say("gains.none")),), new_page=False)
    blocks = [
        paragraph(_worth(run, words)),
        *_idle(run, words),
        chart("rotation_effects", words.say("gains.alt")),
        paragraph(_afterwards(run, words)),
        note(words.say("gains.note")),
    ]
    return Section(title, tuple(blocks))


def _worth(run: Run, words: Words) -> str:
    """Say which play is worth most to whoever lays it, and which least."""
    worth = {kind.name: float(change_by_seat(run, kind)[0]) for kind in moving_shifts(run)}
    best, worst = min(worth, key=worth.__getitem__), max(worth, key=worth.__getitem__)
    sentences = [words.say("gains.intro")]
    for key, kind in (("best", best), ("worst", worst)):
        if key == "best" or worst != best:
            side = "more" if worth[kind] > 0 else "less"
            n = words.numbers.decimal(abs(worth[kind]), 2)
            sentences.append(words.say(f"gains.{key}.{side}", play=words.say(f"shift.{kind}"), n=n))
    return " ".join(sentences)


def _idle(run: Run, words: Words) -> list[Block]:
    """Say which combos do nothing at this table."""
    plays = [words.say(f"play.{play}") for play in idle_plays(run)]
    if not plays:
        return []
    players = words.say("run.players", n=run.players)
    return [
        paragraph(words.say("gains.page.idle", plays=words.say("gains.and").join(plays), players=players))
    ]


def _afterwards(run: Run, words: Words) -> str:
    """Say how often the leader still leads, and how many win with a hand received not long ago."""
    counts = run.counts
    said = []
    if counts.leader_kept:
        share = words.share(counts.leader_kept, counts.rotations_with_leader)
        said.append(words.say("gains.leader", share=share))
    if run.won:
        received = counts.array("received_wins")
        shares = {
            "share": words.share(int(received.sum()), run.won),
            "soon": words.share(int(received[: SOON + 1].sum()), run.won),
        }
        said.append(words.say("gains.received", turns=SOON, **shares))
    return " ".join(said)
