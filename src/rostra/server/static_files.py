"""The files of the built client, each read once and kept with its compressed versions."""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass
from importlib import resources
from pathlib import Path, PurePosixPath

from starlette.requests import Request
from starlette.responses import Response

from rostra.server.errors import RequestError
from rostra.words import say

FOLDER = Path(str(resources.files("rostra.server"))) / "static"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
FOREVER = "public, max-age=31536000, immutable"
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
}
TEXT = ("text/", "application/json", "application/manifest+json")


@dataclass(frozen=True, slots=True)
class File:
    """A file of the client in each of its encodings; ``""`` is the plain one."""

    kind: str
    cache: str
    contents: dict[str, bytes]
    tag: str


class StaticFiles:
    """Serves the files of the client, and its one page for every path that is not a file."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {f"/{name}": file for name, file in _files(folder)}

    async def serve(self, request: Request) -> Response:
        """A file, or the page."""
        path = request.url.path
        file = self._files.get(path)
        if file is None:
            if PurePosixPath(path).suffix or path.startswith(("/api/", "/ws/", "/assets/")):
                raise RequestError("no-such-page")
            file = self._files.get("/index.html")
        return _not_built() if file is None else _response(file, request)


def _files(folder: Path) -> list[tuple[str, File]]:
    if not folder.is_dir():
        return []
    compressed = tuple(suffix for _, suffix in ENCODINGS)
    return [
        (path.relative_to(folder).as_posix(), _file(folder, path))
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.endswith(compressed)
    ]


def _file(folder: Path, path: Path) -> File:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith(TEXT):
        kind += "; charset=utf-8"
    hashed = path.relative_to(folder).parts[0] == "assets"
    contents = {"": path.read_bytes()}
    for encoding, suffix in ENCODINGS:
        sibling = path.with_name(path.name + suffix)
        if sibling.is_file():
            contents[encoding] = sibling.read_bytes()
    tag = hashlib.sha256(contents[""]).hexdigest()[:20]
    return File(kind, FOREVER if hashed else "no-cache", contents, tag)


def _response(file: File, request: Request) -> Response:
    accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    encoding = next((name for name, _ in ENCODINGS if name in accepted and name in file.contents), "")
    tag = f'"{file.tag}-{encoding}"' if encoding else f'"{file.tag}"'
    headers = {"cache-control": file.cache, "etag": tag, "vary": "accept-encoding", "content-type": file.kind}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.contents[encoding], headers=headers)


def _not_built() -> Response:
    """What is shown when the client has not been built."""
    page = f"<!doctype html><meta charset=utf-8><title>Rostra</title><p>{say('server-not-built')}</p>"
    return Response(page, 503, media_type="text/html")
