# Lire des parties écrites.

record-line = Ligne { NUMBER($line, useGrouping: 0) } :
record-whole = L’ensemble :
record-no-move = Il n’y a pas de coup { $move } ; la partie va du coup 0 (la mise en place) au coup { $last }.
record-seen-only = Ce texte ne montre que ce qu’a su le siège { $seat }.
record-unreadable = Impossible de lire { $path } : { $problem }.
record-none = { $path } ne raconte aucune partie.
record-right = Rien à redire : rejoué selon les règles, { $moves ->
    [one] l’unique coup donne bien
   *[other] chacun des { $moves } coups donne bien
} ce qui est écrit.
record-commitment-proven = Le secret correspond à l’engagement et a bien distribué toutes les cartes.
record-commitment-open = Il y a un engagement ; son secret n’est pas encore révélé.
record-commitment-none = Il n’y a pas d’engagement : rien ne prouve quand les cartes ont été mélangées.
record-unfinished = La partie n’est pas finie.
record-more = { $more ->
    [one] Et encore un défaut.
   *[other] Et encore { $more } défauts.
}
