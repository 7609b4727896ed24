"""Steam Barons' decisions as numbers and its views as vectors."""

from rotonde.games.steam_barons.encoding.actions import BaronsEncoding
from rotonde.games.steam_barons.rules.terms import terms_of
from rotonde.kernel.contract.info import Setup


def encoding_of(setup: Setup) -> BaronsEncoding:
    return BaronsEncoding(*terms_of(setup))
