"""Files of a report: whole or not at all, the same bytes for the same run."""

import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image
from unosim.cli.report import report
from unosim.reports import ReportError, write_report


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_three_charts_asked_for_and_the_document_stand_in_the_run_folder(folder: Path, tmp_path: Path):
    copy = Path(shutil.copytree(folder, tmp_path / "copy"))
    write_report(copy)
    assert (copy / "report.pdf").read_bytes().startswith(b"%PDF-")
    for name in ("game_length", "rotations", "fairness"):
        assert (copy / "figures" / f"{name}.png").read_bytes().startswith(b"\x89PNG")
    assert not list(copy.rglob("*.part"))


def test_the_same_bytes_in_another_process_whatever_the_users_settings(folder: Path, tmp_path: Path):
    write_report(folder, formats=("pdf", "png", "svg"), out=tmp_path / "here")
    there = tmp_path / "there"
    script = (
        "import matplotlib; matplotlib.rcParams.update({'font.size': 20, 'axes.grid': False});"
        "import sys; from unosim.reports import write_report; from pathlib import Path;"
        "write_report(sys.argv[1], formats=('pdf', 'png', 'svg'), out=Path(sys.argv[2]))"
    )
    subprocess.run([sys.executable, "-c", script, folder, there], check=True)
    assert contents(tmp_path / "here") == contents(there)


@pytest.mark.parametrize(("dpi", "width"), [(150, 945), (300, 1890)])
def test_pngs_have_the_resolution_asked_for(folder: Path, tmp_path: Path, dpi: int, width: int):
    write_report(folder, formats=("png",), out=tmp_path, dpi=dpi)
    image = Image.open(BytesIO((tmp_path / "figures" / "fairness.png").read_bytes()))
    assert image.width == width  # 6.3 inches
    assert "Date" not in image.info


def test_svgs_hold_text_as_text(folder: Path, tmp_path: Path):
    write_report(folder, formats=("svg",), out=tmp_path)
    svg = (tmp_path / "figures" / "fairness.svg").read_text("utf-8")
    assert "finished hands won" in svg
    assert "<dc:date>" not in svg


def test_a_place_that_cannot_be_written_is_named_and_nothing_is_left(folder: Path, tmp_path: Path):
    (tmp_path / "figures").write_text("in the way")
    with pytest.raises(ReportError, match=r"figures/\w+\.png: cannot be written .* --out"):
        write_report(folder, formats=("png",), out=tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["figures"]


def test_a_read_only_folder_is_refused_with_a_remedy(folder: Path, monkeypatch: pytest.MonkeyPatch):
    def refuse(*_args: object, **_kwargs: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(ReportError, match=r"\(Permission denied\); choose another folder with --out"):
        write_report(folder, formats=("png",))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"formats": ("gif",)}, "unknown format 'gif'"),
        ({"page": "a5"}, "unknown page 'a5'"),
        ({"language": "fr"}, "no texts in language 'fr'"),
    ],
)
def test_unknown_options_are_refused(folder: Path, options: dict[str, object], message: str):
    with pytest.raises(ReportError, match=message):
        write_report(folder, **options)


def test_the_command_writes_and_names_its_files(folder: Path, tmp_path: Path):
    options = ["--format", "pdf,svg", "--lang", "es", "--page", "letter", "--out", str(tmp_path)]
    result = CliRunner().invoke(report, [str(folder), *options])
    assert result.exit_code == 0
    assert f"{tmp_path / 'report.pdf'}" in result.output.splitlines()
    assert (tmp_path / "figures" / "rotations.svg").exists()
    assert not (tmp_path / "figures" / "rotations.png").exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere"], "nowhere: no such run folder"),
        (["{run}", "--format", "gif"], "'gif' is none of pdf, png, svg"),
        (["{run}", "--lang", "fr"], "'fr' is not one of"),
        ([], "Missing argument"),
    ],
)
def test_a_wrong_command_ends_with_2(folder: Path, arguments: list[str], message: str):
    result = CliRunner().invoke(report, [argument.format(run=folder) for argument in arguments])
    assert result.exit_code == 2
    assert message in result.output


def test_nothing_heavy_is_imported_until_a_report_is_made():
    script = "import sys, unosim.reports, unosim.cli.report; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert not {"matplotlib", "numpy", "pydantic", "typst", "yaml"} & set(loaded.stdout.split())
