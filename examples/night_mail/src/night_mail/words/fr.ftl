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

prompt-keep = Rendez un billet et gardez-en deux : personne ne voit lequel.
prompt-bid = Misez du charbon pour votre place dans la file, ou rien pour fouiller le fourgon.
prompt-load = Prenez un sac sur le quai.
prompt-deliver = Le train dessert { $towns } : livrez dans l’une de ces villes.
choice-return = Rendre { $one } – { $two }
choice-bid = { $count ->
    [0] Ne rien miser et fouiller le fourgon
    [one] Miser { $count } charbon
   *[other] Miser { $count } charbons
}
choice-load = Prendre le sac pour { $town }
choice-deliver = { $count ->
    [0] Ne rien livrer à { $town }
    [one] Livrer un sac à { $town } (+{ $points })
   *[other] Livrer { $count } sacs à { $town } (+{ $points })
}
choice-deliver-short = { $count ->
    [0] rien
    [one] un sac (+{ $points })
   *[other] { $count } sacs (+{ $points })
}
choice-hold = Ne rien livrer
amount-bid = Miser du charbon

## Ce qui s’est passé

event-ticket-returned = { $seat } garde deux billets.
event-ticket-returned-own = Vous rendez { $one } – { $two }.
event-leg-begun = Étape { $leg }. Sur le quai : { $towns }.
event-bid-opened = { $you ->
    [yes] { $count ->
        [0] Vous ne misez rien.
        [one] Vous brûlez { $count } charbon.
       *[other] Vous brûlez { $count } charbons.
    }
   *[no] { $count ->
        [0] { $seat } ne mise rien.
        [one] { $seat } brûle { $count } charbon.
       *[other] { $seat } brûle { $count } charbons.
    }
}
event-van-searched = { $seat } fouille le fourgon et prend un sac sans le montrer.
event-van-searched-own = Vous fouillez le fourgon : un sac pour { $town }.
event-bag-loaded = { $you ->
    [yes] Vous prenez un sac pour { $town }.
   *[no] { $seat } prend un sac pour { $town }.
}
event-mail-delivered = { $you ->
    [yes] { $count ->
        [0] Vous ne livrez rien à { $town }.
        [one] Vous livrez un sac à { $town } : +{ $points }.
       *[other] Vous livrez { $count } sacs à { $town } : +{ $points }.
    }
   *[no] { $count ->
        [0] { $seat } ne livre rien à { $town }.
        [one] { $seat } livre un sac à { $town } : +{ $points }.
       *[other] { $seat } livre { $count } sacs à { $town } : +{ $points }.
    }
}
event-nothing-delivered = { $you ->
    [yes] Vous ne livrez rien.
   *[no] { $seat } ne livre rien.
}
event-ticket-fulfilled = { $you ->
    [yes] Votre billet { $one } – { $two } est rempli.
   *[no] { $seat } montre le billet { $one } – { $two } : rempli.
}
event-ticket-missed = { $you ->
    [yes] Votre billet { $one } – { $two } n’est pas rempli.
   *[no] { $seat } montre le billet { $one } – { $two } : manqué.
}
event-night-ended = C’est l’aube : le courrier de nuit est arrivé.

## Fins de partie

ending-dawn = la nuit s’est achevée

## Légendes du dessin

scene-title = Night Mail, étape { $leg }
label-platform = Quai
label-hand = Main
label-town = { $town } : le prochain sac rapporte { $points }.
label-call = Le train dessert { $town }
label-received = { $count ->
    [0] { $seat } : aucun sac.
    [one] { $seat } : un sac.
   *[other] { $seat } : { $count } sacs.
}
label-bags = { $count ->
    [0] Aucun sac pour { $town }
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
refusal-coal = { $count ->
    [0] Vous n’avez plus de charbon : ne misez rien.
    [one] Vous pouvez ne rien miser, ou miser votre dernier charbon.
   *[other] Vous pouvez miser de 0 à { $count } charbons.
}
refusal-no-town = Cette ville n’existe pas.
refusal-no-bag = Aucun sac pour { $town } n’attend sur le quai.
refusal-no-call = Le train ne dessert pas { $town } à cette étape.
refusal-bags = { $count ->
    [0] Vous n’avez aucun sac pour { $town }.
    [one] Vous avez un sac pour { $town } : livrez-le, ou ne livrez rien.
   *[other] Vous avez { $count } sacs pour { $town } : livrez-en au moins un, au plus tous.
}

## Positions

bad-position-seats = La position ne convient pas au nombre de joueurs ({ $count }) : il faut une ligne par joueur, et 10 charbons au plus.
bad-position-line = Ligne { $line } : « { $text } » est incorrect ici, ou figure deux fois.
bad-position-move = Le tour indiqué ne correspond ni au quai ni à l’ordre.
bad-position-bags = Le compte des sacs n’est pas bon : douze par ville, et assez dans le fourgon pour les étapes à venir.
bad-position-tickets = Le compte des billets n’est pas bon : trois par joueur avant d’en rendre un, puis deux, sans doublon.
intro-occasion = Pour la dernière heure de la soirée
intro-short = Misez du charbon, livrez avant l’aube.
intro-about = Six villes attendent leur courrier. Chaque nuit, vous misez du charbon pour être en tête sur le quai, vous chargez les sacs qui conviennent à vos billets et vous les remettez avant le lever du jour.
intro-goal = Qui a le plus de points à l’aube gagne : courrier livré, billets tenus et charbon restant.
intro-turn = Gardez vos billets, misez pour votre place, chargez un sac, livrez.
picture-poster = Des sacs sur le quai, les lanternes allumées
