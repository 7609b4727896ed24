## Analyse d’une partie finie

analysis = Analyse
analysis-back = Retour au résultat
analysis-stop = Arrêter
analysis-go-on = Continuer
analysis-progress = Analyse en cours : { $percent } %
# $playouts is 1 or more
analysis-done = { $playouts ->
    [one] Terminé : un avenir joué.
   *[other] Terminé : { $playouts } avenirs joués.
}
analysis-stopped = Arrêtée à { $percent } %. Voici ce que l’on sait.
analysis-fair = Chaque décision est jugée d’après ce que son joueur pouvait savoir alors. Les chances sont des estimations de nos robots.
analysis-curve = Chances de gagner
analysis-curve-alone = Qualité du résultat attendu
analysis-curve-said = Chances de gagner au fil de la partie ; avant le dernier coup : { $summary }
analysis-percent = { $value } %
analysis-turns = Tournants de la partie
analysis-no-turns = Aucun coup n’a beaucoup changé les chances.
analysis-turn = Voir le coup { $n }, { $name }
# $count is 1 or more
analysis-more = { $count ->
    [one] et une ligne de plus
   *[other] et { $count } lignes de plus
}
analysis-mistakes = Décisions les plus coûteuses
analysis-no-mistakes = Aucune décision n’était nettement moins bonne qu’une autre.
analysis-mistake = Voir le moment du coup { $n }, { $name }
analysis-cost = −{ $loss } % (±{ $noise })
analysis-played = Joué : { $what }
analysis-better = Mieux : { $what }
analysis-given = Perdu par ces décisions

at-once-offer = Jouer plus vite ?
at-once-offer-text = Jusqu’ici, un clic propose et Confirmer décide. Maintenant que vous connaissez le jeu, un seul clic peut suffire. Les réglages permettent d’en changer.
at-once-keep = Garder Confirmer
