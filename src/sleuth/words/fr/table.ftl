# Ce que dit la table : pourquoi elle refuse, et ce qu’il est advenu de son archive.

refusal-table-taken = C’est déjà décidé ou déjà pris ; regardez et réessayez.
refusal-table-store-full = Le disque de ce serveur est plein. Rien n’est perdu, mais rien de plus ne peut être conservé ; prévenez l’hôte.
refusal-table-devices = Vous occupez déjà cette place avec { $most } appareils ; fermez-en un d’abord.
refusal-table-password-length = Un mot de passe compte de { $least } à { $most } caractères.
refusal-table-password-wrong = Ce n’est pas votre mot de passe actuel.
refusal-table-sign-in = Personne n’entre avec ce nom et ce mot de passe.
refusal-table-name-taken = Quelqu’un d’autre entre déjà sous le nom { $name } ; choisissez-en un autre.
refusal-table-name-length = Un nom compte de 1 à { $most } caractères.
refusal-table-name-letters = Un nom ne peut pas contenir de caractères invisibles.

# Réglages

refusal-settings-file = Impossible de lire les réglages de { $path } : { $problem }.
refusal-settings-file-open = { $path } contient un secret et d’autres peuvent le lire ; retirez-leur ce droit (chmod 600).
refusal-settings-unknown = Il n’y a pas de réglage { $name } ; les réglages sont { $known }.
refusal-settings-port = port ne peut pas être { $value } ; c’est un nombre entier de 0 à 65535.
refusal-settings-metrics-for = metrics-for ne peut pas être { $value } ; c’est une liste d’adresses ou de réseaux comme 10.0.0.5, 192.168.1.0/24.
refusal-settings-text = { $name } doit être un texte, et non vide pour un dossier.
refusal-settings-public = Le serveur écouterait sur { $host }, où d’autres l’atteignent, sans y connaître son adresse. Réglez public-url, par exemple https://jeux.example.org.
refusal-settings-public-url = public-url ne peut pas être { $value } ; c’est une adresse telle que https://jeux.example.org, sans rien après l’hôte et le port.
refusal-settings-public-http = public-url est { $value } : sans https, chacun sur le chemin lirait les cookies et les cartes. Écrivez https, qu’un serveur mandataire parlera devant celui-ci.
refusal-settings-secret-key = La clé secret-key compte { $length ->
    [one] { $length } octet
   *[other] { $length } octets
} ; il en faut au moins { $least }. Sans ce réglage, une bonne clé est créée et gardée dans le dossier de données.
refusal-settings-database = database-url n’est pas l’adresse d’une base de données ; elle commence par sqlite:/// ou postgresql://.
refusal-settings-database-memory = database-url nomme une base en mémoire, qui perdrait chaque partie ; nommez un fichier.
refusal-settings-data = Le dossier de données est inutilisable : { $path } : { $problem }.
refusal-settings-data-open = N’importe qui peut écrire dans le dossier de données { $path } ; retirez ce droit (chmod o-w).
refusal-settings-key-open = D’autres peuvent lire la clé de signature { $path }, et donc être n’importe qui ; retirez-leur ce droit (chmod 600).
refusal-settings-key-short = La clé de signature de { $path } compte { $length ->
    [one] { $length } octet
   *[other] { $length } octets
} ; il en faut au moins { $least }. Supprimez le fichier et une nouvelle clé sera créée ; les invités seront alors des inconnus.

# L’archive

refusal-archive-no-store = Il n’y a pas de base { $path } à sauvegarder ; dites où elle est avec --data ou --database-url.
refusal-archive-exists = { $path } existe déjà ; choisissez un autre nom, pour ne perdre aucune archive.
refusal-archive-file = L’archive { $path } est inutilisable : { $problem }.
refusal-archive-schema = L’archive vient d’une autre version de Sleuth (son schéma est { $schema }, ici c’est { $newest }). Restaurez-la avec cette version, puis mettez à jour.
refusal-archive-damaged = La ligne { NUMBER($line, useGrouping: 0) } de l’archive est abîmée, manquante ou déplacée. Rien n’a été restauré.
refusal-archive-cut = L’archive s’arrête avant sa fin. Rien n’a été restauré.
refusal-archive-not-empty = La base n’est pas vide, et restaurer mêlerait deux maisons. Nommez-en une vide avec --data ou --database-url.

table-backed-up = { $rows ->
    [one] { $rows } ligne est
   *[other] { $rows } lignes sont
} dans { $path }. Elle contient des secrets : gardez-la bien.
table-restored = { $rows ->
    [one] { $rows } ligne restaurée.
   *[other] { $rows } lignes restaurées.
}

# À une table

refusal-table-message = Ce message n’est pas du protocole de la table.
refusal-table-stale = Quelque chose a été décidé entre-temps ; regardez et choisissez de nouveau.
refusal-table-not-your-turn = Ce n’est pas à vous de jouer.
refusal-table-onlooker = Vous êtes spectateur ; seuls ceux qui ont un siège décident.
refusal-table-not-seated = Vous n’avez pas de siège à cette table.
refusal-table-not-playing = Aucune partie n’est en cours à cette table.
refusal-table-not-open = La partie a déjà commencé ; les sièges ne changent qu’avant.
refusal-table-not-over = La partie n’est pas encore finie.
refusal-table-record-later = La feuille de partie s’ouvre à la fin ; d’ici là, seuls les joueurs ont leur propre vue.
refusal-table-free-seats = Il reste des sièges libres ; placez-y d’abord des gens ou des robots.
refusal-table-no-undo = Impossible de revenir là-dessus : ce n’était pas votre dernière décision, ou quelque chose s’est révélé.
refusal-table-no-onlookers = Personne n’assiste aux parties de cette table.
refusal-table-notes = Impossible de garder ces notes : elles ne suivent pas le carnet de ce jeu, ou sont trop longues.
refusal-table-phrase = Cette phrase n’existe pas dans ce jeu.
refusal-table-chat-off = L’hôte a coupé la conversation.
refusal-table-no-team-chat = Il n’y a pas d’équipe à qui parler ici.
refusal-table-talk-empty = Il n’y a rien à dire là-dedans.
refusal-table-talk-long = { $length } caractères, c’est trop ; dites-le en { $most } au plus.
refusal-table-talk-often = C’était beaucoup d’un coup ; attendez un moment avant de reprendre la parole.
refusal-table-none = Il n’y a pas de table { $table }.
refusal-table-game = Il n’y a pas de jeu { $game }.
refusal-table-level = Il n’y a pas de robot { $level } ; il y a { $known }.
refusal-table-no-seat = Cette table n’a pas de siège { $seat }.
refusal-table-seat-taken = Le siège { $seat } est pris ; choisissez-en un autre.
refusal-table-not-host = Seul l’hôte de la table peut faire cela.

# Phrases de Mission Calaveras

phrase-calaveras-1 = Faites-moi confiance, je suis agent secret.
phrase-calaveras-2 = Je n’ai jamais mis les pieds là-bas.
phrase-calaveras-3 = On dirait que Nicole vous aime bien.
phrase-calaveras-4 = Moscou en entendra parler !
phrase-calaveras-5 = Bien joué, partenaire.
phrase-calaveras-6 = Du calme, personne ne nous a vus.

# Phrases de Crime Hotel

phrase-crime-hotel-1 = L’assassin est à cet étage, je le sens.
phrase-crime-hotel-2 = Service d’étage !
phrase-crime-hotel-3 = Je prends la voiture de police, merci.
phrase-crime-hotel-4 = Quelqu’un a passé une mauvaise nuit.
phrase-crime-hotel-5 = J’ai fouillé cette chambre moi-même.
phrase-crime-hotel-6 = Beau travail, inspecteur.

# Phrases de Suspicion

phrase-suspicion-1 = Comme c’est suspect…
phrase-suspicion-2 = J’ai passé toute la soirée à la bibliothèque.
phrase-suspicion-3 = Un verre d’absinthe, quelqu’un ?
phrase-suspicion-4 = Je peux tout expliquer.
phrase-suspicion-5 = Il faudra demander à quelqu’un d’autre.
phrase-suspicion-6 = Brillamment déduit.
