"""The page on matches."""

from ..folder import Run
from ..summary import Matches
from ..texts import Words
from .blocks import Block, Section, chart, note, paragraph, table


def matches_page(run: Run, words: Words) -> Section:
    """Return the page: how long matches take, who wins and loses them, with which scores."""
    title, told = words.say("matches.page"), run.summary.matches
    if told is None or not told.number:
        return Section(title, (paragraph(words.say("matches.none")),), new_page=False)
    blocks = [paragraph(" ".join([_how(run, words), _length(told, words), *_most_hands(told, words)]))]
    if told.unfinished:
        blocks.append(
            paragraph(words.say("matches.unfinished", matches=words.count("matches", told.unfinished)))
        )
    blocks += [
        chart("matches", words.say("matches.alt")),
        _seats(told, words),
        note(words.say("matches.note")),
    ]
    return Section(title, tuple(blocks))


def _how(run: Run, words: Words) -> str:
    match = run.rules.match
    count = words.count("matches", run.summary.games)
    return words.say(
        f"matches.mode.{match.mode}", matches=count, target=words.whole(match.target), hands=match.hands
    )


def _length(told: Matches, words: Words) -> str:
    return words.say(
        "matches.length",
        hands=words.measured(told.hands.mean, told.hands.se),
        interval=words.interval(told.hands.ci95, told.hands.se),
        turns=words.measured(told.turns.mean, told.turns.se),
        minutes=words.measured(told.minutes.mean, max(told.minutes.se or 0.0, 1.0)),
        low=words.whole(told.hands.p5 or 0),
        high=words.whole(told.hands.p95 or 0),
    )


def _most_hands(told: Matches, words: Words) -> list[str]:
    most = told.most_hands
    if most.rate is None:
        return []
    share, interval = words.rate(most.rate, most.ci95), words.rate_interval(most.ci95)
    return [words.say("matches.most_hands", share=share, interval=interval)]


def _seats(told: Matches, words: Words) -> Block:
    losing = told.seats[0].loss_rate is not None
    rows = []
    for seat in told.seats:
        row = [words.seat(seat.seat), words.whole(seat.wins), words.rate(seat.rate, seat.ci95)]
        row.append(words.rate_interval(seat.ci95))
        if losing:
            row += [words.rate(seat.loss_rate, seat.loss_ci95), words.rate_interval(seat.loss_ci95)]
        rows.append([*row, words.plus_minus(seat.points)])
    columns = ["column.seat", "matches.column.wins", "matches.column.rate", "column.ci95_all"]
    if losing:
        columns += ["matches.column.losses", "column.ci95_all"]
    head = [words.say(key) for key in (*columns, "matches.column.score")]
    return table(head, rows, "l" + "r" * (len(head) - 1), words.say("matches.table"))
