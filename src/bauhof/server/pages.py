"""Pages: the browser client and the rules, from the files of the package."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from bauhof.core.game import Game
from bauhof.core.words import ENGLISH, Language
from bauhof.server.words import RequestRefused

ENGINE = Path(__file__).parent / "engine"  # every game as a WebAssembly module, where they are built
ENGINE_TYPES = {".wasm": "application/wasm", ".json": "application/json", ".js": "text/javascript"}
STATIC = Path(__file__).parent / "static"
RULES = (Path(__file__).parents[1] / "rules", Path(__file__).parents[3] / "docs" / "rules")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
# The client shows which it is.
PAGES = ("/", "/tables/{table}", "/replays/{table}", "/rules/{game}", "/rules/{game}/examples/{example}")


class Assets(StaticFiles):
    """Files whose names change with their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file that never has to be asked for again."""
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = FOR_EVER
        return response


def file_route(path: Path, media_type: str | None = None) -> Callable[[Request], Awaitable[Response]]:
    """A file that is asked for again every time, in case it has changed."""

    async def respond(_: Request) -> Response:
        return FileResponse(path, media_type=media_type, headers={"Cache-Control": ASK_AGAIN})

    return respond


def page_routes(static: Path = STATIC) -> list[BaseRoute]:
    """The browser client, where the package has one: assets under /assets, its page everywhere else; the modules."""
    if not (static / "index.html").is_file():
        return engine_routes()

    beside = sorted(path.name for path in static.iterdir() if path.is_file() and path.name != "index.html")
    return [
        *engine_routes(),
        Mount("/assets", Assets(directory=static / "assets", check_dir=False)),
        *(Route(f"/{name}", file_route(static / name)) for name in beside),
        *(Route(path, file_route(static / "index.html")) for path in PAGES),
    ]


def engine_routes(engine: Path = ENGINE) -> list[BaseRoute]:
    """The games as WebAssembly modules, with their descriptions and the script that loads them."""
    files = sorted(path for path in engine.glob("*") if path.suffix in ENGINE_TYPES)
    return [Route(f"/engine/{path.name}", file_route(path, ENGINE_TYPES[path.suffix])) for path in files]


def rules_file(one: Game, language: Language) -> tuple[Path, Language] | None:
    """Where the rules are, in a language or else in English: beside the game, in the package, or in the docs."""
    for spoken in dict.fromkeys((language, ENGLISH)):
        page = f"{one.name}.md" if spoken == ENGLISH else f"{spoken}/{one.name}.md"
        for path in (one.folder / "rules" / f"{spoken}.md", *(folder / page for folder in RULES)):
            if path.is_file():
                return path, spoken
    return None


def rules_page(one: Game, language: Language) -> Response:
    """The rules of a game, as Markdown."""
    found = rules_file(one, language)
    if found is None:
        raise RequestRefused("no-page")
    path, spoken = found
    headers = {"Cache-Control": ASK_AGAIN, "Content-Language": spoken}
    return FileResponse(path, media_type="text/markdown; charset=utf-8", headers=headers)
