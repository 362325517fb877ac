"""Folders of comparisons, sweeps and duels that are not whole, foreign or too new; several runs in one command."""

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from made_up import MadeUp
from unosim.cli import main
from unosim.reports import ReportError, write_report
from unosim.reports.comparison import read_comparison
from unosim.reports.contents import maker_of
from unosim.reports.duel import read_duel
from unosim.reports.sweep import read_sweep

DOCUMENTS = {"compared": "comparison.json", "swept": "sweep.json", "dueled": "duel.json"}


@pytest.fixture(params=list(DOCUMENTS))
def copy(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return Path(shutil.copytree(request.getfixturevalue(request.param), tmp_path / request.param))


def document(copy: Path) -> Path:
    return copy / DOCUMENTS[copy.name]


def test_a_missing_document_is_named(copy: Path) -> None:
    document(copy).unlink()
    with pytest.raises(ReportError, match=rf"{copy.name}: not a whole .*{document(copy).name} is missing"):
        write_report(copy)


@pytest.mark.parametrize("content", [b"", b'{"schema": 1, "na', b"\xff\xfe", b"[1]", b'{"schema": 1}', b"7"])
def test_a_document_cut_short_or_foreign_is_refused_by_name(copy: Path, content: bytes) -> None:
    document(copy).write_bytes(content)
    with pytest.raises(ReportError, match=document(copy).name):
        write_report(copy)


@pytest.mark.parametrize("name", ["manifest.json", "document"])
def test_a_newer_schema_is_refused_with_a_remedy(copy: Path, name: str) -> None:
    path = document(copy) if name == "document" else copy / name
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | {"schema": 2}), "utf-8")
    with pytest.raises(ReportError, match=r"schema 2 is newer than the 1 .* update unosim"):
        write_report(copy)


def test_an_unknown_kind_is_refused(copy: Path) -> None:
    path = copy / "manifest.json"
    path.write_text(json.dumps({"kind": "unosim league", "schema": 1}), "utf-8")
    with pytest.raises(ReportError, match="holds an unosim league, of which this version makes no report"):
        maker_of(copy)


def test_a_folder_is_read_as_what_it_is_alone(compared: Path, swept: Path, dueled: Path) -> None:
    with pytest.raises(ReportError, match="holds no comparison, but an unosim sweep"):
        read_comparison(swept)
    with pytest.raises(ReportError, match="holds no sweep, but an unosim duel"):
        read_sweep(dueled)
    with pytest.raises(ReportError, match="holds no duel, but an unosim comparison"):
        read_duel(compared)


def test_a_rule_set_that_is_missing_or_another_is_refused(compared: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copytree(compared, tmp_path / "copy"))
    (first, second, *_) = sorted((copy / "rule_sets").iterdir())
    (first / "summary.json").write_bytes((second / "summary.json").read_bytes())
    with pytest.raises(ReportError, match="are not of the same run"):
        read_comparison(copy)
    shutil.rmtree(first)
    with pytest.raises(ReportError, match="are not of the same comparison"):
        read_comparison(copy)


def test_the_command_makes_the_report_of_any_kind(copy: Path, tmp_path: Path) -> None:
    options = ["--lang", "es", "--format", "pdf,svg", "--page", "letter", "--out", str(tmp_path / "here")]
    result = CliRunner().invoke(main, ["report", str(copy), *options])
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert str(tmp_path / "here" / "report.pdf") in lines
    assert len(lines) == 1 + len(list((tmp_path / "here" / "figures").glob("*.svg"))) > 2
    assert not (copy / "figures").exists()


def test_a_read_only_folder_is_refused_with_exit_2(copy: Path) -> None:
    (copy / "figures").write_text("in the way")
    result = CliRunner().invoke(main, ["report", str(copy)])
    assert result.exit_code == 2
    assert "choose another folder with --out" in result.stderr


def test_several_runs_in_one_command_make_a_comparison(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("first", "second"):
        MadeUp(name=name, hands=300, seed=len(name)).write(tmp_path / name)
    result = CliRunner().invoke(main, ["report", "first", "second"])
    assert result.exit_code == 0, result.output
    assert "runs/compare-first-second-1/report.pdf" in result.stdout.splitlines()
    comparison = read_comparison(tmp_path / "runs" / "compare-first-second-1")
    assert comparison.labels == ["first", "second"]
    assert [run.counts.hands for run in comparison.runs] == [300, 300]
    result = CliRunner().invoke(main, ["report", "first", "second", "--out", "first"])
    assert (result.exit_code, "first: is not empty" in result.stderr) == (2, True)


def test_of_several_folders_all_must_be_runs(folder: Path, swept: Path) -> None:
    result = CliRunner().invoke(main, ["report", str(folder), str(swept)])
    assert result.exit_code == 2
    assert f"{swept}: holds no run" in result.stderr
