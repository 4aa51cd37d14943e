"""What the browser says is what its catalogue holds: nothing is missing, and nothing is said by nobody."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tests.words.catalogues import messages

CLIENT = Path(__file__).parents[2] / "web" / "src"
PLAIN = re.compile(r"""["'`]((?:web|event)-[a-z0-9-]*[a-z0-9])["'`]""")
MADE = re.compile(r"`((?:web|event)-[a-z0-9-]*\$\{[^`]*)`")
"""Names with a part that is known only when they are used."""


@cache
def client() -> str:
    """All the code of the client."""
    parts = sorted(path for kind in ("*.ts", "*.svelte") for path in CLIENT.rglob(kind))
    return "\n".join(path.read_text(encoding="utf-8") for path in parts)


def made() -> list[re.Pattern[str]]:
    """What names the client puts together can look like."""
    pieces = [re.split(r"\$\{[^}]*\}", name) for name in MADE.findall(client())]
    return [re.compile("[a-z0-9-]+".join(map(re.escape, parts))) for parts in pieces]


def test_every_message_the_client_names_is_there() -> None:
    assert {name for name in PLAIN.findall(client()) if name not in messages("en")} == set()


def test_every_name_the_client_puts_together_can_be_found() -> None:
    for pattern in made():
        assert any(pattern.fullmatch(name) for name in messages("en")), pattern.pattern


def test_every_message_for_the_browser_is_used() -> None:
    named, patterns = set(PLAIN.findall(client())), made()
    quoted = {name for _, needs in messages("en").values() for name in needs.messages}
    ours = [name for name in messages("en") if name.startswith("web-") and name not in named | quoted]
    assert [name for name in ours if not any(pattern.fullmatch(name) for pattern in patterns)] == []
