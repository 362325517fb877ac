"""``unosim bench``: how fast this machine plays, and whether it plays what it should."""

from typing import TYPE_CHECKING, Any

import click

from .compiling import told_of_compiling

if TYPE_CHECKING:
    from ..engine.player import Player
    from ..engine.signature import Signature

CONFIGS = ("classic", "el_cero", "party", "seven_zero", "draw_to_match", "cerav", "numbers_only")
"""What is played; the first also on two threads, to the first hand, and in a run."""

ROUNDS = 3
MEMORY_GAMES = 1_000_000


@click.command()
@click.option("--seconds", type=click.FloatRange(0.01, 600), default=1.0, show_default=True,
              help="How long each config is played, about.")  # fmt: skip
@click.option(
    "--only-signature",
    is_flag=True,
    help="Measure nothing; only see whether the signature is the stored one.",
)
@click.option("--write-signature", is_flag=True,
              help="Measure nothing; store the signature of the rules as they are now.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.pass_context
def bench(
    context: click.Context, *, seconds: float, only_signature: bool, write_signature: bool, as_json: bool
) -> None:
    """Measure hands and turns a second, the time to the first hand and memory; compare the signature.

    One thread, on a core of its own where the system allows it; medians of rounds in turn. The signature is a
    hash of all counters of some thousand games under all presets and some house rules. The exit code is 1 where
    it is not the stored one: then other games are played than before.
    """
    with told_of_compiling():
        from ..config import load
        from ..engine.player import kernel_player

        players = {name: kernel_player(load(name)) for name in CONFIGS}
        players[CONFIGS[0]](0, 1, False)
    from . import bench_signature

    played = bench_signature.play()
    if write_signature:
        _store(played)
        return
    differing = bench_signature.changed(played, bench_signature.stored("whole"))
    figures = {} if only_signature else _figures(players, seconds)
    if as_json:
        from ..results.json_text import json_text

        click.echo(json_text(figures | bench_signature.figures(played, differing)), nl=False)
    else:
        for line in [*_lines(figures), bench_signature.sentence(played, differing)]:
            click.echo(line)
    if differing:
        context.exit(1)


def _store(played: "Signature") -> None:
    from . import bench_signature

    try:
        bench_signature.write(played)
    except OSError as error:
        raise click.ClickException(f"{bench_signature.FILE}: cannot be written ({error.strerror})") from error
    click.echo(f"signature {played.whole} stored")


def _figures(players: "dict[str, Player]", seconds: float) -> dict[str, Any]:
    from .bench_memory import peak_memory
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
        "peak_memory": {"games": MEMORY_GAMES, "bytes": peak_memory(CONFIGS[0], MEMORY_GAMES)},
    }


def _lines(figures: dict[str, Any]) -> list[str]:
    if not figures:
        return []
    width = max(map(len, CONFIGS))
    lines = [f"{'one thread':{width}}  {'hands/s':>12}  {'turns/s':>12}"]
    for name, speed in figures["configs"].items():
        lines.append(f"{name:{width}}  {speed['hands_per_second']:>12,}  {speed['turns_per_second']:>12,}")
    two, first, memory = figures["two_threads"], figures["first_hand"], figures["peak_memory"]
    most = "not known" if memory["bytes"] is None else f"{memory['bytes'] / 1e6:,.0f} MB"
    return [
        *lines,
        "",
        f"two threads, {CONFIGS[0]}: {two['hands_per_second']:,} hands/s, {two['of_one_thread']} times one",
        f"first hand, from the start of Python: {first['cold_seconds']} s with nothing compiled, "
        f"{first['warm_seconds']} s later",
        f"memory at most, {CONFIGS[0]}, {memory['games']:,} games with all rows: {most}",
    ]
