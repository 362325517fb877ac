import json

import pytest
from unosim.results.json_text import json_text


def test_what_fits_stands_on_one_line_and_the_rest_is_indented() -> None:
    document = {"a": {"mean": 0.1, "ci95": [0.0, 0.2]}, "b": [{"long": "x" * 100}, {"seat": 1}]}
    assert json_text(document) == (
        '{\n  "a": {"mean": 0.1, "ci95": [0.0, 0.2]},\n'
        '  "b": [\n    {\n      "long": "' + "x" * 100 + '"\n    },\n    {"seat": 1}\n  ]\n}\n'
    )


@pytest.mark.parametrize(
    "document", [{}, [], None, 1e-300, {"k": [[]] * 200}, {"k": list(range(500))}, {"ñ": "🂠\n"}]
)
def test_it_reads_back_the_same_with_a_newline_at_the_end(document: object) -> None:
    text = json_text(document)
    assert json.loads(text) == document
    assert text.endswith("\n")


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_a_number_that_is_none_is_refused(number: float) -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        json_text({"mean": number})
