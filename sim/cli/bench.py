"""``unosim bench``: how fast this machine plays."""

from typing import TYPE_CHECKING, Any

import click

from .compiling import told_of_compiling

if TYPE_CHECKING:
    from ..engine.player import Player

CONFIGS = ("classic", "el_cero", "seven_zero", "draw_to_match", "cerav", "numbers_only")
"""What is played; the first also on two threads and to the first hand."""

ROUNDS = 3


@click.command()
@click.option("--seconds", type=click.FloatRange(0.01, 600), default=1.0, show_default=True,
              help="How long each config is played, about.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def bench(*, seconds: float, as_json: bool) -> None:
    """Measure hands and turns a second for some presets, and the time to the first hand.

    One thread, on a core of its own where the system allows it; medians of rounds in turn.
    """
    with told_of_compiling():
        from ..config import load
        from ..engine.player import kernel_player

        players = {name: kernel_player(load(name)) for name in CONFIGS}
        players[CONFIGS[0]](0, 1, False)
    figures = _figures(players, seconds)
    if as_json:
        from ..results.json_text import json_text

        click.echo(json_text(figures), nl=False)
        return
    for line in _lines(figures):
        click.echo(line)


def _figures(players: "dict[str, Player]", seconds: float) -> dict[str, Any]:
    from .bench_speed import first_hand, in_turn, two_threads

    speeds = in_turn(players, seconds / ROUNDS, ROUNDS)
    one, two = two_threads(players[CONFIGS[0]], seconds / ROUNDS, ROUNDS)
    cold, warm = first_hand(CONFIGS[0])
    return {
        "configs": {
            name: {"hands_per_second": round(speed.hands), "turns_per_second": round(speed.turns)}
            for name, speed in speeds.items()
        },
        "two_threads": {"hands_per_second": round(two), "of_one_thread": round(two / one, 3)},
        "first_hand": {"cold_seconds": round(cold, 2), "warm_seconds": round(warm, 2)},
    }


def _lines(figures: dict[str, Any]) -> list[str]:
    width = max(map(len, CONFIGS))
    lines = [f"{'one thread':{width}}  {'hands/s':>12}  {'turns/s':>12}"]
    for name, speed in figures["configs"].items():
        lines.append(f"{name:{width}}  {speed['hands_per_second']:>12,}  {speed['turns_per_second']:>12,}")
    two, first = figures["two_threads"], figures["first_hand"]
    return [
        *lines,
        "",
        f"two threads, {CONFIGS[0]}: {two['hands_per_second']:,} hands/s, {two['of_one_thread']} times one",
        f"first hand, from the start of Python: {first['cold_seconds']} s with nothing compiled, "
        f"{first['warm_seconds']} s later",
    ]
