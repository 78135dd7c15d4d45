"""What Prometheus may read of a server: counts and times, never who or what."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

COMMIT_SECONDS: Final = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.035, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The measures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("sleuth_moves", "Decisions stored, by whom", ["by"], registry=self.registry)
        self.counted: dict[str, Counter] = {}  # looking a label up takes longer than counting
        self.sockets = Gauge("sleuth_sockets", "Open sockets and streams", registry=self.registry)
        self.tables = Gauge("sleuth_tables", "Tables held in memory", registry=self.registry)
        self.commits = Histogram(
            "sleuth_commit_seconds",
            "From a decision to its commit",
            buckets=COMMIT_SECONDS,
            registry=self.registry,
        )
        self.refused = Counter("sleuth_refused", "Requests and messages refused", ["code"], registry=self.registry)

    def committed(self, by: str, seconds: float) -> None:
        """A decision was stored, in so long."""
        self.commits.observe(seconds)
        counted = self.counted.get(by)
        if counted is None:
            counted = self.counted[by] = self.moves.labels(by)
        counted.inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def is_among(address: str, networks: Sequence[IPv4Network | IPv6Network]) -> bool:
    try:
        return any(ip_address(address) in network for network in networks)
    except ValueError:
        return False
