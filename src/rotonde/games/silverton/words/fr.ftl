title = Silverton
tagline = Posez vos rails dans les Rocheuses, ouvrez des mines le long de la voie et vendez avant que les prix ne baissent.

## Bouts de phrases

money-cost = { NUMBER($cost, useGrouping: 1) } $
money-cost2 = { NUMBER($cost2, useGrouping: 1) } $
money-price = { NUMBER($price, useGrouping: 1) } $
money-fee = { NUMBER($fee, useGrouping: 1) } $
money-refund = { NUMBER($refund, useGrouping: 1) } $
money-revenue = { NUMBER($revenue, useGrouping: 1) } $
money-amount2 = { NUMBER($amount2, useGrouping: 1) } $
money-amount = { NUMBER($amount, useGrouping: 1) } $
money-each = { NUMBER($each, useGrouping: 1) } $
money-total = { NUMBER($total, useGrouping: 1) } $
card-operation = { money-fee } · ≤{ $depleted }
card-revenue = +{ money-revenue }
goods = { $goods ->
    [gold] d’or
    [copper] de cuivre
    [silver] d’argent
    [lumber] de bois
   *[coal] de charbon
}
goods-units = { $amount ->
    [one] { $amount } unité { goods }
   *[other] { $amount } unités { goods }
}
piece = { $crew ->
    [S] ingénieur
   *[P] prospecteur
}
crew-name = { $piece ->
    [S] ingénieur
   *[P] prospecteur
} { $crew }
segment-name = { $town }–{ $town2 }
line-name = ligne { $town }–{ $town2 }
claim-name = concession { goods } à { $town } (n° { $claim })
claim-short = { $goods ->
    [gold] or
    [copper] cuivre
    [silver] argent
    [lumber] bois
   *[coal] charbon
} à { $town } (n° { $claim })
place-name = { $kind ->
    [segment] le segment { segment-name }
    [own] le segment { segment-name } (à démanteler)
    [claim] la { claim-name }
    [line] la { line-name }
   *[deck] le paquet
}
column-name = { $goods ->
    [gold] Or
    [copper] Cuivre
    [silver] Argent
    [lumber] Bois { $city }
   *[coal] Charbon { $city }
}
dispute-sum = { $dice }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } (bonus)
}{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra } { $kind ->
        [line] (itinéraire plus court)
       *[claim] (voie)
    }
} = { $total }
price-step = { $moved ->
    [0] reste à
    [1] monte d’une case, à
    [2] monte de 2 cases, à
    [3] monte de 3 cases, à
    [4] monte de 4 cases, à
    [5] monte de 5 cases, à
    [6] monte de 6 cases, à
    [7] monte de 7 cases, à
    [8] monte de 8 cases, à
    [9] monte de 9 cases, à
    [-1] baisse d’une case, à
    [-2] baisse de 2 cases, à
    [-3] baisse de 3 cases, à
    [-4] baisse de 4 cases, à
    [-5] baisse de 5 cases, à
    [-6] baisse de 6 cases, à
    [-7] baisse de 7 cases, à
    [-8] baisse de 8 cases, à
   *[-9] baisse de 9 cases, à
}
mishap = { $mishap ->
    [claim-jumping] { mishap-claim-jumping }
    [saloon-brawl] { mishap-saloon-brawl }
    [cave-in] { mishap-cave-in }
    [avalanche] { mishap-avalanche }
    [land-office-fire] { mishap-land-office-fire }
   *[worthless-claims] { mishap-worthless-claims }
}
mishap-claim-jumping = Concession usurpée
mishap-saloon-brawl = Bagarre au saloon
mishap-cave-in = Éboulement
mishap-avalanche = Avalanche
mishap-land-office-fire = Incendie au cadastre
mishap-worthless-claims = Concessions sans valeur
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
    [denver-6000] Denver à 6 000 $
    [denver-10000] Denver à 10 000 $
    [salt-lake-city-10000] Salt Lake City à 10 000 $
    [denver-campaign] Campagne de Denver
    [golden-spike] Golden Spike
    [copper-spike] Copper Spike
    [nickel-spike] Nickel Spike
    [silver-spike] Silver Spike
   *[strong-start] Départ en force
}

## Options de mise en place

option-length = Durée
option-length-short = Courte : jusqu’à 6 000 $ ; prix de départ une case plus haut, pas de lignes C.
option-length-regular = Normale : jusqu’à 10 000 $.
option-length-long = Longue : jusqu’à 20 000 $.
option-length-campaign = Campagne : jusqu’à la fin du tour 24.
option-rules = Règles
option-rules-basic = De base : une équipe donnée, deux livraisons par tour.
option-rules-advanced = Avancées : composez votre équipe, achetez des trains pour livrer et des chasse-neige pour l’hiver.
option-scenario = Scénario
option-scenario-none = Départ habituel : sans scénario, de 2 à 6 joueurs.
option-scenario-denver-6000 = Denver à 6 000 $ : seul, depuis Denver, le plus vite possible.
option-scenario-denver-10000 = Denver à 10 000 $ : seul, depuis Denver, avec une équipe de trois.
option-scenario-salt-lake-city-10000 = Salt Lake City à 10 000 $ : seul contre un prospecteur rival qui emporte une carte par tour.
option-scenario-denver-campaign = Campagne de Denver : seul, depuis Denver, la caisse la plus pleine possible au tour 24.
option-scenario-golden-spike = Golden Spike : à 2 ou 3, deux villes de départ chacun ; jusqu’au tour 24, ou 20 à trois.
option-scenario-copper-spike = Copper Spike : seul, depuis Denver et El Paso, la caisse la plus pleine possible au tour 24.
option-scenario-nickel-spike = Nickel Spike : à 3, depuis Denver et une seconde ville chacun, jusqu’au tour 24.
option-scenario-silver-spike = Silver Spike : à 4, depuis Denver et Salt Lake City ou El Paso, jusqu’au tour 24.
option-scenario-strong-start = Départ en force : à 5, avec une équipe de trois chacun, pour toute durée.
option-slide = Glissement
option-slide-off = Non.
option-slide-on = Oui : un prospecteur peut pousser une ligne de passagers qui ne vous sert pas vers une place vidée par un autre.
option-shared_lines = Lignes partagées
option-shared_lines-off = Non.
option-shared_lines-on = Oui : à deux, on peut exploiter une ligne de passagers sur les voies réunies.
option-multi_plow = Plusieurs chasse-neige
option-multi_plow-off = Non : un seul chasse-neige par segment.
option-multi_plow-on = Oui : plusieurs chasse-neige peuvent s’attaquer au même segment (règles avancées).
option-transfer = Transferts
option-transfer-off = Non.
option-transfer-on = Oui : une livraison peut aller à une autre de vos concessions plutôt qu’au marché.
option-double_passengers = Passagers doublés
option-double_passengers-off = Non.
option-double_passengers-on = Oui : les lignes de passagers rapportent le double (parties courtes et scénarios).
option-simple_market = Marché simplifié
option-simple_market-off = Non : les dés font bouger les prix.
option-simple_market-on = Oui : pas de dés ; un prix monte si rien ne s’est vendu et baisse sinon (règles de base).
option-hiring = Embauche
option-hiring-off = Non.
option-hiring-on = Oui : de nouvelles pièces à 400 $ l’une ; gagner une dispute augmente le bonus (règles avancées).
option-winter_turn_4 = Hiver au tour 4
option-winter_turn_4-off = Non : le premier hiver vient au tour 8.
option-winter_turn_4-on = Oui : la neige ferme les segments blancs aussi au tour 4.
option-cash = Caisse
option-cash-hidden = Cachée, jusqu’à la somme qui oblige à la montrer, selon la durée.
option-cash-hidden-line = L’écran ne montre à chacun que sa propre caisse. Les paiements se font au grand jour : qui tient les comptes sait ce qu’ont les autres, mais rien ici ne les tient pour vous.
option-cash-open = Ouverte : chacun voit la caisse de tous.
option-blocking = Blocage interdit
option-blocking-on = Oui : pas de voie qui ne serve qu’à barrer la route aux autres.
option-blocking-off = Non : construisez tout ce qui touche votre réseau.
option-last_approach = Dernier accès
option-last_approach-off = Non : une ville nouvelle est toujours une raison de construire.
option-last_approach-on = Oui : on ne prend pas à un rival son dernier accès à une ville du marché qu’on a déjà.
option-last_approach-on-line = C’est l’exemple du livret : une fois un rival arrivé à Cheyenne, on ne monte plus de Denver vers le nord dans le seul but de lui fermer la porte.
option-bypass = Contournement d’hiver
option-bypass-off = Non.
option-bypass-on = Oui : un segment brun est utile aussi quand rien d’autre ne contourne la neige. C’est désormais la règle.
option-theft_bonus = Bonus de vol
option-theft_bonus-off = Non : seuls comptent les dés et les itinéraires.
option-theft_bonus-on = Oui : le voleur ajoute le bonus de son prospecteur.
option-trade_offers = Échanges
option-trade_offers-0 = Pas d’échanges.
option-trade_offers-1 = Une offre par tour ; celle qui aboutit à une affaire ne compte pas.
option-trade_offers-2 = Deux offres par tour ; celle qui aboutit à une affaire ne compte pas.
option-trade_offers-3 = Trois offres par tour ; celle qui aboutit à une affaire ne compte pas.
option-trade_offers-4 = Quatre offres par tour ; celle qui aboutit à une affaire ne compte pas.
option-trade_offers-5 = Cinq offres par tour ; celle qui aboutit à une affaire ne compte pas.
option-trade_offers-6 = Six offres par tour ; celle qui aboutit à une affaire ne compte pas.
option-trade_offers-7 = Sept offres par tour ; celle qui aboutit à une affaire ne compte pas.
option-trade_offers-8 = Huit offres par tour ; celle qui aboutit à une affaire ne compte pas.
option-trade_offers-30 = Trente offres par tour, y compris celles qui aboutissent à une affaire.
option-rival = Prospecteur rival
option-rival-chosen = Vous choisissez la carte qu’il emporte (Salt Lake City en solitaire).
option-rival-random = Le hasard choisit la carte qu’il emporte (Salt Lake City en solitaire).

## Le ruban des phases

phase-place = Placement
phase-dispute = Disputes
phase-buy = Achats
phase-build = Voie
phase-operate = Exploitation
phase-trade = Échanges
phase-deliver = Livraisons
phase-purchase = Fin de tour

## Consignes

prompt-crew = Composez votre équipe.
prompt-assign = Affectez vos ingénieurs à vos deux villes de départ, au moins un à chacune.
prompt-place = Placez votre équipe, une pièce après l’autre, puis confirmez.
prompt-rival = Posez le prospecteur rival sur une carte : elle sera défaussée.
prompt-shift = D’autres veulent aussi { segment-name } : passez sur le segment jumeau, ou restez et lancez les dés.
prompt-demand = À { $town }, un seul ingénieur pourrait continuer. Demandez-vous un jet de dés pour savoir lequel ?
prompt-share = Proposez d’exploiter la { line-name } à deux, ou faites cavalier seul.
prompt-share-reply = { $seat } propose d’exploiter la { line-name } à deux : votre part est de { money-cost }.
prompt-buy = Achetez les cartes auxquelles vos prospecteurs ont droit.
prompt-keep = Vous avez tiré : { claim-short }. Achetez cette concession pour { money-cost }, ou posez-la dans la rangée.
prompt-build = À vos ingénieurs : construisez ou démantelez.
prompt-abandon = Vous n’avez plus de cube : abandonnez un segment pour { segment-name }, ou renoncez-y.
prompt-operate = Choisissez les concessions à exploiter, dans l’ordre que vous voulez ; vous les payez toutes en une fois.
prompt-plow = Envoyez vos chasse-neige sur vos segments blancs, puis lancez les dés.
prompt-trade = Proposez une affaire à un autre joueur, ou continuez.
prompt-reply = { $seat } propose une affaire : vous donnez { $give } ; vous recevez { $take }. Acceptez, refusez, ou faites une contre-offre.
prompt-answer = { $seat } fait une contre-offre : vous donnez { $give } ; vous recevez { $take }. Acceptez ou refusez.
prompt-give-train = Lequel de vos trains { $power } cédez-vous ?
prompt-assign-train = Laquelle de vos villes de départ le nouveau train { $power } dessert-il ?
prompt-deliver = Livrez des marchandises à une ville du marché, ou gardez-les.
prompt-release = Votre { crew-name } est en prison : payez { money-price }, tentez les dés, ou attendez.
prompt-replace = Votre { crew-name } est mort : payez { money-price } pour le remplacer, ou attendez.
prompt-hire = Embauchez un ingénieur ou un prospecteur, ou personne.
prompt-purchase = Achetez un train ou un chasse-neige, ou rien.

## Ce dont une affaire est faite

part-cash = { money-amount }
part-claim = la concession { goods } à { $town } (n° { $claim })
part-segment = le segment { segment-name }
part-line = la { line-name }
part-goods = { goods-units } ({ $town }, n° { $claim })
part-train = un train { $power }
part-plow = un chasse-neige +{ $bonus }
part-nothing = rien

## Choix

choice-buy-crew = Choisir l’équipe { $crew }
choice-assign-surveyors = { $town } : { $crew } · { $town2 } : { $crew2 }
choice-survey = { $crew } : construire { segment-name } ({ $segment }, { money-cost }, longueur { $length })
choice-dismantle = { $crew } : démanteler { segment-name }
choice-prospect = { $crew } : { claim-short }, { money-cost }
choice-prospect-deck = { $crew } : tirer du paquet
choice-prospect-line = { $crew } : prendre la { line-name }, { money-price }
choice-prospect-theft = { $crew } : voler la { line-name }, { money-price }
choice-rival = Envoyer le rival : { claim-short }
choice-rival-line = Envoyer le rival : { line-name }
choice-recall = Reprendre votre pièce à égalité sur { place-name }
choice-shift = Passer sur { $segment }
choice-demand = Demander un jet
choice-share = Partager avec { $seat }
choice-accept = Accepter
choice-refuse = Refuser
choice-buy = Acheter : { claim-short }, { money-cost }
choice-buy-line = Acheter la { line-name } pour { money-price }
choice-draw = { $crew } : tirer une carte
choice-lay-down = Poser dans la rangée : { claim-short }
choice-slide-pile = Pousser la { line-name } sur la pile { $at }
choice-slide-row = Pousser la { line-name } dans la rangée
choice-build = Construire { segment-name } pour { money-cost }
choice-attempt = Lancer les dés pour { segment-name } : il faut plus de { $length }
choice-take-up = Démanteler { segment-name } contre { money-refund }
choice-abandon = Abandonner { segment-name }
choice-operate = Exploiter : { claim-short }, { money-fee }
choice-plow = Chasse-neige +{ $bonus } sur { segment-name } (longueur { $length })
choice-work = { $count ->
    [0] Ne rien exploiter
    [one] Exploiter une concession pour { money-cost }
   *[other] Exploiter { $count } concessions pour { money-cost }
}
choice-roll-operate = { $count ->
    [0] Ne rien exploiter
    [one] Lancer une fois les dés
   *[other] Lancer { $count } fois les dés
}
choice-roll-plow = { $count ->
    [0] N’envoyer aucun chasse-neige
    [one] Lancer une fois les dés
   *[other] Lancer { $count } fois les dés
}
choice-offer = Offre à { $seat } : vous donnez { $give } ; vous recevez { $take }
choice-counter = Contre-offre à { $seat } : vous donnez { $give } ; vous recevez { $take }
choice-assign-train = { $town }
choice-give-train = Celui qui dessert { $town }
choice-deliver = Vendre { goods-units } ({ $town }, n° { $claim }) à { $city } pour { money-total }
choice-deliver-by-train = Vendre { goods-units } ({ $town }, n° { $claim }) à { $city } pour { money-total }, train { $trains }
choice-transfer = Transférer { goods-units } : { $town } (n° { $claim }) → { $town2 } (n° { $to })
choice-pay = Payer { money-price } pour votre { crew-name }
choice-replace = Remplacer votre { crew-name } pour { money-price }
choice-try-luck = Tenter 7 ou 11 aux dés
choice-hire = Embaucher un { piece } pour { money-price }
choice-hire-for = Embaucher un { piece } pour { money-price } à la place du mort ({ $dead })
choice-hire-at = Embaucher un { piece } à { $town } pour { money-price }
choice-buy-train = Acheter le train { $power } pour { money-cost }
choice-buy-train-at = Acheter le train { $power } à { $town } pour { money-cost }
choice-trade-in-train = Échanger le train { $instead } contre le train { $power }, pour { money-cost }
choice-trade-in-train-at = Échanger le train { $instead } contre le train { $power } à { $town }, pour { money-cost }
choice-trade-in-train-of = Échanger le train { $instead } ({ $town2 }) contre le train { $power } à { $town }, pour { money-cost }
choice-buy-plow = Acheter le chasse-neige +{ $bonus } pour { money-cost }
choice-trade-in-plow = Échanger le chasse-neige +{ $instead } contre le +{ $bonus }, pour { money-cost }
choice-done = Terminé
choice-done-place = Fin du placement
choice-done-shift = Rester et lancer les dés
choice-done-demand = Pas de jet
choice-done-share = Ne rien proposer
choice-done-buy = Fin des achats
choice-done-build = Fin des travaux
choice-done-abandon = Renoncer au nouveau segment
choice-done-trade = Plus d’offres
choice-done-deliver = Fin des livraisons
choice-done-release = Attendre en prison
choice-done-replace = Attendre
choice-done-hire = N’embaucher personne
choice-done-purchase = Ne rien acheter

## Ce qui s’est passé

event-turn-begun = { $winter ->
    [1] Tour { $turn }, l’hiver : { $seats }. La neige ferme les segments blancs.
   *[0] Tour { $turn } : { $seats }.
}
event-crew-chosen = { $you ->
    [yes] Votre équipe : { $crew }.
   *[no] { $seat } compose son équipe : { $crew }.
}
event-surveyors-assigned = { $you ->
    [yes] Vous affectez vos ingénieurs à vos deux villes de départ.
   *[no] { $seat } affecte ses ingénieurs à ses deux villes de départ.
}
event-crew-placed = { $you ->
    [yes] Vous placez { $crew } sur { place-name }.
   *[no] { $seat } place { $crew } sur { place-name }.
}
event-crew-recalled = { $you ->
    [yes] Vous reprenez { $crew }, qui était sur { place-name }.
   *[no] { $seat } reprend { $crew }, qui était sur { place-name }.
}
event-placement-done = { $you ->
    [yes] Votre équipe est en place.
   *[no] { $seat } a terminé son placement.
}
event-rival-placed = Le prospecteur rival s’installe sur { place-name }.
event-rival-discarded = Le rival emporte { place-name } : la carte est défaussée.
event-shifted = { $you ->
    [yes] Vous passez sur le segment jumeau { segment-name }.
   *[no] { $seat } passe sur le segment jumeau { segment-name }.
}
event-dispute-demanded = { $you ->
    [yes] Vous demandez un jet pour la jonction à { $city }.
   *[no] { $seat } demande un jet pour la jonction à { $city }.
}
event-dispute-rolled = { $you ->
    [yes] Vous lancez les dés pour { place-name } : { dispute-sum }.
   *[no] { $seat } lance les dés pour { place-name } : { dispute-sum }.
}
event-dispute-won = { $you ->
    [yes] Vous remportez la dispute pour { place-name }.
   *[no] { $seat } remporte la dispute pour { place-name }.
}
event-dispute-tied = Égalité pour { place-name } ({ $seats }) : personne ne bouge.
event-jailed = { $you ->
    [yes] Votre { crew-name } va en prison.
   *[no] { $seat } : son { crew-name } va en prison.
}
event-line-shared = { $you ->
    [yes] Vous partagez la { line-name } avec { $seat2 } : vous payez { money-cost }, { $seat2 } paie { money-cost2 }.
   *[no] { $seat } partage la { line-name } avec { $seat2 } ({ money-cost } et { money-cost2 }).
}
event-share-refused = { $you ->
    [yes] Vous refusez de partager la { line-name }.
   *[no] { $seat } refuse de partager la { line-name }.
}
event-theft-paid = { $you ->
    [yes] Vous payez { money-cost } pour prendre la { line-name }.
   *[no] { $seat } paie { money-cost } pour prendre la { line-name }.
}
event-line-stolen = { $you ->
    [yes] Vous prenez la { line-name } à { $seat2 }.
   *[no] { $seat } prend la { line-name } à { $seat2 }.
}
event-theft-failed = { $you ->
    [yes] Vous n’arrivez pas à prendre la { line-name } ; la somme est perdue.
   *[no] { $seat } n’arrive pas à prendre la { line-name } ; la somme est perdue.
}
event-claim-bought = { $you ->
    [yes] Vous achetez la { claim-name } pour { money-cost }.
   *[no] { $seat } achète la { claim-name } pour { money-cost }.
}
event-line-bought = { $you ->
    [yes] Vous achetez la { line-name } pour { money-price } : elle rapporte { money-revenue } par tour.
   *[no] { $seat } achète la { line-name } pour { money-price } : elle rapporte { money-revenue } par tour.
}
event-claim-drawn = { $you ->
    [yes] Vous tirez la { claim-name }, prix { money-cost }.
   *[no] { $seat } tire la { claim-name }, prix { money-cost }.
}
event-claim-laid-down = { $you ->
    [yes] Vous posez la { claim-name } dans la rangée.
   *[no] { $seat } pose la { claim-name } dans la rangée.
}
event-mishap-drawn = { $you ->
    [yes] Vous tirez un événement. { mishap } !
   *[no] { $seat } tire un événement. { mishap } !
}
card-mishap = { mishap }
card-mishap-text = { $effect ->
    [jailed] Le prospecteur va en prison. Payez l’amende, ou tentez les dés à chaque tour.
    [killed] Le prospecteur meurt. Vous pourrez payer un remplaçant au tour prochain.
   *[row-discarded] Toute carte visible sans prospecteur quitte la partie.
}
event-killed = { $you ->
    [yes] Votre { crew-name } y laisse la vie.
   *[no] { $seat } : son { crew-name } y laisse la vie.
}
event-row-discarded = { $count ->
    [0] Aucune carte de la rangée n’est défaussée.
    [one] Une carte de la rangée est défaussée.
   *[other] { $count } cartes de la rangée sont défaussées.
}
event-line-slid = { $you ->
    [yes] Vous poussez la { line-name } vers une autre place.
   *[no] { $seat } pousse la { line-name } vers une autre place.
}
event-track-built = { $you ->
    [yes] Vous construisez { segment-name } pour { money-cost }.
   *[no] { $seat } construit { segment-name } pour { money-cost }.
}
event-second-rolled = { $you ->
    [yes] Vous faites { $dice } = { $total } pour un second segment, { segment-name }, de longueur { $length } : { second-outcome }
   *[no] { $seat } fait { $dice } = { $total } pour un second segment, { segment-name }, de longueur { $length } : { second-outcome }
}
second-outcome = { $success ->
    [1] on peut le construire.
   *[0] pas ce tour-ci.
}
event-track-taken-up = { $you ->
    [yes] Vous démantelez { segment-name } et touchez { money-refund }.
   *[no] { $seat } démantèle { segment-name } et touche { money-refund }.
}
event-track-abandoned = { $you ->
    [yes] Vous abandonnez { segment-name } pour en reprendre le cube.
   *[no] { $seat } abandonne { segment-name } pour en reprendre le cube.
}
event-networks-joined = { $you ->
    [yes] Vos deux villes de départ sont réunies : ingénieurs et trains vont où ils veulent.
   *[no] { $seat } a réuni ses deux villes de départ : ingénieurs et trains vont où ils veulent.
}
event-line-returned = { $you ->
    [yes] Vous n’avez plus d’itinéraire pour la { line-name } : elle redevient disponible.
   *[no] { $seat } n’a plus d’itinéraire pour la { line-name } : elle redevient disponible.
}
event-line-ended = Trop de concessions épuisées : la { line-name } est défaussée.
event-claim-operated = { $you ->
    [yes] Vous exploitez la { claim-name } : { operate-dice }, { goods-units }.
   *[no] { $seat } exploite la { claim-name } : { operate-dice }, { goods-units }.
}
operate-dice = { $first ->
    [1] première fois, dé { $dice }, résultat { $total }
   *[0] dés { $dice }, résultat { $total }
}
event-claim-depleted = { $you ->
    [yes] Vous exploitez la { claim-name } : dés { $dice }, résultat { $total }. Elle est épuisée{ goods-left }.
   *[no] { $seat } exploite la { claim-name } : dés { $dice }, résultat { $total }. Elle est épuisée{ goods-left }.
}
goods-left = { $left ->
    [0] {""}
    [one] , il y reste { $left } unité { goods }
   *[other] , il y reste { $left } unités { goods }
}
event-claim-emptied = La { claim-name } est épuisée et vide : on la défausse.
event-plow-rolled = { $you ->
    [yes] Votre chasse-neige fait { $die } + { $bonus } sur { segment-name }, longueur { $length } : { plow-outcome }
   *[no] { $seat } envoie un chasse-neige, qui fait { $die } + { $bonus } sur { segment-name }, longueur { $length } : { plow-outcome }
}
plow-outcome = { $success ->
    [1] la voie est dégagée.
   *[0] la neige tient bon.
}
event-offered = { $you ->
    [yes] Vous proposez une affaire à { $seat2 } : vous donnez { $give } ; vous recevez { $take }.
   *[no] { $seat } propose une affaire à { $seat2 } : donne { $give } ; reçoit { $take }.
}
event-countered = { $you ->
    [yes] Vous faites une contre-offre à { $seat2 } : vous donnez { $give } ; vous recevez { $take }.
   *[no] { $seat } fait une contre-offre à { $seat2 } : donne { $give } ; reçoit { $take }.
}
choice-decline = Refuser{ refused-because }
event-offer-refused = { $you ->
    [yes] Vous refusez{ refused-because }.
   *[no] { $seat } refuse{ refused-because }.
}
refused-because = { $reason ->
    [loss] {" "}: l’affaire coûterait plus qu’elle ne rapporterait
    [little] {" "}: il y a trop peu à y gagner
    [lopsided] {" "}: l’autre y gagnerait bien davantage
   *[none] {""}
}
event-dealt = { $you ->
    [yes] Affaire conclue avec { $seat2 } : vous donnez { $give } ; vous recevez { $take }.
   *[no] { $seat } et { $seat2 } tombent d’accord : { $seat } donne { $give } ; reçoit { $take }.
}
event-train-given = { $you ->
    [yes] Vous cédez le train { $power } ({ $city }).
   *[no] { $seat } cède le train { $power } ({ $city }).
}
event-train-assigned = { $you ->
    [yes] Votre train { $power } est affecté à { $city }.
   *[no] { $seat } affecte son train { $power } à { $city }.
}
event-revenue-paid = { $you ->
    [yes] La { line-name } vous rapporte { money-amount }.
   *[no] La { line-name } rapporte { money-amount } à { $seat }.
}
event-line-snowed-in = { $you ->
    [yes] La neige arrête votre { line-name } : pas de revenu.
   *[no] La neige arrête la { line-name } : pas de revenu pour { $seat }.
}
event-delivered = { $you ->
    [yes] Vous vendez { goods-units } ({ $town }) à { $city }, à { money-each } pièce : { money-total }.
   *[no] { $seat } vend { goods-units } ({ $town }) à { $city }, à { money-each } pièce : { money-total }.
}
event-transferred = { $you ->
    [yes] Vous transférez { goods-units } : { $town } (n° { $claim }) → { $town2 } (n° { $to }).
   *[no] { $seat } transfère { goods-units } : { $town } (n° { $claim }) → { $town2 } (n° { $to }).
}
event-lot-returned = { $you ->
    [yes] { goods-units }, achat que vous n’avez pas livré : retour à { $town } (n° { $claim }).
   *[no] { goods-units }, achat non livré ({ $seat }) : retour à { $town } (n° { $claim }).
}
event-freed = { $you ->
    [yes] Vous payez { money-price } : votre { crew-name } sort de prison.
   *[no] { $seat } paie { money-price } : son { crew-name } sort de prison.
}
event-luck-tried = { $you ->
    [yes] Vous faites { $dice } = { $total } : votre { crew-name } { luck-outcome }
   *[no] { $seat } fait { $dice } = { $total } : son { crew-name } { luck-outcome }
}
luck-outcome = { $success ->
    [1] sort de prison.
   *[0] reste en prison.
}
event-replaced = { $you ->
    [yes] Vous payez { money-price } pour remplacer votre { crew-name }.
   *[no] { $seat } paie { money-price } pour remplacer son { crew-name }.
}
event-price-moved = { column-name } : dés { $dice }, vendu { $sold }{ sold-half }, IDN { $idn }, résultat { $result } ; le prix { price-step } { money-price }.
sold-half = { $half ->
    [-1] {""}
    [0] {""}
   *[other] {" "}(moitié : { $half })
}
event-price-moved-simple = { column-name } : vendu { $sold } ; le prix { price-step } { money-price }.
event-claim-turned-up = Nouveau dans la rangée : { claim-short }, prix { money-cost }.
event-line-turned-up = Nouvelle ligne disponible : { line-name }, prix { money-price }, revenu { money-revenue }.
event-hired = { $you ->
    [yes] Vous embauchez un { piece } pour { money-price }.
   *[no] { $seat } embauche un { piece } pour { money-price }.
}
event-train-bought = { $you ->
    [yes] Vous achetez le train { $power } pour { money-cost }{ train-instead }.
   *[no] { $seat } achète le train { $power } pour { money-cost }{ train-instead }.
}
train-instead = { $instead ->
    [0] {""}
   *[other] , contre reprise du train { $instead }
}
event-plow-bought = { $you ->
    [yes] Vous achetez le chasse-neige +{ $bonus } pour { money-cost }{ plow-instead }.
   *[no] { $seat } achète le chasse-neige +{ $bonus } pour { money-cost }{ plow-instead }.
}
plow-instead = { $instead ->
    [0] {""}
   *[other] , contre reprise du +{ $instead }
}
event-cash-announced = { $you ->
    [yes] Vous devez montrer votre caisse : { money-amount }.
   *[no] { $seat } doit montrer sa caisse : { money-amount }.
}
event-game-ended = La partie est terminée : { ending }.

## Fins de partie

ending-goal-reached = l’objectif est atteint
ending-last-turn = le dernier tour est joué
ending-decisive-victory = victoire décisive
ending-substantial-victory = victoire substantielle
ending-marginal-victory = victoire marginale
ending-draw = partie nulle
ending-marginal-defeat = défaite marginale
ending-substantial-defeat = défaite substantielle
ending-decisive-defeat = défaite décisive

## Refus : en général

refusal-cash = Cela coûte { money-cost }, plus que vous n’avez en caisse.
refusal-no-right = Aucune de vos pièces n’a gagné le droit d’agir là.

## Refus : l’équipe

refusal-crew-choice = Ce scénario laisse le choix entre plusieurs équipes : prenez-en une.
# $points is 2 or more
refusal-crew-points = { $count ->
    [0] Cela ne fait aucun point.
    [one] Cela fait { $count } point.
   *[other] Cela fait { $count } points.
} Une équipe coûte { $points } points au plus, avec au moins un ingénieur et un prospecteur : 3 points la pièce, 4 avec un bonus de 1, 5 avec un bonus de 2.
refusal-assign = Affectez chaque ingénieur à une de vos deux villes, sans laisser l’une d’elles sans personne.
refusal-no-such-piece = Vous n’avez pas cette pièce à la base : elle est placée, en prison, morte ou absente de votre équipe.
refusal-nobody-dead = Vous n’avez pas de prospecteur mort de ce bonus dont le nouveau prendrait la place.
refusal-crew-full = Votre équipe est au complet : vous ne pouvez plus embaucher.

## Refus : ingénieurs et voie

refusal-no-segment = Ce segment n’est pas sur la carte.
refusal-snow = { segment-name } est sous la neige : en hiver, pas d’ingénieur sur un segment blanc.
refusal-not-own-track = { segment-name } n’est pas à vous : on ne démantèle que sa propre voie.
refusal-not-live = { segment-name } est coupé de votre ville de départ : on ne démantèle qu’une voie active.
refusal-surveyor-there = Vous avez déjà un ingénieur sur { segment-name } : un seul par segment.
refusal-bound = Cet ingénieur est affecté à { $town } et ne travaille que dans ce secteur tant que vos deux villes ne sont pas réunies.
refusal-already-own = { segment-name } est déjà à vous : un ingénieur ne peut que le démanteler.
refusal-built = { $you ->
    [yes] { segment-name } est déjà à vous.
   *[no] { segment-name } appartient à { $seat } : choisissez un segment libre.
}
refusal-parallel = { segment-name } est parallèle à un autre segment : personne ne peut avoir les deux.
refusal-recall = Vous n’y avez pas de pièce à égalité, ou vous en avez déjà placé une autre : reprenez d’abord les pièces à égalité.
refusal-blocking = { segment-name } ne ferait que bloquer les autres : il faut gagner une ville nouvelle, réunir votre voie, raccourcir une ligne de passagers en jeu ou gagner un meilleur chemin que le vôtre.
refusal-last-approach = { segment-name } est le dernier accès d’un rival à une ville du marché que vous avez : une ville nouvelle n’est pas une raison de le prendre.
refusal-not-connected = { segment-name } ne touche pas votre réseau : partez de votre ville ou d’une ville de votre voie.
refusal-not-connected-five = { segment-name } ne touche pas votre réseau : à cinq ou six joueurs, on ne tente pas de second segment.
refusal-not-connected-winter = { segment-name } ne touche pas votre réseau : en hiver, on ne tente pas de second segment.
refusal-shift = L’ingénieur ne peut passer que sur un jumeau libre, de même coût et hors de la neige.
refusal-roll-first = { segment-name } est un second segment : lancez les dés avant de construire.
refusal-no-roll = { segment-name } ne demande pas de jet : construisez-le.
refusal-no-cube = Tous vos cubes sont sur la carte, et en reprendre un ne permettrait pas ce segment.
refusal-abandon = Abandonnez un segment dont le nouveau n’a pas besoin.

## Refus : prospecteurs et cartes

refusal-no-line = Cette ligne de passagers n’est ni disponible, ni entre les mains d’un joueur.
refusal-prospector-there = Vous avez déjà un prospecteur sur cette carte : un seul par carte.
refusal-own-line = Cette ligne de passagers est déjà à vous.
refusal-no-route = La { line-name } ne va qu’à un joueur dont la propre voie active relie ses deux villes.
refusal-route-snowed-in = La neige ferme votre itinéraire pour la { line-name } ce tour-ci : revenez quand il sera praticable.
refusal-theft-cash = Voler la { line-name } coûte { money-price } tout de suite, en plus de vos autres vols : vous n’avez pas de quoi payer.
refusal-route-not-shorter = Pour la { line-name }, votre itinéraire fait { $route } et doit être plus court que celui du propriétaire, { $held }.
refusal-deck-empty = Le paquet est vide : il n’y a rien à tirer.
refusal-not-in-row = Cette concession n’est pas dans la rangée.
refusal-rival = Le rival va sur une carte visible où vous n’avez pas de prospecteur.
refusal-share = On ne partage qu’avec un joueur placé après vous sur la même carte, si vos voies réunies forment un itinéraire et que chacun peut payer.
refusal-must-draw = Un prospecteur sur le paquet doit tirer : prenez d’abord la carte.
refusal-no-space = Il n’y a pas de place où pousser la carte : un autre joueur doit en avoir vidé une ce tour-ci.
refusal-not-drawn = Seule la concession tirée à l’instant peut être achetée maintenant.

## Refus : concessions et chasse-neige

refusal-not-own-claim = Cette concession n’est pas à vous : on n’exploite que les siennes.
refusal-depleted = Cette concession est épuisée : elle ne donne plus rien.
refusal-operated = Cette concession a déjà été exploitée ce tour-ci : une seule fois par tour.
refusal-ascending = Nommez chaque concession une fois, dans l’ordre des numéros : c’est celui des dés.
refusal-not-own-snow = Un chasse-neige ne va que sur un segment blanc à vous.
refusal-no-plow = Vous n’avez plus ce chasse-neige ce tour-ci.
refusal-plow-there = Ce segment a déjà son chasse-neige ou est déjà praticable : prenez-en un autre.

## Refus : échanges

refusal-partner = Choisissez un autre joueur de la table pour faire affaire.
refusal-no-offers = Il ne reste plus d’offres ce tour-ci : vous pouvez seulement accepter ou refuser.
refusal-same-offer = C’est l’offre que l’on vous a faite : acceptez-la, ou changez quelque chose.
refusal-empty-deal = Rien ne changerait de mains : mettez quelque chose dans l’affaire.
refusal-goods-to-partner = Sans leur concession, des marchandises ne vont qu’au joueur dont c’est le tour.
refusal-goods-for-lines = Les marchandises se paient en dollars, en concessions ou en segments, pas en lignes de passagers.
refusal-negative = Une somme ne peut pas être négative : mettez-la de l’autre côté.
refusal-twice = La même chose est nommée deux fois dans cette affaire.
refusal-not-his-claim = { $you ->
    [yes] Cette concession n’est pas à vous.
   *[no] Cette concession n’est pas à { $seat }.
}
refusal-not-his-track = { $you ->
    [yes] Ce segment n’est pas à vous.
   *[no] Ce segment n’est pas à { $seat }.
}
refusal-not-his-line = { $you ->
    [yes] Cette ligne de passagers n’est pas à vous.
   *[no] Cette ligne de passagers n’est pas à { $seat }.
}
refusal-not-his-train = { $you ->
    [yes] Vous n’avez pas ces trains.
   *[no] { $seat } n’a pas ces trains.
}
refusal-not-his-plow = { $you ->
    [yes] Vous n’avez pas ces chasse-neige.
   *[no] { $seat } n’a pas ces chasse-neige.
}
refusal-half-share = Cette ligne est partagée : une moitié de ligne ne s’échange pas.
refusal-advanced-only = Trains et chasse-neige relèvent des règles avancées : il n’y en a pas à cette table.
refusal-no-cube-for = { $you ->
    [yes] Vous n’avez plus de cube pour les segments que vous recevriez.
   *[no] { $seat } n’a plus de cube pour les segments de cette affaire.
}
refusal-two-lots = On achète les marchandises de deux concessions par tour au plus, car on n’a que deux livraisons.
refusal-no-room = Vous n’avez plus de quoi livrer ce tour-ci des marchandises de la { claim-name } : aucun train n’est libre, ou ce que vous avez acheté les prend tous.
refusal-promised = Ainsi, vous ne pourriez plus livrer les marchandises que vous avez achetées ce tour-ci.
refusal-goods-route = Vous ne pouvez rien livrer ce tour-ci depuis la { claim-name }, donc pas en acheter les marchandises : il vous faut un itinéraire praticable vers un marché qui les prend.

## Refus : livraisons

refusal-amount = { $most ->
    [0] Il n’y a plus rien à prendre ici.
    [one] On ne peut prendre ici qu’une unité.
   *[other] Prenez ici de 1 à { $most } unités.
}
refusal-no-goods = Il n’y a pas de marchandises à vous sur cette concession.
refusal-no-market = On ne vend que dans les villes du marché : Denver, Salt Lake City, Pueblo, Santa Fe et El Paso.
refusal-no-column = { $town } n’achète pas cette marchandise à cette table.
refusal-delivery-snow = La neige ferme votre itinéraire vers cette ville : attendez, ou choisissez-en une autre.
refusal-delivery-route = Vous n’avez pas d’itinéraire actif et praticable de cette concession à { $town }.
refusal-limit = { $most ->
    [0] Vous avez vendu tout ce que ce marché vous prend par tour.
    [one] Ce marché ne vous prend plus qu’une unité ce tour-ci.
   *[other] Ce marché ne vous prend plus que { $most } unités ce tour-ci.
}
refusal-no-trains = Il n’y a pas de trains dans le jeu de base : livrez sans eux.
refusal-two-deliveries = Vous avez déjà fait vos deux livraisons ce tour-ci.
refusal-trains = Nommez des trains à vous qui n’ont pas roulé ce tour-ci et peuvent servir cette concession.
refusal-capacity = { $most ->
    [0] Ces trains sont trop faibles pour le plus long segment du trajet : il faut plus de puissance.
    [one] Ces trains n’emportent qu’une unité sur cet itinéraire.
   *[other] Ces trains emportent { $most } unités au plus sur cet itinéraire.
}
refusal-no-transfer = Pas de transfert entre concessions à cette table : l’option est désactivée.
refusal-transfer-own = Un transfert va d’une de vos concessions à une autre des vôtres.
refusal-transfer-goods = Un transfert ne va qu’à une concession de la même marchandise.

## Refus : trains et chasse-neige

refusal-no-such-type = Ce train ou ce chasse-neige n’existe pas.
refusal-too-early = C’est en vente à partir du tour { $turn }.
refusal-sold-out = Il n’y en a plus en réserve.
refusal-nothing-to-trade-in = Vous n’avez pas ce que vous voulez donner en reprise.
refusal-no-trade-in = Ce type n’a pas de valeur de reprise.
refusal-trade-in-down = La reprise vaut pour un autre type, qui coûte plus que l’ancien ne vaut.
refusal-four-trains = Personne ne peut avoir plus de quatre trains : cédez-en un d’abord.
refusal-train-given = Si vous avez des trains pareils dans vos deux villes de départ, dites lequel vous donnez en reprise ; sinon, n’en dites aucun.
refusal-train-city = Dites à laquelle de vos deux villes de départ ce train est affecté ; si elles sont réunies, ou si vous n’en avez qu’une, n’en dites aucune.

## Mises en place impossibles

bad-solo-needs-scenario = Seul, il faut un scénario : commencez par Denver à 6 000 $.
bad-scenario-players = { $count ->
    [0] { scenario-name } : il faut des joueurs.
    [one] { scenario-name } ne se joue pas seul.
   *[other] { scenario-name } ne se joue pas à { $count }.
}
bad-scenario-length = { scenario-name } a sa propre durée : n’en choisissez pas.
bad-option-solo = { option-name } : pas en solitaire.
bad-option-advanced = { option-name } : il faut les règles avancées.
bad-option-basic = { option-name } : il faut les règles de base.
bad-option-length = { $length ->
    [short] { option-name } : pas dans une partie courte.
    [regular] { option-name } : pas dans une partie normale.
    [long] { option-name } : pas dans une partie longue.
   *[campaign] { option-name } : pas dans une campagne.
}

### Positions

bad-position-turn = Il n’y a pas de tour { $turn } : les tours vont de 1 à { $last }.
bad-position-order = L’ordre « { $order } » devrait nommer { $players }, une fois chacun.
bad-position-phase = Il n’y a pas de phase « { $phase } ». Phases : { $known }.
bad-position-ending = Une partie ne finit jamais par « { $ending } ».
bad-position-rows = Les lignes du tableau de départ ({ $count }) reviennent chacune à un seul joueur.
bad-position-segment = Il n’y a pas de segment « { $segment } ».
bad-position-two-owners = Le segment { $segment } est nommé deux fois : il n’a qu’un propriétaire.
bad-position-parallel = Le segment { $segment } est parallèle à une voie du joueur { $player }.
bad-position-cubes = Le joueur { $player } a plus de segments ({ $found }) que de cubes ({ $most }).
bad-position-claim = Il n’y a pas de concession { $claim }.
bad-position-claim-form = « { $text } » n’est pas une concession : écrivez son numéro, « with » et ses marchandises, puis worked, now ou depleted.
bad-position-claim-twice = La concession { $claim } est à deux endroits.
bad-position-card = « { $card } » n’est ni une concession, ni une ligne de passagers, ni un événement.
bad-position-event-twice = L’événement « { $event } » est nommé trop souvent.
bad-position-line = Il n’y a pas de ligne de passagers { $line } dans cette partie.
bad-position-line-form = « { $text } » n’est pas une ligne de passagers : écrivez son numéro, et « with » un partenaire.
bad-position-line-twice = La ligne de passagers { $line } est à deux endroits.
bad-position-line-missing = La ligne de passagers { $line } n’est nulle part : posez-la sur une pile, chez un joueur ou dans la défausse.
bad-position-no-route = Le joueur { $player } n’a pas d’itinéraire actif pour la ligne de passagers { $line }.
bad-position-pile = « { $pile } » n’est pas une pile : écrivez la ligne du dessus ou « - », puis les lettres du dessous.
bad-position-piles = Les lettres sous les piles ne sont pas celles des cartes de passagers que personne n’a vues.
bad-position-column = Le marché n’a pas de colonne « { $column } ».
bad-position-column-unused = La colonne { $column } ne sert pas à cette table.
bad-position-cell = { $column } : le marqueur reste sur les cases { $least } à { $most } ; les autres sont ombrées.
bad-position-town = Il n’y a pas de ville « { $town } ».
bad-position-start = { $town } n’est pas une ville de départ qui retient les pièces ou les trains du joueur { $player }.
bad-position-piece = « { $piece } » n’est pas un ingénieur ou un prospecteur et sa place.
# $most is 2 or more
bad-position-crew = Le joueur { $player } a plus de { $most } ingénieurs ou prospecteurs.
bad-position-place = Joueur { $player } : « { $piece } » ne peut pas se tenir là.
bad-position-place-twice = Deux pièces du joueur { $player } sont au même endroit.
bad-position-two-rights = « { $piece } » : une seule pièce peut avoir le droit à un endroit.
bad-position-status = Joueur { $player } : « { $piece } » est impossible dans la phase { $phase }.
bad-position-theft-cash = Le joueur { $player } ne peut pas payer les vols préparés.
bad-position-advanced = Les trains et les chasse-neige appartiennent au jeu avancé.
bad-position-train = Il n’y a pas de train « { $train } ».
# $most is 2 or more
bad-position-trains = Le joueur { $player } a plus de { $most } trains.
bad-position-train-city = Chaque train du joueur { $player } doit avoir la ville de départ qu’il dessert.
bad-position-plow = Il n’y a pas de chasse-neige « { $plow } ».
bad-position-stock = Il y a plus de trains ou de chasse-neige d’un type que la boîte n’en contient.
bad-position-lot = « { $lot } » n’est pas un lot d’un autre joueur : écrivez « 6 of 23 ».
bad-position-lots = Les marchandises d’une concession forment un seul lot.
bad-position-space = « { $space } » n’est pas une place vidée : écrivez « row 3 by A » ou « pile 2 by B ».
bad-position-rival = Le rival se tient sur une concession de la rangée ou une ligne disponible, et seulement dans le scénario qui en a un.
bad-position-chosen = « { $text } » ne peut pas avoir été choisi ici.
bad-position-chosen-phase = Seules les concessions à exploiter et les chasse-neige en hiver se choisissent une à une.
bad-position-offer = Cette affaire ne pourrait pas être sur la table.
bad-position-offer-phase = Une offre appartient à la phase trade, où rien d’autre n’attend.
bad-position-waiting = « { $text } » ne peut pas attendre de décision ici.
bad-position-waiting-phase = Rien n’attend dans la phase { $phase }.

### Labels

scene-title = Une carte ferroviaire du Colorado, de l’Utah, du Nouveau-Mexique et du Wyoming, avec à côté le tableau du marché, les concessions, les lignes de passagers et l’espace de chaque joueur
scene-part-map = Carte
scene-part-market = Marché
label-town = { $town }
label-city = { $town }, ville du marché
label-segment = { segment-name } : { money-cost }, longueur { $length }
label-snow = { segment-name } : { money-cost }, longueur { $length }, fermé aux tours d’hiver
label-built = construit par { $seat }
label-closed = sous la neige
label-cleared = dégagé par un chasse-neige ({ $seat })
label-claim = { claim-short } : { money-cost }, exploitation { money-fee }, épuisée à { $depleted } ou moins
label-owner = { $seat }
label-goods = { $count ->
    [one] { $count } unité dessus
   *[other] { $count } unités dessus
}
label-depleted = épuisée
label-fresh = jamais exploitée
label-chosen = choisie
label-drawn = vient d’être tirée
label-deck = { $count ->
    [one] Le paquet de concessions : { $count } carte
   *[other] Le paquet de concessions : { $count } cartes
}
label-line = { line-name } ({ $letter }) : { money-price }, rapporte { money-revenue } par tour
label-line-ends = { line-name } ({ $letter }) : { money-price }, rapporte { money-revenue } par tour, finit quand { $count ->
    [0] assez de concessions sont épuisées à { $city }
    [one] une concession est épuisée à { $city }
   *[other] { $count } concessions sont épuisées à { $city }
}
label-partner = partagée avec { $seat }
label-beneath = Dessous : une carte { $letter }
label-disc = { $count ->
    [one] { $count } concession épuisée à { $town }
   *[other] { $count } concessions épuisées à { $town }
}
label-space = Une place vidée
label-column = { column-name } : { money-price }
label-column-limit = { column-name } : { money-price }, au plus { $limit } par joueur
label-column-idle = { column-name } : hors jeu
label-sold = { $count ->
    [one] { $count } unité vendue ce tour-ci
   *[other] { $count } unités vendues ce tour-ci
}
label-turn = { $winter ->
    [1] Tour { $turn }, hiver, IDN { $idn }
   *[0] Tour { $turn }, IDN { $idn }
}
label-order = { $seat }, numéro { $at } dans l’ordre du tour
label-to-act = À { $seat } de décider
label-seat = { $seat }, départ { $town }
label-seat-two = { $seat }, départs { $town } et { $town2 }
label-cash = { $seat } a { money-amount }
label-cash-hidden = { $seat } garde sa caisse secrète
label-crew = { $crew } ({ $seat }), { $status ->
    [home] à la base
    [placed] en place
    [right] a le droit d’agir
    [tied] à égalité
    [spent] au repos
    [jailed] en prison
   *[dead] mort
}
label-taking-up = démantèle la voie
label-rolls = doit lancer les dés
label-rival = Le prospecteur rival
label-train = Train de puissance { $power }
label-train-at = Train de puissance { $power }, attaché à { $town }
label-plow = Chasse-neige +{ $bonus }
label-used = utilisé ce tour-ci
label-stock = { $count } à vendre
label-land-state-utah = UTAH
label-land-state-wyoming = WYOMING
label-land-state-colorado = COLORADO
label-land-state-new-mexico = NOUVEAU-MEXIQUE
label-land-state-texas = TEXAS
label-land-state-arizona = ARIZONA
label-land-range-uinta = MONTS UINTA
label-land-range-wasatch = WASATCH
label-land-range-front = FRONT RANGE
label-land-range-park = PARK RANGE
label-land-range-gore = GORE RANGE
label-land-range-sawatch = SAWATCH RANGE
label-land-range-elk = MONTS ELK
label-land-range-sangre-de-cristo = SANGRE DE CRISTO
label-land-range-wet = WET MOUNTAINS
label-land-range-san-juan = MONTS SAN JUAN
label-land-range-la-plata = MONTS LA PLATA
label-land-range-grand-mesa = GRAND MESA
label-land-range-jemez = MONTS JEMEZ
label-land-range-sacramento = MONTS SACRAMENTO
label-land-range-san-andres = SAN ANDRES
label-land-range-black = BLACK RANGE
label-land-range-medicine-bow = MEDICINE BOW
label-land-range-laramie = MONTS LARAMIE
label-land-range-zuni = MONTS ZUÑI
label-land-range-uncompahgre = UNCOMPAHGRE
label-land-range-san-rafael-swell = DÔME SAN RAFAEL
label-land-range-south-park = SOUTH PARK
label-land-range-san-luis-valley = VAL DE SAN LUIS
label-land-range-chaco-mesa = MESA CHACO
label-land-river-colorado = le Colorado
label-land-river-yampa = la Yampa
label-land-river-gunnison = la Gunnison
label-land-river-dolores = la Dolores
label-land-river-san-juan = la San Juan
label-land-river-rio-grande = le Rio Grande
label-land-river-arkansas = l’Arkansas
label-land-river-south-platte = la Platte Sud
label-land-river-north-platte = la Platte Nord
label-land-river-pecos = le Pecos
label-land-river-sevier = la Sevier
label-land-river-animas = l’Animas
label-land-river-gila = la Gila
label-land-river-chama = la Chama
label-caption-map = Carte des
label-caption-railways = chemins de fer et mines :
label-caption-lands = Colorado, Utah et Nouveau-Mexique
label-caption-brown = Ouvert toute l’année
label-caption-white = Neige en hiver
label-caption-claims = Concessions
label-caption-fares = Lignes de passagers
label-caption-order = Ordre
label-caption-idn = dans l’angle : l’IDN
label-caption-sold = vendu
label-caption-limit = limite
label-caption-gold = Or
label-caption-copper = Cuivre
label-caption-silver = Argent
label-caption-lumber = Bois
label-caption-coal = Charbon

### At the table

score-whole = { money-amount }

# Ce que dit le panneau d’un joueur
note = { $town } · { $parts }
note-claims = { $count ->
    [0] aucune concession
    [one] une concession
   *[other] { $count } concessions
}
note-goods = { $count ->
    [0] aucune marchandise
    [one] une unité de marchandises
   *[other] { $count } unités de marchandises
}
note-lines = { $count ->
    [0] aucune ligne
    [one] une ligne
   *[other] { $count } lignes
}
note-track = { $count ->
    [0] aucune voie
    [one] un segment
   *[other] { $count } segments
}, { $left ->
    [0] plus de cube
    [one] un cube en réserve
   *[other] { $left } cubes en réserve
}
note-trains = trains { $trains }
note-plows = chasse-neige { $plows }
note-away = { $count ->
    [0] personne en prison
    [one] une pièce en prison ou morte
   *[other] { $count } pièces en prison ou mortes
}

### Les plateaux à côté de la carte

board-title-map = Carte
board-title-crew = Équipe
board-title-dispute = Dispute
board-title-card = Fiche
board-title-claims = Concessions
board-title-lines = Lignes
board-title-market = Marché
board-title-deliveries = Livraisons
board-title-own = Vos concessions
board-title-held = Ses concessions
board-title-offer = Échange
board-title-trains = Trains
board-title-players = Joueurs
board-title-turns = Tours

# Têtes de colonnes
board-head-claim = concession
board-head-number = n°
board-head-buy = achat
board-head-operate = exploiter
board-head-fee = frais
board-head-yields = donne
board-head-depleted = épuisée
board-head-sells = se vend
board-head-track = voie à poser
board-head-there = stock
board-head-after = resterait
board-head-line = ligne
board-head-price = prix
board-head-income = revenu
board-head-open = ouverte
board-head-held = à vous
board-head-who = joueur
board-head-piece = pièce
board-head-bonus = bonus
board-head-extra = plus
board-head-wins = gagne
board-head-ties = égalité
board-head-player = joueur
board-head-city = départ
board-head-cash = caisse
board-head-claims = conc.
board-head-goods = march.
board-head-lines = lignes
board-head-cubes = cubes
board-head-trains = trains
board-head-type = type
board-head-value = reprise
board-head-stock = en vente

# Un peu partout
board-money-short = il manque { money-amount }
board-percent = { $percent } %
board-secret = secret
board-of = { $left } sur { $all }
board-number = n° { $claim }
board-claim = { board-goods }, { $town }
board-line = ligne { $line }
board-deck = le paquet
board-goods = { $goods ->
    [gold] Or
    [copper] Cuivre
    [silver] Argent
    [lumber] Bois
   *[coal] Charbon
}
board-cash = En caisse
board-cash-after = Il restera
board-your-cash = En caisse
board-reached = reliée

# L’équipe
board-crew-short = { $count ->
    [0] pas encore d’équipe
   *[other] { $out } en place, { $home } à la base{ $away ->
        [0] {""}
        [one] , une pièce en prison ou morte
       *[other] , { $away } pièces en prison ou mortes
    }
}
board-crew-sum =
    { $short ->
        [yes] { $one } en tout, { $other }
       *[no] { $one } en tout, reste { $other }
    }
board-crew-status = { $status ->
    [home] à la base
    [spent] au repos
    [jailed] en prison, { money-price }
    [dead] mort, { money-price }
   *[other] à la base
}
board-crew-at = { $place }{ $cost ->
    [0] {""}
   *[other] , { money-cost }
}{ board-tied }
board-crew-roll = { $place }, { money-cost } ; il faut plus de { $length } aux deux dés : { board-percent }{ board-tied }
board-crew-dismantle = démanteler { $place }, +{ money-refund }{ board-tied }
board-tied = { $tied ->
    [1] , à égalité
   *[0] {""}
}
board-crew-all = Si vous obtenez tout
board-cubes-left = Cubes restants

# Les disputes
board-dispute-short = { $count ->
    [0] plus aucune
    [one] une à régler
   *[other] { $count } à régler
}
board-dispute-note = Deux dés chacun, avec le bonus et, en plus, { $bonus } pour sa voie jusqu’à la concession, ou ce dont l’itinéraire d’une ligne est plus court. Le plus fort l’emporte. Deux 1 ne gagnent jamais : la pièce va en prison, { money-price }.

# Concessions et lignes
board-claims-short = { $count ->
    [0] aucune visible, { $deck } au paquet
    [one] une visible, { $deck } au paquet
   *[other] { $count } visibles, { $deck } au paquet
}
board-deck-count = { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
board-own-short = { $count ->
    [0] aucune pour l’instant
    [one] une concession
   *[other] { $count } concessions
}{ $goods ->
    [0] {""}
    [one] , une unité
   *[other] , { $goods } unités
}
board-own-none = Aucune concession pour l’instant
board-fees-all = { $count ->
    [0] Aucuns frais
    [one] Frais de la concession
   *[other] Frais des { $count }
}
board-fees-chosen = { $count ->
    [0] Rien de payé
    [one] Payé pour une
   *[other] Payé pour { $count }
}
board-fees-rest = { $count ->
    [0] Plus de frais
    [one] Frais de l’autre
   *[other] Frais des { $count } autres
}
board-lines-short = { $count ->
    [0] aucune disponible
    [one] une disponible, { board-lines-open }
   *[other] { $count } disponibles, { board-lines-open }
}
board-lines-open = { $open ->
    [0] aucune ouverte pour vous
    [1] une ouverte pour vous
   *[other] { $open } ouvertes pour vous
}
board-line-open = ouverte
board-line-snow = neige
board-line-closed = sans voie

# Le marché et les livraisons
board-market-short = { $mine ->
    [yes] { $count ->
        [0] votre voie n’atteint aucune ville du marché
       *[other] votre voie atteint { $cities }
    }
   *[no] { $count ->
        [0] aucune ville du marché atteinte
       *[other] à portée : { $cities }
    }
}
board-market-note = En dollars l’unité, aujourd’hui ; ▲▼ depuis le dernier tour. IDN { $idn } : la demande qui monte, elle abaisse le jet des prix.
board-any-city = { $price } dans toute ville du marché
board-limit = limite
board-sold-at = { goods-units } → { $city }
board-each = { money-price } l’unité
board-up-to = jusqu’à { money-amount }
board-way = { $count } en stock ; { $city } paie { money-price }, longueur { $length }
board-way-limit = { $count } en stock ; { $city } paie { money-price } et en prend { $left }, longueur { $length }
board-stay-limit = { $count ->
    [one] { $count } reste : aucun marché n’en prend plus ce tour-ci
   *[other] { $count } restent : aucun marché n’en prend plus ce tour-ci
}
board-stay-snow = { $count ->
    [one] { $count } reste : la neige ferme l’itinéraire
   *[other] { $count } restent : la neige ferme l’itinéraire
}
board-stay-market = { $count ->
    [one] { $count } reste : aucun marché pour cela sur votre voie
   *[other] { $count } restent : aucun marché pour cela sur votre voie
}
board-stay-track = { $count ->
    [one] { $count } reste : votre voie n’y mène pas
   *[other] { $count } restent : votre voie n’y mène pas
}
board-no-goods = Aucune marchandise à livrer
board-deliveries-short = livraisons à faire : { $left } sur { $count }
board-sold-for = Vendu pour
board-cash-then = En caisse ensuite
board-cash-now = En caisse maintenant
board-cash-before = { money-amount } avant
board-cash-today = { money-amount } à présent
board-both = { $one } ; { $other }
board-goal-left = { money-amount } jusqu’à l’objectif
board-goal-reached = l’objectif est atteint

# Échanges, trains, joueurs, tours
board-no-offer = aucune offre sur la table
board-seat = { $you ->
    [yes] Vous
   *[no] { $seat }
}
board-gives = { $you ->
    [yes] Vous donnez
   *[no] { $seat } donne
}
board-trains-short = { $count ->
    [0] aucun train
    [one] un train, puissance libre { $power }
   *[other] { $count } trains, puissance libre { $power }
}{ $plows ->
    [0] {""}
   *[other] , { $plows } chasse-neige
}
board-trains-note = Un train porte sa puissance divisée par le segment le plus long de l’itinéraire, le double pour l’or et l’argent. Un chasse-neige dégage un segment si dé + bonus atteignent sa longueur.
board-held = { $used ->
    [0] { $count }
   *[other] { $count }, dont { $used } en service
}
board-from-turn = dès le tour { $turn }
board-players-note = Dans l’ordre du tour.
board-idn = IDN { $idn }
board-turn = Tour
board-of-turns = sur { $turn }
board-winter = Hiver
board-winter-in = Hiver dans
board-last-in = Dernier tour dans
board-turn-last = Dernier tour
board-now = maintenant
board-turns = { $count ->
    [one] 1 tour
   *[other] { $count } tours
}
board-goal = Objectif { money-amount }
board-shown-above = montrée au-delà de { money-amount }

# Sous le pointeur
about-claim = { claim-short } : { money-cost }, épuisée à { $depleted } ou moins
about-claim-owned = { $count ->
    [0] { $you ->
        [yes] À vous, aucune marchandise dessus.
       *[no] À { $seat }, aucune marchandise dessus.
    }
    [one] { $you ->
        [yes] À vous, une unité dessus.
       *[no] À { $seat }, une unité dessus.
    }
   *[other] { $you ->
        [yes] À vous, { $count } unités dessus.
       *[no] À { $seat }, { $count } unités dessus.
    }
}
about-operation = { $first ->
    [1] Première exploitation pour { money-fee } : rendement moyen { $points }, épuisée dans { $percent } % des cas.
   *[0] Prochaine exploitation pour { money-fee } : rendement moyen { $points }, épuisée dans { $percent } % des cas.
}
about-profit = À { money-price } l’unité ({ $city }) : { money-amount } une fois les frais payés.
about-depleted = Épuisée : on ne peut plus qu’en emporter les marchandises.
about-markets = Votre voie mène ses marchandises à { $markets }.
about-market = { $city } ({ money-price })
about-market-limit = { $count ->
    [0] { $city } ({ money-price }, limite atteinte)
    [one] { $city } ({ money-price }, encore une unité)
   *[other] { $city } ({ money-price }, encore { $count } unités)
}
about-market-snow = { $city } ({ money-price }, sous la neige)
about-winter = L’hiver ferme votre itinéraire vers { $cities }.
about-no-market = Depuis { $town }, votre voie ne mène à aucune ville qui prenne ces marchandises.
about-unreached = { $count ->
    [0] Votre voie n’atteint pas { $town }.
    [one] Votre voie n’atteint pas { $town } : il manque un segment, pour { money-cost }.
   *[other] Votre voie n’atteint pas { $town } : il manque { $count } segments, pour { money-cost }.
}
about-unreachable = Aucun chemin libre ne mène plus votre voie à { $town }.
about-contest = { $count ->
    [one] Autre candidat : { $seats } ({ $crew }).
   *[other] Autres candidats : { $seats } ({ $crew }).
}
about-odds = Avec { $crew } : gain dans { $percent } % des cas, égalité dans { $percent2 } %.
about-built = { $you ->
    [yes] Votre voie.
   *[no] Cette voie est à { $seat }.
}
about-snow = Sous la neige ce tour-ci.
about-cleared = { $you ->
    [yes] Votre chasse-neige l’a dégagé pour ce tour.
   *[no] { $seat } l’a dégagé au chasse-neige pour ce tour.
}
about-apart = Il ne touche pas encore votre réseau ; derrière un premier segment, il faut plus de { $length } aux deux dés ({ $percent } %).
about-reach-nothing = Il ne vous mènerait à rien de nouveau.
about-reach-towns = Il vous mènerait à { $towns }.
about-reach = Désormais à portée : { $parts }.
about-reach-market = { $city }, ville du marché
about-reach-mine = votre concession { goods } à { $town } (n° { $claim })
about-reach-row = { claim-short } pour { money-cost }
about-reach-line = la { line-name }
about-way = { $town }–{ $city } : longueur { $length }, segment le plus long { $longest }.
about-here = Dans la rangée : { $parts }.
about-here-owned = { $you ->
    [yes] À vous : { claim-short }.
   *[no] À { $seat } : { claim-short }.
}
about-route = Vers { $city } : longueur { $length }, segment le plus long { $longest }.
about-route-snow = Vers { $city } : longueur { $length }, segment le plus long { $longest }, sous la neige ce tour-ci.
about-line = { $count ->
    [0] { line-name } : { money-price }, rapporte { money-revenue } par tour.
    [one] { line-name } : { money-price }, rapporte { money-revenue } par tour, remboursée en un tour.
   *[other] { line-name } : { money-price }, rapporte { money-revenue } par tour, remboursée en { $count } tours.
}
about-line-ends = { $count ->
    [0] Elle cesse : assez de concessions sont épuisées à { $town }.
    [one] Elle cessera dès qu’une concession de plus sera épuisée à { $town }.
   *[other] Elle cessera dès que { $count } concessions de plus seront épuisées à { $town }.
}
about-line-owned = { $you ->
    [yes] À vous, sur une longueur de { $length }.
   *[no] À { $seat }, sur une longueur de { $length }.
}
about-line-no-route = Votre voie active ne relie pas ses deux villes.
about-line-route = Votre itinéraire fait { $length }.
about-line-snow = Votre itinéraire fait { $length }, sous la neige ce tour-ci.
about-theft = Le vol réussit dans { $percent } % des cas ; vous payez le prix de toute façon.
about-deck = { $count ->
    [0] Le paquet est vide.
    [one] Le paquet : une carte.
   *[other] Le paquet : { $count } cartes, { $events ->
        [0] sans événement
        [one] dont un événement
       *[other] dont { $events } événements
    }.
}
about-seat-cash = { $you ->
    [yes] Vous avez { money-amount } en caisse : cela seul fait le score{ seat-short }.
   *[no] { $seat } a { money-amount } en caisse : cela seul fait le score{ seat-short }.
}
seat-short = { $cost ->
    [0] {""}
   *[other] , à { money-cost } de l’objectif
}
about-seat-secret = { $amount ->
    [0] La caisse est cachée ({ $seat }) : c’est le score, montré à la fin.
   *[other] La caisse est cachée jusqu’à { money-amount } ({ $seat }) : c’est le score.
}
about-seat-claims = { $count ->
    [0] Aucune concession.
    [one] Une concession, unités dessus : { $count2 }, environ { money-amount } aux prix du jour.
   *[other] { $count } concessions, unités dessus : { $count2 }, environ { money-amount } aux prix du jour.
}
about-seat-lines = { $count ->
    [0] Aucune ligne de passagers.
    [one] Une ligne de passagers : { money-revenue } par tour.
   *[other] { $count } lignes de passagers : { money-revenue } par tour.
}
about-seat-track = { $count ->
    [0] Pas encore de voie ; cubes : { $left }.
    [one] Un segment de voie ; cubes restants : { $left }.
   *[other] { $count } segments de voie ; cubes restants : { $left }.
}
about-seat-fleet = Trains { $trains }, chasse-neige { $plows }.
about-limit = { $count ->
    [0] On ne peut rien vendre ici.
    [one] Chaque joueur vend ici au plus une unité par tour.
   *[other] Chaque joueur vend ici au plus { $count } unités par tour.
}
about-sold = { $count ->
    [0] Rien n’a été vendu ce tour-ci.
    [one] Une unité vendue ce tour-ci.
   *[other] { $count } unités vendues ce tour-ci.
}
about-coming = Attendu au prochain tour : { money-price }. { $steady ->
    [0] La moindre vente devrait le faire baisser.
    [one] Le prix devrait tenir tant que les ventes de tous ne dépassent pas { $steady }.
   *[other] Le prix devrait tenir tant que les ventes de tous ne dépassent pas { $steady }.
}
about-history = Prix des derniers tours : { $prices }.
column-of = { $goods ->
    [gold] Or
    [copper] Cuivre
    [silver] Argent
   *[other] { $city }
}
chart-prices = { $goods ->
    [metals] Le cours des métaux
    [lumber] Le cours du bois
   *[coal] Le cours du charbon
}
chart-turns = tour { $turn }

# Quantités, formulaires et plans
amount-deliver = Vendre à { $city } : { claim-short }, { money-price } l’unité
amount-deliver-by-train = Vendre à { $city } : { claim-short }, { money-price } l’unité, train { $trains }
amount-transfer = Transférer : { claim-short } → { $town2 } (n° { $to })
form-trade = { $count ->
    [0] Proposer une affaire (plus aucune)
    [one] Proposer une affaire (encore une)
   *[other] Proposer une affaire (encore { $count })
}
form-counter = Contre-offre
# $points is 2 or more
form-crew = Choisir une équipe pour { $points } points
item-crew = { $crew ->
    [S] Ingénieur { $name }
   *[P] Prospecteur { $name }
} · { $count ->
    [one] { $count } point
   *[other] { $count } points
}
item-cash = Somme, en dollars
item-claim = { $count ->
    [0] Concession { goods } à { $town } (n° { $claim }) · vaut pour vous environ { money-amount }
    [one] Concession { goods } à { $town } (n° { $claim }), une unité dessus · vaut pour vous environ { money-amount }
   *[other] Concession { goods } à { $town } (n° { $claim }), { $count } unités dessus · vaut pour vous environ { money-amount }
}
item-claim-depleted = Concession { goods } à { $town } (n° { $claim }), épuisée · vaut pour vous environ { money-amount }
item-goods = Unités { goods } ({ $town }, n° { $claim }), à livrer ce tour-ci · { money-price } l’unité
item-line = La { line-name } · { money-revenue } par tour
item-train = Train { $power } · { money-cost } neuf
item-plow = Chasse-neige +{ $bonus } · { money-cost } neuf
item-segment = Voie { segment-name } · coût { money-cost }, longueur { $length }
weighed = Aux prix du jour, cela vaut environ { money-amount } pour vous et environ { money-total } pour { $seat }.
weighed-crew = Points : { $count } sur { $points }{ $left ->
    [0] .
   *[other] {"\u00A0"}; il en reste { $left }.
}
remark-odds = Si les dés décident, vous gagnez dans { $percent } % des cas et faites égalité dans { $percent2 } %.
plan-operate-again = { $count ->
    [0] Comme au dernier tour : aucune concession
    [one] Comme au dernier tour : une concession, { money-cost }
   *[other] Comme au dernier tour : { $count } concessions, { money-cost }
}
plan-operate-pay = { $count ->
    [0] Aucune concession
    [one] La concession qui devrait couvrir ses frais, { money-cost }
   *[other] Les { $count } concessions qui devraient couvrir leurs frais, { money-cost }
}
plan-operate-all = { $count ->
    [one] Votre concession, { money-cost }
   *[other] Les { $count } concessions, { money-cost }
}
plan-place = { $count ->
    [0] Ne placer personne
    [one] Placer une pièce comme proposé
   *[other] Placer { $count } pièces comme proposé
}
plan-place-note = { money-cost } si tout est obtenu ; il restera { money-amount }
plan-place-at = { $place }, { money-amount }
plan-place-nobody = tous restent à la base
plan-buy = Acheter { $parts }
plan-build = Construire { $parts }
plan-left = il restera { money-amount }
plan-sum = pour { money-cost } ; il restera { money-amount }
plan-sell = Vendre { $parts }
plan-sell-several = Vendre { $parts } et { $last }
plan-sell-nothing = Ne rien vendre
plan-sell-note = pour { money-total } ; { plan-stays }
plan-keep-note = { plan-stays }
plan-stays = { $count ->
    [0] il ne reste rien
    [one] { $count } unité reste
   *[other] { $count } unités restent
}
plan-sell-short = pour le plus de dollars ; à vous d’ajuster
plan-sell-full = { $count ->
    [0] aucune livraison par tour
    [one] une livraison par tour : réduisez-la pour changer
   *[other] { $count } livraisons par tour : réduisez-en une pour changer
}
plan-sell-trains = tous les trains servent : réduisez une livraison pour changer
plan-sell-way = { $town } → { $city }
plan-sell-units = { $count } en stock à { money-price }{ plan-sell-why }
plan-sell-last = { $count } en stock à { money-price }, épuisée{ plan-sell-why }
plan-sell-why = { $why ->
    [limit] , { $left } au plus
   *[none] {""}
}
plan-odds = Prix ensuite
plan-odds-today = ce tour-ci
plan-odds-mean = environ
plan-odds-at = { board-goods }, { $city }

# Pourquoi un conseil
why-claim = Concession { goods } à { $town } (n° { $claim }) : rendement probable { $points } à { money-price }, soit { money-amount } contre { money-fee } de frais.
why-claim-far = { $count ->
    [one] Concession { goods } à { $town } (n° { $claim }) : rendement probable { money-amount } contre { money-fee } de frais ; { $count } segment à { money-cost2 } y mène.
   *[other] Concession { goods } à { $town } (n° { $claim }) : rendement probable { money-amount } contre { money-fee } de frais ; { $count } segments à { money-cost2 } y mènent.
}
why-line = { $count ->
    [one] La { line-name } rapporte { money-revenue } par tour : amortie en { $count } tour.
   *[other] La { line-name } rapporte { money-revenue } par tour : amortie en { $count } tours.
}
why-reach = { segment-name }, { money-cost }, met à portée : { $parts }.
why-way = { $count ->
    [one] { $from }–{ $to } mène à la concession { goods } à { $town } (n° { $claim }), pour { money-cost2 }.
   *[other] { $from }–{ $to } est sur l’itinéraire le moins cher vers la concession { goods } à { $town } (n° { $claim }) : { $count } segments, { money-cost2 } en tout.
}
why-segment = { segment-name }, { money-cost }, garde un passage ouvert pour plus tard.
why-deck = Une carte du paquet ne coûte rien, sauf si vous la gardez.
why-nobody = Rien à portée ne vaut son prix à présent.
why-operate = { $count ->
    [one] Marchandises probables { money-amount } contre { money-fee } de frais.
   *[other] Marchandises probables { money-amount } contre { money-fee } de frais.
}
why-risk = Risque d’épuisement le plus élevé : concession { goods } à { $town } (n° { $claim }), { $percent } %.
why-no-operation = Aucune concession ne devrait couvrir ses frais.
why-sell = { money-total } maintenant, à { money-price } l’unité ({ $city }) ; au prochain tour environ { money-amount } après cette vente, { money-amount2 } sans elle.
why-sell-last = { money-total } maintenant : après le dernier tour, les marchandises ne valent plus rien.
why-keep = Les prix devraient tenir ou monter : ce qui reste se vendra plus tard.
why-train = { $count ->
    [0] Puissance de vos trains : { $power } en tout.
    [one] Puissance de vos trains : { $power } en tout ; { $count } unité les attend.
   *[other] Puissance de vos trains : { $power } en tout ; { $count } unités les attendent.
}

# Les comptes à la fin
books-start = Au départ
books-sales-gold = Or vendu
books-sales-copper = Cuivre vendu
books-sales-silver = Argent (métal) vendu
books-sales-lumber = Bois vendu
books-sales-coal = Charbon vendu
books-passengers = Passagers
books-refunds = Voie démantelée
books-deals = Échanges, en espèces
books-claims = Concessions achetées
books-lines = Lignes de passagers achetées
books-track = Voie posée
books-fees = Concessions exploitées
books-crew = Équipe libérée, remplacée, embauchée
books-fleet = Trains et chasse-neige
books-best = Meilleure concession
books-best-of = { $seat } : { claim-short }
record = tour { $turn }, { money-amount }

# Ce que nous avons dessiné
designed-towns = La carte : quelques villes et longueurs viennent du livret, le reste est de nous, d’après les chemins de fer de l’époque.
designed-segments = Les segments : coûts, neige et la plupart des longueurs sont de nous, d’après les chemins de fer de l’époque.
designed-claims = Les concessions : toutes sauf la carte 25 sont de nous, d’après les mines de l’époque.
designed-passengers = Les lignes de passagers : villes, prix et revenus sont de nous.
designed-events = Les événements : leurs trois effets suivent le livret, les cartes sont de nous.
intro-occasion = Pour un long hiver, seul ou à plusieurs
intro-short = Mines et voies à travers les Rocheuses.
intro-about = Les Rocheuses, 1890. Vous envoyez des prospecteurs chercher l’or, l’argent, le cuivre, le bois et le charbon, vous posez votre propre voie pour les sortir de là, et vous vendez dans cinq villes où chaque vente fait baisser le prix.
intro-goal = La caisse la plus pleine gagne quand quelqu’un atteint la somme visée ou quand le dernier tour s’achève. En solitaire, atteignez une somme en aussi peu de tours que possible.
intro-turn = Placez votre équipe, réglez les disputes, achetez, construisez, exploitez, livrez. Puis les prix bougent.
intro-companion = Vous avez la boîte ? Prix, dés et hivers sur votre téléphone, à votre propre table, même sans réseau.
picture-poster = Un train sur le viaduc de l’Animas
picture-denver = Trois réseaux autour de Denver
picture-claims = Concessions et lignes de passagers
picture-prices = Treize prix
picture-winter = Voie blanche : fermée en hiver
picture-map = La carte entière

## Ce qu’un bon joueur ne fait jamais, compté par `rotonde arena`

folly-idle-turn = ne place personne alors qu’une concession serait vite rentable
folly-torn-up = reconstruit en moins de trois tours ce qui vient d’être démantelé
picture-turn = 2 Un segment pour un ingénieur. 4 Voie posée depuis Denver.
