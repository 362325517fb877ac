"""The answer in one sentence, and the key figures."""

from ..folder import Run
from ..judged import judged
from ..texts import Words
from .blocks import Block, answer, facts


def answer_block(run: Run, words: Words) -> Block:
    """Return the sentence a reader looks for: how long, how many rotations, how fair."""
    if not run.counts.finished:
        hands = words.count("hands", run.summary.hands)
        return answer(words.say("answer.capped", hands=hands, limit=words.whole(run.rules.max_turns)))
    turns, minutes = run.summary.turns, run.summary.minutes
    return answer(
        words.say(
            "answer",
            turns=words.measured(turns.mean, turns.se),
            minutes=words.say("unknown") if minutes.mean is None else words.numbers.decimal(minutes.mean, 1),
            rotations=_rotations(run, words),
            fairness=fairness_sentence(run, words),
        )
    )


def _rotations(run: Run, words: Words) -> str:
    if not run.rotates:
        return words.say("answer.no_rotations")
    rotations = run.summary.rotations
    mean = words.measured(rotations.effective_mean, rotations.effective_se)
    return words.say("answer.rotations", mean=mean)


def fairness_sentence(run: Run, words: Words) -> str:
    """Return the verdict on the seats as part of a sentence."""
    fairness = run.summary.fairness
    if not judged(run).won:
        return words.say("verdict.nobody")
    if fairness.verdict is None:
        return words.say("verdict.none")
    margin = words.short(100 * (fairness.margin or 0.0))
    if fairness.verdict != "unfair":
        return words.say(f"verdict.{fairness.verdict}", margin=margin)
    seat, difference = _most_extreme(run)
    side = "more" if difference > 0 else "less"
    distance = words.numbers.decimal(abs(100 * difference), 2)
    return words.say(f"verdict.unfair.{side}", seat=words.seat(seat), points=distance, margin=margin)


def _most_extreme(run: Run) -> tuple[int, float]:
    """Return the seat whose share of the hands or matches won is furthest from an equal one, and by how much."""
    of = judged(run)
    differences = {seat.seat: seat.wins / of.won - 1 / run.players for seat in of.seats}
    return max(differences.items(), key=lambda item: abs(item[1]))


def key_figures(run: Run, words: Words) -> Block:
    """Return the figures of the first page, eight in two rows."""
    return facts([*_length_tiles(run, words), _rotation_tile(run, words), *_seat_tiles(run, words)])


def _length_tiles(run: Run, words: Words) -> list[tuple[str, str, str]]:
    turns, minutes, pace = run.summary.turns, run.summary.minutes, run.config.pace
    low, high = (words.whole(end or 0) for end in (turns.p5, turns.p95))
    turn, deal = words.short(pace.seconds_per_turn), words.short(pace.seconds_per_deal)
    return [
        (
            words.say("fact.turns"),
            words.measured(turns.mean, turns.se),
            words.say("ci95", interval=words.interval(turns.ci95, turns.se)),
        ),
        (
            words.say("fact.median"),
            words.whole(turns.median or 0),
            words.say("fact.median.note", low=low, high=high),
        ),
        (
            words.say("fact.minutes"),
            words.say("unknown") if minutes.mean is None else words.numbers.decimal(minutes.mean, 1),
            words.say("fact.minutes.note", turn=turn, deal=deal),
        ),
        (
            words.say("fact.finished"),
            words.numbers.small_percent(run.counts.finished / run.counts.hands),
            words.say("fact.finished.note", limit=words.count("stopped", run.counts.unfinished)),
        ),
    ]


def _rotation_tile(run: Run, words: Words) -> tuple[str, str, str]:
    rotations = run.summary.rotations
    if not run.rotates:
        return (
            words.say("fact.rotations"),
            words.say("fact.rotations.none"),
            words.say("fact.rotations.none.note"),
        )
    share = words.share(run.rotated, run.counts.hands)
    mean = words.measured(rotations.effective_mean, rotations.effective_se)
    return words.say("fact.rotations"), mean, words.say("fact.rotations.note", share=share)


def _seat_tiles(run: Run, words: Words) -> list[tuple[str, str, str]]:
    fairness, starter, points = run.summary.fairness, run.summary.starter, run.summary.points
    verdict = words.say(f"fact.fairness.{(judged(run).won and fairness.verdict) or 'none'}")
    if fairness.max_deviation is None:
        remark = words.say("fact.fairness.nobody")
    else:
        furthest = words.numbers.decimal(100 * fairness.max_deviation, 2)
        margin = words.short(100 * (fairness.margin or 0.0))
        remark = words.say("fact.fairness.note", points=furthest, margin=margin)
    return [
        (words.say("fact.fairness"), verdict, remark),
        (
            words.say("fact.starter"),
            words.rate(starter.rate, starter.ci95),
            words.say("fact.starter.note", share=words.numbers.percent(1 / run.players, 1)),
        ),
        (
            words.say("fact.points.holders" if run.rules.scoring.hand == "holders" else "fact.points"),
            words.measured(points.mean, points.se),
            words.say("ci95", interval=words.interval(points.ci95, points.se)),
        ),
    ]
