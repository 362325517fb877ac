"""Which folder a run gets, and which it leaves alone."""

import json
from pathlib import Path

import pytest
from unosim.results.errors import FolderError
from unosim.results.folder import KIND, claim
from unosim.results.lock import locked

OWN_FILES = (
    "config.yaml",
    "counters.json",
    "summary.json",
    "report.pdf",
    "report_es.pdf",
    "games/000000000000-000000249999.parquet",
    "figures/game_length.png",
    ".summary.json.part",
    "games/.000000000000-000000249999.parquet.part",
)


def earlier_run(folder: Path) -> Path:
    for name in OWN_FILES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"earlier")
    (folder / "manifest.json").write_text(json.dumps({"kind": KIND}), "utf-8")
    return folder


def test_folders_are_numbered_and_never_taken_twice(tmp_path: Path) -> None:
    names = [claim(None, "classic", runs=tmp_path / "runs").name for _ in range(3)]
    assert names == ["classic-1", "classic-2", "classic-3"]


def test_a_wished_folder_is_made_with_its_parents(tmp_path: Path) -> None:
    assert claim(tmp_path / "a" / "b", "classic").is_dir()


def test_an_empty_folder_may_be_taken(tmp_path: Path) -> None:
    assert claim(tmp_path, "classic") == tmp_path


def test_a_folder_with_anything_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").touch()
    with pytest.raises(FolderError, match="is not empty"):
        claim(tmp_path, "classic")


def test_force_replaces_an_earlier_run(tmp_path: Path) -> None:
    claim(earlier_run(tmp_path / "run"), "classic", force=True)
    assert list((tmp_path / "run").iterdir()) == []


def test_force_leaves_a_folder_alone_that_is_no_run(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").touch()
    (tmp_path / "manifest.json").write_text('{"kind": "something else"}', "utf-8")
    with pytest.raises(FolderError, match="holds no run"):
        claim(tmp_path, "classic", force=True)
    assert (tmp_path / "thesis.tex").exists()


@pytest.mark.parametrize("stranger", ["notes.txt", "games/mine.csv", "figures/photo.jpg", "old/summary.json"])
def test_force_leaves_a_run_alone_with_other_files_in_it(tmp_path: Path, stranger: str) -> None:
    folder = earlier_run(tmp_path / "run")
    (folder / stranger).parent.mkdir(exist_ok=True)
    (folder / stranger).write_bytes(b"mine")
    with pytest.raises(FolderError, match="also holds"):
        claim(folder, "classic", force=True)
    assert (folder / stranger).exists()
    assert all((folder / name).exists() for name in OWN_FILES)


def test_force_does_not_follow_links(tmp_path: Path) -> None:
    folder, elsewhere = earlier_run(tmp_path / "run"), tmp_path / "elsewhere"
    (folder / "games").rename(elsewhere)
    (folder / "games").symlink_to(elsewhere)
    with pytest.raises(FolderError, match="also holds games"):
        claim(folder, "classic", force=True)
    assert len(list(elsewhere.iterdir())) == 2


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for out in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(FolderError, match="is not a folder"):
            claim(out, "classic", force=True)


def test_what_cannot_be_made_is_told(tmp_path: Path) -> None:
    with pytest.raises(FolderError, match="File name too long"):
        claim(tmp_path / ("x" * 300), "classic")


def test_a_folder_that_may_not_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)  # the tests may run as root, who may write everywhere
    with pytest.raises(FolderError, match="may not be written to"):
        claim(tmp_path / "run", "classic")
    assert not (tmp_path / "run").exists()


def test_a_run_being_played_is_not_replaced(tmp_path: Path) -> None:
    folder = earlier_run(tmp_path / "run")
    with locked(folder), pytest.raises(FolderError, match="another run is being played"):
        claim(folder, "classic", force=True)
    assert (folder / "summary.json").exists()
