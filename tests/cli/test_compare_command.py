"""``unosim compare`` as a user meets it."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import unosim
from click.testing import CliRunner, Result
from unosim.cli.compare import compare
from unosim.cli.run import run

QUICK = ("--games", "2000", "--quiet")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def compared(*arguments: str) -> Result:
    result = CliRunner().invoke(compare, [*arguments])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_a_sentence_for_each_rule_set_comes_first() -> None:
    result = compared("classic", "draw_to_match", "seven_zero", *QUICK)
    assert result.exit_code == 0
    first = " ".join(result.stdout.split("\n\n")[0].split())
    assert re.match(r"draw_to_match: longer than classic \(\+\d+ turns, \d+ to \d+\)", first)
    assert re.search(r"seven_zero: .* the starter's edge (rises|falls|stays)", first)


def test_tables_are_plain_fit_80_columns_and_have_p_last() -> None:
    output = compared("classic", "draw_to_match", *QUICK).stdout
    assert max(len(line) for line in output.splitlines()) <= 80
    assert output.isascii()
    assert "paired on 2,000 games" in output
    head = next(line for line in output.splitlines() if line.startswith("a hand"))
    assert head.split()[-2:] == ["p,", "Holm"]
    for label in (
        "turns",
        "minutes (est.)",
        "rotations",
        "cards drawn",
        "starter edge, pts",
        "unfairness, pts",
    ):
        assert re.search(rf"^{re.escape(label)}  +.* to .*\)", output, re.M), label


def test_json_is_the_document_of_the_folder(tmp_path: Path) -> None:
    result = compared("classic", "seven_zero", *QUICK, "--json", "--out", "c")
    document = json.loads(result.stdout)
    assert document.pop("throughput")["seconds"] > 0
    assert document == json.loads((tmp_path / "c" / "comparison.json").read_text("utf-8"))
    assert (tmp_path / "c" / "figures" / "forest.png").read_bytes().startswith(b"\x89PNG")
    assert result.stderr == ""


def test_a_run_folder_is_compared_as_it_is(tmp_path: Path) -> None:
    CliRunner().invoke(run, ["classic", "--games", "2000", "--no-report", "--seed", "5", "--out", "r"])
    document = json.loads(compared("r", "seven_zero", "--json", "--quiet").stdout)
    assert [each["games"] for each in document["rule_sets"]] == [2000, 2000]
    assert [each["seed"] for each in document["rule_sets"]] == [5, 5]
    assert document["comparisons"][0]["paired"]
    assert compared("r", "seven_zero", "--games", "10").stderr.startswith("r: holds 2,000 games")


def test_the_same_rules_on_the_same_deals_differ_in_nothing() -> None:
    output = " ".join(compared("classic", "classic", *QUICK).stdout.split())
    assert "classic (2): as long as classic (1) (+0.0 turns, 0.0 to 0.0)" in output


def test_a_key_is_set_in_all_of_them() -> None:
    CliRunner().invoke(run, ["classic", "--games", "2000", "--no-report", "--out", "r"])
    document = json.loads(compared("classic", "seven_zero", *QUICK, "--json", "--set", "players=2").stdout)
    assert [each["players"] for each in document["rule_sets"]] == [2, 2]
    assert "leave out --set" in compared("r", "seven_zero", "--set", "players=2").stderr


def test_a_margin_changes_the_verdict_alone() -> None:
    documents = [
        json.loads(compared("classic", "seven_zero", *QUICK, "--json", "--margin", margin).stdout)
        for margin in ("turns=50%", "turns=0.001%")
    ]
    rows = [document["comparisons"][0]["measures"]["turns"] for document in documents]
    assert rows[0]["verdict"] == "same"
    assert rows[1]["verdict"] in ("more", "undecided")
    assert rows[0]["difference"] == rows[1]["difference"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "two rule sets at least"),
        (["classic"], "two rule sets at least"),
        (["classic", "no_such"], "no_such"),
        (["classic", "cerav", "--games", "none"], "--games: 'none' is no number"),
        (["classic", "cerav", "--games", "1"], "games: must be from 2"),
        (["classic", "cerav", "--seed", "-1"], "--seed: must be a whole number"),
        (["classic", "cerav", "--margin", "turn=1"], "--margin turn=1: must be of one of"),
        (["classic", "cerav", "--out", ""], "--out: must be the name"),
        (["classic", "cerav", "--out", "full"], "full: is not empty"),
        (["classic", "cerav", "--until", "fairness"], "--until fairness: a comparison stops on 'difference'"),
        (["classic", "cerav", "--until", "difference", "--games", "5"], "--max-games in place of --games"),
        (["classic", "cerav", "--max-games", "5"], "--max-games goes with --until"),
        (["classic", "cerav", "--threads", "0"], "--threads: must be a whole number"),
    ],
)
def test_a_wrong_wish_is_one_clear_line(tmp_path: Path, arguments: list[str], message: str) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "notes.txt").touch()
    before = sorted(tmp_path.rglob("*"))
    result = compared(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1
    assert sorted(tmp_path.rglob("*")) == before


def test_from_python_the_document_is_the_same(tmp_path: Path) -> None:
    document = json.loads(compared("classic", "seven_zero", *QUICK, "--json", "--out", "c").stdout)
    document.pop("throughput")
    found = unosim.compare("classic", "seven_zero", games=2000, out=tmp_path / "python", report=True)
    assert (found.folder / "report.pdf").read_bytes() == (tmp_path / "c" / "report.pdf").read_bytes()
    assert found.document == document
    assert found.folder == tmp_path / "python"
    assert found.sentences[0].startswith("seven_zero: ")
    assert len(found.figures()["forest"].axes) == 5
    with pytest.raises(ValueError, match="threads"):
        unosim.compare("classic", "cerav", threads=0)


def test_it_stops_by_itself_once_it_is_known_which_hands_are_longer() -> None:
    output = " ".join(compared("classic", "draw_to_match", "--until", "difference", "--quiet").stdout.split())
    assert output.startswith("draw_to_match: longer than classic")
    assert "Stopped by itself after 1,000 games" in output
    found = unosim.compare("classic", "draw_to_match", until="difference", max_games=5000)
    assert found.document["stopped"] == "until"
    with pytest.raises(ValueError, match="max_games in place of games"):
        unosim.compare("classic", "cerav", until="difference", games=5)


def test_ctrl_c_compares_what_was_played(tmp_path: Path) -> None:
    code = "from unosim.cli.compare import compare; compare()"
    arguments = ["classic", "seven_zero", "--games", "1B", "--json", "--out", "c"]
    process = subprocess.Popen(
        [sys.executable, "-c", code, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    time.sleep(2.5)
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=60)
    assert process.returncode == 130
    if stdout:
        document = json.loads(stdout)
        assert document["stopped"] == "interrupted"
        assert document["rule_sets"][0]["games"] > 0
        assert "what was played until then is compared" in stderr
        assert (tmp_path / "c" / "comparison.json").exists()
    else:
        assert stderr.endswith("stopped\n")
