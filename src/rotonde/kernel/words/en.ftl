## Said by the house, whatever the game.

and = and
prompt-over = The game is over.
score-secret = secret

## Refusals every game shares

refusal-over = The game is over: nothing more can be decided.
refusal-no-seat = There is no such seat at this table.
refusal-stale = The table has moved on since: look again, then decide.
refusal-not-your-turn = It is { $seat }’s turn to decide.
refusal-already-chosen = You have chosen already; the others are still choosing.
refusal-not-an-action = This is no action of this game.
refusal-not-now = Something else is asked of you now: see the line above the choices.
refusal-not-offered = That cannot be done here: take one of the choices shown.
refusal-draft-closed = Nothing can be added to this draft: confirm it, or step back.
refusal-nothing-to-undo = There is nothing of yours to take back.
refusal-undo-target = There is no such decision to go back to.
refusal-undo-practice = This would take back chance or a bot’s decision, and what was seen cannot be unseen: only as practice.
refusal-undo-consent = This would take back chance or another player’s decision: everyone else at the table must agree.

## Bad input

bad-action = This is no action of the game: { $detail }.
bad-form = This form does not belong to the decision at hand.
bad-form-partner = Choose with whom first.
bad-form-count = There are { $most } of these at most.
bad-option = There is no option “{ $option }”. Options: { $known }.
bad-choice = Option { $option } cannot be “{ $value }”. Choices: { $known }.
bad-seats = This game takes { $fewest } to { $most } players, not { $count }.
bad-seat-list = Seats are a number of players or a list of names.
bad-seat-name = The name at seat { $place } is no name: it takes one line of { $most } characters at most.
bad-text = { $name } holds characters that no file can keep.
bad-seed = The seed is too long a number.
bad-decision-number = There is no decision { $n } in this match; the last one is { $last }.
bad-sequence = Entry { $n } is out of order.
bad-draw = The draws recorded for entry { $n } are not possible there.
bad-game = There is no game “{ $name }”. Games: { $known }.
bad-language = There is no language “{ $name }”. Languages: { $known }.
bad-data = Data file { $file }: { $detail }.
bad-data-folder = No TOML data files in { $path }.

## What is wrong with a file: said after a colon

toml-line = line { $line }, column { $column } is not written as TOML ({ $detail })
toml-end = the text is not TOML, or ends too early
toml-long = it is longer than { $most } characters
toml-deep = it is nested too deep
toml-digits = one of its numbers is too long
toml-number = { $field } is too large a number, or none
toml-letters = { $field } holds characters that cannot be printed
misfit-field = { $field } does not fit ({ $detail })
misfit-unknown = there is no { $field }
misfit-missing = { $field } is missing
misfit-file = its form does not fit ({ $detail })

## Match files

bad-file = { $path } cannot be read: { $detail }.
bad-file-write = { $path } cannot be written: { $detail }.
bad-file-size = { $path } is too large: it has more than { $most } kB.
bad-file-letters = { $path }, line { $line }: the text is not UTF-8.
bad-path = “{ $path }” cannot be the name of a file.
bad-match-empty = The file is empty: a match starts with a header line.
bad-match-line = Line { $line } is no line of a match file.
bad-match-field = Line { $line }: { $detail }.
bad-match-format = This is no match file of Rotonde.
bad-match-version = The file has format version { $version }; this program reads up to { $known }.
bad-match-rules = The match was played under rules version { $version } of { $name }; this program knows versions up to { $known }.
bad-match-setup = The set-up of this match is not the one that its seed gives under the rules of today.
bad-match-seed = The seed is not 32 bytes in hexadecimal.
bad-match-illegal = Line { $line }: { $reason } ({ $rule })
bad-match-failed = Line { $line } cannot be played: the program fails there ({ $name }).
bad-match-result = The recorded result is not the one the decisions lead to.
bad-match-commitment = The seed does not match the commitment made before the first decision.
bad-match-withheld = Line { $line } holds a draw that is kept secret until the match is over.
bad-match-drew = Line { $line }: chance drew { $found } from the seed, but the file says { $recorded }.
bad-export-position = This match was set up with something still hidden, such as cards or cash: it can be exported once it is over.

## Optional parts

missing-extra = This needs the extra “{ $name }”: pip install "rotonde[{ $name }]".
bad-render-mode = There is no render mode “{ $name }”. Render modes: { $known }.

## The shell

bad-usage = Bad usage: { $detail }. Try: rotonde --help
bad-bot = There is no bot “{ $name }”. Bots: { $known }.
bad-bot-count = { $bots } bots do not fit { $players } seats.
bad-option-pair = “{ $pair }” is no option: write KEY=VALUE.
bad-number = { $value } is not a number above zero.
bad-number-large = { $value } is too many: at most { $most }.
bad-position-toml = The position is not written as TOML: { $detail }.
bad-position-form = The position makes no sense: { $detail }.
bad-position-key = A position has no “{ $key }”. Known here: { $known }.
bad-position-seat = There is no player “{ $player }” at this table.
bad-plain-field = The position is not complete: check “{ $field }”.
bad-plain-line = Line { $line } of the position cannot be read.
bad-plain-seats = Say how many players this position is for.
bad-new-name = “{ $name }” cannot be the name of a game: start with a letter, then use lower-case letters, digits and single hyphens, { $most } characters at most.
bad-new-game = There is a game “{ $name }” already: choose another name.
bad-new-module = “{ $name }” is a name that Python uses already: choose another one.
bad-new-folder = { $path } is not an empty folder: choose another one with --folder.
bad-game-broken = The game “{ $name }” is installed but cannot be loaded: { $detail }.
bad-no-encoding = { $name } has no encoding as numbers, which environments need.
bad-no-count = { $name } has no positions to count.
bad-port-busy = Port { $port } is taken by another program: choose another one with --port (or make play PORT=…).
bad-public-url = “{ $url }” is not the address of a site: write it like https://games.example, without a path.
bad-address = The server cannot listen on { $host }, port { $port }: { $detail }.
bad-database-read = The matches in { $path } cannot be read: { $detail }.
bad-database = The matches cannot be kept in { $path }: { $detail }.
bad-database-version = The matches were kept by a newer version ({ $version }) of this program, which knows version { $known }.

shell-about = Railway board games to play, learn and study.
shell-command = COMMAND
shell-name-file = FILE
shell-name-game = GAME
shell-name-name = NAME
shell-lang = language: en or fr
shell-games = list the games, or one game's options
shell-data = where each figure of a game's data comes from
shell-simulate = let bots play many games
shell-replay = tell a match again from its file
shell-check-matches = replay every stored match under the installed rules and list those that stop
shell-verify = check every decision and every draw of a match file
shell-render = draw the board of a match as SVG
shell-score = count positions in notation
shell-check = check a game: play matches and report every fault
shell-new = write a package for a new game, ready to play and to change
shell-play = play in the browser
shell-host = the address to listen on; 0.0.0.0 lets friends on your network join
shell-port = the port to listen on
shell-public-url = where people find the server behind a proxy, e.g. https://games.example
shell-no-browser = do not open a browser
shell-database = the file that keeps the matches
shell-game = a game's id
shell-json = for machines
shell-own-data = a folder with data files of your own
shell-players = how many seats
shell-bots = bot ids, comma-separated; repeated to fill the seats, turned by one seat each game
shell-how-many = how many games
shell-seed = games with the same seed are the same
shell-option = an option of the game, KEY=VALUE; may be given several times
shell-time = thinking time of the strong bot per decision, in milliseconds
shell-nodes = passes of the strong bot per decision; unlike time this can be repeated exactly
shell-processes = how many processes share the work
shell-match-file = a match file
shell-at = stop after this entry of the log
shell-output = the file to write; the terminal if not given
shell-theme = light or dark
shell-position-file = a position file
shell-variant = how dead ends count
shell-new-name = the id of the new game: lower-case letters, digits and hyphens
shell-new-folder = the folder to write, new or empty; NAME if not given

## What a command's usage says; the ids are argparse's own sentences

usage-usage = { "usage: " }
usage-positional-arguments = arguments
usage-options = options
usage-show-this-help-message-and-exit = show this help
usage-argument = %(argument_name)s: %(message)s
usage-unrecognized-arguments = unknown here: %s
usage-the-following-arguments-are-required = %s is missing
usage-one-of-the-arguments-is-required = one of these is needed: %s
usage-not-allowed-with-argument = does not go together with %s
usage-ignored-explicit-argument = takes no value (given: %s)
usage-expected-one-argument = needs a value
usage-expected-at-most-one-argument = takes one value at most
usage-expected-at-least-one-argument = needs a value at least
usage-expected-argument = needs %s value
usage-expected-arguments = needs %s values
usage-ambiguous-option-could-match = %(option)s could be %(matches)s
usage-invalid-value = “%(value)s” does not fit
usage-invalid-choice-choose-from = “%(value)s” does not fit; choose from %(choices)s
usage-unknown-parser-choices = there is no command “%(parser_name)s”; choose from %(choices)s

## What commands answer

simulate-wins = { $bot }: { $won } wins, { $percent }
simulate-places = By starting place: { $places }
simulate-total = { $count ->
    [one] One game, { $decisions } decisions, { $seconds } s
   *[other] { $count } games, { $decisions } decisions, { $seconds } s
}
check-matches-stopped = { $id } ({ $game }, { $seats }; rules version { $version }): entry { $n } of { $entries }, by { $seat }, cannot be played: { $reason } ({ $rule })
check-matches-unreadable = { $id } cannot be read: { $reason }
check-matches-damaged = its data is damaged.
check-matches-moved = { $count ->
    [one] One match of an older rules version is not touched: it goes on under the rules of today.
   *[other] { $count } matches of older rules versions are not touched: they go on under the rules of today.
}
check-matches-summary = { $count ->
    [0] There are no matches.
    [one] { $count_faults ->
        [0] The one match can be played to its end.
       *[other] The one match cannot be played to its end.
    }
   *[other] { $count_faults ->
        [0] All { $count } matches can be played to their end.
        [one] 1 of { $count } matches cannot be played to its end.
       *[other] { $count_faults } of { $count } matches cannot be played to their end.
    }
}
replay-stopped = The rules have changed since this match began: entry { $n }, by { $seat }, is not possible any more: { $reason } ({ $rule })
verify-decisions = { $count ->
    [one] One decision, legal.
   *[other] { $count } decisions, all legal.
}
verify-seed = Every draw follows from the seed, and the seed is the one committed to before the first decision.
verify-chosen = Every draw follows from the seed. The seed was chosen by a person, so it proves nothing about luck.
verify-no-seed = The seed is not in the file: the draws cannot be verified yet.

new-done = { $name } is in { $path }. Read { $path }/README.md: it has the commands to install, check and play it.

play-ready = Rotonde is ready at { $address } (Ctrl+C stops it).
play-public = People find it at { $address }.
play-friends = Friends on your network find it at { $address }.

shell-mistake = Something went wrong in this program ({ $name }): the mistake is not yours.
shell-mistake-log = Something went wrong in this program ({ $name }): the mistake is not yours. Please report it, with what is in { $path }.
