## Rotonde

house = Rotonde
house-home = Retour à mes parties
close = Fermer
trouble = Le serveur ne répond pas. Réessayez dans un instant.
try-again = Réessayer
language = Langue
language-en = English
language-fr = Français
imprint = Rotonde n’a aucun lien avec les auteurs ni les éditeurs de ces jeux. Les règles sont écrites dans ses propres termes, les dessins sont les siens.
imprint-licences = Licences des composants de ces pages
theme = Thème
theme-light = Passer au jour
theme-dark = Passer à la nuit
theme-name-light = Jour
theme-name-dark = Nuit


## Mes parties

starting = Mise en place…
new-game = Nouvelle partie
import = Ouvrir un fichier de partie
import-explain = Reprenez une partie enregistrée, ou revoyez une partie finie.

## Une nouvelle partie

# $most is 2 or more
seats-range = De { $fewest } à { $most } joueurs
seats = Qui joue ?
seat-number = Place { $number }
seat-name = Nom
seat-kind = Joueur
seat-level = Niveau du robot
seat-me = Moi
seat-here = Quelqu’un qui partage cet écran
seat-link = Quelqu’un, par un lien
seat-bot = Un robot
seat-me-line = Vous, devant cet écran.
seat-here-line = Vous vous passez la souris, ou le téléphone, à chaque tour.
seat-link-line = La table affiche un lien et un code à scanner pour cette place.
seat-add = Ajouter un joueur
seat-remove = Retirer { $name }
variants = Options
preview = { $game } : le plateau au départ
switches = Options de règles
switches-changed = { $count ->
    [0] par défaut
    [one] une modifiée
   *[other] { $count } modifiées
}
seed = Graine
seed-none = Au hasard
seed-explain = La même graine donne la même partie. Une partie dont on a choisi la graine n’entre pas dans vos résultats.
surprise = Surprenez-moi
designed = Ce que nous avons conçu nous-mêmes
designed-nothing = Rien : chaque chiffre de ce jeu vient de sa règle ou de ce qui en a été publié.
start = Commencer la partie
name-1 = Ambre
name-2 = Basile
name-3 = Cléo
name-4 = Diane
name-5 = Élie
name-6 = Flora

## La table

table-calling = Connexion à la table…
table-opening = Mise en place…
line-lost = Connexion perdue. Nouvel essai…
phases = Phases du tour
players = Joueurs
seat-your-turn = À vous de jouer
seat-their-turn = en train de jouer
seat-thinking = réfléchit…
seat-away = hors ligne
seat-ready = a choisi
seat-choosing = choisit encore
ready-marks = Qui a choisi
secret = secret
seat-is-bot = robot · { $level }
side = Joueurs, ce que vous visez, journal
side-open = Joueurs et journal
pointed = Sous le pointeur
pointed-nothing = Survolez ou touchez un élément du plateau pour tout savoir de lui.
log = Journal
log-earlier = { $count ->
    [0] Rien de plus ancien.
    [one] Une ligne plus ancienne : la relecture la montre.
   *[other] { $count } lignes plus anciennes : la relecture les montre.
}
log-keys = Les flèches, Début et Fin vont d’une ligne à l’autre.
log-empty = Il ne s’est encore rien passé.
news = { $count ->
    [0] Aucun coup depuis votre dernier tour
    [one] Un coup depuis votre dernier tour
   *[other] { $count } coups depuis votre dernier tour
}
news-watch = Revoir
news-again = { $count ->
    [0] Rien à revoir
    [one] Revoir le dernier coup
   *[other] Revoir { $count } coups
}
choices = Vos choix
choices-keys = Flèches pour choisir, Entrée pour prendre.
choices-end = Touche Fin : { $choice }.
board = Plateau
board-keys = Les flèches déplacent la vue, plus et moins zooment, 0 montre tout le plateau, 2 et suivants posent un autre plateau à sa place.
part-key = { $name } (touche { $key })
zoom = Zoom
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-whole = Tout le plateau
find = Chercher un lieu
find-found = Lieux trouvés
find-nothing = Aucun lieu de ce nom sur ce plateau.
places-beyond = { $count ->
        [0] Aucun autre endroit
        [one] Encore 1 endroit { $way ->
            [up] plus haut
            [down] plus bas
            [left] à gauche
           *[right] à droite
        }
       *[other] Encore { $count } endroits { $way ->
            [up] plus haut
            [down] plus bas
            [left] à gauche
           *[right] à droite
        }
    }
glass = Les endroits sous le pointeur, agrandis
log-fresh = de nouvelles lignes
stop-map = Agrandir la carte
stop-papers = Agrandir les fiches
auction = Enchère
auction-leads = meilleure mise
auction-speaks = a la parole
auction-out = a passé
bid-limit = Plafond
bid-limit-set = Miser jusqu’à { $n } $
bid-limit-explain = Vos mises se feront seules, chaque fois au minimum, et vous passerez au-delà de ce plafond. Personne d’autre ne le voit.
bid-limit-now = Vos mises se font seules jusqu’à { $most } $, chaque fois au minimum. Personne d’autre ne le voit.
bid-limit-withdraw = Arrêter les mises automatiques
amount-less = { $label } : moins
amount-more = { $label } : plus
amount-range = { $label }, de { $least } à { $most }
amount-wrong = { $unit ->
    [1] Seulement des nombres entiers de { $least } à { $most }.
   *[other] De { $least } à { $most }, par pas de { $unit }.
}
form-partner = Avec qui ?
form-give = Vous donnez
form-take = Vous recevez
form-nothing = Il n’y a rien ici.
several = Que choisissez-vous ?
menu-more = { $count ->
    [0] Rien de plus
    [one] Encore un
   *[other] Encore { $count }
}

prompt-replay = Relecture : coup { $at } sur { $n }
prompt-winner = { $you ->
    [yes] Vous remportez la partie.
   *[no] { $count ->
        [one] { $names } remporte la partie.
       *[other] { $names } se partagent la victoire.
    }
}
prompt-watching = Voyez ce que font les autres.
prompt-go-on = Choisissez maintenant l’endroit suivant : les possibles sont éclairés.
why-not = Pourquoi refusé ?
undo = Annuler
undo-ask = Annuler ?
put-back = Remettre
all-choices = Tous les choix ({ $count })
all-choices-short = Tous ({ $count })
all-choices-title = Tous les choix
all-listed = { $title } ({ $count })
all-filter = Filtrer par mots
all-found = { $count ->
    [0] Aucun choix ne contient ces mots.
    [one] Un choix
   *[other] { $count } choix
}
all-what = Ce que vous pouvez faire
all-brings = Gain
all-ways = { $count ->
    [0] Pas d’autre trajet
    [one] Un autre trajet
   *[other] { $count } autres trajets
}
all-keys = La flèche bas mène du champ à la liste ; les flèches, Début et Fin vont d’une ligne à l’autre.
step-back = Revenir d’un pas
start-again = Recommencer
undo-ask-explain = Un tirage ou un autre joueur est passé depuis : les autres doivent être d’accord.
hint = Conseil
hint-pondering = Réflexion…
confirm = Confirmer
skip = Passer à mon tour
note-away = La connexion est coupée : rien n’a été envoyé.
note-replay = Ceci est une relecture : revenez au jeu pour décider.
note-ask = Choisissez n’importe quoi sur le plateau pour savoir ce qui l’empêche.
note-hint = Conseil : { $choice }.
rule = Règle { $id }

undo-practice = Annuler…
undo-practice-title = Continuer en entraînement ?
undo-practice-text = Un tirage ou un robot est passé depuis, et ce qui a été vu reste vu. Vous pouvez reprendre votre coup en entraînement : tout pourra alors être repris, et la partie n’entrera pas dans vos résultats.
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
tutorial = Débuter
keys = Clavier
guide-missing = Impossible d’afficher cette page pour l’instant.
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé.
    [one] Un paragraphe.
   *[other] { $count } paragraphes.
}
rules-ruling = Arbitrage : pourquoi
rules-link = Lien vers la règle { $id }
key-arrows = Flèches
key-arrows-does = aller d’un choix à l’autre
key-enter = Entrée
key-enter-does = choisir, puis confirmer
key-page = Page ↑ ↓
key-page-does = parcourir les choix dans l’ordre
key-end = Début, Fin
key-end-does = premier choix ; fin du tour
key-u = U
key-u-does = annuler
key-r = R
key-r-does = tourner une tuile, voir la possibilité suivante
key-h = H
key-h-does = conseil
key-w = W
key-w-does = demander pourquoi un choix est impossible
key-a = A
key-a-does = montrer ce qui est à quelqu’un, dans sa couleur, par exemple les tunnels
key-help = ?
key-help-does = règles de cette phase
key-escape = Échap
key-escape-does = annuler ce qui est commencé
key-brackets = [ ]
key-brackets-does = avancer ou reculer dans la relecture
key-zoom = + − 0
key-zoom-does = zoomer, dézoomer, voir tout le plateau
key-find = /
key-find-does = chercher un lieu sur une grande carte
key-boards = 1 à 9
key-boards-does = montrer un plateau sur la table, avec Maj le garder sur le côté
key-log = L
key-log-does = aller au journal

## Réglages

settings = Réglages
pace = Rythme des coups des autres
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-instant = Instantané
at-once = Jouer sans Confirmer
at-once-explain = Un seul clic décide.
rim = Montrer ce qu’il y a au-delà des bords
rim-explain = Répète, estompées, la rangée et la colonne voisines autour du plateau.
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
commitment-explain = Apposé avant le premier coup ; la partie finie, chacun peut le vérifier.
counts-not = Cette partie n’entre pas dans vos résultats.
save = Garder et partager
save-match = Fichier de la partie
save-svg = Plateau en SVG
save-png = Plateau en PNG
save-address = Copier le lien vers cette position

## La fin

end-title = Résultat
end-analyse = Analyser la partie
end-because = Fin de la partie : { $ending }.
go-on = Continuer à partir d’ici avec les nouvelles règles
rematch = Revanche
rematch-join = Aller à la revanche
tally = Décompte
tally-count = { $count ->
    [0] Aucun élément
    [one] Un élément
   *[other] { $count } éléments
}
tally-at = { $at } sur { $n }
tally-back = Élément précédent
tally-next = Élément suivant
tally-walk = Pas à pas
tally-halt = Pause
tally-explain = Voyez sur le plateau d’où vient chaque point.
records = Mes résultats ici
books = Le détail
books-sum = Total
chart = Scores au fil de la partie
chart-said = Scores au fil de la partie ; à la fin : { $summary }
chart-decisions = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
curve-said = { $label } : de { $from } à { $to }

# The table

you = Vous
menu = Menu
more = Plus
offers = Vous pouvez aussi
offers-only = À vous de choisir
sending = Envoi…
missing-page = Cette page n’existe pas
missing-page-text = L’adresse est peut-être tronquée ou mal tapée. Vos parties sont sur la première page.
hint-show = Montrer
hint-comparing = Comparaison avec le meilleur autre choix…
hint-do = Jouer ce coup
boards = Plateaux
board-pin = Garder { $title } sur le côté
board-enlarge = Montrer { $title } sur la table
board-fold = Replier { $title }
board-unfold = Déplier { $title }
board-back = Retour : { $title } (1 ou Échap)
rules-short = Règles
standing = Où en est la partie
standing-replay = Coup { $at } sur { $n }
standing-over = Fin de partie
standing-turn = À { $name } de jouer
standing-waiting = { $count ->
    [0] On n’attend personne
    [one] On attend un joueur
   *[other] On attend { $count } joueurs
}
standing-thinks = { $name } réfléchit
confirm-further = Choisissez l’endroit suivant
confirm-choose = Choisissez d’abord
confirm-drafted = { $count ->
    [one] valide votre choix
   *[other] valide vos { $count } choix
}
confirm-their-turn = { $count ->
    [one] À { $names } de jouer
   *[other] On attend { $names }
}
confirm-waiting = On attend { $names }
confirm-amount = { $label } : { $n }
prompt-stopped = En lecture seule
phase-over = La partie est finie
phase-of = { $at } sur { $count }
text-size = Taille du texte
text-size-percent = { NUMBER($percent, maximumFractionDigits: 0) } %
