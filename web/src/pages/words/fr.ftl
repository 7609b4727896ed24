## Toutes les pages

skip-to-content = Aller au contenu
pages = Pages
nav-games = Jeux
loading = Un instant…
show-all = Tout afficher ({ $count })
title-home = Rotonde : jeux de chemin de fer dans le navigateur
title-page = { $page } · Rotonde

## La première page

lead = Trois jeux de chemin de fer dans votre navigateur : contre des robots, d’une pièce à l’autre, ou entre amis par un lien.
lead-free = Gratuit. Sans compte. Rien à installer.
lead-short = Trois jeux de chemin de fer. Gratuit, sans compte.
start-here = Commencez ici
play-now = Jouer
set-up = Préparer
facts-players = { $fewest }–{ $most } joueurs
facts-players-short = { $fewest }–{ $most }
facts-minutes = { $from }–{ $to } min
facts-hours = { $from }–{ $to } heures
facts-weight-1 = léger
facts-weight-2 = moyen
facts-weight-3 = lourd
join = Rejoindre un ami
join-explain = Collez le lien reçu, ou seulement sa fin.
join-example = https://…/table/…
join-do = Rejoindre
join-empty = Collez d’abord un lien.
join-unclear = Ceci ne ressemble pas au lien d’une table. Il finit par « /table/ », un nom et souvent une clé après « # ».
import-title = Continuer depuis un fichier

## Au retour

my-games = Vos parties
my-waiting = { $count ->
    [0] personne ne vous attend
    [one] une partie vous attend
   *[other] { $count } parties vous attendent
}
my-none = Aucune partie en cours
my-none-explain = Choisissez-en une ici, ou préparez la vôtre.
my-offline = Le serveur ne répond pas.
my-offline-explain = { $count ->
    [one] Votre partie est en lieu sûr : elle reviendra dès que le serveur répondra.
   *[other] Vos { $count } parties sont en lieu sûr : elles reviendront dès que le serveur répondra.
}
my-ended = Ce qui s’est joué
my-lost = Parties impossibles à ouvrir
another-game = Un autre jeu
card-number = Numéro { $id }
card-yours = À vous de jouer
card-theirs = On attend { $names }
card-since = Depuis votre dernier tour :
card-go-on = Continuer
card-look = Ouvrir
card-here = { $count ->
    [one] { $names } est à la table
   *[other] { $names } sont à la table
}
card-live = Les coups apparaissent ici dès qu’ils sont joués.
card-forget = Retirer
card-result-won = Vous avez gagné.
card-result-shared = Vous partagez la victoire.
card-result-lost = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } partagent la victoire.
}
card-result-watched = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } partagent la victoire.
}
card-result-alone = Terminée.

## La page d’un jeu

game-missing = Ce jeu n’est pas ici
game-missing-text = L’adresse est peut-être mal tapée, ou le jeu n’est pas installé sur ce serveur.
game-gallery = Images
game-enlarge = Agrandir : { $caption }
game-scenarios = Manières de jouer
game-best = votre meilleur résultat
game-records = Vos records
game-records-none = Terminez une partie en solitaire : vos meilleurs résultats s’inscriront ici.
game-rules = Règles
game-goal = Le but
game-turn = Un tour
game-read-rules = Lire les règles
game-print = Une page à imprimer
game-sources = D’où viennent ses chiffres
source-rulebook = { $count ->
    [0] De la règle du jeu : rien
    [one] De la règle du jeu : un bloc de données
   *[other] De la règle du jeu : { $count } blocs de données
}
source-published = { $count ->
    [0] De sources publiées : rien
    [one] De sources publiées : un bloc
   *[other] De sources publiées : { $count } blocs
}
source-inferred = { $count ->
    [0] Déduit de ce qui précède : rien
    [one] Déduit de ce qui précède : un bloc
   *[other] Déduit de ce qui précède : { $count } blocs
}
source-designed = { $count ->
    [0] De notre main : rien
    [one] De notre main : un bloc
   *[other] De notre main : { $count } blocs
}
game-designed = Ce que nous avons conçu
game-companion = À votre propre table
game-companion-open = Ouvrir le compagnon
game-share = Copier le lien
game-shared = Copié

## Préparer la partie

setup-title = Préparer la partie : { $game }
setup-other = Un autre jeu
setup-options = Options
setup-usual = comme d’habitude
setup-again = Comme la dernière fois

## Règles et résumé

rules-title = { $game } : règles
rules-reasons = Montrer les raisons
rules-contents = Sommaire
rules-goal = Le but
summary-title = { $game } en une page
summary-print = Imprimer
summary-back = Retour aux règles
summary-more = Toutes les règles : { $address }
