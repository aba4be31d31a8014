"""Every route as its OpenAPI document describes it, asked by Schemathesis with what fits and what does not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from bauhof.server.openapi import document
from tests.server.people import ServerProcess

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
SCHEMA = schemathesis.openapi.from_dict(document())
OPERATIONS: dict[str, Any] = {one.label: one for one in (found.ok() for found in SCHEMA.get_all_operations())}  # type: ignore[union-attr]
MODES = st.sampled_from([GenerationMode.POSITIVE, GenerationMode.NEGATIVE])


class Visited:
    """A server with a table that exists."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        seats = [{"kind": "me"}, {"kind": "open"}]
        opened = httpx2.post(f"{server.url}/api/tables", json={"game": "skyline", "seats": seats})
        self.cookies = dict(opened.cookies)
        examples = httpx2.get(f"{server.url}/api/rules/skyline/examples").json()["examples"]
        self.known = {"table": opened.json()["table"], "game": "skyline", "example": examples[0]["id"]}


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visited]:
    data: Path = tmp_path_factory.mktemp("data") / "tables.db"
    with ServerProcess(data, "--tables-per-client", "1000") as server:
        yield Visited(server)
        assert server.stop() == 0
        assert [entry for entry in server.logged if entry["event"] in ("fault", "task-failed", "not-saved")] == []


@pytest.mark.parametrize("label", OPERATIONS)
@settings(max_examples=16, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_every_route_keeps_to_its_description(visited: Visited, label: str, data: Any) -> None:
    operation = OPERATIONS[label]
    case = data.draw(operation.as_strategy(generation_mode=data.draw(MODES)))
    for name in sorted(set(case.path_parameters or ()) & set(visited.known)):
        if data.draw(st.booleans()):
            case.path_parameters[name] = visited.known[name]
    if isinstance(case.body, dict) and "game" in case.body and data.draw(st.booleans()):
        case.body["game"] = "skyline"
    cookies = {} if "/api/me/" in label else visited.cookies  # who is forgotten there has no table here
    response = case.call(base_url=visited.server.url, cookies=cookies)
    case.validate_response(response, checks=CHECKS)
