"""Template Game, put together from its parts.

`GAME` is what Rotonde imports; `pyproject.toml` names it. Each part has one kind of caller, which
is handed that part and nothing else. The four parts given here by position are required.

Optional parts, each an argument of `Game`:

- `visibility`: what a seat may not know (hands, hidden cards). Left out: everything is open.
- `inputs`: amounts, forms and auctions. Left out: every choice is on the list of legal actions.
- `bot`: what a good player weighs. Left out, as here, bots look ahead by the scores. The first
  thing to give is `score_scale`, how many points may still change hands: by default as many as
  the highest score so far.
- `encoding`: actions and views as numbers. Left out: no PettingZoo or OpenSpiel environment.
- `sources`: data files and where their figures come from. Left out: there are none.
"""

from rotonde.kernel.contract.game import Game

from .info import INFO
from .notation import YardNotation
from .presentation import YardHelp, YardPresentation
from .rules import YardRules

GAME = Game(INFO, YardRules(), YardNotation(), YardPresentation(), help=YardHelp())
