title = Steam Tunnel
tagline = Retournez des cartes sur un plateau sans bords et emparez-vous des meilleurs tunnels.

## Options de mise en place

option-variant = Culs-de-sac
option-variant-standard = Un cul-de-sac ne vaut rien.
option-variant-killer-dead-ends = Mortels : un seul cul-de-sac et tout le tunnel ne vaut rien.
option-variant-softer-dead-ends = Adoucis : un tunnel doit relier au moins deux extrémités chiffrées pour valoir quelque chose.
option-variant-charity = Charité : un cul-de-sac vaut 1.
option-forks_out = Chemins simples
option-forks_out-0 = Toutes les cartes à fourche restent dans le paquet.
option-forks_out-1 = On retire une carte à fourche.
option-forks_out-2 = On retire deux cartes à fourche.
option-forks_out-3 = On retire trois cartes à fourche.
option-forks_out-4 = On retire les quatre cartes à fourche.
option-board = Plateau
option-board-standard = 6 × 6, les cartes de points sont visibles dès le début.
option-board-full = 7 × 7 avec un trou au centre ; les cartes de points sont cachées parmi les autres.
option-pawns = Pions
option-pawns-unlimited = Autant qu’il en faut.
option-pawns-20 = Vingt par joueur, pour acquérir comme pour bloquer.

## Le ruban des phases

phase-flip = Retourner
phase-pawn = Poser un pion
phase-count = Décompte

## Consignes et choix

prompt-flip = Retournez une carte cachée.
prompt-pawn = Posez un pion sur un tronçon ouvert, ou bloquez une carte cachée.
choice-flip = Retourner la carte { $row }·{ $col }
choice-claim = Acquérir le tronçon { $ports } de la carte { $row }·{ $col }
choice-block = Bloquer la carte { $row }·{ $col }
choice-pass = Passer

## Ce qui s’est passé

event-card-flipped = { $you ->
    [yes] Vous retournez la carte { $row }·{ $col }.
   *[no] { $seat } retourne la carte { $row }·{ $col }.
}
event-segment-claimed = { $you ->
    [yes] Vous prenez le tronçon { $ports } de la carte { $row }·{ $col }.
   *[no] { $seat } prend le tronçon { $ports } de la carte { $row }·{ $col }.
}
event-card-blocked = { $you ->
    [yes] Vous bloquez la carte { $row }·{ $col }.
   *[no] { $seat } bloque la carte { $row }·{ $col }.
}
event-passed = { $you ->
    [yes] Vous ne posez pas de pion.
   *[no] { $seat } ne pose pas de pion.
}
event-tunnel-finished = { $count ->
    [one] Un tunnel d’un tronçon est terminé : { $value } points pour { $seats }.
   *[other] Un tunnel de { $count } tronçons est terminé : { $value } points pour { $seats }.
}
event-tunnel-finished-unowned = { $count ->
    [one] Un tunnel d’un tronçon est terminé : { $value } points pour personne.
   *[other] Un tunnel de { $count } tronçons est terminé : { $value } points pour personne.
}
event-last-card-flipped = La dernière carte est retournée : la partie est terminée.
event-last-card-blocked = La dernière carte cachée est bloquée : la partie est terminée.

## Fins de partie

ending-last-card-flipped = la dernière carte a été retournée
ending-last-card-blocked = la dernière carte cachée a été bloquée

## Légendes de l’image

scene-title = Steam Tunnel, { $rows } rangées de { $cols } cartes
label-card-hidden = Carte { $row }·{ $col }, face cachée
label-card-blocked = Carte { $row }·{ $col }, bloquée
label-card-point = Carte { $row }·{ $col }, carte de points
label-card-open = Carte { $row }·{ $col }, modèle { $design }
label-card-hole = { $row }·{ $col }, le trou
label-pawn = Pion ({ $seat }) sur la carte { $row }·{ $col }
label-segment = Tronçon { $ports } de la carte { $row }·{ $col }

## Refus

refusal-flip-first = Retournez d’abord une carte ; le pion vient ensuite.
refusal-one-flip = Vous avez déjà retourné votre carte ce tour-ci.
refusal-no-card = Il n’y a pas de telle carte sur le plateau.
refusal-flip-open = La carte { $row }·{ $col } est déjà visible.
refusal-flip-blocked = La carte { $row }·{ $col } est bloquée : elle ne sera jamais retournée.
refusal-hole = Le trou n’est pas une carte : on le traverse tout droit et on n’y pose rien.
refusal-claim-hidden = La carte { $row }·{ $col } ne montre aucun tronçon : seules les cartes visibles s’acquièrent.
refusal-no-segment = La carte { $row }·{ $col } n’a pas ce tronçon.
refusal-claimed = Ce tronçon est déjà pris ({ $seat }).
refusal-finished = Ce tunnel est terminé : son tracé est entièrement connu, plus personne ne peut s’y installer.
refusal-point-card = Une carte de points n’a que des extrémités : aucun tronçon à acquérir.
refusal-dead-end = Un cul-de-sac n’est pas un tronçon : il ne s’acquiert pas.
refusal-block-twice = La carte { $row }·{ $col } est déjà bloquée.
refusal-block-open = La carte { $row }·{ $col } est visible : on ne bloque que les cartes cachées.
refusal-no-pawns = Vous n’avez plus de pion : vous ne pouvez que passer.
refusal-forks-full = Le plateau complet demande toutes les cartes : on ne peut pas en retirer les fourches.
refusal-forks-out = Le paquet n’a que { $count } cartes à fourche à retirer.

## Données et positions

bad-card = Paquet : la carte « { $card } » n’a pas de sens ; chacune des six entrées appartient à un tronçon ou à un cul-de-sac.
bad-layout = Plateaux : « { $layout } » n’a pas de sens ou manque.
bad-deck = Le paquet a { $cards } cartes pour { $places } places cachées.
bad-position-long = Ligne { $line } : la position est trop longue.
bad-position-small = Ligne { $line } : un plateau a au moins deux rangées de deux cartes.
bad-position-large = Ligne { $line } : un plateau a au plus { $most } cartes.
bad-position-ragged = Ligne { $line } : { $found } cartes alors que la première rangée en a { $wanted }.
bad-position-card = Ligne { $line } : il n’y a pas de carte « { $code } ».
bad-position-line = Ligne { $line } : « { $text } » n’est ni un pion, ni une carte cachée, ni un trait.
bad-position-player = Ligne { $line } : il n’y a pas de joueur { $letter }.
bad-position-outside = Ligne { $line } : { $place } est hors du plateau.
bad-position-not-blocked = Ligne { $line } : cette carte n’est pas bloquée.
bad-position-not-hidden = Ligne { $line } : cette carte n’est pas cachée, ou a déjà été nommée.
bad-position-no-segment = Ligne { $line } : un pion posé sur rien ; la carte n’a pas de tronçon { $ports }.
bad-position-two-pawns = Ligne { $line } : il y a déjà un pion.
bad-position-pawns = Ligne { $line } : plus de pions que le joueur n’en a.
bad-position-no-copy = Ligne { $line } : il ne reste aucun exemplaire caché de { $code }.
bad-position-move-twice = Ligne { $line } : le trait a déjà été donné.

## Décompte

count-tunnel-finished = extrémités { $ends } × { $count } → { $value } ({ $owners })
count-tunnel-open = extrémités { $ends } × { $count } → { $value } ({ $owners }), encore ouvert
count-score = { $player } : { $points }

## Ce qui va ensemble, et ce qu’a chaque joueur

network-worth = Extrémités × longueur : { $ends } × { $count } = { $value }.
network-worthless = { $count ->
    [one] Un tronçon, qui ne vaut rien selon la règle des culs-de-sac de cette table.
   *[other] { $count } tronçons, qui ne valent rien selon la règle des culs-de-sac de cette table.
}
network-no-ends = { $count ->
    [one] Un tronçon sans extrémité chiffrée : il ne vaut rien.
   *[other] { $count } tronçons sans extrémité chiffrée : ils ne valent rien.
}
network-pawns = { $count ->
    [one] { $seat } : un pion.
   *[other] { $seat } : { $count } pions.
}
network-finished = Terminé.
network-open = { $count ->
    [one] Encore ouvert : il traverse une carte cachée.
   *[other] Encore ouvert : il traverse { $count } cartes cachées.
}
network-owned = Il appartient à { $seats }.
network-shared = Partagé entre { $seats } : { $points } points chacun.
network-unowned = Il n’appartient à personne.
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
