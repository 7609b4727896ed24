"""Objects that declare each field once: `__slots__`, `__init__` and a fast `copy()` follow.

    class Yard(Copyable):
        board: Shared[Board]
        turn: int = 1
        wagons: list[int] = initial(lambda yard: [0] * yard.board.places)
        \"\"\"Per place how many stand there.\"\"\"

    Yard(board=BOARD).copy()

The type of a field says how it is copied:

| type | in a copy |
|---|---|
| numbers, texts, None, tuples, frozen sets, named tuples, frozen structs, enums | the same |
| `list`, `dict`, `set`, `bytearray` | a new one, its items copied by their type |
| a class with a `copy` method | `value.copy()` |
| `Shared[T]` | the same: nobody changes it once it is there |

Any other type is refused when the class is made, so that no copy shares by mistake what changes.
"""

from __future__ import annotations

import builtins
import enum
import sys
from collections.abc import Callable
from fractions import Fraction
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NewType,
    Self,
    TypeVar,
    Union,
    cast,
    dataclass_transform,
    get_args,
    get_origin,
)

T = TypeVar("T")

_SHARED = "shared"
Shared = Annotated[T, _SHARED]
"""A value that copies have in common: it is replaced, never changed."""

_IMMUTABLE = (int, float, complex, str, bytes, bool, NoneType, range, Fraction, enum.Enum)
_MUTABLE = (list, dict, set, bytearray)


class _Initial:
    """How the first value of a field is worked out."""

    def __init__(self, make: Callable[[Any], Any]) -> None:
        self.make = make


def initial(make: Callable[[Any], T], *, init: Literal[False] = False) -> T:
    """A field's first value, from the object with the fields above it set."""
    return cast(T, _Initial(make))


@dataclass_transform(eq_default=False, kw_only_default=True, field_specifiers=(initial,))
class _CopyableMeta(type):
    """Makes `__slots__`, which must exist before the class does, and what goes with them."""

    _rules: dict[str, str]
    """Per field, inherited ones first, the expression that copies it from `self`."""
    _starts: dict[str, Any]
    """Per field its default or _Initial, where it has one."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _CopyableMeta:
        if "__slots__" in body:
            raise TypeError(f"{name}: declare fields with their types, not in __slots__")
        declared = _read_fields(name, body)
        rules: dict[str, str] = {}
        starts: dict[str, Any] = {}
        for base in bases:
            rules |= getattr(base, "_rules", {})
            starts |= getattr(base, "_starts", {})
        for field in rules.keys() & body.keys() - declared.keys():
            raise TypeError(f"{name}.{field} is a field: declare it again with its type")
        own = tuple(field for field in declared if field not in rules)
        for field, kind in declared.items():
            try:
                rules[field] = _copy_expression(kind, f"self.{field}")
            except _NoRule as problem:
                raise TypeError(f"{name}.{field}: {problem}") from None
            starts.pop(field, None)
            if field in body:
                starts[field] = body.pop(field)
                if isinstance(starts[field], _MUTABLE):
                    raise TypeError(
                        f"{name}.{field}: every {name} would have the same "
                        f"{type(starts[field]).__name__}; write initial(lambda it: …)"
                    )
        made = super().__new__(cls, name, bases, {**body, "__slots__": own})
        made._rules, made._starts = rules, starts
        if "__init__" not in body:
            made.__init__ = _compile(made, _init_source(rules, starts), starts)  # type: ignore[misc]
        if "copy" not in body:
            made.copy = _compile(made, _copy_source(rules), {})  # type: ignore[attr-defined]
        return made


class _NoRule(Exception):
    pass


def _copy_expression(kind: Any, source: str) -> str:
    """The expression that copies a value of this type; `source` itself if it can be shared."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return source if _SHARED in kind.__metadata__ else _copy_expression(args[0], source)
    if origin in (Union, UnionType):
        return _copy_union_expression(args, source)
    if origin is Literal:
        return source
    if isinstance(kind, NewType):
        return _copy_expression(kind.__supertype__, source)
    plain = origin or kind
    if not isinstance(plain, type) or plain in (Any, object):
        raise _NoRule(f"{kind} may be anything: write Shared[…] if it never changes")
    if plain is bytearray:
        return f"{source}[:]"
    if plain is list:
        each = _copy_expression(args[0] if args else Any, "each")
        return f"{source}[:]" if each == "each" else f"[{each} for each in {source}]"
    if plain is dict:
        each = _copy_expression(args[1] if args else Any, "each")
        if each == "each":
            return f"{source}.copy()"
        return f"{{key: {each} for key, each in {source}.items()}}"
    if not all(arg is ... or _copy_expression(arg, "each") == "each" for arg in args):
        raise _NoRule(f"{plain.__name__} holds what changes: write Shared[…], or use a list")
    if issubclass(plain, (*_IMMUTABLE, tuple, frozenset)) or _is_frozen(plain):
        return source
    if callable(getattr(plain, "copy", None)):
        return f"{source}.copy()"
    if issubclass(plain, _Unknown):
        raise _NoRule(
            f"{plain.__name__} is not known here when the class is made: import it, or write "
            f"Shared[{plain.__name__}] if it never changes"
        )
    raise _NoRule(
        f"{plain.__name__} has no copy(): give it one, or write Shared[{plain.__name__}] if it "
        "never changes"
    )


def _copy_union_expression(kinds: tuple[Any, ...], source: str) -> str:
    changing = [kind for kind in kinds if _copy_expression(kind, source) != source]
    if not changing:
        return source
    if len(changing) > 1 or len(kinds) > len(changing) + (NoneType in kinds):
        raise _NoRule("a choice of types of which one changes can only have None beside it")
    return f"None if {source} is None else {_copy_expression(changing[0], source)}"


def _is_frozen(kind: type) -> bool:
    """Whether this is a frozen msgspec struct or dataclass."""
    config = getattr(kind, "__struct_config__", None) or getattr(kind, "__dataclass_params__", None)
    return config is not None and config.frozen


def _copy_source(rules: dict[str, str]) -> str:
    lines = [f"    twin.{field} = {rule}\n" for field, rule in rules.items()]
    return f"def copy(self):\n    twin = new(cls)\n{''.join(lines)}    return twin\n"


def _init_source(rules: dict[str, str], starts: dict[str, Any]) -> str:
    given, lines = [], []
    for field in rules:
        value = field
        if field not in starts:
            given.append(field)
        elif isinstance(starts[field], _Initial):
            value = f"starts[{field!r}].make(self)"
        else:
            given.append(f"{field}=starts[{field!r}]")
        lines.append(f"    self.{field} = {value}\n")
    head = ", ".join(["self", *(["*", *given] if given else [])])
    return f"def __init__({head}):\n{''.join(lines) or '    pass'}\n"


def _compile(made: type, source: str, starts: dict[str, Any]) -> Any:
    scope: dict[str, Any] = {"new": object.__new__, "cls": made, "starts": starts}
    name = source.split("(")[0].removeprefix("def ")
    exec(compile(source, f"<{name} of {made.__qualname__}>", "exec"), scope)
    function = scope[name]
    function.__module__, function.__qualname__ = made.__module__, f"{made.__qualname__}.{name}"
    return function


def _read_fields(name: str, body: dict[str, Any]) -> dict[str, Any]:
    """The annotated fields of a class body with their types."""
    scope = _Scope(vars(builtins) | vars(sys.modules[body["__module__"]]))
    found = {}
    for field, kind in body.get("__annotations__", {}).items():
        if isinstance(kind, str):
            try:
                kind = eval(kind, {}, scope)
            except (AttributeError, TypeError) as problem:
                raise TypeError(f"{name}.{field}: {kind} cannot be read: {problem}") from None
        if kind is not ClassVar and get_origin(kind) is not ClassVar:
            found[field] = kind
    return found


class _Unknown:
    """Stands for a name that is imported for type checkers only, or defined further down."""

    def __class_getitem__(cls, of: Any) -> type[_Unknown]:
        return cls


class _Scope(dict[str, Any]):
    """The names of a module; unknown ones too, since annotations may be ahead of their types."""

    def __missing__(self, name: str) -> type[_Unknown]:
        return type(name, (_Unknown,), {})


class Copyable(metaclass=_CopyableMeta):
    """Declares its fields as annotations of the class: see this module."""

    def copy(self) -> Self:
        """An independent object: what changes is copied, the rest is shared."""
        raise NotImplementedError  # each subclass is given its own
