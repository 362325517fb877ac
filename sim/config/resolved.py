"""A config written out in full as YAML that loads back to the same config."""

from typing import Any, Final

import yaml

from .config import Config
from .fields import subsections
from .scalars import read_plain
from .section import Section

_TAGS: Final[dict[type, str]] = {
    str: "tag:yaml.org,2002:str",
    int: "tag:yaml.org,2002:int",
    float: "tag:yaml.org,2002:float",
    bool: "tag:yaml.org,2002:bool",
    type(None): "tag:yaml.org,2002:null",
}


class _Dumper(yaml.SafeDumper):
    """Leaves a text without quotes exactly where the reader takes it for text."""

    def resolve(self, kind: type[yaml.Node], value: Any, implicit: Any) -> Any:
        """Return the tag that the reader would give an unquoted value."""
        if kind is yaml.ScalarNode and implicit[0]:
            return _TAGS[type(read_plain(value))]
        return super().resolve(kind, value, implicit)  # type: ignore[no-untyped-call]


def resolved_yaml(config: Config) -> str:
    """Return the whole config, every key written out, as YAML.

    ``load`` of it gives an equal config.
    """
    return yaml.dump(
        written(config),
        Dumper=_Dumper,
        sort_keys=False,
        allow_unicode=True,
        width=10**9,
        default_flow_style=False,
    )


def written(section: Section) -> Any:
    """Return a section as a user would write it: a mapping, or a word where a word says it all."""
    data = {name: _value(section, name) for name in type(section).model_fields}
    spec, zero = section.numbered_word, section.zero_word
    if spec:
        number = data.pop(spec.number)
        if data[spec.field] == spec.number:
            data[spec.field] = {spec.number: number}
    if zero and data[zero.field] == 0:
        data[zero.field] = zero.word
        if zero.field == section.bare:
            return zero.word
    return data


def _value(section: Section, name: str) -> Any:
    value = getattr(section, name)
    if isinstance(value, tuple):
        items = [written(item) if isinstance(item, Section) else item for item in value]
        return items[0] if all(item == items[0] for item in items) else items
    if name in subsections(type(section)):
        return written(value)
    return dict(value) if isinstance(value, dict) else value
