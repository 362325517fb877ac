"""What came out of a run, in a few sentences."""

from collections.abc import Iterator
from typing import Any

from ..config import Config
from ..results.wording import fixed, number, percent, places


def sentences(config: Config, summary: dict[str, Any]) -> Iterator[str]:
    """Yield how long a hand takes, how often hands move, whether a seat profits, and what to keep in mind."""
    if not summary["hands"]:
        yield "No hand was played."
        return
    yield length(config, summary)
    if "matches" in summary:
        from .run_matches import match_sentences

        yield from match_sentences(summary)
    yield movement(config, summary)
    yield profit(config, summary)
    yield from cautions(config, summary)


def length(config: Config, summary: dict[str, Any]) -> str:
    """Say how long a hand takes."""
    turns, minutes = summary["turns"], summary["minutes"]
    mean = number(turns["mean"], turns["se"])
    if turns["ci95"]:
        low, high = (fixed(end, places(turns["se"])) for end in turns["ci95"])
        mean += f" turns (95 %: {low} to {high})"
    else:
        mean += " turns"
    pace = f"{config.pace.seconds_per_turn:g} s a turn"
    estimate = (
        f"about {number(minutes['mean'], max(minutes['se'] or 0, 0.1))} minutes at {pace} (an estimate)"
    )
    return f"A hand takes {mean}, {estimate}; half of all hands last {turns['p25']} to {turns['p75']} turns."


def movement(config: Config, summary: dict[str, Any]) -> str:
    """Say how often hands move around the table."""
    said = []
    rotations, swaps = summary["rotations"], summary["events"]["swaps"]
    if moves_all_hands(config):
        often = number(rotations["effective_mean"], rotations["effective_se"])
        share = rotations["share_of_hands_with_effective_one"]
        error = share_error(share, summary["hands"])
        said.append(
            f"All hands rotate {often} times a hand, in {percent(share, error)} of hands at least once."
        )
    if swaps_hands(config):
        said.append(f"Two players swap their hands {number(swaps['mean'], swaps['se'])} times a hand.")
    return " ".join(said) or "No card of this config moves hands."


def moves_all_hands(config: Config) -> bool:
    """Return whether a card can make all hands rotate."""
    return "rotate" in (config.rules.zero, config.rules.opening.zero)


def swaps_hands(config: Config) -> bool:
    """Return whether a card can make two players swap hands."""
    return config.rules.zero == "trade" or config.rules.seven.mode != "plain"


def profit(config: Config, summary: dict[str, Any]) -> str:
    """Say whether a seat wins more than its share."""
    fairness, seats = summary["fairness"], summary["seats"]
    unit = fairness.get("unit", "hands")
    if unit == "matches":
        seats = summary["matches"]["seats"]
    margin = f"{100 * fairness['margin']:g} percentage points"
    games = "matches" if unit == "matches" else "games"
    if fairness["reason"]:
        return f"Whether a seat profits cannot be said: {fairness['reason']}."
    if fairness["verdict"] == "fair":
        return f"No seat profits: each wins an equal share of {unit} within {margin}."
    if fairness["verdict"] == "undecided":
        needed = fairness["games_needed"]
        if needed is None:
            return f"Whether a seat profits by {margin} is so close that no number of {games} will tell."
        return f"Whether a seat profits by {margin} is undecided; about {rounded(needed)} more {games} would tell."
    best = max(seats, key=lambda seat: int(seat["wins"]))
    worst = min(seats, key=lambda seat: int(seat["wins"]))
    first, last = (_from_equal(seat, seats) for seat in (best, worst))
    starts = ", which starts," if best["seat"] == fixed_starter(config) else ""
    return (
        f"Seat {best['seat']}{starts} profits most: it wins {first} percentage points. "
        f"Seat {worst['seat']} loses most: {last}. That is unfair by more than {margin}."
    )


def fixed_starter(config: Config) -> int | None:
    """Return the seat that starts every hand, None if that changes."""
    start = config.rules.start
    if config.rules.match.mode != "none":
        return None
    return {"left_of_dealer": 0, "seat": start.seat}.get(start.first_player)


def cautions(config: Config, summary: dict[str, Any]) -> Iterator[str]:
    """Say what was cut short and what is left out."""
    if "until" in summary:
        yield stopping(summary)
    unfinished, hands = summary["unfinished"], summary["hands"]
    if unfinished:
        limit = config.rules.max_turns
        share = percent(unfinished / hands, share_error(unfinished / hands, hands))
        yield (
            f"{unfinished:,} hands ({share}) were stopped at {limit:,} turns, which rules.max_turns sets: "
            "lengths are means restricted to that many turns, and rates are of the finished hands."
        )
    if summary["stalemates"]:
        yield f"{summary['stalemates']:,} hands ended in a stalemate: the piles empty, nobody able to play."


def stopping(summary: dict[str, Any]) -> str:
    """Say what the run stopped on, or that it did not get there."""
    goals = ", ".join(_goal(goal) for goal in summary["until"])
    games = f"{summary['games']:,} games"
    if summary["stopped"] == "until":
        return f"Stopped by itself after {games}: {goals}."
    return f"Not reached within {games}: {goals}."


def _goal(goal: dict[str, Any]) -> str:
    if "half_width" not in goal:
        return f"{goal['key']} {goal['reached']}"
    reached = goal["reached"]
    known = "unknown" if reached is None else f"+-{fixed(reached, places(reached) + 1)}"
    return f"{goal['key']} {known} ({goal['half_width']:g} asked)"


def share_error(share: float, trials: int) -> float:
    """Return the standard error of a share of ``trials``, for the digits it supports."""
    floor = 1 / trials
    return float((max(share * (1 - share), floor * (1 - floor)) / trials) ** 0.5) if trials > 1 else 1.0


def rounded(count: int) -> str:
    """Return a forecast with its two first digits."""
    return f"{float(f'{count:.1e}'):,.0f}"


def _from_equal(seat: dict[str, Any], seats: list[dict[str, Any]]) -> str:
    """Return a seat's share of the hands won, and its distance from an equal one in percentage points."""
    won = sum(each["wins"] for each in seats)
    share = seat["wins"] / won
    error = share_error(share, won)
    return f"{percent(share, error)}, {100 * (share - 1 / len(seats)):+.{max(places(100 * error), 0)}f}"
