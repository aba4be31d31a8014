"""Files that never change while the server runs: kept in memory as they are, with brotli and with gzip."""

from __future__ import annotations

import hashlib
import zlib
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ENDINGS = {"br": ".br", "gzip": ".gz"}  # what the client's build writes beside a file, the better one first
AS_IT_IS = "identity"


class File:
    """A file in every encoding that lies beside it."""

    def __init__(self, path: Path) -> None:
        content = path.read_bytes()
        self.media_type = TYPES.get(path.suffix, "application/octet-stream")
        self.contents = {**compressed(path, content), AS_IT_IS: content}
        self.hash = hashlib.sha256(content).hexdigest()[:20]

    def response(self, headers: Headers, caching: str) -> Response:
        """The file as somebody wants it, or that what they have is still the same."""
        encoding = chosen(headers.get("accept-encoding", ""), [*self.contents])
        tag = f'"{self.hash}-{encoding}"'
        told = {"Cache-Control": caching, "ETag": tag}
        if len(self.contents) > 1:
            told["Vary"] = "Accept-Encoding"
        had = {one.strip().removeprefix("W/") for one in headers.get("if-none-match", "").split(",")}
        if had & {tag, "*"}:
            return Response(status_code=304, headers=told, media_type=self.media_type)
        if encoding != AS_IT_IS:
            told["Content-Encoding"] = encoding
        return Response(self.contents[encoding], headers=told, media_type=self.media_type)


def compressed(path: Path, content: bytes) -> dict[str, bytes]:
    """What lies compressed beside a file, unless that is of another version: gzip holds a checksum of the content."""
    beside = {encoding: path.with_name(path.name + ending) for encoding, ending in ENDINGS.items()}
    if not all(one.is_file() for one in beside.values()):
        return {}
    found = {encoding: one.read_bytes() for encoding, one in beside.items()}
    same = int.from_bytes(found["gzip"][-8:-4], "little") == zlib.crc32(content)
    return found if same else {}


def chosen(accepted: str, offered: list[str]) -> str:
    """The encoding that an Accept-Encoding header likes best; nothing is compressed for who does not ask for it."""
    wishes: dict[str, float] = {}
    for wish in accepted.lower().split(","):
        name, *parameters = (part.strip() for part in wish.split(";"))
        wishes[name] = quality(parameters)
    rest = wishes.get("*", 0.0)
    return max(
        (one for one in offered if wishes.get(one, rest) > 0 or one == AS_IT_IS),
        key=lambda one: wishes.get(one, rest),
    )


def quality(parameters: list[str]) -> float:
    """How much an encoding is liked, from 0 to 1; what cannot be read is not liked."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip() == "q":
            try:
                liked = float(value)
            except ValueError:
                return 0.0
            return liked if 0 <= liked <= 1 else 0.0
    return 1.0


def files_in(folder: Path) -> dict[str, File]:
    """The files of a folder by their names, without those that are other encodings of them."""
    paths = sorted(path for path in folder.glob("*") if path.is_file() and path.suffix not in ENDINGS.values())
    return {path.name: File(path) for path in paths}
