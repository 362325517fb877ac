"""How long "at once" may take where other tests play beside."""

AT_ONCE = 3.0
"""Seconds. Half a second is promised, and benchmarks/time_to_stop.py measures it; a test beside which others
play tells a run that stops from one that goes on, for minutes, or compiles to its end, for five seconds or more.
"""
