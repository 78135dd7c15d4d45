# La table dans un terminal

terminal-which-game = À quel jeu voulez-vous jouer ?
terminal-welcome = Vous jouez { $name } (siège { $seat }). Écrivez un numéro de la liste ou un coup, ? pour de l’aide, quitter pour partir.
terminal-commitment = Sceau du mélange : { $commitment }
terminal-resumed = { $moves ->
    [one] La partie reprend après un coup.
   *[other] La partie reprend après { $moves } coups.
}
terminal-decide = { $name }, que faites-vous ?
terminal-prompt = {"> "}
terminal-you = { $name } (vous)
terminal-goodbye = À bientôt. La partie est conservée et se reprend avec : sleuth play --resume { $path }
terminal-goodbye-unkept = À bientôt. Cette partie n’a pas pu être conservée.
terminal-result-won = Vous avez gagné.
terminal-result-lost = Vous avez perdu.
terminal-result-nobody = Personne n’a gagné.
terminal-deck-left = Reste de la pioche, carte suivante en tête : { $cards }.
terminal-secret = Le mélange vient de ce secret, qui correspond au sceau : { $secret }
terminal-record = La partie est conservée dans { $path }

# Les joueurs qui ne sont pas des agents de Calaveras

terminal-name-crime-hotel-0 = Alba
terminal-name-crime-hotel-1 = Bruno
terminal-name-crime-hotel-2 = Clara
terminal-name-crime-hotel-3 = Dario
terminal-name-suspicion-0 = Agathe
terminal-name-suspicion-1 = Basile
terminal-name-suspicion-2 = Cécile
terminal-name-suspicion-3 = Dorian
terminal-name-suspicion-4 = Édith

# Commandes

terminal-command-log = journal
terminal-command-undo = annuler
terminal-command-save = enregistrer
terminal-command-quit = quitter
terminal-command-table = table
terminal-command-back = retour
terminal-help = Écrivez un numéro de la liste, ou un coup tel que les règles l’écrivent (ses premières lettres suffisent). Commandes : ? suivi d’un article ou d’un coup l’explique, retour revient à la première liste, table montre la table, journal 30 raconte les 30 derniers événements, annuler reprend un coup, enregistrer FICHIER écrit une copie, quitter met fin à la séance. Ce que vous pouvez faire maintenant :
terminal-legal = Oui, c’est permis : { $move }.
terminal-by-clause = { $why } (article { $clause })
terminal-undone = Votre dernière décision est reprise.
terminal-no-undo = Rien à reprendre : par votre dernière décision ou depuis, une carte a été jouée, piochée ou montrée, une question a reçu sa réponse, ou quelqu’un d’autre a décidé.
terminal-log-number = Après journal vient le nombre d’événements à raconter, pas { $text }.
terminal-no-number = Pas de { $number } dans la liste : elle va de 1 à { $last }.
terminal-which = { $text } peut désigner { $count } coups : { $some }. Écrivez-en davantage.
terminal-too-long = Ce texte compte { $length } signes ; on en lit ici { $most } au plus. Rien n’a changé.
terminal-no-text = Ce texte contient des signes illisibles. Rien n’a changé.

# Ce qui ne se peut pas

terminal-no-seat = Aucun joueur n’a le siège { $seat } : les sièges vont de 0 à { $last }.
terminal-name = Un nom compte de 1 à { $most } signes, tous visibles.
terminal-seed = Une graine est un texte de 1 à 1000 signes visibles sur une ligne.
terminal-option-shape = { $text } n’est pas une option : écrivez nom=valeur.
terminal-file-exists = { $path } existe déjà ; une nouvelle partie demande un nouveau fichier. Pour reprendre une partie, utilisez --resume.
terminal-other-file = { $path } est un fichier d’une autre sorte ; on n’y touche pas.
terminal-not-saved = La partie n’a pas pu être écrite dans { $path } : { $problem }.
terminal-not-read = Impossible de lire { $path } : { $problem }.
terminal-no-record = { $path } n’est pas le procès-verbal d’une partie jouée dans un terminal, ou il est abîmé ; `sleuth record check` dit où.
terminal-nothing-to-resume = Aucune partie inachevée n’est conservée ici.

# Les étapes d’un choix

terminal-step-calaveras-move-seat = Déplacer { $card }, à présent devant { $name }
terminal-step-calaveras-move-zone = Déplacer { $card }, à présent dans la zone { $place }
terminal-step-crime-hotel-F = Un étage (2 points)
terminal-step-crime-hotel-C = Une colonne (5 points)
terminal-step-crime-hotel-R = Une chambre (10 points)
terminal-step-crime-hotel-source = Prendre le détective de { $space }
terminal-step-crime-hotel-floor = À l’étage { $floor }
terminal-step-suspicion-ask = Émettre un soupçon
terminal-step-suspicion-accuse = Accuser
terminal-all-searched = - attention : tout y est déjà fouillé

# Les tables

terminal-column-seat = Siège
terminal-column-points = Points
terminal-column-shown = Montre
terminal-column-evidence = Indices
terminal-column-cards = Cartes
terminal-column-scores = Enquêtes
terminal-column-total = Total
terminal-column-state = État
terminal-hand = { $name } a en main : { $cards }.

terminal-calaveras-seat = Siège { $seat } : { $name }, équipe { $sign }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; montre { $shown } ; { $evidence }.
terminal-calaveras-middle = Innocent : { $innocent }. Suspect : { $suspect }.
terminal-calaveras-nicole = Nicole est avec { $name }.
terminal-calaveras-piles = { $deck ->
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}, { $discard ->
    [0] aucune défaussée
    [one] une défaussée : { $cards }
   *[other] { $discard } défaussées : { $cards }
}.
terminal-calaveras-innocent = innocent ({ $cards })
terminal-calaveras-suspect = suspect ×{ $count } ({ $cards })
terminal-calaveras-neither = aucun indice
terminal-calaveras-would-be = { $name } serait à présent le suspect désigné, pour { $points } points.
terminal-calaveras-too-few = Avec deux cartes au milieu, le suspect désigné serait { $name }.
terminal-calaveras-no-evidence = Personne ne serait désigné à présent : aucune carte de la zone Suspect ne se trouve devant un siège qui n’est pas innocent.
terminal-calaveras-tie = Personne ne serait désigné à présent : autant d’indices ({ $count }) accablent { $names }.
terminal-calaveras-over = La partie est finie.

terminal-crime-hotel-round = Enquête { $investigation } sur 3, manche { $round } sur 5
terminal-crime-hotel-legend = x fouillée, * votre carte, A à D les détectives
terminal-crime-hotel-car = voiture
terminal-crime-hotel-seat = Siège { $seat } : { $name }, détectives { $sign }{ $car ->
    [yes] , avec la voiture de police
   *[no] {""}
} ; { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
} ; points { $scores }, total { $total }.
terminal-crime-hotel-searched = Chambres fouillées : { $rooms }.
terminal-crime-hotel-space = Détectives, { $space } : { $names }.
terminal-crime-hotel-desks = Bureaux : { $desks }.
terminal-crime-hotel-department = Bureaux, { $name } : { $desks }.
terminal-crime-hotel-free = libre
terminal-crime-hotel-trick = Le pli : { $cards }.
terminal-crime-hotel-bays = Doivent encore agir, par place : { $names }.
terminal-crime-hotel-murderer = L’assassin était dans la chambre { $room }.

terminal-suspicion-rooms = Les pièces, rangée par rangée : { $rooms }.
terminal-suspicion-seat = Siège { $seat } : { $name }, pion { $sign } dans cette pièce : { $room } ; { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
} ; { $state }.
terminal-suspicion-out = hors jeu
terminal-suspicion-asked = doit répondre
terminal-suspicion-passed = n’a rien montré
terminal-suspicion-legend = ● l’a, - ne l’a pas, · inconnu ; ? le crime, ! certain
terminal-suspicion-known = Vous savez que { $name } a : { $cards }.
terminal-suspicion-suspected = Encore possibles : { $suspects } ; { $weapons } ; { $rooms }.
terminal-suspicion-deck = { $deck ->
    [0] La pioche d’enquête est épuisée.
    [one] Une carte dans la pioche d’enquête.
   *[other] { $deck } cartes dans la pioche d’enquête.
}
terminal-suspicion-question = { $name } soupçonne : { $cards }.
terminal-suspicion-crime = Le crime : { $cards }.
