## Ce que dit la maison, quel que soit le jeu.

and = et
you-among = vous
prompt-over = La partie est terminée.
score-secret = secret

## Refus communs à tous les jeux

refusal-over = La partie est terminée : il n’y a plus rien à décider.
refusal-no-seat = Cette place n’existe pas à cette table.
refusal-stale = La partie a avancé entre-temps : regardez le plateau, puis décidez.
refusal-not-your-turn = C’est à { $seat } de jouer.
refusal-already-chosen = Vous avez déjà choisi ; les autres choisissent encore.
refusal-not-an-action = Ce n’est pas une action de ce jeu.
refusal-not-now = Une autre décision vient d’abord : voyez la consigne.
refusal-not-offered = Ce n’est pas possible ici : prenez un des choix proposés.
refusal-draft-closed = On ne peut rien ajouter à ce brouillon : confirmez-le ou revenez en arrière.
refusal-nothing-to-undo = Vous n’avez rien à reprendre.
refusal-undo-target = Cette décision n’existe pas : impossible d’y revenir.
refusal-undo-practice = Cela reviendrait sur un tirage ou sur le coup d’un robot, et ce qui a été vu reste vu : seulement en entraînement.
refusal-undo-consent = Cela reviendrait sur un tirage ou sur le coup d’un autre joueur : tous les autres doivent être d’accord.

## Saisies incorrectes

bad-action = Ce n’est pas une action de ce jeu : { $detail }.
bad-form = Ce formulaire ne correspond pas à la décision en cours.
bad-form-partner = Choisissez d’abord avec qui.
bad-form-count = Il y en a { $most } au plus.
bad-option = Il n’y a pas d’option « { $option } ». Options : { $known }.
bad-choice = L’option { $option } ne peut pas valoir « { $value } ». Choix : { $known }.
# $most is 2 or more
bad-seats = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $count }.
bad-seat-list = Indiquez un nombre de joueurs ou une liste de noms.
# $most is 2 or more
bad-seat-name = Le nom de la place { $place } ne convient pas : il tient sur une ligne, en { $most } caractères au plus.
bad-text = { $name } contient des caractères qu’aucun fichier ne peut garder.
bad-seed = La graine est un nombre trop long.
bad-decision-number = Cette partie n’a pas de décision { $n } ; la dernière est la { $last }.
bad-sequence = L’entrée { $n } n’est pas à sa place.
bad-draw = Les tirages notés pour l’entrée { $n } y sont impossibles.
bad-game = Il n’y a pas de jeu « { $name } ». Jeux : { $known }.
bad-language = Il n’y a pas de langue « { $name } ». Langues : { $known }.
bad-data = Fichier de données { $file } : { $detail }.
bad-data-folder = Aucun fichier de données TOML dans { $path }.

## Ce qui ne va pas dans un fichier : se dit après un deux-points

toml-line = la ligne { $line }, colonne { $column }, n’est pas du TOML ({ $detail })
toml-end = ce n’est pas du TOML, ou la fin manque
# $most is 2 or more
toml-long = il y a plus de { $most } caractères
toml-deep = il y a trop de niveaux imbriqués
toml-digits = un des nombres est trop long
toml-number = { $field } est un nombre trop grand, ou n’en est pas un
toml-letters = { $field } contient des caractères qui ne s’impriment pas
misfit-field = { $field } ne convient pas ({ $detail })
misfit-unknown = { $field } n’existe pas
misfit-type = attendu : `{ $expected }`, reçu : `{ $found }`
misfit-bound = attendu : `{ $expected }` { $sign } { $bound }
misfit-missing = il manque { $field }
misfit-file = la forme ne convient pas ({ $detail })

## Pourquoi le système refuse : se dit après un deux-points

os-missing = ce fichier ou ce dossier n’existe pas
os-forbidden = l’accès n’est pas permis
os-folder = c’est un dossier
os-no-folder = une partie du chemin n’est pas un dossier
os-exists = il existe déjà
os-full = le disque est plein
os-read-only = le disque est en lecture seule
os-long-name = le nom est trop long
os-address = cette machine n’a pas cette adresse
os-host = aucune machine ne porte ce nom

## Fichiers de partie

bad-file = Impossible de lire { $path } : { $detail }.
bad-file-write = Impossible d’écrire { $path } : { $detail }.
bad-file-size = { $path } est trop gros : il dépasse { $most } ko.
bad-file-letters = { $path }, ligne { $line } : le texte n’est pas en UTF-8.
bad-path = « { $path } » ne peut pas être un nom de fichier.
bad-match-empty = Le fichier est vide : une partie commence par une ligne d’en-tête.
bad-match-line = La ligne { $line } n’est pas une ligne d’un fichier de partie.
bad-match-field = Ligne { $line } : { $detail }.
bad-match-format = Ce n’est pas un fichier de partie de Rotonde.
bad-match-version = Le fichier est au format { $version } ; ce programme lit jusqu’au format { $known }.
bad-match-rules = La partie suit la version { $version } des règles ({ $name }) ; ce programme connaît les versions jusqu’à { $known }.
bad-match-setup = La mise en place de cette partie n’est pas celle que donne sa graine avec les règles actuelles.
bad-match-seed = La graine ne fait pas 32 octets en hexadécimal.
bad-match-illegal = Ligne { $line } : { $reason } ({ $rule })
bad-match-failed = La ligne { $line } ne peut pas être jouée : le programme y échoue ({ $name }).
bad-match-result = Le résultat noté n’est pas celui auquel mènent les décisions.
bad-match-commitment = La graine ne correspond pas à l’engagement pris avant la première décision.
bad-match-withheld = La ligne { $line } contient un tirage gardé secret jusqu’à la fin de la partie.
bad-match-drew = Ligne { $line } : le hasard donne { $found } avec cette graine, mais le fichier dit { $recorded }.
bad-export-position = Cette partie a été préparée avec des éléments encore cachés, cartes ou caisses : elle pourra être exportée une fois terminée.

## Parties facultatives

missing-extra = Il faut pour cela le module « { $name } » : pip install "rotonde[{ $name }]".
bad-render-mode = Il n’y a pas de mode de rendu « { $name } ». Modes : { $known }.

## La ligne de commande

bad-usage = Commande incorrecte : { $detail }. Essayez : rotonde --help
bad-bot = Il n’y a pas de robot « { $name } ». Robots : { $known }.
bad-bot-count = Le nombre de robots ({ $bots }) ne va pas avec le nombre de places ({ $players }).
bad-bot-broken = Le robot « { $name } » ne peut pas être chargé : { $detail }.
bad-bot-class = « { $name } » n’est pas un robot : un robot est une classe avec une méthode choose.
bad-bot-raised = Le robot « { $name } » a échoué au milieu d’une partie : { $detail }.
bad-bot-move = Le robot « { $name } » a choisi une action interdite : { $detail }
bad-arena-bots = Nommez au moins deux robots différents à opposer, séparés par des virgules.
bad-arena-file = { $path } ne contient pas les parties d’une arène.
bad-arena-job = { $path } contient les parties d’une autre arène (robots, options, graine ou budget). Nommez un autre fichier.
bad-worker-ended = Un processus qui jouait des parties s’est arrêté brusquement, peut-être par manque de mémoire. Essayez-en moins avec --processes.
bad-cluster = Il n’y a pas d’ordonnanceur Dask à l’adresse { $address } : { $detail }
bad-cluster-empty = L’ordonnanceur Dask à l’adresse { $address } n’a aucune machine.
bad-cluster-worker = Une machine de la grappe ne peut pas faire tourner Rotonde : { $detail }
bad-cluster-version = La machine { $worker } a Rotonde { $found }, or il faut { $own } : toutes doivent avoir la même version.
bad-cluster-lost = Les mêmes parties ont arrêté plusieurs machines de la grappe. Les parties déjà jouées sont gardées si vous avez nommé un fichier avec -o.
bad-cluster-gone = La connexion à la grappe est perdue. Les parties déjà jouées sont gardées si vous avez nommé un fichier avec -o.
bad-option-pair = « { $pair } » n’est pas une option : écrivez CLÉ=VALEUR.
bad-number = { $value } n’est pas un nombre supérieur à zéro.
bad-number-large = { $value }, c’est trop : { $most } au plus.
bad-position-toml = La position n’est pas écrite en TOML : { $detail }.
bad-position-form = La position est incorrecte : { $detail }.
bad-position-key = Une position n’a pas de « { $key } ». Connus ici : { $known }.
bad-position-seat = Il n’y a pas de joueur « { $player } » à cette table.
bad-plain-field = La position n’est pas complète : vérifiez « { $field } ».
bad-plain-line = La ligne { $line } de la position est illisible.
bad-plain-seats = Indiquez le nombre de joueurs de cette position.
# $most is 2 or more
bad-new-name = « { $name } » ne peut pas être le nom d’un jeu : commencez par une lettre, puis des minuscules sans accent, des chiffres et des traits d’union isolés, { $most } caractères au plus.
bad-new-game = Il y a déjà un jeu « { $name } » : choisissez un autre nom.
bad-new-module = « { $name } » est un nom que Python utilise déjà : choisissez-en un autre.
bad-new-folder = { $path } n’est pas un dossier vide : choisissez-en un autre avec --folder.
bad-game-broken = Le jeu « { $name } » est installé mais ne peut pas être chargé : { $detail }.
bad-no-encoding = { $name } n’a pas de codage en nombres, dont les environnements ont besoin.
bad-env-seat = La place que vous jouez va de 0 à { $last }.
bad-env-bots = Robots attendus : { $count }, un pour chaque autre place.
bad-no-array-games = { $name } ne peut pas se jouer en tableaux ; rotonde.envs.pettingzoo y joue.
# $most is 2 or more
bad-batch-size = Un lot contient de 1 à { $most } parties.
bad-batch-actions = Numéros d’action attendus : { $count }, un pour chaque partie du lot.
bad-batch-action = La partie { $place } du lot n’autorise pas l’action { $number }. Rien n’a changé.
bad-batch-worker = Un processus du lot s’est arrêté brusquement.
# $most is 2 or more
bad-batch-processes = Un lot se partage entre 1 et { $most } processus.
bad-no-count = { $name } n’a pas de positions à compter.
bad-port = { $port } n’est pas un port : les ports vont de 0 à { $most }.
bad-port-busy = Le port { $port } est pris par un autre programme : choisissez-en un autre avec --port (ou make play PORT=…).
bad-public-url = « { $url } » n’est pas l’adresse d’un site : écrivez-la comme https://jeux.example, sans chemin.
bad-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $detail }.
bad-database-read = Impossible de lire les parties ({ $path }) : { $detail }.
bad-database = Impossible d’enregistrer les parties dans { $path } : { $detail }.
bad-database-version = Les parties ont été enregistrées par une version plus récente ({ $version }) du programme ; celui-ci lit jusqu’à la version { $known }.

shell-about = Des jeux de chemin de fer à jouer, à apprendre et à étudier.
shell-command = COMMANDE
shell-version = afficher la version
shell-name-file = FICHIER
shell-name-game = JEU
shell-name-name = NOM
shell-lang = langue : en ou fr
shell-games = la liste des jeux, ou les options d’un jeu
shell-data = d’où vient chaque chiffre des données d’un jeu
shell-simulate = faire jouer de nombreuses parties aux robots
shell-arena = opposer des robots à toutes les places, dans tous les mélanges, et les comparer
shell-arena-bots = les robots à comparer, séparés par des virgules : identifiants, ou classes sous la forme paquet.module:Classe
shell-arena-games = combien de parties de chaque mélange
shell-arena-output = garder les parties dans ce fichier (JSON Lines) ; une série interrompue continue à partir de lui
shell-arena-report = écrire un compte rendu avec des graphiques dans ce fichier (HTML), dans la langue de --lang
shell-name-address = ADRESSE
shell-name-folder = DOSSIER
shell-on = jouer sur les machines d’une grappe Dask : l’adresse de son ordonnanceur, p. ex. tcp://scheduler:8786
shell-save = garder chaque partie comme fichier dans ce dossier
shell-replay = afficher une partie coup par coup
shell-backup = copier les parties enregistrées dans un fichier, même pendant que le serveur tourne
shell-backup-file = le fichier à écrire ; il ne doit pas encore exister
shell-completion = écrire ce qu’il faut à un shell pour compléter ces commandes
shell-completion-shell = bash, zsh ou tcsh
shell-check-matches = rejouer chaque partie enregistrée avec les règles installées et lister celles qui s’arrêtent
shell-verify = contrôler chaque décision et chaque tirage d’un fichier de partie
shell-render = dessiner le plateau d’une partie en SVG
shell-score = compter des positions en notation
shell-check = contrôler un jeu : jouer des parties et signaler chaque défaut
shell-new = écrire un paquet pour un nouveau jeu, prêt à jouer et à modifier
shell-play = jouer dans le navigateur
shell-host = l’adresse d’écoute ; avec 0.0.0.0, vos amis sur le même réseau peuvent jouer
shell-port = le port d’écoute
shell-public-url = l’adresse publique du serveur derrière un proxy, par exemple https://jeux.example
shell-no-browser = ne pas ouvrir de navigateur
shell-database = le fichier où les parties sont enregistrées
shell-game = l’identifiant d’un jeu
shell-json = afficher du JSON
shell-own-data = un dossier avec vos propres données ; sinon celles du jeu
shell-players = nombre de places ; sinon une par robot, ou le moins que le jeu permette
shell-bots = identifiants des robots, séparés par des virgules ; répétés pour remplir les places, décalés d’une place à chaque partie
shell-how-many = nombre de parties
shell-how-many-matches = nombre de parties à jouer
shell-seed = la même graine donne les mêmes parties
shell-option = une option du jeu, CLÉ=VALEUR ; peut être répétée
shell-play-bots = vos propres robots à proposer à la table, séparés par des virgules : des classes sous la forme paquet.module:Classe ; ceux qui sont installés sont proposés dans tous les cas
shell-play-bot-time = temps laissé à vos propres robots par décision, en secondes ; ensuite, le coup est tiré au hasard
shell-time = temps de réflexion du robot fort par décision, en millisecondes
shell-nodes = nombre de passes de recherche du robot fort par décision (reproductible, contrairement à --time) ; sans l’un ni l’autre, autant qu’il convient au jeu
shell-processes = nombre de processus qui se partagent le travail ; sinon un par processeur
shell-match-file = un fichier de partie
shell-at = s’arrêter après l’entrée N du journal ; sinon la dernière
shell-output = le fichier à écrire ; le terminal sinon
shell-theme = clair (light) ou sombre (dark)
shell-position-file = un fichier de position
shell-variant = comment comptent les culs-de-sac
shell-new-name = l’identifiant du nouveau jeu : minuscules sans accent, chiffres et traits d’union
shell-new-folder = le dossier à écrire, nouveau ou vide ; NOM sinon

## Ce que dit l’usage d’une commande ; les identifiants sont les phrases d’argparse

usage-usage = { "usage : " }
usage-positional-arguments = arguments
usage-options = options
usage-show-this-help-message-and-exit = afficher cette aide
usage-default = (par défaut : %(default)s)
usage-argument = %(argument_name)s : %(message)s
usage-unrecognized-arguments = inconnu ici : %s
usage-the-following-arguments-are-required = il manque %s
usage-one-of-the-arguments-is-required = il faut l’un de ces arguments : %s
usage-not-allowed-with-argument = ne va pas avec %s
usage-ignored-explicit-argument = ne prend pas de valeur (reçu : %s)
usage-expected-one-argument = il faut une valeur
usage-expected-at-most-one-argument = une valeur au plus
usage-expected-at-least-one-argument = il faut au moins une valeur
usage-expected-argument = il faut %s valeur
usage-expected-arguments = il faut %s valeurs
usage-ambiguous-option-could-match = %(option)s est ambigu : %(matches)s
usage-invalid-value = « %(value)s » ne convient pas
usage-invalid-choice-choose-from = « %(value)s » ne convient pas ; au choix : %(choices)s
usage-unknown-parser-choices = il n’y a pas de commande « %(parser_name)s » ; au choix : %(choices)s

## Ce que répondent les commandes

simulate-wins = { $bot } : parties gagnées { $won } ({ $percent })
simulate-places = Selon la place de départ : { $places }
simulate-total = { $count ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $count } parties
}, { $decisions ->
    [0] aucune décision
    [one] une décision
   *[other] { $decisions } décisions
}, { $seconds } s
arena-mix = { $bot } contre { $count ->
    [one] { $others }
   *[other] { $count } × { $others }
} : { $won } sur { $games } (intervalle à 95 % : { $low } à { $high } ; { $ratio } fois la part égale)
arena-alone = { $bot } seul : { $games ->
    [0] aucune partie
    [one] une partie
   *[other] { $games } parties
}
arena-ratings = Classement en points autour de la moyenne de ces robots, avec l’intervalle à 95 % :
arena-matrix = Fréquence des victoires du robot de la ligne parmi des robots de la colonne :
arena-places = Victoires selon la place de départ, 1 étant la part égale : { $places }
arena-times = { $bot } : médiane { $median } ms par décision, 99e centile { $p99 } ms, maximum { $worst } ms
arena-folly = { $bot } : { $folly } : { $count } pour { $places ->
    [0] aucune place
    [one] une place
   *[other] { $places } places
}
check-matches-stopped = { $id } ({ $game }, { $seats } ; version { $version } des règles) : l’entrée { $n } sur { $entries } ({ $seat }) ne peut pas être jouée : { $reason } ({ $rule })
check-matches-unreadable = { $id } ne peut pas être lue : { $reason }
check-matches-damaged = ses données sont endommagées.
# $count is 1 or more
check-matches-moved = { $count ->
    [one] Une partie d’une version antérieure des règles n’est pas touchée : elle continue avec les règles actuelles.
   *[other] { $count } parties de versions antérieures des règles ne sont pas touchées : elles continuent avec les règles actuelles.
}
check-matches-summary = { $count ->
    [0] Il n’y a pas de partie.
    [1] { $count_faults ->
        [0] La seule partie se rejoue jusqu’au bout.
       *[other] La seule partie ne se rejoue pas jusqu’au bout.
    }
   *[other] { $count_faults ->
        [0] Les { $count } parties se rejouent jusqu’au bout.
        [1] 1 partie sur { $count } ne se rejoue pas jusqu’au bout.
       *[other] { $count_faults } parties sur { $count } ne se rejouent pas jusqu’au bout.
    }
}
replay-stopped = Les règles ont changé depuis le début de cette partie : l’entrée { $n } ({ $seat }) n’est plus possible : { $reason } ({ $rule })
verify-decisions = { $count ->
    [0] Aucune décision.
    [one] Une décision, permise.
   *[other] { $count } décisions, toutes permises.
}
verify-seed = Chaque tirage découle de la graine, et cette graine est celle engagée avant la première décision.
verify-chosen = Chaque tirage découle de la graine. Elle a été choisie par quelqu’un : elle ne prouve rien sur la chance.
verify-no-seed = La graine n’est pas dans le fichier : les tirages ne peuvent pas encore être contrôlés.

backup-done = Les parties sont dans { $path }. Ce fichier n’est lisible que par vous.

new-done = { $name } est dans { $path }. Lisez { $path }/README.md : les commandes pour l’installer, le contrôler et y jouer y sont.

play-ready = Rotonde est prête : { $address } (Ctrl+C pour arrêter).
play-public = On la trouve à cette adresse : { $address }.
play-friends = Vos amis sur le même réseau la trouvent ici : { $address }.

shell-mistake = Une erreur s’est produite dans ce programme ({ $name }) : vous n’y êtes pour rien.
shell-mistake-log = Une erreur s’est produite dans ce programme ({ $name }) : vous n’y êtes pour rien. Merci de la signaler, avec ce que contient { $path }.

## The report of an arena

report-title = { $game } : comparaison de robots
report-subtitle = { $count_players ->
    [0] Aucun joueur
    [one] Un joueur
   *[other] { $count_players } joueurs
} · { $count_games ->
    [0] aucune partie
    [one] une partie
   *[other] { $count_games } parties
} · graine { $seed } · options : { $options } · Rotonde { $version }
report-span = { $low } à { $high }
report-percent = { $value } %
report-ratings = Classement
report-ratings-note = Points comme aux échecs, autour de la moyenne de ces robots, avec l’intervalle à 95 % : 100 points de plus qu’un autre robot valent 64 % des parties à deux. Forces de Plackett-Luce, ajustées à toutes les parties à la fois.
report-no-ratings = Le classement demande l’extra « ratings » : pip install "rotonde[ratings]".
report-mixes = Victoires d’un robot parmi d’autres
report-mixes-note = Part des parties gagnées par le premier robot de chaque mélange, avec l’intervalle à 95 %. Une victoire partagée compte en fractions. Le trait interrompu est la part de joueurs égaux.
report-won = { $won } sur { $games }
report-matrix = Qui bat qui
report-matrix-note = Fréquence des victoires du robot de la ligne, seul de son espèce parmi des robots de la colonne. Vert : plus que la part de joueurs égaux ; rouge : moins.
report-places = Place de départ
report-place = Place { $number }
report-places-note = Victoires selon la place de départ, 1 étant la part égale, avec l’intervalle à 95 %. Chaque robot occupe toutes les places aussi souvent si les parties d’un mélange sont un multiple des joueurs.
report-times = Temps par décision
report-times-note = Millisecondes de processeur pour une décision entre plusieurs choix : médiane (le repère), 90e et 99e centiles (les traits), maximum (le bout).
report-follies = Bévues
report-follies-note = Ce qu’un bon joueur ne fait jamais : combien de fois et, entre parenthèses, pour cent places.
report-endings = Fins de partie
report-again = Rejouer les mêmes parties
report-again-note = La graine et les options fixent chaque partie, sur un processeur, sur tous ou sur une grappe de machines ; seuls les temps changent. Quand les robots jouent contre la montre (--time), les parties changent aussi.

## Analyse d’une partie

shell-analyse = juger une partie : qui menait, quand elle a basculé, quelles décisions ont coûté le plus
shell-analyse-output = la page à écrire (HTML, s’ouvre sans réseau) ; le terminal si rien n’est indiqué
shell-analyse-effort = finesse de l’examen : 2 prend à peu près deux fois plus de temps que 1
bad-analysis-empty = { $path } ne contient encore aucune décision : il n’y a rien à juger.
analyse-written = Écrit : { $path }.
analyse-total = { $name } : { $count ->
    [0] aucune décision coûteuse
    [one] une décision coûteuse
   *[other] { $count } décisions coûteuses
} sur { $decisions }, { $loss } % perdus.
analyse-turn = Tournant, coups { $first } à { $last } ({ $name }) : { $changes } pour cent.
analyse-mistake = Coup { $n }, { $name } : { $played }. Meilleur de { $loss } % (±{ $noise }) : { $better }.
analysis-title = Analyse
analysis-unfinished = L’analyse a été interrompue : voici ce que l’on savait à ce moment-là.
analysis-nothing = Rien n’a encore été jugé.
analysis-curve = Chances de gagner
analysis-curve-said = Chances de gagner, du début à la fin : { $summary }.
# $n is 1 or more
analysis-across = { $n ->
    [one] une décision
   *[other] { $n } décisions
}
analysis-percent = { $value } %
analysis-turning-points = Tournants de la partie
analysis-no-turning-points = Aucun coup n’a beaucoup changé les chances.
analysis-entries = Coups { $first } à { $last }
analysis-entry = Coup { $n }
# $count is 1 or more
analysis-more = { $count ->
    [one] et une ligne de plus
   *[other] et { $count } lignes de plus
}
analysis-mistakes = Décisions les plus coûteuses
analysis-no-mistakes = Aucune décision n’était nettement moins bonne qu’une autre.
analysis-cost = a coûté { $loss } (±{ $noise })
analysis-played = Joué : { $what }
analysis-better = Mieux : { $what }
analysis-column-player = Joueur
analysis-column-score = Score
analysis-column-decisions = Décisions
analysis-column-costly = Coûteuses
analysis-column-lost = Perdu
analysis-how = { $playouts ->
    [one] Un avenir a été joué.
   *[other] { $playouts } avenirs ont été joués.
} Chaque décision est jugée d’après ce que son joueur pouvait savoir alors, jamais d’après des cartes cachées ni d’après la suite. Tous les choix d’une décision sont comparés sur les mêmes avenirs. Les chances sont des estimations de nos robots, et ± est leur erreur type.
