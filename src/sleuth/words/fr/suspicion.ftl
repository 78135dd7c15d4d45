# Suspects

suspicion-card-peacock = Mme Pervenche
    .the = Mme Pervenche
suspicion-card-scarlett = Mlle Rose
    .the = Mlle Rose
suspicion-card-white = Mme Leblanc
    .the = Mme Leblanc
suspicion-card-mustard = colonel Moutarde
    .the = le colonel Moutarde
suspicion-card-green = révérend Olive
    .the = le révérend Olive
suspicion-card-plum = professeur Violet
    .the = le professeur Violet

# Armes

suspicion-card-poison = poison
    .the = le poison
suspicion-card-ice-pick = pic à glace
    .the = le pic à glace
suspicion-card-revolver = revolver
    .the = le revolver
suspicion-card-shears = sécateur
    .the = le sécateur
suspicion-card-poker = tisonnier
    .the = le tisonnier
suspicion-card-candlestick = chandelier
    .the = le chandelier

# Pièces

suspicion-card-staircase = escalier
    .the = l’escalier
    .in = dans l’escalier
    .to = à l’escalier
suspicion-card-lounge = salon
    .the = le salon
    .in = dans le salon
    .to = au salon
suspicion-card-billiards = salle de billard
    .the = la salle de billard
    .in = dans la salle de billard
    .to = à la salle de billard
suspicion-card-library = bibliothèque
    .the = la bibliothèque
    .in = dans la bibliothèque
    .to = à la bibliothèque
suspicion-card-conservatory = véranda
    .the = la véranda
    .in = dans la véranda
    .to = à la véranda
suspicion-card-studio = atelier
    .the = l’atelier
    .in = dans l’atelier
    .to = à l’atelier
suspicion-card-trophy-hall = salle des trophées
    .the = la salle des trophées
    .in = dans la salle des trophées
    .to = à la salle des trophées
suspicion-card-kitchen = cuisine
    .the = la cuisine
    .in = dans la cuisine
    .to = à la cuisine
suspicion-card-dining-room = salle à manger
    .the = la salle à manger
    .in = dans la salle à manger
    .to = à la salle à manger

# Cartes d’enquête

suspicion-card-reveal = Révélation
    .the = une Révélation
suspicion-card-absinthe = Absinthe
    .the = une Absinthe
suspicion-card-diversion = Diversion
    .the = une Diversion

# Événements

event-suspicion-first = { $seat } commence.
event-suspicion-crime = { $suspect-id ->
    [hidden] Un suspect, une arme et une pièce sont mis de côté : le crime.
   *[other] Le crime est mis de côté : { $suspect-the } avec { $weapon-the } { $room-in }.
}
event-suspicion-shuffle-evidence = Les { $cards-count } autres indices sont mélangés.
event-suspicion-deal = { $seat } reçoit { $cards }.
event-suspicion-shuffle-deck = La pioche d’enquête est mélangée : { $deck-count ->
    [one] { $deck-count } carte
   *[other] { $deck-count } cartes
}.
event-suspicion-board = Les pièces, rangée par rangée : { $rooms }.
event-suspicion-turn = À { $seat } de jouer.
event-suspicion-go = { $seat } quitte { $source-the } pour { $room-the }.
event-suspicion-stay = { $seat } reste { $room-in }.
event-suspicion-keep = { $seat } pioche et garde en main { $card-the }.
event-suspicion-take-reveal = { $by-id ->
    [same] { $seat } tire Révélation et doit choisir la carte à montrer.
   *[other] { $seat } tire Révélation ; { $by } désigne la carte à montrer.
}
event-suspicion-reveal-pick = { $by } désigne une carte chez { $seat } : { $card }, montrée à tous.
event-suspicion-reveal-choice = { $seat } montre à tous { $card-the }.
event-suspicion-absinthe = { $seat } tire Absinthe, et soupçonne { $suspect-the } avec { $weapon-the } { $room-in }.
event-suspicion-ask = { $drunk ->
    [True] Sous l’effet de l’Absinthe, { suspicion-asks }
   *[False] { suspicion-asks }
}
suspicion-asks = { $seat } interroge { $asked } : { $suspect-the }, avec { $weapon-the }, { $room-in } ?
event-suspicion-ask-next = { $seat } interroge { $asked } sur les trois mêmes cartes.
event-suspicion-show = { $seat } montre { $card-the } à { $to }.
event-suspicion-nothing = { $seat } n’a aucune des trois.
event-suspicion-divert = { $seat } montre une Diversion au lieu de répondre.
event-suspicion-unanswered = Personne n’a montré de carte à { $seat }.
event-suspicion-decline = { $seat } n’en fait pas une accusation.
event-suspicion-accuse = { $seat } accuse { $suspect-the }, avec { $weapon-the }, { $room-in }.
event-suspicion-right = C’était { $suspect-the }, avec { $weapon-the }, { $room-in } : { $seat } a raison.
event-suspicion-wrong = { $suspect-id ->
    [hidden] { $seat } a tort : c’est l’élimination.
   *[other] { $seat } a tort : c’est l’élimination. C’était { $suspect-the }, avec { $weapon-the }, { $room-in }.
}
event-suspicion-end = { $clause ->
    [S21] Victoire de { $winners }.
    [S26] Plus personne n’est en jeu. Personne ne gagne.
   *[S27] Le dernier tour permis est joué. Personne ne gagne.
} Le crime : { $crime }. Les mains : { $hands }.

# Actions au choix

action-suspicion-go = Aller { $room-to }
action-suspicion-stay = Rester
action-suspicion-reveal = Montrer à tous { $card-the }
action-suspicion-ask = Interroger { $seat } : { $suspect-the } avec { $weapon-the }
action-suspicion-ask-drunk = Interroger { $seat }
action-suspicion-show = Montrer { $card-the }
action-suspicion-divert = Montrer une Diversion
action-suspicion-none = Dire que vous n’avez aucune des trois
action-suspicion-accuse = Accuser { $suspect-the } avec { $weapon-the } { $room-in }
action-suspicion-accuse-that = Faire du soupçon une accusation
action-suspicion-pass = Ne pas accuser
