## The house

house = Rotonde
house-home = Back to my games
lead = Railway board games to play at this screen, across the room, or against a bot that never sleeps.
close = Close
trouble = The house does not answer. Try again in a moment.
language = Language
language-en = English
language-fr = Français
theme = Theme
theme-light = Switch to day
theme-dark = Switch to night
theme-name-light = Day
theme-name-dark = Night

promise-together = Alone or together
promise-together-line = Against bots of every strength, with friends at this screen, or by a link to their own.
promise-learn = Learn while you play
promise-learn-line = Whatever you may do glows. Ask for a hint, ask “why not?”, open the rules at the right paragraph.
promise-keep = Nothing gets lost
promise-keep-line = Close the window and come back later; every decision can be watched again, shared and kept.

## My games

quick = Play { $game } now
quick-again = Quick game against a bot
starting = Setting the table…
new-game = New game
new-game-choose = Choose players and variant
my-games = Games under way
my-ended = Finished games
my-lost = Games that cannot be opened
card-number = Number { $id }
card-over = Finished
card-yours = Your turn
card-theirs = Waiting for { $names }
card-forget = Remove
import = Open a match file
companion = Silverton at your own table
companion-explain = For people who own the box: prices, dice and winters on your phone, even without a network.
import-explain = Go on with a saved match, or replay a finished one.

## A new game

choose-game = Game
seats-range = { $fewest } to { $most } players
seats = Who sits at the table?
seat-number = Seat { $number }
seat-name = Name
seat-kind = Who plays
seat-level = Strength of the bot
seat-me = Me
seat-here = Someone at this screen
seat-link = Someone by link
seat-bot = A bot
seat-me-line = You, at this screen.
seat-here-line = You hand over the mouse, or the phone, at each turn.
seat-link-line = The table shows a link and a code to scan for this seat.
seat-add = Add a player
seat-remove = Remove { $name }
variants = Variant
preview = { $game }: the board at the start
switches = More rules
switches-changed = { $count ->
    [0] as usual
    [one] one changed
   *[other] { $count } changed
}
seed = Seed
seed-none = Left to chance
seed-explain = The same seed deals the same game. A match with a chosen seed stays out of the records.
surprise = Surprise me
designed = What here is our own design
designed-nothing = Nothing: every figure of this game comes from its rulebook or from what others wrote about it.
start = Start the game
name-1 = Amber
name-2 = Basil
name-3 = Cleo
name-4 = Diana
name-5 = Elias
name-6 = Flora

## The table

table-calling = Calling the table…
table-opening = Setting the table…
line-lost = Connection lost. Calling again…
phases = Phases of the turn
players = Players
seat-your-turn = Your turn
seat-their-turn = their turn
seat-thinking = thinking…
seat-away = away
seat-ready = ready
seat-choosing = still choosing
ready-marks = Who is ready
secret = secret
seat-is-bot = bot, { $level }
side = Players, what you point at, and the log
side-open = Players and log
pointed = Under the pointer
pointed-nothing = Point at anything on the board: what there is to know of it appears here.
log = Log
log-earlier = { $count ->
    [one] One earlier line: the replay shows it.
   *[other] { $count } earlier lines: the replay shows them.
}
log-keys = Arrows, Home and End move between the lines.
log-empty = Nothing has happened yet.
news = { $count ->
    [one] One decision since your last turn
   *[other] { $count } decisions since your last turn
}
news-watch = Watch again
news-again = { $count ->
    [one] Watch it again
   *[other] Watch { $count } again
}
choices = Your choices
choices-keys = Arrows to choose, Enter to take it.
choices-end = End key: { $choice }.
board = Board
board-keys = Arrows move over the board, plus and minus zoom, 0 shows all of it, 2 and up lay other boards in its place.
part-key = { $name } (key { $key })
zoom = Zoom
zoom-in = Closer
zoom-out = Further away
zoom-whole = The whole board
find = Find a place
find-found = Places found
find-nothing = No such place on this board.
auction = Auction
auction-leads = highest bid
auction-speaks = to speak now
auction-out = out
bid-limit = Ceiling
bid-limit-set = Bid up to ${ $n }
bid-limit-explain = Bids by itself, as little as possible each time, and passes once that would take more. Nobody else sees it.
bid-limit-now = Your bids go up to ${ $most } by themselves, as little as possible each time. Nobody else sees this.
bid-limit-withdraw = Stop that
amount-less = { $label }: less
amount-more = { $label }: more
amount-range = { $label }, from { $least } to { $most }
amount-wrong = { $unit ->
    [1] Only whole numbers from { $least } to { $most }.
   *[other] From { $least } to { $most }, in steps of { $unit }.
}
form-partner = With whom?
form-give = You give
form-take = You get
form-nothing = There is nothing here.
several = Which one do you mean?

prompt-replay = Replay: decision { $at } of { $n }
prompt-winner = { $count ->
    [one] { $names } wins the game.
   *[other] { $names } share the victory.
}
prompt-watching = See what the others do.
prompt-go-on = And then? The places you can choose are lit.
why-not = Why not?
undo = Undo
undo-ask = Undo?
put-back = Put back
all-choices = All choices ({ $count })
all-choices-short = All ({ $count })
all-choices-title = All choices
all-listed = { $title } ({ $count })
all-filter = Only those with these words
all-found = { $count ->
    [0] Nothing in this list has these words.
    [one] One is left.
   *[other] { $count } are left.
}
all-what = What you can do
all-brings = Brings you
all-ways = { $count ->
    [one] Another way
   *[other] { $count } other ways
}
all-keys = Down goes from the field to the list; arrows, Home and End move between its lines.
step-back = Step back
start-again = Start again
undo-ask-explain = Chance or another player has moved since: the others must agree.
hint = Hint
hint-pondering = Thinking…
confirm = Confirm
skip = To my turn
note-away = The connection is down: nothing was sent.
note-replay = This is a replay: go back to the game to decide.
note-ask = Choose anything on the board to hear why it cannot be chosen.
note-hint = A strong player would: { $choice }.
rule = Rule { $id }

undo-practice = Undo…
undo-practice-title = Go on as practice?
undo-practice-text = Chance or a bot has moved since, and what was seen cannot be unseen. You can take it back as practice: from then on everything can be taken back, and this match sets no record.
undo-practice-yes = Go on as practice
undo-practice-no = Keep it as it is
practice = practice
undo-sent = The others have been asked.
undo-asked = Take back a decision?
undo-yes = Agree
undo-no = Refuse
cover = Pass the screen to { $name }
cover-explain = Nobody else should look now.
cover-reveal = I am { $name }

replay = Replay
replay-at = Decision { $at } of { $n }
replay-back = One decision back
replay-forward = One decision on
replay-play = Play the match by itself
replay-pause = Pause
replay-live = Back to the game
replay-end = To the end

## Help

rules = Rules
rules-here = Rules for this phase
rules-page = Page
contents = Contents
tutorial = First game
keys = Keys
guide-missing = This page cannot be reached just now.
key-arrows = Arrows
key-arrows-does = move between your choices
key-enter = Enter
key-enter-does = select, then confirm
key-page = Page ↑ ↓
key-page-does = go through the choices in order
key-end = Home, End
key-end-does = the first choice, what ends the turn
key-u = U
key-u-does = undo
key-r = R
key-r-does = turn a tile, look at the next of several
key-h = H
key-h-does = hint
key-w = W
key-w-does = ask why something cannot be chosen
key-a = A
key-a-does = show all that is led by somebody in their colours, e.g. tunnels
key-help = ?
key-help-does = rules for this phase
key-escape = Escape
key-escape-does = drop what is half done
key-brackets = [ ]
key-brackets-does = step through the replay
key-zoom = + − 0
key-zoom-does = zoom in, out, show the whole board
key-find = /
key-find-does = find a place on a big map
key-boards = 1 to 9
key-boards-does = lay a board on the table, with Shift keep it on the desk
key-log = L
key-log-does = go to the log

## Settings

settings = Settings
pace = Pace of the others’ moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
at-once = Play at once
at-once-explain = A single click decides, without Confirm.
rim = Show what lies beyond the edges
rim-explain = Repeats the neighbouring row and column faintly round the board.
zoom-show = Zoom buttons
zoom-show-explain = Ctrl and the wheel, or two fingers, zoom any board.
invite = Invite
links = Invitations
links-explain = Each link is one seat: whoever has it plays there.
links-code = Code to scan for { $name }
links-address = Link for { $name }
copy = Copy
copied = Copied
this-match = This match
commitment = Seal of the shuffle
commitment-explain = Made before the first decision; the finished match proves it.
counts-not = This match stays out of the records.
save = Keep and share
save-match = Match file
save-svg = Board as SVG
save-png = Board as PNG
save-address = Copy address of this moment

## The end

end-title = Result
end-because = The end: { $ending }.
go-on = Go on from here under the new rules
rematch = Rematch
rematch-join = To the rematch
tally = Count
tally-count = { $count ->
    [one] One part
   *[other] { $count } parts
}
tally-at = { $at } of { $n }
tally-back = Previous part
tally-next = Next part
tally-walk = Walk through
tally-halt = Pause
tally-explain = See on the board where every point came from.
records = My results here
books = Where it came from
books-sum = At the end
chart = Scores over time
chart-said = Scores over time, at the end: { $summary }
chart-decisions = { $n } decisions
curve-said = { $label } from { $from } to { $to }

# The table

you = You
menu = Menu
more = More
offers = You can also
sending = Sending…
missing-page = There is no such page
missing-page-text = The address may be cut off or mistyped. Your games are on the first page.
hint-do = Do it
boards = Boards
board-pin = Keep { $title } on the desk
board-enlarge = Lay { $title } on the table
board-fold = Fold { $title }
board-unfold = Unfold { $title }
board-back = Back to { $title } (1 or Esc)
rules-short = Rules
standing = How the match stands
standing-replay = Move { $at } of { $n }
standing-over = The end
standing-turn = { $name }’s turn
standing-waiting = Waiting for { $count }
standing-thinks = { $name } thinks
confirm-further = Choose the next place
confirm-choose = Choose first
confirm-their-turn = { $names }: their turn
confirm-waiting = Waiting for { $names }
bid-number = Bid ${ $n }
confirm-amount = { $label }: { $n }
prompt-stopped = Only to look at
phase-over = The match is over
phase-of = { $at } of { $count }
text-size = Text size
text-size-percent = { NUMBER($percent, maximumFractionDigits: 0) }%
