"""Charts and documents made from run folders. They read what was counted and never play.

Nothing heavy is imported until a function is called.
"""

from .errors import ReportError
from .report import figures, write_report

__all__ = ["ReportError", "figures", "write_report"]
