"""Charts and documents made from run folders. They read what was counted and never play.

Nothing heavy is imported until a function is called.
"""

from .errors import ReportError
from .run_report import figures, write_run_report

__all__ = ["ReportError", "figures", "write_run_report"]
