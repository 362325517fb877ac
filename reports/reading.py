"""Reading JSON documents that unosim wrote: whole, of a known schema, of the right form."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from ..results.own_files import MANIFEST
from .errors import ReportError

Model = TypeVar("Model", bound=BaseModel)

SCHEMA = 1
"""The newest form of documents that this version reads."""


def read_kind(folder: Path) -> tuple[str, dict[str, Any]]:
    """Return of which kind a folder is, and its manifest.

    Raises:
        ReportError: there is no such folder, or it holds nothing of unosim.
    """
    if not folder.is_dir():
        raise ReportError(f"{folder}: no such run folder")
    path = folder / MANIFEST
    try:
        manifest = json.loads(path.read_text(encoding="utf-8"))
    except PermissionError as error:
        raise ReportError(f"{path}: cannot be read ({error.strerror})") from error
    except (OSError, ValueError, RecursionError):
        manifest = None
    if not isinstance(manifest, dict) or not str(manifest.get("kind")).startswith("unosim "):
        raise ReportError(f"{folder}: not a run folder of unosim ({MANIFEST} is missing or not readable)")
    check_schema(path, manifest)
    return str(manifest["kind"]), manifest


def read_json(path: Path) -> Any:
    """Return what a JSON file holds.

    Raises:
        ReportError: it is missing, cannot be read, or is cut short.
    """
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ReportError(f"{path.parent}: not a whole run folder: {path.name} is missing") from None
    except OSError as error:
        raise ReportError(f"{path}: cannot be read ({error.strerror})") from error
    except (ValueError, RecursionError):
        raise ReportError(f"{path}: cut short or not JSON") from None


def read_document(model: type[Model], path: Path, *, numbered: bool = True) -> Model:
    """Read a JSON document.

    Args:
        model: its form.
        path: its file.
        numbered: whether it names its schema.

    Raises:
        ReportError: it cannot be read, is of a newer schema, or not of that form.
    """
    plain = read_json(path)
    if numbered:
        check_schema(path, plain)
    return validated(model.model_validate_json, json.dumps(plain), path)


def check_schema(path: Path, plain: Any) -> None:
    """Refuse a document without a schema number, or with a newer one."""
    number = plain.get("schema") if isinstance(plain, dict) else None
    if type(number) is not int:
        raise ReportError(f"{path}: not of a run: it names no schema")
    if number > SCHEMA:
        raise ReportError(
            f"{path}: schema {number} is newer than the {SCHEMA} this version reads; update unosim"
        )


def validated(validate: Callable[[Any], Model], given: Any, path: Path) -> Model:
    """Return what a document holds as its model.

    Raises:
        ReportError: a value is not as unosim writes it; the text names its place.
    """
    try:
        return validate(given)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"]) or "as a whole"
        raise ReportError(f"{path}: not as a run leaves it: {place}: {first['msg']}") from None
