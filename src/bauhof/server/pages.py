"""Pages: the browser client and the rules, from the files of the package."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

from bauhof.core.game import Game
from bauhof.core.rulebook import rules_file
from bauhof.core.words import Language
from bauhof.nets.files import FOLDER as NETWORKS
from bauhof.server.files import File, files_in
from bauhof.server.words import RequestRefused

ENGINE = Path(__file__).parent / "engine"  # every game as a WebAssembly module, where they are built
ENGINE_TYPES = (".wasm", ".json", ".js", ".net")
STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
# The client shows which it is.
PAGES = (
    "/",
    "/me",
    "/tables/{table}",
    "/replays/{table}",
    "/reviews/{table}",
    "/rules/{game}",
    "/rules/{game}/examples/{example}",
    "/learn/{game}",
    "/practice/{game}",
    "/today/{game}",
    "/today/{game}/ranking",
)


def file_route(address: str, file: File) -> Route:
    """A file that is asked for again every time, in case it has changed."""

    async def respond(request: Request) -> Response:
        return file.response(request.headers, ASK_AGAIN)

    return Route(address, respond)


def asset_route(assets: dict[str, File]) -> Route:
    """Files whose names change with their content, which never have to be asked for again."""

    async def respond(request: Request) -> Response:
        asset = assets.get(request.path_params["name"])
        if asset is None:
            raise HTTPException(404)
        return asset.response(request.headers, FOR_EVER)

    return Route("/assets/{name}", respond)


def page_routes(static: Path = STATIC) -> list[BaseRoute]:
    """The browser client, where the package has one: assets under /assets, its page everywhere else; the modules."""
    files = files_in(static)
    page = files.pop("index.html", None)
    if page is None:
        return engine_routes()
    return [
        *engine_routes(),
        asset_route(files_in(static / "assets")),
        *(file_route(f"/{name}", file) for name, file in files.items()),
        *(file_route(path, page) for path in PAGES),
    ]


def engine_routes(engine: Path = ENGINE, networks: Path = NETWORKS) -> list[BaseRoute]:
    """The games as WebAssembly modules, with their descriptions, their networks and the scripts that load them."""
    found = files_in(engine)
    if found:
        found |= files_in(networks)
    return [file_route(f"/engine/{name}", file) for name, file in found.items() if Path(name).suffix in ENGINE_TYPES]


def rules_page(one: Game, language: Language) -> Response:
    """The rules of a game, as Markdown."""
    found = rules_file(one, language)
    if found is None:
        raise RequestRefused("no-page")
    path, spoken = found
    headers = {"Cache-Control": ASK_AGAIN, "Content-Language": spoken}
    return FileResponse(path, media_type="text/markdown; charset=utf-8", headers=headers)
