# Reading recorded games aloud.

record-line = Line { NUMBER($line, useGrouping: 0) }:
record-whole = The record:
record-no-move = There is no move { $move }; the record has moves 0 (the set-up) to { $last }.
record-seen-only = This record shows only what seat { $seat } was told.
record-unreadable = { $path } cannot be read: { $problem }.
record-none = { $path } tells no game.
record-right = The record is right: played again by the rules, { $moves ->
    [one] its one move comes
   *[other] all its { $moves } moves come
} out as written.
record-commitment-proven = The secret fits the commitment and dealt every card.
record-commitment-open = There is a commitment; its secret is not told yet.
record-commitment-none = There is no commitment, so nothing proves when the cards were shuffled.
record-unfinished = The game is not over.
record-more = { $more ->
    [one] And one thing more.
   *[other] And { $more } things more.
}
