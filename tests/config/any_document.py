"""Config documents made up by chance: from the model's own fields, right and wrong, and then as damaged bytes."""

from random import Random
from typing import Any, Literal, get_args, get_origin

import yaml
from pydantic_core import PydanticUndefined
from unosim.config import Config, preset_text, resolved_yaml, starter_yaml
from unosim.config.fields import written_keys
from unosim.config.presets import preset_names
from unosim.config.section import Section

WRONG = 0.03
"""How often a value or a key is something else than the model asks for."""

ODD = (
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        2**63,
        10**30,
        1.5,
        float("inf"),
        float("nan"),
        "",
        " ",
        "none",
        "all",
        "1B",
    ),
    *("\x1b[31m", "🎴", "x" * 300, "../..", "a: b", "{", "'", [], {}, [[]], [1, [2, [3]]], {"a": {"b": {}}}),
    *({"up_to": 0}, {"mode": "same"}, {"limit": 1}, {"seat": 9}, {1: 2}, {None: None}, {"1e5": 1e5}),
)
WORDS = (
    *("deck", "mode", "rules", "players", "drow", "limit", "up_to", "seat", "cards", "extends"),
    "Ñandú",
    "?",
    "0",
)
PIECES = (
    *(
        b"{",
        b"}",
        b"[",
        b"]",
        b": ",
        b"- ",
        b"\n",
        b"\n  ",
        b"#",
        b"'",
        b'"',
        b"&a ",
        b"*a",
        b"!!str ",
        b"|",
        b">",
    ),
    *(
        b"---\n",
        b"...\n",
        b"? ",
        b"<<: ",
        b"null",
        b"~",
        b"1e9",
        b"0x1",
        b"1:30",
        b"9" * 30,
        b".nan",
        b"\t",
        b"\r",
    ),
    *(
        b"\x00",
        b"\xff",
        b"\xc3",
        b"\xe2\x80\xae",
        b"\xe2\x80\xa8",
        b"\xf0\x9f\x98\x80",
        b"\\ud800",
        b"%YAML 1.1\n",
    ),
    *(
        b"@",
        b"`",
        b"true",
        b"on",
        b"-1",
        b"extends: classic\n",
        b"mode: same",
        b"hands: 3",
        b"up_to: 0",
        b"seat: 9",
    ),
    *(
        b"custom",
        b"cards: {0: 9}",
        b"habits: [{}]\n",
        b"rules: 5\n",
        b"run: {games: 1B}\n",
        b"name: ",
        b"strategies: ",
    ),
)
"""What a config may be damaged with."""


def any_document(chance: Random) -> bytes:
    """Return the bytes of a config: drawn from the model, or a real one, as it is or damaged."""
    if chance.random() < 0.7:
        flow = chance.choice((True, False, None))
        text = yaml.safe_dump(
            _section(chance, Config), default_flow_style=flow, allow_unicode=True, sort_keys=False
        )
    else:
        text = chance.choice(
            (starter_yaml(), resolved_yaml(_whole), preset_text(chance.choice(preset_names())))
        )
    data = text.encode("utf-8", "surrogatepass")
    return _damaged(chance, data) if chance.random() < 0.5 else data


def _section(chance: Random, section: type[Section]) -> Any:
    keys = written_keys(section)
    chosen = [key for key in keys if chance.random() < chance.choice((0.1, 0.5, 0.9))]
    written: dict[Any, Any] = {}
    for key in chosen:
        if key == "extends":
            written[key] = chance.choice((*preset_names(), "any.yaml", "nowhere.yaml", "/", "clasic", "\x00"))
        else:
            name = chance.choice(WORDS) if chance.random() < WRONG else key
            written[name] = _value(chance, section.model_fields[key])
    return written


def _value(chance: Random, field: Any) -> Any:
    if chance.random() < WRONG:
        return chance.choice(ODD)
    if (
        chance.random() < WRONG
        and field.default is not PydanticUndefined
        and not isinstance(field.default, Section)
    ):
        return field.default if not isinstance(field.default, tuple) else list(field.default)
    return _of(chance, field.annotation, _bounds(field.metadata))


def _of(chance: Random, kind: Any, bounds: tuple[float, float]) -> Any:
    """Return a value of a type, within bounds or just beyond."""
    origin, inner = get_origin(kind), get_args(kind)
    if isinstance(kind, type) and issubclass(kind, Section):
        return _section(chance, kind)
    if origin is Literal:
        return chance.choice(inner)
    if origin is tuple:
        values = [_of(chance, inner[0], bounds) for _ in range(chance.choice((1, 1, 2, 4, 11)))]
        return values[0] if len(values) == 1 else values
    if origin is dict:
        return {
            _of(chance, inner[0], bounds): _of(chance, inner[1], bounds) for _ in range(chance.randrange(4))
        }
    if hasattr(kind, "__metadata__"):
        return _of(chance, inner[0] if inner else kind.__origin__, _bounds(kind.__metadata__))
    if kind is bool:
        return chance.random() < 0.5
    low, high = bounds
    if kind is int:
        return chance.choice((int(low), int(high), chance.randint(int(low), min(int(high), int(low) + 10))))
    if kind is float:
        return chance.choice((low, high, chance.uniform(low, min(high, 100.0))))
    return chance.choice(("random", "high_points", "own.py:play", "a name", *map(str, WORDS)))


def _bounds(metadata: Any) -> tuple[float, float]:
    parts = [part for each in metadata for part in (each, *getattr(each, "metadata", ()))]
    low = next((part.ge for part in parts if hasattr(part, "ge")), 0)
    high = next((part.le for part in parts if hasattr(part, "le")), 100)
    return low, high


def _damaged(chance: Random, data: bytes) -> bytes:
    for _ in range(chance.randint(1, 6)):
        start = chance.randint(0, len(data))
        end = min(len(data), start + chance.randint(0, 40))
        piece = chance.choice(
            (b"", chance.choice(PIECES), data[start:end] * 2, bytes([chance.randrange(256)]))
        )
        data = data[:start] + piece + data[end:]
    return data


_whole = Config(name="whole")  # type: ignore[call-arg]
