title = Night Mail
tagline = Misez du charbon, chargez le fourgon postal et livrez avant l’aube.

## Options de mise en place

option-late = Courrier en retard
option-late-1 = Un sac resté en main à l’aube coûte 1 point.
option-late-2 = Un sac resté en main à l’aube coûte 2 points.

## Le ruban des phases

phase-keep = Billets
phase-bid = Mise
phase-load = Chargement
phase-deliver = Livraison

## Consignes et choix

prompt-keep = Rendez un billet et gardez-en deux : personne ne voit lequel.
prompt-bid = Misez du charbon pour votre place dans la file, ou rien pour fouiller le fourgon.
prompt-load = Prenez un sac sur le quai.
prompt-deliver = Le train dessert { $towns } : livrez dans l’une de ces villes.
choice-return = Rendre { $one } – { $two }
choice-bid = { $count ->
    [0] Ne rien miser et fouiller le fourgon
   *[other] Miser { $count } charbon
}
choice-load = Prendre le sac pour { $town }
choice-deliver = { $count ->
    [one] Livrer un sac à { $town } (+{ $points })
   *[other] Livrer { $count } sacs à { $town } (+{ $points })
}
choice-deliver-short = { $count ->
    [one] un sac (+{ $points })
   *[other] { $count } sacs (+{ $points })
}
choice-hold = Ne rien livrer
amount-bid = Miser du charbon

## Ce qui s’est passé

event-ticket-returned = { $seat } garde deux billets.
event-ticket-returned-own = Vous rendez { $one } – { $two }.
event-leg-begun = Étape { $leg }. Sur le quai : { $towns }.
event-bid-opened = { $you ->
    [yes] { $count ->
        [0] Vous ne misez rien.
       *[other] Vous brûlez { $count } charbon.
    }
   *[no] { $count ->
        [0] { $seat } ne mise rien.
       *[other] { $seat } brûle { $count } charbon.
    }
}
event-van-searched = { $seat } fouille le fourgon et prend un sac sans le montrer.
event-van-searched-own = Vous fouillez le fourgon : un sac pour { $town }.
event-bag-loaded = { $you ->
    [yes] Vous prenez un sac pour { $town }.
   *[no] { $seat } prend un sac pour { $town }.
}
event-mail-delivered = { $you ->
    [yes] { $count ->
        [one] Vous livrez un sac à { $town } : { $points } points.
       *[other] Vous livrez { $count } sacs à { $town } : { $points } points.
    }
   *[no] { $count ->
        [one] { $seat } livre un sac à { $town } : { $points } points.
       *[other] { $seat } livre { $count } sacs à { $town } : { $points } points.
    }
}
event-nothing-delivered = { $you ->
    [yes] Vous ne livrez rien.
   *[no] { $seat } ne livre rien.
}
event-ticket-fulfilled = { $you ->
    [yes] Votre billet { $one } – { $two } est rempli.
   *[no] { $seat } montre le billet { $one } – { $two } : rempli.
}
event-ticket-missed = { $you ->
    [yes] Votre billet { $one } – { $two } n’est pas rempli.
   *[no] { $seat } montre le billet { $one } – { $two } : manqué.
}
event-night-ended = C’est l’aube : le courrier de nuit est arrivé.

## Fins de partie

ending-dawn = la nuit s’est achevée

## Légendes du dessin

scene-title = Night Mail, étape { $leg }
label-platform = Quai
label-hand = Main
label-town = { $town } : le prochain sac rapporte { $points }.
label-call = Le train dessert { $town }
label-received = { $count ->
    [one] { $seat } : un sac.
   *[other] { $seat } : { $count } sacs.
}
label-bags = { $count ->
    [one] Un sac pour { $town }
   *[other] { $count } sacs pour { $town }
}
label-ticket = Billet { $one } – { $two }
note-seat = courrier { $mail } · charbon { $coal } · sacs { $bags }
note-lamp = courrier { $mail } · charbon { $coal } · sacs { $bags } · lanterne

## Décompte

score-mail = Courrier livré
score-tickets = Billets
score-late = Sacs en retard
score-coal = Charbon restant

## Refus

refusal-no-ticket = Ce billet n’existe pas.
refusal-not-your-ticket = Vous n’avez pas reçu le billet { $one } – { $two }.
refusal-coal = Vous pouvez miser de 0 à { $count } charbon.
refusal-no-town = Cette ville n’existe pas.
refusal-no-bag = Aucun sac pour { $town } n’attend sur le quai.
refusal-no-call = Le train ne dessert pas { $town } à cette étape.
refusal-bags = { $count ->
    [0] Vous n’avez aucun sac pour { $town }.
    [one] Vous avez un sac pour { $town } : livrez-le, ou ne livrez rien.
   *[other] Vous avez { $count } sacs pour { $town } : livrez-en au moins un, au plus tous.
}

## Positions

bad-position-seats = La position ne convient pas à { $count } joueurs : il faut une ligne par joueur, et 10 charbon au plus.
bad-position-line = Ligne { $line } : « { $text } » n’a pas de sens ici, ou figure deux fois.
bad-position-move = Le tour indiqué ne correspond ni au quai ni à l’ordre.
bad-position-bags = Le compte des sacs n’est pas bon : douze par ville, et assez dans le fourgon pour les étapes à venir.
bad-position-tickets = Le compte des billets n’est pas bon : trois par joueur avant d’en rendre un, puis deux, sans doublon.
