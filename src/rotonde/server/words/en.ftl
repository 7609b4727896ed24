## Said at the table

server-waiting = Waiting for { $seats }.
server-thinking = { $count ->
    [one] { $seats } is thinking.
   *[other] { $seats } are thinking.
}
server-bot-waits = { $count ->
    [one] { $seats } cannot move now: the decision could not be saved. Trying again.
   *[other] { $seats } cannot move now: their decisions could not be saved. Trying again.
}
server-bot-stopped = { $count ->
    [one] { $seats } cannot move: something went wrong on the server. Reload this page to try again.
   *[other] { $seats } cannot move: something went wrong on the server. Reload this page to try again.
}
server-asked = { $seat }: { $prompt }
server-chosen = Your choice: { $choice }.
server-turn-of = To decide: { $seats }.
server-took-back = { $you ->
    [yes] You take a decision back.
   *[no] { $seat } takes a decision back.
}
server-took-back-practice = { $you ->
    [yes] You take back what chance or others have shown: this game no longer counts for records.
   *[no] { $seat } takes back what chance or others have shown: this game no longer counts for records.
}
server-undo-asked = { $seat } would like to take the last decision back. { $decisions ->
    [0] { $draws ->
        [0] Nothing has been shown since.
        [one] One draw or roll has been seen since.
       *[other] { $draws } draws or rolls have been seen since.
    }
    [one] { $draws ->
        [0] One decision of another player has been seen since.
        [one] One decision of another player and one draw or roll have been seen since.
       *[other] One decision of another player and { $draws } draws or rolls have been seen since.
    }
   *[other] { $draws ->
        [0] { $decisions } decisions of others have been seen since.
        [one] { $decisions } decisions of others and one draw or roll have been seen since.
       *[other] { $decisions } decisions of others and { $draws } draws or rolls have been seen since.
    }
} Do you agree?
server-undo-declined = { $you ->
    [yes] You do not agree: the decision stands.
   *[no] { $seat } does not agree: the decision stands.
}
server-undo-done = { $you ->
    [yes] Everyone agrees: your decision is taken back.
   *[no] Everyone agrees: { $seat }’s decision is taken back.
}
server-undo-gone = The game has moved on: there is nothing left to take back.
server-rules-changed = The rules have changed since this game began: decision { $n }, by { $seat }, is no longer possible (rule { $rule }).
server-stopped = This game cannot go on: decision { $n }, by { $seat }, is not possible (rule { $rule }).
server-stopped-before = You see the game as it was just before. From here its players can continue in a new game, under the newest rules that fit it; this one stays as it is.
server-newer-rules = This game began under version { $version } of the rules, which is no longer played: it goes on under today’s rules.
server-read-only = You can only watch this game.
server-bot-guessed = { $seat }’s bot found no move and chose at random.
server-bot-raised = { $seat }’s bot { $bot } failed. This move was chosen at random.
server-bot-stalled = { $seat }’s bot { $bot } took too long. This move was chosen at random.
server-bot-illegal = { $seat }’s bot { $bot } chose a move that is not legal. This one was chosen at random.
server-bot-absent = { $seat }’s bot { $bot } is not on this server. This move was chosen at random.
server-why-spectator = You are watching: only players decide here.
server-why-nothing = There is nothing to choose here.
server-why-legal = You can choose this.
server-bid-limit-gone = This auction is over: set a bid limit in the next one.
server-bid-limit-out = You are out of this auction.
server-bid-limit-range = The bid limit must be from { $least } to { $most }.
server-no-hint = There is no hint now: it is not your turn.
server-no-analysis = This game cannot be analysed: it must be over, and its rules must still be played.
server-analysis-busy = Another analysis is being worked out for you: wait for it, or stop it.
server-hint-underway = A hint is already on its way.
server-hint-chances = { $several ->
        [yes] With the first of these you win about { $percent }% of the time, with the next best (“{ $choice }”) { $percent2 }%.
       *[no] With this you win about { $percent }% of the time, with the next best (“{ $choice }”) { $percent2 }%.
    }
server-hint-even = { $several ->
        [yes] “{ $choice }” is about as good to begin with: either way you win about { $percent }% of the time.
       *[no] “{ $choice }” is about as good: either way you win about { $percent }% of the time.
    }
server-hint-unsettled = Quick playouts do not settle whether another choice is better.

## Bots

bot-random = Random
bot-random-line = Plays any legal move.
bot-greedy = Greedy
bot-greedy-line = Takes whatever scores most right now.
bot-easy = Easy
bot-easy-line = Thinks a little: a friendly first opponent.
bot-fair = Medium
bot-fair-line = Thinks ahead and punishes careless play.
bot-strong = Strong
bot-strong-line = Thinks well, and answers soon.
bot-expert = Expert
bot-expert-line = The strongest there is: thinks up to four times as long, a few seconds at most.
bot-external-line = A bot that the host of this server has added.

## Messages and requests that are not accepted

server-bad-message = This message is invalid: { $detail }.
server-bad-request = This request is invalid.
server-binary = Only text messages are understood here.
server-too-long = A message may have at most { $size } kB.
server-too-large = This is too large: at most { $size } kB.
server-hello-first = Say hello first.
server-hello-once = Hello was said already.
server-not-yours = This is not your seat.
server-no-key = Only someone who sits at this table can do that.
server-no-match = There is no such game here.
server-no-page = There is nothing at this address.
server-no-backdrop = This picture is no longer known: open the table again.
server-bad-players = The number of players must be a number.
server-bad-theme = There is no theme “{ $name }”. Themes: { $known }.
server-origin = This request comes from another site: it is refused.
server-host = This server does not answer to that name: use its address.
server-failed = Something went wrong on the server; nothing was lost. Try again.
server-not-saved = This could not be saved, so nothing has changed. The server’s disk may be full or busy: try again.
server-not-read = This game cannot be read right now. Nothing is lost: try again in a moment.
server-unreadable = This game cannot be read: its data on the server is damaged. Other games are not affected.
server-too-often = { $seconds ->
    [one] Too many requests at once. Try again in a second.
   *[other] Too many requests at once. Try again in { $seconds } seconds.
}
server-busy = Too much is being uploaded right now. Try again in a moment.
server-too-slow = The upload took too long. Try again.
server-import-slow = Checking this file takes too long, so it was not accepted.
server-not-stopped = This game can go on as it is.
server-rematch-running = This game is still running: finish it before the rematch.
# $most is 2 or more
server-import-long = The file is too long: at most { $most } entries.
server-import-name = The file contains a player’s name that cannot be shown.
server-many-cards = Too many games at once: at most { $most }.
server-unbuilt = The page has not been built yet. Run “make play” in the project’s folder: it builds the page and starts the server.
server-page-home = Rotonde: railway board games in the browser
server-page-home-line = Three railway games for your browser: against bots, across the room, or with friends by a link. Free, no account, nothing to install.
server-page-game = { $game } · Rotonde
server-page-rules = { $game }: rules · Rotonde
server-page-summary = { $game } on one page · Rotonde
server-page-new = Set up { $game } · Rotonde
server-page-table = A table · Rotonde
server-page-table-line = Somebody invites you to a railway game. Open the link to sit down or to watch.
