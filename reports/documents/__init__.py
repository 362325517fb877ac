"""Typeset documents: plain data made here, laid out by ``report.typ``."""

from .comparison import comparison_document
from .duel import duel_document
from .run import run_document
from .sweep import sweep_document

__all__ = ["comparison_document", "duel_document", "run_document", "sweep_document"]
