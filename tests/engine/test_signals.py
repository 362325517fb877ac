import os
import signal
import threading

import pytest
from unosim.engine.stop import Stop, stop_on_signals


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_first_signal_asks_and_the_second_does_not_wait(number: signal.Signals) -> None:
    stop, asked = Stop(), []
    before = signal.getsignal(number)

    def send_twice() -> None:
        with stop_on_signals(stop):
            os.kill(os.getpid(), number)
            asked.append(stop.asked)
            os.kill(os.getpid(), number)
            asked.append("the second signal was waited for")

    with pytest.raises(KeyboardInterrupt):
        send_twice()
    assert asked == [True]
    assert signal.getsignal(number) is before


def test_outside_the_main_thread_signals_are_left_alone() -> None:
    before, seen = signal.getsignal(signal.SIGINT), []

    def look() -> None:
        with stop_on_signals(Stop()):
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    assert seen == [before]
