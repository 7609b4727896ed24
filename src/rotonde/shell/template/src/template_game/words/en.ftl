# Every sentence of the game in English, in Fluent (projectfluent.org). fr.ftl has the same ids.
# { $seat } is the name of a player, and { $you } says whether the reader is that player;
# { $count } chooses between singular and plural. Rotonde adds the words that all games share.

title = Template Game
tagline = Lay wagons in a small yard and couple as many as you can.

## Steps, endings

phase-lay = Lay a wagon
prompt-lay = Lay a wagon on a free place.
choice-lay = Lay a wagon on track { $track }, place { $place }
ending-full = the yard is full

## What happened

event-wagon-laid = { $you ->
    [yes] You lay a wagon on track { $track }, place { $place }.
   *[no] { $seat } lays a wagon on track { $track }, place { $place }.
}
event-yard-full = The yard is full: the game is over.

## The picture

scene-title = A yard with three tracks
label-free = Track { $track }, place { $place }: free
label-tower = Track { $track }, place { $place }: the water tower
label-wagon = Track { $track }, place { $place }: { $seat }’s wagon
about-couplings = { $count ->
    [one] { $seat }: one coupling, 1 point.
   *[other] { $seat }: { $count } couplings, { $count } points.
}

## Refusals

refusal-no-place = There is no such place in the yard.
refusal-tower = The water tower stands here: choose another place.
refusal-taken = { $seat }’s wagon stands here: choose a free place.
bad-position = This is not a position: write three rows of three signs (A to D, # once, or a dot), then “move” and a letter.

# For people who do not know the game yet.
intro-occasion = For a spare moment
intro-short = Lay wagons and couple them.
intro-about = A small yard fills up, one wagon at a time. What you couple counts for you.
intro-goal = Most points wins when the yard is full.
intro-turn = Lay one wagon on a free place.
picture-poster = The yard before the first wagon
