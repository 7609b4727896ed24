## As on every page

house = Rotonde
close = Close
language = Language
language-en = English
language-fr = Français
imprint = Rotonde is not affiliated with the designers or publishers of these games. The rules are in its own words, the art is its own.
imprint-licences = Licences of what these pages are made of
theme-light = Switch to day
theme-dark = Switch to night
amount-less = { $label }: less
amount-more = { $label }: more

## The companion: a page for people who own the box

co-title = Silverton companion
co-house = Back to Rotonde
co-lead = Play with your own box: this page keeps the prices, what was sold, the IDN and the winters, and rolls the price dice.
co-tables = Your tables
co-tables-all = All tables
co-new = New table
co-remove = Remove { $name }
co-remove-sure = Remove “{ $name }” and its history?
co-remove-yes = Remove
co-keep = Keep it
co-about = { $players ->
    [one] 1 player
   *[other] { $players } players
}, turn { $turn }
co-unsafe = This browser is not saving: close the window and the table is lost.
co-offline-ready = Saved on this device: the page now works without a network.
co-offline-insecure = At this address the page needs the network. It works offline only from https or localhost.
co-offline-away = No connection: nothing is lost, go on playing.
co-install = Add to the home screen

## Set-up

co-setup = Set up the market
co-players = Players
co-name = Name of the table
co-name-given = Table { $n }
co-from = Current turn
co-from-explain = More than 1 if you join in the middle of a game: correct the markers afterwards.
co-in-use = { $count ->
    [one] One column in use
   *[other] { $count } columns in use
}
co-start = Open the market
co-cancel = Cancel

## The table

co-turn = Turn { $turn }
co-turns = Turns
co-turn-of = Turn { $turn } of { $last }
co-turn-winter = Turn { $turn }, winter
co-idn = IDN
co-idn-is = IDN { $idn }
co-winter-line = Winter: snow closes the white segments.
co-winter-next = Next winter: turn { $turn }.
co-last-line = Last turn: prices no longer move (SV-16.3).
co-money = ${ NUMBER($amount) }
co-limit = limit { $limit }
co-limit-each = { $limit ->
    [one] Each player may sell 1 unit here in a turn.
   *[other] Each player may sell { $limit } units here in a turn.
}
co-limit-none = There is no sale limit here.
co-limit-over = Over the limit: all players together may sell { $most } here in a turn.
co-sold-in = { $name }: units sold
co-less = { $name }: one unit less
co-more = { $name }: one unit more
co-look = Price ladder, odds, history
co-moved-up = { $cells ->
    [one] up 1 step
   *[other] up { $cells } steps
}
co-moved-down = { $cells ->
    [one] down 1 step
   *[other] down { $cells } steps
}
co-moved-none = stays
co-roll = Roll the dice
co-own = Enter our own dice
co-move = Move the prices
co-history = History
co-undo = Undo
co-undo-what = Undo: { $what }
co-redo-what = Redo: { $what }
co-undone = Undone: { $what }
co-redone = Redone: { $what }
co-did-sold = { $name }, { $units } sold
co-did-set = { $name } corrected
co-did-turn = prices of turn { $turn }

co-metals = Metals

## Dice

co-dice-title = Your dice, turn { $turn }
co-dice-lead = Tap what you rolled, column by column. What you leave empty is rolled for you.
co-dice-pad = Faces
co-dice-face = { $face }
co-dice-back = Erase
co-dice-slot = { $name }, die { $n }: { $face }
co-dice-slot-empty = { $name }, die { $n }: empty
co-dice-rest = Roll the rest
co-dice-one = { $name }: roll for us
co-dice-roll = roll
co-dice-full = All dice are in.
co-back = Back to the sales

## What the prices did

co-did = Turn { $turn }: how prices moved
co-on = Go to turn { $turn }
co-line = { $name }: dice { $dice }, sold { $sold }, IDN { $idn }, result { $result }, { $step }, { $price }.
co-line-simple = { $name }: sold { $sold }, { $step }, { $price }.
co-line-sold = sold
co-line-half = half of the { $sold } sold
co-fixed = { $name } corrected to { $price }
co-no-history = No price has moved yet.
co-turn-now = Turn { $turn }, now

## One column

co-ladder = Price ladder
co-cell = { $price }
co-cell-here = { $price }, the marker is here
co-cell-shaded = shaded
co-fix = Correct the marker
co-fix-explain = Tap the cell where your marker is.
co-sale = A sale
co-sale-units = Units
co-sale-total = { $units } × { $price } = { $total }
co-sale-add = Record this sale
co-odds = After this turn
co-odds-line = { $price }: { $chance }
co-odds-now = { $price } (stays): { $chance }
co-chance = { $percent }%
co-table = How the result moves the price
co-result = Result
co-cells = Cells
co-result-most = { $n } or less
co-result-least = { $n } or more
co-result-range = { $low } to { $high }
co-formula = { $dice ->
    [one] 1 die
   *[other] 2 dice
} + { $halved ->
    [yes] half of the units sold, rounded up
   *[no] units sold
}{ $idn ->
    [yes] {" "}− IDN
   *[no] {""}
}
co-path = Price so far
co-path-said = Price at the start of each turn: { $prices }
