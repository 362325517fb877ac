"""The English texts."""

from typing import Final

ENGLISH: Final[dict[str, str]] = {
    # Common
    "seat": "seat {n}",
    "seat.starts": "starts",
    "unknown": "\u2013",
    "no_interval": "none",
    "interval": "{low} to {high}",
    "hands.one": "{n} hand",
    "hands.many": "{n} hands",
    "games.one": "{n} game",
    "games.many": "{n} games",
    "run.players": "{n} players",
    "run.rest": "{players} \u00b7 {hands} \u00b7 seed {seed}",
    # Axes
    "axis.turns": "turns in a hand",
    "axis.share_of_hands": "hands (%)",
    "axis.minutes": "minutes, an estimate: {turn} s a turn, {deal} s a deal",
    "axis.still_playing": "hands still being played (%)",
    "axis.rotations_in_a_hand": "rotations in a hand",
    "axis.per_100_hands": "per 100 hands",
    "axis.per_100_hands_there": "per 100 hands\nthat got there",
    "axis.seat_after": "seats after whoever lays it, in the direction of play\nbars: means with 95 % intervals",
    "axis.cards_gained": "cards",
    "axis.received_within": "received at most so many turns earlier",
    "axis.share_of_wins": "wins (%)",
    "axis.rounds": "round (as many turns and lost turns as there are players)",
    "axis.win_rate": "finished hands won (%)",
    "axis.points": "points scored per finished hand",
    "axis.points.holders": "points against a seat per finished hand",
    "axis.got_there": "hands that\ngot there (%)",
    "axis.cards_held": "cards, mean",
    "axis.per_hand": "per hand, mean",
    # Game length
    "length.heading": "Half of the hands end within {median} turns, nine in ten take {low} to {high}",
    "length.heading.plain": "How many turns a hand takes",
    "length.heading.capped": "Every hand was stopped by the limit of {limit} turns",
    "length.bars.one": "hands, by turns",
    "length.bars.many": "hands, {n} turns a bar",
    "length.band": "middle 90 %: {low} to {high} turns",
    "length.median": "median: {n} turns",
    "length.beyond": "more than {turns} turns: {share}",
    "length.stopped": "stopped at {limit} turns: {share}",
    "length.alt": (
        "Histogram of turns per hand with the median, the middle 90 % of hands and estimated minutes."
    ),
    # Survival
    "survival.heading": "Hands still being played after so many turns",
    "survival.curve": "hands still being played",
    "survival.band": "95 % band for the whole curve",
    "survival.half": "half of the hands",
    "survival.censored": "censored at {limit} turns:\n{hands} ({share})",
    "survival.alt": "Curve of the share of hands still being played by turns, with its 95 % band.",
    # Rotations
    "rotations.heading": "Hands rotate {mean} times a hand on average; {share} of hands see a rotation",
    "rotations.heading.none": "Hand rotations",
    "rotations.none": "There are no rotations in this run: its rules move no hands when a 0 is played.",
    "rotations.none_met": (
        "The rules of this run rotate hands when a 0 is played, but in {hands} it never came to that."
    ),
    "rotations.per_hand": "How often in a hand",
    "rotations.moved": "rotations that moved hands",
    "rotations.laid": "all laid, also without effect",
    "rotations.by_kind": "By what was laid",
    "rotations.by_round": "When in a hand",
    "rotations.round_points": "rotations laid in the round",
    "rotations.round_band": "95 % interval of each round",
    "rotations.alt": (
        "Three charts of hand rotations: how often in a hand, by what was laid, and in which round."
    ),
    "shift.plain": "0",
    "shift.plus2": "0 + Skip",
    "shift.plus3": "0 + Skip + Skip",
    "shift.minus1": "0 + Reverse",
    "shift.null": "without effect",
    "effect.none": "no hand moves",
    "effect.swap": "hands swap",
    "effect.+1": "one seat on",
    "effect.+2": "two seats on",
    "effect.+3": "three seats on",
    "effect.-1": "one seat back",
    "effect.-2": "two seats back",
    "effect.-3": "three seats back",
    # What rotations do
    "gains.heading.less": "Whoever rotates the hands gets {n} cards fewer than they hand away, on average",
    "gains.heading.more": "Whoever rotates the hands gets {n} cards more than they hand away, on average",
    "gains.heading.none": "What rotations do",
    "gains.none": "No rotation moved any hand in this run.",
    "gains.kind": "{play}: {effect}, laid {count}",
    "rotation_count.one": "{n} time",
    "rotation_count.many": "{n} times",
    "gains.player": "who lays it",
    "gains.idle": "Without effect at this table: {plays}",
    "gains.and": " and ",
    "gains.wins": "Wins with a hand received from somebody, with 95 % band",
    "gains.alt": (
        "Bars of the cards by which each hand changes in a rotation, for each play that rotates, and a curve of "
        "the share of wins with a hand received at most so many turns earlier."
    ),
    "play.skip": "0 + Skip",
    "play.skips": "0 + Skip + Skip",
    "play.reverse": "0 + Reverse",
    "play.reverses": "0 + Reverse + Reverse",
    # Fairness
    "fairness.heading.plain": "How often each seat wins",
    "fairness.heading.fair": "Every seat wins its equal share, within {margin} percentage points",
    "fairness.heading.unfair": (
        "The seats do not win equally often: some are off by more than {margin} percentage points"
    ),
    "fairness.heading.undecided": (
        "Not enough hands to tell whether all seats are within {margin} percentage points"
    ),
    "fairness.points": "win rate, 95 % interval for all seats at once",
    "fairness.outside": "whole interval outside",
    "fairness.share": "equal share: {share}",
    "fairness.margin": "margin: {margin} points either side",
    "fairness.none": "No hand of this run was won, so that nothing can be said about the seats.",
    "fairness.alt": "Win rate of each seat with its interval beside the equal share and the margin.",
    # Places
    "places.table": "Places: share of the hands, intervals for all seats at once at most \u00b1{half} points",
    "places.column": "place {n}",
    # Points
    "points.heading": "Points each seat scores in a hand",
    "points.heading.holders": "Points that count against each seat in a hand",
    "points.points": "mean, 95 % interval for all seats at once",
    "points.share": "mean of the seats: {mean}",
    "points.none": "No points were scored in this run.",
    "points.alt": "Mean points of each seat per hand with intervals.",
    # Course of a hand
    "sizes.heading": "Cards each seat holds as a hand goes on, with 95 % intervals",
    "sizes.alt": (
        "Mean cards held by each seat at the start of each round, and the share of hands that got there."
    ),
    "seat_events.heading": "What happens to each seat in a hand, with 95 % intervals for all seats at once",
    "seat_events.draws": "Drawing",
    "seat_events.calls": "UNO calls",
    "seat_events.alt": (
        "Turns with a draw, cards drawn, forced cards and missed UNO calls of each seat per hand."
    ),
    "event.draw_turns": "turns with a draw for lack of a play",
    "event.cards_drawn": "cards drawn after the deal",
    "event.forced_cards": "of these forced (Draw Two, penalties \u2026)",
    "event.uno_missed": "UNO not said",
    "event.uno_caught": "and caught",
    # The document: first page
    "document.title.run": "{name}: report of a run",
    "document.description.run": (
        "Game length, hand rotations and fairness by seat of UNO hands played by a program."
    ),
    "document.region": "GB",
    "document.over_title.run": "UNO hands played by unosim",
    "document.running": "{name} \u00b7 unosim",
    "document.page": "{n} / {m}",
    "document.footer": "Played by a program. Minutes are estimates.",
    "document.contents": "What follows",
    "answer": (
        "A hand lasts {turns} turns on average, by estimate {minutes} minutes, {rotations}; {fairness}."
    ),
    "answer.rotations": "with {mean} hand rotations in it",
    "answer.no_rotations": "without hand rotations",
    "answer.capped": (
        "All of the run ({hands}) was stopped by the limit of {limit} turns, so that nothing can be "
        "said about length, winners or fairness."
    ),
    "verdict.fair": "every seat wins its equal share within {margin} percentage points",
    "verdict.unfair.more": (
        "the seats are not equal: {seat} wins {points} percentage points more than its equal share "
        "(margin: {margin})"
    ),
    "verdict.unfair.less": (
        "the seats are not equal: {seat} wins {points} percentage points less than its equal share "
        "(margin: {margin})"
    ),
    "verdict.undecided": (
        "the hands played do not decide whether every seat wins its equal share within {margin} "
        "percentage points"
    ),
    "verdict.none": "the seats play differently, so that there is no verdict on fairness",
    "verdict.nobody": "nobody won, so that there is no verdict on fairness",
    "ci95": "95 % interval:\n{interval}",
    "stopped.one": "{n} hand",
    "stopped.many": "{n} hands",
    "fact.turns": "turns in a hand, mean",
    "fact.median": "turns, median",
    "fact.median.note": "middle 90 % of hands:\n{low} to {high}",
    "fact.minutes": "minutes, an estimate",
    "fact.minutes.note": "at {turn} s a turn\nand {deal} s a deal",
    "fact.finished": "hands finished",
    "fact.finished.note": "stopped by the limit\nof turns: {limit}",
    "fact.rotations": "rotations in a hand",
    "fact.rotations.note": "hands with one or more:\n{share}",
    "fact.rotations.none": "none",
    "fact.rotations.none.note": "the rules move no hands",
    "fact.fairness": "fairness by seat",
    "fact.fairness.fair": "fair",
    "fact.fairness.unfair": "unfair",
    "fact.fairness.undecided": "undecided",
    "fact.fairness.none": "no verdict",
    "fact.fairness.nobody": "nobody won",
    "fact.fairness.note": "furthest: {points} points\n(margin: {margin})",
    "fact.starter": "hands the starter wins",
    "fact.starter.note": "an equal share\nwould be {share}",
    "fact.points": "points of a hand's winner",
    "fact.points.holders": "points counted in a hand",
    "rules.caption": "Rules that differ from the base game",
    "rules.all_usual": "The rules are those of the base game: no key is changed.",
    "rules.key": "key",
    "rules.value": "value",
    "rules.usual": "base game",
    # The page on length
    "length.page": "Game length",
    "length.page.sentence": (
        "A hand takes {mean} turns on average (95 % interval: {interval}), with a standard deviation "
        "of {sd} turns from hand to hand. A turn is a seat on move that plays or draws; a seat that "
        "loses its turn to a Skip or a draw card does not count."
    ),
    "length.page.restricted": (
        "Of all hands, {hands} reached the limit of {limit} turns and were stopped there, unfinished."
        " They count with the limit in every mean, so that the means are restricted ones: the true "
        "ones are longer."
    ),
    "length.page.sentence.one": (
        "A single hand was played; it took {mean} turns. A turn is a seat on move that plays or "
        "draws; a seat that loses its turn to a Skip or a draw card does not count."
    ),
    "length.page.table": "Length of a hand: mean and quantiles over hands",
    "length.turns": "turns",
    "length.rounds": "rounds",
    "length.minutes": "minutes (estimate)",
    "column.mean": "mean",
    "column.min": "min",
    "column.p5": "5 %",
    "column.p25": "25 %",
    "column.median": "median",
    "column.p75": "75 %",
    "column.p95": "95 %",
    "column.p99": "99 %",
    "column.max": "max",
    # The page on rotations
    "rotations.page": "Hand rotations",
    "rotations.page.sentence": (
        "All hands rotate {mean} times in a hand on average (95 % interval: {interval}), and at least"
        " once in {share} of the hands."
    ),
    "rotations.page.idle": "Rotations laid, those without effect included: {laid} in a hand.",
    "rotations.page.table": "What rotates hands, at a table of {players}",
    "rotations.page.note": (
        "Intervals by round take a round's count for a Poisson count. Rounds that few hands reach are"
        " left out."
    ),
    "rotations.idle.2": "At a table of two, 0 + Skip moves no hand: two seats on is where each hand was.",
    "rotations.idle.3": (
        "At a table of three, 0 + Skip + Skip moves no hand: three seats on is where each hand was."
    ),
    "rotations.swaps": (
        "Beside that, two players swap their hands {mean} times in a hand (95 % interval: {interval})."
    ),
    "rotations.per_zero": "For each 0 laid there are {n} rotations.",
    "rotations.change.more": (
        "Whoever lays one that moves hands ends up with {n} cards more than the hand given away, on average."
    ),
    "rotations.change.less": (
        "Whoever lays one that moves hands ends up with {n} cards fewer than the hand given away, on average."
    ),
    "rotations.duties": "In a hand, {mean} times somebody receives a single card and must say UNO.",
    "column.laid": "laid",
    "column.effect": "effect at this table",
    "column.per_100": "per 100 hands",
    "column.ci95": "95 % interval",
    "column.share_of_rotations": "of all rotations",
    # The page on what rotations do
    "gains.page": "What rotations do",
    "gains.intro": (
        "What a play that rotates the hands is worth at this table: by how many cards it changes the hand of "
        "whoever lays it and of each seat after that one, on average over all times it was laid."
    ),
    "gains.best.less": "{play} is worth most: whoever lays it gets {n} cards fewer than they hand away.",
    "gains.best.more": "{play} costs least: whoever lays it gets {n} cards more than they hand away.",
    "gains.worst.less": "{play} is worth least: {n} cards fewer.",
    "gains.worst.more": "{play} costs most: {n} cards more.",
    "gains.page.idle": "Without effect at a table of {players}: {plays}. Every hand stays where it is.",
    "gains.leader": (
        "Where one seat alone had the fewest cards, it is still that seat after {share} of the rotations."
    ),
    "gains.received": (
        "{share} of the wins are won with a hand that had been another seat's, {soon} with one received at most "
        "{turns} turns (of anybody) earlier."
    ),
    "gains.note": (
        "The cards laid are gone before the hands move. A hand is received by a rotation or, where the rules have "
        "it, by a swap of two."
    ),
    # The page on fairness
    "fairness.page": "Fairness by seat",
    "fairness.page.table": "Seats",
    "fairness.more": "About {games} more would decide, if the rates seen so far are the true ones.",
    "fairness.never": (
        "No number of hands will tell: the seat furthest off lies about as far from its equal share "
        "as the margin allows."
    ),
    "fairness.starter.more": (
        "Whoever starts wins {rate} of the finished hands (95 % interval: {interval}), {points} "
        "percentage points more than an equal share."
    ),
    "fairness.starter.less": (
        "Whoever starts wins {rate} of the finished hands (95 % interval: {interval}), {points} "
        "percentage points less than an equal share."
    ),
    "fairness.no_starter": "Nothing can be said about whoever starts.",
    "fairness.tests": (
        "To make all seats equal, {variation} of the wins would have to change seats. Test of equal "
        "chances: chi-square {chi2}, G {g}, {df} degrees of freedom, p = {p}."
    ),
    "fairness.tests.small": (
        "To make all seats equal, {variation} of the wins would have to change seats. Test of equal "
        "chances: chi-square {chi2}, G {g}, {df} degrees of freedom, p < {p}."
    ),
    "fairness.no_test": "There is no test of equal chances, because nobody won.",
    "column.seat": "seat",
    "column.strategy": "strategy",
    "column.wins": "wins",
    "column.win_rate": "win rate",
    "column.ci95_all": "interval, all seats at once",
    "column.points": "points per hand",
    # The page on the course of a hand
    "course.page": "Course of a hand",
    "course.page.sentence": (
        "Hand sizes are those at the start of each round, over the hands that got there: later rounds"
        " show long hands only. The leader is the only seat with the fewest cards. Turns with a draw "
        "are those in which no play was possible; forced cards are those of draw cards, challenges "
        "and missed UNO calls."
    ),
    "course.page.table": "What happens in a hand: means, with half the 95 % interval",
    "column.event": "event",
    "column.per_hand": "per hand",
    "events.lead_changes": "lead changes",
    "events.draw_turns": "turns with a draw",
    "events.cards_drawn": "cards drawn after the deal",
    "events.forced_cards": "of these forced cards",
    "events.cards_given": "of these given by rainbows",
    "events.forfeits": "turns lost",
    "events.direction_changes": "changes of direction",
    "events.reshuffles": "reshuffles",
    "events.uno_missed": "UNO not said",
    "events.uno_caught": "of these caught",
    "events.challenges": "challenges of a Wild Draw Four",
    "events.challenges_won": "of these won",
    "events.swaps": "swaps of two hands",
    "events.straights": "straights",
    "events.rainbows": "rainbows",
    "events.chains": "chains of draw cards",
    "events.chain_cards": "draw cards in chains",
    "events.jump_ins": "jump-ins",
    # The page on method
    "method.page": "Method",
    "method.hands": "played",
    "method.hands.text": (
        "{hands} ({games}). Stopped by the limit of {limit} turns: {unfinished}. Ended in a "
        "stalemate: {stalemates}."
    ),
    "method.interrupted": "The run was interrupted; what had been played counts.",
    "method.until": (
        "The run stopped by itself as soon as the precision asked for was reached; the intervals "
        "allow for that."
    ),
    "method.seed": "seed",
    "method.strategies": "strategies",
    "method.strategies.same": "{name}, at every seat",
    "method.versions": "versions",
    "method.kernel": "kernel hash",
    "method.again": "to play it again",
    "method.again.text": (
        "unosim run config.yaml --games {games} --seed {seed}, with the config.yaml of the run "
        "folder. The same versions give the same figures to the last digit."
    ),
    "method.units": "units",
    "method.units.text": (
        "Seats are numbered as in the config, from 0, clockwise. Rates are shares of the finished "
        "hands; all else is per hand, unfinished hands included, unless it says otherwise. No digit "
        "is shown that the standard error does not support."
    ),
    "method.means": "means",
    "method.means.text": "Student's intervals at 95 %, from exact integer sums.",
    "method.quantiles": "quantiles",
    "method.quantiles.text": "Smallest number of turns that at least so many of the hands do not exceed.",
    "method.rates": "win rates",
    "method.rates.text": (
        "Wilson's intervals, widened by Bonferroni so that those of all seats hold at once with 95 % "
        "(two seats are one rate and need no widening). A run is fair if every interval lies within "
        "the margin, unfair if one lies wholly outside."
    ),
    "method.curve": "survival curve",
    "method.curve.text": (
        "Hands stopped by the limit of turns are censored there; a stalemate is an ending. The band "
        "of Dvoretzky, Kiefer and Wolfowitz holds the whole curve with 95 %."
    ),
    "method.rounds": "by round",
    "method.rounds.text": (
        "A round is as many turns and lost turns as there are players. In long runs, one hand out of "
        "several is followed round by round; the figures by round, and how far what each seat does "
        "spreads, are over those."
    ),
    "method.minutes": "minutes",
    "method.minutes.text": "An estimate: turns and deals at the pace of the config. Nobody was timed.",
    "method.chance": "chance",
    "method.chance.text": (
        "Cards and decisions come from pseudo-random streams fixed by the seed and the number of the game."
    ),
    "trademark": (
        "UNO is a trademark of its owner. unosim is an independent project and has no connection with it."
    ),
}
