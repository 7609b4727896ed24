"""What server and browser say to each other, typed once.

`web/src/protocol.ts` and the tables of docs/protocol.md are generated from these structs by
`python docs/generate.py`; a test holds them together.
"""

from rotonde.server.protocol.answers import (
    Chart,
    Description,
    Ghosts,
    Hint,
    Presence,
    Preview,
    Refused,
    Rematch,
    UndoAnswered,
    UndoAsked,
    Why,
)
from rotonde.server.protocol.delta import ListDelta, delta_fields
from rotonde.server.protocol.lobby import (
    BotLevel,
    CardSeat,
    Checked,
    ErrorAnswer,
    GameCard,
    GameOption,
    Invitation,
    LostCard,
    MatchCard,
    MatchKeys,
    NewMatch,
    NewSeat,
    Opened,
    OptionChoice,
    PhaseLabel,
    PlayerColour,
    RematchRequest,
    WantedCards,
)
from rotonde.server.protocol.offers import (
    Amount,
    Auction,
    Bidder,
    BidLimit,
    Choice,
    Form,
    Ghost,
    Item,
    QuickAmount,
    Shortcut,
)
from rotonde.server.protocol.requests import (
    AskBidLimit,
    AskChart,
    AskDescription,
    AskGhosts,
    AskHint,
    AskPreview,
    AskWhy,
    Decide,
    Fill,
    Hello,
    LookFrom,
    Request,
    Reset,
    SetLanguage,
    ShowMoment,
    ShowRim,
    TakeShortcut,
    Undo,
    UndoAnswer,
)
from rotonde.server.protocol.table import (
    Backdrop,
    BreakdownRow,
    Card,
    Curve,
    Curves,
    Highlight,
    LogLine,
    OptionLabel,
    Phase,
    Result,
    Scene,
    Seat,
    Standings,
    Table,
)

Answer = (
    Table
    | Presence
    | Refused
    | Why
    | Description
    | Ghosts
    | Preview
    | Hint
    | UndoAsked
    | UndoAnswered
    | Chart
    | Rematch
)
"""What the server says over the socket."""

__all__ = [
    "Amount",
    "Answer",
    "AskBidLimit",
    "AskChart",
    "AskDescription",
    "AskGhosts",
    "AskHint",
    "AskPreview",
    "AskWhy",
    "Auction",
    "Backdrop",
    "BidLimit",
    "Bidder",
    "BotLevel",
    "BreakdownRow",
    "Card",
    "CardSeat",
    "Chart",
    "Checked",
    "Choice",
    "Curve",
    "Curves",
    "Decide",
    "Description",
    "ErrorAnswer",
    "Fill",
    "Form",
    "GameCard",
    "GameOption",
    "Ghost",
    "Ghosts",
    "Hello",
    "Highlight",
    "Hint",
    "Invitation",
    "Item",
    "ListDelta",
    "LogLine",
    "LookFrom",
    "LostCard",
    "MatchCard",
    "MatchKeys",
    "NewMatch",
    "NewSeat",
    "Opened",
    "OptionChoice",
    "OptionLabel",
    "Phase",
    "PhaseLabel",
    "PlayerColour",
    "Presence",
    "Preview",
    "QuickAmount",
    "Refused",
    "Rematch",
    "RematchRequest",
    "Request",
    "Reset",
    "Result",
    "Scene",
    "Seat",
    "SetLanguage",
    "Shortcut",
    "ShowMoment",
    "ShowRim",
    "Standings",
    "Table",
    "TakeShortcut",
    "Undo",
    "UndoAnswer",
    "UndoAnswered",
    "UndoAsked",
    "WantedCards",
    "Why",
    "delta_fields",
]
