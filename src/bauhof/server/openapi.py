"""The routes of the server as an OpenAPI document, from the same table that their page is written from."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from bauhof import __version__
from bauhof.core.sheet import Sheet
from bauhof.server import bodies, messages, review_bodies
from bauhof.server.describe import ROUTES

KINDS = {"Sheet": Sheet, "Command": messages.Command, "RoomInfo": messages.RoomInfo}
TEXTS = {"Markdown": "text/markdown", "JSON Lines": "application/jsonl"}
REFERENCE = "#/components/schemas/{name}"


def kind_of(name: str) -> Any:
    """A struct by its name in the table of routes."""
    return KINDS.get(name) or getattr(bodies, name, None) or getattr(review_bodies, name)


def document() -> dict[str, Any]:
    """Every route with what it takes and gives; the socket is no part of OpenAPI."""
    routes = [route for route in ROUTES if not route[0].startswith("WebSocket")]
    names = {name for _, body, reply, _ in routes for name in (body, reply) if name and name not in TEXTS} | {"Problem"}
    kinds = sorted(names)
    found, components = msgspec.json.schema_components([kind_of(name) for name in kinds], ref_template=REFERENCE)
    schemas = dict(zip(kinds, found, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route, body, reply, meaning in routes:
        method, _, address = route.partition(" ")
        path, _, query = address.partition("?")
        places = [(name, "path") for name in re.findall(r"{(\w+)}", path)]
        places += [(part.rstrip("="), "query") for part in query.split("&") if part]
        operation: dict[str, Any] = {
            "summary": meaning,
            "parameters": [
                {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}
                for name, place in places
            ],
            "responses": {
                "2XX": {"description": meaning, "content": content(reply, schemas)},
                "default": {"description": "why not", "content": content("Problem", schemas)},
            },
        }
        if body:
            operation["requestBody"] = {"required": True, "content": content(body, schemas)}
        paths.setdefault(path, {})[method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bauhof", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def content(name: str, schemas: dict[str, Any]) -> dict[str, Any]:
    """A body by its name: one of the structs, or text."""
    return (
        {TEXTS[name]: {"schema": {"type": "string"}}}
        if name in TEXTS
        else {"application/json": {"schema": schemas[name]}}
    )
