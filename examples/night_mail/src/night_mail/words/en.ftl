title = Night Mail
tagline = Bid coal, load the mail van and deliver before dawn.

## Options at set-up

option-late = Late mail
option-late-1 = A bag left over at dawn costs 1 point.
option-late-2 = A bag left over at dawn costs 2 points.

## The strip of phases

phase-keep = Tickets
phase-bid = Bid
phase-load = Load
phase-deliver = Deliver

## Prompts and choices

prompt-keep = Put one ticket back and keep two: nobody sees which.
prompt-bid = Bid coal for a place in line, or none to search the van.
prompt-load = Take a bag from the platform.
prompt-deliver = The train calls at { $towns }: deliver to one of them.
choice-return = Put back { $one } – { $two }
choice-bid = { $count ->
    [0] Bid nothing and search the van
    [one] Bid one coal
   *[other] Bid { $count } coal
}
choice-load = Take the bag for { $town }
choice-deliver = { $count ->
    [one] Deliver one bag to { $town } (+{ $points })
   *[other] Deliver { $count } bags to { $town } (+{ $points })
}
choice-deliver-short = { $count ->
    [one] one bag (+{ $points })
   *[other] { $count } bags (+{ $points })
}
choice-hold = Deliver nothing
amount-bid = Bid coal

## What happened

event-ticket-returned = { $seat } keeps two tickets.
event-ticket-returned-own = You put back { $one } – { $two }.
event-leg-begun = Leg { $leg }. On the platform: { $towns }.
event-bid-opened = { $you ->
    [yes] { $count ->
        [0] You bid nothing.
       *[other] You burn { $count } coal.
    }
   *[no] { $count ->
        [0] { $seat } bids nothing.
       *[other] { $seat } burns { $count } coal.
    }
}
event-van-searched = { $seat } searches the van and takes an unseen bag.
event-van-searched-own = You search the van: a bag for { $town }.
event-bag-loaded = { $you ->
    [yes] You take a bag for { $town }.
   *[no] { $seat } takes a bag for { $town }.
}
event-mail-delivered = { $you ->
    [yes] { $count ->
        [one] You deliver one bag to { $town }: +{ $points }.
       *[other] You deliver { $count } bags to { $town }: +{ $points }.
    }
   *[no] { $count ->
        [one] { $seat } delivers one bag to { $town }: +{ $points }.
       *[other] { $seat } delivers { $count } bags to { $town }: +{ $points }.
    }
}
event-nothing-delivered = { $you ->
    [yes] You deliver nothing.
   *[no] { $seat } delivers nothing.
}
event-ticket-fulfilled = { $you ->
    [yes] Your ticket { $one } – { $two } is fulfilled.
   *[no] { $seat } shows the ticket { $one } – { $two }: fulfilled.
}
event-ticket-missed = { $you ->
    [yes] Your ticket { $one } – { $two } is not fulfilled.
   *[no] { $seat } shows the ticket { $one } – { $two }: not fulfilled.
}
event-night-ended = Dawn: the night mail is in.

## Endings

ending-dawn = the night was over

## Labels of the picture

scene-title = Night Mail, leg { $leg }
label-platform = Platform
label-hand = Hand
label-town = { $town }: the next bag brings { $points }.
label-call = The train calls at { $town }
label-received = { $count ->
    [one] { $seat }: one bag.
   *[other] { $seat }: { $count } bags.
}
label-bags = { $count ->
    [one] One bag for { $town }
   *[other] { $count } bags for { $town }
}
label-ticket = Ticket { $one } – { $two }
note-seat = mail { $mail } · coal { $coal } · bags { $bags }
note-lamp = mail { $mail } · coal { $coal } · bags { $bags } · lamp

## Counting

score-mail = Mail delivered
score-tickets = Tickets
score-late = Late bags
score-coal = Coal left

## Refusals

refusal-no-ticket = There is no such ticket.
refusal-not-your-ticket = You were not dealt the ticket { $one } – { $two }.
refusal-coal = { $count ->
    [one] You can bid nothing or your one coal.
   *[other] You can bid from nothing to your { $count } coal.
}
refusal-no-town = There is no such town.
refusal-no-bag = There is no bag for { $town } on the platform.
refusal-no-call = The train does not call at { $town } on this leg.
refusal-bags = { $count ->
    [0] You hold no bag for { $town }.
    [one] You hold one bag for { $town }: deliver it, or none.
   *[other] You hold { $count } bags for { $town }: deliver at least one and at most all of them.
}

## Positions

bad-position-seats = The position does not fit the number of players ({ $count }): each needs a line of their own, with at most 10 coal.
bad-position-line = Line { $line }: “{ $text }” is not valid here, or comes twice.
bad-position-move = Whose move it is does not fit the platform and the order.
bad-position-bags = The bags do not add up: twelve for each town, and enough in the van for the legs to come.
bad-position-tickets = The tickets do not add up: three each before one is put back, then two, none of them twice.

## Introduction

intro-occasion = For the last hour of the evening
intro-short = Bid coal, deliver the mail by dawn.
intro-about = Six towns wait for their post. Each night you bid coal for the first place at the platform, load the bags that suit your tickets, and hand them over before the day breaks.
intro-goal = Most points at dawn wins: for mail delivered, tickets kept and coal left over.
intro-turn = Keep your tickets, bid for your place, load a bag, deliver.
picture-poster = Bags on the platform, lanterns lit
