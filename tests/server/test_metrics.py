"""What the server counts, and who may read it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from bauhof.server import metrics
from bauhof.server.app import new_app
from bauhof.server.turns import Account, Turns, Urgency
from tests.server.conftest import AMPLE
from tests.server.test_app import ME, OPEN, Guest

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"
LINE = re.compile(r'(\w+(?:{\w+="[^"\n]*"(?:,\w+="[^"\n]*")*})?) (-?[0-9.]+(?:e-?[0-9]+)?)')


def figures(page: str) -> dict[str, float]:
    """Every series; a line that cannot be read fails."""
    found = {}
    for line in page.splitlines():
        if not line.startswith("# "):
            series = LINE.fullmatch(line)
            assert series is not None, line
            assert series[1] not in found
            found[series[1]] = float(series[2])
    return found


@pytest.fixture(scope="module")
def observed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    data = tmp_path_factory.mktemp("data") / "tables.db"
    with TestClient(new_app(data, limits=AMPLE, observers="10.0.0.0/8, testclient"), "http://table.test") as client:
        yield client


def test_what_people_do_is_counted(observed: TestClient) -> None:
    anna = Guest(observed)
    table = anna.open("machi-koro", ME, ME)
    before = figures(observed.get("/metrics").text)
    with anna.at(table) as talk:
        position = talk.until("position")
        word = next(one["word"] for one in position["choices"] if not one.get("refusal"))
        act = {"seat": position["seat"], "version": position["version"]}
        assert talk.ask("act", action="nonsense", **act)["type"] == "refused"
        assert talk.ask("act", action=word, **act)["type"] == "ack"
        during = figures(observed.get("/metrics").text)
    response = observed.get("/metrics")
    assert response.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    after = figures(response.text)

    def more(name: str) -> float:
        return during[name] - before.get(name, 0)

    assert more('bauhof_actions_total{by="person",game="machi-koro"}') == 1
    assert more("bauhof_action_seconds_count") == more('bauhof_action_seconds_bucket{le="+Inf"}') == 1
    assert sum(more(name) for name in during if name.startswith("bauhof_refusals_total")) == 1
    assert more("bauhof_store_writes_total") >= 1
    assert [one["bauhof_sockets"] for one in (before, during)] == [0, 1]
    assert during['bauhof_tables{stage="running"}'] == 1
    assert after['bauhof_requests_total{method="POST",route="/api/tables",status="201"}'] >= 1


def test_only_observers_read_it(app: TestClient, tmp_path: Path) -> None:
    assert app.get("/metrics").status_code == 404, "nobody may, unless that is said"
    with TestClient(new_app(tmp_path / "tables.db", observers="10.0.0.1"), "http://table.test") as other:
        assert other.get("/metrics").status_code == 404


def test_tables_are_counted_by_stage(observed: TestClient) -> None:
    name = 'bauhof_tables{stage="waiting"}'
    before = figures(observed.get("/metrics").text).get(name, 0)
    Guest(observed).open("skyline", ME, OPEN)
    assert figures(observed.get("/metrics").text)[name] == before + 1


def test_a_histogram_counts_up_to_every_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "METRICS", [])
    times = metrics.Histogram("times", "Some times.")
    for seconds in (0.001, 0.0015, 0.3, 99.0):
        times.observe(seconds)
    found = figures("\n".join(times.lines()))
    assert [found[f'times_bucket{{le="{bound}"}}'] for bound in ("0.001", "0.002", "0.2", "0.5", "20.0", "+Inf")] == [
        1,
        2,
        2,
        3,
        3,
        4,
    ]
    assert found["times_count"] == 4
    assert found["times_sum"] == pytest.approx(99.3025)


def test_labels_are_escaped() -> None:
    assert metrics.series("x", (("a", 'q"\\\n'),), 1) == 'x{a="q\\"\\\\\\n"} 1'


def test_the_queue_is_counted_by_urgency() -> None:
    async def ask() -> None:
        turns: Turns[int] = Turns()
        for guest, urgency in (("anna", Urgency.PEOPLE), ("anna", Urgency.PEOPLE), ("ben", Urgency.NOBODY)):
            turns.put(Account(guest, "table", urgency), 1)
        assert turns.lengths == {Urgency.PEOPLE: 2, Urgency.NOBODY: 1, Urgency.AHEAD: 0}

    asyncio.run(ask())


def test_a_late_loop_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Among what other servers in this process are late."""
    late: list[float] = []
    monkeypatch.setattr(metrics.Histogram, "observe", lambda _, seconds: late.append(seconds))
    monkeypatch.setattr(metrics, "LAG_EVERY", 0.001)
    ticks = iter([0.0, 3.0])

    async def look() -> None:
        with pytest.raises(RuntimeError, match="StopIteration"):  # the third look at the clock
            await metrics.watch_lag(lambda: next(ticks))

    asyncio.run(look())
    assert pytest.approx(2.999) in late


def test_the_dashboard_shows_what_is_counted(observed: TestClient) -> None:
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    shown = {name for panel in panels for one in panel["targets"] for name in re.findall(r"bauhof_\w+", one["expr"])}
    told = set(re.findall(r"# TYPE (\w+)", observed.get("/metrics").text))
    assert {name.removesuffix("_bucket") for name in shown} == told - {"bauhof_info"}
