## Analysis of a game that is over

analysis = Analysis
analysis-back = Back to the result
analysis-stop = Stop
analysis-go-on = Go on
analysis-progress = Analysing: { $percent }%
analysis-done = { $playouts ->
    [one] Done: one future played.
   *[other] Done: { $playouts } futures played.
}
analysis-stopped = Stopped at { $percent }%. This is what is known so far.
analysis-fair = Every decision is judged by what its player could know then. Chances are estimates by our bots.
analysis-curve = Chance of winning
analysis-curve-alone = How good the result will be
analysis-curve-said = Chance of winning over time, before the last move: { $summary }
analysis-percent = { $value }%
analysis-turns = Turning points
analysis-no-turns = No move changed the chances much.
analysis-turn = Show decision { $n }, { $name }
analysis-more = { $count ->
    [one] and one line more
   *[other] and { $count } lines more
}
analysis-mistakes = Decisions that cost most
analysis-no-mistakes = No decision was clearly worse than another.
analysis-mistake = Show the moment of decision { $n }, { $name }
analysis-cost = −{ $loss }% (±{ $noise })
analysis-played = Played: { $what }
analysis-better = Better: { $what }
analysis-given = Given away by these decisions

at-once-offer = Play faster?
at-once-offer-text = So far a click proposes and Confirm decides. Now that you know the game, a single click can decide. You can change this in the settings.
at-once-keep = Keep Confirm
