title = Steam Tunnel
tagline = Flip cards on a wrap-around board and own the best tunnels.

## Options at set-up

option-variant = Dead ends
option-variant-standard = Standard: a dead end is worth nothing.
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
option-board-standard = 6 × 6, the point cards are face up from the start.
option-board-full = 7 × 7 with a hole in the middle; the point cards are hidden among the others.
option-pawns = Pawns
option-pawns-unlimited = Unlimited.
option-pawns-20 = Twenty each, for claims and blocks together.

## The strip of phases

phase-flip = Flip
phase-pawn = Place a pawn
phase-count = Scoring

## Prompts and choices

prompt-flip = Flip a face-down card.
prompt-pawn = Claim a segment of an open tunnel, or block a face-down card.
choice-flip = Flip the card in { place }
choice-claim = Claim { $segment } in { place }
choice-block = Block the card in { place }
choice-pass = Pass

## Where on the board

place = row { $row }, column { $col }
segment-pair = { $from } to { $to }
segment-fork = the fork { $sides }
side-0 = top
side-1 = upper right
side-2 = lower right
side-3 = bottom
side-4 = lower left
side-5 = upper left

## What happened

event-card-flipped = { $you ->
    [yes] You flip the card in { place }.
   *[no] { $seat } flips the card in { place }.
}
event-segment-claimed = { $you ->
    [yes] You claim { $segment } in { place }.
   *[no] { $seat } claims { $segment } in { place }.
}
event-card-blocked = { $you ->
    [yes] You block the card in { place }.
   *[no] { $seat } blocks the card in { place }.
}
event-passed = { $you ->
    [yes] You place no pawn.
   *[no] { $seat } places no pawn.
}
event-tunnel-finished = { $count ->
    [one] A tunnel of one segment is finished: worth { $value } to { $seats }.
   *[other] A tunnel of { $count } segments is finished: worth { $value } to { $seats }.
}
event-tunnel-finished-unowned = { $count ->
    [one] A tunnel of one segment is finished. Nobody owns it.
   *[other] A tunnel of { $count } segments is finished. Nobody owns it.
}
event-last-card-flipped = The last card is flipped: the game is over.
event-last-card-blocked = The last face-down card is blocked: the game is over.

## Endings

ending-last-card-flipped = the last card was flipped
ending-last-card-blocked = the last face-down card was blocked

## Labels of the picture

# $rows is 2 or more, $cols is 2 or more
scene-title = Steam Tunnel, { $rows } rows of { $cols } cards
label-card-hidden = Face-down card, { place }
label-card-blocked = Blocked card, { place }
label-card-point = Point card, { place }
label-card-open = Card { $design }, { place }
label-card-hole = The hole, { place }
label-pawn = { $seat }’s pawn, { place }
label-segment = { $segment }, { place }
label-end = End worth { $value }: { $side }, { place }
label-dead-end = Dead end: { $side }, { place }

## Refusals

refusal-flip-first = Flip a card first; the pawn comes after.
refusal-one-flip = You have flipped your card for this turn.
refusal-no-card = There is no such card on the board.
refusal-flip-open = The card in { place } is already face up.
refusal-flip-blocked = The card in { place } is blocked: it can never be flipped.
refusal-hole = The hole is not a card: tunnels cross it straight and nothing can be placed there.
refusal-claim-hidden = The card in { place } shows no segment: you can only claim segments of face-up cards.
refusal-no-segment = The card in { place } has no such segment.
refusal-claimed = This segment belongs to { $seat } already.
refusal-finished = This tunnel is finished, so no more pawns can be placed on it.
refusal-point-card = A point card has only ends: there is no segment to claim.
refusal-dead-end = A dead end is not a segment and cannot be claimed.
refusal-block-twice = The card in { place } is blocked already.
refusal-block-open = The card in { place } is face up: only face-down cards can be blocked.
refusal-no-pawns = You have no pawn left: you can only pass.
refusal-forks-full = The full board needs every card: fork cards cannot be taken out.
refusal-forks-out = The deck has only { $count } fork cards to take out.

## Data and positions

bad-card = Deck: card “{ $card }” is invalid; six entries must each be in one segment or one dead end.
bad-layout = Layouts: “{ $layout }” is invalid or missing.
bad-deck = The deck and the hidden places must be equal in number: { $cards } and { $places }.
bad-position-long = Line { $line }: the position is too long.
bad-position-small = Line { $line }: a board has at least two rows of two cards.
# $most is 2 or more
bad-position-large = Line { $line }: a board has at most { $most } cards.
bad-position-ragged = Line { $line }: as many cards as in the first row are needed, { $wanted }, not { $found }.
bad-position-card = Line { $line }: there is no card “{ $code }”.
bad-position-line = Line { $line }: “{ $text }” is not a pawn, a hidden card or a move.
bad-position-player = Line { $line }: there is no player { $letter }.
bad-position-outside = Line { $line }: { $place } is outside the board.
bad-position-not-blocked = Line { $line }: that card is not blocked.
bad-position-not-hidden = Line { $line }: that card is not hidden, or was named before.
bad-position-no-segment = Line { $line }: the pawn is on nothing; the card has no segment { $ports }.
bad-position-two-pawns = Line { $line }: there is already a pawn.
bad-position-pawns = Line { $line }: more pawns than the player has.
bad-position-no-copy = Line { $line }: no unseen copy of { $code } is left.
bad-position-move-twice = Line { $line }: whose move it is was said before.

## Counting

count-tunnel-finished = ends { $ends } × { $count } → { $value } ({ $owners })
count-tunnel-open = ends { $ends } × { $count } → { $value } ({ $owners }), still open
count-score = { $player }: { $points }

## What belongs together, and what each player has

network-worth = Ends × length: { $sum } = { $value }.
network-worthless = { $count ->
    [one] One segment, worth nothing by this table’s rule on dead ends.
   *[other] { $count } segments, worth nothing by this table’s rule on dead ends.
}
network-no-ends = { $count ->
    [one] One segment without a numbered end: worth nothing.
   *[other] { $count } segments without a numbered end: worth nothing.
}
network-pawns = Pawns: { $pawns }.
network-pawn = { $you ->
    [yes] you
   *[no] { $seat }
} { $count }
network-finished = Finished.
network-open = { $count ->
    [one] Still open: one face-down card on its way.
   *[other] Still open: { $count } face-down cards on its way.
}
network-owned = It belongs to { $seats }.
network-led = Leading: { $seats }.
network-shared = Shared by { $seats }: each scores { $points }.
network-unowned = Nobody has a pawn on it.
note-pawns = { $count ->
    [0] no pawns placed
    [one] one pawn placed
   *[other] { $count } pawns placed
}
note-pawns-left = { $count ->
    [0] no pawns placed, { $left } left
    [one] one pawn placed, { $left } left
   *[other] { $count } pawns placed, { $left } left
}
show-tunnels = Show all tunnels

## How the match stands

clock-label = Face down
clock-of = of { $count }
goal-mine = { $way ->
    [ahead] { $points } ahead of { $seat2 }
    [behind] { $points } behind { $seat2 }
   *[level] tied with { $seat2 }
}
goal-best = { $way ->
    [ahead] { $seat } leads { $seat2 } by { $points }
   *[level] { $seat } and { $seat2 } are tied
}
goal-note = most points wins
score-of = { $count ->
    [0] { $seat }: no tunnel scores yet.
    [one] { $seat }: { $points } from one tunnel, face-down cards crossed straight.
   *[other] { $seat }: { $points } from { $count } tunnels, face-down cards crossed straight.
}
score-part = { $points } = { $sum }, { score-state }, from { place }
score-part-shared = { $points }, shared with { $seats }: { $sum }, { score-state }, from { place }
score-state = { $state ->
    [finished] finished
   *[open] open
}
intro-occasion = For a coffee break
intro-short = Flip cards, own the best tunnels.
intro-about = Thirty-two cards lie face down on a board without edges: what runs off on the right comes back on the left. Each turn you flip one, and its track joins the tracks around it. A pawn on the right piece makes the whole tunnel yours, until a rival places one more.
intro-goal = Most points wins. A finished tunnel is worth the numbers at its ends, added up, times its length.
intro-turn = Flip one card, then place one pawn: claim a piece of track, or block a card that is still face down.
picture-poster = Three players, half the cards face up
picture-fork = A fork joins three ways
picture-late = The last cards decide
picture-full = The full board

# Why a hint is what it is
reason-flip = { $lead ->
    [theirs] Crossed straight, this card serves the others by { $points } more than you: any other face is welcome.
    [mine] Crossed straight, this card serves you by { $points }: less is at stake here than at the others.
   *[level] Crossed straight, this card serves you no more than the others: little of yours is at stake.
}
reason-block = { $lead ->
    [theirs] The straight way through it brings the others { $points } more than you.
    [mine] The straight way through it brings you { $points } more than the others.
   *[level] The straight way through it brings nobody an advantage yet.
}
reason-block-lasts = Nobody can flip it any more; the pawn is used for that.
reason-claim = { $brings ->
    [both] As the board reads it brings you { $points } and takes { $points_taken } from the others.
    [mine] As the board reads it brings you { $points }.
    [taken] As the board reads it takes { $points_taken } from the others.
   *[none] It changes no score yet; a pawn there counts once the tunnel grows.
}
reason-claim-open = Face-down cards are read as straight: they may still turn it another way.
reason-pass = No pawn placed now would bring more than one kept for later.
picture-turn = 1 A face-down card. 3 A pawn claims a segment.
