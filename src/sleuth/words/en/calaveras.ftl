# Cards

calaveras-card-C = Carnival
    .the = the Carnival
calaveras-card-H = Hotel
    .the = the Hotel
calaveras-card-A = Airport
    .the = the Airport
calaveras-card-P = Phone Booth
    .the = the Phone Booth
calaveras-card-L = Laboratory
    .the = the Laboratory
calaveras-card-X = Unexpected Development
    .the = an Unexpected Development

# Places: where a card lies, leaves from, goes to

calaveras-place-seat = { $name }
    .at = in front of { $name }
    .from = from { $name }
    .to = to { $name }
calaveras-place-I = Innocent
    .at = on Innocent
    .from = from Innocent
    .to = to Innocent
calaveras-place-S = Suspect
    .at = on Suspect
    .from = from Suspect
    .to = to Suspect

# Services and their agents

calaveras-service-kgb = KGB
calaveras-service-france = French service
calaveras-service-cia = CIA
calaveras-agent-kgb-0 = Elena Koltsova
calaveras-agent-kgb-1 = Karl Popov
calaveras-agent-france-0 = Françoise Dujardin
calaveras-agent-france-1 = Saïd Djalal
calaveras-agent-cia-0 = William Carver
calaveras-agent-cia-1 = Dorothy Blake
calaveras-ghost = { $name } (ghost)

# Events

event-calaveras-first = { $seat } goes first, with Nicole at their side.
event-calaveras-shuffle = { $deck-count ->
    [one] The deck is shuffled: one card.
   *[other] The deck is shuffled: { $deck-count } cards.
}
event-calaveras-deal = { $seat } is dealt { $cards }.
event-calaveras-draw = { $seat } draws { $card-the }.
event-calaveras-play = { $to-id ->
    [none] { calaveras-plays } an Unexpected Development.
   *[other] { calaveras-plays } { $card-the } { $to-at }.
}
calaveras-plays = { $player-id ->
    [same] { $seat } plays
   *[other] For { $seat }, { $player } plays
}
event-calaveras-move = { $card } moves { $source-from } { $to-to }.
event-calaveras-cancel = Two of a kind { $at-at }: { $card } and { $card } are both discarded.
event-calaveras-nicole = { $because ->
    [points] Nicole leaves { $source } for { $to }, who has the fewest suspicion points.
   *[locations] Nicole leaves { $source } for { $to }, who shows the most locations among those with the fewest points.
}
event-calaveras-designate = { $clause ->
    [C19] Everyone but { $seat } is innocent
   *[C20] Nobody has more evidence against them than { $seat }
} (Innocent: { $innocent }; Suspect: { $suspect }): { $points ->
    [one] one suspicion point
   *[other] { $points } suspicion points
}, { $total } in all.
event-calaveras-pass-over = { $seat } has no card to play and is passed over.
event-calaveras-end = { $clause ->
    [C26] { $culprit } is the culprit. Nicole leaves with someone else: { $winners } win.
    [C27] { $culprit } is the culprit, and Nicole stands beside them. Nobody wins.
   *[C28] The last turn allowed has been played. Nobody wins.
}

# Actions to choose from

action-calaveras-play = { $card } { $to-at }
action-calaveras-move = Unexpected Development: { $card } { $source-from } { $to-to }
action-calaveras-nothing = Unexpected Development without effect
