title = Steam Barons
tagline = Entrez au capital des compagnies, posez leurs voies, livrez leurs marchandises et vendez avant les autres.

## Bouts de phrases

money-cost = { NUMBER($cost, useGrouping: 1) } $
money-price = { NUMBER($price, useGrouping: 1) } $
money-amount = { NUMBER($amount, useGrouping: 1) } $
money-total = { NUMBER($total, useGrouping: 1) } $
money-bid = { NUMBER($bid, useGrouping: 1) } $
money-least = { NUMBER($least, useGrouping: 1) } $
money-most = { NUMBER($most, useGrouping: 1) } $
money-held = { NUMBER($money, useGrouping: 1) } $
money-cash = { NUMBER($cash, useGrouping: 1) } $
money-share = { NUMBER($share, useGrouping: 1) } $
score-money = { money-amount }
money-profit = { NUMBER($profit, useGrouping: 1) } $
money-bonus = { NUMBER($bonus, useGrouping: 1) } $
money-upkeep = { NUMBER($upkeep, useGrouping: 1) } $
money-before = { NUMBER($before, useGrouping: 1) } $
company = { $company ->
    [orange] Orange
    [green] Vert
    [brown] Marron
    [natural] Bois naturel
    [black] Noir
   *[white] Blanc
}
of-company = { $company ->
    [orange] d’Orange
   *[other] de { company }
}
owner = { $company ->
    [seat] { $seat }
    [nobody] personne
   *[other] { company }
}
colour = { $colour ->
    [red] rouge
    [blue] bleu
    [yellow] jaune
    [purple] violet
    [black] noir
   *[grey] gris
}
cube-name = cube { colour }
cubes-name = { $colour ->
    [grey] cubes gris
   *[other] cubes { colour }s
}
city-colour = { $colour ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [purple] violette
    [black] noire
   *[grey] grise
}
tile-name = { $tile ->
    [turn-order] Ordre du tour
    [first-move] Premier transport
    [engineer] Ingénieur
    [first-build] Première construction
    [city-growth] Croissance
    [locomotive] Locomotive
   *[urbanization] Urbanisation
}
face = { $face ->
    [21] ligne droite
    [22] virage large
    [23] virage serré
    [41] droite croisant un virage large
    [42] deux droites qui se croisent
    [43] deux virages larges qui se croisent
    [44] droite à côté d’un virage serré
    [45] deux virages larges côte à côte
    [46] virage large à côté d’un serré, à droite
    [47] virage large à côté d’un serré, à gauche
    [T11] ville, une sortie
    [T21] ville, ligne droite
    [T22] ville, virage large
    [T23] ville, virage serré
    [T31] ville, un côté sur deux
    [T32] ville, droite et côté voisin
    [T33] ville, droite et côté voisin, en miroir
    [T34] ville, trois côtés qui se suivent
    [T41] ville, deux droites
    [T42] ville, trois côtés qui se suivent et celui d’en face
   *[T43] ville, quatre côtés qui se suivent
}
side = { $side ->
    [0] est
    [1] nord-est
    [2] nord-ouest
    [3] ouest
    [4] sud-ouest
   *[5] sud-est
}
side2 = { $side2 ->
    [0] est
    [1] nord-est
    [2] nord-ouest
    [3] ouest
    [4] sud-ouest
   *[5] sud-est
}
hex-name = { $hex ->
    [Montreal] Montréal
    [Quebec] Québec
    [Philadelphia] Philadelphie
    [Detroit] Détroit
   *[other] { $hex }
}
city-name = { $city ->
    [Montreal] Montréal
    [Quebec] Québec
    [Philadelphia] Philadelphie
    [Detroit] Détroit
   *[other] { $city }
}
city2-name = { $city2 ->
    [Montreal] Montréal
    [Quebec] Québec
    [Philadelphia] Philadelphie
    [Detroit] Détroit
   *[other] { $city2 }
}
town-name = { $town ->
    [Montreal] Montréal
    [Quebec] Québec
    [Philadelphia] Philadelphie
    [Detroit] Détroit
   *[other] { $town }
}
stop-name = { $stop ->
    [Montreal] Montréal
    [Quebec] Québec
    [Philadelphia] Philadelphie
    [Detroit] Détroit
   *[other] { $stop }
}
at-place = { $stop ->
    [1] à { hex-name }
   *[0] sur l’hexagone { hex-name }
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
    [0] aucun point de victoire
    [one] { $vp } point de victoire
   *[other] { $vp } points de victoire
}
rules-name = { $rules ->
    [base] au jeu simplifié
    [standard] au jeu standard
   *[stock] au marché financier
}
map-name = { $map ->
    [northern-england] au nord de l’Angleterre
   *[eastern-us] à la carte de l’est
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

## Options de mise en place

option-rules = Règles
option-rules-stock = Marché financier
option-rules-stock-line = Aucun réseau n’est à vous : vous détenez des actions de six compagnies. À chacun des cinq tours, on mise pour des actions ; qui en a le plus dirige la compagnie, pose ses voies et transporte ses marchandises. Ses livraisons paient les dividendes et font bouger sa cote, et une compagnie à court d’argent émet de nouvelles actions. Le tour finit par une vente secrète. Le plus riche gagne. De 2 à 6 joueurs.
option-rules-base = Jeu simplifié
option-rules-base-line = Vous dirigez un réseau à vous, avec des fonds levés sur son revenu dès que l’argent manque. À chaque tour, vous prenez une tuile d’action, qui vous donne un pouvoir et votre rang au tour suivant ; puis vous posez des voies et livrez des marchandises, pour du revenu tout de suite ou pour des points de victoire. Qui a le plus de points gagne. C’est la façon la plus douce de commencer, de 3 à 6 joueurs ; à cinq ou six de préférence.
option-rules-standard = Jeu standard
option-rules-standard-line = Le même jeu, en plus serré : on ne lève des fonds qu’au début du tour, chaque niveau de la locomotive coûte un dollar par tour, et l’ordre de jeu est chaque fois mis aux enchères. Qui ne peut pas payer recule, ou fait banqueroute. Qui a le plus de points gagne. De 3 à 6 joueurs qui connaissent le jeu simplifié ; à cinq ou six de préférence.
option-map = Carte
option-map-eastern-us = Est des États-Unis et Canada
option-map-eastern-us-line = Une grande carte, de Montréal à Savannah : on part des ports vers l’intérieur, et les montagnes coûtent cher.
option-map-northern-england = Nord de l’Angleterre
option-map-northern-england-line = Une carte serrée : les cités se touchent presque, et l’on part de n’importe laquelle.
option-opening = Ordre du premier tour
option-opening-auction = Enchère : les places du premier tour se vendent une à une (jeu simplifié).
option-opening-dealt = Tirage : les places sont tirées au sort, les dernières commencent avec plus d’argent (jeu simplifié).
option-four_player_turns = Tours à quatre joueurs
option-four_player_turns-8 = Huit tours.
option-four_player_turns-9 = Neuf tours (jeux simplifié et standard, à quatre).
option-supply_spaces = Entrepôt
option-supply_spaces-12 = Douze cases.
option-supply_spaces-6 = Six cases : moins de cubes à venir (jeux simplifié et standard).
option-debt_floor = Revenu le plus bas pour payer une dette
option-debt_floor--10 = −10.
option-debt_floor-0 = 0 : la banqueroute vient plus vite (jeu standard).
option-second_pass = Second « passe » avec Ordre du tour
option-second_pass-pays = La place se paie comme pour tous.
option-second_pass-free = On ne paie rien (jeu standard).
option-england_builds = Constructions dans le nord de l’Angleterre
option-england_builds-three = Trois par compagnie à chaque tour.
option-england_builds-rising = De plus en plus : une de plus que le numéro du tour (marché financier, nord de l’Angleterre).
option-share_count = Action du départ
option-share_count-beside = En plus de celles de la carte : encore 8 à émettre (6 dans le nord de l’Angleterre).
option-share_count-within = Prise sur celles de la carte : encore 7 à émettre (5 dans le nord de l’Angleterre) (marché financier).
option-port_symbol = Symboles vers les ports
option-port_symbol-built = Un symbole ouvre sa cité une fois construit.
option-port_symbol-printed = Un symbole ouvre sa cité dès le début (carte de l’est).
option-port_via = Cités reliées à un port
option-port_via-symbol = Seul un symbole de connexion vers un port ouvre une cité.
option-port_via-link = Toute connexion complète vers un port ouvre la cité de l’autre bout (carte de l’est).
option-unowned_run = Trajets sans aucune connexion à soi
option-unowned_run-on = Permis ; ils ne rapportent rien.
option-unowned_run-off = Refusés : il faut une connexion de la compagnie (marché financier).
option-lost_symbol = Symboles d’une compagnie en banqueroute
option-lost_symbol-stays = Ils restent, comme connexions sans propriétaire.
option-lost_symbol-reopens = Ils redeviennent libres et peuvent être construits de nouveau (marché financier, carte de l’est).

## Le ruban des phases

phase-bid = Actions
phase-build = Voies
phase-move = Marchandises
phase-sell = Ventes
phase-choose = Tuiles d’action
phase-capital = Fonds
phase-order = Ordre du tour

## Consignes

prompt-bid = { $bids ->
    [1] { company }, { shares-for-sale } : { $seat } mise { money-bid }. Misez { money-least } ou plus, ou passez.
   *[0] { company }, { shares-for-sale } : ouvrez à { money-least } ou plus, ou passez.
}
prompt-buy = { company }, { shares-for-sale } : combien en achetez-vous, à { money-price } l’une ?
prompt-build = { $company ->
    [seat] Vous avez { money-held } : { builds-left }{ must-too }
   *[other] { company }, trésorerie { money-held } : { builds-left }
}
builds-left = { $builds ->
    [0] plus de construction. Terminez, ou revenez en arrière.
    [one] encore une construction. Posez, améliorez ou déviez une voie.
   *[other] encore { $builds } constructions. Posez, améliorez ou déviez des voies.
}
must-too = { $must ->
    [city-growth] {" "}Croissance : choisissez une cité.
    [urbanization] {" "}Urbanisation : faites d’une ville une Nouvelle Cité.
   *[none] {""}
}
prompt-fill = Choisissez la case de l’entrepôt dont les cubes vont à { city-name }.
prompt-move = { $company ->
    [seat] Transport { $round } sur 2 : un cube, la locomotive, ou rien ?
   *[other] Transport { $round } sur 2 : un cube pour { company }, ou rien ?
}
prompt-score = { $count ->
    [0] Aucun point pour vous : sur le revenu (à { income }) ou en points de victoire (vous en avez { $vp }) ?
    [one] Un point pour vous : sur le revenu (à { income }) ou en point de victoire (vous en avez { $vp }) ?
   *[other] { $count } points pour vous : tous sur le revenu (à { income }) ou tous en points de victoire (vous en avez { $vp }) ?
}
prompt-sell = Choisissez en secret ce que vous vendez ; tout se montre ensemble.
prompt-capital = Voulez-vous lever des fonds ? Chaque tranche de 5 $ coûte un niveau de revenu (deux points de victoire quand le revenu est à −10). Vous avez { $cash ->
    [0] la caisse vide
   *[other] { money-cash }
}, un revenu de { income } et { vp-points }.
prompt-order = { $bids ->
    [1] Ordre du tour : { $seat } mise { money-bid }. Misez { money-least } ou plus, ou { pass-order }
   *[0] Ordre du tour : ouvrez à { money-least } ou plus, ou { pass-order }
}
pass-order = { $free ->
    [1] passez une fois sans quitter l’enchère.
   *[0] passez et prenez la dernière place libre.
}
prompt-opening = { $bids ->
    [1] Place { $place } du premier tour : { $seat } mise { money-bid }. Misez { money-least } ou plus, ou passez.
   *[0] Place { $place } du premier tour : ouvrez à { money-least } ou plus, ou passez.
}
prompt-choose = Prenez une des tuiles d’action qui restent.
shares-for-sale = { $count ->
    [0] aucune action disponible
    [one] une action disponible
   *[other] { $count } actions disponibles
}

## Ce dont les listes sont faites

part-company = { company }
part-shares = { $count ->
    [0] aucune action { company }
    [one] une action { company }
   *[other] { $count } actions { company }
}
part-cubes = { $count ->
    [0] aucun { cube-name }
    [one] un { cube-name }
   *[other] { $count } { cubes-name }
}
part-way = { side }–{ side2 }
part-exit = { side }
part-nothing = rien
part-tile = { tile-name }

## Choix

choice-bid = { $sold ->
    [place] Miser { money-price } pour la place { $place }
    [order] Miser { money-price } pour l’ordre du tour
   *[shares] Miser { money-price } sur { company }
}
short-bid = Miser { money-price }
choice-pass = { $step ->
    [move] Ne rien transporter
   *[other] Passer
}
choice-buy = { $count ->
    [0] N’acheter aucune action
    [one] Acheter une action { company } pour { money-total }
   *[other] Acheter { $count } actions { company } pour { money-total }
}
short-buy = { $count ->
    [0] Aucune
    [one] Une pour { money-total }
   *[other] { $count } pour { money-total }
}
choice-sell = { $count ->
    [0] Ne rien vendre
   *[other] Vendre { $parts } pour { money-total }
}
choice-raise = { $steps ->
    [0] Ne pas lever de fonds
   *[other] Lever { money-amount } de fonds
}
short-raise = { $amount ->
    [0] Rien
   *[other] { money-amount }
}
choice-take = { $cost ->
    [0] Prendre { $number } · { tile-name }
   *[other] Prendre { $number } · { tile-name } pour { money-cost }
}
choice-take-pass = Prendre { $number } · { tile-name }, sans effet (numéro seul)
choice-lay = Poser { at-place } : { face } ({ $ways }), { money-cost }
choice-improve = Améliorer { at-place } : { face } ({ $ways }), { money-cost }
choice-redirect = Dévier { at-place } : { face } ({ $ways }), { money-cost }
brief-lay = Poser { at-place } : { face }, { money-cost }
brief-improve = Améliorer { at-place } : { face }, { money-cost }
brief-redirect = Dévier { at-place } : { face }, { money-cost }
brief-connect = Relier { city-name } et { city2-name } pour { money-cost }
short-lay = { $links ->
    [0] { money-cost }
    [one] { money-cost }, une connexion
   *[other] { money-cost }, { $links } connexions
}
short-urbanize = { city-colour }
short-move = { run-length } : { $parts }
choice-connect = Relier { city-name } et { city2-name } (symbole), { money-cost }
choice-grow = Faire croître { city-name }
choice-urbanize = Urbaniser { town-name } : Nouvelle Cité { city-colour }
choice-fill = Prendre la case { $space } pour { city-name } : { $cubes }
choice-move = { hex-name } → { city-name } : { cube-name }, { run-length } ({ $parts })
# $length is 1 or more
run-length = { $length ->
    [one] une connexion
   *[other] { $length } connexions
}
choice-upgrade = Locomotive au niveau { $level }
choice-to-income = +{ $count } au revenu
choice-to-points = { $count ->
    [one] +{ $count } point de victoire
   *[other] +{ $count } points de victoire
}
choice-done = Fin des travaux

## Ce qui s’est passé

event-turn-begun = { $rules ->
   *[other] Tour { $turn } sur { $turns }.
}
event-tile-laid = { $you ->
    [yes] Vous posez une tuile { at-place } : { face }, { money-cost }.
   *[no] { owner } pose une tuile { at-place } : { face }, { money-cost }.
}
event-tile-improved = { $you ->
    [yes] Vous améliorez la tuile { at-place } : { face }, { money-cost }.
   *[no] { owner } améliore la tuile { at-place } : { face }, { money-cost }.
}
event-tile-redirected = { $you ->
    [yes] Vous déviez la voie { at-place } : { face }, { money-cost }.
   *[no] { owner } dévie la voie { at-place } : { face }, { money-cost }.
}
event-symbol-built = { $you ->
    [yes] Vous reliez { hex-name } et { city-name } (symbole de connexion) pour { money-cost }.
   *[no] { owner } relie { hex-name } et { city-name } (symbole de connexion) pour { money-cost }.
}
event-link-completed = { $you ->
    [yes] Votre connexion { link-name } est complète.
   *[no] { owner } complète la connexion { link-name }.
}
event-track-lapsed = { $you ->
    [yes] Vous n’avez pas prolongé votre connexion commencée à { hex-name } : elle n’a plus de propriétaire.
   *[no] { owner } n’a pas prolongé sa connexion commencée à { hex-name } : elle n’a plus de propriétaire.
}
event-build-turn-over = { $you ->
    [yes] Vous avez fini de construire.
   *[no] { owner } a fini de construire.
}
event-delivered = { $you ->
    [yes] Vous livrez un { cube-name } ({ hex-name } → { city-name }, { links-run }) : { delivery-worth }.
   *[no] { owner } livre un { cube-name } ({ hex-name } → { city-name }, { links-run }) : { delivery-worth }.
}
# $links is 1 or more
links-run = { $links ->
    [one] une connexion
   *[other] { $links } connexions
}
delivery-worth = { $company ->
    [seat] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
   *[other] performance +{ $count }
}
event-move-declined = { $you ->
    [yes] Vous ne transportez rien.
   *[no] { owner } ne transporte rien.
}
event-place-bid = { $you ->
    [yes] Vous misez { money-price }.
   *[no] { $seat } mise { money-price }.
}
event-place-passed = { $you ->
    [yes] Vous passez.
   *[no] { $seat } passe.
}
event-place-won = { $you ->
    [yes] Vous obtenez la place { $place } pour { money-price }.
   *[no] { $seat } obtient la place { $place } pour { money-price }.
}
event-capital-raised = { $you ->
    [yes] Vous levez { money-amount } : revenu { income }, { vp-points }.
   *[no] { $seat } lève { money-amount } : revenu { income }, { vp-points }.
}
event-tile-taken = { $you ->
    [yes] Vous prenez { tile-name } ({ $number }){ tile-terms }.
   *[no] { $seat } prend { tile-name } ({ $number }){ tile-terms }.
}
tile-terms = { $effect ->
    [1] { $cost ->
        [0] {""}
       *[other] {" "}pour { money-cost }
    }
   *[0] , sans effet (numéro seul)
}
event-level-raised = { $you ->
    [yes] Votre locomotive passe au niveau { $level }.
   *[no] { $seat } améliore sa locomotive : niveau { $level }.
}
event-city-grown = { city-name } reçoit { $cubes }.
event-town-urbanized = { $you ->
    [yes] Vous urbanisez { city-name } : Nouvelle Cité { city-colour }.
   *[no] { $seat } urbanise { city-name } : Nouvelle Cité { city-colour }.
}
event-nothing-to-do = { $you ->
    [yes] Votre tuile { tile-name } reste sans effet.
   *[no] La tuile { tile-name } ({ $seat }) reste sans effet.
}
event-points-taken = { $to_income ->
    [1] { $you ->
        [yes] Vous mettez { points-scored } sur votre revenu.
       *[no] { $seat } met { points-scored } sur son revenu.
    }
   *[0] { $you ->
        [yes] Vous prenez { points-scored } de victoire.
       *[no] { $seat } prend { points-scored } de victoire.
    }
}
points-scored = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
event-income-paid = { $owed ->
    [1] { $you ->
        [yes] Vous payez { money-amount }{ upkeep-part } ; il vous reste { money-cash }.
       *[no] { $seat } paie { money-amount }{ upkeep-part } et garde { money-cash }.
    }
   *[0] { $you ->
        [yes] Vous touchez { money-amount }{ upkeep-part } et avez { money-cash }.
       *[no] { $seat } touche { money-amount }{ upkeep-part } et a { money-cash }.
    }
}
upkeep-part = { $upkeep ->
    [0] {""}
   *[other] {" "}(entretien de { money-upkeep } compris)
}
event-shortfall-settled = { $you ->
    [yes] Votre argent ne suffit pas : vous cédez { shortfall-price } contre { money-total }.
   *[no] { $seat } n’a pas assez d’argent et cède { shortfall-price } contre { money-total }.
}
shortfall-price = { $levels ->
    [0] { vp-points }
    [one] { $vp ->
        [0] un niveau de revenu
       *[other] { vp-points } et un niveau de revenu
    }
   *[other] { $vp ->
        [0] { $levels } niveaux de revenu
       *[other] { vp-points } et { $levels } niveaux de revenu
    }
}
event-player-bankrupt = { $you ->
    [yes] Vous faites banqueroute et quittez la partie ; votre voie reste.
   *[no] { $seat } fait banqueroute et quitte la partie ; sa voie reste.
}
event-order-set = Ordre du tour : { $seats }.
event-auction-opened = { company }, { shares-for-sale } : enchère à partir de { money-price }.
event-share-bid = { $you ->
    [yes] Vous misez { money-price } sur { company }.
   *[no] { $seat } mise { money-price } sur { company }.
}
event-share-passed = { $you ->
    [yes] { company } : vous passez.
   *[no] { company } : { $seat } passe.
}
event-bidder-skipped = { $you ->
    [yes] Vous n’avez pas de quoi miser { money-price } sur { company } : vous passez.
   *[no] { $seat } n’a pas de quoi miser { money-price } sur { company } et passe.
}
event-nobody-bid = Personne ne mise sur { company }.
event-shares-bought = { $count ->
    [0] { $you ->
        [yes] { company } : vous n’achetez rien.
       *[no] { company } : { $seat } n’achète rien.
    }
    [one] { $you ->
        [yes] Vous achetez une action { company } pour { money-price }.
       *[no] { $seat } achète une action { company } pour { money-price }.
    }
   *[other] { $you ->
        [yes] Vous achetez { $count } actions { company } à { money-price } l’une.
       *[no] { $seat } achète { $count } actions { company } à { money-price } l’une.
    }
}
event-control-taken = { $you ->
    [yes] Vous prenez le contrôle { of-company }.
   *[no] { $seat } prend le contrôle { of-company }.
}
event-marker-moved = { $you ->
    [yes] Le pion premier joueur est à vous.
   *[no] Le pion premier joueur passe à { $seat }.
}
event-shares-issued = { $count ->
    [0] { company } n’émet aucune action.
    [one] { company } émet une action pour { money-amount }.
   *[other] { company } émet { $count } actions pour { money-amount }.
}
event-dividend-paid = { company }, performance { $performance } : { money-share } par action, { money-profit } pour la compagnie{ $bonus ->
    [0] {""}
   *[other] , { money-bonus } pour son PDG
}.
event-money-received = { $you ->
    [yes] Vos dividendes s’élèvent à { money-amount }.
   *[no] { $seat } touche { money-amount } de dividendes.
}
event-price-moved = { $price ->
    [-1] { company } : { money-before } → banqueroute ({ price-reason }).
   *[other] { company } : { money-before } → { money-price } ({ price-reason }).
}
price-reason = case { $cell } : { $modifier ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
   *[other] +{ $modifier }
}{ $colour_change ->
    [0] {""}
    [-1] , rose −1
    [-2] , rose −2
    [-3] , rose −3
   *[other] , vert +{ $colour_change }
}
event-shares-sold = { $count ->
    [0] { $you ->
        [yes] Vous ne vendez rien.
       *[no] { $seat } ne vend rien.
    }
   *[other] { $you ->
        [yes] Vous vendez { $parts } pour { money-amount }.
       *[no] { $seat } vend { $parts } pour { money-amount }.
    }
}
event-company-bankrupt = { company } fait banqueroute : ses actions ne valent plus rien, et sa voie reste sans propriétaire.
event-order-drawn = Ordre des compagnies : { $companies }.

## Fins de partie

ending-last-round = le dernier tour est joué
ending-all-bankrupt = toutes les compagnies ont fait banqueroute
ending-last-turn = le dernier tour est joué
ending-last-player = il ne reste qu’un joueur

## Refus : en général

refusal-money = Cela coûte { money-cost }, et il n’y a que { money-most } pour payer.

## Refus : enchères et actions

refusal-bid-low = Il faut miser { money-least } ou plus.
refusal-bid-high = On ne mise pas plus qu’on ne peut payer : { money-most } au plus.
refusal-must-buy = Vous avez remporté l’enchère : il faut acheter au moins une action.
refusal-buy-most = { $most ->
    [0] Vous ne pouvez acheter aucune action à ce prix.
    [one] Vous pouvez acheter une action au plus : il n’en reste pas davantage, ou votre argent s’arrête là.
   *[other] Vous pouvez acheter { $most } actions au plus : il n’en reste pas davantage, ou votre argent s’arrête là.
}
refusal-sell-bankrupt = { company } est en banqueroute : personne n’achète plus ses actions.
refusal-sell-most = { $most ->
    [0] Vous n’avez pas d’action { company } à vendre.
    [one] Vous n’avez qu’une action { company } à vendre.
   *[other] Vous n’avez que { $most } actions { company } à vendre.
}

## Refus : fonds et tuiles d’action

refusal-no-more-capital = { $most ->
    [0] Vous ne pouvez plus lever de fonds : votre revenu est au plus bas, et il vous faudrait plus de points.
    [one] Vous ne pouvez lever qu’une fois 5 $ : ensuite, revenu et points sont épuisés.
   *[other] Vous pouvez lever { $most } fois 5 $ au plus : ensuite, revenu et points sont épuisés.
}
refusal-tile-taken = { $seat } a déjà pris { tile-name } : choisissez une des tuiles restantes.
refusal-no-pass-option = On ne prend pas { tile-name } sans son effet : seules Croissance et Urbanisation se prennent ainsi, au jeu simplifié.
refusal-must = Vous avez payé { tile-name } : utilisez-la avant de terminer votre tour de construction.
refusal-not-your-tile = Il faut pour cela la tuile { tile-name }, qui sert une fois, pendant le tour de construction.
refusal-no-new-cities = Au marché financier, ni croissance ni Nouvelle Cité.
refusal-grown = { city-name } a déjà un marqueur de croissance : une cité ne croît qu’une fois.
refusal-no-city = Seule une cité peut croître : choisissez-en une sans marqueur de croissance.
refusal-no-new-city = Il ne reste pas de tuile Nouvelle Cité de cette couleur.
refusal-no-town = Une Nouvelle Cité remplace une ville : choisissez une ville qui n’est pas encore une cité.
refusal-empty-space = Cette case de l’entrepôt est vide : choisissez-en une avec des cubes.

## Refus : construire

refusal-no-builds-left = Vous avez fait toutes vos constructions de ce tour : terminez, ou revenez en arrière.
refusal-not-connected = { $stop ->
    [1] La voie à { hex-name } doit partir d’une cité ou prolonger votre voie.
   *[0] La voie sur l’hexagone { hex-name } doit partir d’une cité ou prolonger votre voie.
}
refusal-not-contiguous = { $stop ->
    [1] La voie à { hex-name } n’est pas reliée au reste : celle d’une compagnie est d’un seul tenant.
   *[0] La voie sur l’hexagone { hex-name } n’est pas reliée au reste : celle d’une compagnie est d’un seul tenant.
}
refusal-two-networks = { $stop ->
    [1] Les deux tronçons à { hex-name } n’ont aucun arrêt en commun : la compagnie commencerait avec deux réseaux, or sa voie est d’un seul tenant.
   *[0] Les deux tronçons sur l’hexagone { hex-name } n’ont aucun arrêt en commun : la compagnie commencerait avec deux réseaux, or sa voie est d’un seul tenant.
}
refusal-port = { city-name } n’est pas un port, et aucun symbole de connexion construit ne la relie à un port : sur cette carte, on ne peut pas en partir.
refusal-water = Cet hexagone est de l’eau : pas de voie ici.
refusal-on-city = { city-name } est une cité : la voie mène au bord de son hexagone, jamais dessus.
refusal-town-tile = Une tuile de ville ne va que sur une ville.
refusal-needs-town-tile = C’est une ville : il faut ici une tuile de ville.
refusal-not-improved = La nouvelle tuile doit garder les tronçons qui sont là et en ajouter.
refusal-wall = La voie sortirait de la carte, irait dans l’eau ou traverserait un bord épais.
refusal-foreign-end = La voie toucherait le bout libre d’un autre : on ne s’y raccorde pas.
refusal-circle = La connexion reviendrait à son point de départ.
refusal-no-tile-left = Il ne reste pas de tuile avec cette face dans la réserve : { face }.
refusal-redirect-end = On ne dévie que la dernière tuile d’une connexion incomplète.
refusal-redirect-foreign = Cette connexion est à un autre, ou vous ne pourriez pas la reprendre : vous ne pouvez pas la dévier.
refusal-redirect-town = Une tuile de ville ne se dévie jamais.
refusal-redirect-way = La connexion ne peut pas tourner ainsi : son autre bout doit rester, et le nouveau être libre.
refusal-no-symbol = Ce symbole de connexion n’est pas sur la carte.
refusal-symbol-built = Ce symbole de connexion est déjà construit.
refusal-symbol-start = Vous ne pouvez pas construire ce symbole : votre voie ne touche aucune de ses deux cités, et vous ne pouvez pas en partir.

## Refus : transporter

refusal-no-cube = Ce cube n’est pas ici.
refusal-no-destination = Dites par quelles connexions passe le { cube-name }.
refusal-links-do-not-join = Ces connexions ne se suivent pas, ou l’une d’elles est incomplète.
refusal-stop-twice = Le trajet passerait deux fois à { stop-name } : on ne passe qu’une fois par arrêt.
refusal-first-city = Le cube devrait s’arrêter à { city-name } : c’est la première cité { city-colour } du trajet.
refusal-wrong-city = Un { cube-name } ne va que dans une cité { city-colour }.
refusal-foreign-link = Une compagnie roule sur ses connexions et sur celles sans propriétaire, jamais sur celles d’une autre.
refusal-no-own-link = Il faut au moins une connexion à vous sur le trajet.
# $level is 1 or more, $length is 2 or more
refusal-too-far = { $level ->
    [one] Le trajet compte { $length } connexions ; votre locomotive de niveau 1 n’en permet qu’une.
   *[other] Le trajet compte { $length } connexions ; votre locomotive de niveau { $level } n’en permet que { $level }.
}
refusal-more-of-another = { $seat } aurait plus de connexions que vous sur ce trajet, ce qui n’est pas permis.
refusal-no-locomotives = Pas de locomotives au marché financier : un trajet peut être de toute longueur.
refusal-top-level = Votre locomotive est au plus haut niveau.
refusal-upgraded = Vous avez déjà amélioré votre locomotive à un passage de ce tour : une seule fois par tour.

## Mises en place impossibles

# $count is 1 or more
bad-rules-players = { $count ->
    [one] On ne joue pas seul { rules-name }.
   *[other] { $rules ->
        [stock] Le marché financier se joue de 2 à 6, pas à { $count }.
       *[other] Les jeux simplifié et standard se jouent de 3 à 6, pas à { $count }.
    }
}
bad-option-rules = { option-name } : cette option ne s’applique pas { rules-name }.
bad-option-map = { option-name } : cette option ne s’applique pas { map-name }.
bad-option-turns = { option-four_player_turns } : c’est pour quatre joueurs, pas { $count }.

### Positions

bad-position-players = La position et cette table n’ont pas le même nombre de joueurs : { $found } et { $players }.
bad-position-range = { $what ->
    [turn] Le tour va
    [built] Le tour de la dernière construction d’une connexion va
    [income] Le revenu va
    [locomotive] Une locomotive va
    [price] La cote va
    [bid] La mise va
    [round] Le passage de marchandises va
    [builds] Le nombre de constructions restantes va
   *[points] Les points d’une livraison vont
} de { $least } à { $most } : { $value } n’en fait pas partie.
bad-position-phase = Il n’y a pas de phase « { $phase } » { rules-name }. Phases : { $known }.
bad-position-ending = Une partie ne finit jamais par « { $ending } ». Fins : { $known }.
bad-position-seat-twice = « { $players } » nomme un joueur deux fois.
bad-position-company = Il n’y a pas de compagnie « { $company } ». Compagnies : { $known }.
bad-position-no-companies = Il n’y a pas de compagnies { rules-name }, donc pas de [{ $company }].
bad-position-order = L’ordre doit nommer une fois chaque joueur encore en jeu.
bad-position-order-twice = L’ordre « { $order } » doit nommer chacun une fois.
bad-position-order-empty = L’ordre ne nomme aucune compagnie.
bad-position-player-out = Au marché financier, ce sont les compagnies qui font banqueroute, pas les joueurs.
bad-position-out-early = Personne n’est éliminé avant le premier tour.
bad-position-out-has = Le joueur { $player } est éliminé : il n’a ni argent ni tuile.
bad-position-one-left = Avec un seul joueur restant, la partie est finie.
bad-position-stock-player = Le joueur { $player } ne peut pas avoir « { $key } » au marché financier.
bad-position-no-shares = Il n’y a pas d’actions { rules-name }.
bad-position-no-shares-of = Il n’y a pas d’actions « { $company } ».
bad-position-shares = { $company } : toutes les actions, chez les joueurs ou non, sont { $total }.
bad-position-controller = { $company } : un autre joueur a plus d’actions que le PDG.
bad-position-bankrupt-has = { $company } est en banqueroute : elle n’a plus rien.
bad-position-bankrupt-order = { $company } est en banqueroute : l’ordre ne doit pas la nommer.
bad-position-bankrupt-track = Qui est hors jeu ne possède pas de voie.
bad-position-tile = Il n’y a pas de tuile d’action { $tile }.
bad-position-tile-twice = Deux joueurs ont la tuile d’action { $tile }.
bad-position-tiles-taken = Les joueurs avant celui qui choisit ont chacun une tuile, les autres aucune.
bad-position-stop = Il n’y a pas de cité ni de ville « { $stop } » sur cette carte.
bad-position-city = Il ne peut pas y avoir de Nouvelle Cité sur { $town }.
bad-position-city-colour = Il ne reste pas de Nouvelle Cité « { $colour } ».
bad-position-growth = { $stop } ne prend pas de marqueur de croissance.
bad-position-colour = « { $letter } » n’est pas une couleur de cubes. Couleurs : { $known }.
bad-position-cubes = Cubes « { $colour } » : { $most }, pas { $found }.
bad-position-cubes-in-town = Les villes n’ont de cubes qu’au marché financier : il n’y en a pas sur { $town }.
bad-position-spaces = Cases de l’entrepôt de marchandises : { $spaces }, pas { $found }.
bad-position-auction-phase = Rien n’est mis aux enchères dans la phase { $phase }.
bad-position-auction-company = Une enchère d’actions demande la compagnie comme « player ».
bad-position-auction-open = Une enchère demande des joueurs qui y participent encore, et une mise le joueur qui l’a faite.
bad-position-auction-members = Une enchère est pour les joueurs encore en jeu qui n’ont pas encore de place.
bad-position-auction-won = On achète des actions après une enchère que quelqu’un a remportée.
bad-position-auction-bidder = Une enchère se poursuit entre celui qui a misé et d’autres.
bad-position-bid = Le joueur { $player } ne peut pas avoir misé { $bid }.
bad-position-bid-cash = Le joueur { $player } ne peut pas payer une mise de { $bid }.
bad-position-bid-stands = La mise en cours est la dernière du joueur { $player }.
bad-position-needs-player = Au milieu d’une phase, il faut dire à qui est le tour (« player »).
bad-position-no-player = La phase { $phase } est celle de tous : elle ne demande pas de « player ».
bad-position-no-turn = { $player } n’a pas de tour dans la phase { $phase }.
bad-position-none-for-sale = { $company } : il n’y a pas d’actions en vente.
bad-position-only-goods = Seule la phase move a des passages et des points à prendre.
bad-position-only-builds = Il ne reste des constructions que dans la phase build.
bad-position-needs-builds = Au milieu d’un tour de construction, il faut le nombre de constructions restantes.
bad-position-must = Seules Croissance et Urbanisation peuvent rester à exécuter.
bad-position-must-nothing = L’action à exécuter n’a pas d’effet.
bad-position-filling = { $city } ne peut pas recevoir de cubes de l’entrepôt de marchandises.
bad-position-scoring = « { $text } » n’est pas un joueur avec les points d’une livraison : écrivez « A 2 ».
bad-position-scoring-twice = Chaque joueur ne marque qu’une fois par livraison.
bad-position-track = « { $text } » n’est pas une tuile : écrivez son hexagone, face@rotation et un propriétaire par tronçon.
bad-position-hex = Il n’y a pas d’hexagone { $hex }.
bad-position-no-tile = L’hexagone { $hex } ne prend pas de tuile.
bad-position-two-tiles = L’hexagone { $hex } a deux tuiles.
bad-position-face = Il n’y a pas de face de tuile { $face }.
bad-position-face-count = Il n’y a pas autant de tuiles avec la face { $face }.
bad-position-back = Aucune tuile n’a { $face } et { $back } dos à dos.
bad-position-town-tile = La face { $face } ne va pas sur l’hexagone { $hex } : les tuiles de ville ne vont que sur les villes.
bad-position-owner = « { $text } » n’est pas un propriétaire de voie.
# $count is 1 or more
bad-position-owners = { $count ->
    [one] L’hexagone { $hex } demande un propriétaire : la face { $face } a un seul tronçon.
   *[other] L’hexagone { $hex } demande { $count } propriétaires, un par tronçon de la face { $face }.
}
bad-position-edge = La voie de l’hexagone { $hex } sort de la carte ou franchit un bord épais.
bad-position-two-owners = Les tronçons d’une même connexion ont deux propriétaires sur l’hexagone { $hex }.
bad-position-no-end = La voie de l’hexagone { $hex } ne touche ni cité ni ville.
bad-position-loop = La connexion de l’hexagone { $hex } finit là où elle commence.
bad-position-symbol = « { $text } » n’est pas un symbole de connexion de cette carte avec son propriétaire.
bad-position-symbol-twice = Le symbole de connexion { $symbol } est nommé deux fois.
bad-position-numbers = { $links ->
    [0] Il n’y a pas de connexion : écrivez un numéro, le suivant.
    [one] Il y a une connexion : son numéro et le suivant font 2 numéros.
   *[other] Il y a { $links } connexions : écrivez leurs numéros et le suivant ({ $numbers }).
}
bad-position-numbers-order = Les connexions ont des numéros différents, et le suivant est le plus haut.

### À la table

# Ce que dit le panneau d’un joueur
note-stock = { $parts }
note-shares = { company } × { $count }
note-controls = { $count ->
    [0] { company } (PDG)
   *[other] { company } × { $count } (PDG)
}
note-steam = { money-cash } · revenu { income } · { vp-points } · locomotive { $level } · { $links ->
    [0] aucune connexion
    [one] une connexion
   *[other] { $links } connexions
}
note-out = en banqueroute

# Les enchères telles qu’on les suit
auction-shares = { company } : { shares-for-sale }
auction-place = Place { $place } du premier tour
auction-order = Ordre du tour : la première place
auction-standing = { $bids ->
    [1] { bid-standing }
   *[0] aucune mise, à partir de { money-least }
}
bid-standing = { $you ->
    [yes] vous misez { money-bid }
   *[no] { $seat } mise { money-bid }
}
auction-price = { money-price } l’action
auction-cash = { money-cash }
auction-most = jusqu’à { money-most }
auction-held = { $count ->
    [0] n’en a aucune
    [one] en a une
   *[other] en a { $count }
}
auction-placed = place { $place }
auction-spare = peut passer une fois
auction-own = a misé { money-bid }

# Quantités et formulaires
amount-bid = Miser, en dollars
amount-raise = Lever des fonds, en dollars (par tranches de { money-amount })
amount-buy = Actions à acheter, { money-price } l’une
form-sell = Vendre des actions
form-sell-all = Tout vendre pour { money-total }
form-item-shares = { $count ->
    [0] { company } · { money-price } · vous n’en avez aucune
    [one] { company } · { money-price } · vous en avez une
   *[other] { company } · { money-price } l’une · vous en avez { $count }
}
weigh-sell = Cela rapporte { money-amount } : vous auriez { money-cash }.
weigh-link = Cela complète la connexion { link-name }.
weigh-unfinished = { $warning ->
    [lost] { $open ->
        [one] La connexion incomplète ({ $links }) sera sans propriétaire.
       *[other] Des connexions incomplètes seront sans propriétaire : { $links }.
    }
    [useless] { $open ->
        [one] La connexion ({ $links }) reste incomplète et ne rapporte rien.
       *[other] Des connexions restent incomplètes et ne rapportent rien : { $links }.
    }
   *[begun] { $open ->
        [one] Connexion à prolonger la prochaine fois ({ $links }), sinon sans propriétaire.
       *[other] Connexions à prolonger la prochaine fois ({ $links }), sinon sans propriétaire.
    }
}
part-stop = { hex-name }
weigh-unused = { $builds ->
    [0] Aucune construction ne reste inutilisée.
    [one] Une construction reste inutilisée.
   *[other] { $builds } constructions restent inutilisées.
}
weigh-supply = { $spaces ->
    [one] Les cubes de la dernière case de l’entrepôt y viendront ensuite.
   *[other] Vous choisirez ensuite la case de l’entrepôt qui lui donne ses cubes.
}
weigh-fill = Il y aura alors à { city-name } : { $cubes }.
weigh-bid = { $count ->
    [0] Vos { money-cash } n’achètent aucune action à ce prix.
    [one] Vos { money-cash } achètent une action à ce prix{ control-by-it }.
   *[other] Vos { money-cash } achètent { $count } actions à ce prix{ control-by-it }.
}
control-by-it = { $control ->
    [1] , assez pour le contrôle
   *[0] {""}
}
weigh-bid-place = { $amount ->
    [0] Il restera { money-cash } si vous payez le tout.
   *[other] Il faudra lever { money-amount } pour la payer.
}
weigh-buy = { $control ->
    [1] Il restera { money-cash }, et vous aurez le contrôle.
   *[0] Il restera { money-cash }.
}
weigh-raise = { $steps ->
    [0] Vous gardez { money-cash } et un revenu de { income }.
   *[other] Ensuite { money-cash }, revenu { income }, { vp-points }.
}
weigh-build = Il restera { money-cash } et { builds-after }{ weigh-means }.
weigh-tile = { $effect ->
    [1] Son effet : { tile-effect }.
   *[0] Sans effet : seul compte son numéro, { $number }, pour l’ordre du prochain tour.
}
weigh-take = Il restera { money-cash }{ weigh-means }.
weigh-means = { $means ->
    [issue] { $count ->
        [0] {""}
        [one] {"\u00A0"}; une action est émise pour payer et devient disponible
       *[other] {"\u00A0"}; { $count } actions sont émises pour payer et deviennent disponibles
    }
    [raise] {"\u00A0"}; il faut lever des fonds : revenu { income }, { vp-points } ensuite
   *[cash] {""}
}
builds-after = { $builds ->
    [0] aucune construction
    [one] une construction
   *[other] { $builds } constructions
}
weigh-move = Si le tour finissait après cela, { company } : performance { $performance }, cote { price-to-come }, dividende de { money-share } par action{ bonus-too }.
weigh-control = Vous perdriez le contrôle { of-company }, sauf si d’autres vendent aussi.

# Ce qu’on dit de ce qu’on montre : la carte
about-land = Hexagone { hex-name } : { scene-ground }.
about-town = { hex-name }, ville : { scene-ground }.
about-city = { $new ->
    [1] { city-name }, Nouvelle Cité { city-colour } : reçoit les { cubes-name }.
   *[0] { $port ->
        [1] { city-name }, cité { city-colour }, port : reçoit les { cubes-name }.
       *[0] { city-name }, cité { city-colour } : reçoit les { cubes-name }.
    }
}
about-tile-here = Tuile : { face }.
about-cost = Une nouvelle tuile coûte ici { money-least } ou plus : { money-cost } par sortie{ cost-of-town }{ cost-of-ground }.
about-cost-change = Améliorer la tuile coûte { money-cost } par sortie de la nouvelle{ cost-of-town } ; le terrain est déjà payé.
cost-of-town = { $amount ->
    [0] {""}
   *[other] , { money-amount } pour la ville
}
cost-of-ground = { $price ->
    [0] {""}
   *[other] , { money-price } pour le terrain
}
about-link = { $company ->
    [seat] { $you ->
        [yes] Votre connexion { link-name }.
       *[no] Connexion { link-name }, à { $seat }.
    }
    [nobody] Connexion { link-name }, sans propriétaire.
   *[other] Connexion { link-name }, à { company }.
}
about-unfinished = { $company ->
    [seat] { $you ->
        [yes] Votre connexion incomplète commencée à { hex-name } : prolongez-la à votre prochain tour de construction, sinon elle est perdue.
       *[no] Connexion incomplète commencée à { hex-name }, à { $seat }.
    }
    [nobody] Connexion incomplète commencée à { hex-name }, sans propriétaire : elle sera à qui la prolonge.
   *[other] Connexion incomplète commencée à { hex-name }, à { company }.
}
about-buildable = { $count ->
    [0] Rien à construire ici.
    [one] Une construction est possible ici, pour { money-least }.
   *[other] { $count } constructions sont possibles ici, à partir de { money-least }.
}
about-cubes = Cubes sur place : { $cubes }.
about-no-cubes = Aucun cube sur place.
about-grown = Elle a déjà grandi : une cité ne croît qu’une fois.
about-links = Connexions : { $parts }.
about-no-links = Aucune connexion n’arrive ici.
part-link = { city-name } ({ owner })
part-link-open = une incomplète ({ owner })
about-leaving = Peut partir maintenant : { $parts }.
about-coming = Peut arriver maintenant : { $parts }.
part-run = { cube-name } vers { city-name } ({ $count })
part-run-from = { cube-name } depuis { hex-name } ({ $count })
about-cube = { $count ->
    [0] Pas de { cube-name } { at-place }.
    [one] Un { cube-name } { at-place }.
   *[other] { $count } { cubes-name } { at-place }.
}
about-run = Vers { city-name } par { run-length } : { $parts }.
part-points = { owner } +{ $count }
part-no-points = aucun point
about-no-run = Aucun trajet ne le mène à une cité { city-colour } pour le moment.
about-no-city = Il n’y a pas encore de cité { city-colour }.
about-symbol = Symbole de connexion { city-name }–{ city2-name } : { money-cost } pour relier les deux cités.

# Ce qu’on dit de ce qu’on montre : les compagnies
about-company = { company } : cote { money-price }, trésorerie { money-held }.
about-company-bankrupt = { company } est en banqueroute : plus d’actions, et sa voie n’a plus de propriétaire.
about-issue = { shares-available } ; { shares-to-issue }, { money-amount } l’une pour sa trésorerie.
shares-available = { $count ->
    [0] Aucune action disponible
    [one] Une action disponible
   *[other] { $count } actions disponibles
}
shares-to-issue = { $card ->
    [0] aucune à émettre
    [one] une à émettre
   *[other] { $card } à émettre
}
about-held = Actionnaires : { $parts }.
part-held = { $seat } ({ $count })
about-free = Personne ne la contrôle : elle sera à qui achète la première action.
about-controller = { $you ->
    [yes] Vous en êtes PDG.
   *[no] { $seat } en est PDG.
}
# $count is 1 or more
about-threat = { $count ->
    [one] { $you ->
        [yes] Une action de plus, et vous en prenez le contrôle.
       *[no] Une action de plus, et { $seat } en prend le contrôle.
    }
   *[other] { $you ->
        [yes] Avec { $count } actions de plus, vous en prenez le contrôle.
       *[no] Avec { $count } actions de plus, { $seat } en prend le contrôle.
    }
}
about-safe = Les actions disponibles ne suffisent pas pour que cela change.
about-fate = Si le tour finissait maintenant : performance { $performance }, case { $cell } ; cote { price-to-come } ; dividende de { money-share } par action, { money-profit } pour la compagnie{ bonus-too }.
price-to-come = { $price ->
    [-1] { money-before } → banqueroute
   *[other] { money-before } → { money-price }
}
bonus-too = { $bonus ->
    [0] {""}
   *[other] , { money-bonus } pour son PDG
}
about-fate-mine = { $count ->
    [0] Pour vous : { money-amount } de bonus de PDG.
    [one] Pour vous : { money-amount } versés, et votre action se vendrait { money-total }.
   *[other] Pour vous : { money-amount } versés, et vos { $count } actions se vendraient { money-total }.
}
about-share = Une action rapporte { money-share } de dividende et { money-price } à la vente : { money-total } ce tour-ci.
about-next-run = Avec sa meilleure livraison du moment (+{ $count }) : performance { $performance }, case { $cell } ; cote { price-to-come } ; dividende de { money-share } par action, { money-profit } pour la compagnie{ bonus-too }.

# Ce qu’on dit de ce qu’on montre : joueurs, tuiles, marchandises à venir
about-cash = { $you ->
    [yes] Vous avez { money-cash }.
   *[no] { $seat } a { money-cash }.
}
about-portfolio = { $you ->
    [yes] Vos actions
   *[no] Actions
} à la cote du jour : { money-amount } ; avec l’argent : { money-total } ({ $parts }).
part-portfolio = { $control ->
    [1] { company } × { $count } (PDG), à { money-price }
   *[0] { company } × { $count }, à { money-price }
}
about-income = { $owed ->
    [1] Revenu { income }{ less-upkeep } : { money-amount } à payer chaque tour.
   *[0] Revenu { income }{ less-upkeep } : { money-amount } à toucher chaque tour.
}
less-upkeep = { $upkeep ->
    [0] {""}
   *[other] {" "}moins { money-upkeep } d’entretien
}
# $level is 1 or more
about-locomotive = Locomotive { $level } : { $level ->
    [one] trajets d’une connexion
   *[other] trajets de { $level } connexions au plus
}{ upkeep-due }.
upkeep-due = { $upkeep ->
    [0] {""}
   *[other] , { money-upkeep } d’entretien chaque tour
}
about-capital = { $count ->
    [0] Vous ne pouvez plus lever de fonds.
   *[other] { $rules ->
        [base] Fonds, dès que besoin : { money-amount } au plus, 5 $ par niveau de revenu (contre deux points de victoire quand le revenu est à −10).
       *[other] Fonds, au début d’un tour : { money-amount } au plus, 5 $ par niveau de revenu (contre deux points de victoire quand le revenu est à −10).
    }
}
about-points = À la fin, en l’état : { vp-points }, revenu { income-worth }, connexions +{ $links } ; { points-in-all } en tout.
points-in-all = { $below ->
    [1] −{ $total }
   *[0] { $total }
}
income-worth = { $owed ->
    [1] −{ $worth }
   *[0] +{ $worth }
}
about-tile = { $number } · { tile-name } : { tile-effect }.
# $builds is 2 or more
tile-effect = { $tile ->
    [turn-order] { $rules ->
        [standard] à la prochaine enchère pour l’ordre du tour, vous pouvez passer une fois et rester
       *[other] vous jouerez en premier au prochain tour
    }
    [first-move] vous transportez en premier dans les deux passages
    [engineer] vous avez { $builds } constructions
    [first-build] vous construisez en premier
    [city-growth] une cité qui n’a pas grandi reçoit les cubes d’une case de l’entrepôt
    [locomotive] votre locomotive gagne aussitôt un niveau
   *[urbanization] une ville devient une Nouvelle Cité et reçoit les cubes d’une case de l’entrepôt
}
about-tile-cost = { $free ->
    [1] Coûte { money-cost }, ou rien si on la prend sans effet (numéro seul).
   *[0] { $cost ->
        [0] Ne coûte rien.
       *[other] Vous coûte { money-cost } maintenant.
    }
}
about-tile-idle = { $reason ->
    [cubes] Son effet ne peut plus rien donner : l’entrepôt est vide (SB-7.14).
    [cities] Son effet ne peut plus rien donner : toutes les cités ont un marqueur de croissance (SB-18.42).
    [new-cities] Son effet ne peut plus rien donner : il ne reste pas de Nouvelle Cité (SB-18.42).
    [towns] Son effet ne peut plus rien donner : il ne reste pas de ville (SB-18.42).
   *[level] Son effet ne vous donnera rien : votre locomotive est au niveau le plus haut (SB-5.5).
}
about-tile-taken = { $you ->
    [yes] Vous l’avez prise.
   *[no] { $seat } l’a prise.
}
about-space = Entrepôt, case { $space } : { $cubes }.
about-space-use = Ils viennent sur la carte par Croissance ou Urbanisation.
about-new-city = { $count ->
    [0] Il ne reste pas de Nouvelle Cité { city-colour }.
    [one] Il reste une Nouvelle Cité { city-colour } : elle recevrait les { cubes-name }.
   *[other] Il reste { $count } Nouvelles Cités { city-colour }s : elles recevraient les { cubes-name }.
}

# Ce qu’on dit de ce qu’on montre : les plateaux de toutes les règles
about-turn = { $rules ->
    [stock] Tour { $turn } sur { $turns }.
   *[other] Tour { $turn } sur { $turns }.
}
about-turn-builds = { $count ->
    [0] Aucune compagnie n’y construit (SB-11.10).
    [one] Chaque compagnie y a droit à une construction (SB-11.10).
   *[other] Chaque compagnie y a droit à { $count } constructions (SB-11.10).
}
about-turn-phases = { $rules ->
    [stock] Déroulement d’un tour : enchères d’actions, voies, marchandises, dividendes et ajustement des cotes, ventes, puis tirage du nouvel ordre des compagnies (SB-11.3).
    [base] Déroulement d’un tour : tuiles d’action, voies, deux passages de marchandises, revenu, puis l’ordre du prochain tour (SB-5.1).
   *[standard] Déroulement d’un tour : fonds, enchère pour l’ordre, tuiles d’action, voies, deux passages de marchandises, revenu (SB-6.1).
}
about-companies = { $parts }.
about-company-order = C’est dans cet ordre que les compagnies sont mises aux enchères, construisent et transportent (SB-11.4, SB-11.10, SB-11.13).
about-order-drawn = { $last ->
    [1] C’était le dernier tirage : on joue le dernier tour (SB-11.19).
   *[0] Il est de nouveau tiré au sort après chaque tour (SB-11.19).
}
about-players-order = { $parts }.
about-order-sold = Pas encore d’ordre : les places du premier tour sont mises aux enchères, en partant de la première (SB-3.6).
about-order-use = C’est dans cet ordre qu’on prend les tuiles d’action, construit et transporte ; Première construction et Premier transport font passer devant (SB-5.4).
about-order-next = { $rules ->
    [base] Le prochain tour suivra les numéros des tuiles prises, du plus petit au plus grand (SB-5.4).
   *[standard] Il est mis aux enchères à chaque tour : les places 1 et 2 paient leur mise, la dernière rien, les autres la moitié (SB-6.2, SB-6.3).
}
about-tiles = Les tuiles de voie qui restent, chaque sorte avec ses deux faces. Une face épuisée ne peut plus être construite (SB-14.10).
about-tiles-back = Une tuile remplacée sur la carte revient dans la réserve (SB-18.23).
about-kind = { scene-face } / { scene-face2 } : il en reste { $count } sur { $most }.
about-kind-cost = { $same ->
    [1] Une nouvelle coûte { money-cost }, plus le terrain (SB-7.6).
   *[0] Une nouvelle coûte { money-cost } avec la première face, { money-price } avec la seconde, plus le terrain (SB-7.6).
}
about-kind-gone = Aucune des deux faces ne peut être construite avant le retour d’une tuile (SB-14.10).

# Les plateaux du marché financier
about-first = { $you ->
    [yes] Vous avez le pion premier joueur.
   *[no] { $seat } a le pion premier joueur.
}
about-first-moves = Qui l’a parle en premier aux enchères (SB-11.4). Après chaque enchère où des actions sont vendues, il passe au voisin dans le sens horaire (SB-11.6).
about-prices = Le signe de chaque compagnie est sur la cote de ses actions : on les vend à ce prix, et la prochaine enchère ouvre à ce prix ou plus haut (SB-11.17, SB-11.4).
about-prices-move = À la fin du tour, l’ajustement ci-dessous la fait bouger ; une case verte ou rose peut s’y ajouter (SB-12.2).
about-price = { $count ->
    [0] Cote { money-price } : aucune compagnie.
   *[other] Cote { money-price } : { $parts }.
}
about-price-green = Vert { $extra } : si l’ajustement est positif, la cote gagne { $count } de plus (SB-12.2).
about-price-pink = Rose { $extra } : si l’ajustement est nul ou négatif, la cote perd { $count } de plus (SB-12.2).
about-price-plain = Sans couleur : d’ici, seul l’ajustement fait bouger une cote (SB-12.2).
about-price-highest = Aucune cote ne monte plus haut (SB-18.32).
about-bankrupt = { $count ->
    [0] Banqueroute : aucune compagnie pour le moment.
   *[other] Banqueroute : { $parts }.
}
about-bankrupt-cell = Une compagnie dont la cote tombe sous 0 est éliminée : ses actions ne valent plus rien, sa voie reste sans propriétaire (SB-11.18). Une cote de 0 n’est pas la banqueroute (SB-14.14).
part-fate = { company } (performance { $performance }) { price-to-come }
about-then = Si le tour finissait maintenant : { $parts }.
about-adjustment = À la fin du tour, chaque cote bouge comme le dit sa colonne ; le nombre sous chaque signe est la cote qu’il aurait maintenant (SB-11.16).
about-stacks = Les compagnies sont classées par performance ; celles à égalité partagent une colonne. La meilleure se place dans la colonne qui correspond au nombre de piles, et chaque pile plus faible une colonne plus à droite (SB-12.1).
about-adjusted = Les cotes de ce tour ont déjà bougé.
about-cell = Case { $cell } : ici, les cotes bougent de { $modifier }.
about-cell-token = Une compagnie en banqueroute garde cette case : personne d’autre ne s’y place (SB-12.1).
# $most is 2 or more
about-cell-best = { $count ->
    [0] N’y viennent que des compagnies dépassées par d’autres (SB-12.1).
    [one] La meilleure pile est ici quand il n’y en a qu’une, toutes à égalité (SB-12.1).
   *[other] La meilleure pile est ici quand il y en a { $least } ou { $most } : les compagnies à égalité de performance en forment une, chaque compagnie en banqueroute aussi (SB-12.1).
}
about-dividends = Une fois les marchandises transportées, la banque paie selon la performance de chaque compagnie : aux joueurs par action, à la compagnie son profit, à son PDG un bonus à partir de 10 (SB-11.15).
about-dividends-available = Les actions disponibles ne rapportent rien. Ensuite, la performance revient à 0 (SB-11.15, SB-11.16).
about-dividend = Performance { performance-span } : { money-share } par action, { money-profit } pour la compagnie{ bonus-too }.
performance-span = { $most ->
    [-1] { $least } ou plus
   *[other] { $one ->
        [1] { $least }
       *[0] { $least }–{ $most }
    }
}
about-dividend-here = Ici en ce moment : { $parts }.
about-dividend-when = La banque le paie une fois les marchandises transportées (SB-12.3).

# Les plateaux des jeux simplifié et standard
about-actions = À chaque tour, chacun prend une tuile, dans l’ordre du tour : elle donne son pouvoir pour ce tour (SB-5.2).
about-actions-number = { $rules ->
    [base] Son numéro donne la place au prochain tour, du plus petit au plus grand ; le prix se paie aussitôt (SB-5.4).
   *[standard] Elle ne coûte rien. Son numéro ne sert qu’à départager une égalité à la fin (SB-9.3).
}
about-players = Ce que chacun possède : argent, points de victoire, revenu, connexions complètes, mise pour l’ordre du tour, locomotive.
about-players-end = À la fin s’ajoutent aux points de victoire la valeur du revenu et un point par connexion complète (SB-9.1, SB-9.2).
about-income-track = Ce qu’on touche à chaque tour, ou qu’on paie sous 0 (SB-5.6). L’étoile dit combien de points vaut le niveau à la fin (SB-9.1).
about-income-capital = { $rules ->
    [base] Vous pouvez mettre les points d’une livraison sur le revenu (SB-8.5). Chaque tranche de { money-amount } de fonds, levée dès que l’argent manque, coûte un niveau ; à −10, deux points de victoire (SB-4.1, SB-4.2).
   *[standard] Vous pouvez mettre les points d’une livraison sur le revenu (SB-8.5). Chaque tranche de { money-amount } de fonds, levée au début d’un tour, coûte un niveau ; à −10, deux points de victoire (SB-4.4, SB-4.2).
}
about-income-debt = { $rules ->
    [base] Qui ne peut pas payer un revenu négatif fait banqueroute (SB-4.3).
   *[standard] Une dette que l’argent ne couvre pas coûte un point de victoire par { money-total }, puis un niveau par { money-total } (SB-6.4).
}
about-level = { $owed ->
    [1] Revenu { income } : { money-amount } à payer chaque tour.
   *[0] Revenu { income } : { money-amount } à toucher chaque tour.
}
about-level-here = Ici en ce moment : { $parts }.
about-level-worth = { $worth ->
    [0] À la fin, il ne vaut aucun point (SB-9.1).
   *[other] À la fin : { income-worth } { $count ->
        [one] point
       *[other] points
    } (SB-9.1).
}
about-level-upkeep = Moins { money-amount } par niveau de la locomotive (SB-6.4).
about-locomotive-raise = Un trajet compte au plus autant de connexions que son niveau (SB-8.2). Au lieu de transporter un cube, on peut l’améliorer d’un niveau, sans frais, une fois par tour ; la tuile 6 l’améliore aussi, jusqu’au niveau { $level } (SB-8.1).
about-supply = { $count ->
    [0] Entrepôt de marchandises : il est vide.
    [one] Entrepôt de marchandises : il reste un cube.
   *[other] Entrepôt de marchandises : { $count } cubes sur { $spaces ->
        [0] aucune case
        [one] une case
       *[other] { $spaces } cases
    }.
}
about-supply-use = Croissance et Urbanisation apportent les cubes d’une case à une cité (SB-7.14, SB-7.15).
about-new-cities = { $count ->
    [0] Il ne reste aucune Nouvelle Cité.
    [one] Il reste une Nouvelle Cité.
   *[other] Il reste { $count } Nouvelles Cités.
}
about-new-cities-use = Urbanisation en fait une d’une ville : elle reçoit désormais les cubes de sa couleur (SB-7.15).

# Ce qu’on voudrait savoir avant de décider
about-coming-round = Avec les voies d’aujourd’hui : performance { $performance }, case { $cell } ; cote { price-to-come } ; dividende de { money-share } par action, { money-profit } pour la compagnie{ bonus-too }.
listing-build = Toutes les constructions, lieu par lieu
listing-choose = Toutes les tuiles d’action
listing-move = Toutes les livraisons, la meilleure d’abord
remark-bid = { share-to-come }{ control-near }
remark-buy = { share-to-come } Vous avez { money-cash }.{ control-near }
share-to-come = { company }, avec les voies d’aujourd’hui : performance { $performance }, cote { price-to-come }, dividende de { money-share } par action.
control-near = { $control ->
    [0] {""}
    [one] {" "}Une action suffit pour en prendre le contrôle.
   *[other] {" "}Il faut { $control } actions pour en prendre le contrôle.
}
remark-order = Si vous passez maintenant, vous prenez la place { $place } pour { money-price }.
remark-raise = { $cash ->
    [0] Vous êtes sans argent et pouvez lever { money-amount } : un niveau de revenu par tranche de 5 $.
   *[other] Vous avez { money-cash } et pouvez lever encore { money-amount } : un niveau de revenu par tranche de 5 $.
}
remark-choose = { $rules ->
    [base] { remark-raise } { idle-tiles }
   *[standard] { idle-tiles }
}
idle-tiles = Sans effet désormais : { $parts }.
remark-cash-only = Seul votre argent paie les voies : on lève des fonds au début d’un tour.
remark-issue = { $count ->
    [0] Plus aucune action à émettre : seule la trésorerie paie.
    [one] Si la trésorerie ne suffit pas, une dernière action peut être émise pour { money-amount } et devient disponible.
   *[other] Si la trésorerie ne suffit pas, des actions sont émises à { money-amount } l’une et deviennent disponibles : il en reste { $count }, { money-total } en tout.
}
remark-so-far = Jusqu’ici : { builds-made } pour { money-cost }{ so-far-means }.{ best-runs }{ draft-warning }
best-runs = { $runs ->
    [changed] {" "}Avec ce brouillon, { run-count } +{ $gain } (+{ $known } sans lui).
    [same] {" "}Avec ou sans ce brouillon, { run-count } +{ $gain }.
    [nothing] {" "}Rien ne peut encore être livré sur ces voies.
   *[none] {""}
}
run-count = { $moves ->
    [0] aucune livraison ne rapporte
    [1] la meilleure livraison rapporte
    [2] les deux meilleures livraisons rapportent
   *[other] les { $moves } meilleures livraisons rapportent
}
draft-warning = { $warning ->
    [none] {""}
    [begun] {" "}Incomplet : { $links }.
   *[other] {" "}{ weigh-unfinished }
}
builds-made = { $builds ->
    [0] aucune construction
    [one] une construction
   *[other] { $builds } constructions
}
so-far-means = { $means ->
    [issue] { $count ->
        [0] {""}
        [one] , une action émise (il en reste { $left })
       *[other] , { $count } actions émises (il en reste { $left })
    }
    [raise] { $amount ->
        [0] {""}
       *[other] , { money-amount } levés (il en reste { money-total })
    }
   *[cash] {""}
}
remark-score = Sur le revenu : { money-amount } d’ici la fin{ worth-too }. En points de victoire : { $count }.
worth-too = { $worth ->
    [0] {""}
    [one] {" "}et { $worth } point
   *[other] {" "}et { $worth } points
}
remark-sell = { $last ->
    [1] Dernière vente : ce que vous gardez ne vaut plus rien. Toutes vos actions rapportent { money-amount } : vous auriez { money-cash }.
   *[0] Toutes vos actions rapportent { money-amount } : vous auriez { money-cash }.
}
remark-move = { $count ->
    [0] Aucune livraison n’est possible.
    [one] Une livraison est possible : { delivery-to } ({ $parts }).
   *[other] { $count } livraisons possibles. La meilleure : { delivery-to }.
}
delivery-to = { cube-name }, { hex-name } → { city-name }
remark-no-run = Il n’y a aucun cube à transporter.
plan-deliver = Livrer : { delivery-to } ({ $parts })

# Pourquoi un conseil est ce qu’il est
reason-share = Une action { company } devrait rapporter environ { money-total } d’ici son meilleur moment, dividendes compris : elle vaut jusqu’à { money-most } maintenant.
reason-share-beyond = Une action { company } devrait rapporter environ { money-total } d’ici son meilleur moment, dividendes compris. Une règle simple s’arrêterait à { money-most } ; les parties simulées vont plus haut.
reason-sell = { $count ->
    [0] Gardées, vos actions devraient rapporter environ { money-total }.
   *[other] Gardé, ce qui est vendu rapporterait environ { money-most } ; le reste devrait rapporter { money-total }.
}
reason-build = { $links ->
    [0] Cela avance une connexion.
    [one] Cela complète une connexion.
   *[other] Cela complète { $links } connexions.
}{ runs-then }
runs-then = { $runs ->
    [changed] {" "}Alors { run-count } +{ $gain } au lieu de +{ $known }.
    [same] {" "}Toujours : { run-count } +{ $gain }.
    [nothing] {" "}Cela ouvre la voie à des livraisons futures.
   *[none] {""}
}
reason-cost = Il faut { builds-made } pour { money-cost }{ so-far-means }.
reason-no-build = { $plans ->
    [0] Aucune connexion n’est à portée avec ces constructions et cet argent.
   *[other] Aucune connexion à portée ne rapporte plus qu’elle ne coûte.
}
reason-move = { $next ->
    [0] Cela rapporte +{ $gain } ; aucun autre cube ne rapporte rien.
   *[other] Cela rapporte +{ $gain } ; le meilleur autre cube rapporte +{ $next }.
}
reason-no-move = Aucune livraison n’en vaut la peine.
# $level is 2 or more
reason-upgrade = Dès lors une livraison peut compter { $level } connexions, ce qui rapporte plus que les livraisons d’aujourd’hui.
reason-capital = { $cost ->
    [0] La fin du tour demande { money-amount } ; aucune connexion ne vaut d’être construite.
   *[other] La meilleure connexion coûte environ { money-cost }, et la fin du tour demande { money-amount }.
}
reason-order = Une meilleure place vaut un dollar ou deux, guère plus.

# Ce qu’on regarde à la fin d’un tour
moment-dividends = Dividendes et nouvelles cotes
moment-income = Revenus
moment-received = Versé aux joueurs : { $parts }.
part-received = { $you ->
    [yes] vous { money-amount }
   *[no] { $seat } { money-amount }
}
moment-head-performance = perfor­mance
moment-head-share = par action
moment-head-profit = compagnie
moment-head-price = cote
moment-head-income = revenu
moment-head-upkeep = entretien
moment-head-cash = en caisse

# Les comptes à la fin
books-start = Au départ
books-company = { company }
books-investor = { $seat } : { money-cost } dépensés, { money-total } de ventes, { money-amount } de dividendes{ $bonus ->
    [0] {""}
   *[other] , { money-bonus } de bonus
}
books-deals = Les meilleures affaires
# $enough is 2 or more
books-deal = { $told ->
    [decided] L’affaire qui a tout décidé, { $seat } : { deal-made }
    [several] { $enough } affaires valaient chacune l’avance ({ $seat }), la meilleure : { deal-made }
    [first] Aucune affaire n’a tout décidé à elle seule ; la meilleure du vainqueur, { $seat } : { deal-made }
   *[other] { $seat } : { deal-made }
}
deal-made = { part-shares } à { money-price } au tour { $turn }, soit un gain de { money-amount }
books-deliveries = Ce que les compagnies ont livré
books-delivered = { company } : { $cubes ->
    [0] aucun cube
    [one] un cube
   *[other] { $cubes } cubes
} ({ $parts }), performance { $performance } en tout ; le meilleur trajet : { delivery-to }, +{ $count }
part-goods = { $count ->
    [one] { $count } { colour }
   *[other] { $count } { $colour ->
        [grey] gris
       *[other] { colour }s
    }
}
books-own = Ses livraisons, prises en points
books-moved = { $seat } : { $count ->
    [0] aucun cube
    [one] un cube
   *[other] { $count } cubes
}, { $length ->
    [one] { $length } point en tout
   *[other] { $length } points en tout
}
books-others = Livraisons des autres sur ses connexions
books-capital = Cédés pour lever des fonds
books-debts = Cédés pour des dettes
books-income = Revenu à la fin
books-level = { $seat } : niveau { income }
books-links = Connexions complètes
books-runs = Les meilleurs trajets
books-run = { $seat } : { delivery-to }, { points-scored }
books-decided = Ce qui a tout décidé
books-decisive = { $enough ->
    [0] Aucune livraison à elle seule : { $seat } { lead-of }, et la meilleure a rapporté moins : { decisive-run }
    [one] { $seat } { lead-of }, et une livraison, une seule, a rapporté au moins autant : { decisive-run }
   *[other] { $seat } { lead-of } ; { $enough } livraisons ont rapporté chacune au moins autant, la meilleure : { decisive-run }
}
lead-of = { $lead ->
    [0] est à égalité de points et l’emporte au départage
    [one] a un point d’avance
   *[other] a { $lead } points d’avance
}
decisive-run = { delivery-to } au tour { $turn }, { $level ->
    [0] { points-scored }
   *[other] prise en revenu, { points-scored } à la fin
}
chart-prices = Cotes des actions
chart-performance = Performances
chart-cash = Argent
chart-income = Revenu
chart-vp = Points de victoire
chart-turns = { $rules ->
   *[other] tour { $turn }
}

# Ce que nous avons dessiné
designed-eastern_us = La carte de l’est : on en connaît les lieux ; leur place exacte est de nous, d’après le vrai pays.
designed-northern_england = La carte du nord de l’Angleterre : on en connaît les lieux ; leur place exacte est de nous, d’après le vrai pays.
designed-tiles = Les tuiles de voie : noms et totaux sont connus, la répartition des faces est en partie de nous.
designed-tables = Les tableaux du marché : dividendes, la plupart des mouvements de cote et les cases colorées sont de nous.

## L’image

# La langue, dans la langue : les images sont gardées par elle.
scene-tongue = français
scene-title = Steam Barons
scene-part-map = Carte
scene-part-market = Marché
scene-part-companies = Compagnies
scene-part-actions = Tuiles d’action
scene-part-players = Joueurs
scene-part-tiles = Tuiles
scene-part-supply = Entrepôt
scene-subtitle = Carte des chemins de fer à l’usage des actionnaires
scene-map-eastern-us = Est des É.-U. & Canada
scene-map-northern-england = Nord de l’Angleterre

# Les lieux dont le nom n’est pas celui des données
scene-name-montreal = Montréal
scene-name-quebec = Québec
scene-name-philadelphia = Philadelphie
scene-name-detroit = Détroit
scene-name-st-louis = St. Louis
scene-name-charleston-wv = Charleston WV
scene-name-lake-huron = Lac Huron
scene-name-lake-michigan = Lac Michigan
scene-name-lake-ontario = Lac Ontario
scene-name-lake-erie = Lac Érié

# Les mots écrits sur les cartes
scene-atlantic = Océan Atlantique
scene-superior = Lac Supérieur
scene-canada = Canada
scene-irish-sea = Mer d’Irlande
scene-north-sea = Mer du Nord
scene-scotland = Écosse
scene-wales = Pays de Galles
scene-legend-river = Rivière : +{ money-cost }
scene-legend-hill = Collines : +{ money-cost }
scene-legend-mountain = Montagnes : +{ money-cost }
scene-legend-town = Ville : +{ money-cost }
scene-legend-symbol = Symbole : { money-cost }
scene-legend-port = Port
scene-legend-wall = Infranchissable

# Les titres des plateaux
scene-caption-turn = Tour
scene-caption-turn-stock = Tour
scene-caption-order = Ordre du tour
scene-caption-order-stock = Ordre
scene-caption-first = Pion premier joueur
scene-caption-prices = Cotes des actions
scene-caption-bankrupt = Banque{"\u00AD"}route
scene-caption-adjustment = Si le tour finissait maintenant : variation et nouvelle cote
scene-caption-dividends = Dividendes selon la performance
scene-caption-performance = Performance
scene-caption-share = Par action, $
scene-caption-profit = Profit, $
scene-caption-bonus = PDG, $
scene-caption-treasury = Trésorerie
scene-caption-card = À émettre
scene-caption-available = Disponibles
scene-caption-actions = Tuiles d’action
scene-caption-income-track = Revenu, et ce qu’il vaut à la fin
scene-caption-players = Joueurs
scene-caption-new-cities = Nouvelles Cités restantes
scene-caption-cash = Argent
scene-caption-vp = Points
scene-caption-income = Revenu
scene-caption-links = Connexions
scene-caption-bid = Mise
scene-caption-locomotive = Locomotive
scene-caption-supply = Entrepôt de marchandises
scene-caption-tiles = Réserve de tuiles de voie
scene-company-orange = Orange
scene-company-green = Vert
scene-company-brown = Marron
scene-company-natural = Bois naturel
scene-company-black = Noir
scene-company-white = Blanc
scene-action-turn-order = Ordre du tour
scene-action-first-move = Premier transport
scene-action-engineer = Ingénieur
scene-action-first-build = Première construction
scene-action-city-growth = Croissance
scene-action-locomotive = Locomotive
scene-action-urbanization = Urbanisation
scene-action-price = { money-price }
scene-action-price-level = { money-price } + niv.

# Ce qui se dit d’un lieu ou d’une pièce
scene-ground = { $ground ->
    [plain] plaine
    [plain-river] plaine avec rivière
    [hill] collines
    [hill-river] collines avec rivière
    [mountain] montagnes
    [mountain-river] montagnes avec rivière
    [city] cité
   *[water] eau
}
scene-face = { $face ->
    [straight] ligne droite
    [gentle] virage large
    [sharp] virage serré
    [straight-over-gentle] droite croisant un virage large
    [straight-over-straight] deux droites qui se croisent
    [gentle-over-gentle] deux virages larges qui se croisent
    [straight-beside-sharp] droite à côté d’un virage serré
    [gentle-beside-gentle] deux virages larges côte à côte
    [gentle-beside-sharp-right] virage large à côté d’un serré, à droite
    [gentle-beside-sharp-left] virage large à côté d’un serré, à gauche
    [town-end] ville, une sortie
    [town-straight] ville, ligne droite
    [town-gentle] ville, virage large
    [town-sharp] ville, virage serré
    [town-star] ville, un côté sur deux
    [town-fork-right] ville, droite et côté voisin
    [town-fork-left] ville, droite et côté voisin, en miroir
    [town-fan] ville, trois côtés qui se suivent
    [town-cross] ville, deux droites
    [town-fan-and-tail] ville, trois côtés qui se suivent et celui d’en face
   *[town-wide-fan] ville, quatre côtés qui se suivent
}
scene-face2 = { $face2 ->
    [straight] ligne droite
    [gentle] virage large
    [sharp] virage serré
    [straight-over-gentle] droite croisant un virage large
    [straight-over-straight] deux droites qui se croisent
    [gentle-over-gentle] deux virages larges qui se croisent
    [straight-beside-sharp] droite à côté d’un virage serré
    [gentle-beside-gentle] deux virages larges côte à côte
    [gentle-beside-sharp-right] virage large à côté d’un serré, à droite
    [gentle-beside-sharp-left] virage large à côté d’un serré, à gauche
    [town-end] ville, une sortie
    [town-straight] ville, ligne droite
    [town-gentle] ville, virage large
    [town-sharp] ville, virage serré
    [town-star] ville, un côté sur deux
    [town-fork-right] ville, droite et côté voisin
    [town-fork-left] ville, droite et côté voisin, en miroir
    [town-fan] ville, trois côtés qui se suivent
    [town-cross] ville, deux droites
    [town-fan-and-tail] ville, trois côtés qui se suivent et celui d’en face
   *[town-wide-fan] ville, quatre côtés qui se suivent
}
scene-spot-price = { $price ->
    [-1] banqueroute
   *[other] cote { money-price }
}
scene-spot-cell = ajustement, case { $cell } : { $modifier }
scene-spot-dividend = dividendes à partir de la performance { $least }
scene-spot-income = niveau de revenu { income }
scene-spot-kind = tuile : { scene-face } / { scene-face2 }
scene-label-land = { $name }, { scene-ground }
scene-label-town = { $name }, ville, { scene-ground }
scene-label-city = { $name }, cité { city-colour }
scene-label-port = { $name }, cité { city-colour }, port
scene-label-new-city = { $name }, Nouvelle Cité { city-colour }
scene-label-tile = { $place } ; tuile : { scene-face }
scene-label-unowned = voie sans propriétaire
scene-label-track = voie ({ $seat })
scene-label-track-company = voie de la compagnie { company }
scene-label-symbol = symbole de connexion { $name }–{ $name2 }
scene-label-growth = marqueur de croissance : cette cité a grandi
scene-label-cube = { cube-name }
scene-label-cubes = { $name } : { part-cubes }
scene-label-space = Entrepôt, case { $space } : { $count ->
    [0] aucun cube
    [1] un cube
   *[other] { $count } cubes
}
scene-label-tiles = { scene-face } / { scene-face2 } : il en reste { $count }
scene-label-turn = { $turn } sur { $turns }
scene-label-place = { company } est en position { $at } dans l’ordre des compagnies
scene-label-order = { $seat } est en position { $at } dans l’ordre du tour
scene-label-first = { $seat } a le pion premier joueur
scene-label-price = { company } : cote de l’action { money-price }
scene-label-bankrupt = { company } est en banqueroute
scene-label-fate = { company }, si le tour finissait maintenant : { $modifier }, de { money-price } à { $price2 ->
    [-1] la banqueroute
   *[other] { NUMBER($price2, useGrouping: 1) } $
}
scene-label-token = pris par une compagnie en banqueroute
scene-label-dividend = { company }, performance { $performance } : { money-share } par action, { money-profit } pour la compagnie, { money-bonus } pour son PDG
scene-label-treasury = { company } : { NUMBER($value, useGrouping: 1) } $ en trésorerie
scene-label-card = { company } : { $value ->
    [one] { $value } action à émettre
   *[other] { $value } actions à émettre
}
scene-label-available = { company } : { $value ->
    [one] { $value } action disponible
   *[other] { $value } actions disponibles
}
scene-label-performance = { company } : performance { $value }
scene-label-company = { company }{ $price ->
    [-1] , en banqueroute
   *[other] , cote { money-price }
}
scene-label-shares = { $seat } : { $count ->
    [0] aucune action
    [1] une action
   *[other] { $count } actions
}, compagnie { company }
scene-label-controller = { $seat } contrôle la compagnie { company }
scene-label-active = la compagnie { company } est à l’œuvre
scene-label-seat = { $seat }
scene-label-cash = { $seat } : { NUMBER($value, useGrouping: 1) } $
scene-label-vp = { $seat } : { $value ->
    [one] { $value } point de victoire
   *[other] { $value } points de victoire
}
scene-label-income = { $seat } : revenu { $value }
scene-label-links = { $seat } : { $value ->
    [one] { $value } connexion complète
   *[other] { $value } connexions complètes
}
scene-label-bid = { $seat } : mise { NUMBER($value, useGrouping: 1) } $
scene-label-level = { $seat } : locomotive de niveau { $value }
scene-label-out = { $seat } est hors jeu
scene-label-to-act = { $seat } est à l’œuvre
scene-label-action = tuile d’action { $no } : { tile-name }
scene-label-taken = tuile d’action { $no } : { tile-name }, prise par { $seat }
scene-label-new-left = Nouvelle Cité { city-colour } : il en reste { $count }

# Les initiales des couleurs, sur les cubes et les cités : toutes différentes
scene-initial-red = R
scene-initial-blue = B
scene-initial-yellow = J
scene-initial-purple = V
scene-initial-grey = G
scene-initial-black = N

## Les plateaux

board-seat = { $you ->
    [yes] Vous
   *[no] { $seat }
}
board-map = Carte
board-sale = Vente
board-mine = Mes actions
board-shares = Compagnies
board-pay = Dividendes
board-prices = Cotes
board-tiles = Tuiles
board-players = Joueurs
board-actions = Tuiles d’action
board-income = Revenu
board-supply = Entrepôt

# Têtes de colonnes
board-head-order = dans l’ordre
board-head-clockwise = à partir du premier
board-head-price = cote
board-head-then = si le tour finissait
board-head-performance = perfor{"\u00AD"}mance
board-head-free = actions libres
board-head-card = à émettre
board-head-treasury = tréso{"\u00AD"}rerie
board-head-run = PDG
board-head-mine = à moi
board-head-opens = mise de départ
board-head-pay = performance
board-head-cash = argent
board-head-shares = actions
board-head-worth = en tout
board-head-income = revenu par tour
board-head-points = points
board-head-links = connex{"\u00AD"}ions
board-head-ended = si c’était fini
board-head-locomotive = locomo{"\u00AD"}tive
board-head-tile = tuile d’action
board-head-cost = coût
board-head-effect = effet
board-head-holder = prise par
board-head-level = revenu
board-head-pays = à chaque tour
board-head-worth-end = à la fin
board-head-face = une face
board-head-back = l’autre
board-head-left = reste
board-head-space = case
board-head-new = Nouvelle Cité

# Les compagnies, et ce qui est en vente
board-shares-now = { $step ->
    [build] { company } construit
    [move] { company } transporte
   *[other] { company } est en vente
}
board-bankrupt = banqueroute
board-then = { $price ->
    [-1] { board-bankrupt } ▼
   *[other] { $price } { $up ->
        [1] ▲
       *[0] ▼
    }
}
board-price-then = { price-to-come }
board-price-now = cote actuelle, et si le tour finissait
board-buys = { $count ->
    [0] aucune action
    [one] une action
   *[other] { $count } actions
}
board-buys-for = { $you ->
    [yes] à { money-price } l’une, avec vos { money-cash }
   *[no] { $seat }, à { money-price } l’une, avec { money-cash }
}
board-control = { $count ->
    [0] aucune action ne manque
    [one] une action suffit
   *[other] il en faut { $count }
}
board-control-no = hors de portée
board-control-free = pour le contrôle : personne ne l’a encore
board-control-mine = { $you ->
    [yes] contrôle à vous
   *[no] contrôle : { $seat }
}
board-control-of = { $you ->
    [yes] pour le contrôle : { $seat2 } en a { $count }, vous { $held }
   *[no] pour le contrôle : { $seat2 } en a { $count }, { $seat } { $held }
}
board-holds = { $you ->
    [yes] vous en avez { $count }
   *[no] { $seat } en a { $count }
}
board-sale-later = { $last ->
    [1] il n’y a plus de vente
   *[0] en vente au prochain tour
}

# Mes actions
board-mine-short = { $count ->
    [0] aucune
    [one] une action, { money-amount }
   *[other] { $count } actions, { money-amount }
}
board-mine-each = { $count } × { money-price }
board-mine-then = { $count } × { money-before } ; si le tour finissait, { $price ->
    [-1] { board-bankrupt }
   *[other] { money-price } l’une
}
board-mine-dividends = Dividendes si le tour finissait maintenant
board-mine-all = En tout alors, avec votre argent
board-mine-sold = Toutes vendues
board-mine-cash = Votre argent ensuite

# Dividendes et cotes
board-pay-short = pour ce qu’une compagnie livre en un tour
board-pay-share = par action, $
board-pay-profit = profit, $
board-pay-bonus = PDG, $
board-prices-short = ce que rapporte une action vendue

# Les joueurs
board-players-first = { $you ->
    [yes] vous commencez
   *[no] { $seat } commence
}
board-players-best = { $you ->
    [yes] vous menez avec { $best }
   *[no] { $seat } mène avec { $best }
}
board-debt = { $rules ->
    [base] Un revenu négatif se paie à chaque tour et coûte des points à la fin.
   *[standard] Un revenu négatif se paie à chaque tour et coûte des points à la fin ; l’entretien s’y ajoute.
}

# Les tuiles d’action
board-actions-left = { $count ->
    [0] il n’en reste aucune
    [one] il en reste une
   *[other] il en reste { $count }
}
board-actions-mine = { $you ->
    [yes] vous avez { tile-name }
   *[no] { $seat } a { tile-name }
}
board-actions-note = Croissance et Urbanisation ne coûtent rien si on les prend sans effet (numéro seul).
# $builds is 2 or more
board-effect = { $tile ->
    [turn-order] { $rules ->
        [standard] passer une fois
       *[other] premier au prochain tour
    }
    [first-move] transporte en premier
    [engineer] { $builds } constructions
    [first-build] construit en premier
    [city-growth] des cubes pour une cité
    [locomotive] locomotive +1
   *[urbanization] une Nouvelle Cité et ses cubes
}

# Le revenu
board-income-short = ce qu’il rapporte, et ce qu’il vaut à la fin
board-pays = { $owed ->
    [1] { money-amount } à payer
   *[0] { money-amount }
}
board-upkeep = L’entretien s’en déduit : 1 $ par niveau de la locomotive.

# Les tuiles qui restent
board-tiles-short = il en reste { $count } ({ $kinds ->
    [one] { $kinds } sorte
   *[other] { $kinds } sortes
})
board-face = { scene-face }
board-cost-exit = Par sortie : { money-cost }

# L’entrepôt
board-supply-short = { $count ->
    [0] vide
    [one] il reste un cube
   *[other] il reste { $count } cubes
}
board-colour = { city-colour }

# Toujours sous les yeux
board-turn = Tour
board-round = Tour
board-turn-of = sur { $turns }
board-turn-after = Ensuite
board-turns-left = { $count ->
    [0] le dernier tour
    [one] { $count } tour
   *[other] { $count } tours
}
board-rounds-left = { $count ->
    [0] le dernier tour
    [one] { $count } tour
   *[other] { $count } tours
}
board-purse = { $you ->
    [yes] Votre argent
   *[no] { $seat } : argent
}
board-worth = { $rules ->
    [stock] Fortune { money-amount }, la plus grande { money-total }
   *[other] Points { $mine }, au mieux { $best }
}
board-best-two = { $rules ->
    [stock] { $seat } { money-amount }, { $seat2 } { money-total }
   *[other] { $seat } { $mine }, { $seat2 } { $best }
}
board-goal = { $rules ->
    [stock] objectif : le plus d’argent à la fin
   *[other] objectif : le plus de points après le tour { $turns }
}
intro-occasion = Pour une soirée d’enchères et de bluff
intro-short = Achetez, exploitez, revendez à temps.
intro-about = Six compagnies couvrent la carte et aucune n’est à vous : vous détenez des actions. L’actionnaire principal pose les voies de la compagnie et déplace ses marchandises ; ce qu’elle livre rapporte à chaque action et fait bouger sa cote. Entrez tôt, dirigez bien et vendez avant les autres.
intro-goal = Après cinq tours, la caisse la plus pleine gagne. Les actions non vendues ne valent rien.
intro-turn = Misez sur des actions, posez des voies, déplacez des marchandises, touchez les dividendes, vendez en secret ; puis l’ordre des compagnies est tiré de nouveau.
picture-poster = Tour 4 : six compagnies se rencontrent dans l’Est
picture-prices = Les cotes, et ce qui les fait bouger
picture-companies = Six compagnies et leurs actionnaires
picture-england = Le nord de l’Angleterre
picture-map = La carte entière

## Ce qu’un bon joueur ne fait jamais, compté par `rotonde arena`

folly-spent-up = dépense tout pour un lot alors que d’autres viennent
folly-idle-builds = ne construit rien alors qu’une connexion rentable est abordable
folly-idle-run = ne transporte rien alors qu’une livraison est possible
folly-relaid = pose une tuile et construit dessus aussitôt
folly-idle-tile = prend une tuile sans son effet alors qu’une autre est abordable
picture-round = 2 Voie posée par sa compagnie. 3 Un cube attend une cité de sa couleur.
