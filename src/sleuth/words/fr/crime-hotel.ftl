# Cases de l’hôtel, et services

crime-hotel-space-F = étage { $number }
    .the = l’étage { $number }
    .to = à l’étage { $number }
crime-hotel-space-C = colonne { $number }
    .the = la colonne { $number }
    .to = à la colonne { $number }
crime-hotel-space-R = chambre { $number }
    .the = la chambre { $number }
    .to = à la chambre { $number }
crime-hotel-department-relocate = Redéploiement
crime-hotel-department-exchange = Échange
crime-hotel-department-look = Observation
crime-hotel-department-deputy = Adjoint
crime-hotel-department-bonus = Prime

# Événements

event-crime-hotel-first = { $seat } mène en premier.
event-crime-hotel-investigation = L’enquête { $number } commence ; { $leader } mène.
event-crime-hotel-shuffle = Les { $cards-count } cartes sont mélangées.
event-crime-hotel-deal = { $seat } reçoit { $cards }.
event-crime-hotel-searched = Chambres fouillées dès le départ : { $rooms }.
event-crime-hotel-play = { $seat } joue { $card }.
event-crime-hotel-park = Les cartes { $cards }, de la plus forte à la plus faible, vont sur leurs chambres. Au parking, à partir de la place 1 : { $seats }.
event-crime-hotel-car = { $seat } prend la voiture de police.
event-crime-hotel-take-back = { $seat } reprend un détective.
event-crime-hotel-guess = { $seat } fait une hypothèse : { $space }.
event-crime-hotel-desk = { $seat } occupe le bureau { $desk } du service { $department }.
event-crime-hotel-relocate = { $seat } déplace un détective : il quitte { $source-the } pour { $to-the }.
event-crime-hotel-exchange = { $seat } donne à { $other } { $given } et reçoit { $received }.
event-crime-hotel-look = { $seat } regarde chez { $other } : { $cards }.
event-crime-hotel-last = { $seat } montre sa dernière carte, { $card }.
event-crime-hotel-murderer = Le meurtrier était dans la chambre { $room }.
event-crime-hotel-score = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} : hypothèses justes : { $right } ({ $guesses }), prime { $bonus }.
event-crime-hotel-end = { $because ->
    [total] Victoire de { $winners }, au plus grand total.
    [car] À égalité, la voiture de police donne la victoire à { $winners }.
    [third] À égalité, la troisième enquête donne la victoire à { $winners }.
    [second] À égalité, la deuxième enquête donne la victoire à { $winners }.
    [first] À égalité, la première enquête donne la victoire à { $winners }.
   *[shared] Toujours à égalité : victoire partagée de { $winners }.
} Totaux : { $totals }.

# Actions au choix

action-crime-hotel-play = Jouer { $card }
action-crime-hotel-guess = Hypothèse : { $space-the }
action-crime-hotel-relocate-nothing = Redéploiement : occuper le bureau, rien ne peut bouger
action-crime-hotel-relocate = Redéploiement : quitter { $source-the } pour { $to-the }
action-crime-hotel-exchange = Échange avec { $seat } : donner { $cards }
action-crime-hotel-look = Observation : regarder la main : { $seat }
action-crime-hotel-deputy = Adjoint : partager les cases des autres
action-crime-hotel-bonus = Prime : plus de points pour les hypothèses justes
