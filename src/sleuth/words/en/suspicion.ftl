# Suspects

suspicion-card-peacock = Ms. Peacock
    .the = Ms. Peacock
suspicion-card-scarlett = Miss Scarlett
    .the = Miss Scarlett
suspicion-card-white = Mrs. White
    .the = Mrs. White
suspicion-card-mustard = Colonel Mustard
    .the = Colonel Mustard
suspicion-card-green = Reverend Green
    .the = Reverend Green
suspicion-card-plum = Professor Plum
    .the = Professor Plum

# Weapons

suspicion-card-poison = poison
    .the = the poison
suspicion-card-ice-pick = ice pick
    .the = the ice pick
suspicion-card-revolver = revolver
    .the = the revolver
suspicion-card-shears = garden shears
    .the = the garden shears
suspicion-card-poker = fire poker
    .the = the fire poker
suspicion-card-candlestick = candlestick
    .the = the candlestick

# Rooms

suspicion-card-staircase = staircase
    .the = the staircase
    .in = on the staircase
    .to = to the staircase
suspicion-card-lounge = lounge
    .the = the lounge
    .in = in the lounge
    .to = to the lounge
suspicion-card-billiards = billiards room
    .the = the billiards room
    .in = in the billiards room
    .to = to the billiards room
suspicion-card-library = library
    .the = the library
    .in = in the library
    .to = to the library
suspicion-card-conservatory = conservatory
    .the = the conservatory
    .in = in the conservatory
    .to = to the conservatory
suspicion-card-studio = studio
    .the = the studio
    .in = in the studio
    .to = to the studio
suspicion-card-trophy-hall = trophy hall
    .the = the trophy hall
    .in = in the trophy hall
    .to = to the trophy hall
suspicion-card-kitchen = kitchen
    .the = the kitchen
    .in = in the kitchen
    .to = to the kitchen
suspicion-card-dining-room = dining room
    .the = the dining room
    .in = in the dining room
    .to = to the dining room

# Investigation cards

suspicion-card-reveal = Reveal a Secret
    .the = Reveal a Secret
suspicion-card-absinthe = Absinthe
    .the = an Absinthe
suspicion-card-diversion = Diversion
    .the = a Diversion

# Events

event-suspicion-first = { $seat } goes first.
event-suspicion-crime = { $suspect-id ->
    [hidden] A suspect, a weapon and a room are put aside: the crime.
   *[other] The crime is put aside: { $suspect-the } with { $weapon-the } { $room-in }.
}
event-suspicion-shuffle-evidence = The other { $cards-count } cards of evidence are shuffled.
event-suspicion-deal = { $seat } is dealt { $cards }.
event-suspicion-shuffle-deck = The investigation deck is shuffled: { $deck-count ->
    [one] one card
   *[other] { $deck-count } cards
}.
event-suspicion-board = The rooms, row by row: { $rooms }.
event-suspicion-turn = It is the turn of { $seat }.
event-suspicion-go = { $seat } goes from { $source-the } { $room-to }.
event-suspicion-stay = { $seat } stays { $room-in }.
event-suspicion-keep = { $seat } takes { $card-the } and keeps it.
event-suspicion-take-reveal = { $by-id ->
    [same] { $seat } takes Reveal a Secret and must choose a card to show.
   *[other] { $seat } takes Reveal a Secret; { $by } picks the card to show.
}
event-suspicion-reveal-pick = { $by } picks from the hand of { $seat }: { $card }, shown to everyone.
event-suspicion-reveal-choice = { $seat } shows everyone { $card-the }.
event-suspicion-absinthe = { $seat } takes Absinthe, and suspects { $suspect-the } with { $weapon-the } { $room-in }.
event-suspicion-ask = { $drunk ->
    [True] Under the Absinthe, { suspicion-asks }
   *[False] { suspicion-asks }
}
suspicion-asks = { $seat } asks { $asked }: { $suspect-the }, with { $weapon-the }, { $room-in }?
event-suspicion-ask-next = { $seat } asks { $asked } for the same three.
event-suspicion-show = { $seat } shows { $to } { $card-the }.
event-suspicion-nothing = { $seat } has none of the three.
event-suspicion-divert = { $seat } shows a Diversion instead of answering.
event-suspicion-unanswered = Nobody has shown { $seat } a card.
event-suspicion-decline = { $seat } makes no accusation of it.
event-suspicion-accuse = { $seat } accuses { $suspect-the }, with { $weapon-the }, { $room-in }.
event-suspicion-right = It was { $suspect-the }, with { $weapon-the }, { $room-in }: { $seat } is right.
event-suspicion-wrong = { $suspect-id ->
    [hidden] { $seat } is wrong, and out.
   *[other] { $seat } is wrong, and out. It was { $suspect-the }, with { $weapon-the }, { $room-in }.
}
event-suspicion-end = { $clause ->
    [S21] { $winners } wins.
    [S26] Everyone is out. Nobody wins.
   *[S27] The last turn allowed has been played. Nobody wins.
} The crime: { $crime }. The hands: { $hands }.

# Actions to choose from

action-suspicion-go = Go { $room-to }
action-suspicion-stay = Stay
action-suspicion-reveal = Show everyone { $card-the }
action-suspicion-ask = Ask { $seat }: { $suspect-the } with { $weapon-the }
action-suspicion-ask-drunk = Ask { $seat }
action-suspicion-show = Show { $card-the }
action-suspicion-divert = Show a Diversion
action-suspicion-none = Say that you have none of the three
action-suspicion-accuse = Accuse { $suspect-the } with { $weapon-the } { $room-in }
action-suspicion-accuse-that = Make the suspicion an accusation
action-suspicion-pass = Make no accusation
