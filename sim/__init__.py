"""unosim: Monte-Carlo simulation and rules analysis for the card game UNO."""

from typing import TYPE_CHECKING, Any

if __name__ != "unosim":
    raise ImportError("this folder is installed as 'unosim': run 'make install', then 'import unosim'")

__version__ = "0.1.0"

if TYPE_CHECKING:
    from .api import Comparison, Run, compare, run

__all__ = ["Comparison", "Run", "__version__", "compare", "run"]


def __getattr__(name: str) -> Any:
    """Load what is used only when it is used: a run needs the compiler, ``unosim --help`` does not."""
    if name in __all__:
        from . import api  # noqa: PLC0415

        return getattr(api, name)
    raise AttributeError(f"module 'unosim' has no attribute '{name}'")
