# Pourquoi une demande est refusée : ce qui n’allait pas, avec quelle valeur, et ce qui conviendrait.
# Commun à tous les jeux ; les motifs propres à chacun suivent plus bas, sous son nom.

refusal-game-over = La partie est finie ; il n’y a plus rien à décider.
refusal-no-such-number = Aucune action ne porte le numéro { $number }.
refusal-no-such-seat = Il n’y a pas de siège { $seat } ici ; les sièges sont numérotés de 0 à { $last }.
refusal-card-not-in-hand = La carte « { $card } » n’est pas dans la main du siège { $seat } ; choisissez-en une qui y est.
refusal-card-twice = { $key } contient deux fois { $card } ; une seule peut s’y trouver.

# Options

refusal-option-whole = L’option { $option } ne peut pas être { $value } ; c’est un nombre entier de { $low } à { $high }.
refusal-option-whole-or-none = L’option { $option } ne peut pas être { $value } ; c’est un nombre entier de { $low } à { $high }, ou null pour aucun.
refusal-option-flag = L’option { $option } ne peut pas être { $value } ; c’est true ou false.
refusal-option-first = L’option first ne peut pas être { $value } ; c’est "random" ou un siège de { $low } à { $high }.
refusal-option-parts = L’option { $option } ne peut pas être { $value } ; c’est un objet dont les parties sont { $known }.
refusal-option-part = L’option { $option } n’a pas de partie { $part } ; ses parties sont { $known }.
refusal-option-unknown = Ce jeu n’a pas d’option { $option } ; ses options sont { $known }.
refusal-option-players = { $value } n’est pas un nombre de joueurs possible ; ce jeu en veut de { $low } à { $high }.
refusal-options-no-object = Les options ne peuvent pas être { $value } ; c’est un objet de noms et de valeurs.

# Positions

refusal-state-no-object = Une position ne peut pas être { $value } ; c’est un objet.
refusal-state-unknown-key = Une position de ce jeu n’a pas de clé { $key }.
refusal-state-missing-key = Il manque à la position la clé { $key }.
refusal-state-no-flag = { $key } ne peut pas être { $value } ; c’est true ou false.
refusal-state-no-number = { $key } ne peut pas être { $value } ; c’est un nombre entier de { $low } à { $high }.
refusal-state-no-such = { $key } ne peut pas être { $value } ; les valeurs possibles sont : { $known }.
refusal-state-no-list = { $key } ne peut pas être { $value } ; c’est une liste.
refusal-state-length = { $key } a { $length ->
    [one] { $length } élément
   *[other] { $length } éléments
} ; il en faut de { $low } à { $high }.
refusal-state-seat-twice = { $key } nomme deux fois le même siège ; chacun ne peut y figurer qu’une fois.
refusal-state-winners = winners ne convient pas à cette position ; ce doit être { $winners ->
    [None] null
   *[other] { $winners }
}.
refusal-over-or-not = over ne peut pas être { $over } dans cette position ; les points et les tours joués disent le contraire.

# Calaveras

refusal-calaveras-notation = { $action } n’est pas une action de Calaveras. Écrivez L@2 pour un lieu devant le siège 2, L@I ou L@S pour une zone, X:H@1>3 pour déplacer une carte, X sans effet.
refusal-twist-must-move = Un Rebondissement doit déplacer une carte, puisqu’il y en a de visibles. Écrivez par exemple X:H@1>3.
refusal-card-not-there = Il n’y a pas de carte « { $card } » à déplacer { $place-at } ; choisissez une carte qui s’y trouve.
refusal-same-place = La carte est déjà { $place-at } ; déplacez-la vers un autre endroit.
refusal-calaveras-seats = À ce nombre de joueurs, seats doit être { $seats }.
refusal-calaveras-ghost = À ce nombre de joueurs, ghost doit être { $ghost ->
    [None] null
   *[other] { $ghost }
}.
refusal-calaveras-middle-twice = Les deux zones montrent { $cards } ; le milieu contient chaque lieu une fois au plus.
refusal-calaveras-count = Cette position compte { $count } exemplaires de la carte « { $card } » ; il en faut { $right }.
refusal-calaveras-culprit = culprit ne peut pas être { $culprit ->
    [None] null
   *[other] { $culprit }
} ; c’est le seul siège qui a { $points } points ou plus, ou null s’il n’y en a pas.
refusal-calaveras-turn = Ce ne peut pas être le tour du siège { $seat }, qui n’a aucune carte à jouer.

# Crime Hotel

refusal-crime-notation = { $action } n’est pas une action de Crime Hotel. Écrivez 23 pour jouer une carte ; F2, C7 ou R27 pour une hypothèse ; relocate:F2>C7, exchange:2:24,35, look:2, deputy ou bonus pour une aide.
refusal-option-desks-few = L’option desks donne { $desks } bureaux en tout ; à { $players } joueurs, il en faut au moins { $least }.
refusal-option-desk-numbers = L’option { $option } ne peut pas être { $value } ; c’est une liste d’au plus { $most } nombres de { $low } à { $high }.

refusal-crime-play-now = Le siège { $seat } doit d’abord jouer une carte, par exemple 23 ; hypothèses et aides viennent après le pli.
refusal-crime-act-now = Le siège { $seat } a un détective à placer avant qu’une autre carte soit jouée.
refusal-crime-not-in-hand = La carte { $card } n’est pas dans la main du siège { $seat } ; choisissez-en une qui y est.
refusal-crime-follow = La carte { $card } ne suit pas l’étage { $floor }, et la main contient une carte de cet étage ; jouez-en une.
refusal-crime-bay-guesses = La place { $bay } fait une hypothèse : nommez un étage, une colonne ou une chambre, par exemple F2, C7 ou R27.
refusal-crime-bay-assists = La place { $bay } reçoit une aide : nommez un service, par exemple deputy ou look:2.
refusal-crime-beginner = Il n’y a pas de service { $department } dans la partie pour débutants.
refusal-crime-space-own = Un de vos détectives se trouve déjà sur cette case : { $space } ; choisissez-en une autre.
refusal-crime-space-taken = Un détective occupe cette case : { $space }, et vous n’avez pas d’Adjoint ; choisissez une case libre.
refusal-crime-not-there = Aucun de vos détectives ne se trouve sur cette case : { $space } ; nommez-en une où il y en a un.
refusal-crime-must-relocate = Un de vos détectives peut bouger, il le faut donc : écrivez par exemple relocate:F2>C7.
refusal-crime-department-full = Tous les bureaux du service { $department } sont pris ; choisissez un autre service.
refusal-crime-other-player = Le siège { $seat } ne peut pas se choisir lui-même ; choisissez un autre joueur.
refusal-crime-exchange-number = Il faut donner ici exactement { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}, et non { $given }.
refusal-crime-trick-order = Le siège { $seat } n’est pas dans l’ordre du pli ; la carte suivante est celle du siège { $right }.
refusal-crime-turn = turn ne peut pas être { $turn } dans cette position ; ce doit être { $right }.
refusal-crime-no-card = { $key } ne peut pas être { $value } ; une carte va de 11 à 19, de 21 à 29 ou de 31 à 39.
refusal-crime-cards-missing = Il manque ces cartes à la position : { $cards }.
refusal-crime-no-space = { $key } ne peut pas être { $value } ; une case s’écrit comme F2, C7 ou R27.
refusal-crime-detectives = Le siège { $seat } a { $count } détectives en jeu ; il peut y en avoir { $most } au plus.
refusal-crime-no-desk-left = Le siège { $seat } doit recevoir une aide, mais aucun bureau n’est libre.
refusal-crime-over-early = La partie ne peut pas être finie à l’enquête { $investigation }, tour { $round } ; elle finit après le dernier tour de la troisième.

# Suspicion

refusal-suspicion-notation = { $action } n’est pas une action de Suspicion. Écrivez go:library ou stay ; ask:2:plum,poison ; show:poison, divert ou none ; accuse:plum,poison,studio ; accuse ou pass.
refusal-suspicion-phase = { $phase ->
    [move] Ce n’est pas le moment : il faut d’abord aller dans une pièce voisine ou rester.
    [reveal] Ce n’est pas le moment : il faut d’abord choisir la carte montrée à tous.
    [suspect] Ce n’est pas le moment : il faut formuler un soupçon ou accuser.
    [answer] Ce n’est pas le moment : il faut répondre au soupçon par une carte, une Diversion ou none.
   *[conclude] Ce n’est pas le moment : personne n’avait de carte, il faut accuser ou passer.
}
refusal-suspicion-not-neighbour = Depuis { $here-the }, on ne peut pas aller { $room-to } ; allez d’un pas vers le haut, le bas, la gauche ou la droite.
refusal-suspicion-must-move = Au premier tour, on ne reste pas { $room-in } ; allez dans une pièce voisine.
refusal-suspicion-drunk-ask = L’Absinthe a déjà nommé { $suspect-the } et { $weapon-the } ; choisissez seulement qui interroger, par exemple ask:2.
refusal-suspicion-drunk-accuse = On n’accuse pas pendant un tour d’Absinthe ; choisissez qui interroger, par exemple ask:2.
refusal-suspicion-name-them = Nommez aussi un suspect et une arme, par exemple ask:{ $seat }:plum,poison.
refusal-suspicion-ask-oneself = Le siège { $seat } ne peut pas s’interroger lui-même ; interrogez un autre siège.
refusal-suspicion-not-named = La carte « { $card } » n’a pas été nommée ; montrez { $suspect-the }, { $weapon-the } ou { $room-the }.
refusal-suspicion-must-show = « none » serait faux : montrez l’une de ces cartes : { $cards }.
refusal-suspicion-name-crime = Nommez un suspect, une arme et une pièce, par exemple accuse:plum,poison,studio.
refusal-suspicion-only-that = L’accusation ne peut viser que { $suspect-the } avec { $weapon-the } { $room-in } : écrivez accuse, ou pass.
refusal-suspicion-crime = crime ne peut pas être { $value } ; c’est un objet avec suspect, weapon et room.
refusal-suspicion-count = Cette position compte { $count } cartes { $card } ; il en faut { $right }.
refusal-suspicion-hand = La main du siège { $seat } a perdu des indices ; elle doit en garder au moins { $least }.
refusal-suspicion-turn-out = Ce ne peut pas être le tour du siège { $seat }, qui est éliminé.
refusal-suspicion-winners = winners ne peut pas être { $winners } dans cette position ; seul le siège dont c’est le tour peut avoir gagné, ou personne.
refusal-suspicion-elsewhere = Un soupçon doit porter sur la pièce où se trouve le pion, { $room }.
refusal-suspicion-in-phase = La valeur de { $key } ne convient pas à la phase { $phase }.

# Le moteur et les parties écrites

refusal-bad-json = Cette ligne n’est pas du JSON : { $problem }
refusal-request-too-deep = Cette ligne est trop imbriquée pour être lue.
refusal-request-number = Un nombre de cette ligne est trop grand pour être lu.
refusal-request-no-object = Une demande est un objet JSON sur une ligne, et non { $value }.
refusal-request-op = L’opération { $value } n’existe pas ; "op" vaut l’un de ces mots : { $known }.
refusal-request-unknown-key = L’opération { $op } n’admet pas la clé { $key }.
refusal-request-missing-key = Il manque à l’opération { $op } la clé { $key }.
refusal-request-seed = "seed" ne peut pas valoir { $value } ; c’est un texte.
refusal-request-seat = "seat" ne peut pas valoir { $value } ; c’est le siège d’un joueur, de 0 à { $last }, ou null pour un spectateur.
refusal-request-action = "action" ne peut pas valoir { $value } ; c’est un texte.
refusal-request-limit = "limit" ne peut pas valoir { $value } ; c’est un nombre entier, 0 ou plus.
refusal-unknown-game = Le jeu { $value } n’existe pas ; les jeux sont { $known }.
refusal-no-game = Aucune partie n’est commencée ; commencez-en une par "new" ou "load".
refusal-state-rng = "rng" ne peut pas valoir { $value } ; c’est un texte d’au plus { $most } caractères.

# Ce qui ne va pas dans une partie écrite.

refusal-record-too-long = Le texte est trop long pour une partie écrite ; on lit au plus { $most } caractères.
refusal-record-first-line = La première ligne est { $value } ; une partie écrite commence par « { $right } ».
refusal-record-line = La ligne { $value } n’est ni un en-tête, ni un coup, ni une note sous un coup.
refusal-record-header = L’en-tête { $value } est inconnu ; les en-têtes sont { $known }.
refusal-record-header-twice = L’en-tête { $key } figure ici une seconde fois ; seul le premier compte.
refusal-record-move-number = { $value } n’est pas à sa place ; on attend ici le coup numéro { $right }.
refusal-record-note-early = La note { $value } précède la mise en place ; une note suit la ligne de son coup.
refusal-record-fact = L’évènement { $value } n’existe pas dans ce jeu.
refusal-record-fact-fields = L’évènement { $value } est illisible ; ses champs sont { $fields }.
refusal-record-game = Le jeu { $value } est inconnu ; c’est l’un de ceux-ci : { $known }.
refusal-record-seen-by = seen by ne peut pas valoir { $value } ; c’est le siège d’un joueur, de 0 à { $last }.
refusal-record-no-moves = Ni mise en place ni coups dans ce texte.
refusal-record-rules = Les règles { $value } sont inconnues ; ce programme connaît les versions 1 à { $newest }.
refusal-record-options = Les options { $value } ne forment pas un objet JSON.
refusal-record-result = Le résultat { $value } est illisible ; ce sont les sièges gagnants, ou « nobody ».
refusal-record-seat-only = Ce texte ne montre que ce qu’a su le siège { $seat } ; on peut le lire, mais pas le rejouer.
refusal-record-seat = Ce n’est pas au siège { $seat } de décider ici, mais au siège { $right }.
refusal-record-chance = Ce que le hasard aurait fait au coup { $move } n’a pas pu se produire.
refusal-record-facts = Ce qui est écrit sous le coup { $move } n’est pas ce qui s’y passe.
refusal-record-wrong-result = Le résultat n’est pas celui de la partie ; ce devrait être « { $result } ».
refusal-record-commitment = Le secret ne correspond pas à l’engagement { $commitment }.
refusal-record-not-dealt = Le secret n’a pas distribué les cartes du coup { $move }.
