"""What talk is worth in Idus Martii: ``python -m bench.idus_talk --players 5 --deals 400``.

Every seat of the same deals is played by three copies of the top bot in a hurry, among others who move as it
does and speak as their kind does. One copy speaks; one says nothing; one says nothing and hears nothing. The
second beside the first is what talking gains, the third beside the second what listening gains. The last
column is what it gains or costs a silent listener that the others speak, beside a table where nobody does:
they listen to each other too, so a part of that no listener can help. Intervals are 95 %, over deals.
"""

from __future__ import annotations

from bench.idus_pairs import arguments, difference, played, share

SPEAKS = "rostra.bots.idus_martii.best:Fast"
_SPEAKERS = "rostra.bots.idus_martii.speakers:"
SILENT, DEAF = _SPEAKERS + "Silent", _SPEAKERS + "Deaf"
TABLES = {
    "own kind": SPEAKS,
    "honest": _SPEAKERS + "Honest",
    "liars": _SPEAKERS + "Liar",
    "pretenders": _SPEAKERS + "Pretender",
    "random": _SPEAKERS + "RandomSpeaker",
    "silent": SILENT,
    "rules": "rules",
}
"""Who the others are."""


def main() -> None:
    """Print a row for each kind of table."""
    parser = arguments(__doc__)
    parser.add_argument("--tables", nargs="+", choices=[*TABLES], default=[*TABLES])
    parser.add_argument("--seat", default=SPEAKS, help="who speaks")
    asked = parser.parse_args()
    alone = played(SILENT, SILENT, asked)
    print(f"{asked.players} players, {asked.deals} deals, seed {asked.seed}\n")
    print("| others | speaks | silent | deaf | talking gains | listening gains | that others speak gains |")
    print("|---|---|---|---|---|---|---|")
    for name in asked.tables:
        others = TABLES[name]
        speaks = played(asked.seat, others, asked)
        silent = alone if others == SILENT else played(SILENT, others, asked)
        # Where nobody else speaks there is nothing to hear.
        deaf = alone if others == SILENT else played(DEAF, others, asked)
        rates = " | ".join(share(found) for found in (speaks, silent, deaf))
        heard = "" if others == SILENT else difference(silent, deaf)
        spoken = "" if name in ("silent", "rules") else difference(silent, alone)
        print(f"| {name} | {rates} | {difference(speaks, silent)} | {heard} | {spoken} |", flush=True)


if __name__ == "__main__":
    main()
