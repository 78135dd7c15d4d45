# The table at a terminal

terminal-which-game = Which game do you want to play?
terminal-welcome = You play { $name } (seat { $seat }). Write a number of the list or a move, ? for help, quit to leave.
terminal-commitment = Seal of the shuffle: { $commitment }
terminal-resumed = { $moves ->
    [one] The game goes on after one move.
   *[other] The game goes on after { $moves } moves.
}
terminal-decide = { $name }, what do you do?
terminal-prompt = {"> "}
terminal-you = { $name } (you)
terminal-goodbye = Until next time. The game is kept; go on with it by: sleuth play --resume { $path }
terminal-goodbye-unkept = Until next time. This game could not be kept.
terminal-result-won = You have won.
terminal-result-lost = You have lost.
terminal-result-nobody = Nobody has won.
terminal-deck-left = Left in the deck, next card first: { $cards }.
terminal-secret = The shuffle was made from this secret, which fits the seal: { $secret }
terminal-record = The game is kept in { $path }

# Players who are not agents of Calaveras

terminal-name-crime-hotel-0 = Alba
terminal-name-crime-hotel-1 = Bruno
terminal-name-crime-hotel-2 = Clara
terminal-name-crime-hotel-3 = Dario
terminal-name-suspicion-0 = Agatha
terminal-name-suspicion-1 = Basil
terminal-name-suspicion-2 = Cecily
terminal-name-suspicion-3 = Dorian
terminal-name-suspicion-4 = Edith

# Commands

terminal-command-log = log
terminal-command-undo = undo
terminal-command-save = save
terminal-command-quit = quit
terminal-command-table = table
terminal-command-back = back
terminal-help = Write a number of the list, or a move as the rules write it (its first letters are enough). Commands: ? with a clause or a move explains it, back returns to the first list, table shows the table, log 30 tells the last 30 events, undo takes a move back, save FILE writes a copy, quit leaves. What you can do now:
terminal-legal = Yes, this can be done: { $move }.
terminal-by-clause = { $why } (clause { $clause })
terminal-undone = Your last decision is taken back.
terminal-no-undo = There is nothing to take back: with your last decision or since, a card was played, drawn or shown or a question was answered, or someone else has decided.
terminal-log-number = After log comes how many events to tell, not { $text }.
terminal-no-number = There is no { $number } in the list; it goes from 1 to { $last }.
terminal-which = { $text } can mean { $count } moves: { $some }. Write more of it.
terminal-too-long = That is { $length } signs long; { $most } are the most that can be read here. Nothing has changed.
terminal-no-text = That holds signs that are no text. Nothing has changed.

# What cannot be

terminal-no-seat = There is no seat { $seat } for a player; seats go from 0 to { $last }.
terminal-name = A name has 1 to { $most } signs, all of them visible.
terminal-seed = A seed is a text of 1 to 1000 visible signs on one line.
terminal-option-shape = { $text } is no option; write name=value.
terminal-file-exists = { $path } is there already; a new game needs a new file. To go on with a game, use --resume.
terminal-other-file = { $path } is a file of another kind and is left alone.
terminal-not-saved = The game could not be written to { $path }: { $problem }.
terminal-not-read = { $path } cannot be read: { $problem }.
terminal-no-record = { $path } is not the record of a game played at a terminal, or is damaged; `sleuth record check` says where.
terminal-nothing-to-resume = No unfinished game is kept here.

# Steps of a choice

terminal-step-calaveras-move-seat = Move { $card }, now in front of { $name }
terminal-step-calaveras-move-zone = Move { $card }, now on { $place }
terminal-step-crime-hotel-F = A floor (2 points)
terminal-step-crime-hotel-C = A column (5 points)
terminal-step-crime-hotel-R = A room (10 points)
terminal-step-crime-hotel-source = Take the detective from { $space }
terminal-step-crime-hotel-floor = On floor { $floor }
terminal-step-suspicion-ask = Voice a suspicion
terminal-step-suspicion-accuse = Accuse
terminal-all-searched = - beware: nothing there is left to search

# Tables

terminal-column-seat = Seat
terminal-column-points = Points
terminal-column-shown = Shows
terminal-column-evidence = Evidence
terminal-column-cards = Cards
terminal-column-scores = Investigations
terminal-column-total = Total
terminal-column-state = State
terminal-hand = { $name } holds: { $cards }.

terminal-calaveras-seat = Seat { $seat }: { $name }, team { $sign }, { $points ->
    [one] one point
   *[other] { $points } points
}; shows { $shown }; { $evidence }.
terminal-calaveras-middle = Innocent: { $innocent }. Suspect: { $suspect }.
terminal-calaveras-nicole = Nicole stands with { $name }.
terminal-calaveras-piles = { $deck ->
    [one] One card in the deck
   *[other] { $deck } cards in the deck
}, { $discard ->
    [0] none discarded
   *[other] { $discard } discarded: { $cards }
}.
terminal-calaveras-innocent = innocent ({ $cards })
terminal-calaveras-suspect = suspect ×{ $count } ({ $cards })
terminal-calaveras-neither = no evidence
terminal-calaveras-would-be = { $name } would now be designated, for { $points } points.
terminal-calaveras-too-few = { $name } would be designated, if two cards lay in the middle.
terminal-calaveras-no-evidence = Nobody would now be designated: no card on Suspect lies in front of anyone who is not innocent.
terminal-calaveras-tie = Nobody would now be designated: { $names } have as much evidence against them ({ $count }).
terminal-calaveras-over = The game is over.

terminal-crime-hotel-round = Investigation { $investigation } of 3, round { $round } of 5
terminal-crime-hotel-legend = x searched, * your card, A to D detectives
terminal-crime-hotel-car = car
terminal-crime-hotel-seat = Seat { $seat }: { $name }, detectives { $sign }{ $car ->
    [yes] , with the police car
   *[no] {""}
}; { $cards ->
    [one] one card
   *[other] { $cards } cards
}; points { $scores }, total { $total }.
terminal-crime-hotel-searched = Rooms searched: { $rooms }.
terminal-crime-hotel-space = Detectives, { $space }: { $names }.
terminal-crime-hotel-desks = Desks: { $desks }.
terminal-crime-hotel-department = Desks of { $name }: { $desks }.
terminal-crime-hotel-free = free
terminal-crime-hotel-trick = The trick: { $cards }.
terminal-crime-hotel-bays = Still to act, by bay: { $names }.
terminal-crime-hotel-murderer = The murderer was in room { $room }.

terminal-suspicion-rooms = Rooms, row by row: { $rooms }.
terminal-suspicion-seat = Seat { $seat }: { $name }, pawn { $sign } in this room: { $room }; { $cards ->
    [one] one card
   *[other] { $cards } cards
}; { $state }.
terminal-suspicion-out = out
terminal-suspicion-asked = is asked
terminal-suspicion-passed = showed nothing
terminal-suspicion-legend = ● has it, - has it not, · unknown; ? the crime, ! certain
terminal-suspicion-known = You know of { $name }: { $cards }.
terminal-suspicion-suspected = Still possible: { $suspects }; { $weapons }; { $rooms }.
terminal-suspicion-deck = { $deck ->
    [0] The investigation deck is used up.
    [one] One card in the investigation deck.
   *[other] { $deck } cards in the investigation deck.
}
terminal-suspicion-question = { $name } suspects: { $cards }.
terminal-suspicion-crime = The crime: { $cards }.
