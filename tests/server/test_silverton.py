"""Silverton as the server offers it: numbers, forms, plans, "why not?", what is known."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from rotonde.games.silverton.presentation import advice
from rotonde.games.silverton.rules.actions import NOTHING, Bundle, Counter, Deliver, Offer
from rotonde.kernel.contract.inputs import Amount, FormInput
from rotonde.kernel.table import match
from rotonde.kernel.table.match import dump
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table
from rotonde.server.table_message import Viewpoint
from tests.corpus import files
from tests.server.screen import Server
from tests.server.shown import describe_spot, live_table, table_message


def played(step: str, turn: int = 1, seats: int = 3, **options: str) -> Table:
    """A match in which the first seat is to make this decision."""
    table = start("silverton", seats, seed="table", options=options)
    while not table.over:
        state: Any = table.state
        acting = table.to_act[0]
        if state.stack[-1].id == step and acting == 0 and state.turn >= turn:
            return table
        table.play(acting, table.game.bot.heuristic_action(state, acting, table.legal(acting)))
    raise AssertionError(f"{step} never came")


def told(table: Table, seat: int, lang: str = "en") -> dict[str, Any]:
    live = live_table(table)
    found: dict[str, Any] = json.loads(table_message(live, Viewpoint((seat,), lang)))
    return found


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_every_number_of_a_delivery_within_its_range_is_legal(rules: str) -> None:
    table = played("deliver", 5, rules=rules)
    found = [each for each in table.game.inputs.amounts(table.state, 0) if each.most > 1]
    assert found
    for each in found:
        assert isinstance(each.action, Deliver)
        for amount in range(each.least, each.most + 1):
            action = Deliver(each.action.claim, each.action.city, amount, each.action.trains)
            assert table.refusal(0, action) is None
        more = Deliver(each.action.claim, each.action.city, each.most + 1, each.action.trains)
        assert table.refusal(0, more) is not None
        assert set(each.suggested) <= set(range(1, each.most + 1))
    shown = table.game.inputs.offers(table.state, 0, table.legal(0))
    assert not any(isinstance(each, Deliver) and each.amount > 1 for each in shown)
    assert sum(isinstance(each, Amount) for each in shown) == len(found)


def test_an_offer_by_form_and_its_counter() -> None:
    table = played("trade", 4)
    (form,) = table.game.inputs.forms(table.state, 0)
    assert form.partners == (1, 2)
    assert {item.partner for item in form.take} == {1, 2}
    filled = FormInput("trade", 1, {"cash": 100})
    action = table.game.inputs.read_form(table.state, 0, filled)
    assert action == Offer(1, *_bundles(cash=100))
    assert table.game.help.preview(table.state, 0, action)
    table.play(0, action)
    (counter,) = table.game.inputs.forms(table.state, 1)
    assert counter.start is not None
    assert counter.start.take == {"cash": 100}
    more = FormInput("counter", 0, {}, {"cash": 150})
    answer = table.game.inputs.read_form(table.state, 1, more)
    assert isinstance(answer, Counter)
    assert answer.give.cash == 150
    same = table.game.inputs.read_form(table.state, 1, counter.start)
    refusal = table.refusal(1, same)
    assert refusal is not None
    assert refusal.message.id == "refusal-same-offer"


def _bundles(cash: int) -> tuple[Bundle, Bundle]:
    return Bundle(cash=cash), NOTHING


def test_each_thing_on_a_form_can_be_offered_by_itself() -> None:
    table = played("trade", 6, rules="advanced")
    (form,) = table.game.inputs.forms(table.state, 0)
    for side, items in (("give", form.give), ("take", form.take)):
        for item in items:
            partner = form.partners[0] if item.partner is None else item.partner
            filled = FormInput("trade", partner, **{side: {item.id: 1}})
            action = table.game.inputs.read_form(table.state, 0, filled)
            refusal = table.refusal(0, action)
            # What is not his is not on the form; the bargain as a whole may still not fit.
            assert refusal is None or "not-his" not in refusal.message.id


def test_crew_is_chosen_by_form() -> None:
    table = start("silverton", 2, seed=1, options={"rules": "advanced"})
    seat = table.to_act[0]
    (form,) = table.game.inputs.forms(table.state, seat)
    filled = FormInput("crew", None, {}, {"S": 2, "P+1": 1})
    action = table.game.inputs.read_form(table.state, seat, filled)
    assert table.refusal(seat, action) is None
    too_many = FormInput("crew", None, {}, {item.id: item.most for item in form.take})
    refusal = table.refusal(seat, table.game.inputs.read_form(table.state, seat, too_many))
    assert refusal is not None
    assert refusal.message.id == "refusal-crew-points"
    assert told(table, seat)["choices"] == []


@pytest.mark.parametrize("step", ["place", "buy", "build", "operate", "deliver"])
def test_a_click_anywhere_is_answered(step: str) -> None:
    """Every spot is either legal or refused with a rule; none fails."""
    table = played(step, 4)
    refused = 0
    for spot in table.scene(0).spots:
        action = table.game.help.action_at(table.state, 0, [spot.id])
        if action is not None:
            refusal = table.refusal(0, action)
            refused += refusal is not None
            assert refusal is None or refusal.rule.startswith("SV-")
            assert refusal is None or refusal.message.id != "refusal-not-now"
    assert refused


def test_plans_are_legal_from_first_to_last() -> None:
    seen = set()
    table = start("silverton", 3, seed="plans")
    while not table.over and not {"plan-build", "plan-operate-all"} <= seen:
        seat = table.to_act[0]
        past = table.past_of(seat)
        proposed = table.game.help.plan(table.state, seat, past, None, table.words().say)
        shortcuts = () if proposed is None else proposed.others
        assert not any(each.shown for each in shortcuts), "what was done last turn is one click"
        for plan in (proposed, *shortcuts):
            if plan is None:
                continue
            trial = table.copy()
            for action in plan.actions:
                if trial.refusal(seat, action) is None:
                    trial.play(seat, action)
                else:
                    # After the last claim the dice fall by themselves.
                    assert action is plan.actions[-1]
            seen.add(plan.label.id)
        table.play(seat, table.game.bot.heuristic_action(table.state, seat, table.legal(seat)))
    assert {"plan-build", "plan-operate-all"} <= seen


def test_what_is_said_of_a_place_hangs_on_no_secret() -> None:
    table = played("place", 5)
    richer = table.copy()
    state: Any = richer.state
    for other in (1, 2):
        if table.visible_scores(0)[other] is None:
            state.cash[other] += 1111
    for spot in table.scene(0).spots:
        assert table.game.presentation.describe_spot(
            table.state, 0, spot.id
        ) == richer.game.presentation.describe_spot(state, 0, spot.id)
    trading, rich = played("trade", 5), played("trade", 5)
    hidden: Any = rich.state
    for other in (1, 2):
        if trading.visible_scores(0)[other] is None:
            hidden.cash[other] += 1111
    assert trading.game.inputs.forms(trading.state, 0) == rich.game.inputs.forms(hidden, 0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_place_has_its_words(lang: str) -> None:
    table = played("place", 8, rules="advanced")
    live = live_table(table)
    kinds = set()
    for spot in table.scene(0).spots:
        for seats in ((0,), ()):
            message = describe_spot(live, Viewpoint(seats, lang), spot.id)
            assert not any("about-" in line or "{" in line for line in message["lines"])
        if message["lines"]:
            kinds.add(spot.id.partition(":")[0])
    assert kinds >= {"claim", "segment", "town", "line", "column", "deck"}


def test_odds_are_exact() -> None:
    rng = Random(1)
    for mine, others in ((0, (0,)), (2, (0, 1)), (3, (0, 0, 2))):
        wins = ties = 0
        for _ in range(20_000):
            dice = rng.randint(1, 6), rng.randint(1, 6)
            own = sum(dice) + mine
            best = max(rng.randint(1, 6) + rng.randint(1, 6) + bonus for bonus in others)
            wins += own > best and dice != (1, 1)
            ties += own == best
        odds = advice.odds(mine, others)
        assert abs(float(odds.win) - wins / 20_000) < 0.012
        assert abs(float(odds.tie) - ties / 20_000) < 0.012


def test_the_table_says_how_a_decision_is_made() -> None:
    place = told(played("place", 3), 0)
    assert place["draft"]
    assert place["describes_spots"]
    assert [phase["id"] for phase in place["phases"] if phase["current"]] == ["place"]
    reply = played("trade", 4)
    reply.play(0, Offer(1, *_bundles(cash=100)))
    message = told(reply, 1)
    assert [phase["id"] for phase in message["phases"] if phase["current"]] == ["trade"]
    assert "$" in message["prompt_hint"]


def test_over_the_socket(server: Server) -> None:
    answer = server.http.post("/api/matches", json={"file": dump(played("trade", 4))})
    made = answer.json()
    key = made["keys"]["0"]
    with server.screen(made["id"], key) as me:
        point = me.table["point"]
        me.say("describe", spot="claim:29")
        assert me.until("description")["lines"]
        me.say("describe", spot="nothing")
        assert me.until("description")["lines"] == []
        empty = {"form": "trade", "partner": 1, "give": {}, "take": {}}
        me.say("preview", seat=0, form=empty, point=point)
        assert me.until("preview")["rule"] == "SV-10.7"
        given = {**empty, "give": {"cash": 10}}
        me.say("preview", seat=0, form=given, point=point)
        weighed = me.until("preview")
        assert weighed["rule"] == ""
        assert "$" in weighed["lines"][0]
        assert me.refused("fill", seat=0, form=empty, point=point)["rule"] == "SV-10.7"
        many = [{"type": "done"}] * 17
        refused = me.refused("decide-in-turn", seat=0, actions=many, point=point)
        assert refused["id"] == "server-bad-message"


def test_a_plan_is_trimmed_and_followed(server: Server) -> None:
    made = server.http.post("/api/matches", json={"file": dump(played("deliver", 6))}).json()
    with server.screen(made["id"], made["keys"]["0"]) as me:
        n, point, plan = me.table["n"], me.table["point"], me.table["plan"]
        lines = [line for line in plan["blocks"][0]["lines"] if "stepper" in line]
        numbers = {line["stepper"]["id"]: line["stepper"]["now"] for line in lines}
        first = next(id for id, now in numbers.items() if now)
        me.say("plan", seat=0, numbers={**numbers, first: numbers[first] - 1}, point=point)
        answer = me.until("plan")
        assert answer["point"] == point
        assert answer["plan"]["label"] != plan["label"]
        many = dict.fromkeys(map(str, range(65)), 1)
        refused = me.refused("plan", seat=0, numbers=many, point=point)
        assert refused["id"] == "server-bad-message"
        assert me.refused("plan", seat=1, numbers={}, point=point)["id"] == "server-not-yours"
        me.say("decide-in-turn", seat=0, actions=answer["plan"]["actions"], point=point)
        me.see_past(n)


def test_a_hint_says_why(server: Server) -> None:
    made = server.http.post("/api/matches", json={"file": dump(played("operate", 4))}).json()
    with server.screen(made["id"], made["keys"]["0"]) as me:
        me.say("hint")
        hint = me.until("hint")
        assert hint["spots"]
        assert "$" in hint["reasons"][0]


def test_options_are_checked_before_the_start(server: Server) -> None:
    def check(seats: int, **options: str) -> dict[str, Any]:
        people = [{"kind": "me"}] + [{"kind": "bot"}] * (seats - 1)
        wanted = {"game": "silverton", "options": options, "seats": people}
        found: dict[str, Any] = server.http.post("/api/check?lang=fr", json=wanted).json()
        return found

    assert check(2)["trouble"] == ""
    assert check(2)["seats"] == [1, 6]
    assert check(1)["options"]["scenario"] == "denver-6000"
    spike = check(4, scenario="golden-spike")
    assert spike["trouble"]
    assert spike["seats"] == [2, 3]
    assert check(3, scenario="golden-spike")["trouble"] == ""
    assert check(3, hiring="on")["trouble"]


def test_claims_to_operate_are_parts_of_one_decision() -> None:
    table = played("operate", 6)
    parts = [choice for choice in told(table, 0)["choices"] if "joins" in choice]
    assert len(parts) > 1
    assert {choice["joins"] for choice in parts} == {"claims"}
    claims = [claim for choice in parts for claim in choice["action"]["claims"]]
    assert claims == sorted(claims)
    assert all(
        choice["spots"] == [f"claim:{claim}"] for choice, claim in zip(parts, claims, strict=True)
    )
    action = table.game.rules.read_action({"type": "work", "claims": claims[:2]})
    n = table.n
    table.play(0, action)
    assert table.n == n + 1
    assert table.decisions[-1].action == action


def test_dice_and_cards_come_with_their_lines() -> None:
    for file in sorted(files.corpus("silverton").iterdir()):
        table = match.replay(files.read(file))
        lines = {lang: told(table, 0, lang)["log"] for lang in ("en", "fr")}
        cards = [[line["card"] for line in lines[lang] if "card" in line] for lang in lines]
        rolled = [line for line in lines["en"] if "dice" in line]
        for line in rolled:
            assert all(str(face) in line["text"] for face in line["dice"])
        if cards[0] and {len(line["dice"]) for line in rolled} == {1, 2}:
            break
    assert len(cards[0]) == len(cards[1])
    en, fr = cards[0][0], cards[1][0]
    assert en["sprite"] == fr["sprite"]
    assert en["title"] != fr["title"]
    assert en["text"] != fr["text"]


def test_a_plan_is_worked_out_once_for_a_moment() -> None:
    table = played("deliver", 6)
    live = live_table(table)
    words = table.words("en", 0)
    first = live.wholes_of(table, 0, 0, words).plan
    assert first is not None
    assert live.wholes_of(table, 0, 0, words).plan is first
    french = live.wholes_of(table, 0, 0, table.words("fr", 0)).plan
    assert french is not None
    assert french.label != first.label
    further = table.copy()
    further.play(0, first.actions[0])
    assert live.wholes_of(further, 0, 0, words).plan != first
