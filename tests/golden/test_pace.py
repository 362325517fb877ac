"""Minutes follow from turns by ``pace`` (B11), and are called an estimate wherever they are shown."""

import pytest
from referee.judged import play_run
from unosim.cli.run_sentences import length
from unosim.config import load
from unosim.kernel.tally import ROW_NAMES
from unosim.stats.summary import summarise


@pytest.mark.rule("B11")
@pytest.mark.parametrize(("turn", "deal"), [(10, 60), (7, 90)])
def test_minutes_are_turns_at_a_pace_and_the_deal(turn: int, deal: int) -> None:
    config = load("classic", [f"pace.seconds_per_turn={turn}", f"pace.seconds_per_deal={deal}"])
    rows, counters = play_run(config, 1, 0, 4)
    turns = [row[ROW_NAMES.index("turns")] for row in rows]
    minutes = [(count * turn + deal) / 60 for count in turns]
    summary = summarise(config, counters, games=4, stopped="games")
    assert summary["minutes"]["mean"] == pytest.approx(sum(minutes) / 4)
    assert summary["minutes"]["max"] == pytest.approx(max(minutes))
    assert f"minutes at {turn} s a turn (an estimate)" in length(config, summary)
