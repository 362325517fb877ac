"""The English texts of comparisons, sweeps and duels."""

from typing import Final

ENGLISH_OF_SEVERAL: Final[dict[str, str]] = {
    # Common
    "value_and_interval": "{value} ({interval})",
    "less_than": "< {value}",
    "cells.one": "{n} combination",
    "cells.many": "{n} combinations",
    "deals.one": "{n} deal",
    "deals.many": "{n} deals",
    "seatings.one": "{n} seating",
    "seatings.many": "{n} seatings",
    "measure.turns": "turns",
    "measure.minutes": "minutes (estimate)",
    "measure.rotations": "rotations",
    "measure.cards_drawn": "cards drawn",
    "measure.starter_edge": "starter's edge, points",
    "measure.unfairness": "unfairness, points",
    "measure.turns.more": "Turns in a hand",
    "measure.rotations.more": "Hand rotations in a hand",
    "measure.cards_drawn.more": "Cards drawn in a hand",
    "measure.starter_edge.more": "Starter's edge (percentage points)",
    "measure.unfairness.more": "Unfairness: the furthest seat (percentage points)",
    # Titles of documents
    "document.title.comparison": "{name}: comparison of rules",
    "document.title.sweep": "{name}: which rule matters",
    "document.title.duel": "{name}: strategies against each other",
    "document.description.comparison": "Differences in length, rotations and fairness between sets of UNO rules.",
    "document.description.sweep": "What each rule of UNO does to length, rotations and fairness of a hand.",
    "document.description.duel": "How often strategies for UNO win against each other.",
    "document.over_title.comparison": "UNO rules compared by unosim",
    "document.over_title.sweep": "UNO rules varied by unosim",
    "document.over_title.duel": "UNO strategies matched by unosim",
    # Rules
    "rules.page": "The rules in words",
    "rules.differences.page": "What the rules say differently",
    "rules.differences": "Only what is not the same is listed: {baseline} at the left, the other at the right.",
    "rules.only": "{name} alone:",
    "rules.same": "Its rules are those of {baseline}.",
    # Forest plot
    "comparison.about": "{players} \u00b7 {hands} \u00b7 seed {seed}",
    "comparison.about.baseline": "against {name} \u00b7 {rest}",
    "forest.heading.longer": (
        "{name} changes the length of a hand most: {turns} turns longer than under {baseline}"
    ),
    "forest.heading.shorter": (
        "{name} changes the length of a hand most: {turns} turns shorter than under {baseline}"
    ),
    "forest.heading.longer.only": "Hands are {turns} turns longer under {name} than under {baseline}",
    "forest.heading.shorter.only": "Hands are {turns} turns shorter under {name} than under {baseline}",
    "forest.heading.none": "Hands are not known to be longer or shorter than under {baseline}",
    "forest.more": "more, beyond the margin",
    "forest.less": "less, beyond the margin",
    "forest.same": "the same, within the margin",
    "forest.undecided": "undecided",
    "forest.margin": "too small to matter (margin)",
    "forest.alt": "Differences of each rule set from the baseline in five measures, with 95 % intervals and margins.",
    # Lengths
    "lengths.heading": "Half of the hands end within {low} turns under {short}, within {high} under {long}",
    "lengths.heading.same": "Half of the hands end within {median} turns under every rule set",
    "lengths.heading.plain": "How many turns a hand takes",
    "lengths.shares.one": "Hands by turns, up to {last} turns",
    "lengths.shares.many": "Hands by turns, {n} turns together, up to {last} turns",
    "lengths.quantiles": "Median, middle half and middle 90 % of the hands",
    "lengths.alt": "Distributions of turns in a hand over each other, with their medians, quartiles and middle 90 %.",
    "lengths.table": "Turns in a hand: mean and quantiles",
    "lengths.longer": (
        "A hand under {name} is longer than an independent one under {baseline} with chance {chance} (95 % interval: "
        "{interval}), and as long with chance {tied}."
    ),
    "lengths.change": "Its mean number of turns differs by {change} % ({interval}).",
    # Seats
    "axis.points_off": "wins beyond an equal share (percentage points)",
    "seats.heading": "Are all seats equal? {told}, of {n} rule sets",
    "seats.heading.fair.one": "{n} fair",
    "seats.heading.fair.many": "{n} fair",
    "seats.heading.unfair.one": "{n} unfair",
    "seats.heading.unfair.many": "{n} unfair",
    "seats.heading.undecided.one": "{n} undecided",
    "seats.heading.undecided.many": "{n} undecided",
    "seats.heading.none.one": "{n} without a verdict",
    "seats.heading.none.many": "{n} without a verdict",
    "seats.share": "equal share",
    "seats.alt": "By how much each seat wins more or less than its equal share, for each rule set, with intervals.",
    "seats.table": "Fairness of each rule set",
    # The document of a comparison
    "comparison.and": ", ",
    "comparison.against": " against ",
    "comparison.answer.one": "{length}; {seats}.",
    "comparison.answer.many": "{length}. {seats}.",
    "comparison.length.more": "{name} makes hands longer than {baseline}, by {turns} turns ({interval})",
    "comparison.length.less": "{name} makes hands shorter than {baseline}, by {turns} turns ({interval})",
    "comparison.length.same": "{name} makes hands as long as {baseline} ({change} turns, {interval})",
    "comparison.length.perhaps_more": (
        "{name} makes hands longer than {baseline}, though perhaps by little ({change} turns, {interval})"
    ),
    "comparison.length.perhaps_less": (
        "{name} makes hands shorter than {baseline}, though perhaps by little ({change} turns, {interval})"
    ),
    "comparison.length.undecided": (
        "whether {name} makes hands longer than {baseline} is undecided ({change} turns, {interval})"
    ),
    "comparison.length.unknown": "nothing can be said about the length of hands under {name} and {baseline}",
    "comparison.edge": "the starter's edge goes from {before} to {after} percentage points",
    "comparison.edge.same": "the starter's edge stays at {after} percentage points",
    "comparison.edge.unknown": "nobody won a hand, so that there is nothing to say about the seats",
    "comparison.fairness.more": "the seats are further from equal shares: {edge}",
    "comparison.fairness.less": "the seats are nearer to equal shares: {edge}",
    "comparison.fairness.same": "the seats are as far from equal shares: {edge}",
    "comparison.fairness.undecided": "whether the seats are nearer to equal shares is undecided: {edge}",
    "comparison.fairness.none": "{edge} (seats play differently, so that there is no verdict)",
    "comparison.is_baseline": "baseline",
    "comparison.table": "The rule sets",
    "comparison.column.rule_set": "rules",
    "comparison.column.turns": "turns",
    "comparison.column.change": "difference, 95 %",
    "comparison.column.minutes": "min. (est.)",
    "comparison.column.rotations": "rotations",
    "comparison.column.starter": "starter wins",
    "comparison.column.fairness": "seats",
    "comparison.column.measure": "in a hand",
    "comparison.column.baseline": "baseline",
    "comparison.column.value": "here",
    "comparison.column.difference": "difference, 95 %",
    "comparison.column.verdict": "verdict",
    "comparison.column.p": "p (Holm)",
    "comparison.column.ci95": "95 % interval",
    "comparison.column.furthest": "furthest seat, points",
    "verdict.difference.more": "more",
    "verdict.difference.less": "less",
    "verdict.difference.same": "the same",
    "verdict.difference.undecided": "undecided",
    "comparison.stopped": (
        "{name}: {hands} reached the limit of turns and were stopped there; its means are restricted to that many."
    ),
    "comparison.unpaired": "{name} did not meet the deals of the baseline: the two are compared as independent.",
    "comparison.differences.page": "Differences",
    "comparison.differences.table": "{name} against {baseline}",
    "comparison.differences.note": (
        "Differences are those of each rule set less the baseline. Verdicts judge whole intervals against the margin."
    ),
    "comparison.played": "{name}: {players}, {games}, {hands} ({unfinished} unfinished), seed {seed}.",
    "comparison.interrupted": "The comparison was interrupted; what had been played until then counts.",
    "comparison.until": "It stopped as soon as it was known which hands are longer; intervals allow for that.",
    "comparison.again": (
        "unosim compare with the config.yaml of each folder in rule_sets, the same games and seed. The same versions "
        "give the same figures to the last digit."
    ),
    "comparison.method.pairing": "common deals",
    "comparison.method.pairing.text": (
        "Under one seed and with as many players all rule sets meet the same deals; differences are taken game by "
        "game, which makes their intervals narrower."
    ),
    "comparison.method.differences": "differences",
    "comparison.method.differences.text": (
        "Of means, with Student's 95 % intervals from exact integer sums; of rates with Newcombe's intervals for "
        "pairs. No digit is shown that the standard error does not support."
    ),
    "comparison.method.margin": "verdicts",
    "comparison.method.margin.text": (
        "More or less: the whole interval lies beyond the margin, and p is below 0.05; the same: within it; "
        "undecided otherwise. If not asked for otherwise, margins are 1 % of the baseline's turns and 0.25 percentage "
        "points."
    ),
    "comparison.method.several": "p-values",
    "comparison.method.several.text": "Holm's, adjusted over all measures of all rule sets together.",
    "comparison.method.longer": "longer",
    "comparison.method.longer.text": "The chance is over all pairs of independent hands; ties are told apart.",
    "comparison.method.edge": "edge, unfairness",
    "comparison.method.edge.text": (
        "The edge is the starter's share of the hands won less an equal share; unfairness is the distance of the seat "
        "furthest from an equal share."
    ),
    # Sweep
    "sweep.about": "{cells} \u00b7 {games} each \u00b7 seed {seed}",
    "effects.none": "Main effects",
    "effects.untold": "The combinations that can be played do not tell the keys apart.",
    "effects.heading.turns": (
        "The key {key} changes the length of a hand most: it explains {share} of the differences"
    ),
    "effects.heading.rotations": (
        "The key {key} changes most how often hands rotate: it explains {share} of the differences"
    ),
    "effects.heading.starter_edge": (
        "The key {key} changes the starter's edge most: it explains {share} of the differences"
    ),
    "effects.heading.turns.seems": (
        "The key {key} seems to change the length of a hand most: {share} of the differences"
    ),
    "effects.heading.rotations.seems": (
        "The key {key} seems to change most how often hands rotate: {share} of the differences"
    ),
    "effects.heading.starter_edge.seems": (
        "The key {key} seems to change the starter's edge most: {share} of the differences"
    ),
    "effects.heading.turns.none": "No key is known to change the length of a hand by itself",
    "effects.heading.rotations.none": "No key is known to change by itself how often hands rotate",
    "effects.heading.starter_edge.none": "No key is known to change the starter's edge by itself",
    "effects.axis.turns": "turns beside the mean of all; 95 % intervals",
    "effects.axis.rotations": "rotations beside the mean of all; 95 % intervals",
    "effects.axis.starter_edge": "percentage points beside the mean of all; 95 % intervals",
    "effects.title": "{key}: {share} of the differences",
    "effects.told": "{effect}, mean {mean}",
    "effects.alt": "What each value of each key adds to the mean of all combinations, with 95 % intervals.",
    "interactions.heading.single": "How keys work together",
    "interactions.heading.none": "No two keys are known to work differently together than each by itself",
    "interactions.heading": "{first} and {second} work differently together: {share} of the differences",
    "interactions.none": "Too few combinations can be played to see how keys work together.",
    "interactions.axis.turns": "turns in a hand",
    "interactions.axis.rotations": "rotations in a hand",
    "interactions.axis.starter_edge": "starter's edge, points",
    "interactions.title": "Together: {share} of the differences",
    "interactions.title.none": "Together",
    "interactions.legend": (
        "pale lines: the sum of what each key does by itself; bars: 95 % interval of the distance to it"
    ),
    "interactions.alt": "Means of pairs of values beside the sum of what each value does by itself.",
    "heat_map.heading.turns": "From {low} to {high} turns in a hand, by combination",
    "heat_map.heading.turns.several": "From {low} to {high} turns in a hand; here means over the other keys",
    "heat_map.heading.rotations": "From {low} to {high} rotations in a hand, by combination",
    "heat_map.heading.rotations.several": (
        "From {low} to {high} rotations in a hand; here means over the other keys"
    ),
    "heat_map.heading.starter_edge": (
        "A starter's edge from {low} to {high} percentage points, by combination"
    ),
    "heat_map.heading.starter_edge.several": (
        "A starter's edge from {low} to {high} percentage points; here the means over the other keys"
    ),
    "heat_map.bar.turns": "turns in a hand",
    "heat_map.bar.rotations": "rotations in a hand",
    "heat_map.bar.starter_edge": "starter's edge, points",
    "heat_map.alt": "Heat map of all combinations over the two keys that explain most; the value stands in each cell.",
    "sweep.times": " × ",
    "sweep.answer": "{turns}. {edge}.",
    "sweep.table": "Share of the differences between combinations that each key explains by itself",
    "sweep.column.key": "key",
    "sweep.column.values": "values",
    "sweep.column.turns": "turns",
    "sweep.column.rotations": "rotations",
    "sweep.column.starter_edge": "starter's edge",
    "sweep.column.term": "key, or two together",
    "sweep.column.share": "between combinations",
    "sweep.column.hand_r2": "between hands",
    "sweep.column.p": "p (Holm)",
    "sweep.terms.table": "{measure}: share of the differences explained",
    "sweep.stopped": "{hands} reached the limit of turns and were stopped there; lengths are restricted to that many.",
    "sweep.refused": "Left out, because the config refuses them: {cells}.",
    "sweep.page.turns": "Length of a hand",
    "sweep.page.rotations": "Hand rotations",
    "sweep.page.starter_edge": "The starter's edge",
    "sweep.cells.page": "All keys and combinations",
    "sweep.cells.table": "Means with 95 % intervals; the starter's edge in percentage points",
    "sweep.cells.more": "There are {cells}; the rest stands in sweep.json.",
    "sweep.refused.list": "Combinations that the config refuses:",
    "sweep.rules": "The rules that were varied in: {keys}. Whatever these keys set is told here as the config has it.",
    "sweep.played": "{cells}, {games} each. Stopped by the limit of turns: {unfinished}.",
    "sweep.again": (
        "unosim sweep config.yaml {vary} --games {games} --seed {seed}, with the config.yaml of the folder. The same "
        "versions give the same figures to the last digit."
    ),
    "sweep.method.effects": "effects",
    "sweep.method.effects.text": (
        "An analysis of variance of the means of all combinations, effects of a key adding up to 0; intervals from "
        "blocks of games. Combinations for as many players meet the same deals."
    ),
    "sweep.method.interactions": "together",
    "sweep.method.interactions.text": "What two values add beyond the sum of what each does by itself.",
    "sweep.method.shares": "shares",
    "sweep.method.shares.text": (
        "Of the variance between combinations, what chance adds to it taken off; they need not add up to 100 % where "
        "combinations are left out."
    ),
    "sweep.method.hand_r2": "between hands",
    "sweep.method.hand_r2.text": "Of all the variance from hand to hand, chance included.",
    "sweep.method.heat_map": "heat map",
    "sweep.method.heat_map.text": (
        "A mean over further keys has the mean of their combinations' intervals, which is never too narrow."
    ),
    "sweep.method.several": "p-values",
    "sweep.method.several.text": "Hotelling's test of all effects of a term, adjusted after Holm over all terms.",
    "sweep.method.edge": "starter's edge",
    "sweep.method.edge.text": "The starter's share of the hands won less an equal share, in percentage points.",
    # Duel
    "duel.about": "{players} \u00b7 {deals}, each in {seatings} \u00b7 seed {seed}",
    "duel.heading.better": "{name} wins most often: {rate} of its hands, {than} {other}",
    "duel.heading.undecided": "{name} ({rate}) and {than} ({other}) cannot be told apart yet",
    "duel.heading.nobody": "How often each strategy wins",
    "duel.nobody": "Nobody won a hand.",
    "duel.fair": "equal players: {share}",
    "duel.skill.title": "Skill of {name} among {among}: {share}",
    "axis.duel_rate": "hands won at a seat of its own (%), 95 % intervals",
    "axis.duel_skill": "hands won (%), 95 % interval: from luck (dashed) to always winning",
    "duel.alt": "Win rate of each strategy with its interval beside an equal share, and how much of winning is skill.",
    "matrix.heading": "How often the strategy at the left wins, of the two",
    "axis.matrix.columns": "against",
    "axis.matrix": "of the hands one of the two won (%)",
    "matrix.page": "Each against each",
    "matrix.sentence": (
        "Of the hands that one of two strategies won, at tables where both sat, so many were won by the one at the "
        "left. Both have had the same seats and deals."
    ),
    "matrix.alt": "Matrix of strategies: of the hands that one of two won, the share of the first, with intervals.",
    "duel.against": ", ",
    "duel.skill": (
        "Luck or skill: among players of {among}, {name} wins {rate} of the hands ({interval}), where luck alone gives "
        "{fair}. That is {share} of the way from luck to always winning ({low} to {high})."
    ),
    "duel.table": "Strategies, the one that wins most often first",
    "duel.column.strategy": "strategy",
    "duel.column.wins": "hands won",
    "duel.column.ci95": "95 % interval",
    "duel.column.points": "points a hand",
    "duel.column.rating": "rating",
    "duel.better": "{name} is better than {than} with confidence {confidence}.",
    "duel.better.sure": "{name} is better than {than} with a confidence above {confidence}.",
    "duel.better.unknown": "How sure it is that {name} is better than {than} cannot be said.",
    "duel.note": "Rates are of all hands won by somebody, once for each seat of the strategy.",
    "duel.rules": "The rules of the duel; the strategies named here are those of its first seating.",
    "duel.played": "{deals}, each played in {seatings}: {games} in all.",
    "duel.again": (
        "unosim duel {names} --config config.yaml --players {players} --games {deals} --seed {seed}, with the "
        "config.yaml of the folder. The same versions give the same figures to the last digit."
    ),
    "duel.method.seatings": "seatings",
    "duel.method.seatings.text": "Every strategy has every seat equally often, on the same deals.",
    "duel.method.rates": "win rates",
    "duel.method.rates.text": (
        "Wilson's 95 % intervals for as many independent hands as give the standard error over deals: hands of one "
        "deal are one observation."
    ),
    "duel.method.pairs": "pairs",
    "duel.method.pairs.text": (
        "The share of one of two strategies of the hands either won where both sat, with an interval made likewise."
    ),
    "duel.method.rating": "rating",
    "duel.method.rating.text": (
        "Log odds of winning from a conditional logit with an effect for each strategy and each seat, times 173.7, so "
        "that 400 points are odds of ten to one; with half the 95 % interval."
    ),
    "duel.method.skill": "skill",
    "duel.method.skill.text": (
        "The best strategy at each seat in turn among players at random, on further deals; 0 % where it wins no more "
        "than its share, 100 % where it always wins."
    ),
}
