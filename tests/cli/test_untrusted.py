"""Configs and folders from elsewhere: they are data, and write nowhere but where the user said."""

import ast
import json
from pathlib import Path

import pytest
import unosim
from click.testing import CliRunner, Result
from unosim.cli import main

QUICK = ("--games", "50", "--no-report", "--quiet")
NAMES = (
    *("../../outside", "/outside", "a/b/c", "..", ".", "~/outside", "$HOME", "C:\\outside", "a\\..\\b"),
    *("x" * 120, "牌" * 120, "🎴🂠", "Ñandú 🎉", "-rf", "con", "runs", " padded ", "*?<>|\"'", "%2e%2e%2f"),
)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with room above it that nothing may be written to."""
    place = tmp_path / "above" / "here"
    place.mkdir(parents=True)
    monkeypatch.chdir(place)
    return place


def called(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


def named(file: str, name: str) -> None:
    Path(file).write_text(f"extends: classic\nname: {json.dumps(name)}\n", "utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_a_name_cannot_leave_the_folder_of_runs(here: Path, name: str) -> None:
    named("c.yaml", name)
    result = called("run", "c.yaml", *QUICK)
    assert result.exit_code == 0, result.output
    assert {entry.name for entry in here.iterdir()} == {"c.yaml", "runs"}
    (folder,) = (here / "runs").iterdir()
    assert not folder.is_symlink()
    assert (folder / "summary.json").is_file()
    assert len(folder.name.encode()) < 128
    assert list(here.parent.iterdir()) == [here]


@pytest.mark.parametrize("name", ["a\x00b", "a\x1b[31mb", "line\nbreak", "\u202eturned", "", " "])
def test_a_name_that_a_terminal_could_act_upon_is_refused(here: Path, name: str) -> None:
    named("c.yaml", name)
    result = called("run", "c.yaml", *QUICK)
    assert result.exit_code == 2
    assert result.stderr.startswith("c.yaml:2:7: name: ")
    assert "\x1b" not in result.stderr
    assert not (here / "runs").exists()


def test_names_of_a_comparison_stay_in_its_folder(here: Path) -> None:
    named("a.yaml", "../../outside")
    named("b.yaml", "x" * 120)
    result = called("compare", "a.yaml", "b.yaml", "--games", "300", "--no-report", "--quiet")
    assert result.exit_code == 0, result.output
    (folder,) = (here / "runs").iterdir()
    inner = sorted(entry.name for entry in (folder / "rule_sets").iterdir())
    assert inner == ["0-outside", "1-" + "x" * 80]
    assert list(here.parent.iterdir()) == [here]


@pytest.fixture
def run() -> Path:
    """A run that was stopped after all its games, so that going on writes its results."""
    assert called("run", "classic", "--out", "r", *QUICK).exit_code == 0
    manifest = json.loads(Path("r/manifest.json").read_text("utf-8"))
    Path("r/manifest.json").write_text(json.dumps(manifest | {"stopped": "interrupted"}), "utf-8")
    return Path("r")


def test_a_link_in_place_of_a_file_that_is_about_to_be_written_is_not_followed(run: Path) -> None:
    mine = Path("mine")
    mine.write_text("precious", "utf-8")
    for name in (".summary.json.part", ".manifest.json.part", ".counters.json.part", ".games.csv.part"):
        (run / name).symlink_to(mine.absolute())
    (run / "summary.json").unlink()
    (run / "summary.json").symlink_to(mine.absolute())
    assert called("run", "--resume", "r", "--no-report", "--quiet").exit_code == 0
    assert called("export", "r").exit_code == 0
    assert mine.read_text("utf-8") == "precious"
    assert not (run / "summary.json").is_symlink()
    assert not list(run.glob(".*"))


@pytest.mark.parametrize("inner", ["games", "figures"])
def test_a_link_in_place_of_an_inner_folder_is_not_followed(run: Path, inner: str) -> None:
    elsewhere = Path("elsewhere")
    if inner == "games":
        (run / "games").rename(elsewhere)
    else:
        elsewhere.mkdir()
    (run / inner).symlink_to(elsewhere.absolute())
    before = sorted(entry.name for entry in elsewhere.iterdir())
    result = called("run", "--resume", "r", "--no-report", "--quiet")
    assert result.exit_code == 2
    assert f"r/{inner}: is a link" in result.stderr
    assert sorted(entry.name for entry in elsewhere.iterdir()) == before
    if inner == "figures":
        reported = called("report", "r", "--format", "png")
        assert (reported.exit_code, list(elsewhere.iterdir())) == (2, [])


def test_a_sweep_with_a_link_for_its_cells_does_not_go_on() -> None:
    sweep = (
        "sweep",
        "classic",
        "--vary",
        "players=2,3",
        "--games",
        "1000",
        "--no-report",
        "--quiet",
        "--out",
        "s",
    )
    assert called(*sweep).exit_code == 0
    Path("s/cells").rename("elsewhere")
    Path("s/cells").symlink_to(Path("elsewhere").absolute())
    Path("s/sweep.json").unlink()
    result = called("sweep", "--resume", "s", "--quiet")
    assert result.exit_code == 2
    assert "s/cells: is a link" in result.stderr


def test_nothing_is_overwritten_unless_forced(run: Path) -> None:
    for call in (("run", "classic", "--out", "r", *QUICK), ("run", "classic", "--out", "taken", *QUICK)):
        Path("taken").mkdir(exist_ok=True)
        Path("taken/notes").touch()
        assert called(*call).exit_code == 2
    Path("t").mkdir()
    Path("t/games.csv").write_text("mine", "utf-8")
    refused = called("export", "r", "--out", "t")
    assert refused.exit_code == 2
    assert "t/games.csv: exists already" in refused.stderr
    assert Path("t/games.csv").read_text("utf-8") == "mine"
    assert called("export", "r", "--out", "t", "--force").exit_code == 0
    assert Path("t/games.csv").read_text("utf-8").startswith("game,hand,")
    assert called("new", "t/games.csv").exit_code == 2


def test_a_report_elsewhere_is_not_overwritten_unless_forced(run: Path) -> None:
    assert called("run", "--resume", "r", "--no-report", "--quiet").exit_code == 0
    Path("t/figures").mkdir(parents=True)
    Path("t/report.pdf").write_text("mine", "utf-8")
    refused = called("report", "r", "--format", "pdf", "--out", "t")
    assert refused.exit_code == 2
    assert "t/report.pdf: exists already" in refused.stderr
    assert Path("t/report.pdf").read_text("utf-8") == "mine"


@pytest.mark.parametrize(
    "text",
    [
        "name: !!python/object/apply:os.system ['touch touched']\n",
        "!!python/object/apply:os.system ['touch touched']\n",
        "? !!python/object/apply:os.system ['touch touched']\n: 1\n",
    ],
)
def test_yaml_that_wants_python_to_do_something_is_refused(here: Path, text: str) -> None:
    Path("c.yaml").write_text(text, "utf-8")
    result = called("run", "c.yaml", *QUICK)
    assert result.exit_code == 2
    assert "tags are not read" in result.stderr
    assert not (here / "touched").exists()


MAY_PICKLE = {"engine/cluster.py", "engine/on_worker.py", "engine/cluster_tasks.py"}
"""What sends configs to workers, whom it trusts and who trust it; no file is read."""


def test_no_file_is_read_in_a_form_that_can_carry_code() -> None:
    package = Path(unosim.__file__).parent
    files = [path for room in package.iterdir() if room.is_dir() for path in room.rglob("*.py")]
    assert len(files) > 150
    for path in files:
        place = path.relative_to(package).as_posix()
        tree = ast.parse(path.read_text("utf-8"))
        names = {
            alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
        }
        names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        assert not names & {"shelve", "marshal", "dill", "cloudpickle", "joblib"}, place
        assert place in MAY_PICKLE or "pickle" not in names, place
        called_names = {
            node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
        }
        assert not called_names & {"eval", "unsafe_load", "full_load"}, place
        keywords = {key.arg for node in ast.walk(tree) if isinstance(node, ast.Call) for key in node.keywords}
        assert "allow_pickle" not in keywords, place
