# Les pages simples du serveur, et pourquoi il refuse une requête.

page-guest = Invité
page-welcome = Bonsoir, { $name }.
page-mine = Vos parties
page-mine-none = Vous n’êtes encore à aucune table.
page-public = Tables publiques
page-public-none = Personne ne joue en public en ce moment.
page-new = Une nouvelle table contre des robots
page-programs = Pour les programmes
page-api = L’API HTTP
page-game = Jeu
page-players = Joueurs
page-status = État
page-status-open = attend des joueurs
page-status-playing = en cours
page-status-over = terminée
page-status-closed = fermée
page-your-turn = à vous de jouer
page-bot = un robot
page-free = libre
page-number = Nombre de joueurs
page-begin = Commencer
page-seat = Siège
page-player = Joueur
page-agreed = Ce qui est convenu
page-commitment = L’engagement du donneur
page-record = La partie écrite
page-home = Toutes les tables
page-code = Code
page-meaning = Sens
page-body = Corps

refusal-web-origin = Cette requête vient de la page d’un autre site. Ouvrez la table à sa propre adresse.
refusal-web-too-many = Trop de requêtes ou d’essais manqués. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} et réessayez.
refusal-web-not-found = Il n’y a rien à cette adresse.
refusal-web-wrong-method = Cette adresse n’accepte pas cette méthode.
refusal-web-too-large = Trop de données à la fois.
refusal-web-media-type = Cette adresse accepte application/json.
refusal-web-unreadable = Illisible : il faut du JSON avec les champs que nomme la documentation.
refusal-web-failed = Quelque chose s’est mal passé ici ; c’est noté. Rien n’a changé.
refusal-web-no-program = Un programme peut jouer, mais pas faire cela à la place de sa personne.
refusal-web-token = Ce jeton est inconnu.
refusal-web-token-elsewhere = Ce jeton est pour une autre table.
refusal-web-token-seat = Ce jeton est pour la place { $seat } seulement.
refusal-web-token-which = Un jeton pour une place doit dire à quelle table.
refusal-web-token-unknown = Vous n’avez donné ce jeton à aucun programme.
refusal-web-tokens = Vous avez déjà { $most } jetons ; reprenez-en un d’abord.
refusal-web-sockets = Trop de connexions sont ouvertes ; fermez-en. Chaque personne peut en avoir { $most }.
refusal-web-stopping = Le serveur redémarre ; revenez dans un instant.
refusal-web-message = Ce message est illisible : il faut un seul objet JSON, d’un type et avec les champs que nomme la documentation.
refusal-web-message-large = Ce message est trop long ; { $most } octets au plus.
refusal-web-nobody = Un spectateur sans nom ne peut que regarder. Ouvrez la première page pour être quelqu’un.
refusal-web-metrics = Seule la machine du serveur peut lire ses mesures.
