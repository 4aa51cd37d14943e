"""QR codes of links, as pictures."""

from __future__ import annotations

from io import BytesIO, StringIO

import segno


def svg(link: str) -> bytes:
    """A link as an SVG: black on white, for every camera."""
    picture = BytesIO()
    code = segno.make(link, error="m", micro=False)
    look = {"dark": "#000", "light": "#fff", "border": 4, "svgclass": None, "lineclass": None}
    code.save(picture, kind="svg", xmldecl=False, nl=False, omitsize=True, **look)
    return picture.getvalue()


def terminal(link: str) -> str:
    """A link as rows of blocks, for a terminal."""
    rows = StringIO()
    segno.make(link, error="l", micro=False).terminal(rows, compact=True, border=2)
    return rows.getvalue()
