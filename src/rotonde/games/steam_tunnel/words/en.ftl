title = Steam Tunnel
tagline = Turn up cards on a board without edges and own the best tunnels.

## Options at set-up

option-variant = Dead ends
option-variant-standard = A dead end is worth nothing.
option-variant-killer-dead-ends = Killer: one dead end anywhere makes the whole tunnel worthless.
option-variant-softer-dead-ends = Softer: a tunnel needs at least two numbered ends to be worth anything.
option-variant-charity = Charity: a dead end is worth 1.
option-forks_out = Simple paths
option-forks_out-0 = All fork cards stay in the deck.
option-forks_out-1 = One fork card is taken out.
option-forks_out-2 = Two fork cards are taken out.
option-forks_out-3 = Three fork cards are taken out.
option-forks_out-4 = All four fork cards are taken out.
option-board = Board
option-board-standard = 6 × 6, the point cards lie open from the start.
option-board-full = 7 × 7 with a hole in the middle; the point cards are hidden among the others.
option-pawns = Pawns
option-pawns-unlimited = As many as needed.
option-pawns-20 = Twenty each, for claims and blocks together.

## The strip of phases

phase-flip = Turn up
phase-pawn = Place a pawn
phase-count = Count

## Prompts and choices

prompt-flip = Turn up a face-down card.
prompt-pawn = Claim an open segment, or block a face-down card.
choice-flip = Turn up card { $row }·{ $col }
choice-claim = Claim segment { $ports } of card { $row }·{ $col }
choice-block = Block card { $row }·{ $col }
choice-pass = Pass

## What happened

event-card-flipped = { $you ->
    [yes] You turn up card { $row }·{ $col }.
   *[no] { $seat } turns up card { $row }·{ $col }.
}
event-segment-claimed = { $you ->
    [yes] You claim segment { $ports } of card { $row }·{ $col }.
   *[no] { $seat } claims segment { $ports } of card { $row }·{ $col }.
}
event-card-blocked = { $you ->
    [yes] You block card { $row }·{ $col }.
   *[no] { $seat } blocks card { $row }·{ $col }.
}
event-passed = { $you ->
    [yes] You place no pawn.
   *[no] { $seat } places no pawn.
}
event-tunnel-finished = { $count ->
    [one] A tunnel of one segment is finished: { $value } points for { $seats }.
   *[other] A tunnel of { $count } segments is finished: { $value } points for { $seats }.
}
event-tunnel-finished-unowned = { $count ->
    [one] A tunnel of one segment is finished: { $value } points that nobody owns.
   *[other] A tunnel of { $count } segments is finished: { $value } points that nobody owns.
}
event-last-card-flipped = The last card is turned up: the game is over.
event-last-card-blocked = The last hidden card is blocked: the game is over.

## Endings

ending-last-card-flipped = the last card was turned up
ending-last-card-blocked = the last hidden card was blocked

## Labels of the picture

scene-title = Steam Tunnel, { $rows } rows of { $cols } cards
label-card-hidden = Card { $row }·{ $col }, face down
label-card-blocked = Card { $row }·{ $col }, blocked
label-card-point = Card { $row }·{ $col }, point card
label-card-open = Card { $row }·{ $col }, design { $design }
label-card-hole = { $row }·{ $col }, the hole
label-pawn = Pawn of { $seat } on card { $row }·{ $col }
label-segment = Segment { $ports } of card { $row }·{ $col }

## Refusals

refusal-flip-first = First turn up a card; the pawn comes after.
refusal-one-flip = You have turned up your card for this turn.
refusal-no-card = There is no such card on the board.
refusal-flip-open = Card { $row }·{ $col } lies open already.
refusal-flip-blocked = Card { $row }·{ $col } is blocked: it can never be turned up.
refusal-hole = The hole is no card: it is crossed straight and nothing can be placed there.
refusal-claim-hidden = Card { $row }·{ $col } shows no segment: only open cards can be claimed.
refusal-no-segment = Card { $row }·{ $col } has no such segment.
refusal-claimed = This segment belongs to { $seat } already.
refusal-finished = This tunnel is finished: its whole path is known, so nobody can claim on it any more.
refusal-point-card = A point card has only ends: there is no segment to claim.
refusal-dead-end = A dead end is no segment and cannot be claimed.
refusal-block-twice = Card { $row }·{ $col } is blocked already.
refusal-block-open = Card { $row }·{ $col } lies open: only face-down cards can be blocked.
refusal-no-pawns = You have no pawn left: you can only pass.
refusal-forks-full = The full board needs every card: fork cards cannot be taken out.
refusal-forks-out = The deck has only { $count } fork cards to take out.

## Data and positions

bad-card = Deck: card “{ $card }” makes no sense; six entries must each be in one segment or one dead end.
bad-layout = Layouts: “{ $layout }” makes no sense or is missing.
bad-deck = The deck has { $cards } cards for { $places } hidden places.
bad-position-long = Line { $line }: the position is too long.
bad-position-small = Line { $line }: a board has at least two rows of two cards.
bad-position-large = Line { $line }: a board has at most { $most } cards.
bad-position-ragged = Line { $line }: { $found } cards where the first row has { $wanted }.
bad-position-card = Line { $line }: there is no card “{ $code }”.
bad-position-line = Line { $line }: “{ $text }” is no pawn, hidden card or move.
bad-position-player = Line { $line }: there is no player { $letter }.
bad-position-outside = Line { $line }: { $place } lies outside the board.
bad-position-not-blocked = Line { $line }: that card is not blocked.
bad-position-not-hidden = Line { $line }: that card is not hidden, or was named before.
bad-position-no-segment = Line { $line }: a pawn on nothing; the card has no segment { $ports }.
bad-position-two-pawns = Line { $line }: there is a pawn already.
bad-position-pawns = Line { $line }: more pawns than the player has.
bad-position-no-copy = Line { $line }: no unseen copy of { $code } is left.
bad-position-move-twice = Line { $line }: whose move it is was said before.

## Counting

count-tunnel-finished = ends { $ends } × { $count } → { $value } ({ $owners })
count-tunnel-open = ends { $ends } × { $count } → { $value } ({ $owners }), still open
count-score = { $player }: { $points }

## What belongs together, and what each player has

network-worth = { $count ->
    [one] Ends × length: { $ends } × 1 = { $value }.
   *[other] Ends × length: { $ends } × { $count } = { $value }.
}
network-worthless = { $count ->
    [one] One segment, worth nothing by this table’s rule on dead ends.
   *[other] { $count } segments, worth nothing by this table’s rule on dead ends.
}
network-no-ends = { $count ->
    [one] One segment without a numbered end: worth nothing.
   *[other] { $count } segments without a numbered end: worth nothing.
}
network-pawns = { $count ->
    [one] { $seat }: one pawn.
   *[other] { $seat }: { $count } pawns.
}
network-finished = Finished.
network-open = { $count ->
    [one] Still open: it crosses one face-down card.
   *[other] Still open: it crosses { $count } face-down cards.
}
network-owned = It belongs to { $seats }.
network-shared = Shared by { $seats }: { $points } points each.
network-unowned = It belongs to nobody.
note-pawns = { $count ->
    [0] no pawn placed
    [one] one pawn placed
   *[other] { $count } pawns placed
}
note-pawns-left = { $count ->
    [0] no pawn placed, { $left } left
    [one] one pawn placed, { $left } left
   *[other] { $count } pawns placed, { $left } left
}
