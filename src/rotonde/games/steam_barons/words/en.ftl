title = Steam Barons
tagline = Invest in railways, lay their track, deliver their goods, and sell before the others do.

## Parts of sentences

money-cost = ${ NUMBER($cost, useGrouping: 1) }
money-price = ${ NUMBER($price, useGrouping: 1) }
money-amount = ${ NUMBER($amount, useGrouping: 1) }
money-total = ${ NUMBER($total, useGrouping: 1) }
money-bid = ${ NUMBER($bid, useGrouping: 1) }
money-least = ${ NUMBER($least, useGrouping: 1) }
money-most = ${ NUMBER($most, useGrouping: 1) }
money-held = ${ NUMBER($money, useGrouping: 1) }
money-cash = ${ NUMBER($cash, useGrouping: 1) }
money-share = ${ NUMBER($share, useGrouping: 1) }
score-money = { money-amount }
money-profit = ${ NUMBER($profit, useGrouping: 1) }
money-bonus = ${ NUMBER($bonus, useGrouping: 1) }
money-upkeep = ${ NUMBER($upkeep, useGrouping: 1) }
money-before = ${ NUMBER($before, useGrouping: 1) }
company = { $company ->
    [orange] Orange
    [green] Green
    [brown] Brown
    [natural] Natural
    [black] Black
   *[white] White
}
of-company = { $company ->
   *[other] of { company }
}
owner = { $company ->
    [seat] { $seat }
    [nobody] nobody
   *[other] { company }
}
colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [purple] purple
    [black] black
   *[grey] grey
}
city-colour = { $colour ->
   *[other] { colour }
}
cube-name = { colour } cube
cubes-name = { $colour ->
   *[other] { colour } cubes
}
tile-name = { $tile ->
    [turn-order] Turn Order
    [first-move] First Move
    [engineer] Engineer
    [first-build] First Build
    [city-growth] City Growth
    [locomotive] Locomotive
   *[urbanization] Urbanization
}
face = { $face ->
    [21] straight
    [22] gentle curve
    [23] sharp curve
    [41] straight crossing a gentle curve
    [42] two straights crossing
    [43] two gentle curves crossing
    [44] straight beside a sharp curve
    [45] two gentle curves side by side
    [46] gentle curve beside a sharp one, right
    [47] gentle curve beside a sharp one, left
    [T11] town, one exit
    [T21] town, straight
    [T22] town, gentle curve
    [T23] town, sharp curve
    [T31] town, every second side
    [T32] town, straight and a side next to it
    [T33] town, straight and a side next to it, mirrored
    [T34] town, three sides in a row
    [T41] town, two straights
    [T42] town, three sides in a row and the one facing them
   *[T43] town, four sides in a row
}
side = { $side ->
    [0] east
    [1] northeast
    [2] northwest
    [3] west
    [4] southwest
   *[5] southeast
}
side2 = { $side2 ->
    [0] east
    [1] northeast
    [2] northwest
    [3] west
    [4] southwest
   *[5] southeast
}
hex-name = { $hex }
city-name = { $city }
city2-name = { $city2 }
town-name = { $town }
stop-name = { $stop }
at-place = { $stop ->
    [1] at { hex-name }
   *[0] on hex { hex-name }
}
link-name = { hex-name }–{ city-name }
income = { $income ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
    [-7] −7
    [-8] −8
    [-9] −9
    [-10] −10
   *[other] { $income }
}
vp-points = { $vp ->
    [0] no victory points
    [one] one victory point
   *[other] { $vp } victory points
}
rules-name = { $rules ->
    [base] the base game
    [standard] the standard game
   *[stock] the stock market
}
map-name = { $map ->
    [northern-england] Northern England
   *[eastern-us] the eastern map
}
option-name = { $option ->
    [opening] { option-opening }
    [four_player_turns] { option-four_player_turns }
    [supply_spaces] { option-supply_spaces }
    [debt_floor] { option-debt_floor }
    [second_pass] { option-second_pass }
    [england_builds] { option-england_builds }
    [share_count] { option-share_count }
    [port_symbol] { option-port_symbol }
    [port_via] { option-port_via }
    [unowned_run] { option-unowned_run }
   *[lost_symbol] { option-lost_symbol }
}

## Options at set-up

option-rules = Rules
option-rules-stock = Stock market
option-rules-stock-line = You own no railway: you hold shares in six of them. In each of five rounds you bid for shares; the largest shareholder of a company lays its track and moves its goods. What it delivers pays dividends and moves its price, and a company short of money issues more shares. Each round ends with a secret sale. The richest player wins. For 2 to 6 players.
option-rules-base = Base game
option-rules-base-line = You run a railway of your own, on money raised against its income whenever you fall short. Each turn you take an action tile, which gives you an ability and your place in the next turn; then you lay track and deliver goods over it, for income now or for victory points. Most points wins. The gentlest way in, for 3 to 6 players; best with five or six.
option-rules-standard = Standard game
option-rules-standard-line = The same game, but tighter: money is raised only at the start of a turn, every level of your locomotive costs a dollar a turn, and the order of play is auctioned each time. A player who cannot pay falls behind, or goes bankrupt. Most points wins. For 3 to 6 players who know the base game; best with five or six.
option-map = Map
option-map-eastern-us = Eastern United States and Canada
option-map-eastern-us-line = A wide map from Montreal to Savannah: track starts at the ports and works its way inland, and mountains are expensive.
option-map-northern-england = Northern England
option-map-northern-england-line = A close-set map: cities stand side by side, and track may start at any of them.
option-opening = First turn order
option-opening-auction = Auction: the places of the first turn are sold one by one (base).
option-opening-dealt = Random draw: later places start with more money (base).
option-four_player_turns = Turns with four players
option-four_player_turns-8 = Eight turns.
option-four_player_turns-9 = Nine turns (base and standard, four players).
option-supply_spaces = Goods Supply
option-supply_spaces-12 = Twelve spaces.
option-supply_spaces-6 = Six spaces: fewer cubes come into play later (base and standard).
option-debt_floor = Lowest income when paying debts
option-debt_floor--10 = −10.
option-debt_floor-0 = 0: bankruptcy comes sooner (standard).
option-second_pass = Second pass with Turn Order
option-second_pass-pays = Pays for the place like everyone.
option-second_pass-free = Pays nothing (standard).
option-england_builds = Builds in Northern England
option-england_builds-three = Three builds per company, every round.
option-england_builds-rising = Rising: one more than the number of the round (stock market, Northern England).
option-share_count = Starting share
option-share_count-beside = Extra: 8 more can be issued (6 in Northern England).
option-share_count-within = Included: 7 more can be issued (5 in Northern England) (stock market).
option-port_symbol = Rail symbols to ports
option-port_symbol-built = A symbol opens its city once it is built.
option-port_symbol-printed = A symbol opens its city from the start (eastern map).
option-port_via = Cities connected to a port
option-port_via-symbol = Only a rail symbol to a port opens a city.
option-port_via-link = Any complete link to a port opens the city at its other end (eastern map).
option-unowned_run = Runs over unowned links only
option-unowned_run-on = Allowed; they score nothing.
option-unowned_run-off = Refused: a run needs a link of the company’s own (stock market).
option-lost_symbol = Symbols of a bankrupt company
option-lost_symbol-stays = They stay as unowned links.
option-lost_symbol-reopens = They are empty again and can be built again (stock market, eastern map).

## The strip of phases

phase-bid = Shares
phase-build = Track
phase-move = Goods
phase-sell = Sales
phase-choose = Action tiles
phase-capital = Buy capital
phase-order = Turn order

## Prompts

prompt-bid = { $bids ->
    [1] { company }, { shares-for-sale }: { $seat } bids { money-bid }. Bid { money-least } or more, or pass.
   *[0] { company }, { shares-for-sale }: open with { money-least } or more, or pass.
}
prompt-buy = { company }, { shares-for-sale }: how many will you buy at { money-price } each?
prompt-build = { $company ->
    [seat] You have { money-held }: { builds-left }{ must-too }
   *[other] { company }, treasury { money-held }: { builds-left }
}
builds-left = { $builds ->
    [0] no builds left. End your build turn, or step back.
    [one] one build left. Lay, improve or redirect track.
   *[other] { $builds } builds left. Lay, improve or redirect track.
}
must-too = { $must ->
    [city-growth] {" "}City Growth: choose a city to grow.
    [urbanization] {" "}Urbanization: turn a town into a New City.
   *[none] {""}
}
prompt-fill = Choose the Goods Supply space whose cubes go to { city-name }.
prompt-move = { $company ->
    [seat] Goods { $round } of 2: move a cube, improve your locomotive, or neither.
   *[other] Goods { $round } of 2: move a cube for { company }, or pass.
}
prompt-score = { $count ->
    [one] One point for you: take it as income (now { income }) or as a victory point (now { $vp })?
   *[other] { $count } points for you: take all as income (now { income }) or all as victory points (now { $vp })?
}
prompt-sell = Choose in secret which shares to sell; all sales are revealed together.
prompt-capital = Raise capital? Each $5 costs one income level (two victory points once income is −10). You have { $cash ->
    [0] no cash
   *[other] { money-cash }
}, income { income } and { vp-points }.
prompt-order = { $bids ->
    [1] Turn order: { $seat } bids { money-bid }. Bid { money-least } or more, or { pass-order }
   *[0] Turn order: open with { money-least } or more, or { pass-order }
}
pass-order = { $free ->
    [1] pass once and stay in.
   *[0] pass and take the last free place.
}
prompt-opening = { $bids ->
    [1] Place { $place } of the first turn: { $seat } bids { money-bid }. Bid { money-least } or more, or pass.
   *[0] Place { $place } of the first turn: open with { money-least } or more, or pass.
}
prompt-choose = Take one of the action tiles that are left.
shares-for-sale = { $count ->
    [one] one share for sale
   *[other] { $count } shares for sale
}

## What lists are made of

part-company = { company }
part-shares = { $count ->
    [one] one { company } share
   *[other] { $count } { company } shares
}
part-cubes = { $count ->
    [one] one { cube-name }
   *[other] { $count } { cubes-name }
}
part-way = { side }–{ side2 }
part-exit = { side }
part-nothing = nothing
part-tile = { tile-name }

## Choices

choice-bid = { $sold ->
    [place] Bid { money-price } for place { $place }
    [order] Bid { money-price } for the turn order
   *[shares] Bid { money-price } for { company }
}
short-bid = Bid { money-price }
choice-pass = { $step ->
    [move] Move nothing
   *[other] Pass
}
choice-buy = { $count ->
    [0] Buy no share
    [one] Buy one { company } share for { money-total }
   *[other] Buy { $count } { company } shares for { money-total }
}
short-buy = { $count ->
    [0] Buy none
    [one] Buy one for { money-total }
   *[other] Buy { $count } for { money-total }
}
choice-sell = { $count ->
    [0] Sell nothing
   *[other] Sell { $parts } for { money-total }
}
choice-raise = { $steps ->
    [0] Raise no capital
   *[other] Raise { money-amount } of capital
}
short-raise = { $amount ->
    [0] Nothing
   *[other] { money-amount }
}
choice-take = { $cost ->
    [0] Take { $number } · { tile-name }
   *[other] Take { $number } · { tile-name } for { money-cost }
}
choice-take-pass = Take { $number } · { tile-name }, pass option: number only
choice-lay = Lay { at-place }: { face } ({ $ways }), { money-cost }
choice-improve = Improve { at-place }: { face } ({ $ways }), { money-cost }
choice-redirect = Redirect { at-place }: { face } ({ $ways }), { money-cost }
brief-lay = Lay { at-place }: { face }, { money-cost }
brief-improve = Improve { at-place }: { face }, { money-cost }
brief-redirect = Redirect { at-place }: { face }, { money-cost }
brief-connect = Connect { city-name } and { city2-name } for { money-cost }
short-lay = { $links ->
    [0] { money-cost }
    [one] { money-cost }, a link
   *[other] { money-cost }, { $links } links
}
short-urbanize = { city-colour }
short-move = { run-length }: { $parts }
choice-connect = Connect { city-name } and { city2-name } (rail symbol), { money-cost }
choice-grow = Grow { city-name }
choice-urbanize = Turn { town-name } into a { city-colour } New City
choice-fill = Take space { $space } for { city-name }: { $cubes }
choice-move = Move { cube-name }, { hex-name } to { city-name }: { run-length } ({ $parts })
run-length = { $length ->
    [one] one link
   *[other] { $length } links
}
choice-upgrade = Improve the locomotive to level { $level }
choice-to-income = Take { $count } as income
choice-to-points = { $count ->
    [one] Take 1 victory point
   *[other] Take { $count } victory points
}
choice-done = Done building

## What happened

event-turn-begun = { $rules ->
    [stock] Round { $turn } of { $turns }.
   *[other] Turn { $turn } of { $turns }.
}
event-tile-laid = { $you ->
    [yes] You lay a tile { at-place }: { face }, { money-cost }.
   *[no] { owner } lays a tile { at-place }: { face }, { money-cost }.
}
event-tile-improved = { $you ->
    [yes] You improve the tile { at-place }: { face }, { money-cost }.
   *[no] { owner } improves the tile { at-place }: { face }, { money-cost }.
}
event-tile-redirected = { $you ->
    [yes] You redirect the track { at-place }: { face }, { money-cost }.
   *[no] { owner } redirects the track { at-place }: { face }, { money-cost }.
}
event-symbol-built = { $you ->
    [yes] You connect { hex-name } and { city-name } (rail symbol) for { money-cost }.
   *[no] { owner } connects { hex-name } and { city-name } (rail symbol) for { money-cost }.
}
event-link-completed = { $you ->
    [yes] Your link { link-name } is complete.
   *[no] { owner } completes the link { link-name }.
}
event-track-lapsed = { $you ->
    [yes] You did not extend your link from { hex-name }: it is unowned now.
   *[no] { owner } did not extend the link from { hex-name }: it is unowned now.
}
event-build-turn-over = { $you ->
    [yes] You are done building.
   *[no] { owner } is done building.
}
event-delivered = { $you ->
    [yes] You move a { cube-name } from { hex-name } to { city-name } over { links-run }: { delivery-worth }.
   *[no] { owner } moves a { cube-name } from { hex-name } to { city-name } over { links-run }: { delivery-worth }.
}
links-run = { $links ->
    [one] one link
   *[other] { $links } links
}
delivery-worth = { $company ->
    [seat] { $count ->
        [one] one point
       *[other] { $count } points
    }
   *[other] performance +{ $count }
}
event-move-declined = { $you ->
    [yes] You move nothing.
   *[no] { owner } moves nothing.
}
event-place-bid = { $you ->
    [yes] You bid { money-price }.
   *[no] { $seat } bids { money-price }.
}
event-place-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-place-won = { $you ->
    [yes] You get place { $place } for { money-price }.
   *[no] { $seat } gets place { $place } for { money-price }.
}
event-capital-raised = { $you ->
    [yes] You raise { money-amount } of capital: income { income }, { vp-points }.
   *[no] { $seat } raises { money-amount } of capital: income { income }, { vp-points }.
}
event-tile-taken = { $you ->
    [yes] You take { tile-name } ({ $number }){ tile-terms }.
   *[no] { $seat } takes { tile-name } ({ $number }){ tile-terms }.
}
tile-terms = { $effect ->
    [1] { $cost ->
        [0] {""}
       *[other] {" "}for { money-cost }
    }
   *[0] , pass option (number only)
}
event-level-raised = { $you ->
    [yes] Your locomotive is now at level { $level }.
   *[no] { $seat } improves the locomotive to level { $level }.
}
event-city-grown = { city-name } receives { $cubes }.
event-town-urbanized = { $you ->
    [yes] You turn { city-name } into a { city-colour } New City.
   *[no] { $seat } turns { city-name } into a { city-colour } New City.
}
event-nothing-to-do = { $you ->
    [yes] Your { tile-name } tile has no effect now.
   *[no] { $seat }’s { tile-name } tile has no effect now.
}
event-points-taken = { $to_income ->
    [1] { $you ->
        [yes] You take { points-scored } as income.
       *[no] { $seat } takes { points-scored } as income.
    }
   *[0] { $you ->
        [yes] You take { points-scored } as victory points.
       *[no] { $seat } takes { points-scored } as victory points.
    }
}
points-scored = { $count ->
    [one] one point
   *[other] { $count } points
}
event-income-paid = { $owed ->
    [1] { $you ->
        [yes] You pay { money-amount }{ upkeep-part } and have { money-cash }.
       *[no] { $seat } pays { money-amount }{ upkeep-part } and has { money-cash }.
    }
   *[0] { $you ->
        [yes] You receive { money-amount }{ upkeep-part } and have { money-cash }.
       *[no] { $seat } receives { money-amount }{ upkeep-part } and has { money-cash }.
    }
}
upkeep-part = { $upkeep ->
    [0] {""}
   *[other] {" "}(after { money-upkeep } maintenance)
}
event-shortfall-settled = { $you ->
    [yes] Your cash is not enough: you give up { shortfall-price } for { money-total }.
   *[no] { $seat }’s cash is not enough: they give up { shortfall-price } for { money-total }.
}
shortfall-price = { $levels ->
    [0] { vp-points }
    [one] { $vp ->
        [0] one income level
       *[other] { vp-points } and one income level
    }
   *[other] { $vp ->
        [0] { $levels } income levels
       *[other] { vp-points } and { $levels } income levels
    }
}
event-player-bankrupt = { $you ->
    [yes] You are bankrupt and out of the game; your track stays.
   *[no] { $seat } is bankrupt and out of the game; their track stays.
}
event-order-set = Turn order: { $seats }.
event-auction-opened = { company }, { shares-for-sale }: bids from { money-price }.
event-share-bid = { $you ->
    [yes] You bid { money-price } for { company }.
   *[no] { $seat } bids { money-price } for { company }.
}
event-share-passed = { $you ->
    [yes] You pass on { company }.
   *[no] { $seat } passes on { company }.
}
event-bidder-skipped = { $you ->
    [yes] You cannot bid { money-price } for { company }: you pass.
   *[no] { $seat } cannot bid { money-price } for { company } and passes.
}
event-nobody-bid = Nobody bids for { company }.
event-shares-bought = { $count ->
    [one] { $you ->
        [yes] You buy one { company } share for { money-price }.
       *[no] { $seat } buys one { company } share for { money-price }.
    }
   *[other] { $you ->
        [yes] You buy { $count } { company } shares at { money-price } each.
       *[no] { $seat } buys { $count } { company } shares at { money-price } each.
    }
}
event-control-taken = { $you ->
    [yes] You take control { of-company }.
   *[no] { $seat } takes control { of-company }.
}
event-marker-moved = { $you ->
    [yes] You have the first-player marker now.
   *[no] { $seat } has the first-player marker now.
}
event-shares-issued = { $count ->
    [one] { company } issues one share for { money-amount }.
   *[other] { company } issues { $count } shares for { money-amount }.
}
event-dividend-paid = { company }, performance { $performance }: { money-share } per share, { money-profit } for the company{ $bonus ->
    [0] {""}
   *[other] , { money-bonus } CEO bonus
}.
event-money-received = { $you ->
    [yes] Your dividends come to { money-amount }.
   *[no] { $seat } receives { money-amount } in dividends.
}
event-price-moved = { $price ->
    [-1] { company }: { money-before } → bankrupt ({ price-reason }).
   *[other] { company }: { money-before } → { money-price } ({ price-reason }).
}
price-reason = cell { $cell }: { $modifier ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
   *[other] +{ $modifier }
}{ $colour_change ->
    [0] {""}
    [-1] , pink −1
    [-2] , pink −2
    [-3] , pink −3
   *[other] , green +{ $colour_change }
}
event-shares-sold = { $count ->
    [0] { $you ->
        [yes] You sell nothing.
       *[no] { $seat } sells nothing.
    }
   *[other] { $you ->
        [yes] You sell { $parts } for { money-amount }.
       *[no] { $seat } sells { $parts } for { money-amount }.
    }
}
event-company-bankrupt = { company } is bankrupt: its shares are worthless, and its track stays, unowned.
event-order-drawn = Order of play: { $companies }.

## Endings

ending-last-round = the last round was played
ending-all-bankrupt = every company is bankrupt
ending-last-turn = the last turn was played
ending-last-player = only one player is left

## Refusals: in general

refusal-money = This costs { money-cost }; only { money-most } is available.

## Refusals: auctions and shares

refusal-bid-low = A bid must be { money-least } or more here.
refusal-bid-high = You cannot bid more than you could pay: at most { money-most }.
refusal-must-buy = You won the auction, so you must buy at least one share.
refusal-buy-most = { $most ->
    [0] You cannot buy a share at this price.
    [one] You can buy at most one share: no more are left, or your cash ends there.
   *[other] You can buy at most { $most } shares: no more are left, or your cash ends there.
}
refusal-sell-bankrupt = { company } is bankrupt: its shares can no longer be sold.
refusal-sell-most = { $most ->
    [0] You have no { company } shares to sell.
    [one] You have only one { company } share to sell.
   *[other] You have only { $most } { company } shares to sell.
}

## Refusals: capital and action tiles

refusal-no-more-capital = { $most ->
    [0] You cannot raise more capital: your income is at its lowest and you have too few points.
    [one] You cannot raise more capital than $5: then income and points are used up.
   *[other] You cannot raise more capital than { $most } times $5: then income and points are used up.
}
refusal-tile-taken = { $seat } has taken { tile-name } already: choose one of the tiles left.
refusal-no-pass-option = { tile-name } has no pass option: only City Growth and Urbanization have one, in a base game.
refusal-must = You paid for { tile-name }: use it before you end your build turn.
refusal-not-your-tile = Only the player with { tile-name } can do this, once, in their build turn.
refusal-no-new-cities = On the stock market no city grows and no town becomes a city.
refusal-grown = { city-name } has a growth marker: a city grows only once.
refusal-no-city = Only a city can grow: choose one without a growth marker.
refusal-no-new-city = There is no New City tile of this colour left.
refusal-no-town = A New City replaces a town: choose a town that is not a city yet.
refusal-empty-space = This space of the Goods Supply is empty: choose one with cubes.

## Refusals: building track

refusal-no-builds-left = You have used all builds of this turn: end it, or step back.
refusal-not-connected = { $stop ->
    [1] The track at { hex-name } must start at a city or extend your track.
   *[0] The track on hex { hex-name } must start at a city or extend your track.
}
refusal-not-contiguous = { $stop ->
    [1] The track at { hex-name } is not connected: a company’s track must form one network.
   *[0] The track on hex { hex-name } is not connected: a company’s track must form one network.
}
refusal-two-networks = { $stop ->
    [1] The two pieces of track at { hex-name } have no stop in common: a company’s track must form one network.
   *[0] The two pieces of track on hex { hex-name } have no stop in common: a company’s track must form one network.
}
refusal-port = { city-name } is not a port, and no built rail symbol connects it to one: on this map you cannot start there.
refusal-water = This hex is water: track cannot be laid there.
refusal-on-city = { city-name } is a city: track leads up to its hex, never onto it.
refusal-town-tile = A town tile fits only on a town.
refusal-needs-town-tile = This is a town: only a town tile fits here.
refusal-not-improved = The new tile must keep the track on this hex and add some.
refusal-wall = The track would leave the map, run into water or cross a thick edge.
refusal-foreign-end = The track would run into another owner’s open end: you cannot connect to it.
refusal-circle = The link would come back to where it began.
refusal-no-tile-left = No tile with this face is left in the supply: { face }.
refusal-redirect-end = Only the last tile of an incomplete link can be redirected.
refusal-redirect-foreign = This link belongs to someone else, or you could not claim it: you cannot redirect it.
refusal-redirect-town = A town tile is never redirected.
refusal-redirect-way = The link cannot be redirected that way: its other end must stay, and the new one must be free.
refusal-no-symbol = There is no such rail symbol on the map.
refusal-symbol-built = This rail symbol has been built already.
refusal-symbol-start = You cannot build this rail symbol: neither of its cities is on your track or open to you as a start.

## Refusals: moving goods

refusal-no-cube = There is no such cube here.
refusal-no-destination = Say over which links the { cube-name } moves.
refusal-links-do-not-join = These links do not follow each other, or one of them is incomplete.
refusal-stop-twice = The run would come to { stop-name } twice: each stop may be visited only once.
refusal-first-city = The cube would have to stop at { city-name }: it is the first { city-colour } city on the way.
refusal-wrong-city = A { cube-name } goes only to a { city-colour } city.
refusal-foreign-link = A company uses its own links and unowned links, never another company’s.
refusal-no-own-link = At least one link of the run must be your own.
# $level is 1 or more, $length is 2 or more
refusal-too-far = { $level ->
    [one] The run has { $length } links; your locomotive of level 1 allows one.
   *[other] The run has { $length } links; your locomotive of level { $level } allows { $level }.
}
refusal-more-of-another = { $seat } would have more links on this run than you, which is not allowed.
refusal-no-locomotives = There are no locomotives on the stock market: a run may be of any length.
refusal-top-level = Your locomotive has reached the highest level.
refusal-upgraded = You have already improved your locomotive in this turn’s goods rounds: only once per turn.

## Bad set-ups

bad-rules-players = { $count ->
    [one] Nobody plays { rules-name } alone.
   *[other] { $rules ->
        [stock] The stock market is for 2 to 6 players, not { $count }.
       *[other] Base and standard games are for 3 to 6 players, not { $count }.
    }
}
bad-option-rules = { option-name }: this option does not belong to { rules-name }.
bad-option-map = { option-name }: this option does not belong to { map-name }.
bad-option-turns = { option-four_player_turns }: this is for four players, not { $count }.

### Positions

bad-position-players = The position and this table are not for the same number of players: { $found } and { $players }.
bad-position-range = { $what ->
    [turn] The turn goes
    [built] The turn in which a link was last built goes
    [income] Income goes
    [locomotive] A locomotive goes
    [price] A share price goes
    [bid] The bid goes
    [round] The round of goods goes
    [builds] The number of builds left goes
   *[points] The points of a delivery go
} from { $least } to { $most }, not { $value }.
bad-position-phase = There is no phase “{ $phase }” in { rules-name }. Phases: { $known }.
bad-position-ending = A match never ends with “{ $ending }”. Endings: { $known }.
bad-position-seat-twice = “{ $players }” names a player twice.
bad-position-company = There is no company “{ $company }”. Companies: { $known }.
bad-position-no-companies = There are no companies in { rules-name }, so no [{ $company }].
bad-position-order = The order must name every player who is not out once.
bad-position-order-twice = The order “{ $order }” must name each one once.
bad-position-order-empty = The order names no company.
bad-position-player-out = In the stock market companies go bankrupt, not players.
bad-position-out-early = Nobody is out before the first turn.
bad-position-out-has = Player { $player } is out, so they have neither cash nor a tile.
bad-position-one-left = With one player left the match is over.
bad-position-stock-player = Player { $player } cannot have “{ $key }” in the stock market.
bad-position-no-shares = There are no shares in { rules-name }.
bad-position-no-shares-of = There are no shares of “{ $company }”.
bad-position-shares = All shares of { $company }, in hands or not, are { $total }.
bad-position-controller = Another player holds more of { $company } than its controller.
bad-position-bankrupt-has = { $company } is bankrupt, so it has nothing.
bad-position-bankrupt-order = { $company } is bankrupt, so the order must not name it.
bad-position-bankrupt-track = A player or company out of the game owns no track.
bad-position-tile = There is no action tile { $tile }.
bad-position-tile-twice = Two players have the action tile { $tile }.
bad-position-tiles-taken = The players before the one who chooses have a tile each, the others none.
bad-position-stop = There is no city or town “{ $stop }” on this map.
bad-position-city = There can be no New City on { $town }.
bad-position-city-colour = There is no New City “{ $colour }” left.
bad-position-growth = { $stop } takes no growth marker.
bad-position-colour = “{ $letter }” is not a colour of cubes. Colours: { $known }.
bad-position-cubes = Cubes of colour { $colour }: { $most }, not { $found }.
bad-position-cubes-in-town = Only in the stock market do cubes lie in towns, so none lie in { $town }.
bad-position-spaces = Spaces of the Goods Supply: { $spaces }, not { $found }.
bad-position-auction-phase = Nothing is auctioned in the phase { $phase }.
bad-position-auction-company = An auction of shares needs the company as player.
bad-position-auction-open = An auction needs players who are still in it, and a bid needs the player who made it.
bad-position-auction-members = An auction is for players who are in the game and have no place yet.
bad-position-auction-won = Shares are bought after an auction that a player won.
bad-position-auction-bidder = An auction goes on between its bidder and others.
bad-position-bid = Player { $player } cannot have bid { $bid }.
bad-position-bid-cash = Player { $player } cannot pay a bid of { $bid }.
bad-position-bid-stands = The bid that stands is the last one of player { $player }.
bad-position-needs-player = The middle of a phase needs the player whose turn it is.
bad-position-no-player = The phase { $phase } belongs to all players, so it needs no player.
bad-position-no-turn = { $player } has no turn in the phase { $phase }.
bad-position-none-for-sale = There are no shares of { $company } for sale.
bad-position-only-goods = Only the phase move has rounds and scoring.
bad-position-only-builds = Builds are left only in the phase build.
bad-position-needs-builds = The middle of a build turn needs the number of builds left.
bad-position-must = Only City Growth and Urbanization can still have to be carried out.
bad-position-must-nothing = The action to carry out has no effect.
bad-position-filling = { $city } cannot be filled from the Goods Supply.
bad-position-scoring = “{ $text }” is not a player with the points of a delivery: write “A 2”.
bad-position-scoring-twice = Each player scores once in a delivery.
bad-position-track = “{ $text }” is not a tile: write its hex, face@turn and an owner for each piece.
bad-position-hex = There is no hex { $hex }.
bad-position-no-tile = Hex { $hex } takes no tile.
bad-position-two-tiles = Hex { $hex } has two tiles.
bad-position-face = There is no tile face { $face }.
bad-position-face-count = There are not that many tiles with face { $face }.
bad-position-back = No tile has { $face } and { $back } back to back.
bad-position-town-tile = Face { $face } does not belong on hex { $hex }: town tiles lie on towns only.
bad-position-owner = “{ $text }” is not an owner of track.
bad-position-owners = { $count ->
    [one] Hex { $hex } needs 1 owner: face { $face } has one piece.
   *[other] Hex { $hex } needs { $count } owners, one for each piece of face { $face }.
}
bad-position-edge = The track on hex { $hex } leaves the map or crosses a thick edge.
bad-position-two-owners = The pieces of one link have two owners on hex { $hex }.
bad-position-no-end = The track on hex { $hex } touches no city and no town.
bad-position-loop = The link on hex { $hex } ends where it began.
bad-position-symbol = “{ $text }” is not a rail symbol of this map with its owner.
bad-position-symbol-twice = The rail symbol { $symbol } is there twice.
bad-position-numbers = { $links ->
    [0] There is no link: write one number, the next one.
    [one] There is 1 link: its number and the next one are 2 numbers.
   *[other] There are { $links } links: write their numbers and the next one ({ $numbers }).
}
bad-position-numbers-order = Links have different numbers, the next one the highest.

### At the table

# What a panel says of a player
note-stock = { $parts }
note-shares = { company } × { $count }
note-controls = { $count ->
    [0] { company } (controller)
   *[other] { company } × { $count } (controller)
}
note-steam = { money-cash } · income { income } · { vp-points } · locomotive { $level } · { $links ->
    [0] no links
    [one] one link
   *[other] { $links } links
}
note-out = bankrupt

# Auctions as they are watched
auction-shares = { company }: { shares-for-sale }
auction-place = Place { $place } of the first turn
auction-order = Turn order: the first place
auction-standing = { $bids ->
    [1] { bid-standing }
   *[0] no bid yet, from { money-least }
}
bid-standing = { $you ->
    [yes] you bid { money-bid }
   *[no] { $seat } bids { money-bid }
}
auction-price = { money-price } each
auction-cash = { money-cash }
auction-most = up to { money-most }
auction-held = { $count ->
    [one] holds one
   *[other] holds { $count }
}
auction-placed = place { $place }
auction-spare = one free pass
auction-own = bid { money-bid }

# Amounts and forms
amount-bid = Bid, in dollars
amount-raise = Raise capital, in dollars (steps of { money-amount })
amount-buy = Shares to buy at { money-price } each
form-sell = Sell shares
form-sell-all = Sell everything for { money-total }
form-item-shares = { $count ->
    [one] { company } · { money-price } · you hold one
   *[other] { company } · { money-price } each · you hold { $count }
}
weigh-sell = This pays { money-amount }: you would have { money-cash }.
weigh-link = It completes the link { link-name }.
weigh-unfinished = { $warning ->
    [lost] { $open ->
        [one] The incomplete link from { $links } becomes unowned.
       *[other] Incomplete links become unowned: { $links }.
    }
    [useless] { $open ->
        [one] The link from { $links } stays incomplete and scores nothing.
       *[other] Links stay incomplete and score nothing: { $links }.
    }
   *[begun] { $open ->
        [one] The link from { $links } is incomplete: extend it next time, or it becomes unowned.
       *[other] Incomplete links: { $links }. Extend them next time, or they become unowned.
    }
}
part-stop = { hex-name }
weigh-unused = { $builds ->
    [one] One build stays unused.
   *[other] { $builds } builds stay unused.
}
weigh-supply = { $spaces ->
    [one] The cubes of the last Goods Supply space come to it next.
   *[other] Next you choose which Goods Supply space brings it cubes.
}
weigh-fill = { city-name } then has { $cubes }.
weigh-bid = { $count ->
    [0] Your { money-cash } buys no share at that.
    [one] Your { money-cash } buys one share at that{ control-by-it }.
   *[other] Your { money-cash } buys { $count } shares at that{ control-by-it }.
}
control-by-it = { $control ->
    [1] , enough for control
   *[0] {""}
}
weigh-bid-place = { $amount ->
    [0] It leaves { money-cash } if you pay all of it.
   *[other] { money-amount } of it must be raised as capital.
}
weigh-buy = { $control ->
    [1] It leaves { money-cash } and brings you control.
   *[0] It leaves { money-cash }.
}
weigh-raise = { $steps ->
    [0] You keep { money-cash } and income { income }.
   *[other] Then { money-cash }, income { income }, { vp-points }.
}
weigh-build = It leaves { money-cash } and { builds-after }{ weigh-means }.
weigh-tile = { $effect ->
    [1] Its effect: { tile-effect }.
   *[0] Pass option: only its number counts, { $number }, for the order of the next turn.
}
weigh-take = It leaves { money-cash }{ weigh-means }.
weigh-means = { $means ->
    [issue] { $count ->
        [0] {""}
        [one] ; one share is issued for it and becomes available
       *[other] ; { $count } shares are issued for it and become available
    }
    [raise] ; capital is raised for it: income then { income }, { vp-points }
   *[cash] {""}
}
builds-after = { $builds ->
    [0] no build
    [one] one build
   *[other] { $builds } builds
}
weigh-move = If the round ended after this, { company }: performance { $performance }, price { price-to-come }, dividend { money-share } per share{ bonus-too }.
weigh-control = You would lose control { of-company } unless others sell too.

# What is told of what one points at: the map
about-land = Hex { hex-name }: { scene-ground }.
about-town = { hex-name }, town: { scene-ground }.
about-city = { $new ->
    [1] { city-name }, { city-colour } New City: accepts { cubes-name }.
   *[0] { $port ->
        [1] { city-name }, { city-colour } city and port: accepts { cubes-name }.
       *[0] { city-name }, { city-colour } city: accepts { cubes-name }.
    }
}
about-tile-here = Tile: { face }.
about-cost = A new tile costs { money-least } or more here: { money-cost } per exit{ cost-of-town }{ cost-of-ground }.
about-cost-change = Improving the tile costs { money-cost } per exit of the new one{ cost-of-town }; the ground is already paid for.
cost-of-town = { $amount ->
    [0] {""}
   *[other] , { money-amount } for the town
}
cost-of-ground = { $price ->
    [0] {""}
   *[other] , { money-price } for the ground
}
about-link = { $company ->
    [seat] { $you ->
        [yes] Your link { link-name }.
       *[no] { $seat }’s link { link-name }.
    }
    [nobody] Link { link-name }, unowned.
   *[other] { company }’s link { link-name }.
}
about-unfinished = { $company ->
    [seat] { $you ->
        [yes] Your incomplete link from { hex-name }: extend it in your next build turn, or it lapses.
       *[no] { $seat }’s incomplete link from { hex-name }.
    }
    [nobody] Incomplete link from { hex-name }, unowned: whoever extends it owns it.
   *[other] { company }’s incomplete link from { hex-name }.
}
about-buildable = { $count ->
    [one] One build is possible here, for { money-least }.
   *[other] { $count } builds are possible here, from { money-least }.
}
about-cubes = Cubes here: { $cubes }.
about-no-cubes = There are no cubes here.
about-grown = It has grown already: a city grows only once.
about-links = Links: { $parts }.
about-no-links = No link ends here.
part-link = { city-name } ({ owner })
part-link-open = one incomplete ({ owner })
about-leaving = Could leave now: { $parts }.
about-coming = Could come here now: { $parts }.
part-run = { cube-name } to { city-name } ({ $count })
part-run-from = { cube-name } from { hex-name } ({ $count })
about-cube = { $count ->
    [0] No { cube-name } { at-place }.
    [one] One { cube-name } { at-place }.
   *[other] { $count } { cubes-name } { at-place }.
}
about-run = To { city-name } over { run-length }: { $parts }.
part-points = { owner } +{ $count }
part-no-points = no points
about-no-run = No run takes it to a { city-colour } city now.
about-no-city = There is no { city-colour } city yet.
about-symbol = Rail symbol { city-name }–{ city2-name }: connects the two for { money-cost }.

# What is told of what one points at: companies
about-company = { company }: share price { money-price }, treasury { money-held }.
about-company-bankrupt = { company } is bankrupt: its shares are gone, its track is unowned.
about-issue = { shares-available }; { shares-to-issue }, { money-amount } each for its treasury.
shares-available = { $count ->
    [0] No share available
    [one] One share available
   *[other] { $count } shares available
}
shares-to-issue = { $card ->
    [0] none left to issue
    [one] one left to issue
   *[other] { $card } left to issue
}
about-held = Held by { $parts }.
part-held = { $seat } ({ $count })
about-free = Nobody controls it: the first buyer of a share does.
about-controller = { $you ->
    [yes] You control it.
   *[no] { $seat } controls it.
}
about-threat = { $count ->
    [one] { $you ->
        [yes] One more share gives you control.
       *[no] One more share gives { $seat } control.
    }
   *[other] { $you ->
        [yes] { $count } more shares give you control.
       *[no] { $count } more shares give { $seat } control.
    }
}
about-safe = Too few shares are available to change that.
about-fate = If the round ended now: performance { $performance }, cell { $cell }; price { price-to-come }; dividend { money-share } per share, { money-profit } for the company{ bonus-too }.
price-to-come = { $price ->
    [-1] { money-before } → bankrupt
   *[other] { money-before } → { money-price }
}
bonus-too = { $bonus ->
    [0] {""}
   *[other] , { money-bonus } CEO bonus
}
about-fate-mine = { $count ->
    [0] For you: { money-amount } CEO bonus.
    [one] For you: { money-amount } paid out, and your share would sell for { money-total }.
   *[other] For you: { money-amount } paid out, and your { $count } shares would sell for { money-total }.
}
about-share = A share brings a dividend of { money-share } and sells for { money-price }: { money-total } this round.
about-next-run = With its best delivery now (+{ $count }): performance { $performance }, cell { $cell }; price { price-to-come }; dividend { money-share } per share, { money-profit } for the company{ bonus-too }.

# What is told of what one points at: players, tiles, goods to come
about-cash = { $you ->
    [yes] You have { money-cash }.
   *[no] { $seat } has { money-cash }.
}
about-portfolio = { $you ->
    [yes] Your shares
   *[no] Shares
} at today’s prices: { money-amount }; with cash: { money-total } ({ $parts }).
part-portfolio = { $control ->
    [1] { company } × { $count } (controller), { money-price } each
   *[0] { company } × { $count }, { money-price } each
}
about-income = { $owed ->
    [1] Income { income }{ less-upkeep }: { money-amount } to pay each turn.
   *[0] Income { income }{ less-upkeep }: { money-amount } to receive each turn.
}
less-upkeep = { $upkeep ->
    [0] {""}
   *[other] {" "}less { money-upkeep } maintenance
}
about-locomotive = Locomotive { $level }: { $level ->
    [one] runs of one link
   *[other] runs of up to { $level } links
}{ upkeep-due }.
upkeep-due = { $upkeep ->
    [0] {""}
   *[other] , { money-upkeep } maintenance each turn
}
about-capital = { $count ->
    [0] You cannot raise more capital.
   *[other] { $rules ->
        [base] Capital, whenever you need it: at most { money-amount }, $5 per income level (per two victory points once income is −10).
       *[other] Capital, at the start of a turn: at most { money-amount }, $5 per income level (per two victory points once income is −10).
    }
}
about-points = If the game ended now: { vp-points }, income { income-worth }, links +{ $links }: { points-in-all } in all.
points-in-all = { $below ->
    [1] −{ $total }
   *[0] { $total }
}
income-worth = { $owed ->
    [1] −{ $worth }
   *[0] +{ $worth }
}
about-tile = { $number } · { tile-name }: { tile-effect }.
# $builds is 2 or more
tile-effect = { $tile ->
    [turn-order] { $rules ->
        [standard] in the next auction for the turn order you may pass once and stay in
       *[other] you are first next turn
    }
    [first-move] you move goods first in both rounds
    [engineer] you have { $builds } builds
    [first-build] you build first
    [city-growth] a city that has not grown gets the cubes of a Goods Supply space
    [locomotive] your locomotive improves by one level at once
   *[urbanization] a town becomes a New City and gets the cubes of a Goods Supply space
}
about-tile-cost = { $free ->
    [1] Costs { money-cost }, or nothing with the pass option (number only).
   *[0] { $cost ->
        [0] Costs nothing.
       *[other] Costs you { money-cost } now.
    }
}
about-tile-idle = { $reason ->
    [cubes] It has no effect now: the Goods Supply is empty (SB-7.14).
    [cities] It has no effect now: every city has a growth marker (SB-18.42).
    [new-cities] It has no effect now: no New City is left (SB-18.42).
    [towns] It has no effect now: no town is left (SB-18.42).
   *[level] It has no effect for you: your locomotive is at the highest level (SB-5.5).
}
about-tile-taken = { $you ->
    [yes] You have taken it.
   *[no] { $seat } has taken it.
}
about-space = Goods Supply, space { $space }: { $cubes }.
about-space-use = City Growth or Urbanization brings them onto the map.
about-new-city = { $count ->
    [0] No { city-colour } New City is left.
    [one] One { city-colour } New City is left: it would accept { cubes-name }.
   *[other] { $count } { city-colour } New Cities are left: they would accept { cubes-name }.
}

# What is told of what one points at: the boards of all rules
about-turn = { $rules ->
    [stock] Round { $turn } of { $turns }.
   *[other] Turn { $turn } of { $turns }.
}
about-turn-builds = { $count ->
    [one] Each company may build once in it (SB-11.10).
   *[other] Each company may build { $count } times in it (SB-11.10).
}
about-turn-phases = { $rules ->
    [stock] Order of a round: shares are auctioned, track is laid, goods are moved, dividends are paid and prices adjusted, shares are sold, and the order of play is drawn again (SB-11.3).
    [base] Order of a turn: action tiles, track, two goods rounds, income, then the order of the next turn (SB-5.1).
   *[standard] Order of a turn: capital, the auction for the order, action tiles, track, two goods rounds, income (SB-6.1).
}
about-companies = { $parts }.
about-company-order = In this order companies come up for auction, lay track and move goods (SB-11.4, SB-11.10, SB-11.13).
about-order-drawn = { $last ->
    [1] This was the last draw: this is the last round (SB-11.19).
   *[0] It is drawn again after each round (SB-11.19).
}
about-players-order = { $parts }.
about-order-sold = There is no order yet: the places of the first turn are being sold, from the first on (SB-3.6).
about-order-use = In this order players take action tiles, lay track and move goods; First Build and First Move let a player go ahead (SB-5.4).
about-order-next = { $rules ->
    [base] The next turn goes by the numbers of the tiles taken, the lowest first (SB-5.4).
   *[standard] It is auctioned each turn: places 1 and 2 pay their bid, the last place nothing, those between half (SB-6.2, SB-6.3).
}
about-tiles = The track tiles that are left, each kind with both its faces. A face that is used up cannot be built (SB-14.10).
about-tiles-back = A tile that is replaced on the map comes back (SB-18.23).
about-kind = { scene-face } / { scene-face2 }: { $count } of { $most } left.
about-kind-cost = { $same ->
    [1] A new one costs { money-cost }, plus the ground (SB-7.6).
   *[0] A new one costs { money-cost } with one face, { money-price } with the other, plus the ground (SB-7.6).
}
about-kind-gone = Neither face can be built until a tile comes back (SB-14.10).

# The boards of the stock market
about-first = { $you ->
    [yes] You have the first-player marker.
   *[no] { $seat } has the first-player marker.
}
about-first-moves = Its holder bids first in an auction (SB-11.4). After each auction in which shares were sold it moves one seat clockwise (SB-11.6).
about-prices = Each company’s marker is on the price of its shares: they sell for that, and the next auction opens at that or more (SB-11.17, SB-11.4).
about-prices-move = At the end of the round the share adjustment below moves it; a green or pink cell can add to that (SB-12.2).
about-price = { $count ->
    [0] Share price { money-price }: no company is here.
   *[other] Share price { money-price }: { $parts }.
}
about-price-green = Green { $extra }: if the adjustment is positive, the price rises { $count } more (SB-12.2).
about-price-pink = Pink { $extra }: if the adjustment is 0 or negative, the price falls { $count } more (SB-12.2).
about-price-plain = No colour: from here a price moves by the adjustment alone (SB-12.2).
about-price-highest = No price rises above this (SB-18.32).
about-bankrupt = { $count ->
    [0] Bankrupt: nobody so far.
   *[other] Bankrupt: { $parts }.
}
about-bankrupt-cell = A company whose price falls below 0 is out: its shares are worthless, its track stays, unowned (SB-11.18). A price of 0 is not bankruptcy (SB-14.14).
part-fate = { company } (performance { $performance }) { price-to-come }
about-then = If the round ended now: { $parts }.
about-adjustment = At the end of the round every price moves by the number of its column; the number under each marker is the price it would have now (SB-11.16).
about-stacks = Companies are ranked by performance; ties share a column. The best starts in the column that matches the number of groups; each weaker group stands one column further right (SB-12.1).
about-adjusted = This round’s prices have moved already.
about-cell = Cell { $cell }: prices here move by { $modifier }.
about-cell-token = A bankrupt company keeps this cell: no other company is placed here (SB-12.1).
# $most is 2 or more
about-cell-best = { $count ->
    [0] Only companies that others have outdone come here (SB-12.1).
    [one] The best stands here when all companies are tied, so there is one stack (SB-12.1).
   *[other] The best stands here with { $least } or { $most } stacks: tied companies count as one stack; each bankrupt company is a stack too (SB-12.1).
}
about-dividends = After goods have moved, the bank pays by each company’s performance: players for each share, the company its profit, and from 10 on its controller the CEO bonus (SB-11.15).
about-dividends-available = Available shares earn nothing. Then performance goes back to 0 (SB-11.15, SB-11.16).
about-dividend = Performance { performance-span }: { money-share } per share, { money-profit } for the company{ bonus-too }.
performance-span = { $most ->
    [-1] { $least } or more
   *[other] { $one ->
        [1] { $least }
       *[0] { $least }–{ $most }
    }
}
about-dividend-here = Here now: { $parts }.
about-dividend-when = The bank pays this once goods have moved (SB-12.3).

# The boards of base and standard games
about-actions = Each turn every player takes one tile, in turn order: it gives its ability for this turn (SB-5.2).
about-actions-number = { $rules ->
    [base] Its number is the place in the order of the next turn, the lowest first; the price is paid at once (SB-5.4).
   *[standard] It costs nothing. Its number can only break a tie at the end (SB-9.3).
}
about-players = What each player has: cash, victory points, income, complete links, the bid for the turn order, and the locomotive.
about-players-end = At the end, add victory points, what the income is worth and a point for each complete link (SB-9.1, SB-9.2).
about-income-track = What you receive each turn, or pay below 0 (SB-5.6). The star says what a level is worth in points at the end (SB-9.1).
about-income-capital = { $rules ->
    [base] You may take delivery points as income (SB-8.5). Each { money-amount } of capital, raised whenever money is short, costs one level; at −10, two victory points (SB-4.1, SB-4.2).
   *[standard] You may take delivery points as income (SB-8.5). Each { money-amount } of capital, raised at the start of a turn, costs one level; at −10, two victory points (SB-4.4, SB-4.2).
}
about-income-debt = { $rules ->
    [base] A player who cannot pay a negative income is bankrupt (SB-4.3).
   *[standard] A debt that cash cannot pay costs a victory point for every { money-total }, then an income level for every { money-total } (SB-6.4).
}
about-level = { $owed ->
    [1] Income { income }: { money-amount } to pay each turn.
   *[0] Income { income }: { money-amount } to receive each turn.
}
about-level-here = Here now: { $parts }.
about-level-worth = { $worth ->
    [0] At the end it is worth no points (SB-9.1).
   *[other] At the end: { income-worth } { $count ->
        [one] point
       *[other] points
    } (SB-9.1).
}
about-level-upkeep = Less { money-amount } for each level of the locomotive (SB-6.4).
about-locomotive-raise = A run may have as many links as its level (SB-8.2). Instead of moving a cube you may improve it by one level, free, once per turn; tile 6 improves it too, up to level { $level } (SB-8.1).
about-supply = { $count ->
    [0] Goods Supply: it is empty.
    [one] Goods Supply: one cube is left.
   *[other] Goods Supply: { $count } cubes on { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }.
}
about-supply-use = City Growth and Urbanization bring the cubes of one space to a city (SB-7.14, SB-7.15).
about-new-cities = { $count ->
    [0] No New City is left.
    [one] One New City is left.
   *[other] { $count } New Cities are left.
}
about-new-cities-use = Urbanization turns a town into one: from then on it accepts cubes of its colour (SB-7.15).

# What one would want to know before deciding
about-coming-round = With today’s track: performance { $performance }, cell { $cell }; price { price-to-come }; dividend { money-share } per share, { money-profit } for the company{ bonus-too }.
listing-build = All builds, by place
listing-choose = All action tiles
listing-move = All deliveries, the best first
remark-bid = { share-to-come }{ control-near }
remark-buy = { share-to-come } You have { money-cash }.{ control-near }
share-to-come = { company } with today’s track: performance { $performance }, price { price-to-come }, dividend { money-share } per share.
control-near = { $control ->
    [0] {""}
    [one] {" "}One share gives you control.
   *[other] {" "}{ $control } shares give you control.
}
remark-order = If you pass now, you get place { $place } for { money-price }.
remark-raise = { $cash ->
    [0] You have no cash and could raise { money-amount }: one income level for each $5.
   *[other] You have { money-cash } and could raise { money-amount } more: one income level for each $5.
}
remark-choose = { $rules ->
    [base] { remark-raise } { idle-tiles }
   *[standard] { idle-tiles }
}
idle-tiles = No effect now: { $parts }.
remark-cash-only = Only your cash pays for track: capital is raised at the start of a turn.
remark-issue = { $count ->
    [0] No share is left to issue: only the treasury pays.
    [one] If the treasury falls short, one more share can be issued for { money-amount }; it then becomes available.
   *[other] If the treasury falls short, shares are issued for { money-amount } each and become available: { $count } are left, { money-total } in all.
}
remark-so-far = So far: { builds-made } for { money-cost }{ so-far-means }.{ best-runs }{ draft-warning }
best-runs = { $runs ->
    [changed] {" "}With this draft the best { run-count } bring +{ $gain } (+{ $known } without it).
    [same] {" "}The best { run-count } bring +{ $gain }, as without this draft.
    [nothing] {" "}Nothing can be delivered on this track yet.
   *[none] {""}
}
run-count = { $moves ->
    [one] run
    [2] two runs
   *[other] { $moves } runs
}
draft-warning = { $warning ->
    [none] {""}
    [begun] {" "}Incomplete: { $links }.
   *[other] {" "}{ weigh-unfinished }
}
builds-made = { $builds ->
    [one] one build
   *[other] { $builds } builds
}
so-far-means = { $means ->
    [issue] { $count ->
        [0] {""}
        [one] , one share issued ({ $left } left)
       *[other] , { $count } shares issued ({ $left } left)
    }
    [raise] { $amount ->
        [0] {""}
       *[other] , { money-amount } raised ({ money-total } left)
    }
   *[cash] {""}
}
remark-score = As income: { money-amount } by the end{ worth-too }. As victory points: { $count }.
worth-too = { $worth ->
    [0] {""}
    [one] {" "}and { $worth } point
   *[other] {" "}and { $worth } points
}
remark-sell = { $last ->
    [1] The last sale: shares you keep are worth nothing. All your shares sell for { money-amount }: you would have { money-cash }.
   *[0] All your shares sell for { money-amount }: you would have { money-cash }.
}
remark-move = { $count ->
    [one] One delivery is possible: { delivery-to } ({ $parts }).
   *[other] { $count } deliveries are possible. The best: { delivery-to }.
}
delivery-to = { cube-name } from { hex-name } to { city-name }
remark-no-run = There is no cube you could move now.
plan-deliver = Deliver: { delivery-to } ({ $parts })

# Why a hint is what it is
reason-share = A share { of-company } should bring about { money-total } by its best moment, dividends included: worth up to { money-most } now.
reason-share-beyond = A share { of-company } should bring about { money-total } by its best moment, dividends included. A rule of thumb stops at { money-most }; playing on, more still pays.
reason-sell = { $count ->
    [0] Kept, your shares should bring about { money-total }.
   *[other] Kept, what is sold would bring about { money-most }; what stays should bring { money-total }.
}
reason-build = { $links ->
    [0] It goes towards a link.
    [one] It completes a link.
   *[other] It completes { $links } links.
}{ runs-then }
runs-then = { $runs ->
    [changed] {" "}The best { run-count } then bring +{ $gain } instead of +{ $known }.
    [same] {" "}The best { run-count } still bring +{ $gain }.
    [nothing] {" "}It opens the way to later deliveries.
   *[none] {""}
}
reason-cost = It takes { builds-made } for { money-cost }{ so-far-means }.
reason-no-build = { $plans ->
    [0] No link can be reached with these builds and this money.
   *[other] No link in reach brings more than it costs now.
}
reason-move = { $next ->
    [0] It brings +{ $gain }; no other cube brings anything.
   *[other] It brings +{ $gain }; the best other cube brings +{ $next }.
}
reason-no-move = No delivery brings anything worth having.
# $level is 2 or more
reason-upgrade = From then on runs may have { $level } links, which brings more than today’s deliveries.
reason-capital = { $cost ->
    [0] The end of the turn asks for { money-amount }; no link is worth building.
   *[other] The best link costs about { money-cost }, and the end of the turn asks for { money-amount }.
}
reason-order = A better place is worth a dollar or two, hardly more.

# What is watched at the end of a round
moment-dividends = Dividends and new prices
moment-income = Income
moment-received = Paid out: { $parts }.
part-received = { $you ->
    [yes] you { money-amount }
   *[no] { $seat } { money-amount }
}
moment-head-performance = perfor­mance
moment-head-share = each share
moment-head-profit = company
moment-head-price = price
moment-head-income = income
moment-head-upkeep = maintenance
moment-head-cash = cash then

# The books at the end
books-start = Held at the start
books-company = { company }
books-investor = { $seat }: { money-cost } spent, { money-total } from sales, { money-amount } in dividends{ $bonus ->
    [0] {""}
   *[other] , { money-bonus } in CEO bonuses
}
books-deals = The best deals
# $enough is 2 or more
books-deal = { $told ->
    [decided] The deal that decided it, { $seat }: { deal-made }
    [several] Each of { $enough } deals by { $seat } covered the winning margin; the best: { deal-made }
    [first] No single deal decided it; the winner’s best, { $seat }: { deal-made }
   *[other] { $seat }: { deal-made }
}
deal-made = { part-shares } at { money-price } in round { $turn }, a gain of { money-amount }
books-deliveries = What companies delivered
books-delivered = { company }: { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
} ({ $parts }), performance { $performance } in all; the best run: { delivery-to }, +{ $count }
part-goods = { $count } { $colour ->
   *[other] { colour }
}
books-own = Own deliveries, taken as victory points
books-moved = { $seat }: { $count ->
    [one] one cube
   *[other] { $count } cubes
}, { $length ->
    [one] { $length } point in all
   *[other] { $length } points in all
}
books-others = Others’ deliveries over own links
books-capital = Given up for capital
books-debts = Given up for debts
books-income = Income at the end
books-level = { $seat }: level { income }
books-links = Complete links
books-runs = The best runs
books-run = { $seat }: { delivery-to }, { points-scored }
books-decided = What decided it
books-decisive = { $enough ->
    [0] No single delivery: { $seat } { lead-of }, and the best one brought less: { decisive-run }
    [one] { $seat } { lead-of }, and one delivery alone brought at least that much: { decisive-run }
   *[other] { $seat } { lead-of }; { $enough } deliveries each brought at least that much, the best of them: { decisive-run }
}
lead-of = { $lead ->
    [0] is tied on points and wins the tiebreak
    [one] leads by one point
   *[other] leads by { $lead } points
}
decisive-run = { delivery-to } in turn { $turn }, { $level ->
    [0] { points-scored }
   *[other] taken as income, { points-scored } at the end
}
chart-prices = Share prices
chart-performance = Performance
chart-cash = Cash
chart-income = Income
chart-vp = Victory points
chart-turns = { $rules ->
    [stock] round { $turn }
   *[other] turn { $turn }
}

# What is our own design
designed-eastern_us = The eastern map: its places are known; where exactly they are is our own, based on real geography.
designed-northern_england = The map of Northern England: its places are known; where exactly they are is our own, based on real geography.
designed-tiles = The track tiles: names and totals are known; the mix of faces is partly our own.
designed-tables = The market tables: dividends, most price moves and the coloured price cells are our own.

## The picture

# The language, in itself: pictures are kept by it.
scene-tongue = English
scene-title = Steam Barons
scene-part-map = Map
scene-part-market = Market
scene-part-companies = Companies
scene-part-actions = Action tiles
scene-part-players = Players
scene-part-tiles = Tiles
scene-part-supply = Supply
scene-subtitle = A railway map for investors
scene-map-eastern-us = Eastern U.S. & Canada
scene-map-northern-england = Northern England

# Places whose name differs from the data's in some language
scene-name-montreal = Montreal
scene-name-quebec = Quebec
scene-name-philadelphia = Philadelphia
scene-name-detroit = Detroit
scene-name-st-louis = St. Louis
scene-name-charleston-wv = Charleston WV
scene-name-lake-huron = Lake Huron
scene-name-lake-michigan = Lake Michigan
scene-name-lake-ontario = Lake Ontario
scene-name-lake-erie = Lake Erie

# Lettering on the maps
scene-atlantic = Atlantic Ocean
scene-superior = Lake Superior
scene-canada = Canada
scene-irish-sea = Irish Sea
scene-north-sea = North Sea
scene-scotland = Scotland
scene-wales = Wales
scene-legend-river = River: +{ money-cost }
scene-legend-hill = Hills: +{ money-cost }
scene-legend-mountain = Mountains: +{ money-cost }
scene-legend-town = Town: +{ money-cost }
scene-legend-symbol = Rail symbol: { money-cost }
scene-legend-port = Port
scene-legend-wall = No track across

# Headings of the boards
scene-caption-turn = Turn
scene-caption-turn-stock = Round
scene-caption-order = Turn order
scene-caption-order-stock = Order of play
scene-caption-first = First player
scene-caption-prices = Share prices
scene-caption-bankrupt = Bankrupt
scene-caption-adjustment = Share adjustment if the round ended now
scene-caption-dividends = Dividends by performance
scene-caption-performance = Performance
scene-caption-share = Per share, $
scene-caption-profit = Company profit, $
scene-caption-bonus = CEO bonus, $
scene-caption-treasury = Treasury
scene-caption-card = To issue
scene-caption-available = Available
scene-caption-actions = Action tiles
scene-caption-income-track = Income, and what it is worth at the end
scene-caption-players = Players
scene-caption-new-cities = New Cities left
scene-caption-cash = Cash
scene-caption-vp = Points
scene-caption-income = Income
scene-caption-links = Links
scene-caption-bid = Bid
scene-caption-locomotive = Locomotive
scene-caption-supply = Goods Supply
scene-caption-tiles = Track tiles left
scene-company-orange = Orange
scene-company-green = Green
scene-company-brown = Brown
scene-company-natural = Natural
scene-company-black = Black
scene-company-white = White
scene-action-turn-order = Turn Order
scene-action-first-move = First Move
scene-action-engineer = Engineer
scene-action-first-build = First Build
scene-action-city-growth = City Growth
scene-action-locomotive = Locomotive
scene-action-urbanization = Urbanization
scene-action-price = { money-price }
scene-action-price-level = { money-price } + level

# What is said of a place or a piece
scene-ground = { $ground ->
    [plain] plain
    [plain-river] plain with a river
    [hill] hills
    [hill-river] hills with a river
    [mountain] mountains
    [mountain-river] mountains with a river
    [city] city
   *[water] water
}
scene-face = { $face ->
    [straight] straight
    [gentle] gentle curve
    [sharp] sharp curve
    [straight-over-gentle] straight crossing a gentle curve
    [straight-over-straight] two straights crossing
    [gentle-over-gentle] two gentle curves crossing
    [straight-beside-sharp] straight beside a sharp curve
    [gentle-beside-gentle] two gentle curves side by side
    [gentle-beside-sharp-right] gentle curve beside a sharp one, right
    [gentle-beside-sharp-left] gentle curve beside a sharp one, left
    [town-end] town, one exit
    [town-straight] town, straight
    [town-gentle] town, gentle curve
    [town-sharp] town, sharp curve
    [town-star] town, every second side
    [town-fork-right] town, straight and a side next to it
    [town-fork-left] town, straight and a side next to it, mirrored
    [town-fan] town, three sides in a row
    [town-cross] town, two straights
    [town-fan-and-tail] town, three sides in a row and the one facing them
   *[town-wide-fan] town, four sides in a row
}
scene-face2 = { $face2 ->
    [straight] straight
    [gentle] gentle curve
    [sharp] sharp curve
    [straight-over-gentle] straight crossing a gentle curve
    [straight-over-straight] two straights crossing
    [gentle-over-gentle] two gentle curves crossing
    [straight-beside-sharp] straight beside a sharp curve
    [gentle-beside-gentle] two gentle curves side by side
    [gentle-beside-sharp-right] gentle curve beside a sharp one, right
    [gentle-beside-sharp-left] gentle curve beside a sharp one, left
    [town-end] town, one exit
    [town-straight] town, straight
    [town-gentle] town, gentle curve
    [town-sharp] town, sharp curve
    [town-star] town, every second side
    [town-fork-right] town, straight and a side next to it
    [town-fork-left] town, straight and a side next to it, mirrored
    [town-fan] town, three sides in a row
    [town-cross] town, two straights
    [town-fan-and-tail] town, three sides in a row and the one facing them
   *[town-wide-fan] town, four sides in a row
}
scene-spot-price = { $price ->
    [-1] bankrupt
   *[other] share price { money-price }
}
scene-spot-cell = share adjustment, cell { $cell }: { $modifier }
scene-spot-dividend = dividends from performance { $least }
scene-spot-income = income level { income }
scene-spot-kind = tile: { scene-face } / { scene-face2 }
scene-label-land = { $name }, { scene-ground }
scene-label-town = { $name }, town, { scene-ground }
scene-label-city = { $name }, { city-colour } city
scene-label-port = { $name }, { city-colour } city and port
scene-label-new-city = { $name }, { city-colour } New City
scene-label-tile = { $place }; tile: { scene-face }
scene-label-unowned = unowned track
scene-label-track = { $seat }’s track
scene-label-track-company = { company }’s track
scene-label-symbol = rail symbol { $name }–{ $name2 }
scene-label-growth = growth marker: this city has grown
scene-label-cube = { cube-name }
scene-label-cubes = { $name }: { part-cubes }
scene-label-space = Goods Supply, space { $space }: { $count ->
    [1] one cube
   *[other] { $count } cubes
}
scene-label-tiles = { scene-face } / { scene-face2 }: { $count } left
scene-label-turn = { $turn } of { $turns }
scene-label-place = { company } is number { $at } in the order of play
scene-label-order = { $seat } is number { $at } in turn order
scene-label-first = { $seat } has the first-player marker
scene-label-price = { company }: share price { money-price }
scene-label-bankrupt = { company } is bankrupt
scene-label-fate = { company }, if the round ended now: { $modifier }, from { money-price } to { $price2 ->
    [-1] bankruptcy
   *[other] ${ NUMBER($price2, useGrouping: 1) }
}
scene-label-token = taken by a bankrupt company
scene-label-dividend = { company }, performance { $performance }: { money-share } per share, { money-profit } for the company, { money-bonus } CEO bonus
scene-label-treasury = { company }: ${ NUMBER($value, useGrouping: 1) } in the treasury
scene-label-card = { company }: { $value ->
    [one] one share to issue
   *[other] { $value } shares to issue
}
scene-label-available = { company }: { $value ->
    [one] one share available
   *[other] { $value } shares available
}
scene-label-performance = { company }: performance { $value }
scene-label-company = { company }{ $price ->
    [-1] , bankrupt
   *[other] , share price { money-price }
}
scene-label-shares = { $seat } holds { $count ->
    [1] one share
   *[other] { $count } shares
} of { company }
scene-label-controller = { $seat } controls { company }
scene-label-active = { company } is acting
scene-label-seat = { $seat }
scene-label-cash = { $seat }: ${ NUMBER($value, useGrouping: 1) }
scene-label-vp = { $seat }: { $value ->
    [one] one victory point
   *[other] { $value } victory points
}
scene-label-income = { $seat }: income { $value }
scene-label-links = { $seat }: { $value ->
    [one] one complete link
   *[other] { $value } complete links
}
scene-label-bid = { $seat }: bid ${ NUMBER($value, useGrouping: 1) }
scene-label-level = { $seat }: locomotive level { $value }
scene-label-out = { $seat } is out of the game
scene-label-to-act = { $seat } is acting
scene-label-action = action tile { $no }: { tile-name }
scene-label-taken = action tile { $no }: { tile-name }, taken by { $seat }
scene-label-new-left = { city-colour } New City tiles: { $count } left

# The initials of colours, on cubes and cities: no two alike
scene-initial-red = R
scene-initial-blue = B
scene-initial-yellow = Y
scene-initial-purple = P
scene-initial-grey = G
scene-initial-black = K

## The boards

board-seat = { $you ->
    [yes] You
   *[no] { $seat }
}
board-map = Map
board-sale = Sale
board-mine = My shares
board-shares = Companies
board-pay = Dividends
board-prices = Prices
board-tiles = Tiles left
board-players = Players
board-actions = Action tiles
board-income = Income
board-supply = Goods Supply

# Heads of columns
board-head-order = in order of play
board-head-clockwise = from the first player on
board-head-price = share price
board-head-then = if round ended
board-head-performance = perform{"\u00AD"}ance
board-head-free = free shares
board-head-card = to issue
board-head-treasury = trea{"\u00AD"}sury
board-head-run = controlled by
board-head-mine = mine
board-head-opens = opens at
board-head-pay = performance
board-head-cash = cash
board-head-shares = shares
board-head-worth = in all
board-head-income = income a turn
board-head-points = points
board-head-links = links
board-head-ended = if it ended
board-head-locomotive = locomo{"\u00AD"}tive
board-head-tile = action tile
board-head-cost = cost
board-head-effect = what it does
board-head-holder = held by
board-head-level = income
board-head-pays = each turn
board-head-worth-end = at the end
board-head-face = one face
board-head-back = the other
board-head-left = left
board-head-space = space
board-head-new = New City

# Companies, and what is on sale
board-shares-now = { $step ->
    [build] { company } builds
    [move] { company } moves goods
   *[other] { company } is being sold
}
board-bankrupt = bankrupt
board-then = { $price ->
    [-1] { board-bankrupt } ▼
   *[other] { $price } { $up ->
        [1] ▲
       *[0] ▼
    }
}
board-price-then = { price-to-come }
board-price-now = price now, and if the round ended
board-buys = { $count ->
    [0] no share
    [one] one share
   *[other] { $count } shares
}
board-buys-for = { $you ->
    [yes] at { money-price } with your { money-cash }
   *[no] { $seat }, at { money-price } with { money-cash }
}
board-control = { $count ->
    [one] one takes control
   *[other] { $count } take control
}
board-control-no = out of reach
board-control-free = nobody controls it yet
board-control-mine = { $you ->
    [yes] you control it
   *[no] { $seat } controls it
}
board-control-of = { $you ->
    [yes] { $seat2 } controls it with { $count }, you hold { $held }
   *[no] { $seat2 } controls it with { $count }, { $seat } holds { $held }
}
board-holds = { $you ->
    [yes] you hold { $count }
   *[no] { $seat } holds { $count }
}
board-sale-later = { $last ->
    [1] there are no more sales
   *[0] for sale next round
}

# My shares
board-mine-short = { $count ->
    [0] none
    [one] one share, { money-amount }
   *[other] { $count } shares, { money-amount }
}
board-mine-each = { $count } × { money-price }
board-mine-then = { $count } × { money-before }; if the round ended { $price ->
    [-1] { board-bankrupt }
   *[other] { money-price } each
}
board-mine-dividends = Dividends if the round ended now
board-mine-all = In all then, with your cash
board-mine-sold = All of them sold
board-mine-cash = Your cash after that

# Dividends and prices
board-pay-short = for what a company delivers in a round
board-pay-share = per share, $
board-pay-profit = profit, $
board-pay-bonus = CEO bonus, $
board-prices-short = what a share sells for

# Players
board-players-first = { $you ->
    [yes] you are first
   *[no] { $seat } is first
}
board-players-best = { $you ->
    [yes] you lead with { $best }
   *[no] { $seat } leads with { $best }
}
board-debt = { $rules ->
    [base] Income below 0 is paid every turn and costs points at the end.
   *[standard] Income below 0 is paid every turn and costs points at the end; maintenance comes on top.
}

# Action tiles
board-actions-left = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
board-actions-mine = { $you ->
    [yes] you hold { tile-name }
   *[no] { $seat } holds { tile-name }
}
board-actions-note = City Growth and Urbanization cost nothing with the pass option (number only).
# $builds is 2 or more
board-effect = { $tile ->
    [turn-order] { $rules ->
        [standard] one free pass
       *[other] first next turn
    }
    [first-move] moves goods first
    [engineer] { $builds } builds
    [first-build] builds first
    [city-growth] cubes for a city
    [locomotive] locomotive +1
   *[urbanization] a New City with cubes
}

# Income
board-income-short = what it pays, and what it is worth at the end
board-pays = { $owed ->
    [1] pay { money-amount }
   *[0] { money-amount }
}
board-upkeep = Maintenance comes off this: $1 for each level of the locomotive.

# Tiles left
board-tiles-short = { $count } left ({ $kinds ->
    [one] one kind
   *[other] { $kinds } kinds
})
board-face = { scene-face }
board-cost-exit = Each exit: { money-cost }

# The Goods Supply
board-supply-short = { $count ->
    [0] empty
    [one] one cube left
   *[other] { $count } cubes left
}
board-colour = { city-colour }

# Always in sight
board-turn = Turn
board-round = Round
board-turn-of = of { $turns }
board-turn-after = After this
board-turns-left = { $count ->
    [0] the last turn
    [one] { $count } turn
   *[other] { $count } turns
}
board-rounds-left = { $count ->
    [0] the last round
    [one] { $count } round
   *[other] { $count } rounds
}
board-purse = { $you ->
    [yes] Your cash
   *[no] { $seat }: cash
}
board-worth = { $rules ->
    [stock] Worth { money-amount }, best { money-total }
   *[other] Points { $mine }, best { $best }
}
board-best-two = { $rules ->
    [stock] { $seat } { money-amount }, { $seat2 } { money-total }
   *[other] { $seat } { $mine }, { $seat2 } { $best }
}
board-goal = { $rules ->
    [stock] goal: most cash at the end
   *[other] goal: most points after turn { $turns }
}
intro-occasion = For an evening of bids and bluff
intro-short = Buy railways, run them, sell in time.
intro-about = Six railways spread over the map, and none of them is yours: you hold shares. The largest shareholder lays a company’s track and moves its goods; what it delivers pays every share and moves its price. Buy early, steer well, and sell before the others do.
intro-goal = Most cash after five rounds wins. Shares you still hold are worth nothing.
intro-turn = Bid for shares, lay track, move goods, collect dividends, sell in secret; then a new order of play is drawn.
picture-poster = Round 4: six companies meet in the East
picture-prices = Prices, and what moves them
picture-companies = Six companies and their shareholders
picture-england = Northern England
picture-map = The whole map

## What a good player never does, counted by `rotonde arena`

folly-spent-up = spends all on a lot with others to come
folly-idle-builds = builds nothing though a paying link is affordable
folly-idle-run = moves nothing though a run is open
folly-relaid = lays a tile and builds on it again at once
folly-idle-tile = takes a tile with the pass option though another is affordable
picture-round = 2 Track laid by its company. 3 A cube waits for a city of its own colour.
