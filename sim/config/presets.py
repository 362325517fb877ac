"""The presets shipped with unosim: one YAML file each, described in its first comment line."""

from importlib.resources import files
from typing import Final

_MODELINE: Final = "# yaml-language-server:"


def preset_names() -> list[str]:
    """Return the names of all presets, in alphabetical order."""
    names = [entry.name for entry in files("unosim.configs").iterdir()]
    return sorted(name.removesuffix(".yaml") for name in names if name.endswith(".yaml"))


def preset_text(name: str) -> str:
    """Return the YAML text of a preset.

    Raises:
        KeyError: there is no preset of that name.
    """
    if name not in preset_names():
        raise KeyError(name)
    return files("unosim.configs").joinpath(f"{name}.yaml").read_text(encoding="utf-8")


def preset_description(name: str) -> str:
    """Return the one-line description of a preset: its first comment beside the modeline.

    Raises:
        KeyError: there is no preset of that name.
    """
    lines = preset_text(name).splitlines()
    return next(
        line.lstrip("# ") for line in lines if line.startswith("#") and not line.startswith(_MODELINE)
    )
