"""The trial notices when a game with secrets is broken: Night Mail, one fault at a time."""

from __future__ import annotations

import pytest

from tests.scratch import Scratch

FAULTS = {
    "private": """
        actions.Return.seen_by = lambda self, actor, viewer: True
        """,
    "private ": """
        events.TicketReturned.seen_by = lambda self, seat: self
        """,
    "draws": """
        events.VanSearched.seen_by = lambda self, seat: self
        """,
    "draws ": """
        drawn = state.MailState.draw
        state.MailState.draw = lambda self, chance, secret: drawn(self, chance, secret=False)
        """,
    "opening": """
        visibility.MailVisibility.sample_state = lambda self, state, seat, rng: state.copy()
        """,
    "hidden": """
        visibility.MailVisibility.has_hidden_info = False
        """,
    "forced": """
        steps.Delivering.forced = True
        """,
    "secrecy": """
        visibility.MailVisibility.public_setup = lambda self, setup: setup
        """,
    "secrecy ": """
        presentation.MailHelp.list_title = lambda self, state, seat: Message(str(state.hands))
        """,
    "sample": """
        def forgetful(self, state, seat, rng, sample=visibility.MailVisibility.sample_state):
            blank = state.copy()
            blank.returned[seat] = None
            twin = sample(self, blank, seat, rng)
            twin.returned[seat] = state.returned[seat]
            return twin
        visibility.MailVisibility.sample_state = forgetful
        """,
    "refusals": """
        steps.Loading.rule = "NM-99"
        """,
    "position": """
        notation._deal_rest = lambda state, planted, chance: None
        """,
}
"""By the check that finds it."""

TRY = """
import textwrap
from night_mail import actions, events, notation, presentation, state, steps, visibility
from rotonde.kernel.message import Message
from rotonde import trial
trial.suites = lambda *_: ()  # the tests of others are not what is tried here
exec(textwrap.dedent({fault!r}))
for matches in (1, 4, 14):  # most faults show at once
    found = {{finding.check for finding in trial.check("night-mail", matches=matches).findings}}
    if {check!r} in found:
        break
print(*sorted(found))
"""


@pytest.mark.parametrize("check", FAULTS)
def test_a_fault_is_found(check: str, scratch: Scratch) -> None:
    expected = check.strip()
    found = scratch.run("-c", TRY.format(fault=FAULTS[check], check=expected)).stdout
    assert expected in found.split()
