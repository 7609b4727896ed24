title = Steam Tunnel
tagline = Retournez des cartes sur un plateau sans bords et emparez-vous des meilleurs tunnels.

## Options de mise en place

option-variant = Culs-de-sac
option-variant-standard = Standard : un cul-de-sac ne vaut rien.
option-variant-killer-dead-ends = Mortels : un seul cul-de-sac et tout le tunnel ne vaut rien.
option-variant-softer-dead-ends = Adoucis : un tunnel doit relier au moins deux extrémités chiffrées pour valoir quelque chose.
option-variant-charity = Charité : un cul-de-sac vaut 1.
option-forks_out = Chemins simples
option-forks_out-0 = Toutes les cartes à fourche restent dans le paquet.
option-forks_out-1 = On retire une carte à fourche.
option-forks_out-2 = On retire deux cartes à fourche.
option-forks_out-3 = On retire trois cartes à fourche.
option-forks_out-4 = On retire les quatre cartes à fourche.
option-board = Plateau
option-board-standard = 6 × 6, les cartes de points sont visibles dès le début.
option-board-full = 7 × 7 avec un trou au centre ; les cartes de points sont cachées parmi les autres.
option-pawns = Pions
option-pawns-unlimited = Sans limite.
option-pawns-20 = Vingt par joueur, pour acquérir comme pour bloquer.

## Le ruban des phases

phase-flip = Retourner
phase-pawn = Poser un pion
phase-count = Décompte

## Consignes et choix

prompt-flip = Retournez une carte cachée.
prompt-pawn = Acquérez un tronçon d’un tunnel ouvert, ou bloquez une carte cachée.
choice-flip = Retourner la carte { place }
choice-claim = Acquérir { $segment }, { place }
choice-block = Bloquer la carte { place }
choice-pass = Ne rien poser

## Où sur le plateau

place = rangée { $row }, colonne { $col }
segment-pair = { $from } – { $to }
segment-fork = la fourche { $sides }
side-0 = haut
side-1 = haut droite
side-2 = bas droite
side-3 = bas
side-4 = bas gauche
side-5 = haut gauche

## Ce qui s’est passé

event-card-flipped = { $you ->
    [yes] Vous retournez la carte { place }.
   *[no] { $seat } retourne la carte { place }.
}
event-segment-claimed = { $you ->
    [yes] Vous acquérez { $segment }, { place }.
   *[no] { $seat } acquiert { $segment }, { place }.
}
event-card-blocked = { $you ->
    [yes] Vous bloquez la carte { place }.
   *[no] { $seat } bloque la carte { place }.
}
event-passed = { $you ->
    [yes] Vous ne posez pas de pion.
   *[no] { $seat } ne pose pas de pion.
}
# $count is 1 or more
event-tunnel-finished = { $count ->
    [one] Un tunnel d’un tronçon est terminé : { $value } pour { $seats }.
   *[other] Un tunnel de { $count } tronçons est terminé : { $value } pour { $seats }.
}
# $count is 1 or more
event-tunnel-finished-unowned = { $count ->
    [one] Un tunnel d’un tronçon est terminé. Il n’est à personne.
   *[other] Un tunnel de { $count } tronçons est terminé. Il n’est à personne.
}
event-last-card-flipped = La dernière carte est retournée : la partie est terminée.
event-last-card-blocked = La dernière carte cachée est bloquée : la partie est terminée.

## Fins de partie

ending-last-card-flipped = la dernière carte a été retournée
ending-last-card-blocked = la dernière carte cachée a été bloquée

## Légendes de l’image

# $rows is 2 or more, $cols is 2 or more
scene-title = Steam Tunnel, { $rows } rangées de { $cols } cartes
label-card-hidden = Carte cachée, { place }
label-card-blocked = Carte bloquée, { place }
label-card-point = Carte de points, { place }
label-card-open = Carte { $design }, { place }
label-card-hole = Le trou, { place }
label-pawn = Pion ({ $seat }), { place }
label-segment = { $segment }, { place }
label-end = Extrémité à { $value } : { $side }, { place }
label-dead-end = Cul-de-sac : { $side }, { place }

## Refus

refusal-flip-first = Retournez d’abord une carte ; le pion vient ensuite.
refusal-one-flip = Vous avez déjà retourné votre carte ce tour-ci.
refusal-no-card = Cette carte n’est pas sur le plateau.
refusal-flip-open = La carte { place } est déjà visible.
refusal-flip-blocked = La carte { place } est bloquée : elle ne sera jamais retournée.
refusal-hole = Le trou n’est pas une carte : on le traverse tout droit et on n’y pose rien.
refusal-claim-hidden = La carte { place } ne montre aucun tronçon : on n’acquiert un tronçon que sur une carte visible.
refusal-no-segment = La carte { place } n’a pas ce tronçon.
refusal-claimed = Ce tronçon est déjà acquis ({ $seat }).
refusal-finished = Ce tunnel est terminé : on ne peut plus y poser de pion.
refusal-point-card = Une carte de points n’a que des extrémités : aucun tronçon à acquérir.
refusal-dead-end = Un cul-de-sac n’est pas un tronçon : il ne s’acquiert pas.
refusal-block-twice = La carte { place } est déjà bloquée.
refusal-block-open = La carte { place } est visible : on ne bloque que les cartes cachées.
refusal-no-pawns = Vous n’avez plus de pion à poser.
refusal-forks-full = Le plateau complet demande toutes les cartes : on ne peut pas en retirer les cartes à fourche.
refusal-forks-out = Cartes à fourche dans le paquet : { $count } au plus.

## Données et positions

bad-card = Paquet : la carte « { $card } » est incorrecte ; chacune des six entrées appartient à un tronçon ou à un cul-de-sac.
bad-layout = Plateaux : « { $layout } » est incorrect ou manque.
bad-deck = Il faut autant de cartes que de places cachées : { $cards } et { $places }.
bad-position-long = Ligne { $line } : la position est trop longue.
bad-position-small = Ligne { $line } : un plateau a au moins deux rangées de deux cartes.
# $most is 2 or more
bad-position-large = Ligne { $line } : un plateau a au plus { $most } cartes.
bad-position-ragged = Ligne { $line } : il faut autant de cartes que dans la première rangée, { $wanted } et non { $found }.
bad-position-card = Ligne { $line } : il n’y a pas de carte « { $code } ».
bad-position-line = Ligne { $line } : « { $text } » n’est ni un pion, ni une carte cachée, ni un tour de jeu (move).
bad-position-player = Ligne { $line } : il n’y a pas de joueur { $letter }.
bad-position-outside = Ligne { $line } : { $place } est hors du plateau.
bad-position-not-blocked = Ligne { $line } : cette carte n’est pas bloquée.
bad-position-not-hidden = Ligne { $line } : cette carte n’est pas cachée, ou a déjà été nommée.
bad-position-no-segment = Ligne { $line } : un pion posé sur rien ; la carte n’a pas de tronçon { $ports }.
bad-position-two-pawns = Ligne { $line } : il y a déjà un pion.
bad-position-pawns = Ligne { $line } : plus de pions que le joueur n’en a.
bad-position-no-copy = Ligne { $line } : il ne reste plus d’exemplaire caché ({ $code }).
bad-position-move-twice = Ligne { $line } : le tour de jeu (move) est déjà indiqué.

## Décompte

count-tunnel-finished = extrémités { $ends } × { $count } → { $value } ({ $owners })
count-tunnel-open = extrémités { $ends } × { $count } → { $value } ({ $owners }), encore ouvert
count-score = { $player } : { $points }

## Ce qui va ensemble, et ce qu’a chaque joueur

network-worth = Extrémités × longueur : { $sum } = { $value }.
# $count is 1 or more
network-worthless = { $count ->
    [one] Un tronçon, qui ne vaut rien selon la règle des culs-de-sac de cette table.
   *[other] { $count } tronçons, qui ne valent rien selon la règle des culs-de-sac de cette table.
}
# $count is 1 or more
network-no-ends = { $count ->
    [one] Un tronçon sans extrémité chiffrée : il ne vaut rien.
   *[other] { $count } tronçons sans extrémité chiffrée : ils ne valent rien.
}
network-pawns = Pions : { $pawns }.
network-pawn = { $you ->
    [yes] vous
   *[no] { $seat }
} { $count }
network-finished = Terminé.
network-open = { $count ->
    [0] Encore ouvert.
    [one] Encore ouvert : une carte cachée sur son tracé.
   *[other] Encore ouvert : { $count } cartes cachées sur son tracé.
}
network-owned = Il est à { $seats }.
network-led = En tête : { $seats }.
network-shared = Partagé entre { $seats } : { $points } par joueur.
network-unowned = Personne n’y a de pion.
note-pawns = { $count ->
    [0] aucun pion posé
    [one] un pion posé
   *[other] { $count } pions posés
}
note-pawns-left = { $count ->
    [0] aucun pion posé, { $left } en réserve
    [one] un pion posé, { $left } en réserve
   *[other] { $count } pions posés, { $left } en réserve
}
show-tunnels = Montrer tous les tunnels

## Où en est la partie

clock-label = Cachées
clock-of = sur { $count }
goal-mine = { $way ->
    [ahead] { $points } de plus ({ $seat2 })
    [behind] { $points } de moins ({ $seat2 })
   *[level] à égalité ({ $seat2 })
}
goal-best = { $way ->
    [ahead] { $seat } devance { $seat2 } de { $points }
   *[level] { $seat } et { $seat2 } à égalité
}
goal-note = qui a le plus de points gagne
score-of = { $count ->
    [0] { $seat } : aucun tunnel ne rapporte encore.
    [one] { $seat } : { $points } pour un tunnel, cartes cachées traversées tout droit.
   *[other] { $seat } : { $points } pour { $count } tunnels, cartes cachées traversées tout droit.
}
score-part = { $points } = { $sum }, { score-state }, depuis { place }
score-part-shared = { $points }, partagé avec { $seats } : { $sum }, { score-state }, depuis { place }
score-state = { $state ->
    [finished] terminé
   *[open] ouvert
}
intro-occasion = Le temps d’un café
intro-short = Retournez des cartes, emparez-vous des meilleurs tunnels.
intro-about = Trente-deux cartes sont posées face cachée sur un plateau sans bords : ce qui sort à droite revient à gauche. À chaque tour, vous en retournez une, et sa voie rejoint celles qui l’entourent. Un pion bien placé vous donne tout le tunnel, tant que personne n’y en pose un de plus.
intro-goal = Qui a le plus de points gagne. Un tunnel terminé vaut le total des nombres à ses extrémités, multiplié par sa longueur.
intro-turn = Retournez une carte, puis posez un pion : acquérez un tronçon ou bloquez une carte encore cachée.
picture-poster = Trois joueurs, la moitié des cartes visibles
picture-fork = Une fourche réunit trois voies
picture-late = Les dernières cartes décident
picture-full = Le plateau complet

# Pourquoi un conseil est ce qu’il est
reason-flip = { $lead ->
    [theirs] Traversée tout droit, cette carte sert les autres de { $points } de plus que vous : toute autre face est bienvenue.
    [mine] Traversée tout droit, cette carte vous sert de { $points } : l’enjeu est moindre ici qu’ailleurs.
   *[level] Traversée tout droit, cette carte ne vous sert pas plus qu’aux autres : vous y risquez peu.
}
reason-block = { $lead ->
    [theirs] Le passage tout droit rapporte aux autres { $points } de plus qu’à vous.
    [mine] Le passage tout droit vous rapporte { $points } de plus qu’aux autres.
   *[level] Le passage tout droit n’avantage encore personne.
}
reason-block-lasts = Personne ne pourra plus la retourner ; le pion sert à cela.
reason-claim = { $brings ->
    [both] En l’état du plateau, cela vous rapporte { $points } et en prend { $points_taken } aux autres.
    [mine] En l’état du plateau, cela vous rapporte { $points }.
    [taken] En l’état du plateau, cela en prend { $points_taken } aux autres.
   *[none] Aucun score ne change encore ; ce pion comptera quand le tunnel grandira.
}
reason-claim-open = Les cartes cachées se lisent tout droit : elles peuvent encore le détourner.
reason-pass = Aucun pion posé maintenant ne rapporterait plus qu’un pion gardé.
picture-turn = 1 Une carte face cachée. 3 Un pion acquiert un tronçon.
