"""What every game's data files have in common: each block says where it comes from."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.kernel.data import SOURCES, load, sources_in


def blocks(item: object) -> Iterator[dict[str, object]]:
    """Every table of a data file that stands in brackets."""
    assert isinstance(item, dict)
    for value in item.values():
        if isinstance(value, dict):
            yield value
        elif isinstance(value, list):
            yield from (each for each in value if isinstance(each, dict))


def every_block_says_where_it_comes_from(name: str, text: str) -> None:
    found = list(blocks(load(text, name, dict)))
    assert found
    for block in found:
        assert block.get("source") in SOURCES
        # The block's source is its weakest figure's; the others can only be better known.
        better = SOURCES[: SOURCES.index(str(block["source"]))]
        assert set(dict(block.get("sources", {})).values()) <= set(better)  # type: ignore[call-overload]
    rows = sources_in(name, text)
    assert len(rows) >= len(found)
    assert {row.source for row in rows} <= set(SOURCES)
