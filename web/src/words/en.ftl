## Rotonde

house = Rotonde
house-home = Back to my games
close = Close
trouble = The server is not responding. Try again in a moment.
try-again = Try again
language = Language
language-en = English
language-fr = Français
imprint = Rotonde is not affiliated with the designers or publishers of these games. The rules are in its own words, the art is its own.
imprint-licences = Licences of what these pages are made of
theme = Theme
theme-light = Switch to day
theme-dark = Switch to night
theme-name-light = Day
theme-name-dark = Night


## My games

starting = Setting up the table…
new-game = New game
import = Open a match file
import-explain = Continue a saved game, or replay a finished one.

## A new game

# $most is 2 or more
seats-range = { $fewest } to { $most } players
seats = Who is playing?
seat-number = Seat { $number }
seat-name = Name
seat-kind = Player
seat-level = Strength of the bot
seat-me = Me
seat-here = Someone sharing this screen
seat-link = A friend, by link
seat-bot = A bot
seat-me-line = You, at this screen.
seat-here-line = You pass the mouse, or the phone, at each turn.
seat-link-line = The table shows a link and a code to scan for this seat.
seat-add = Add a player
seat-remove = Remove { $name }
variants = Options
preview = { $game }: the board at the start
switches = Rule options
switches-changed = { $count ->
    [0] default
    [one] one changed
   *[other] { $count } changed
}
seed = Seed
seed-none = Random
seed-explain = The same seed deals the same game. A game with a chosen seed does not count for records.
surprise = Surprise me
designed = What we designed ourselves
designed-nothing = Nothing: every figure of this game comes from its rulebook or published accounts.
start = Start the game
name-1 = Amber
name-2 = Basil
name-3 = Cleo
name-4 = Diana
name-5 = Elias
name-6 = Flora

## The table

table-calling = Connecting to the table…
table-opening = Setting up the table…
line-lost = Connection lost. Reconnecting…
phases = Phases of the turn
players = Players
seat-your-turn = Your turn
seat-their-turn = to play
seat-thinking = thinking…
seat-away = offline
seat-ready = has chosen
seat-choosing = still choosing
ready-marks = Who has chosen
secret = secret
seat-is-bot = bot · { $level }
side = Players, what you point at, and the log
side-open = Players and log
pointed = Under the pointer
pointed-nothing = Point at anything on the board to read about it here.
log = Log
log-earlier = { $count ->
    [one] One earlier line is in the replay.
   *[other] { $count } earlier lines are in the replay.
}
log-keys = Arrow keys, Home and End move between the lines.
log-empty = Nothing has happened yet.
news = { $count ->
    [one] One decision since your last turn
   *[other] { $count } decisions since your last turn
}
news-watch = Replay
news-again = { $count ->
    [one] Replay the last decision
   *[other] Replay { $count } decisions
}
choices = Your choices
choices-keys = Arrow keys to choose, Enter to select.
choices-end = End key: { $choice }.
board = Board
board-keys = Arrow keys move over the board, plus and minus zoom, 0 shows all of it, 2 and up show other boards in its place.
part-key = { $name } (key { $key })
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = The whole board
find = Find a place
find-found = Places found
find-nothing = No such place on this board.
places-beyond = { $count ->
        [one] 1 more place { $way ->
            [up] above
            [down] below
            [left] to the left
           *[right] to the right
        }
       *[other] { $count } more places { $way ->
            [up] above
            [down] below
            [left] to the left
           *[right] to the right
        }
    }
glass = The places under the pointer, enlarged
log-fresh = new lines
stop-map = Show more of the map
stop-papers = Show more of the papers
auction = Auction
auction-leads = highest bidder
auction-speaks = to bid
auction-out = out
bid-limit = Bid limit
bid-limit-set = Bid up to ${ $n }
bid-limit-explain = Bids for you, the minimum each time, and passes above your limit. Only you can see it.
bid-limit-now = Bidding for you up to ${ $most }, the minimum each time. Only you can see this.
bid-limit-withdraw = Stop automatic bids
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
several = Which one?
menu-more = { $count ->
    [one] One more
   *[other] { $count } more
}

prompt-replay = Replay: decision { $at } of { $n }
prompt-winner = { $you ->
    [yes] You win the game.
   *[no] { $count ->
        [one] { $names } wins the game.
       *[other] { $names } share the victory.
    }
}
prompt-watching = Watch what the others do.
prompt-go-on = Now choose the next place: possible ones are lit.
why-not = Why not?
undo = Undo
undo-ask = Undo?
put-back = Put back
all-choices = All choices ({ $count })
all-choices-short = All ({ $count })
all-choices-title = All choices
all-listed = { $title } ({ $count })
all-filter = Filter
all-found = { $count ->
    [0] No choice has these words.
    [one] 1 choice
   *[other] { $count } choices
}
all-what = What you can do
all-brings = Gains
all-ways = { $count ->
    [one] Another route
   *[other] { $count } other routes
}
all-keys = The down arrow goes from the field to the list; arrow keys, Home and End move between its lines.
step-back = Step back
start-again = Start again
undo-ask-explain = Chance or another player has moved since, so the others must agree.
hint = Hint
hint-pondering = Thinking…
confirm = Confirm
skip = Skip to my turn
note-away = The connection is down: nothing was sent.
note-replay = This is a replay: go back to the game to decide.
note-ask = Choose anything on the board to read why it cannot be chosen.
note-hint = Suggestion: { $choice }.
rule = Rule { $id }

undo-practice = Undo…
undo-practice-title = Go on as practice?
undo-practice-text = Chance or a bot has moved since, and what was seen cannot be unseen. You can take it back as practice: from then on you can take back everything, and this game does not count for records.
undo-practice-yes = Go on as practice
undo-practice-no = Keep it as it is
practice = practice
undo-sent = Asked the other players.
undo-asked = Take back a decision?
undo-yes = Agree
undo-no = Refuse
cover = Pass the screen to { $name }
cover-explain = Nobody else should look now.
cover-reveal = I am { $name }

replay = Replay
replay-at = Decision { $at } of { $n }
replay-back = One decision back
replay-forward = One decision forward
replay-play = Play automatically
replay-pause = Pause
replay-live = Back to the game
replay-end = Go to the end

## Help

rules = Rules
rules-here = Rules for this phase
rules-page = Page
contents = Contents
tutorial = First game
keys = Keys
guide-missing = This page cannot be loaded right now.
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One paragraph.
   *[other] { $count } paragraphs.
}
rules-ruling = A ruling: why
rules-link = Link to rule { $id }
key-arrows = Arrow keys
key-arrows-does = move between your choices
key-enter = Enter
key-enter-does = select, then confirm
key-page = Page ↑ ↓
key-page-does = go through the choices in order
key-end = Home, End
key-end-does = first choice; end the turn
key-u = U
key-u-does = undo
key-r = R
key-r-does = rotate a tile, look at the next of several
key-h = H
key-h-does = hint
key-w = W
key-w-does = ask why something cannot be chosen
key-a = A
key-a-does = show everything owned in its owner’s colour, e.g. tunnels
key-help = ?
key-help-does = rules for this phase
key-escape = Escape
key-escape-does = cancel what you have started
key-brackets = [ ]
key-brackets-does = step through the replay
key-zoom = + − 0
key-zoom-does = zoom in, out, show the whole board
key-find = /
key-find-does = find a place on a big map
key-boards = 1 to 9
key-boards-does = show a board on the table; with Shift keep it at the side
key-log = L
key-log-does = go to the log

## Settings

settings = Settings
pace = Pace of the others’ moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
at-once = Play without Confirm
at-once-explain = A single click decides.
rim = Show what is beyond the edges
rim-explain = Repeats the neighbouring row and column, faded, around the board.
zoom-show = Zoom buttons
zoom-show-explain = Ctrl and the wheel, or two fingers, zoom any board.
invite = Invite
links = Invitations
links-explain = Each link is one seat: anyone who opens it plays there.
links-code = Code to scan for { $name }
links-address = Link for { $name }
copy = Copy
copied = Copied
this-match = This game
commitment = Proof of a fair shuffle
commitment-explain = Published before the first decision. Once the game is over, anyone can check that nothing was changed.
counts-not = This game does not count for records.
save = Keep and share
save-match = Match file
save-svg = Board as SVG
save-png = Board as PNG
save-address = Copy link to this position

## The end

end-title = Result
end-analyse = Analyse this game
end-because = Game over: { $ending }.
go-on = Continue from here under the new rules
rematch = Rematch
rematch-join = Join the rematch
tally = Scoring
tally-count = { $count ->
    [one] 1 item
   *[other] { $count } items
}
tally-at = { $at } of { $n }
tally-back = Previous item
tally-next = Next item
tally-walk = Step through
tally-halt = Pause
tally-explain = See on the board where every point came from.
records = My results here
books = Breakdown
books-sum = Total
chart = Scores over time
chart-said = Scores over time, at the end: { $summary }
chart-decisions = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
curve-said = { $label } from { $from } to { $to }

# The table

you = You
menu = Menu
more = More
offers = You can also
offers-only = Your choice
sending = Sending…
missing-page = There is no such page
missing-page-text = The address may be cut off or mistyped. Your games are on the first page.
hint-show = Show
hint-comparing = Comparing with the next best…
hint-do = Do it
boards = Boards
board-pin = Keep { $title } at the side
board-enlarge = Show { $title } on the table
board-fold = Fold { $title }
board-unfold = Unfold { $title }
board-back = Back to { $title } (1 or Esc)
rules-short = Rules
standing = How the game stands
standing-replay = Decision { $at } of { $n }
standing-over = Game over
standing-turn = { $name }’s turn
standing-waiting = { $count ->
    [one] Waiting for one player
   *[other] Waiting for { $count } players
}
standing-thinks = { $name } is thinking
confirm-further = Choose the next place
confirm-choose = Choose first
confirm-drafted = { $count ->
    [one] makes your one choice final
   *[other] makes your { $count } choices final
}
confirm-their-turn = { $count ->
    [one] { $names }’s turn
   *[other] Waiting for { $names }
}
confirm-waiting = Waiting for { $names }
confirm-amount = { $label }: { $n }
prompt-stopped = View only
phase-over = The game is over
phase-of = { $at } of { $count }
text-size = Text size
text-size-percent = { NUMBER($percent, maximumFractionDigits: 0) }%
