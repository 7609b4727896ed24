## Every page

skip-to-content = Skip to the page
pages = Pages
nav-games = Games
loading = One moment…
show-all = Show all { $count }
title-home = Rotonde: railway board games in the browser
title-page = { $page } · Rotonde

## The first page

lead = Three railway games for your browser: against bots, across the room, or with friends by a link.
lead-free = Free. No account. Nothing to install.
lead-short = Three railway games for your browser. Free, no account.
start-here = Start here
play-now = Play now
set-up = Set up
facts-players = { $fewest ->
    [1] { $fewest }–{ $most } players
   *[other] { $fewest }–{ $most } players
}
facts-players-short = { $fewest }–{ $most }
facts-minutes = { $from }–{ $to } min
facts-hours = { $from }–{ $to } hours
facts-weight-1 = light
facts-weight-2 = medium
facts-weight-3 = heavy
join = Join a friend
join-explain = Paste the link you were sent, or its last part.
join-example = https://…/table/…
join-do = Join
join-empty = Paste a link first.
join-unclear = This does not look like a link to a table. It ends in “/table/”, a name and often a key after “#”.
import-title = Continue from a file

## Coming back

my-games = Your games
my-waiting = { $count ->
    [0] nobody waits for you
    [one] one waits for you
   *[other] { $count } wait for you
}
my-none = No game under way
my-none-explain = Pick one here, or set up your own.
my-offline = The server is not responding.
my-offline-explain = { $count ->
    [one] Your game is safe: it comes back as soon as the server does.
   *[other] Your { $count } games are safe: they come back as soon as the server does.
}
my-ended = How it has gone
my-lost = Games that cannot be opened
another-game = Another game
card-number = Number { $id }
card-yours = Your turn
card-theirs = Waiting for { $names }
card-since = Since your last turn:
card-go-on = Continue
card-look = Open
card-here = { $count ->
    [one] { $names } is at the table
   *[other] { $names } are at the table
}
card-live = Moves appear here as they are made.
card-forget = Remove
card-result-won = You won.
card-result-shared = You share the victory.
card-result-lost = { $count ->
    [one] { $names } won.
   *[other] { $names } share the victory.
}
card-result-watched = { $count ->
    [one] { $names } won.
   *[other] { $names } share the victory.
}
card-result-alone = Finished.

## A game’s own page

game-missing = There is no such game here
game-missing-text = The address may be mistyped, or the game is not installed on this server.
game-gallery = Pictures
game-enlarge = Enlarge: { $caption }
game-scenarios = Ways to play
game-best = your best
game-records = Your records
game-records-none = Finish a game alone, and your best results stand here.
game-rules = Rules
game-goal = The goal
game-turn = A turn
game-read-rules = Read the rules
game-print = One page to print
game-sources = Where its figures come from
source-rulebook = { $count ->
    [one] From the rulebook: one block of data
   *[other] From the rulebook: { $count } blocks of data
}
source-published = { $count ->
    [one] From published accounts: one block
   *[other] From published accounts: { $count } blocks
}
source-inferred = { $count ->
    [one] Worked out from these: one block
   *[other] Worked out from these: { $count } blocks
}
source-designed = { $count ->
    [one] Our own design: one block
   *[other] Our own design: { $count } blocks
}
game-designed = What we designed ourselves
game-companion = At your own table
game-companion-open = Open the companion
game-share = Copy link
game-shared = Copied

## Setting up

setup-title = Set up { $game }
setup-other = Another game
setup-options = Options
setup-usual = as usual
setup-again = Same as last time

## Rules and summary

rules-title = { $game }: rules
rules-reasons = Show reasons
rules-contents = Contents
rules-goal = The goal
summary-title = { $game } on one page
summary-print = Print
summary-back = Back to the rules
summary-more = All rules: { $address }
