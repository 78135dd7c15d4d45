# Said in every room.

list-and = { $first } and { $last }
list-several = { $name } ×{ $count }
list-of = { $name }: { $list }
list-break = {"; "}
list-empty = nothing

card-hidden = card
    .the = a card
cards-hidden = { $count ->
    [one] one card
   *[other] { $count } cards
}

seat-numbered = { $name } (seat { $number })
seat-number = seat { $number }
