## Comme sur toutes les pages

house = Rotonde
close = Fermer
language = Langue
language-en = English
language-fr = Français
imprint = Rotonde n’a aucun lien avec les auteurs ni les éditeurs de ces jeux. Les règles sont écrites dans ses propres termes, les dessins sont les siens.
imprint-licences = Licences des composants de ces pages
theme-light = Passer au jour
theme-dark = Passer à la nuit
amount-less = { $label } : moins
amount-more = { $label } : plus

## Le compagnon : une page pour qui possède la boîte

co-title = Compagnon de Silverton
co-house = Retour à Rotonde
co-lead = Jouez avec votre boîte : cette page tient les prix, les ventes, l’IDN et les hivers, et lance les dés des marchés.
co-tables = Vos tables
co-tables-all = Toutes les tables
co-new = Nouvelle table
co-remove = Retirer { $name }
co-remove-sure = Retirer « { $name } » et son historique ?
co-remove-yes = Retirer
co-keep = La garder
co-about = { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
}, tour { $turn }
co-unsafe = Ce navigateur n’enregistre rien : fermez la fenêtre et la table est perdue.
co-offline-ready = Gardée sur cet appareil : la page marche désormais sans réseau.
co-offline-insecure = À cette adresse la page a besoin du réseau. Sans réseau, elle ne marche que depuis https ou localhost.
co-offline-away = Pas de connexion : rien n’est perdu, continuez à jouer.
co-install = Mettre sur l’écran d’accueil

## Mise en place

co-setup = Mettre le marché en place
co-players = Joueurs
co-name = Nom de la table
co-name-given = Table { $n }
co-from = Tour en cours
co-from-explain = Plus de 1 si vous arrivez en cours de partie : rectifiez ensuite les marqueurs.
co-in-use = { $count ->
    [0] Aucune colonne en service
    [one] Une colonne en service
   *[other] { $count } colonnes en service
}
co-start = Ouvrir le marché
co-cancel = Annuler

## La table

co-turn = Tour { $turn }
co-turns = Tours
co-turn-of = Tour { $turn } sur { $last }
co-turn-winter = Tour { $turn }, hiver
co-idn = IDN
co-idn-is = IDN { $idn }
co-winter-line = Hiver : la neige ferme les segments blancs.
co-winter-next = Prochain hiver : tour { $turn }.
co-last-line = Dernier tour : les prix ne bougent plus (SV-16.3).
co-money = { NUMBER($amount) } $
co-limit = limite { $limit }
co-limit-each = { $limit ->
    [0] Personne ne peut vendre ici.
    [one] Chaque joueur peut vendre une unité ici par tour.
   *[other] Chaque joueur peut vendre { $limit } unités ici par tour.
}
co-limit-none = Il n’y a pas de limite de vente ici.
co-limit-over = C’est plus que les joueurs ne peuvent vendre ici en un tour, tous ensemble ({ $most }).
co-sold-in = { $name } : unités vendues
co-less = { $name } : une unité de moins
co-more = { $name } : une unité de plus
co-look = Échelle des prix, probabilités, historique
co-moved-up = { $cells ->
    [one] monte de { $cells } case
   *[other] monte de { $cells } cases
}
co-moved-down = { $cells ->
    [one] baisse de { $cells } case
   *[other] baisse de { $cells } cases
}
co-moved-none = ne bouge pas
co-roll = Lancer les dés
co-own = Saisir nos propres dés
co-move = Faire bouger les prix
co-history = Historique
co-undo = Annuler
co-undo-what = Annuler : { $what }
co-redo-what = Rétablir : { $what }
co-undone = Annulé : { $what }
co-redone = Rétabli : { $what }
co-did-sold = { $name } : { $units ->
    [one] { $units } vendue
   *[other] { $units } vendues
}
co-did-set = { $name } : marqueur rectifié
co-did-turn = prix du tour { $turn }

co-metals = Métaux

## Les dés

co-dice-title = Vos dés, tour { $turn }
co-dice-lead = Touchez ce que vous avez lancé, colonne par colonne. Ce qui reste vide est lancé pour vous.
co-dice-pad = Faces
co-dice-face = { $face }
co-dice-back = Effacer
co-dice-slot = { $name }, dé { $n } : { $face }
co-dice-slot-empty = { $name }, dé { $n } : vide
co-dice-rest = Lancer le reste
co-dice-one = { $name } : lancer pour nous
co-dice-roll = lancer
co-dice-full = Tous les dés y sont.
co-back = Retour aux ventes

## Ce qu’ont fait les prix

co-did = Tour { $turn } : ce qu’ont fait les prix
co-on = Passer au tour { $turn }
co-line = { $name } : dés { $dice }, vendu { $sold }, IDN { $idn }, résultat { $result }, { $step }, { $price }.
co-line-simple = { $name } : vendu { $sold }, { $step }, { $price }.
co-line-sold = vendu
co-line-half = moitié des ventes ({ $sold })
co-fixed = { $name } : marqueur rectifié, { $price }
co-no-history = Aucun prix n’a encore bougé.
co-turn-now = Tour { $turn }, en cours

## Une colonne

co-ladder = Échelle des prix
co-cell = { $price }
co-cell-here = { $price }, le marqueur est ici
co-cell-shaded = ombrée
co-fix = Rectifier le marqueur
co-fix-explain = Touchez la case où se trouve votre marqueur.
co-sale = Une vente
co-sale-units = Unités
co-sale-total = { $units } × { $price } = { $total }
co-sale-add = Noter cette vente
co-odds = Après ce tour
co-odds-line = { $price } : { $chance }
co-odds-now = { $price } (ne bouge pas) : { $chance }
co-chance = { $percent } %
co-table = Effet du résultat
co-result = Résultat
co-cells = Cases
co-result-most = { $n } ou moins
co-result-least = { $n } ou plus
co-result-range = { $low } à { $high }
co-formula = { $dice ->
    [one] 1 dé
   *[other] 2 dés
} + { $halved ->
    [yes] moitié des unités vendues, arrondie vers le haut
   *[no] unités vendues
}{ $idn ->
    [yes] {" "}− IDN
   *[no] {""}
}
co-path = Le prix jusqu’ici
co-path-said = Prix au début de chaque tour : { $prices }
