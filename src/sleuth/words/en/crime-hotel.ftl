# Spaces of the hotel, and departments

crime-hotel-space-F = floor { $number }
    .the = floor { $number }
    .to = to floor { $number }
crime-hotel-space-C = column { $number }
    .the = column { $number }
    .to = to column { $number }
crime-hotel-space-R = room { $number }
    .the = room { $number }
    .to = to room { $number }
crime-hotel-department-relocate = Relocate
crime-hotel-department-exchange = Exchange
crime-hotel-department-look = Look
crime-hotel-department-deputy = Deputy
crime-hotel-department-bonus = Bonus

# Events

event-crime-hotel-first = { $seat } leads first.
event-crime-hotel-investigation = Investigation { $number } begins; { $leader } leads.
event-crime-hotel-shuffle = The { $cards-count } cards are shuffled.
event-crime-hotel-deal = { $seat } is dealt { $cards }.
event-crime-hotel-searched = Rooms searched from the start: { $rooms }.
event-crime-hotel-play = { $seat } plays { $card }.
event-crime-hotel-park = The cards { $cards }, from the highest down, are laid on their rooms. Parked from bay 1 on: { $seats }.
event-crime-hotel-car = { $seat } takes the police car.
event-crime-hotel-take-back = { $seat } takes a detective back.
event-crime-hotel-guess = { $seat } guesses { $space-the }.
event-crime-hotel-desk = { $seat } takes desk { $desk } of { $department }.
event-crime-hotel-relocate = { $seat } relocates a detective from { $source-the } { $to-to }.
event-crime-hotel-exchange = { $seat } gives { $other } { $given } and gets { $received }.
event-crime-hotel-look = { $seat } looks at { $cards } of { $other }.
event-crime-hotel-last = { $seat } shows the last card, { $card }.
event-crime-hotel-murderer = The murderer was in room { $room }.
event-crime-hotel-score = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}: right with { $right } ({ $guesses }), bonus { $bonus }.
event-crime-hotel-end = { $because ->
    [total] { $winners } wins with the highest total.
    [car] { $winners } wins the tie, holding the police car.
    [third] { $winners } wins the tie by the third investigation.
    [second] { $winners } wins the tie by the second investigation.
    [first] { $winners } wins the tie by the first investigation.
   *[shared] Still level: { $winners } share the win.
} Totals: { $totals }.

# Actions to choose from

action-crime-hotel-play = Play { $card }
action-crime-hotel-guess = Guess { $space-the }
action-crime-hotel-relocate-nothing = Relocate: take the desk, nothing can move
action-crime-hotel-relocate = Relocate: from { $source-the } { $to-to }
action-crime-hotel-exchange = Exchange with { $seat }: give { $cards }
action-crime-hotel-look = Look at the hand of { $seat }
action-crime-hotel-deputy = Deputy: share spaces with others
action-crime-hotel-bonus = Bonus: extra points for right guesses
