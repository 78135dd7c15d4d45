"""Which clauses say what can be done now."""

from __future__ import annotations

from typing import Any, Final

SUSPICION: Final = {
    "move": ["S9", "S10"],
    "reveal": ["S13"],
    "suspect": ["S15", "S20"],
    "answer": ["S16", "S24"],
    "conclude": ["S22"],
}
ABSINTHE: Final = ["S14"]


def clauses_now(view: dict[str, Any]) -> list[str]:
    if view["game"] == "calaveras":
        return ["C10", "C11", "C12", "C13"] + (["C7"] if view["turn"] == view["ghost"] else [])
    if view["game"] == "crime-hotel":
        return crime_hotel_clauses(view)
    if view["phase"] == "suspect" and view["drunk"]:
        return ABSINTHE
    return SUSPICION[view["phase"]]


def crime_hotel_clauses(view: dict[str, Any]) -> list[str]:
    if view["phase"] == "play":
        return ["H8", "H9", "H11"]
    bay = view["players"] - len(view["bays"]) + 1
    if view["options"]["beginner"] or bay in (1, view["players"]):
        return ["H13", "H14"]
    return ["H16", "H17", "H18", "H19", "H20", "H21"]
