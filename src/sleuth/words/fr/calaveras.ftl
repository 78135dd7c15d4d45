# Cartes

calaveras-card-C = Carnaval
    .the = le Carnaval
calaveras-card-H = Hôtel
    .the = l’Hôtel
calaveras-card-A = Aéroport
    .the = l’Aéroport
calaveras-card-P = Cabine téléphonique
    .the = la Cabine téléphonique
calaveras-card-L = Laboratoire
    .the = le Laboratoire
calaveras-card-X = Rebondissement
    .the = un Rebondissement

# Endroits : où une carte se trouve, d’où elle part, où elle va

calaveras-place-seat = { $name }
    .at = devant { $name }
    .from = de chez { $name }
    .to = chez { $name }
calaveras-place-I = Innocent
    .at = dans la zone Innocent
    .from = de la zone Innocent
    .to = vers la zone Innocent
calaveras-place-S = Suspect
    .at = dans la zone Suspect
    .from = de la zone Suspect
    .to = vers la zone Suspect

# Les services et leurs agents

calaveras-service-kgb = KGB
calaveras-service-france = Services français
calaveras-service-cia = CIA
calaveras-agent-kgb-0 = Elena Koltsova
calaveras-agent-kgb-1 = Karl Popov
calaveras-agent-france-0 = Françoise Dujardin
calaveras-agent-france-1 = Saïd Djalal
calaveras-agent-cia-0 = William Carver
calaveras-agent-cia-1 = Dorothy Blake
calaveras-ghost = { $name } (fantôme)

# Événements

event-calaveras-first = { $seat } commence, Nicole à ses côtés.
event-calaveras-shuffle = { $deck-count ->
    [one] La pioche est mélangée : une carte.
   *[other] La pioche est mélangée : { $deck-count } cartes.
}
event-calaveras-deal = { $seat } reçoit { $cards }.
event-calaveras-draw = { $seat } pioche { $card-the }.
event-calaveras-play = { $to-id ->
    [none] { calaveras-plays } un Rebondissement.
   *[other] { calaveras-plays } { $card-the } { $to-at }.
}
calaveras-plays = { $player-id ->
    [same] { $seat } joue
   *[other] Pour { $seat }, { $player } joue
}
event-calaveras-move = { $card } : la carte passe { $source-from } { $to-to }.
event-calaveras-cancel = Deux cartes identiques { $at-at } ({ $card }) : toutes deux sont défaussées.
event-calaveras-nicole = { $because ->
    [points] Nicole quitte { $source } pour { $to }, qui a le moins de points de soupçon.
   *[locations] Nicole quitte { $source } pour { $to }, qui montre le plus de lieux parmi les moins soupçonnés.
}
event-calaveras-designate = { $clause ->
    [C19] Tout le monde est innocent, sauf { $seat }
   *[C20] Les indices accablent surtout { $seat }
} (Innocent : { $innocent } ; Suspect : { $suspect }) : { $points ->
    [one] { $points } point de soupçon
   *[other] { $points } points de soupçon
}, { $total } au total.
event-calaveras-pass-over = { $seat } n’a aucune carte à jouer et passe son tour.
event-calaveras-end = { $clause ->
    [C26] Le meurtre est imputé à { $culprit }. Nicole part avec quelqu’un d’autre : victoire de { $winners }.
    [C27] Le meurtre est imputé à { $culprit }, aux côtés de qui se tient Nicole. Personne ne gagne.
   *[C28] Le dernier tour permis est joué. Personne ne gagne.
}

# Actions au choix

action-calaveras-play = { $card } { $to-at }
action-calaveras-move = Rebondissement : { $card } { $source-from } { $to-to }
action-calaveras-nothing = Rebondissement sans effet
