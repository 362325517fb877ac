"""unosim: Monte-Carlo simulation and rules analysis for the card game UNO."""

if __name__ != "unosim":
    raise ImportError("this folder is installed as 'unosim': run 'make install', then 'import unosim'")

__version__ = "0.1.0"
