# Toutes les phrases du jeu en français ; en.ftl a les mêmes identifiants.

title = Template Game
tagline = Placez des wagons dans un petit triage et attelez-en le plus possible.

## Étapes, fins

phase-lay = Placer un wagon
prompt-lay = Placez un wagon sur un emplacement libre.
choice-lay = Placer un wagon voie { $track }, emplacement { $place }
ending-full = le triage est plein

## Ce qui s’est passé

event-wagon-laid = { $you ->
    [yes] Vous placez un wagon voie { $track }, emplacement { $place }.
   *[no] { $seat } place un wagon voie { $track }, emplacement { $place }.
}
event-yard-full = Le triage est plein : la partie est terminée.

## L’image

scene-title = Un triage à trois voies
label-free = Voie { $track }, emplacement { $place } : libre
label-tower = Voie { $track }, emplacement { $place } : le château d’eau
label-wagon = Voie { $track }, emplacement { $place } : wagon ({ $seat })
about-couplings = { $count ->
    [0] { $seat } : aucun attelage, 0 point.
    [one] { $seat } : un attelage, 1 point.
   *[other] { $seat } : { $count } attelages, { $count } points.
}

## Refus

refusal-no-place = Cet emplacement n’existe pas.
refusal-tower = Le château d’eau est ici : choisissez un autre emplacement.
refusal-taken = Il y a déjà un wagon ici ({ $seat }) : choisissez un emplacement libre.
bad-position = Ce n’est pas une position : écrivez trois lignes de trois signes (A à D, # une fois, ou un point), puis « move » et une lettre.
intro-occasion = Pour un moment libre
intro-short = Posez des wagons et attelez-les.
intro-about = Un petit triage se remplit, un wagon à la fois. Ce que vous attelez compte pour vous.
intro-goal = Qui a le plus de points quand le triage est plein gagne.
intro-turn = Placez un wagon sur un emplacement libre.
picture-poster = Le triage avant le premier wagon
