# Ce que dit la table : pourquoi elle refuse, et ce qu’il est advenu de son archive.

refusal-table-taken = C’est déjà décidé ou déjà pris ; regardez et réessayez.
refusal-table-store-full = Le disque de ce serveur est plein. Rien n’est perdu, mais rien de plus ne peut être conservé ; prévenez l’hôte.
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
refusal-settings-text = { $name } doit être un texte.
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
