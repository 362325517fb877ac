"""The group of all commands: how they are found, and how it ends whatever goes wrong."""

import difflib
import importlib
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple

import click

from .. import __version__

BROKEN_PIPE, WRONG, INTERRUPTED = 1, 2, 130
"""What a process ends with, beside 0."""


class About(NamedTuple):
    """What the list of commands says of one, and an example of its use."""

    line: str
    example: str


class CommandGroup(click.Group):
    """Commands by name, each loaded from the file of that name in this folder.

    Args:
        commands: what there is, in the order in which ``--help`` lists it.
    """

    def __init__(self, commands: Mapping[str, About]) -> None:
        super().__init__(
            name="unosim",
            help="Play UNO by the million, under any rules: how long it takes and who wins.",
            epilog="Begin with: unosim run classic",
            params=[_version_option()],
            context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80},
        )
        self._about = commands

    def list_commands(self, _ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return list(self._about)

    def get_command(self, _ctx: click.Context, name: str) -> click.Command | None:
        """Load a command."""
        if name not in self._about:
            return None
        command = getattr(importlib.import_module(f"{__package__}.{name}"), name)
        assert isinstance(command, click.Command)
        command.short_help, command.epilog = self._about[name].line, f"Example: {self._about[name].example}"
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that is meant.

        Raises:
            click.UsageError: there is none of that name.
        """
        if args[0] in self._about or args[0].startswith("-"):
            return super().resolve_command(ctx, args)
        near = difflib.get_close_matches(args[0], self._about, n=1)
        hint = f"; did you mean '{near[0]}'?" if near else "."
        raise click.UsageError(f"There is no command '{args[0][:40]}'{hint}", ctx)

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Run a command and end the process; wrong input ends in one message on stderr and exit 2."""
        try:
            code = super().main(*args, **{**kwargs, "standalone_mode": False})
        except click.exceptions.NoArgsIsHelpError as error:
            _leave(error.format_message(), WRONG)
        except click.ClickException as error:
            _leave(_told(error), WRONG)
        except (click.Abort, KeyboardInterrupt):
            _leave("stopped", INTERRUPTED)
        except BrokenPipeError:
            _close_output()
            sys.exit(BROKEN_PIPE)
        except OSError as error:
            _close_output()
            _leave(f"unosim: {error.filename or 'output'}: {error.strerror or error}", WRONG)
        sys.exit(code if isinstance(code, int) else 0)


def _version_option() -> click.Option:
    return click.Option(
        ["--version"],
        is_flag=True,
        expose_value=False,
        is_eager=True,
        callback=_show_version,
        help="Show the version and exit.",
    )


def _show_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"unosim {__version__}")
        ctx.exit()


def _told(error: click.ClickException) -> str:
    """Return one printable line: what is wrong, and where the right use is told."""
    from ..config import printable

    message, context = printable(error.format_message()), getattr(error, "ctx", None)
    if context is None:
        return message
    stop = "" if message.endswith((".", "?", "?)")) else "."
    return f"{message}{stop} See {context.command_path} --help."


def _close_output() -> None:
    """Let nothing more be written to an output that takes nothing more, also not when Python ends."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _leave(message: str, code: int) -> None:
    click.echo(message, err=True)
    sys.exit(code)
