"""Typeset documents: plain data made here, laid out by ``report.typ``."""

from .run import run_document

__all__ = ["run_document"]
