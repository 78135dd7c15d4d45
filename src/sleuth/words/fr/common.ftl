# Dit dans toutes les pièces.

list-and = { $first } et { $last }
list-several = { $name } ×{ $count }
list-of = { $name } : { $list }
list-break = {" ; "}
list-empty = rien

card-hidden = carte
    .the = une carte
cards-hidden = { $count ->
    [one] une carte
   *[other] { $count } cartes
}

seat-numbered = { $name } (siège { $number })
seat-number = le siège { $number }
