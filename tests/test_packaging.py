"""What is installed: every folder and file of the package, from the wheel that the source archive makes."""

import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
import unosim

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PLACES = {"unosim/reports": "reports", "unosim/configs": "configs", "unosim": "sim"}
NEEDED = ("pyproject.toml", "README.md", "LICENSE")
SUFFIXES = {".py", ".yaml", ".json", ".typ", ".typed"}


def installed_name(path: Path) -> str:
    """Return where a file of the source tree is found once it is installed."""
    for installed, folder in PLACES.items():
        if path.is_relative_to(ROOT / folder):
            return f"{installed}/{path.relative_to(ROOT / folder).as_posix()}"
    raise AssertionError(path)


def source_files() -> set[str]:
    files = [
        path for folder in PLACES.values() for path in (ROOT / folder).rglob("*") if path.suffix in SUFFIXES
    ]
    return {installed_name(path) for path in files}


def test_every_folder_is_in_the_list_of_packages() -> None:
    folders = {name.rpartition("/")[0].replace("/", ".") for name in source_files() if name.endswith(".py")}
    assert set(PROJECT["tool"]["setuptools"]["packages"]) == folders


def test_every_folder_of_the_package_has_an_init() -> None:
    files = source_files()
    assert {f"{name.rpartition('/')[0]}/__init__.py" for name in files} <= files


def build(kind: str, tree: Path, out: Path) -> Path:
    """Build a ``sdist`` or ``wheel`` of a source tree and return it."""
    code = f"import sys; from setuptools import build_meta; print(build_meta.build_{kind}(sys.argv[1]))"
    result = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code, str(out)],
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return out / result.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel that the source archive of this tree makes."""
    tree, out = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("out")
    for name in NEEDED:
        (tree / name).write_bytes((ROOT / name).read_bytes())
    for folder in PLACES.values():
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                target = tree / path.relative_to(ROOT)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(path.read_bytes())
    archive = build("sdist", tree, out)
    with tarfile.open(archive) as packed:
        packed.extractall(out, filter="data")
    return build("wheel", out / archive.name.removesuffix(".tar.gz"), out)


def test_the_wheel_holds_every_file_and_no_other(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if ".dist-info/" not in name}
    assert names == source_files()


def test_the_wheel_runs_without_the_source_tree(wheel: Path) -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import unosim; from unosim.cli import main\n"
        "assert sys.argv[1] in unosim.__file__, unosim.__file__\n"
        "main(['check', 'classic'])"
    )
    result = subprocess.run(
        [sys.executable, "-I", "-c", code, str(wheel)], capture_output=True, text=True, check=False
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("classic: ok\n")


def test_the_command_and_its_version() -> None:
    assert PROJECT["project"]["scripts"] == {"unosim": "unosim.cli:main"}
    assert PROJECT["project"]["version"] == unosim.__version__


def test_exact_versions_of_everything_and_no_addresses() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    versions = [line for line in lines if line and not line.startswith("#")]
    assert all(line.count("==") == 1 and "/" not in line and "@" not in line for line in versions)
    pinned = {line.partition("==")[0].lower().replace("_", "-") for line in versions}
    project = PROJECT["project"]
    wanted = [
        *project["dependencies"], *PROJECT["dependency-groups"]["dev"], *PROJECT["build-system"]["requires"],
        *(name for names in project["optional-dependencies"].values() for name in names),
    ]  # fmt: skip
    names = {wish.partition(">=")[0].lower() for wish in wanted}
    assert names - pinned == set()
