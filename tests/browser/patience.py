"""`expect`, for pages as big as a map.

At every look in vain Playwright describes the whole page, for the message that a failure would
need. On a map that takes longer than what is waited for, and holds it up. So the waiting is done
by what does not describe; then `expect` looks once, or says what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal, overload

from playwright.sync_api import Error, Locator, LocatorAssertions, Page, PageAssertions
from playwright.sync_api import expect as at_once

PATIENCE = 60_000
"""Milliseconds; what is there sooner is not waited for."""

_State = Literal["attached", "hidden", "visible"]
_FIRST: dict[str, _State] = {
    "to_be_visible": "visible",
    "to_be_hidden": "hidden",
    "to_be_attached": "attached",
    "to_be_disabled": "attached",
    "to_be_enabled": "attached",
    "to_be_focused": "attached",
    "to_have_attribute": "attached",
    "to_have_value": "attached",
}
"""What must be so before this can be."""


class _Patient:
    def __init__(self, locator: Locator) -> None:
        self._locator = locator

    def __getattr__(self, name: str) -> Callable[..., None]:
        judge: Callable[..., None] = getattr(at_once(self._locator), name)
        state = _FIRST.get(name)
        if state is None:
            return judge

        def wait(*args: Any, timeout: float | None = None) -> None:
            with suppress(Error):
                self._locator.wait_for(state=state, timeout=timeout)
            judge(*args, timeout=timeout)

        return wait


@overload
def expect(actual: Locator) -> LocatorAssertions: ...
@overload
def expect(actual: Page) -> PageAssertions: ...
def expect(actual: Any) -> Any:
    return _Patient(actual) if isinstance(actual, Locator) else at_once(actual)
