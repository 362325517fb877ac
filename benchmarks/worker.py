"""A process that plays batches when asked and says how long each took: a line of JSON in, a line of JSON out.

It plays whatever unosim its Python finds, so that two commits can be measured in turn, and therefore uses of
unosim nothing but `load` and `kernel_player`. A request names a config, keys to set, the first game and the
number of games; the answer gives hands, turns and seconds, or a fault.
"""

import json
import os
import sys
import time
from functools import cache
from typing import Any


@cache
def player_of(config: str, sets: tuple[str, ...]) -> Any:
    from unosim.config import load  # noqa: PLC0415  (faults of old commits are answers, not ends)
    from unosim.engine.player import kernel_player  # noqa: PLC0415

    player = kernel_player(load(config, list(sets)))
    player(0, 1, False)
    return player


def answer(request: dict[str, Any]) -> dict[str, Any]:
    try:
        player = player_of(request["config"], tuple(request["sets"]))
    except Exception as fault:
        return {"fault": f"{type(fault).__name__}: {fault}"}
    began = time.perf_counter()
    turns = player(request["first"], request["games"], False).counters.turns
    seconds = time.perf_counter() - began
    played = sum(number * int(hands) for number, hands in enumerate(turns) if hands)
    return {"hands": int(turns.sum()), "turns": played, "seconds": seconds}


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
