"""A class declares its fields once: slots, set-up and copies follow from their types."""

from __future__ import annotations

import pickle
from collections import Counter, deque
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, NewType

import msgspec
import pytest

from rotonde.kernel.copyable import Copyable, Shared, initial

if TYPE_CHECKING:
    from tests.kernel.yard import YardState


class Place(NamedTuple):
    row: int
    column: int


class Wagon(msgspec.Struct, frozen=True):
    goods: str


class Colour(Enum):
    RED = 1


Seat = NewType("Seat", int)


class Board:
    """Changes nothing, and says nothing of copies."""


class Bare(Copyable):
    board: Shared[Board]
    count: int = 3


class Siding(Copyable):
    wagons: list[int] = initial(lambda it: [])


class Yard(Copyable):
    most: ClassVar[int] = 9
    board: Shared[Board]
    count: int
    turn: int = 1
    name: str | None = None
    places: tuple[Place, ...] = ()
    colour: Colour = Colour.RED
    mode: Literal["fast", "slow"] = "fast"
    seat: Seat = Seat(0)
    closed: frozenset[int] = frozenset()
    cash: list[int] = initial(lambda it: [0] * it.count)
    """Per seat."""
    doubled: list[int] = initial(lambda it: [*it.cash, *it.cash])
    hands: list[list[Wagon]] = initial(lambda it: [[] for _ in range(it.count)])
    piles: dict[str, list[int]] = initial(lambda it: {"a": []})
    stock: dict[int, int] = initial(lambda it: {})
    seen: set[int] = initial(lambda it: set())
    marks: bytearray = initial(lambda it: bytearray(2))
    queue: deque[int] = initial(lambda it: deque())
    counts: Counter[str] = initial(lambda it: Counter())
    limits: list[int] | None = None
    siding: Siding = initial(lambda it: Siding())
    sidings: list[Siding] = initial(lambda it: [Siding()])
    memo: Shared[dict[str, int]] = initial(lambda it: {})
    reach: list[Shared[dict[int, int]]] = initial(lambda it: [{}])
    later: Shared[YardState | None] = None


BOARD = Board()


def yard() -> Yard:
    return Yard(board=BOARD, count=2)


def test_fields_are_slots_in_the_order_of_their_declaration() -> None:
    assert Bare.__slots__ == ("board", "count")
    assert not hasattr(yard(), "__dict__")
    with pytest.raises(AttributeError):
        yard().cahs = [1]  # type: ignore[attr-defined]


def test_a_class_variable_is_no_field() -> None:
    assert "most" not in Yard.__slots__
    assert yard().most == 9


def test_fields_start_as_they_are_declared() -> None:
    made = yard()
    assert (made.board, made.turn, made.name, made.cash) == (BOARD, 1, None, [0, 0])
    assert made.doubled == [0, 0, 0, 0]  # worked out from a field above it
    assert yard().cash is not made.cash
    assert Yard(board=BOARD, count=1, turn=5).turn == 5


def test_a_field_without_a_first_value_must_be_given() -> None:
    with pytest.raises(TypeError, match="'board'"):
        Yard(count=2)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="'cost'"):
        Yard(board=BOARD, count=2, cost=1)  # type: ignore[call-arg]


CHANGES = {
    "cash": lambda it: it.cash.append(1),
    "hands": lambda it: it.hands[0].append(Wagon("coal")),
    "piles": lambda it: it.piles["a"].append(1),
    "stock": lambda it: it.stock.update({1: 1}),
    "seen": lambda it: it.seen.add(1),
    "marks": lambda it: it.marks.append(1),
    "queue": lambda it: it.queue.append(1),
    "counts": lambda it: it.counts.update("a"),
    "limits": lambda it: it.limits.append(1),
    "siding": lambda it: it.siding.wagons.append(1),
    "sidings": lambda it: it.sidings[0].wagons.append(1),
}


def plain(value: Any) -> Any:
    if isinstance(value, Siding):
        return value.wagons
    return [plain(each) for each in value] if isinstance(value, list) else value


@pytest.mark.parametrize("field", CHANGES)
def test_what_changes_is_the_copys_own(field: str) -> None:
    one = yard()
    one.limits = [4]
    twin = one.copy()
    before = repr(plain(getattr(one, field)))
    assert repr(plain(getattr(twin, field))) == before
    CHANGES[field](twin)
    assert repr(plain(getattr(one, field))) == before
    assert repr(plain(getattr(twin, field))) != before


def test_every_field_is_copied_and_the_rest_is_shared() -> None:
    one = yard()
    one.turn, one.places = 7, (Place(1, 2),)
    twin = one.copy()
    assert type(twin) is Yard
    assert (twin.turn, twin.limits, twin.later) == (7, None, None)
    for field in ("board", "places", "memo", "colour", "closed"):
        assert getattr(twin, field) is getattr(one, field)
    assert twin.reach is not one.reach
    assert twin.reach[0] is one.reach[0]


def test_a_subclass_has_the_fields_of_its_base_too() -> None:
    class Bigger(Bare):
        count: int = 8
        more: list[int] = initial(lambda it: [it.count])

    made = Bigger(board=BOARD)
    twin = made.copy()
    assert Bigger.__slots__ == ("more",)
    assert type(twin) is Bigger
    assert (twin.board, twin.count, twin.more) == (BOARD, 8, [8])


def test_a_subclass_without_fields_is_copied_as_itself() -> None:
    class Same(Bare):
        pass

    assert type(Same(board=BOARD).copy()) is Same


def test_a_class_can_write_its_own_methods() -> None:
    class Own(Bare):
        def __init__(self, count: int) -> None:
            self.board, self.count = BOARD, count

        def copy(self) -> Own:
            return Own(self.count + 1)

    assert Own(1).copy().count == 2


def test_a_field_that_was_never_set_is_named() -> None:
    with pytest.raises(AttributeError, match="board"):
        Bare.__new__(Bare).copy()


def test_it_can_be_pickled() -> None:
    one = Siding()
    one.wagons.append(4)
    assert pickle.loads(pickle.dumps(one)).wagons == [4]


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("Board", r"Odd.field: Board has no copy\(\)"),
        ("list[Board]", r"Board has no copy\(\)"),
        ("Any", "may be anything"),
        ("tuple[Any, ...]", "may be anything"),
        ("list", "may be anything"),
        ("dict[str, Any]", "may be anything"),
        ("tuple[list[int], ...]", "tuple holds what changes"),
        ("list[int] | dict[int, int]", "can only have None beside it"),
        ("list[int] | int", "can only have None beside it"),
        ("YardState", "YardState is not known here when the class is made"),
        ("Place.Corner", "Place.Corner cannot be read"),
    ],
)
def test_a_type_that_does_not_say_how_it_is_copied_is_refused(kind: str, told: str) -> None:
    body = {"__module__": __name__, "__annotations__": {"field": kind}}
    with pytest.raises(TypeError, match=told):
        type(Copyable)("Odd", (Copyable,), body)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({"__slots__": ("field",)}, "not in __slots__"),
        ({"__annotations__": {"field": "list[int]"}, "field": []}, "would have the same list"),
        ({"count": 4}, "declare it again"),
    ],
)
def test_fields_declared_wrongly_are_refused(body: dict[str, Any], told: str) -> None:
    with pytest.raises(TypeError, match=told):
        type(Copyable)("Odd", (Bare,), {"__module__": __name__, **body})
