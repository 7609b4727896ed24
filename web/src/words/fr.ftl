## La maison

house = Rotonde
house-home = Retour à mes parties
lead = Des jeux de chemin de fer à jouer devant cet écran, d’une pièce à l’autre, ou contre un robot qui ne dort jamais.
close = Fermer
trouble = La maison ne répond pas. Réessayez dans un instant.
language = Langue
language-en = English
language-fr = Français
theme = Thème
theme-light = Passer au jour
theme-dark = Passer à la nuit
theme-name-light = Jour
theme-name-dark = Nuit

promise-together = Seul ou à plusieurs
promise-together-line = Contre des robots de toute force, avec des amis devant cet écran, ou par un lien vers le leur.
promise-learn = Apprenez en jouant
promise-learn-line = Tout ce que vous pouvez faire brille. Demandez un conseil, demandez « pourquoi pas ? », ouvrez la règle au bon paragraphe.
promise-keep = Rien ne se perd
promise-keep-line = Fermez la fenêtre et revenez plus tard ; chaque coup peut être revu, partagé et gardé.

## Mes parties

quick = Jouer à { $game }
quick-again = Partie rapide contre un robot
starting = On dresse la table…
new-game = Nouvelle partie
new-game-choose = Choisir joueurs et variante
my-games = Parties en cours
my-ended = Parties terminées
my-lost = Parties impossibles à ouvrir
card-number = Numéro { $id }
card-over = Terminée
card-yours = À vous de jouer
card-theirs = On attend { $names }
card-forget = Retirer
import = Ouvrir un fichier de partie
companion = Silverton à votre propre table
companion-explain = Pour qui possède la boîte : prix, dés et hivers sur votre téléphone, même sans réseau.
import-explain = Reprenez une partie enregistrée, ou revoyez une partie finie.

## Une nouvelle partie

choose-game = Jeu
seats-range = De { $fewest } à { $most } joueurs
seats = Qui est à la table ?
seat-number = Place { $number }
seat-name = Nom
seat-kind = Qui joue
seat-level = Force du robot
seat-me = Moi
seat-here = Quelqu’un à cet écran
seat-link = Quelqu’un par un lien
seat-bot = Un robot
seat-me-line = Vous, devant cet écran.
seat-here-line = Vous vous passez la souris, ou le téléphone, à chaque tour.
seat-link-line = La table affiche un lien et un code à scanner pour cette place.
seat-add = Ajouter un joueur
seat-remove = Retirer { $name }
variants = Variante
preview = { $game } : le plateau au départ
switches = Autres règles
switches-changed = { $count ->
    [0] comme d’habitude
    [one] une modifiée
   *[other] { $count } modifiées
}
seed = Graine
seed-none = Laissée au hasard
seed-explain = La même graine donne la même partie. Une partie dont on a choisi la graine ne compte pas dans les archives.
surprise = Surprenez-moi
designed = Ce qui est de notre invention
designed-nothing = Rien : chaque chiffre de ce jeu vient de sa règle ou de ce que d’autres en ont écrit.
start = Commencer la partie
name-1 = Ambre
name-2 = Basile
name-3 = Cléo
name-4 = Diane
name-5 = Élie
name-6 = Flora

## La table

table-calling = Appel de la table…
table-opening = On dresse la table…
line-lost = Connexion perdue. Nouvel essai…
phases = Phases du tour
players = Joueurs
seat-your-turn = À vous de jouer
seat-their-turn = en train de jouer
seat-thinking = réfléchit…
seat-away = absent
seat-ready = prêt
seat-choosing = pas encore prêt
ready-marks = Qui est prêt
secret = secret
seat-is-bot = robot, { $level }
side = Joueurs, ce que vous visez, journal
side-open = Joueurs et journal
pointed = Sous le pointeur
pointed-nothing = Montrez un élément du plateau : ce qu’il y a à en savoir s’affiche ici.
log = Journal
log-earlier = { $count ->
    [one] Une ligne plus ancienne : la relecture la montre.
   *[other] { $count } lignes plus anciennes : la relecture les montre.
}
log-keys = Les flèches, Début et Fin vont d’une ligne à l’autre.
log-empty = Il ne s’est encore rien passé.
news = { $count ->
    [one] Un coup depuis votre dernier tour
   *[other] { $count } coups depuis votre dernier tour
}
news-watch = Revoir
news-again = { $count ->
    [one] Revoir le coup
   *[other] Revoir { $count } coups
}
choices = Vos choix
choices-keys = Flèches pour choisir, Entrée pour prendre.
choices-end = Touche Fin : { $choice }.
board = Plateau
board-keys = Les flèches déplacent la vue, plus et moins zooment, 0 montre tout le plateau, 2 et suivants posent un autre plateau à sa place.
part-key = { $name } (touche { $key })
zoom = Zoom
zoom-in = Plus près
zoom-out = Plus loin
zoom-whole = Tout le plateau
find = Chercher un lieu
find-found = Lieux trouvés
find-nothing = Aucun lieu de ce nom sur ce plateau.
auction = Enchère
auction-leads = meilleure mise
auction-speaks = à son tour
auction-out = plus en lice
bid-limit = Plafond
bid-limit-set = Miser jusqu’à { $n } $
bid-limit-explain = Vos mises se feront seules, chaque fois au minimum, et vous passerez au-delà de ce plafond. Personne d’autre ne le voit.
bid-limit-now = Vos mises se font seules jusqu’à { $most } $, chaque fois le moins possible. Personne d’autre ne le voit.
bid-limit-withdraw = Arrêter
amount-less = { $label } : moins
amount-more = { $label } : plus
amount-range = { $label }, de { $least } à { $most }
amount-wrong = { $unit ->
    [1] Seulement des nombres entiers de { $least } à { $most }.
   *[other] De { $least } à { $most }, par pas de { $unit }.
}
form-partner = Avec qui ?
form-give = Vous donnez
form-take = Vous recevez
form-nothing = Il n’y a rien ici.
several = Lequel voulez-vous dire ?

prompt-replay = Relecture : coup { $at } sur { $n }
prompt-winner = { $count ->
    [one] { $names } remporte la partie.
   *[other] { $names } se partagent la victoire.
}
prompt-watching = Voyez ce que font les autres.
prompt-go-on = Et ensuite ? Les endroits possibles sont éclairés.
why-not = Pourquoi pas ?
undo = Annuler
undo-ask = Annuler ?
put-back = Reposer
all-choices = Tous les choix ({ $count })
all-choices-short = Tous ({ $count })
all-choices-title = Tous les choix
all-listed = { $title } ({ $count })
all-filter = Seulement avec ces mots
all-found = { $count ->
    [0] Rien dans cette liste ne contient ces mots.
    [one] Il en reste un.
   *[other] Il en reste { $count }.
}
all-what = Ce que vous pouvez faire
all-brings = Vous rapporte
all-ways = { $count ->
    [one] Un autre trajet
   *[other] { $count } autres trajets
}
all-keys = La flèche bas mène du champ à la liste ; les flèches, Début et Fin vont d’une ligne à l’autre.
step-back = Défaire le dernier
start-again = Recommencer
undo-ask-explain = Le hasard ou un autre joueur est passé par là : les autres doivent être d’accord.
hint = Conseil
hint-pondering = Réflexion…
confirm = Confirmer
skip = Jusqu’à mon tour
note-away = La connexion est coupée : rien n’a été envoyé.
note-replay = Ceci est une relecture : revenez au jeu pour décider.
note-ask = Choisissez n’importe quoi sur le plateau pour savoir ce qui l’empêche.
note-hint = Un joueur fort choisirait : { $choice }.
rule = Règle { $id }

undo-practice = Annuler…
undo-practice-title = Continuer en entraînement ?
undo-practice-text = Le hasard ou un robot a joué depuis, et ce qui a été vu reste vu. Vous pouvez reprendre votre coup en entraînement : tout pourra alors être repris, et la partie ne comptera plus pour les records.
undo-practice-yes = Continuer en entraînement
undo-practice-no = Laisser tel quel
practice = entraînement
undo-sent = La question est posée aux autres.
undo-asked = Revenir en arrière ?
undo-yes = Accepter
undo-no = Refuser
cover = Passez l’écran à { $name }
cover-explain = Personne d’autre ne doit regarder maintenant.
cover-reveal = C’est moi, { $name }

replay = Relecture
replay-at = Coup { $at } sur { $n }
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-play = Dérouler la partie
replay-pause = Pause
replay-live = Revenir au jeu
replay-end = Aller à la fin

## Aide

rules = Règles
rules-here = Règles de cette phase
rules-page = Page
contents = Table des matières
tutorial = Première partie
keys = Clavier
guide-missing = Cette page est introuvable pour l’instant.
key-arrows = Flèches
key-arrows-does = aller d’un choix à l’autre
key-enter = Entrée
key-enter-does = choisir, puis confirmer
key-page = Page ↑ ↓
key-page-does = parcourir les choix dans l’ordre
key-end = Début, Fin
key-end-does = le premier choix, ce qui finit le tour
key-u = U
key-u-does = annuler
key-r = R
key-r-does = tourner une tuile, voir la possibilité suivante
key-h = H
key-h-does = conseil
key-w = W
key-w-does = demander pourquoi un choix est impossible
key-a = A
key-a-does = montrer tout ce que mène quelqu’un, dans sa couleur, par exemple les tunnels
key-help = ?
key-help-does = règles de cette phase
key-escape = Échap
key-escape-does = abandonner ce qui est commencé
key-brackets = [ ]
key-brackets-does = avancer ou reculer dans la relecture
key-zoom = + − 0
key-zoom-does = zoomer, dézoomer, voir tout le plateau
key-find = /
key-find-does = chercher un lieu sur une grande carte
key-boards = 1 à 9
key-boards-does = poser un plateau sur la table, avec Maj le garder sur le bureau
key-log = L
key-log-does = aller au journal

## Réglages

settings = Réglages
pace = Rythme des coups des autres
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-instant = Immédiat
at-once = Jouer tout de suite
at-once-explain = Un seul clic décide, sans Confirmer.
rim = Montrer ce qu’il y a au-delà des bords
rim-explain = Répète en pâle la rangée et la colonne voisines autour du plateau.
zoom-show = Boutons de zoom
zoom-show-explain = Ctrl et la molette, ou deux doigts, zooment sur n’importe quel plateau.
invite = Inviter
links = Invitations
links-explain = Chaque lien est une place : qui l’ouvre y joue.
links-code = Code à scanner pour { $name }
links-address = Lien pour { $name }
copy = Copier
copied = Copié
this-match = Cette partie
commitment = Sceau du mélange
commitment-explain = Posé avant le premier coup ; la partie finie le prouve.
counts-not = Cette partie ne compte pas dans les archives.
save = Garder et partager
save-match = Fichier de la partie
save-svg = Plateau en SVG
save-png = Plateau en PNG
save-address = Copier l’adresse de cet instant

## La fin

end-title = Résultat
end-because = Fin de la partie : { $ending }.
go-on = Continuer à partir d’ici avec les nouvelles règles
rematch = Revanche
rematch-join = Aller à la revanche
tally = Décompte
tally-count = { $count ->
    [one] Un élément
   *[other] { $count } éléments
}
tally-at = { $at } sur { $n }
tally-back = Élément précédent
tally-next = Élément suivant
tally-walk = Parcourir
tally-halt = Pause
tally-explain = Voyez sur le plateau d’où vient chaque point.
records = Mes résultats ici
books = D’où cela vient
books-sum = À la fin
chart = Scores au fil de la partie
chart-said = Scores au fil de la partie ; à la fin : { $summary }
chart-decisions = { $n } coups
curve-said = { $label } de { $from } à { $to }

# The table

you = Vous
menu = Menu
more = Plus
offers = Vous pouvez aussi
sending = Envoi…
missing-page = Cette page n’existe pas
missing-page-text = L’adresse est peut-être tronquée ou mal tapée. Vos parties sont sur la première page.
hint-do = Faites-le
boards = Plateaux
board-pin = Garder { $title } sur le bureau
board-enlarge = Poser { $title } sur la table
board-fold = Replier { $title }
board-unfold = Déplier { $title }
board-back = Retour : { $title } (1 ou Échap)
rules-short = Règles
standing = Où en est la partie
standing-replay = Coup { $at } sur { $n }
standing-over = Fin de partie
standing-turn = Au tour de : { $name }
standing-waiting = { $count } joueurs choisissent
standing-thinks = { $name } réfléchit
confirm-further = Choisissez l’endroit suivant
confirm-choose = Choisissez d’abord
confirm-their-turn = { $names } : à son tour
confirm-waiting = On attend { $names }
bid-number = Miser { $n } $
confirm-amount = { $label } : { $n }
prompt-stopped = À regarder seulement
phase-over = La partie est finie
phase-of = { $at } sur { $count }
text-size = Taille du texte
text-size-percent = { NUMBER($percent, maximumFractionDigits: 0) } %
