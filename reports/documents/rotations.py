"""The page on hand rotations."""

from ..folder import Run
from ..shifts import shifts_of
from ..texts import Words
from .blocks import Block, Section, chart, note, paragraph, table


def rotations_page(run: Run, words: Words) -> Section:
    """Return the page: how often hands rotate, by what, when, and what it does; or why they never do."""
    title = words.say("rotations.page")
    if not run.rotates:
        return Section(title, (paragraph(words.say("rotations.none")), *_swaps(run, words)), new_page=False)
    rotations = run.summary.rotations
    sentence = words.say(
        "rotations.page.sentence",
        mean=words.measured(rotations.effective_mean, rotations.effective_se),
        interval=words.interval(rotations.effective_ci95, rotations.effective_se),
        share=words.share(run.rotated, run.counts.hands),
    )
    if run.counts.sums["rotations_null"]:
        laid = words.measured(rotations.mean, rotations.se)
        sentence += " " + words.say("rotations.page.idle", laid=laid)
    blocks = [
        paragraph(sentence),
        chart("rotations", words.say("rotations.alt")),
        _kinds(run, words),
        *_idle(run, words),
        paragraph(_consequences(run, words)),
        *_swaps(run, words),
        note(words.say("rotations.page.note")),
    ]
    return Section(title, tuple(blocks))


def _kinds(run: Run, words: Words) -> Block:
    laid = max(sum(run.counts.sums[f"rotations_{kind.name}"] for kind in shifts_of(run)), 1)
    rows = []
    for kind in shifts_of(run):
        mean = run.summary.rotations.by_shift[kind.name]
        per_100 = mean.model_copy(
            update={
                "mean": None if mean.mean is None else 100 * mean.mean,
                "se": None if mean.se is None else 100 * mean.se,
                "ci95": None if mean.ci95 is None else (100 * mean.ci95[0], 100 * mean.ci95[1]),
            }
        )
        rows.append(
            [
                words.say(f"shift.{kind.name}"),
                words.say(f"effect.{kind.effect}"),
                words.measured(per_100.mean, per_100.se),
                words.interval(per_100.ci95, per_100.se),
                words.numbers.percent(run.counts.sums[f"rotations_{kind.name}"] / laid, 1),
            ]
        )
    columns = ("laid", "effect", "per_100", "ci95", "share_of_rotations")
    players = words.say("run.players", n=run.players)
    caption = words.say("rotations.page.table", players=players)
    return table([words.say(f"column.{name}") for name in columns], rows, "llrrr", caption)


def _idle(run: Run, words: Words) -> list[Block]:
    """Say which combos do nothing at a table of two or three."""
    if run.rules.rotation_combos and words.has(f"rotations.idle.{run.players}"):
        return [paragraph(words.say(f"rotations.idle.{run.players}"))]
    return []


def _swaps(run: Run, words: Words) -> list[Block]:
    """Say how often two players swap their hands, where rules let them."""
    swaps = run.summary.events.get("swaps")
    if swaps is None or not swaps.mean:
        return []
    often, interval = words.measured(swaps.mean, swaps.se), words.interval(swaps.ci95, swaps.se)
    return [paragraph(words.say("rotations.swaps", mean=often, interval=interval))]


def _consequences(run: Run, words: Words) -> str:
    """Say what rotations do to those who lay them and to those who receive a single card."""
    rotations, sums = run.summary.rotations, run.counts.sums
    moved = sum(number * hands for number, hands in enumerate(run.counts.effective_rotations))
    parts = []
    if rotations.per_zero is not None:
        parts.append(words.say("rotations.per_zero", n=words.numbers.decimal(rotations.per_zero, 2)))
    if moved:
        change = sums["rotator_change"] / moved
        side = "more" if change > 0 else "less"
        parts.append(words.say(f"rotations.change.{side}", n=words.numbers.decimal(abs(change), 2)))
    if run.rules.uno.on_receive == "must_call":
        duties = rotations.uno_by_rotation
        parts.append(words.say("rotations.duties", mean=words.measured(duties.mean, duties.se)))
    return " ".join(parts)
