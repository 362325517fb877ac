"""The page on fairness by seat."""

from ..folder import Run
from ..judged import judged
from ..texts import Words
from .answer import fairness_sentence
from .blocks import Block, Section, chart, note, paragraph, table


def fairness_page(run: Run, words: Words) -> Section:
    """Return the page: who wins how often, with the verdict, the charts and a table by seat."""
    verdict = fairness_sentence(run, words)
    blocks: list[Block] = [paragraph(verdict[0].upper() + verdict[1:] + ".")]
    more = _more_hands(run, words)
    if more:
        blocks.append(paragraph(more))
    blocks.append(chart("fairness", words.say("fairness.alt")))
    if run.in_matches:
        blocks.append(note(words.say("fairness.by_matches")))
    blocks += [_seats(run, words), paragraph(_starter(run, words)), note(_tests(run, words))]
    if run.summary.seats[0].places:
        blocks.append(_places(run, words))
    if sum(run.counts.points):
        blocks.append(chart("points", words.say("points.alt")))
    return Section(words.say("fairness.page"), tuple(blocks))


def _more_hands(run: Run, words: Words) -> str:
    """Say how many more games would decide, where the verdict is open."""
    fairness = run.summary.fairness
    if fairness.verdict != "undecided" or not judged(run).won:
        return ""
    if fairness.games_needed is None:
        return words.say("fairness.never")
    return words.say(
        "fairness.more", games=words.count("games", round(float(f"{fairness.games_needed:.1e}")))
    )


def _seats(run: Run, words: Words) -> Block:
    rows = [
        [
            words.seat(seat.seat),
            words.name(run.strategies[seat.seat], 24),
            words.whole(seat.wins),
            words.rate(seat.rate, seat.ci95),
            words.rate_interval(seat.ci95),
            words.measured(seat.points_mean, seat.points_se),
        ]
        for seat in run.summary.seats
    ]
    columns = ("seat", "strategy", "wins", "win_rate", "ci95_all", "points")
    return table(
        [words.say(f"column.{name}") for name in columns], rows, "llrrrr", words.say("fairness.page.table")
    )


def _places(run: Run, words: Words) -> Block:
    """Return the table of the places at which the seats come in, where the others play on."""
    seats = run.summary.seats
    head = [
        words.say("column.seat"),
        *(words.say("places.column", n=place + 1) for place in range(run.players)),
    ]
    rows = [
        [words.seat(seat.seat), *(words.rate(place.rate, place.ci95) for place in seat.places)]
        for seat in seats
    ]
    intervals = [place.ci95 for seat in seats for place in seat.places if place.ci95 is not None]
    widest = max((high - low for low, high in intervals), default=0.0)
    half = words.numbers.decimal(50 * widest, 2)
    return table(head, rows, "l" + "r" * run.players, words.say("places.table", half=half))


def _starter(run: Run, words: Words) -> str:
    starter = run.summary.starter
    if starter.rate is None or starter.edge is None:
        return words.say("fairness.no_starter")
    side = "more" if starter.edge > 0 else "less"
    return words.say(
        f"fairness.starter.{side}",
        rate=words.rate(starter.rate, starter.ci95),
        interval=words.rate_interval(starter.ci95),
        points=words.numbers.decimal(abs(100 * starter.edge), 2),
    )


def _tests(run: Run, words: Words) -> str:
    fairness = run.summary.fairness
    if fairness.chi2 is None or fairness.p is None or fairness.g is None or fairness.total_variation is None:
        return words.say("fairness.no_test")
    small = fairness.p < 0.0001
    return words.say(
        "fairness.tests.small" if small else "fairness.tests",
        variation=words.numbers.small_percent(fairness.total_variation),
        chi2=words.numbers.decimal(fairness.chi2, 1),
        g=words.numbers.decimal(fairness.g, 1),
        df=fairness.df,
        p=words.numbers.decimal(0.0001 if small else fairness.p, 4),
    )
