title = Silverton
tagline = Lay track through the Rockies, open mines along it, and sell before the prices fall.

## Parts of sentences

money-cost = ${ NUMBER($cost, useGrouping: 1) }
money-cost2 = ${ NUMBER($cost2, useGrouping: 1) }
money-price = ${ NUMBER($price, useGrouping: 1) }
money-fee = ${ NUMBER($fee, useGrouping: 1) }
money-refund = ${ NUMBER($refund, useGrouping: 1) }
money-revenue = ${ NUMBER($revenue, useGrouping: 1) }
money-amount2 = ${ NUMBER($amount2, useGrouping: 1) }
money-amount = ${ NUMBER($amount, useGrouping: 1) }
money-each = ${ NUMBER($each, useGrouping: 1) }
money-total = ${ NUMBER($total, useGrouping: 1) }
card-operation = { money-fee } · ≤{ $depleted }
card-revenue = +{ money-revenue }
goods = { $goods ->
    [gold] gold
    [copper] copper
    [silver] silver
    [lumber] lumber
   *[coal] coal
}
goods-units = { $amount } { goods }
piece = { $crew ->
    [S] surveyor
   *[P] prospector
}
crew-name = { $piece ->
    [S] surveyor
   *[P] prospector
} { $crew }
segment-name = { $town }–{ $town2 }
line-name = { $town }–{ $town2 } line
claim-name = { $town } { goods } claim (#{ $claim })
claim-short = { $town } { $goods ->
    [gold] gold
    [copper] copper
    [silver] silver
    [lumber] lumber
   *[coal] coal
} (#{ $claim })
place-name = { $kind ->
    [segment] { segment-name }
    [own] { segment-name } (to dismantle)
    [claim] the { claim-name }
    [line] the { line-name }
   *[deck] the claim deck
}
column-name = { $goods ->
    [gold] Gold
    [copper] Copper
    [silver] Silver
    [lumber] Lumber { $city }
   *[coal] Coal { $city }
}
dispute-sum = { $dice }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } (bonus)
}{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra } { $kind ->
        [line] (shorter route)
       *[claim] (own track)
    }
} = { $total }
price-step = { $moved ->
    [0] stays at
    [1] up 1 step to
    [2] up 2 steps to
    [3] up 3 steps to
    [4] up 4 steps to
    [5] up 5 steps to
    [6] up 6 steps to
    [7] up 7 steps to
    [8] up 8 steps to
    [9] up 9 steps to
    [-1] down 1 step to
    [-2] down 2 steps to
    [-3] down 3 steps to
    [-4] down 4 steps to
    [-5] down 5 steps to
    [-6] down 6 steps to
    [-7] down 7 steps to
    [-8] down 8 steps to
   *[-9] down 9 steps to
}
mishap = { $mishap ->
    [claim-jumping] { mishap-claim-jumping }
    [saloon-brawl] { mishap-saloon-brawl }
    [cave-in] { mishap-cave-in }
    [avalanche] { mishap-avalanche }
    [land-office-fire] { mishap-land-office-fire }
   *[worthless-claims] { mishap-worthless-claims }
}
mishap-claim-jumping = Claim jumping
mishap-saloon-brawl = Saloon brawl
mishap-cave-in = Cave-in
mishap-avalanche = Avalanche
mishap-land-office-fire = Fire at the land office
mishap-worthless-claims = Worthless claims
ending = { $ending ->
    [goal-reached] { ending-goal-reached }
    [decisive-victory] { ending-decisive-victory }
    [substantial-victory] { ending-substantial-victory }
    [marginal-victory] { ending-marginal-victory }
    [draw] { ending-draw }
    [marginal-defeat] { ending-marginal-defeat }
    [substantial-defeat] { ending-substantial-defeat }
    [decisive-defeat] { ending-decisive-defeat }
   *[last-turn] { ending-last-turn }
}
option-name = { $option ->
    [slide] { option-slide }
    [shared_lines] { option-shared_lines }
    [multi_plow] { option-multi_plow }
    [transfer] { option-transfer }
    [double_passengers] { option-double_passengers }
    [simple_market] { option-simple_market }
   *[hiring] { option-hiring }
}
scenario-name = { $scenario ->
    [denver-6000] Denver to $6,000
    [denver-10000] Denver to $10,000
    [salt-lake-city-10000] Salt Lake City to $10,000
    [denver-campaign] Denver campaign
    [golden-spike] Golden Spike
    [copper-spike] Copper Spike
    [nickel-spike] Nickel Spike
    [silver-spike] Silver Spike
   *[strong-start] Strong start
}

## Options at set-up

option-length = Length
option-length-short = Short: to $6,000; prices start one step higher; no C passenger lines.
option-length-regular = Regular: to $10,000.
option-length-long = Long: to $20,000.
option-length-campaign = Campaign: to the end of turn 24.
option-rules = Rules
option-rules-basic = Basic: a given crew, two deliveries a turn.
option-rules-advanced = Advanced: choose your crew, buy trains to deliver and plows against the snow.
option-scenario = Scenario
option-scenario-none = Usual start: no scenario, for 2 to 6 players.
option-scenario-denver-6000 = Denver to $6,000: 1 player from Denver, as fast as possible.
option-scenario-denver-10000 = Denver to $10,000: 1 player from Denver with a crew of three.
option-scenario-salt-lake-city-10000 = Salt Lake City to $10,000: 1 player against a rival prospector who takes a card each turn.
option-scenario-denver-campaign = Denver campaign: 1 player from Denver, as much cash as possible by turn 24.
option-scenario-golden-spike = Golden Spike: 2 or 3 players with two start cities each; to turn 24, or turn 20 with three.
option-scenario-copper-spike = Copper Spike: 1 player from Denver and El Paso, as much cash as possible by turn 24.
option-scenario-nickel-spike = Nickel Spike: 3 players from Denver and a second city each, to turn 24.
option-scenario-silver-spike = Silver Spike: 4 players from Denver and Salt Lake City or El Paso, to turn 24.
option-scenario-strong-start = Strong start: 5 players with a crew of three each, at any length.
option-slide = Sliding lines
option-slide-off = Off.
option-slide-on = On: a prospector may slide a passenger line you cannot use to a space another player emptied.
option-shared_lines = Shared lines
option-shared_lines-off = Off.
option-shared_lines-on = On: two players may run a passenger line together over their joined track.
option-multi_plow = Several plows
option-multi_plow-off = Off: only one plow per segment.
option-multi_plow-on = On: any number of plows may try the same segment (advanced rules).
option-transfer = Transfers
option-transfer-off = Off.
option-transfer-on = On: a delivery may take goods to another claim of yours instead of a market.
option-double_passengers = Double passengers
option-double_passengers-off = Off.
option-double_passengers-on = On: passenger lines pay double (short games and scenarios).
option-simple_market = Simple market
option-simple_market-off = Off: dice move the prices.
option-simple_market-on = On: no dice; prices rise where nothing was sold and fall where something was (basic rules).
option-hiring = Hiring
option-hiring-off = Off.
option-hiring-on = On: hire new crew for $400 each; winning a dispute raises the bonus (advanced rules).
option-winter_turn_4 = Winter on turn 4
option-winter_turn_4-off = Off: the first winter is turn 8.
option-winter_turn_4-on = On: snow closes the white segments on turn 4 too.
option-cash = Cash
option-cash-hidden = Hidden until a player passes the limit for this length.
option-cash-hidden-line = The screen shows you only your own cash. All payments are public, so you can work out what the others have; nothing here does it for you.
option-cash-open = Open: everyone sees everyone’s cash.
option-blocking = Ban on blocking
option-blocking-on = On: no track that serves only to shut others out.
option-blocking-off = Off: build whatever touches your network.
option-last_approach = Last approach
option-last_approach-off = Off: a new town is always a reason to build.
option-last_approach-on = On: you may not take a rival’s last approach to a market city you have.
option-last_approach-on-line = The rulebook’s example: once a rival has come to Cheyenne, Denver players may not build north merely to keep them out.
option-bypass = Winter bypass
option-bypass-off = Off.
option-bypass-on = On: a brown segment also counts as useful where you have no way around the snow. This is now always so.
option-theft_bonus = Bonus in thefts
option-theft_bonus-off = Off: only the dice and the routes count.
option-theft_bonus-on = On: the thief adds the prospector’s bonus.
option-trade_offers = Trade
option-trade_offers-0 = No trade.
option-trade_offers-1 = One offer per turn; one that leads to a deal does not count.
option-trade_offers-2 = Two offers per turn; one that leads to a deal does not count.
option-trade_offers-3 = Three offers per turn; one that leads to a deal does not count.
option-trade_offers-4 = Four offers per turn; one that leads to a deal does not count.
option-trade_offers-5 = Five offers per turn; one that leads to a deal does not count.
option-trade_offers-6 = Six offers per turn; one that leads to a deal does not count.
option-trade_offers-7 = Seven offers per turn; one that leads to a deal does not count.
option-trade_offers-8 = Eight offers per turn; one that leads to a deal does not count.
option-trade_offers-30 = Thirty offers per turn, including those that lead to a deal.
option-rival = Rival prospector
option-rival-chosen = You choose the card the rival takes (Salt Lake City alone).
option-rival-random = Chance chooses the card the rival takes (Salt Lake City alone).

## The strip of phases

phase-place = Place
phase-dispute = Disputes
phase-buy = Buy
phase-build = Build
phase-operate = Operate
phase-trade = Trade
phase-deliver = Deliver
phase-purchase = End of turn

## Prompts

prompt-crew = Choose your crew.
prompt-assign = Assign your surveyors to your two start cities, at least one to each.
prompt-place = Place your crew, one piece after the other, then confirm.
prompt-rival = Put the rival prospector on a card: it will be discarded.
prompt-shift = Others want { segment-name } too: move to its twin, or stay and roll.
prompt-demand = Only one surveyor could build on from { $town }. Ask for a roll to decide who builds?
prompt-share = Propose sharing the { line-name }, or take it alone.
prompt-share-reply = { $seat } proposes sharing the { line-name }: your part is { money-cost }.
prompt-buy = Buy the cards your prospectors have the right to.
prompt-keep = You drew { claim-short }: buy it for { money-cost }, or put it in the row.
prompt-build = Use your surveyors: build or dismantle track.
prompt-abandon = You have no cube left: abandon a segment for { segment-name }, or give it up.
prompt-operate = Choose the claims to operate, in any order, and pay for them all at once.
prompt-plow = Send your plows to white segments of yours, then roll.
prompt-trade = Offer a deal to another player, or go on.
prompt-reply = { $seat } offers a deal: you give { $give }; you get { $take }. Accept, refuse, or make a counter-offer.
prompt-answer = { $seat } makes a counter-offer: you give { $give }; you get { $take }. Accept or refuse.
prompt-give-train = Which of your trains { $power } do you give away?
prompt-assign-train = Which of your start cities does the new train { $power } serve?
prompt-deliver = Deliver goods to a market city, or keep them.
prompt-release = Your { crew-name } is in jail: pay { money-price }, roll for release, or wait.
prompt-replace = Your { crew-name } is dead: pay { money-price } for a replacement, or wait.
prompt-hire = Hire a surveyor or a prospector, or nobody.
prompt-purchase = Buy one train or one plow, or nothing.

## What bargains are made of

part-cash = { money-amount }
part-claim = the claim { claim-short }
part-segment = the segment { segment-name }
part-line = the { line-name }
part-goods = { goods-units } from { $town } (#{ $claim })
part-train = a train { $power }
part-plow = a plow +{ $bonus }
part-nothing = nothing

## Choices

choice-buy-crew = Choose crew { $crew }
choice-assign-surveyors = { $town }: { $crew } · { $town2 }: { $crew2 }
choice-survey = { $crew }: build { segment-name } ({ $segment }, { money-cost }, length { $length })
choice-dismantle = { $crew }: dismantle { segment-name }
choice-prospect = { $crew }: { claim-short }, { money-cost }
choice-prospect-deck = { $crew }: draw from the deck
choice-prospect-line = { $crew }: take the { line-name }, { money-price }
choice-prospect-theft = { $crew }: steal the { line-name }, { money-price }
choice-rival = Send the rival to { claim-short }
choice-rival-line = Send the rival to the { line-name }
choice-recall = Take your tied piece back from { place-name }
choice-shift = Move to { $segment }
choice-demand = Ask for a roll
choice-share = Share it with { $seat }
choice-accept = Accept
choice-refuse = Refuse
choice-buy = Buy { claim-short } for { money-cost }
choice-buy-line = Buy the { line-name } for { money-price }
choice-draw = { $crew }: draw a card
choice-lay-down = Put { claim-short } in the row
choice-slide-pile = Slide the { line-name } to pile { $at }
choice-slide-row = Slide the { line-name } into the row
choice-build = Build { segment-name } for { money-cost }
choice-attempt = Roll for { segment-name }: more than { $length } needed
choice-take-up = Dismantle { segment-name } for { money-refund }
choice-abandon = Abandon { segment-name }
choice-operate = Operate { claim-short } for { money-fee }
choice-plow = Plow +{ $bonus } to { segment-name } (length { $length })
choice-work = { $count ->
    [one] Operate one claim for { money-cost }
   *[other] Operate { $count } claims for { money-cost }
}
choice-roll-operate = { $count ->
    [0] Operate nothing
    [one] Roll once
   *[other] Roll { $count } times
}
choice-roll-plow = { $count ->
    [0] Send no plows
    [one] Roll once
   *[other] Roll { $count } times
}
choice-offer = Offer { $seat }: you give { $give }; you get { $take }
choice-counter = Counter-offer to { $seat }: you give { $give }; you get { $take }
choice-assign-train = { $town }
choice-give-train = The one at { $town }
choice-deliver = Sell { goods-units } from { $town } (#{ $claim }) in { $city } for { money-total }
choice-deliver-by-train = Sell { goods-units } from { $town } (#{ $claim }) in { $city } for { money-total }, train { $trains }
choice-transfer = Move { goods-units } from { $town } (#{ $claim }) to { $town2 } (#{ $to })
choice-pay = Pay { money-price } for the { crew-name }
choice-replace = Replace the { crew-name } for { money-price }
choice-try-luck = Roll for 7 or 11
choice-hire = Hire a { piece } for { money-price }
choice-hire-for = Hire a { piece } for { money-price } in place of the dead { $dead }
choice-hire-at = Hire a { piece } at { $town } for { money-price }
choice-buy-train = Buy train { $power } for { money-cost }
choice-buy-train-at = Buy train { $power } at { $town } for { money-cost }
choice-trade-in-train = Trade in train { $instead } for train { $power }, paying { money-cost }
choice-trade-in-train-at = Trade in train { $instead } for train { $power } at { $town }, paying { money-cost }
choice-trade-in-train-of = Trade in train { $instead } at { $town2 } for train { $power } at { $town }, paying { money-cost }
choice-buy-plow = Buy plow +{ $bonus } for { money-cost }
choice-trade-in-plow = Trade in plow +{ $instead } for plow +{ $bonus }, paying { money-cost }
choice-done = Done
choice-done-place = Done placing
choice-done-shift = Stay and roll
choice-done-demand = No roll
choice-done-share = Propose nothing
choice-done-buy = Done buying
choice-done-build = Done building
choice-done-abandon = Give up the new segment
choice-done-trade = No more offers
choice-done-deliver = Done delivering
choice-done-release = Wait in jail
choice-done-replace = Wait
choice-done-hire = Hire nobody
choice-done-purchase = Buy nothing

## What happened

event-turn-begun = { $winter ->
    [1] Turn { $turn }, winter: { $seats }. Snow closes the white segments.
   *[0] Turn { $turn }: { $seats }.
}
event-crew-chosen = { $you ->
    [yes] Your crew: { $crew }.
   *[no] { $seat } chooses a crew: { $crew }.
}
event-surveyors-assigned = { $you ->
    [yes] You assign your surveyors to your two start cities.
   *[no] { $seat } assigns surveyors to both start cities.
}
event-crew-placed = { $you ->
    [yes] You place { $crew } on { place-name }.
   *[no] { $seat } places { $crew } on { place-name }.
}
event-crew-recalled = { $you ->
    [yes] You take { $crew } back from { place-name }.
   *[no] { $seat } takes { $crew } back from { place-name }.
}
event-placement-done = { $you ->
    [yes] Your crew is in place.
   *[no] { $seat } is done placing.
}
event-rival-placed = The rival prospector stands on { place-name }.
event-rival-discarded = The rival takes { place-name } out of the game.
event-shifted = { $you ->
    [yes] You move to the twin segment { segment-name }.
   *[no] { $seat } moves to the twin segment { segment-name }.
}
event-dispute-demanded = { $you ->
    [yes] You ask for a roll over the junction at { $city }.
   *[no] { $seat } asks for a roll over the junction at { $city }.
}
event-dispute-rolled = { $you ->
    [yes] You roll for { place-name }: { dispute-sum }.
   *[no] { $seat } rolls for { place-name }: { dispute-sum }.
}
event-dispute-won = { $you ->
    [yes] You win the right to { place-name }.
   *[no] { $seat } wins the right to { place-name }.
}
event-dispute-tied = A tie over { place-name } ({ $seats }): nobody moves.
event-jailed = { $you ->
    [yes] Your { crew-name } goes to jail.
   *[no] { $seat }’s { crew-name } goes to jail.
}
event-line-shared = { $you ->
    [yes] You share the { line-name } with { $seat2 }: you pay { money-cost }, { $seat2 } pays { money-cost2 }.
   *[no] { $seat } shares the { line-name } with { $seat2 } ({ money-cost } and { money-cost2 }).
}
event-share-refused = { $you ->
    [yes] You refuse to share the { line-name }.
   *[no] { $seat } refuses to share the { line-name }.
}
event-theft-paid = { $you ->
    [yes] You pay { money-cost } to take the { line-name }.
   *[no] { $seat } pays { money-cost } to take the { line-name }.
}
event-line-stolen = { $you ->
    [yes] You take the { line-name } from { $seat2 }.
   *[no] { $seat } takes the { line-name } from { $seat2 }.
}
event-theft-failed = { $you ->
    [yes] You fail to take the { line-name }; the money is gone.
   *[no] { $seat } fails to take the { line-name }; the money is gone.
}
event-claim-bought = { $you ->
    [yes] You buy the { claim-name } for { money-cost }.
   *[no] { $seat } buys the { claim-name } for { money-cost }.
}
event-line-bought = { $you ->
    [yes] You buy the { line-name } for { money-price }: it pays { money-revenue } a turn.
   *[no] { $seat } buys the { line-name } for { money-price }: it pays { money-revenue } a turn.
}
event-claim-drawn = { $you ->
    [yes] You draw the { claim-name }, price { money-cost }.
   *[no] { $seat } draws the { claim-name }, price { money-cost }.
}
event-claim-laid-down = { $you ->
    [yes] You put the { claim-name } in the row.
   *[no] { $seat } puts the { claim-name } in the row.
}
event-mishap-drawn = { $you ->
    [yes] You draw an event. { mishap }!
   *[no] { $seat } draws an event. { mishap }!
}
card-mishap = { mishap }
card-mishap-text = { $effect ->
    [jailed] The prospector goes to jail. Pay the fine, or roll for release each turn.
    [killed] The prospector dies. You can pay for a replacement next turn.
   *[row-discarded] Every face-up card without a prospector leaves the game.
}
event-killed = { $you ->
    [yes] Your { crew-name } is killed.
   *[no] { $seat }’s { crew-name } is killed.
}
event-row-discarded = { $count ->
    [0] No card of the row is discarded.
    [one] One card of the row is discarded.
   *[other] { $count } cards of the row are discarded.
}
event-line-slid = { $you ->
    [yes] You slide the { line-name } to another space.
   *[no] { $seat } slides the { line-name } to another space.
}
event-track-built = { $you ->
    [yes] You build { segment-name } for { money-cost }.
   *[no] { $seat } builds { segment-name } for { money-cost }.
}
event-second-rolled = { $you ->
    [yes] You roll { $dice } = { $total } for a second segment, { segment-name } of length { $length }: { second-outcome }
   *[no] { $seat } rolls { $dice } = { $total } for a second segment, { segment-name } of length { $length }: { second-outcome }
}
second-outcome = { $success ->
    [1] it may be built.
   *[0] not this turn.
}
event-track-taken-up = { $you ->
    [yes] You dismantle { segment-name } and get { money-refund }.
   *[no] { $seat } dismantles { segment-name } and gets { money-refund }.
}
event-track-abandoned = { $you ->
    [yes] You abandon { segment-name } for its cube.
   *[no] { $seat } abandons { segment-name } for its cube.
}
event-networks-joined = { $you ->
    [yes] Your two start cities are joined: surveyors and trains are free to work anywhere.
   *[no] { $seat } has joined two start cities: surveyors and trains are free to work anywhere.
}
event-line-returned = { $you ->
    [yes] You no longer have a route for the { line-name }: it goes back on offer.
   *[no] { $seat } no longer has a route for the { line-name }: it goes back on offer.
}
event-line-ended = Too many claims are depleted: the { line-name } is discarded.
event-claim-operated = { $you ->
    [yes] You operate the { claim-name }: { operate-dice }, { goods-units }.
   *[no] { $seat } operates the { claim-name }: { operate-dice }, { goods-units }.
}
operate-dice = { $first ->
    [1] first time, die { $dice }, result { $total }
   *[0] dice { $dice }, result { $total }
}
event-claim-depleted = { $you ->
    [yes] You operate the { claim-name }: dice { $dice }, result { $total }. It is depleted{ goods-left }.
   *[no] { $seat } operates the { claim-name }: dice { $dice }, result { $total }. It is depleted{ goods-left }.
}
goods-left = { $left ->
    [0] {""}
   *[other] , with { $left } { goods } still on it
}
event-claim-emptied = { claim-short } is empty and depleted: it is discarded.
event-plow-rolled = { $you ->
    [yes] Your plow rolls { $die } + { $bonus } on { segment-name }, length { $length }: { plow-outcome }
   *[no] { $seat }’s plow rolls { $die } + { $bonus } on { segment-name }, length { $length }: { plow-outcome }
}
plow-outcome = { $success ->
    [1] the way is clear.
   *[0] it stays closed.
}
event-offered = { $you ->
    [yes] You offer { $seat2 } a deal: you give { $give }; you get { $take }.
   *[no] { $seat } offers { $seat2 } a deal: gives { $give }; gets { $take }.
}
event-countered = { $you ->
    [yes] You make { $seat2 } a counter-offer: you give { $give }; you get { $take }.
   *[no] { $seat } makes { $seat2 } a counter-offer: gives { $give }; gets { $take }.
}
choice-decline = Refuse{ refused-because }
event-offer-refused = { $you ->
    [yes] You refuse{ refused-because }.
   *[no] { $seat } refuses{ refused-because }.
}
refused-because = { $reason ->
    [loss] : the deal would cost more than it brings
    [little] : there is too little in it
    [lopsided] : the other side would gain far more by it
   *[none] {""}
}
event-dealt = { $you ->
    [yes] Deal with { $seat2 }: you give { $give }; you get { $take }.
   *[no] { $seat } and { $seat2 } agree: { $seat } gives { $give }; gets { $take }.
}
event-train-given = { $you ->
    [yes] You give away train { $power } at { $city }.
   *[no] { $seat } gives away train { $power } at { $city }.
}
event-train-assigned = { $you ->
    [yes] Your train { $power } serves { $city }.
   *[no] { $seat }’s train { $power } serves { $city }.
}
event-revenue-paid = { $you ->
    [yes] The { line-name } pays you { money-amount }.
   *[no] The { line-name } pays { $seat } { money-amount }.
}
event-line-snowed-in = { $you ->
    [yes] Snow stops your { line-name }: no revenue.
   *[no] Snow stops { $seat }’s { line-name }: no revenue.
}
event-delivered = { $you ->
    [yes] You sell { goods-units } from { $town } in { $city } at { money-each }: { money-total }.
   *[no] { $seat } sells { goods-units } from { $town } in { $city } at { money-each }: { money-total }.
}
event-transferred = { $you ->
    [yes] You move { goods-units } from { $town } (#{ $claim }) to { $town2 } (#{ $to }).
   *[no] { $seat } moves { goods-units } from { $town } (#{ $claim }) to { $town2 } (#{ $to }).
}
event-lot-returned = { $you ->
    [yes] { goods-units } you bought and did not deliver: returned to { $town } (#{ $claim }).
   *[no] { goods-units } { $seat } bought and did not deliver: returned to { $town } (#{ $claim }).
}
event-freed = { $you ->
    [yes] You pay { money-price }: your { crew-name } leaves jail.
   *[no] { $seat } pays { money-price }: { crew-name } leaves jail.
}
event-luck-tried = { $you ->
    [yes] You roll { $dice } = { $total }: your { crew-name } { luck-outcome }
   *[no] { $seat } rolls { $dice } = { $total }: { crew-name } { luck-outcome }
}
luck-outcome = { $success ->
    [1] leaves jail.
   *[0] stays in jail.
}
event-replaced = { $you ->
    [yes] You pay { money-price } for a new { crew-name }.
   *[no] { $seat } pays { money-price } for a new { crew-name }.
}
event-price-moved = { column-name }: rolled { $dice }, sold { $sold }{ sold-half }, IDN { $idn }, result { $result }: { price-step } { money-price }.
sold-half = { $half ->
    [-1] {""}
    [0] {""}
   *[other] {" "}(half: { $half })
}
event-price-moved-simple = { column-name }: sold { $sold }: { price-step } { money-price }.
event-claim-turned-up = New in the row: { claim-short }, price { money-cost }.
event-line-turned-up = New on offer: the { line-name }, price { money-price }, revenue { money-revenue }.
event-hired = { $you ->
    [yes] You hire a { piece } for { money-price }.
   *[no] { $seat } hires a { piece } for { money-price }.
}
event-train-bought = { $you ->
    [yes] You buy train { $power } for { money-cost }{ train-instead }.
   *[no] { $seat } buys train { $power } for { money-cost }{ train-instead }.
}
train-instead = { $instead ->
    [0] {""}
   *[other] , trading in train { $instead }
}
event-plow-bought = { $you ->
    [yes] You buy plow +{ $bonus } for { money-cost }{ plow-instead }.
   *[no] { $seat } buys plow +{ $bonus } for { money-cost }{ plow-instead }.
}
plow-instead = { $instead ->
    [0] {""}
   *[other] , trading in plow +{ $instead }
}
event-cash-announced = { $you ->
    [yes] You must show your cash: { money-amount }.
   *[no] { $seat } must show { money-amount } in cash.
}
event-game-ended = The game is over: { ending }.

## Endings

ending-goal-reached = the goal was reached
ending-last-turn = the last turn was played
ending-decisive-victory = a decisive victory
ending-substantial-victory = a substantial victory
ending-marginal-victory = a marginal victory
ending-draw = a draw
ending-marginal-defeat = a marginal defeat
ending-substantial-defeat = a substantial defeat
ending-decisive-defeat = a decisive defeat

## Refusals: in general

refusal-cash = This costs { money-cost }, more than you have.
refusal-no-right = None of your pieces has won the right to act there.

## Refusals: crew

refusal-crew-choice = This scenario gives a choice of crews: take one of them.
# $points is 2 or more
refusal-crew-points = { $count ->
    [one] That is one point.
   *[other] That is { $count } points.
} A crew costs at most { $points } points and needs a surveyor and a prospector: 3 points each, 4 with bonus 1, 5 with bonus 2.
refusal-assign = Name one of your two cities for each surveyor, and leave neither city without one.
refusal-no-such-piece = You have no such piece at home: it is placed, in jail, dead or not in your crew.
refusal-nobody-dead = You have no dead prospector with this bonus for the new one to replace.
refusal-crew-full = Your crew is full: you cannot hire anyone else.

## Refusals: surveyors and track

refusal-no-segment = There is no such segment on the map.
refusal-snow = { segment-name } is under snow: in winter no surveyor may go on a white segment.
refusal-not-own-track = { segment-name } is not yours: you can dismantle only your own track.
refusal-not-live = { segment-name } is cut off from your start city: only live track can be dismantled.
refusal-surveyor-there = You already have a surveyor on { segment-name }: only one per segment.
refusal-bound = This surveyor belongs to { $town } and works only on that part of your network until your two cities are joined.
refusal-already-own = { segment-name } is yours already: a surveyor can only dismantle it.
refusal-built = { $you ->
    [yes] { segment-name } is yours already.
   *[no] { segment-name } belongs to { $seat }: choose an unowned segment.
}
refusal-parallel = { segment-name } is parallel to another segment: no player may have both.
refusal-recall = You have no tied piece there, or you have already placed another one: take tied pieces back first.
refusal-blocking = { segment-name } would only block others: track must reach a new town, join your own track, shorten a passenger line in play, or give you a better way than you have.
refusal-last-approach = { segment-name } is a rival’s last approach to a market city you have: a new town is not a reason to take it.
refusal-not-connected = { segment-name } does not touch your network: start from your city or from a town on your track.
refusal-not-connected-five = { segment-name } does not touch your network: with five or six players no second segment in a row can be tried.
refusal-not-connected-winter = { segment-name } does not touch your network: in winter no second segment in a row can be tried.
refusal-shift = The surveyor can only move to a free twin of equal cost that is not under snow.
refusal-roll-first = { segment-name } is a second segment: roll for it before you build.
refusal-no-roll = { segment-name } needs no roll: just build it.
refusal-no-cube = All your cubes are on the map, and giving up none of them would allow this segment.
refusal-abandon = Abandon a segment that the new one does not need.

## Refusals: prospectors and cards

refusal-no-line = This passenger line is neither on offer nor owned by a player.
refusal-prospector-there = You already have a prospector on this card: only one per card.
refusal-own-line = This passenger line is yours already.
refusal-no-route = The { line-name } can only go to a player whose own live track joins its two towns.
refusal-route-snowed-in = Snow closes your route for the { line-name } this turn: come back when it is open.
refusal-theft-cash = Stealing the { line-name } costs { money-price } at once, on top of your other thefts: you cannot pay that.
refusal-route-not-shorter = Your route for the { line-name } is { $route } long and must be shorter than the owner’s { $held }.
refusal-deck-empty = The claim deck is empty: there is nothing to draw.
refusal-not-in-row = This claim is not in the row.
refusal-rival = The rival goes on a face-up card where you have no prospector.
refusal-share = You can only share with a later player on the same card, if your joined track makes a route and both can pay.
refusal-must-draw = A prospector on the deck must draw: take the card first.
refusal-no-space = There is no space to slide to: another player must have emptied one this turn.
refusal-not-drawn = Only the claim just drawn can be bought now.

## Refusals: claims and plows

refusal-not-own-claim = This claim is not yours: you operate only your own.
refusal-depleted = This claim is depleted: it yields nothing any more.
refusal-operated = This claim has already been operated this turn: only once per turn.
refusal-ascending = Name each claim once, in the order of their numbers: that is the order of the dice.
refusal-not-own-snow = A plow goes only to a white segment of your own.
refusal-no-plow = You have no such plow left this turn.
refusal-plow-there = This segment already has a plow or is already open: choose another.

## Refusals: trade

refusal-partner = Choose another player at the table to trade with.
refusal-no-offers = No offers are left this turn: you can only accept or refuse.
refusal-same-offer = This is the offer you were made: accept it, or change something.
refusal-empty-deal = Nothing would change hands: put something into the deal.
refusal-goods-to-partner = Goods without their claim go only to the player whose turn it is.
refusal-goods-for-lines = Goods are paid for with cash, claims or segments, not with passenger lines.
refusal-negative = A sum of money cannot be below zero: put it on the other side.
refusal-twice = The same thing is named twice in this deal.
refusal-not-his-claim = { $you ->
    [yes] You do not own this claim.
   *[no] { $seat } does not own this claim.
}
refusal-not-his-track = { $you ->
    [yes] You do not own this segment.
   *[no] { $seat } does not own this segment.
}
refusal-not-his-line = { $you ->
    [yes] You do not own this passenger line.
   *[no] { $seat } does not own this passenger line.
}
refusal-not-his-train = { $you ->
    [yes] You do not have these trains.
   *[no] { $seat } does not have these trains.
}
refusal-not-his-plow = { $you ->
    [yes] You do not have these plows.
   *[no] { $seat } does not have these plows.
}
refusal-half-share = This line is shared: half of it cannot be traded.
refusal-advanced-only = Trains and plows belong to the advanced rules: there are none at this table.
refusal-no-cube-for = { $you ->
    [yes] You have no cube left for the segments you would get.
   *[no] { $seat } has no cube left for the segments in this deal.
}
refusal-two-lots = You can buy goods from two claims a turn at most, since you have two deliveries.
refusal-no-room = You have nothing left this turn to deliver goods of the { claim-name }: no train is free, or what you have bought needs them all.
refusal-promised = With this you could no longer deliver the goods you have bought this turn.
refusal-goods-route = You cannot deliver from the { claim-name } this turn, so you cannot buy its goods: you need an open route of your own to a market that takes them.

## Refusals: deliveries

refusal-amount = { $most ->
    [0] There is nothing left to take here.
    [one] Only one unit can be taken here.
   *[other] Take 1 to { $most } units here.
}
refusal-no-goods = There are no goods of yours on this claim.
refusal-no-market = Goods are sold only in the market cities: Denver, Salt Lake City, Pueblo, Santa Fe and El Paso.
refusal-no-column = { $town } does not buy these goods at this table.
refusal-delivery-snow = Snow closes your route to that city: wait, or choose another one.
refusal-delivery-route = You have no open live route from this claim to { $town }.
refusal-limit = { $most ->
    [0] You have already sold all that this market takes from you this turn.
    [one] This market takes only one more unit from you this turn.
   *[other] This market takes only { $most } more units from you this turn.
}
refusal-no-trains = There are no trains in the basic game: deliver without them.
refusal-two-deliveries = You have made your two deliveries this turn.
refusal-trains = Name trains of yours that have not run this turn and can serve this claim.
refusal-capacity = { $most ->
    [0] These trains are too weak for the longest segment on the route: use more power.
    [one] These trains carry only one unit on this route.
   *[other] These trains carry at most { $most } units on this route.
}
refusal-no-transfer = Goods cannot be moved between claims at this table: the option is off.
refusal-transfer-own = Goods can only be moved from one claim of yours to another.
refusal-transfer-goods = Goods can only be moved to a claim that yields the same.

## Refusals: trains and plows

refusal-no-such-type = There is no such train or plow.
refusal-too-early = This is for sale from turn { $turn } on.
refusal-sold-out = None of these is left to buy.
refusal-nothing-to-trade-in = You do not have what you want to trade in.
refusal-no-trade-in = This type has no trade-in value.
refusal-trade-in-down = Trade in for another type that costs more than the old one’s trade-in value.
refusal-four-trains = Nobody may have more than four trains: part with one first.
refusal-train-given = If you have like trains in both start cities, say which one you trade in; otherwise say none.
refusal-train-city = Say which of your two start cities the train serves; once they are joined, or with one city, say none.

## Bad set-ups

bad-solo-needs-scenario = One player needs a scenario: start with Denver to $6,000.
bad-scenario-players = { $count ->
    [one] { scenario-name } is not for one player.
   *[other] { scenario-name } is not for { $count } players.
}
bad-scenario-length = { scenario-name } has its own length: do not choose one.
bad-option-solo = { option-name } is not for one player alone.
bad-option-advanced = { option-name } needs the advanced rules.
bad-option-basic = { option-name } needs the basic rules.
bad-option-length = { $length ->
    [short] { option-name } does not go with a short game.
    [regular] { option-name } does not go with a regular game.
    [long] { option-name } does not go with a long game.
   *[campaign] { option-name } does not go with a campaign.
}

### Positions

bad-position-turn = There is no turn { $turn }: the turns go from 1 to { $last }.
bad-position-order = The order “{ $order }” should name { $players } once each.
bad-position-phase = There is no phase “{ $phase }”. Phases: { $known }.
bad-position-ending = A match never ends with “{ $ending }”.
bad-position-rows = The rows of the set-up table ({ $count }) belong to one player each.
bad-position-segment = There is no segment “{ $segment }”.
bad-position-two-owners = Segment { $segment } is there twice: it has one owner.
bad-position-parallel = Segment { $segment } is parallel to track that { $player } has already.
bad-position-cubes = Player { $player } has more segments ({ $found }) than cubes ({ $most }).
bad-position-claim = There is no claim { $claim }.
bad-position-claim-form = “{ $text }” is not a claim: write its number, “with” its goods, and worked, now or depleted.
bad-position-claim-twice = Claim { $claim } is in two places.
bad-position-card = “{ $card }” is not a claim, a passenger line or an event.
bad-position-event-twice = The event “{ $event }” is there too often.
bad-position-line = There is no passenger line { $line } in this game.
bad-position-line-form = “{ $text }” is not a passenger line: write its number, and “with” a partner.
bad-position-line-twice = Passenger line { $line } is in two places.
bad-position-line-missing = Passenger line { $line } is nowhere: put it on a pile, in a hand or among the discards.
bad-position-no-route = Player { $player } has no live route for passenger line { $line }.
bad-position-pile = “{ $pile }” is not a pile: write the line on top or “-”, then the letters beneath.
bad-position-piles = The letters beneath the piles are not those of the passenger cards nobody has seen.
bad-position-column = The market has no column “{ $column }”.
bad-position-column-unused = The column { $column } is not in use at this table.
bad-position-cell = The marker of { $column } must be on cell { $least } to { $most }: the others are shaded.
bad-position-town = There is no town “{ $town }”.
bad-position-start = { $town } is not a start city that binds crew or trains of player { $player }.
bad-position-piece = “{ $piece }” is not a piece of crew and its place.
# $most is 2 or more
bad-position-crew = Player { $player } has more than { $most } surveyors or prospectors.
bad-position-place = Player { $player }: “{ $piece }” cannot stand there.
bad-position-place-twice = Two pieces of player { $player } stand in the same place.
bad-position-two-rights = “{ $piece }”: only one piece can have the right to a place.
bad-position-status = Player { $player }: “{ $piece }” cannot be in the phase { $phase }.
bad-position-theft-cash = Player { $player } cannot pay for the thefts prepared.
bad-position-advanced = Trains and plows belong to the advanced game.
bad-position-train = There is no train “{ $train }”.
# $most is 2 or more
bad-position-trains = Player { $player } has more than { $most } trains.
bad-position-train-city = Every train of player { $player } needs the start city it serves.
bad-position-plow = There is no plow “{ $plow }”.
bad-position-stock = There are more trains or plows of a type than the box has.
bad-position-lot = “{ $lot }” is not a lot of another player’s goods: write “6 of 23”.
bad-position-lots = Goods of one claim are one lot.
bad-position-space = “{ $space }” is not an emptied space: write “row 3 by A” or “pile 2 by B”.
bad-position-rival = The rival stands on a claim of the row or a line on offer, and only in the scenario that has one.
bad-position-chosen = “{ $text }” cannot have been chosen here.
bad-position-chosen-phase = Only claims to operate and plows in winter are chosen one by one.
bad-position-offer = This deal could not be on the table.
bad-position-offer-phase = An offer belongs to the phase trade, and nothing else waits there.
bad-position-waiting = “{ $text }” cannot wait for a decision here.
bad-position-waiting-phase = Nothing waits in the phase { $phase }.

### Labels

scene-title = A railway map of Colorado, Utah, New Mexico and Wyoming, with the market chart, the claims, the passenger lines and the players’ areas beside it
scene-part-map = Map
scene-part-market = Market
label-town = { $town }
label-city = { $town }, market city
label-segment = { segment-name }: { money-cost }, length { $length }
label-snow = { segment-name }: { money-cost }, length { $length }, closed on winter turns
label-built = built by { $seat }
label-closed = under snow
label-cleared = cleared by { $seat }’s plow
label-claim = { claim-short }: { money-cost }, operating { money-fee }, depleted on { $depleted } or less
label-owner = { $seat }
label-goods = { $count ->
    [one] one unit on it
   *[other] { $count } units on it
}
label-depleted = depleted
label-fresh = never operated
label-chosen = chosen
label-drawn = just drawn
label-deck = { $count ->
    [one] The deck of claims: one card
   *[other] The deck of claims: { $count } cards
}
label-line = { line-name } ({ $letter }): { money-price }, pays { money-revenue } a turn
label-line-ends = { line-name } ({ $letter }): { money-price }, pays { money-revenue } a turn, ends when { $count ->
    [one] one claim at { $city } is depleted
   *[other] { $count } claims at { $city } are depleted
}
label-partner = shared with { $seat }
label-beneath = Beneath it: a { $letter } card
label-disc = { $count ->
    [one] One depleted claim at { $town }
   *[other] { $count } depleted claims at { $town }
}
label-space = An emptied space
label-column = { column-name }: { money-price }
label-column-limit = { column-name }: { money-price }, at most { $limit } a player
label-column-idle = { column-name }: not in use
label-sold = { $count ->
    [one] one unit sold this turn
   *[other] { $count } units sold this turn
}
label-turn = { $winter ->
    [1] Turn { $turn }, winter, IDN { $idn }
   *[0] Turn { $turn }, IDN { $idn }
}
label-order = { $seat }, number { $at } in turn order
label-to-act = { $seat } is to decide
label-seat = { $seat }, from { $town }
label-seat-two = { $seat }, from { $town } and { $town2 }
label-cash = { $seat } has { money-amount }
label-cash-hidden = { $seat } keeps their cash secret
label-crew = { $seat }’s { $crew }, { $status ->
    [home] at home
    [placed] in place
    [right] may act
    [tied] tied with another
    [spent] done for this turn
    [jailed] in jail
   *[dead] dead
}
label-taking-up = dismantling
label-rolls = must roll for it
label-rival = The rival prospector
label-train = Train of power { $power }
label-train-at = Train of power { $power }, bound to { $town }
label-plow = Snow plow +{ $bonus }
label-used = used this turn
label-stock = { $count ->
    [one] one left to buy
   *[other] { $count } left to buy
}
label-land-state-utah = UTAH
label-land-state-wyoming = WYOMING
label-land-state-colorado = COLORADO
label-land-state-new-mexico = NEW MEXICO
label-land-state-texas = TEXAS
label-land-state-arizona = ARIZONA
label-land-range-uinta = UINTA MTS.
label-land-range-wasatch = WASATCH
label-land-range-front = FRONT RANGE
label-land-range-park = PARK RANGE
label-land-range-gore = GORE RANGE
label-land-range-sawatch = SAWATCH RANGE
label-land-range-elk = ELK MTS.
label-land-range-sangre-de-cristo = SANGRE DE CRISTO
label-land-range-wet = WET MTS.
label-land-range-san-juan = SAN JUAN MTS.
label-land-range-la-plata = LA PLATA MTS.
label-land-range-grand-mesa = GRAND MESA
label-land-range-jemez = JEMEZ MTS.
label-land-range-sacramento = SACRAMENTO MTS.
label-land-range-san-andres = SAN ANDRES
label-land-range-black = BLACK RANGE
label-land-range-medicine-bow = MEDICINE BOW
label-land-range-laramie = LARAMIE MTS.
label-land-range-zuni = ZUNI MTS.
label-land-range-uncompahgre = UNCOMPAHGRE
label-land-range-san-rafael-swell = SAN RAFAEL SWELL
label-land-range-south-park = SOUTH PARK
label-land-range-san-luis-valley = SAN LUIS VALLEY
label-land-range-chaco-mesa = CHACO MESA
label-land-river-colorado = Colorado R.
label-land-river-yampa = Yampa R.
label-land-river-gunnison = Gunnison R.
label-land-river-dolores = Dolores R.
label-land-river-san-juan = San Juan R.
label-land-river-rio-grande = Rio Grande
label-land-river-arkansas = Arkansas R.
label-land-river-south-platte = South Platte R.
label-land-river-north-platte = North Platte R.
label-land-river-pecos = Pecos R.
label-land-river-sevier = Sevier R.
label-land-river-animas = Animas R.
label-land-river-gila = Gila R.
label-land-river-chama = Chama R.
label-caption-map = A Map of the
label-caption-railways = Railways & Mines of
label-caption-lands = Colorado, Utah & New Mexico
label-caption-brown = Open all year
label-caption-white = Snow in winter
label-caption-claims = Claims
label-caption-fares = Passenger lines
label-caption-order = Order
label-caption-idn = in the corner: IDN
label-caption-sold = sold
label-caption-limit = limit
label-caption-gold = Gold
label-caption-copper = Copper
label-caption-silver = Silver
label-caption-lumber = Lumber
label-caption-coal = Coal

### At the table

score-whole = { money-amount }

# What a panel says of a player
note = { $town } · { $parts }
note-claims = { $count ->
    [one] one claim
   *[other] { $count } claims
}
note-goods = { $count ->
    [one] one unit of goods
   *[other] { $count } units of goods
}
note-lines = { $count ->
    [one] one line
   *[other] { $count } lines
}
note-track = { $count ->
    [0] no track
    [one] one segment
   *[other] { $count } segments
}, { $left ->
    [one] one cube left
   *[other] { $left } cubes left
}
note-trains = trains { $trains }
note-plows = plows { $plows }
note-away = { $count ->
    [one] one in jail or dead
   *[other] { $count } in jail or dead
}

### Boards beside the map

board-title-map = Map
board-title-crew = Crew
board-title-dispute = Dispute
board-title-card = Card
board-title-claims = Claims
board-title-lines = Lines
board-title-market = Market
board-title-deliveries = Deliveries
board-title-own = Your claims
board-title-held = Claims owned
board-title-offer = Deal
board-title-trains = Trains
board-title-players = Players
board-title-turns = Turns

# Heads of columns
board-head-claim = claim
board-head-number = no.
board-head-buy = buy
board-head-operate = operate
board-head-fee = fee
board-head-yields = yields
board-head-depleted = depleted
board-head-sells = sells at
board-head-track = track to it
board-head-there = there
board-head-after = cash after
board-head-line = line
board-head-price = price
board-head-income = revenue
board-head-open = open to you
board-head-held = yours
board-head-who = player
board-head-piece = piece
board-head-bonus = bonus
board-head-extra = extra
board-head-wins = wins
board-head-ties = ties
board-head-player = player
board-head-city = home
board-head-cash = cash
board-head-claims = claims
board-head-goods = goods
board-head-lines = lines
board-head-cubes = cubes left
board-head-trains = trains
board-head-type = type
board-head-value = trade-in
board-head-stock = in stock

# In many places
board-money-short = { money-amount } short
board-percent = { $percent }%
board-secret = secret
board-of = { $left } of { $all }
board-number = #{ $claim }
board-claim = { $town } { goods }
board-line = { $line } line
board-deck = the deck
board-goods = { $goods ->
    [gold] Gold
    [copper] Copper
    [silver] Silver
    [lumber] Lumber
   *[coal] Coal
}
board-cash = Cash
board-cash-after = Cash after
board-your-cash = Your cash
board-reached = reached

# The crew
board-crew-short = { $count ->
    [0] no crew yet
   *[other] { $out } placed, { $home } at home{ $away ->
        [0] {""}
       *[other] , { $away } in jail or dead
    }
}
board-crew-sum =
    { $short ->
        [yes] { $one } in all, { $other }
       *[no] { $one } in all, leaves { $other }
    }
board-crew-status = { $status ->
    [home] at home
    [spent] done for this turn
    [jailed] in jail, { money-price }
    [dead] dead, { money-price }
   *[other] at home
}
board-crew-at = { $place }{ $cost ->
    [0] {""}
   *[other] , { money-cost }
}{ board-tied }
board-crew-roll = { $place }, { money-cost }; needs more than { $length } on two dice: { board-percent }{ board-tied }
board-crew-dismantle = dismantle { $place }, +{ money-refund }{ board-tied }
board-tied = { $tied ->
    [1] , tied
   *[0] {""}
}
board-crew-all = If you get it all
board-cubes-left = Cubes left

# Disputes
board-dispute-short = { $count ->
    [0] none left
    [one] one to settle
   *[other] { $count } to settle
}
board-dispute-note = Two dice each, plus bonus and extra: +{ $bonus } for own track to the claim, or how much shorter a passenger route is. The highest total wins. Two 1s never win: the piece goes to jail, { money-price }.

# Claims and lines
board-claims-short = { $count ->
    [0] none face up, { $deck } in the deck
   *[other] { $count } face up, { $deck } in the deck
}
board-deck-count = { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
board-own-short = { $count ->
    [0] none yet
    [one] one claim
   *[other] { $count } claims
}{ $goods ->
    [0] {""}
    [one] , one unit
   *[other] , { $goods } units
}
board-own-none = No claims yet
board-fees-all = { $count ->
    [one] Fee for the one claim
   *[other] Fees for all { $count }
}
board-fees-chosen = { $count ->
    [one] Paid for one
   *[other] Paid for { $count }
}
board-fees-rest = { $count ->
    [one] Fee for the other one
   *[other] Fees for the other { $count }
}
board-lines-short = { $count ->
    [0] none on offer
   *[other] { $count } on offer, { board-lines-open }
}
board-lines-open = { $open ->
    [0] none open to you
   *[other] { $open } open to you
}
board-line-open = open
board-line-snow = snow
board-line-closed = no route

# The market and deliveries
board-market-short = { $mine ->
    [yes] { $count ->
        [0] your track reaches no market city
       *[other] your track reaches { $cities }
    }
   *[no] { $count ->
        [0] no market city reached
       *[other] reached: { $cities }
    }
}
board-market-note = Dollars per unit today; ▲▼ since last turn. IDN { $idn }: rising demand, lowers the price roll.
board-any-city = { $price } in any market city
board-limit = limit each
board-sold-at = { goods-units } → { $city }
board-each = { money-price } each
board-up-to = up to { money-amount }
board-way = { $count } there; { $city } pays { money-price }, length { $length }
board-way-limit = { $count } there; { $city } pays { money-price } and takes { $left }, length { $length }
board-stay-limit = { $count ->
    [one] 1 stays: no market takes more this turn
   *[other] { $count } stay: no market takes more this turn
}
board-stay-snow = { $count ->
    [one] 1 stays: snow closes the route
   *[other] { $count } stay: snow closes the route
}
board-stay-market = { $count ->
    [one] 1 stays: no market for it on your track
   *[other] { $count } stay: no market for them on your track
}
board-stay-track = { $count ->
    [one] 1 stays: your track does not lead there
   *[other] { $count } stay: your track does not lead there
}
board-no-goods = No goods to deliver
board-deliveries-short = deliveries left: { $left } of { $count }
board-sold-for = Sold for
board-cash-then = Cash after
board-cash-now = Cash now
board-cash-before = { money-amount } before
board-cash-today = { money-amount } now
board-both = { $one }; { $other }
board-goal-left = { money-amount } to the goal
board-goal-reached = the goal is reached

# Trade, trains, players, turns
board-no-offer = no offer on the table
board-seat = { $you ->
    [yes] You
   *[no] { $seat }
}
board-gives = { $you ->
    [yes] You give
   *[no] { $seat } gives
}
board-trains-short = { $count ->
    [0] no trains
    [one] one train, power { $power } free
   *[other] { $count } trains, power { $power } free
}{ $plows ->
    [0] {""}
    [one] , one plow
   *[other] , { $plows } plows
}
board-trains-note = A train carries its power divided by the longest segment on the way, gold and silver twice that. A plow clears a segment if die + bonus reach its length.
board-held = { $used ->
    [0] { $count }
   *[other] { $count }, { $used } used
}
board-from-turn = from turn { $turn }
board-players-note = In order of play.
board-idn = IDN { $idn }
board-turn = Turn
board-of-turns = of { $turn }
board-winter = Winter
board-winter-in = Winter in
board-last-in = Last turn in
board-turn-last = Last turn
board-now = now
board-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
board-goal = Goal { money-amount }
board-shown-above = shown above { money-amount }

# Under the pointer
about-claim = { claim-short }: { money-cost }, depleted on { $depleted } or less
about-claim-owned = { $count ->
    [0] { $you ->
        [yes] Yours, no goods on it.
       *[no] { $seat }’s, no goods on it.
    }
    [one] { $you ->
        [yes] Yours, one unit on it.
       *[no] { $seat }’s, one unit on it.
    }
   *[other] { $you ->
        [yes] Yours, { $count } units on it.
       *[no] { $seat }’s, { $count } units on it.
    }
}
about-operation = { $first ->
    [1] First operation for { money-fee }: average yield { $points }, depleted in { $percent }% of rolls.
   *[0] Next operation for { money-fee }: average yield { $points }, depleted in { $percent }% of rolls.
}
about-profit = At { money-price } a unit in { $city }: { money-amount } after the fee.
about-depleted = Depleted: you can only take away its goods.
about-markets = Your track takes its goods to { $markets }.
about-market = { $city } ({ money-price })
about-market-limit = { $count ->
    [0] { $city } ({ money-price }, limit reached)
    [one] { $city } ({ money-price }, one more unit)
   *[other] { $city } ({ money-price }, { $count } more units)
}
about-market-snow = { $city } ({ money-price }, under snow)
about-winter = Winter closes your route to { $cities }.
about-no-market = Your track from { $town } leads to no city that takes these goods.
about-unreached = { $count ->
    [one] Your track does not reach { $town }: one more segment, for { money-cost }.
   *[other] Your track does not reach { $town }: { $count } more segments, for { money-cost }.
}
about-unreachable = There is no free route left for your track to { $town }.
about-contest = { $count ->
    [one] { $seats } wants it too ({ $crew }).
   *[other] { $seats } want it too ({ $crew }).
}
about-odds = With { $crew }: { $percent }% to win, { $percent2 }% to tie.
about-built = { $you ->
    [yes] Your track.
   *[no] { $seat }’s track.
}
about-snow = Under snow this turn.
about-cleared = { $you ->
    [yes] Your plow has cleared it for this turn.
   *[no] { $seat }’s plow has cleared it for this turn.
}
about-apart = It does not touch your network yet; behind a first segment it needs more than { $length } on two dice ({ $percent }%).
about-reach-nothing = It would lead you to nothing new.
about-reach-towns = It would lead you to { $towns }.
about-reach = New within reach: { $parts }.
about-reach-market = the market of { $city }
about-reach-mine = your { claim-short }
about-reach-row = { claim-short } for { money-cost }
about-reach-line = the { line-name }
about-way = { $town }–{ $city }: length { $length }, longest segment { $longest }.
about-here = In the row: { $parts }.
about-here-owned = { $you ->
    [yes] Yours: { claim-short }.
   *[no] { $seat }’s: { claim-short }.
}
about-route = To { $city }: length { $length }, longest segment { $longest }.
about-route-snow = To { $city }: length { $length }, longest segment { $longest }, under snow this turn.
about-line = { $count ->
    [one] { line-name }: { money-price }, pays { money-revenue } a turn, paid back in one turn.
   *[other] { line-name }: { money-price }, pays { money-revenue } a turn, paid back in { $count } turns.
}
about-line-ends = { $count ->
    [0] It ends now: enough claims at { $town } are depleted.
    [one] It ends when one more claim at { $town } is depleted.
   *[other] It ends when { $count } more claims at { $town } are depleted.
}
about-line-owned = { $you ->
    [yes] Yours, over a length of { $length }.
   *[no] { $seat }’s, over a length of { $length }.
}
about-line-no-route = Your live track does not connect its two towns.
about-line-route = Your route is { $length } long.
about-line-snow = Your route is { $length } long, under snow this turn.
about-theft = { $percent }% chance to steal it; you pay the price either way.
about-deck = { $count ->
    [0] The deck is empty.
    [one] The deck: one card.
   *[other] The deck: { $count } cards, { $events ->
        [0] none of them an event
        [one] 1 of them an event
       *[other] { $events } of them events
    }.
}
about-seat-cash = { $you ->
    [yes] You have { money-amount } in cash: that alone is the score{ seat-short }.
   *[no] { $seat } has { money-amount } in cash: that alone is the score{ seat-short }.
}
seat-short = { $cost ->
    [0] {""}
   *[other] , { money-cost } short of the goal
}
about-seat-secret = { $amount ->
    [0] { $seat }’s cash is hidden: it is the score, and is shown at the end.
   *[other] { $seat }’s cash is hidden up to { money-amount }: it is the score.
}
about-seat-claims = { $count ->
    [0] No claims.
    [one] One claim, { $count2 ->
        [one] one unit
       *[other] { $count2 } units
    } on it: about { money-amount } at today’s prices.
   *[other] { $count } claims, { $count2 ->
        [one] one unit
       *[other] { $count2 } units
    } on them: about { money-amount } at today’s prices.
}
about-seat-lines = { $count ->
    [one] One passenger line: { money-revenue } a turn.
   *[other] { $count } passenger lines: { money-revenue } a turn.
}
about-seat-track = { $count ->
    [0] No track yet
    [one] One segment of track
   *[other] { $count } segments of track
}, { $left ->
    [one] one cube left.
   *[other] { $left } cubes left.
}
about-seat-fleet = Trains { $trains }, plows { $plows }.
about-limit = { $count ->
    [one] Each player may sell at most one unit a turn here.
   *[other] Each player may sell at most { $count } units a turn here.
}
about-sold = { $count ->
    [0] Nothing sold this turn.
    [one] One unit sold this turn.
   *[other] { $count } units sold this turn.
}
about-coming = Expected next turn: { money-price }. { $steady ->
    [0] Any sale is likely to lower it.
    [one] It should hold if 1 unit is sold.
   *[other] It should hold if up to { $steady } units are sold.
}
about-history = Prices of the last turns: { $prices }.
column-of = { $goods ->
    [gold] Gold
    [copper] Copper
    [silver] Silver
   *[other] { $city }
}
chart-prices = { $goods ->
    [metals] What metals sold for
    [lumber] What lumber sold for
   *[coal] What coal sold for
}
chart-turns = turn { $turn }

# Amounts, forms and plans
amount-deliver = Sell { goods } from { $town } (#{ $claim }) in { $city } at { money-price } a unit
amount-deliver-by-train = Sell { goods } from { $town } (#{ $claim }) in { $city } at { money-price } a unit, train { $trains }
amount-transfer = Move { goods } from { $town } (#{ $claim }) to { $town2 } (#{ $to })
form-trade = { $count ->
    [one] Offer a deal (one left)
   *[other] Offer a deal ({ $count } left)
}
form-counter = Counter-offer
# $points is 2 or more
form-crew = Choose a crew for { $points } points
item-crew = { $crew ->
    [S] Surveyor { $name }
   *[P] Prospector { $name }
} · { $count ->
    [one] one point
   *[other] { $count } points
}
item-cash = Cash, in dollars
item-claim = { $count ->
    [0] Claim { claim-short } · worth about { money-amount } to you
    [one] Claim { claim-short }, one unit on it · worth about { money-amount } to you
   *[other] Claim { claim-short }, { $count } units on it · worth about { money-amount } to you
}
item-claim-depleted = Claim { claim-short }, depleted · worth about { money-amount } to you
item-goods = Units of { goods } from { $town } (#{ $claim }), to be delivered this turn · { money-price } each
item-line = The { line-name } · { money-revenue } a turn
item-train = Train { $power } · { money-cost } new
item-plow = Plow +{ $bonus } · { money-cost } new
item-segment = Track { segment-name } · cost { money-cost }, length { $length }
weighed = At today’s prices this is worth about { money-amount } to you and about { money-total } to { $seat }.
weighed-crew = Points used: { $count } of { $points }{ $left ->
    [0] .
   *[other] , { $left } left.
}
remark-odds = If it comes to a roll: { $percent }% to win, { $percent2 }% to tie.
plan-operate-again = { $count ->
    [one] As last turn: one claim, { money-cost }
   *[other] As last turn: { $count } claims, { money-cost }
}
plan-operate-pay = { $count ->
    [one] The claim likely to earn its fee, { money-cost }
   *[other] The { $count } claims likely to earn their fee, { money-cost }
}
plan-operate-all = { $count ->
    [one] Your one claim, { money-cost }
   *[other] All { $count } claims, { money-cost }
}
plan-place = { $count ->
    [0] Place nobody
    [one] Place one of your crew as proposed
   *[other] Place { $count } of your crew as proposed
}
plan-place-note = { money-cost } if you get it all; leaves { money-amount }
plan-place-at = { $place }, { money-amount }
plan-place-nobody = all stay at home
plan-buy = Buy { $parts }
plan-build = Build { $parts }
plan-left = leaves { money-amount }
plan-sum = for { money-cost }; leaves { money-amount }
plan-sell = Sell { $parts }
plan-sell-several = Sell { $parts } and { $last }
plan-sell-nothing = Sell nothing
plan-sell-note = for { money-total }; { plan-stays }
plan-keep-note = { plan-stays }
plan-stays = { $count ->
    [0] nothing stays
    [one] one unit stays
   *[other] { $count } units stay
}
plan-sell-short = chosen for the most money; change any
plan-sell-full = { $count ->
    [one] one delivery a turn: lower it to send another
   *[other] { $count } deliveries a turn: lower one to send another
}
plan-sell-trains = every train is used: lower one to send another
plan-sell-way = { $town } → { $city }
plan-sell-units = { $count } there, { money-price } each{ plan-sell-why }
plan-sell-last = { $count } left, { money-price } each, depleted{ plan-sell-why }
plan-sell-why = { $why ->
    [limit] , at most { $left }
   *[none] {""}
}
plan-odds = Price after that
plan-odds-today = today
plan-odds-mean = about
plan-odds-at = { $city } { goods }

# Why a hint says so
why-claim = { claim-short }: likely yield { $points } at { money-price }, { money-amount } against a fee of { money-fee }.
why-claim-far = { $count ->
    [one] { claim-short }: likely yield worth { money-amount } against a fee of { money-fee }; one segment to build, { money-cost2 }.
   *[other] { claim-short }: likely yield worth { money-amount } against a fee of { money-fee }; { $count } segments to build, { money-cost2 }.
}
why-line = { $count ->
    [one] The { line-name } pays { money-revenue } a turn: paid back in one turn.
   *[other] The { line-name } pays { money-revenue } a turn: paid back in { $count } turns.
}
why-reach = { segment-name }, { money-cost }, brings within reach: { $parts }.
why-way = { $count ->
    [one] { $from }–{ $to } is the way to { claim-short }, for { money-cost2 }.
   *[other] { $from }–{ $to } is on the cheapest way to { claim-short }: { $count } segments, { money-cost2 } in all.
}
why-segment = { segment-name }, { money-cost }, keeps a way open for later.
why-deck = A card from the deck costs nothing unless you keep it.
why-nobody = Nothing within reach is worth its price now.
why-operate = { $count ->
    [one] Likely goods for { money-amount } against a fee of { money-fee }.
   *[other] Likely goods for { money-amount } against fees of { money-fee }.
}
why-risk = Most likely to be depleted: { claim-short }, { $percent }%.
why-no-operation = No claim is likely to earn its fee.
why-sell = { money-total } now, at { money-price } in { $city }; next turn about { money-amount } after this sale, { money-amount2 } without it.
why-sell-last = { money-total } now: after the last turn goods are worth nothing.
why-keep = Prices are likely to hold or rise: what stays can be sold later.
why-train = { $count ->
    [0] Your trains have power { $power } in all.
    [one] Your trains have power { $power } in all, and one unit waits for them.
   *[other] Your trains have power { $power } in all, and { $count } units wait for them.
}

# The books at the end
books-start = At the start
books-sales-gold = Gold sold
books-sales-copper = Copper sold
books-sales-silver = Silver sold
books-sales-lumber = Lumber sold
books-sales-coal = Coal sold
books-passengers = Passengers
books-refunds = Track dismantled
books-deals = Trade, in cash
books-claims = Claims bought
books-lines = Passenger lines bought
books-track = Track built
books-fees = Claims operated
books-crew = Crew freed, replaced, hired
books-fleet = Trains and plows
books-best = Best claim
books-best-of = { $seat }: { claim-short }
record = turn { $turn }, { money-amount }

# What is our own design
designed-towns = The map: a few towns and lengths come from the rulebook; the rest is our own, based on the railways of the time.
designed-segments = The segments: costs, snow and most lengths are our own, based on the railways of the time.
designed-claims = The claims: all but card 25 are our own, based on the mines of the time.
designed-passengers = The passenger lines: towns, prices and revenues are our own.
designed-events = The events: their three effects follow from the rulebook; the cards are our own.
intro-occasion = For a long winter, alone or together
intro-short = Mines and track through the Rockies.
intro-about = The Rockies, 1890. You send prospectors after gold, silver, copper, lumber and coal, lay your own track to bring it out, and sell in five cities where every sale lowers the price.
intro-goal = Most cash wins when someone reaches the goal or the last turn ends. Alone, reach a sum in as few turns as you can.
intro-turn = Place your crew, settle disputes, buy, build, operate, deliver. Then the prices move.
intro-companion = Have the box? Prices, dice and winters on your phone, at your own table, even without a network.
picture-poster = A train on the trestle over the Animas
picture-denver = Three railways around Denver
picture-claims = Claims and passenger lines
picture-prices = Thirteen prices
picture-winter = White track: closed in winter
picture-map = The whole map

## What a good player never does, counted by `rotonde arena`

folly-idle-turn = places nobody though a claim would soon pay
folly-torn-up = builds again what it dismantled within three turns
picture-turn = 2 A segment for a surveyor. 4 Track built from Denver.
