## Ce que dit la maison, quel que soit le jeu.

and = et
prompt-over = La partie est terminée.

## Refus communs à tous les jeux

refusal-over = La partie est terminée : il n’y a plus rien à décider.
refusal-no-seat = Cette place n’existe pas à cette table.
refusal-stale = La partie a avancé entre-temps : regardez le plateau, puis décidez.
refusal-not-your-turn = C’est à { $seat } de jouer.
refusal-already-chosen = Vous avez déjà choisi ; les autres choisissent encore.
refusal-draft-closed = On ne peut rien ajouter à cette ébauche : confirmez-la ou revenez en arrière.
refusal-nothing-to-undo = Vous n’avez rien à reprendre.
refusal-undo-target = Cette décision n’existe pas : impossible d’y revenir.
refusal-undo-consent = Cela reprendrait un tirage ou le coup d’un autre joueur : il faut l’accord de toute la table.

## Saisies incorrectes

bad-action = Ce n’est pas une action de ce jeu : { $detail }.
bad-option = Il n’y a pas d’option « { $option } ». Options : { $known }.
bad-choice = L’option { $option } ne peut pas valoir « { $value } ». Choix : { $known }.
bad-seats = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $count }.
bad-seat-list = Indiquez un nombre de joueurs ou une liste de noms.
bad-decision-number = Cette partie n’a pas de décision { $n } ; la dernière est la { $last }.
bad-sequence = L’entrée { $n } n’est pas à sa place.
bad-draw = Les tirages notés pour l’entrée { $n } y sont impossibles.
bad-game = Il n’y a pas de jeu « { $name } ». Jeux : { $known }.
bad-language = Il n’y a pas de langue « { $name } ». Langues : { $known }.
bad-data = Fichier de données { $file } : { $detail }.
bad-data-folder = Aucun fichier de données TOML dans { $path }.

## Fichiers de partie

bad-file = Impossible de lire { $path } : { $detail }.
bad-match-empty = Le fichier est vide : une partie commence par une ligne d’en-tête.
bad-match-line = La ligne { $line } n’est pas une ligne de partie : { $detail }.
bad-match-format = Ce n’est pas un fichier de partie de Rotonde.
bad-match-version = Le fichier est au format { $version } ; ce programme lit jusqu’au format { $known }.
bad-match-rules = La partie suit la version { $version } des règles de { $name } ; ce programme connaît la version { $known }.
bad-match-seed = La graine ne fait pas 32 octets en hexadécimal.
bad-match-illegal = Ligne { $line } : { $reason }
bad-match-result = Le résultat noté n’est pas celui auquel mènent les décisions.
bad-match-commitment = La graine ne correspond pas à l’engagement pris avant la première décision.
bad-match-withheld = La ligne { $line } contient un tirage gardé secret jusqu’à la fin de la partie.
bad-match-drew = Ligne { $line } : le hasard donne { $found } avec cette graine, mais le fichier dit { $recorded }.
bad-export-position = Cette partie a été préparée avec des cartes cachées connues : elle pourra être exportée une fois terminée.
