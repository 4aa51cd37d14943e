"""Whom an operator keeps away from the whole server: addresses, networks and people."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network

_IDENTITY = re.compile(r"[0-9a-f]{64}")


def banned(who: str) -> str:
    """An address, a network or the hash of an identity as it is stored; ``ValueError`` if it is none."""
    who = who.strip().lower()
    return who if _IDENTITY.fullmatch(who) else str(ip_network(who, strict=False))


class Bans:
    """Those who are kept away, in memory; the storage has them too."""

    def __init__(self) -> None:
        self._people: frozenset[str] = frozenset()
        self._networks: tuple[IPv4Network | IPv6Network, ...] = ()

    def replace(self, all: Iterable[str]) -> None:
        """These are kept away from now on, and nobody else."""
        entries = set(all)
        self._people = frozenset(who for who in entries if _IDENTITY.fullmatch(who))
        networks = []
        for who in entries - self._people:
            try:
                networks.append(ip_network(who))
            except ValueError:
                continue  # nobody can be meant
        self._networks = tuple(networks)

    def includes(self, host: str, identity: str | None) -> bool:
        """Whether somebody is kept away; ``host`` may also be the network under which it is counted."""
        if identity in self._people:
            return True
        if not self._networks:
            return False
        try:
            where = ip_network(host.partition("%")[0])
        except ValueError:
            return False
        mapped = getattr(where.network_address, "ipv4_mapped", None)
        there = where if mapped is None else ip_network(mapped)
        return any(there.version == one.version and there.subnet_of(one) for one in self._networks)  # type: ignore[arg-type]
