"""``rostra play`` in plain lines: whole games by scripted fingers, bargains, nobody else's secrets."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rostra.cli import files, main
from rostra.cli.playing import kept
from rostra.cli.playing.plain import PlainClient
from tests.cli.examples import Terminal


@pytest.fixture
def fingers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What is typed, line by line; after the last line the input ends. Whatever is kept is kept elsewhere."""
    lines: list[str] = []
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", Typed(lines))
    return lines


class Typed:
    """Standard input from a list that is filled later."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        return self.lines.pop(0) + "\n" if self.lines else ""


class Reader:
    """Reads what is offered, and answers by wishes: the first that is among the numbered lines is chosen."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.wishes: list[str] = []
        self.once: list[str] = []
        """Wishes that are fulfilled once, in this order; each waits until it can be."""
        self.told = ""
        self._capsys = capsys
        self._left = 3000
        monkeypatch.setattr("sys.stdin", self)

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        new = self._capsys.readouterr().out
        self.told += new
        self._left -= 1
        if self._left < 0:
            return ""
        for wish in [*self.once[:1], *self.wishes]:
            for number, label in numbered(new):
                if re.search(wish, label):
                    if self.once[:1] == [wish]:
                        self.once.pop(0)
                    return f"{number}\n"
        return "1\n"


def numbered(told: str) -> list[tuple[str, str]]:
    """The numbered lines in what is on the screen, which may stand in columns."""
    return re.findall(r"(?:^|  )\s*(\d+)  (\S.*?)(?=  |\r?$)", told, re.MULTILINE)


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Reader:
    monkeypatch.chdir(tmp_path)
    return Reader(monkeypatch, capsys)


def record(path: Path) -> dict[str, Any]:
    found = files.read(str(path)).record
    assert found is not None
    return found


def of_type(found: dict[str, Any], kind: str, seat: int = 0) -> list[dict[str, Any]]:
    played = found["actions"]
    return [one["action"] for one in played if one["seat"] == seat and one["action"]["type"] == kind]


@pytest.mark.parametrize(
    ("game", "players", "humans"),
    [
        ("quo-vadis", 3, 1),
        ("quo-vadis", 4, 2),
        ("quo-vadis", 5, 5),
        ("idus-martii", 5, 1),
        ("idus-martii", 8, 8),
    ],
)
def test_a_game_is_played_to_its_end_and_saved(
    game: str,
    players: int,
    humans: int,
    fingers: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    fingers.extend(["1"] * 5000)
    saved = tmp_path / "saved.jsonl"
    arguments = ["play", game, "--players", str(players), "--humans", str(humans), "--seed", "3"]
    assert main([*arguments, "--save", str(saved)]) == 0
    told = capsys.readouterr().out
    assert "win" in told
    assert "rostra replay" in told
    assert record(saved)["result"] is not None
    assert not list((kept.folder() / "games").iterdir())


def test_the_same_seed_and_fingers_give_the_same_game(
    fingers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    def once() -> str:
        fingers.extend(["1"] * 10)
        assert main(["play", "--seed", "8"]) == 0
        return capsys.readouterr().out.partition("It is kept.")[0]

    assert once() == once()


def test_a_wrong_answer_gets_a_clear_sentence(fingers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    fingers.extend(["", "0", "99", "-1", "place", "²", "1" * 5000, "?", "b", "d", "m", "m", "q"])
    assert main(["play", "--seed", "1"]) == 0
    told = capsys.readouterr().out
    assert told.count("Please type a number from 1 to ") == 7
    assert "One action a turn" in told
    assert told.count("QUO VADIS?") == 2
    assert "No deals this turn." in told
    assert "stops before every move" in told
    assert "stops only when you can answer" in told


# Bargaining


def test_an_offer_is_made_priced_countered_and_struck(reader: Reader, tmp_path: Path) -> None:
    """Whoever asks for consent, adds a price, gets counters and accepts them, wins a game that way."""
    ask = [r"^ask for consent", r"^Offer it"]
    reader.once = [ask[0], r"^add what I give", r"^laurels$", r"^1\b", ask[1], *ask * 4]
    reader.wishes = [r"^Agreed", r"^accept deal", r"^go on", r", with"]
    saved = tmp_path / "saved.jsonl"
    assert main(["play", "--players", "3", "--seed", "5", "--name", "Ada", "--save", str(saved)]) == 0
    found = record(saved)
    offers = of_type(found, "offer")
    assert {"kind": "pay", "by": 0, "value": 1} in [
        {key: value for key, value in clause.items() if key != "to"}
        for offer in offers
        for clause in offer["clauses"]
    ]
    assert of_type(found, "accept")
    told = reader.told
    assert re.search(r"(agrees|says yes|shakes hands|takes).* deal \d+", told)
    assert "Consent that is used earns you a I." in told  # accepting repeats the terms
    assert "Seat 0" not in told
    assert "Balbus" in told


def test_a_counter_offer_begins_with_what_was_offered(reader: Reader, tmp_path: Path) -> None:
    reader.once = [r"^counter deal", r"^add what \w+ gives", r"^laurels$", r"^2\b", r"^Offer this instead"]
    reader.wishes = [r"^reject", r"^place", r"^go on"]
    saved = tmp_path / "saved.jsonl"
    assert main(["play", "--players", "3", "--seed", "2", "--save", str(saved)]) == 0
    assert reader.once == []
    found = record(saved)
    (counter,) = of_type(found, "offer")
    number = counter["answers"]
    offers = [one["action"] for one in found["actions"] if one["action"]["type"] == "offer"]
    assert counter["clauses"][:-1] == offers[number - 1]["clauses"]
    assert counter["clauses"][-1]["kind"] == "pay"
    assert counter["clauses"][-1]["value"] == 2


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX terminal")
def test_in_a_terminal_a_game_with_offers_and_a_counter_is_played_in_plain_lines(tmp_path: Path) -> None:
    saved = tmp_path / "saved.jsonl"
    screen = Terminal(
        "play", "--plain", "--players", "3", "--seed", "0", "--name", "Ada", "--save", str(saved)
    )
    ask = ["^ask for consent", "^Offer it"]
    counter = [
        "^counter deal",
        r"^add what \w+ gives|^change: You pay",
        "^laurels$|^say it",
        r"^\d",
        "^Offer this",
    ]
    once = [ask, counter]
    steps: list[str] = []
    while "tells it again" not in (told := screen.expect("q quit): ", "to go back): ", "tells it again")):
        lines = {label: number for number, label in numbered(told)}
        wishes = steps[:1] or [begin[0] for begin in once]
        label = next((label for wish in wishes for label in lines if re.search(wish, label)), None)
        if label is None:
            assert not steps, f"{steps} are not among {list(lines)}"
            usual = ("^Agreed", "^accept", ", with|^place|^go on", "")
            label = next(label for wish in usual for label in lines if re.search(wish, label))
        elif steps:
            steps.pop(0)
        else:
            steps = next(begin for begin in once if re.search(begin[0], label))
            once.remove(steps)
            steps = steps[1:]
        screen.type(f"{lines[label]}\n")
    assert screen.ended() == 0
    assert once == []
    assert "answers" in of_type(record(saved), "offer")[1] or "answers" in of_type(record(saved), "offer")[0]


KINDS: dict[str, tuple[list[str], Callable[[dict[str, Any]], bool]]] = {
    "do": (
        [r"^do something", r"^move Caesar$", r"Caesar to B1-B2", r"^this turn"],
        lambda c: "until" not in c,
    ),
    "avoid": (
        [r"^not do something", r"^place a senator$", r"^place a senator$", r"^until turn 4"],
        lambda c: c["action"] == {"type": "place"} and c["until"] == 4,
    ),
    "support": (
        [r"^consent later", r"^C1$", r"^until turn 5"],
        lambda c: c["from"] == "C1" and c["for"] == 1,
    ),
    "refuse": ([r"^refuse somebody", r"^Cassia$", r"^until turn"], lambda c: c["against"] == 2),
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_clause_can_be_offered(kind: str, reader: Reader, tmp_path: Path) -> None:
    steps, fits = KINDS[kind]
    reader.once = [r"^offer a deal", r"^Balbus$", r"^add what I give", *steps, r"^Offer it"]
    reader.wishes = [r"^place", r"^go on"]
    saved = tmp_path / "saved.jsonl"
    options = ["--players", "3", "--seed", "5", "--level", "random", "--save", str(saved)]
    assert main(["play", *options]) == 0
    assert reader.once == []
    clause = of_type(record(saved), "offer")[0]["clauses"][0]
    assert clause["kind"] == kind
    assert clause["by"] == 0
    assert fits(clause)


def test_words_may_be_part_of_an_offer_and_a_clause_can_be_taken_out_again(
    fingers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    places = 4 + 9  # of senators and of Caesar, at the beginning
    offer, words = str(places + 1), ["2", "6", "Trust me."]
    fingers.extend([offer, "1", *words, "4", "2", "0", "q"])
    assert main(["play", "--players", "3", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert 'Red says "Trust me."' in told or 'Balbus says "Trust me."' in told
    assert told.count("Nothing yet.") == 2


def test_consent_can_be_given_for_nothing(reader: Reader, tmp_path: Path) -> None:
    reader.wishes = [r"^give 1 on", r"^reject", r"^place", r"^go on"]
    saved = tmp_path / "saved.jsonl"
    assert main(["play", "--players", "3", "--seed", "2", "--save", str(saved)]) == 0
    assert of_type(record(saved), "pledge")


@pytest.mark.parametrize(
    ("steps", "action"),
    [
        ([r"^what I am", r"^Traitor"], {"about": "faction", "card": "traitor"}),
        (
            [r"^what I saw", r"^round 2", r"^Cassia", r"^red"],
            {"about": "peek", "round": 2, "aedile": 2, "card": "red"},
        ),
        ([r"^whom I trust", r"^Drusus"], {"about": "trust", "seat": 3}),
    ],
)
def test_in_idus_martii_anything_can_be_claimed(
    steps: list[str], action: dict[str, Any], reader: Reader, tmp_path: Path
) -> None:
    """I17."""
    reader.once = (
        [r"^lay (?!yellow)", r"^claim something", *steps]
        if "round" in action
        else [r"^claim something", *steps]
    )
    reader.wishes = [r"^go on"]
    saved = tmp_path / "saved.jsonl"
    assert main(["play", "idus-martii", "--seed", "2", "--save", str(saved)]) == 0
    assert {"type": "claim", **action} in of_type(record(saved), "claim")


# Names, levels, editions, languages


def test_people_and_bots_have_names_and_no_two_the_same(
    fingers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "idus-martii", "--humans", "2", "--name", "Cassia", "--seed", "1"]) == 0
    curtain = capsys.readouterr().out
    assert "Pass the keyboard to Cassia" in curtain or "Pass the keyboard to Player 2" in curtain
    assert main(["play", "--name", "balbus", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert "balbus (you)" in told
    assert "Balbus 2" in told


def test_more_names_than_people_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--name", "Ada", "--name", "Bob"]) == 2
    assert "One person sits at this keyboard" in capsys.readouterr().err


def test_each_bot_may_have_its_own_level(fingers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--players", "3", "--level", "greedy,rules", "--seed", "3"]) == 0
    (file,) = (kept.folder() / "games").iterdir()
    assert json.loads(file.read_text())["levels"] == ["greedy", "rules"]
    assert main(["play", "--players", "4", "--level", "greedy,rules"]) == 2
    assert "2 levels for 3 bots" in capsys.readouterr().err


def test_levels_have_the_names_that_people_know(fingers: list[str]) -> None:
    assert main(["play", "--players", "3", "--language", "de", "--level", "gierig"]) == 0
    (file,) = (kept.folder() / "games").iterdir()
    assert json.loads(file.read_text())["levels"] == ["greedy", "greedy"]


def test_an_unknown_level_is_a_clear_sentence(fingers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--level", "divine"]) == 2
    told = capsys.readouterr().err
    assert "There is no bot of level 'divine'" in told
    assert "novice" in told


def test_editions_and_variants_can_be_chosen(fingers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--edition", "hans-im-glueck-1992", "--variants", "census,limited-ones"]
    assert main(["play", *options]) == 0
    (file,) = (kept.folder() / "games").iterdir()
    found = json.loads(file.read_text())["record"]
    assert (found["edition"], found["variants"]) == ("hans-im-glueck-1992", ["limited-ones", "census"])
    assert main(["play", "--variants", "chariots"]) == 2
    assert "chariots" in capsys.readouterr().err


def test_it_speaks_the_language_that_is_asked_for(
    fingers: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--language", "it", "--seed", "3"]) == 0
    assert "La partita è conservata." in capsys.readouterr().out
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    assert main(["play", "--seed", "3"]) == 0
    assert "Het is bewaard." in capsys.readouterr().out
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert main(["play", "--seed", "3"]) == 0
    assert "It is kept." in capsys.readouterr().out


# Interrupted games, and records


def test_an_interrupted_game_is_kept_and_goes_on_where_it_was(
    fingers: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fingers.extend(["1"] * 12)
    assert main(["play", "--seed", "3", "--name", "Ada"]) == 0
    told = capsys.readouterr().out
    assert told.endswith("It is kept. To go on with it: rostra play --resume\n")
    turn = re.findall(r"turn (\d+)", told)[-1]
    fingers.extend(["1"] * 5000)
    assert main(["play", "--resume", "--save", str(tmp_path / "resumed")]) == 0
    resumed = capsys.readouterr().out
    assert re.findall(r"turn (\d+)", resumed)[0] == turn
    assert "Ada (you)" in resumed
    fingers[:] = ["1"] * 5000
    assert main(["play", "--seed", "3", "--name", "Ada", "--save", str(tmp_path / "whole")]) == 0
    assert record(tmp_path / "resumed") == record(tmp_path / "whole")
    assert main(["play", "--resume"]) == 2
    assert "There is no interrupted game" in capsys.readouterr().err


def test_control_c_keeps_the_game_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(self: PlainClient, question: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(PlainClient, "_line", interrupt)
    assert main(["play", "idus-martii", "--seed", "3"]) == 0
    assert "rostra play --resume" in capsys.readouterr().out


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{}",
        '{"format": "rostra-kept"}',
        "\x00",
        '{"format": "rostra-kept", "record": {}, "names": [], "levels": []}',
    ],
)
def test_a_file_that_is_no_kept_game_is_a_clear_sentence(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken").write_text(content)
    assert main(["play", "--resume", str(tmp_path / "broken")]) == 2
    assert "is not a game that was interrupted" in capsys.readouterr().err
    assert main(["play", "--resume", str(tmp_path / "nothing")]) == 2
    assert "Cannot read" in capsys.readouterr().err


def test_where_the_record_goes_is_checked_before_the_game(
    fingers: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--save", str(tmp_path / "no" / "where")]) == 2
    assert "Cannot write" in capsys.readouterr().err
    (tmp_path / "there").write_text("precious")
    assert main(["play", "--save", str(tmp_path / "there")]) == 2
    assert "is there already" in capsys.readouterr().err
    assert (tmp_path / "there").read_text() == "precious"


def test_a_record_may_be_saved_at_the_end(
    fingers: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fingers.extend(["1"] * 5000)
    assert main(["play", "idus-martii", "--seed", "2"]) == 0
    assert (tmp_path / "1").exists()


# People who share a keyboard


def test_a_curtain_stands_between_two_people(fingers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    fingers.extend(["1"] * 40)
    assert main(["play", "idus-martii", "--humans", "5", "--seed", "2"]) == 0
    seats = set()
    for part in capsys.readouterr().out.split("Pass the keyboard to ")[1:]:
        seat = part.split(",")[0]
        seats.add(seat)
        assert f"{seat} (you)" in part
        assert part.count("(you)") == part.count(f"{seat} (you)")
        board = part.split("Suffragium")[0]
        assert board.count("[Loyalist]") + board.count("[Traitor]") + board.count("[Merchant]") <= 2
    assert len(seats) > 2


def test_people_at_one_keyboard_answer_each_others_offers(reader: Reader, tmp_path: Path) -> None:
    reader.once = [r"^ask for consent", r"^Offer it", r"^accept deal", r"^Agreed"]
    reader.wishes = [r"^reject", r"^place a senator in [BE]1"]
    saved = tmp_path / "saved.jsonl"
    assert main(["play", "--players", "3", "--humans", "3", "--seed", "5", "--save", str(saved)]) == 0
    assert reader.once == []
    actions = [one["action"]["type"] for one in record(saved)["actions"]]
    assert actions[actions.index("offer") + 1] == "accept"


def test_somebody_else_can_have_the_keyboard(reader: Reader, tmp_path: Path) -> None:
    reader.once = [
        r"^pass the keyboard on",
        r"^offer a deal",
        r"^White",
        r"^add what I give",
        r"^laurels",
        r"^1\b",
    ]
    reader.wishes = [r"^place", r"^go on"]
    saved = tmp_path / "saved.jsonl"
    assert main(["play", "--players", "4", "--humans", "4", "--seed", "5", "--save", str(saved)]) == 0
    assert "Pass the keyboard to " in reader.told


# Why


def test_bots_can_be_asked_why(fingers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    fingers.extend(["w", *["1"] * 2, "w", "q"])
    assert main(["play", "--players", "3", "--seed", "4", "--level", "greedy"]) == 0
    told = capsys.readouterr().out
    assert ": I place a senator in " in told or ": I advance along " in told
    assert " laurels, against " in told


def test_in_idus_martii_reasons_are_told_when_nothing_is_secret_any_more(
    fingers: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """B1: a bot's reasons for a vote tell what it is."""
    fingers.extend(["w", *["1"] * 5000])
    monkeypatch.setattr("rostra.cli.play._typed", _answers("w", ""))
    assert main(["play", "idus-martii", "--seed", "2"]) == 0
    told = capsys.readouterr().out
    assert "Ask when the game is over." in told
    before, after = told.split("wins" if " wins" in told else " win", 1)
    assert "% to win" not in before
    assert "% to win" in after


def _answers(*lines: str) -> Callable[[str], str]:
    rest = list(lines)
    return lambda question: rest.pop(0)


def test_where_nothing_can_be_kept_the_game_is_played_all_the_same(
    fingers: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    fingers.extend(["1"] * 3)
    assert main(["play", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert "Cannot write" in told
    assert "It is kept" not in told
