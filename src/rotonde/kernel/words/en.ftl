## Said whatever the game

and = and
you-among = you
prompt-over = The game is over.
score-secret = secret

## Refusals every game shares

refusal-over = The game is over: nothing more can be decided.
refusal-no-seat = There is no such seat at this table.
refusal-stale = The table has moved on since: look again, then decide.
refusal-not-your-turn = It is { $seat }’s turn to decide.
refusal-already-chosen = You have chosen already; the others are still choosing.
refusal-not-an-action = This is not an action of this game.
refusal-not-now = Another decision comes first: see the prompt.
refusal-not-offered = That cannot be done here: choose one of the choices shown.
refusal-draft-closed = You cannot add to this turn: confirm it or step back.
refusal-nothing-to-undo = You have nothing to take back.
refusal-undo-target = There is no such decision to go back to.
refusal-undo-practice = This would take back chance or a bot’s decision. What you have seen cannot be unseen: you can do this only as practice.
refusal-undo-consent = This would take back chance or another player’s decision: all other players must agree.

## Bad input

bad-action = This is not an action of the game: { $detail }.
bad-form = This form does not belong to the decision at hand.
bad-form-partner = First choose the other player.
bad-form-count = There are at most { $most } of these.
bad-option = There is no option “{ $option }”. Options: { $known }.
bad-choice = Option { $option } cannot be “{ $value }”. Choices: { $known }.
# $most is 2 or more
bad-seats = This game takes { $fewest } to { $most } players, not { $count }.
bad-seat-list = Seats are a number of players or a list of names.
# $most is 2 or more
bad-seat-name = The name of seat { $place } is not valid: a name is one line of at most { $most } characters.
bad-text = { $name } contains characters that cannot be stored in a file.
bad-seed = The seed is too long a number.
bad-decision-number = There is no decision { $n } in this match; the last one is { $last }.
bad-sequence = Entry { $n } is out of order.
bad-draw = The draws recorded for entry { $n } are not possible there.
bad-game = There is no game “{ $name }”. Games: { $known }.
bad-language = There is no language “{ $name }”. Languages: { $known }.
bad-data = Data file { $file }: { $detail }.
bad-data-folder = No TOML data files in { $path }.

## What is wrong with a file: said after a colon

toml-line = line { $line }, column { $column } is not valid TOML ({ $detail })
toml-end = the text is not valid TOML, or ends too early
# $most is 2 or more
toml-long = it is longer than { $most } characters
toml-deep = it is nested too deep
toml-digits = one of its numbers is too long
toml-number = { $field } is not a number, or is too large
toml-letters = { $field } contains characters that cannot be printed
misfit-field = { $field } is not valid ({ $detail })
misfit-unknown = there is no { $field }
misfit-type = Expected `{ $expected }`, got `{ $found }`
misfit-bound = Expected `{ $expected }` { $sign } { $bound }
misfit-missing = { $field } is missing
misfit-file = its structure is not valid ({ $detail })

## Why the system refuses: said after a colon

os-missing = there is no such file or folder
os-forbidden = access is not permitted
os-folder = it is a folder
os-no-folder = part of the path is not a folder
os-exists = it is there already
os-full = the disk is full
os-read-only = the disk is read-only
os-long-name = the name is too long
os-address = this machine does not have that address
os-host = there is no machine of that name

## Match files

bad-file = { $path } cannot be read: { $detail }.
bad-file-write = { $path } cannot be written: { $detail }.
bad-file-size = { $path } is too large: it has more than { $most } kB.
bad-file-letters = { $path }, line { $line }: the text is not UTF-8.
bad-path = “{ $path }” cannot be the name of a file.
bad-match-empty = The file is empty: a match starts with a header line.
bad-match-line = Line { $line } is not a line of a match file.
bad-match-field = Line { $line }: { $detail }.
bad-match-format = This is not a match file of Rotonde.
bad-match-version = The file has format version { $version }; this program reads up to { $known }.
bad-match-rules = The match was played under rules version { $version } of { $name }; this program knows versions up to { $known }.
bad-match-setup = The set-up of this match is not the one that its seed gives under today’s rules.
bad-match-seed = The seed is not 32 bytes in hexadecimal.
bad-match-illegal = Line { $line }: { $reason } ({ $rule })
bad-match-failed = Line { $line } cannot be played: the program fails there ({ $name }).
bad-match-result = The recorded result is not the one the decisions lead to.
bad-match-commitment = The seed does not match the commitment made before the first decision.
bad-match-withheld = Line { $line } contains a draw that is kept secret until the match is over.
bad-match-drew = Line { $line }: chance drew { $found } from the seed, but the file says { $recorded }.
bad-export-position = This match was set up with something still hidden, such as cards or cash: it can be exported once it is over.

## Optional parts

missing-extra = This needs the extra “{ $name }”: pip install "rotonde[{ $name }]".
bad-render-mode = There is no render mode “{ $name }”. Render modes: { $known }.

## The shell

bad-usage = Bad usage: { $detail }. Try: rotonde --help
bad-bot = There is no bot “{ $name }”. Bots: { $known }.
bad-bot-count = The number of bots ({ $bots }) does not fit the number of seats ({ $players }).
bad-bot-broken = The bot “{ $name }” cannot be loaded: { $detail }.
bad-bot-class = “{ $name }” is not a bot: a bot is a class with a method choose.
bad-bot-raised = The bot “{ $name }” failed in the middle of a game: { $detail }.
bad-bot-move = The bot “{ $name }” chose what is not legal: { $detail }
bad-arena-bots = Name at least two different bots to meet, separated by commas.
bad-arena-file = { $path } does not hold the games of an arena.
bad-arena-job = { $path } holds games of another arena: other bots, options, seed or budget. Name another file.
bad-worker-ended = A process that played games has ended unexpectedly, perhaps for lack of memory. Try fewer with --processes.
bad-cluster = There is no Dask scheduler at { $address }: { $detail }
bad-cluster-empty = The Dask scheduler at { $address } has no workers.
bad-cluster-worker = A worker of the cluster cannot run Rotonde: { $detail }
bad-cluster-version = Worker { $worker } has Rotonde { $found }, but { $own } is needed: all must have the same version.
bad-cluster-lost = The same games ended several workers of the cluster. Games played before are kept if you named a file with -o.
bad-cluster-gone = The connection to the cluster is lost. Games played before are kept if you named a file with -o.
bad-option-pair = “{ $pair }” is not an option: write KEY=VALUE.
bad-number = { $value } is not a number above zero.
bad-number-large = { $value } is too many: at most { $most }.
bad-position-toml = The position is not valid TOML: { $detail }.
bad-position-form = The position is invalid: { $detail }.
bad-position-key = A position has no “{ $key }”. Known here: { $known }.
bad-position-seat = There is no player “{ $player }” at this table.
bad-plain-field = The position is not complete: check “{ $field }”.
bad-plain-line = Line { $line } of the position cannot be read.
bad-plain-seats = Say how many players this position is for.
# $most is 2 or more
bad-new-name = “{ $name }” cannot be the name of a game: start with a letter, then use lower-case letters, digits and single hyphens, { $most } characters at most.
bad-new-game = There is a game “{ $name }” already: choose another name.
bad-new-module = “{ $name }” is a name that Python uses already: choose another one.
bad-new-folder = { $path } is not an empty folder: choose another one with --folder.
bad-game-broken = The game “{ $name }” is installed but cannot be loaded: { $detail }.
bad-no-encoding = { $name } has no encoding as numbers, which environments need.
bad-env-seat = The seat you play is one of 0 to { $last }.
bad-env-bots = Bots wanted: { $count }, one for each other seat.
bad-no-array-games = { $name } cannot be played in arrays; rotonde.envs.pettingzoo plays it.
# $most is 2 or more
bad-batch-size = A batch holds 1 to { $most } games.
bad-batch-actions = Action numbers wanted: { $count }, one for each game of the batch.
bad-batch-action = Game { $place } of the batch does not allow action { $number }. Nothing was changed.
bad-batch-worker = A process of the batch has ended unexpectedly.
# $most is 2 or more
bad-batch-processes = A batch is shared by 1 to { $most } processes.
bad-no-count = { $name } has no positions to count.
bad-port = { $port } is not a port: ports go from 0 to { $most }.
bad-port-busy = Port { $port } is taken by another program: choose another one with --port (or make play PORT=…).
bad-public-url = “{ $url }” is not the address of a site: write it like https://games.example, without a path.
bad-address = The server cannot listen on { $host }, port { $port }: { $detail }.
bad-database-read = The matches in { $path } cannot be read: { $detail }.
bad-database = The matches cannot be kept in { $path }: { $detail }.
bad-database-version = The matches were saved by a newer version ({ $version }) of this program, which reads up to version { $known }.

shell-about = Railway board games to play, learn and study.
shell-command = COMMAND
shell-version = show the version
shell-name-file = FILE
shell-name-game = GAME
shell-name-name = NAME
shell-lang = language: en or fr
shell-games = list the games, or one game’s options
shell-data = where each figure of a game’s data comes from
shell-simulate = let bots play many games
shell-arena = let bots meet in every mix and seat, and compare them
shell-arena-bots = the bots to compare, comma-separated: ids, or classes as package.module:Class
shell-arena-games = how many games of each mix
shell-arena-output = keep the games in this file (JSON Lines); a run that was cut off goes on from it
shell-arena-report = write a report with charts to this file (HTML), in the language of --lang
shell-name-address = ADDRESS
shell-name-folder = FOLDER
shell-on = play on the workers of a Dask cluster: the address of its scheduler, e.g. tcp://scheduler:8786
shell-save = keep every match as a file in this folder
shell-replay = print a match move by move
shell-backup = copy the stored matches to a file, also while a server runs
shell-backup-file = the file to write; it must not exist yet
shell-completion = print what a shell needs to complete these commands
shell-completion-shell = bash, zsh or tcsh
shell-check-matches = replay every stored match under the installed rules and list those that stop
shell-verify = check every decision and every draw of a match file
shell-render = draw the board of a match as SVG
shell-score = score positions in notation
shell-check = check a game: play matches and report every fault
shell-new = write a package for a new game, ready to play and to change
shell-play = play in the browser
shell-host = the address to listen on; 0.0.0.0 lets friends on your network join
shell-port = the port to listen on
shell-public-url = the public address of the server behind a proxy, e.g. https://games.example
shell-no-browser = do not open a browser
shell-database = the file in which matches are saved
shell-game = a game’s id
shell-json = print JSON
shell-own-data = a folder with data files of your own; if not given, those of the game
shell-players = number of seats; if not given, one for each bot, or as few as the game takes
shell-bots = bot ids, comma-separated; repeated to fill the seats, rotated by one seat each game
shell-how-many = number of games
shell-how-many-matches = how many matches
shell-seed = games with the same seed are the same
shell-option = an option of the game, KEY=VALUE; may be given several times
shell-play-bots = bots of your own to offer at the table, comma-separated: classes as package.module:Class; installed ones are offered anyway
shell-play-bot-time = how long a bot of your own may take for a decision, in seconds; then the move is chosen at random
shell-time = thinking time of the strong bot per decision, in milliseconds
shell-nodes = search passes per decision for the strong bot (reproducible, unlike --time); without either, as many as suit the game
shell-processes = number of processes that share the work; if not given, one for each processor
shell-match-file = a match file
shell-at = stop after log entry N; if not given, the last
shell-output = the file to write; the terminal if not given
shell-theme = light or dark
shell-position-file = a position file
shell-variant = how dead ends score
shell-new-name = the id of the new game: lower-case letters, digits and hyphens
shell-new-folder = the folder to write, new or empty; NAME if not given

## What a command's usage says; the ids are argparse's own sentences

usage-usage = { "usage: " }
usage-positional-arguments = arguments
usage-options = options
usage-show-this-help-message-and-exit = show this help
usage-default = (default: %(default)s)
usage-argument = %(argument_name)s: %(message)s
usage-unrecognized-arguments = unknown here: %s
usage-the-following-arguments-are-required = %s is missing
usage-one-of-the-arguments-is-required = one of these is needed: %s
usage-not-allowed-with-argument = cannot be used with %s
usage-ignored-explicit-argument = takes no value (given: %s)
usage-expected-one-argument = needs a value
usage-expected-at-most-one-argument = takes at most one value
usage-expected-at-least-one-argument = needs at least one value
usage-expected-argument = needs %s value
usage-expected-arguments = needs %s values
usage-ambiguous-option-could-match = %(option)s is ambiguous: could match %(matches)s
usage-invalid-value = “%(value)s” is not valid
usage-invalid-choice-choose-from = “%(value)s” is not valid; choose from %(choices)s
usage-unknown-parser-choices = there is no command “%(parser_name)s”; choose from %(choices)s

## What commands answer

simulate-wins = { $bot }: won { $won } ({ $percent })
simulate-places = By starting place: { $places }
simulate-total = { $count ->
    [one] One game
   *[other] { $count } games
}, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, { $seconds } s
arena-mix = { $bot } against { $count ->
    [one] { $others }
   *[other] { $count } × { $others }
}: { $won } of { $games } (95% interval { $low } to { $high }; even share × { $ratio })
arena-alone = { $bot } alone: { $games ->
    [one] one game
   *[other] { $games } games
}
arena-ratings = Rating in points about the mean of these bots, with the 95% interval:
arena-matrix = How often the bot of the row wins among bots of the column:
arena-places = Wins by starting place, 1 being an even share: { $places }
arena-times = { $bot }: median { $median } ms a decision, 99th percentile { $p99 } ms, slowest { $worst } ms
arena-folly = { $bot }: { $folly }: { $count } in { $places ->
    [one] one seat
   *[other] { $places } seats
}
check-matches-stopped = { $id } ({ $game }, { $seats }; rules version { $version }): entry { $n } of { $entries }, by { $seat }, cannot be played: { $reason } ({ $rule })
check-matches-unreadable = { $id } cannot be read: { $reason }
check-matches-damaged = its data is damaged.
check-matches-moved = { $count ->
    [one] One match of an older rules version is not touched: it goes on under today’s rules.
   *[other] { $count } matches of older rules versions are not touched: they go on under today’s rules.
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
verify-chosen = Every draw follows from the seed. Someone chose the seed, so it proves nothing about luck.
verify-no-seed = The seed is not in the file: the draws cannot be verified yet.

backup-done = The matches are in { $path }, which only you can read.

new-done = { $name } is in { $path }. Read { $path }/README.md: it has the commands to install, check and play it.

play-ready = Rotonde is ready at { $address } (Ctrl+C stops it).
play-public = Others can open it at { $address }.
play-friends = Friends on your network can open it at { $address }.

shell-mistake = Something went wrong in this program ({ $name }). It is not your mistake.
shell-mistake-log = Something went wrong in this program ({ $name }). It is not your mistake. Please report it, with the contents of { $path }.

## The report of an arena

report-title = { $game }: bots compared
report-subtitle = { $count_players ->
    [one] One player
   *[other] { $count_players } players
} · { $count_games ->
    [one] one game
   *[other] { $count_games } games
} · seed { $seed } · options: { $options } · Rotonde { $version }
report-span = { $low } to { $high }
report-percent = { $value }%
report-ratings = Ratings
report-ratings-note = Points as in chess about the mean of these bots, with the 95% interval: 100 points more than another bot are 64% of the games with two seats. Plackett-Luce strengths, all games fitted at once.
report-no-ratings = Ratings need the extra “ratings”: pip install "rotonde[ratings]".
report-mixes = Wins of one among others
report-mixes-note = The share of games won by the first bot of each mix, with the 95% interval. A shared win counts in parts. The broken line is the share of equal players.
report-won = { $won } of { $games }
report-matrix = Who beats whom
report-matrix-note = How often the bot of the row wins as the only one of its kind among bots of the column. Green is above the share of equal players, red below.
report-places = Starting place
report-place = Place { $number }
report-places-note = Wins by starting place, 1 being an even share, with the 95% interval. Every bot sits everywhere equally often if the games of a mix are a multiple of the players.
report-times = Time for a decision
report-times-note = Milliseconds of processor time for a decision between several choices: median (the mark), 90th and 99th percentile (ticks), slowest (the end).
report-follies = Follies
report-follies-note = What a good player never does: how often, and per hundred seats in brackets.
report-endings = How the games ended
report-again = The same games again
report-again-note = The seed and the options fix every game, on one processor, on all of them or on a cluster; only the times differ. Where bots think against the clock (--time), the games differ too.

## Analysis of a match

shell-analyse = judge a match: who was ahead when, where it turned, which decisions cost most
shell-analyse-output = the page to write (HTML, opens without a network); the terminal if not given
shell-analyse-effort = how closely to look: 2 takes about twice as long as 1
bad-analysis-empty = { $path } holds no decisions yet: there is nothing to judge.
analyse-written = Written: { $path }.
analyse-total = { $name }: { $count ->
    [0] no costly decision
    [one] one costly decision
   *[other] { $count } costly decisions
} of { $decisions }, { $loss }% given away.
analyse-turn = Turning point, decisions { $first } to { $last } ({ $name }): { $changes } percent.
analyse-mistake = Decision { $n }, { $name }: { $played }. Better by { $loss }% (±{ $noise }): { $better }.
analysis-title = Analysis
analysis-unfinished = The analysis was stopped early: this is what was known by then.
analysis-nothing = Nothing has been judged yet.
analysis-curve = Chance of winning
analysis-curve-said = Chance of winning, from the start to the end: { $summary }.
analysis-across = { $n ->
    [one] one decision
   *[other] { $n } decisions
}
analysis-percent = { $value }%
analysis-turning-points = Turning points
analysis-no-turning-points = No move changed the chances much.
analysis-entries = Decisions { $first } to { $last }
analysis-entry = Decision { $n }
analysis-more = { $count ->
    [one] and one line more
   *[other] and { $count } lines more
}
analysis-mistakes = Decisions that cost most
analysis-no-mistakes = No decision was clearly worse than another.
analysis-cost = cost { $loss } (±{ $noise })
analysis-played = Played: { $what }
analysis-better = Better: { $what }
analysis-column-player = Player
analysis-column-score = Score
analysis-column-decisions = Decisions
analysis-column-costly = Costly ones
analysis-column-lost = Given away
analysis-how = { $playouts ->
    [one] One future was played.
   *[other] { $playouts } futures were played.
} Each decision is judged by what its player could know then, never by hidden cards or by what came later. All choices of a decision are compared on the same futures. The chances are estimates by our bots, and ± is their standard error.
