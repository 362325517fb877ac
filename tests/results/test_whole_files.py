from pathlib import Path

import pytest
from unosim.results.files import write_whole


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    write_whole(tmp_path / "summary.json", b"old")
    write_whole(tmp_path / "summary.json", b"new")
    assert (tmp_path / "summary.json").read_bytes() == b"new"
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("step", ["os.fsync", "pathlib.Path.replace"])
def test_a_fault_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    write_whole(tmp_path / "summary.json", b"old")

    def fail(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(step, fail)
    with pytest.raises(OSError, match="disk full"):
        write_whole(tmp_path / "summary.json", b"new")
    assert (tmp_path / "summary.json").read_bytes() == b"old"
    assert len(list(tmp_path.iterdir())) == 1


def test_while_it_is_written_the_old_file_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, seen = tmp_path / "summary.json", []
    write_whole(path, b"old")
    monkeypatch.setattr("os.fsync", lambda _: seen.append(path.read_bytes()))
    write_whole(path, b"new")
    assert seen[0] == b"old"
