"""Silverton's decisions as numbers and its views as vectors."""

from rotonde.games.silverton.encoding.actions import SilvertonEncoding
from rotonde.games.silverton.rules.terms import terms_of
from rotonde.kernel.contract.info import Setup


def encoding_of(setup: Setup) -> SilvertonEncoding:
    return SilvertonEncoding(*terms_of(setup))
