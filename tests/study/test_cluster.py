"""A real cluster of two machines, as far as Ray can tell: one is lost in the middle of a study, then the other.

Ray is 240 MB large, so `make test` does not fetch it: `make cluster` does, and runs this.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bauhof.bots.arena import Arena
from bauhof.bots.cluster import OnRay
from bauhof.bots.tournament import Tournament
from bauhof.bots.workers import Local
from bauhof.core.errors import BauhofError
from bauhof.study.folder import Folder
from bauhof.study.plan import Plan
from bauhof.study.simulation import Study, played, simulate

ROOT = Path(__file__).parents[2]
PLAN = Plan("machi-koro", 160, (2,), ("search@playouts=2", "random"), seed=8)  # eight chunks


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two machines of one core each; a lost cluster is given up soon."""
    pytest.importorskip("ray", reason="Ray is not installed: `make cluster` fetches it and runs this")
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{ROOT / 'src'}:{ROOT}")
        patch.setenv("RAY_gcs_rpc_server_reconnect_timeout_s", "2")
        started: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        started.add_node(num_cpus=1)
        yield started
        started.head_node.kill_all_processes(check_alive=False, allow_graceful=False)


@pytest.mark.long
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning", "ignore::ResourceWarning")
def test_machines_are_lost_and_nothing_is(cluster: Any, tmp_path: Path) -> None:
    (other,) = cluster.worker_nodes
    with Folder(tmp_path / "study", PLAN) as folder:
        for number, games in enumerate(played(PLAN, folder, OnRay(cluster.address))):
            assert games == 20
            if number == 1:
                cluster.remove_node(other, allow_graceful=False)
        assert folder.finished() == set(range(8))
    here = simulate(PLAN.game, PLAN.games, PLAN.players, PLAN.bots, seed=PLAN.seed)
    assert Study.open(tmp_path / "study").players.to_pylist() == here.players.to_pylist()

    arena = Arena("machi-koro", 2, (), ("greedy", "random"), seed=1)
    there, alone = Tournament(arena, 4), Tournament(arena, 4)
    assert len(list(there.play(executor=OnRay(cluster.address)))) == 4
    list(alone.play(executor=Local(1)))
    assert there.series[0].wins == alone.series[0].wins

    with Folder(tmp_path / "lost", PLAN) as folder:
        lost = iter(played(PLAN, folder, OnRay(cluster.address)))
        assert next(lost) == 20
        cluster.head_node.kill_all_processes(check_alive=False, allow_graceful=False)
        with pytest.raises(BauhofError, match=r"the Ray cluster at .* is lost; \d+ finished games are kept in"):
            list(lost)
        assert folder.finished()

    with pytest.raises(BauhofError, match="no Ray cluster answers at"):
        list(OnRay(cluster.address).finished(len, iter([("nobody",)])))
