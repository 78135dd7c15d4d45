# Why something is refused: what was wrong, with what value, and what would be right.
# Shared by all games; the games' own reasons follow below, each under its name.

refusal-game-over = The game is over; there is nothing left to decide.
refusal-no-such-number = No action has the number { $number }.
refusal-no-such-seat = There is no seat { $seat } here; seats are numbered 0 to { $last }.
refusal-card-not-in-hand = { $card } is not in the hand of seat { $seat }; choose a card that is.
refusal-card-twice = { $key } has { $card } twice; it can lie there once only.

# Options

refusal-option-whole = Option { $option } cannot be { $value }; it takes a whole number from { $low } to { $high }.
refusal-option-whole-or-none = Option { $option } cannot be { $value }; it takes a whole number from { $low } to { $high }, or null for none.
refusal-option-flag = Option { $option } cannot be { $value }; it takes true or false.
refusal-option-first = Option first cannot be { $value }; it takes "random" or a seat from { $low } to { $high }.
refusal-option-parts = Option { $option } cannot be { $value }; it takes an object with the parts { $known }.
refusal-option-part = Option { $option } has no part { $part }; its parts are { $known }.
refusal-option-unknown = There is no option { $option } in this game; its options are { $known }.
refusal-option-players = { $value } is not a number of players for this game; it takes { $low } to { $high }.
refusal-options-no-object = Options cannot be { $value }; they are an object of names and values.

# Positions

refusal-state-no-object = A position cannot be { $value }; it is an object.
refusal-state-unknown-key = A position of this game has no key { $key }.
refusal-state-missing-key = The position lacks the key { $key }.
refusal-state-no-flag = { $key } cannot be { $value }; it is true or false.
refusal-state-no-number = { $key } cannot be { $value }; it is a whole number from { $low } to { $high }.
refusal-state-no-such = { $key } cannot be { $value }; it is one of { $known }.
refusal-state-no-list = { $key } cannot be { $value }; it is a list.
refusal-state-length = { $key } has { $length ->
    [one] one item
   *[other] { $length } items
}; it must have { $low } to { $high }.
refusal-state-seat-twice = { $key } names a seat twice; each may stand there once.
refusal-state-winners = winners does not fit this position; it must be { $winners ->
    [None] null
   *[other] { $winners }
}.
refusal-over-or-not = over cannot be { $over } in this position; the scores and turns played say otherwise.

# Calaveras

refusal-calaveras-notation = { $action } is no action of Calaveras. Write L@2 for a location in front of seat 2, L@I or L@S on a zone, X:H@1>3 to move a card, X for no effect.
refusal-twist-must-move = An Unexpected Development has to move a card, since some lie face up. Write for instance X:H@1>3.
refusal-card-not-there = There is no { $card } { $place-at } to be moved; choose a card that lies there.
refusal-same-place = The card lies { $place-at } already; move it to another place.
refusal-calaveras-seats = With so many players seats must be { $seats }.
refusal-calaveras-ghost = With so many players ghost must be { $ghost ->
    [None] null
   *[other] { $ghost }
}.
refusal-calaveras-middle-twice = Both zones show { $cards }; the middle holds each location once at most.
refusal-calaveras-count = There are { $count } cards of { $card } in this position; there must be { $right }.
refusal-calaveras-culprit = culprit cannot be { $culprit ->
    [None] null
   *[other] { $culprit }
}; it is the one seat with { $points } points or more, or null when there is none.
refusal-calaveras-turn = It cannot be the turn of seat { $seat }, which has no card to play.

# Crime Hotel

refusal-crime-notation = { $action } is no action of Crime Hotel. Write 23 to play a card; F2, C7 or R27 to guess; relocate:F2>C7, exchange:2:24,35, look:2, deputy or bonus for assistance.
refusal-option-desks-few = Option desks gives { $desks } desks in all; { $players } players need { $least } or more.
refusal-option-desk-numbers = Option { $option } cannot be { $value }; it takes a list of at most { $most } numbers from { $low } to { $high }.

refusal-crime-play-now = Seat { $seat } has to play a card now, for instance 23; guesses and assistance come after the trick.
refusal-crime-act-now = Seat { $seat } has a detective to place before another card is played.
refusal-crime-not-in-hand = Card { $card } is not in the hand of seat { $seat }; choose a card that is.
refusal-crime-follow = Card { $card } does not follow floor { $floor }, and the hand holds a card of that floor; play one of those.
refusal-crime-bay-guesses = Bay { $bay } guesses: name a floor, a column or a room, for instance F2, C7 or R27.
refusal-crime-bay-assists = Bay { $bay } gets assistance: name a department, for instance deputy or look:2.
refusal-crime-beginner = There is no { $department } department in the beginners’ game.
refusal-crime-space-own = A detective of your own stands on { $space-the } already; choose another space.
refusal-crime-space-taken = A detective stands on { $space-the }, and you have no Deputy; choose a free space.
refusal-crime-not-there = You have no detective on { $space-the }; name a space where one of yours stands.
refusal-crime-must-relocate = A detective of yours can move, so one must: write for instance relocate:F2>C7.
refusal-crime-department-full = All desks of { $department } are taken; choose another department.
refusal-crime-other-player = Seat { $seat } cannot choose itself; choose another player.
refusal-crime-exchange-number = Exactly { $number ->
    [one] one card has
   *[other] { $number } cards have
} to be given here, not { $given }.
refusal-crime-trick-order = Seat { $seat } is out of order in the trick; the next card is that of seat { $right }.
refusal-crime-turn = turn cannot be { $turn } in this position; it must be { $right }.
refusal-crime-no-card = { $key } cannot be { $value }; a card is 11 to 19, 21 to 29 or 31 to 39.
refusal-crime-cards-missing = The position lacks these cards: { $cards }.
refusal-crime-no-space = { $key } cannot be { $value }; a space is like F2, C7 or R27.
refusal-crime-detectives = Seat { $seat } has { $count } detectives out; at most { $most } can be.
refusal-crime-no-desk-left = Seat { $seat } has to get assistance, but no desk is free.
refusal-crime-over-early = The game cannot be over in investigation { $investigation }, round { $round }; it ends after the last round of the third.

# Suspicion

refusal-suspicion-notation = { $action } is no action of Suspicion. Write go:library or stay; ask:2:plum,poison; show:poison, divert or none; accuse:plum,poison,studio; accuse or pass.
refusal-suspicion-phase = { $phase ->
    [move] It is not the moment for that: first go to a neighbouring room or stay.
    [reveal] It is not the moment for that: first choose the card that everyone is shown.
    [suspect] It is not the moment for that: a suspicion must be voiced, or an accusation made.
    [answer] It is not the moment for that: the suspicion must be answered with a card, a Diversion or none.
   *[conclude] It is not the moment for that: nobody had a card, so accuse or pass.
}
refusal-suspicion-not-neighbour = From { $here-the } there is no step { $room-to }; go one step up, down, left or right.
refusal-suspicion-must-move = On a first turn nobody stays in { $room-the }; go to a neighbouring room.
refusal-suspicion-drunk-ask = The Absinthe has named { $suspect-the } and { $weapon-the } already; choose only whom to ask, for instance ask:2.
refusal-suspicion-drunk-accuse = Nobody accuses on an Absinthe turn; choose whom to ask, for instance ask:2.
refusal-suspicion-name-them = Name a suspect and a weapon too, for instance ask:{ $seat }:plum,poison.
refusal-suspicion-ask-oneself = Seat { $seat } cannot ask itself; ask another seat.
refusal-suspicion-not-named = { $card } was not named; show { $suspect-the }, { $weapon-the } or { $room-the }.
refusal-suspicion-must-show = "none" would not be true: show one of these: { $cards }.
refusal-suspicion-name-crime = Name a suspect, a weapon and a room, for instance accuse:plum,poison,studio.
refusal-suspicion-only-that = The accusation can only be of { $suspect-the } with { $weapon-the } in { $room-the }: write accuse, or pass.
refusal-suspicion-crime = crime cannot be { $value }; it is an object with suspect, weapon and room.
refusal-suspicion-count = There are { $count } cards { $card } in this position; there must be { $right }.
refusal-suspicion-hand = The hand of seat { $seat } has lost evidence; it must keep { $least } cards of evidence or more.
refusal-suspicion-turn-out = It cannot be the turn of seat { $seat }, which is out.
refusal-suspicion-winners = winners cannot be { $winners } in this position; only the seat whose turn it is can have won, or nobody.
refusal-suspicion-elsewhere = A suspicion must be about the room where the pawn stands, { $room }.
refusal-suspicion-in-phase = The value of { $key } does not fit the phase { $phase }.

# The engine and records

refusal-bad-json = This line is not JSON: { $problem }
refusal-request-too-deep = This line is nested too deeply to be read.
refusal-request-number = A number in this line is too large to be read.
refusal-request-no-object = A request is one JSON object on a line, not { $value }.
refusal-request-op = There is no operation { $value }; "op" is one of { $known }.
refusal-request-unknown-key = The operation { $op } takes no key { $key }.
refusal-request-missing-key = The operation { $op } needs the key { $key }.
refusal-request-seed = "seed" cannot be { $value }; it is text.
refusal-request-seat = "seat" cannot be { $value }; it is a seat with a player, from 0 to { $last }, or null for an onlooker.
refusal-request-action = "action" cannot be { $value }; it is text.
refusal-request-limit = "limit" cannot be { $value }; it is a whole number, 0 or more.
refusal-unknown-game = There is no game { $value }; the games are { $known }.
refusal-no-game = There is no game yet; begin one with "new" or "load".
refusal-state-rng = "rng" cannot be { $value }; it is text of at most { $most } characters.

# What is wrong in a record.

refusal-record-too-long = The text is too long for a record; at most { $most } characters are read.
refusal-record-first-line = The first line is { $value }; a record begins with “{ $right }”.
refusal-record-line = The line { $value } is neither a header, nor a move, nor a note below a move.
refusal-record-header = The header { $value } is not known; headers are { $known }.
refusal-record-header-twice = The header { $key } stands here a second time; the first one counts.
refusal-record-move-number = { $value } is out of order; the move expected here is number { $right }.
refusal-record-note-early = The note { $value } stands before the set-up; notes follow the line of their move.
refusal-record-fact = There is no event { $value } in this game.
refusal-record-fact-fields = The event { $value } cannot be read; its fields are { $fields }.
refusal-record-game = The game { $value } is not known; it is one of { $known }.
refusal-record-seen-by = seen by cannot be { $value }; it is a player’s seat from 0 to { $last }.
refusal-record-no-moves = The record holds no set-up and no moves.
refusal-record-rules = The rules { $value } are not known; this program knows versions 1 to { $newest }.
refusal-record-options = The options { $value } are no JSON object.
refusal-record-result = The result { $value } cannot be read; it is the winning seats, or “nobody”.
refusal-record-seat-only = This record shows only what seat { $seat } was told; it can be read, but not played again.
refusal-record-seat = Seat { $seat } cannot decide here; it is for seat { $right }.
refusal-record-chance = What chance is said to have done at move { $move } cannot have happened.
refusal-record-facts = What is written below move { $move } is not what happens at that move.
refusal-record-wrong-result = The result is not the one played; it should be “{ $result }”.
refusal-record-commitment = The secret does not fit the commitment { $commitment }.
refusal-record-not-dealt = The secret did not deal the cards of move { $move }.
