import json
import shutil
from pathlib import Path

import pytest
from unosim.reports.errors import ReportError
from unosim.reports.folder import read_run


@pytest.fixture
def copy(folder: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(folder, tmp_path / "copy"))


def change(path: Path, **keys: object) -> None:
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | keys), "utf-8")


def test_a_whole_folder_is_read(folder: Path):
    run = read_run(folder)
    assert run.summary.name == run.config.name == "made_up"
    assert run.counts.hands == 5_000
    assert run.rotates


@pytest.mark.parametrize("name", ["summary.json", "counters.json", "manifest.json"])
def test_a_missing_file_is_named(copy: Path, name: str):
    (copy / name).unlink()
    with pytest.raises(ReportError, match=rf"copy: not a .*{name} is missing"):
        read_run(copy)


@pytest.mark.parametrize("name", ["summary.json", "counters.json", "manifest.json"])
@pytest.mark.parametrize(
    "content", [b"", b'{"schema": 1, "na', b"\xff\xfe\x00", b"[1, 2]", b"[" * 100_000, b"12"]
)
def test_a_file_cut_short_or_foreign_is_refused_by_name(copy: Path, name: str, content: bytes):
    (copy / name).write_bytes(content)
    with pytest.raises(ReportError, match=name):
        read_run(copy)


@pytest.mark.parametrize("name", ["summary.json", "manifest.json"])
def test_a_newer_schema_is_refused_with_a_remedy(copy: Path, name: str):
    change(copy / name, schema=2)
    with pytest.raises(ReportError, match=rf"{name}: schema 2 is newer than the 1 .* update unosim"):
        read_run(copy)


def test_a_wrong_value_is_named_with_its_place(copy: Path):
    change(copy / "summary.json", hands="many")
    with pytest.raises(ReportError, match=r"summary.json: not as a run leaves it: hands: "):
        read_run(copy)


def test_files_of_different_runs_are_refused(copy: Path):
    change(copy / "summary.json", name="another")
    with pytest.raises(ReportError, match="are not of the same run"):
        read_run(copy)


def test_lists_too_short_for_the_seats_are_refused(copy: Path):
    change(copy / "counters.json", starts=[1, 2])
    with pytest.raises(ReportError, match="are not of the same run"):
        read_run(copy)


@pytest.mark.parametrize("cut", ["places", "change_se"])
def test_lists_of_the_summary_too_short_for_the_seats_are_refused(copy: Path, cut: str):
    summary = json.loads((copy / "summary.json").read_text("utf-8"))
    if cut == "places":
        summary["seats"][0]["places"] = [{"hands": 1}]
    else:
        summary["rotations"]["change_se"] = {"plain": [0.1]}
    (copy / "summary.json").write_text(json.dumps(summary), "utf-8")
    with pytest.raises(ReportError, match="are not of the same run"):
        read_run(copy)


def test_an_unfinished_run_is_told_how_to_go_on(copy: Path):
    (copy / "summary.json").unlink()
    with pytest.raises(ReportError, match=r"unosim run --resume .*copy"):
        read_run(copy)


def test_what_is_no_folder_is_refused(tmp_path: Path):
    with pytest.raises(ReportError, match="no such run folder"):
        read_run(tmp_path / "nowhere")
    with pytest.raises(ReportError, match="not a run folder of unosim"):
        read_run(tmp_path)
