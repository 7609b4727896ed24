## Ce qui se dit à la table

server-waiting = On attend { $seats }.
server-thinking = { $count ->
    [one] { $seats } réfléchit.
   *[other] { $seats } réfléchissent.
}
server-bot-waits = { $count ->
    [one] { $seats } ne peut pas jouer pour l’instant : la décision n’a pas pu être enregistrée. Nouvel essai en cours.
   *[other] { $seats } ne peuvent pas jouer pour l’instant : leurs décisions n’ont pas pu être enregistrées. Nouvel essai en cours.
}
server-bot-stopped = { $count ->
    [one] { $seats } ne peut pas jouer : le serveur a rencontré un problème. Rechargez cette page pour réessayer.
   *[other] { $seats } ne peuvent pas jouer : le serveur a rencontré un problème. Rechargez cette page pour réessayer.
}
server-asked = { $seat } : { $prompt }
server-chosen = Votre choix : { $choice }.
server-turn-of = À { $seats } de jouer.
server-took-back = { $you ->
    [yes] Vous reprenez votre coup.
   *[no] { $seat } reprend son coup.
}
server-took-back-practice = { $you ->
    [yes] Vous reprenez ce que le hasard ou d’autres ont montré : cette partie ne compte plus pour les records.
   *[no] { $seat } reprend ce que le hasard ou d’autres ont montré : cette partie ne compte plus pour les records.
}
server-undo-asked = { $seat } voudrait reprendre son dernier coup. { $decisions ->
    [0] { $draws ->
        [0] Rien n’a été montré depuis.
        [one] Un tirage a été vu depuis.
       *[other] { $draws } tirages ont été vus depuis.
    }
    [one] { $draws ->
        [0] Le coup d’un autre joueur a été vu depuis.
        [one] Le coup d’un autre joueur et un tirage ont été vus depuis.
       *[other] Le coup d’un autre joueur et { $draws } tirages ont été vus depuis.
    }
   *[other] { $draws ->
        [0] { $decisions } coups des autres ont été vus depuis.
        [one] { $decisions } coups des autres et un tirage ont été vus depuis.
       *[other] { $decisions } coups des autres et { $draws } tirages ont été vus depuis.
    }
} Êtes-vous d’accord ?
server-undo-declined = { $you ->
    [yes] Vous n’êtes pas d’accord : le coup est maintenu.
   *[no] { $seat } n’est pas d’accord : le coup est maintenu.
}
server-undo-done = { $you ->
    [yes] Tout le monde est d’accord : vous reprenez votre coup.
   *[no] Tout le monde est d’accord : { $seat } reprend son coup.
}
server-undo-gone = La partie a avancé : il n’y a plus de coup à reprendre.
server-rules-changed = Les règles ont changé depuis le début de cette partie : la décision { $n } ({ $seat }) n’est plus possible (règle { $rule }).
server-stopped = Cette partie ne peut pas se poursuivre : la décision { $n } ({ $seat }) n’est pas possible (règle { $rule }).
server-stopped-before = Voici la partie telle qu’elle était juste avant. Ses joueurs peuvent continuer à partir d’ici dans une nouvelle partie, avec les règles les plus récentes possibles ; celle-ci reste telle quelle.
server-newer-rules = Cette partie a commencé avec la version { $version } des règles, qui ne se joue plus : elle continue avec les règles d’aujourd’hui.
server-read-only = Vous ne pouvez que regarder cette partie.
server-bot-guessed = Le robot ({ $seat }) n’a pas trouvé de coup et a choisi au hasard.
server-bot-raised = Le robot { $bot } ({ $seat }) a échoué. Ce coup a été tiré au hasard.
server-bot-stalled = Le robot { $bot } ({ $seat }) a mis trop de temps. Ce coup a été tiré au hasard.
server-bot-illegal = Le robot { $bot } ({ $seat }) a choisi un coup interdit. Celui-ci a été tiré au hasard.
server-bot-absent = Le robot { $bot } ({ $seat }) n’existe pas sur ce serveur. Ce coup a été tiré au hasard.
server-why-spectator = Vous regardez la partie : seuls les joueurs décident ici.
server-why-nothing = Il n’y a rien à choisir ici.
server-why-legal = Ce choix est possible.
server-bid-limit-gone = Cette enchère est finie : fixez un plafond à la prochaine.
server-bid-limit-out = Vous n’êtes plus en lice dans cette enchère.
server-bid-limit-range = Le plafond peut aller de { $least } à { $most }.
server-no-hint = Pas de conseil pour l’instant : ce n’est pas à vous de jouer.
server-no-analysis = Cette partie ne peut pas être analysée : elle doit être finie, et ses règles encore en usage.
server-analysis-busy = Une autre analyse est en cours pour vous : attendez-la, ou arrêtez-la.
server-hint-underway = Le conseil est déjà en préparation.
server-hint-chances = { $several ->
        [yes] Commencer ainsi : environ { $percent } % de chances de gagner, contre { $percent2 } % avec le meilleur autre début (« { $choice } »).
       *[no] Environ { $percent } % de chances de gagner, contre { $percent2 } % avec le meilleur autre choix (« { $choice } »).
    }
server-hint-even = { $several ->
        [yes] Commencer par « { $choice } » vaut à peu près autant : environ { $percent } % de chances de gagner.
       *[no] « { $choice } » vaut à peu près autant : environ { $percent } % de chances de gagner.
    }
server-hint-unsettled = Quelques parties simulées ne permettent pas de dire si un autre choix vaut mieux.

## Les robots

bot-random = Au hasard
bot-random-line = Joue n’importe quel coup permis.
bot-greedy = Glouton
bot-greedy-line = Prend ce qui rapporte le plus tout de suite.
bot-easy = Facile
bot-easy-line = Réfléchit un peu : un bon premier adversaire.
bot-fair = Moyen
bot-fair-line = Voit venir et punit les imprudences.
bot-strong = Fort
bot-strong-line = Réfléchit bien, et répond vite.
bot-expert = Expert
bot-expert-line = Le plus fort de tous : réfléchit jusqu’à quatre fois plus longtemps, quelques secondes au plus.
bot-external-line = Un robot ajouté par l’hôte de ce serveur.

## Messages et requêtes refusés

server-bad-message = Ce message est incorrect : { $detail }.
server-bad-request = Cette requête est incorrecte.
server-binary = Seuls les messages en texte sont compris ici.
server-too-long = Un message fait { $size } ko au plus.
server-too-large = C’est trop gros : { $size } ko au plus.
server-hello-first = Dites d’abord bonjour.
server-hello-once = Vous avez déjà dit bonjour.
server-not-yours = Cette place n’est pas la vôtre.
server-no-key = Il faut avoir une place à cette table pour cela.
server-no-match = Cette partie n’existe pas ici.
server-no-page = Il n’y a rien à cette adresse.
server-no-backdrop = Cette image n’est plus connue : rouvrez la table.
server-bad-players = Le nombre de joueurs doit être un nombre.
server-bad-theme = Il n’y a pas de thème « { $name } ». Thèmes : { $known }.
server-origin = Cette requête vient d’un autre site : elle est refusée.
server-host = Ce serveur ne répond pas à ce nom : utilisez son adresse.
server-failed = Le serveur a rencontré un problème ; rien n’est perdu. Réessayez.
server-not-saved = L’enregistrement a échoué : rien n’a changé. Le disque du serveur est peut-être plein ou occupé ; réessayez.
server-not-read = Cette partie ne peut pas être lue pour l’instant. Rien n’est perdu ; réessayez dans un moment.
server-unreadable = Cette partie est illisible : ses données sur le serveur sont endommagées. Les autres parties ne sont pas touchées.
# $seconds is 1 or more
server-too-often = { $seconds ->
    [one] Trop de demandes à la fois. Réessayez dans une seconde.
   *[other] Trop de demandes à la fois. Réessayez dans { $seconds } secondes.
}
server-busy = Trop de fichiers arrivent en ce moment. Réessayez dans un instant.
server-too-slow = L’envoi a pris trop de temps. Réessayez.
server-import-slow = La vérification de ce fichier prend trop de temps : il n’a pas été accepté.
server-not-stopped = Cette partie peut se poursuivre telle quelle.
server-rematch-running = Cette partie est encore en cours : terminez-la avant la revanche.
# $most is 2 or more
server-import-long = Le fichier est trop long : { $most } entrées au plus.
server-import-name = Le fichier contient un nom de joueur qui ne peut pas être affiché.
server-many-cards = Trop de parties à la fois : { $most } au plus.
server-unbuilt = La page n’est pas encore construite. Lancez « make play » dans le dossier du projet : elle sera construite et le serveur démarrera.
server-page-home = Rotonde : jeux de chemin de fer dans le navigateur
server-page-home-line = Trois jeux de chemin de fer dans votre navigateur : contre des robots, d’une pièce à l’autre, ou entre amis par un lien. Gratuit, sans compte, rien à installer.
server-page-game = { $game } · Rotonde
server-page-rules = { $game } : règles · Rotonde
server-page-summary = { $game } en une page · Rotonde
server-page-new = Préparer la partie : { $game } · Rotonde
server-page-table = Une table · Rotonde
server-page-table-line = On vous invite à un jeu de chemin de fer. Ouvrez le lien pour vous asseoir ou pour regarder.
