# La ligne de commande. Une ligne par message et rien qui demande Fluent : on la lit sans lui.

cli-sleuth = Trois jeux de déduction à jouer, à regarder et à programmer : Mission Calaveras, Crime Hotel et Suspicion.
cli-help = afficher cette aide et terminer
cli-verb = VERBE
cli-lang = langue : en ou fr (sinon celle du système)
cli-play = jouer ici une partie, les autres joueurs étant des programmes
cli-engine = piloter les règles de l’extérieur, un objet JSON par ligne
cli-version = dire quelle est cette version et comment tournent les règles
cli-game = calaveras, crime-hotel ou suspicion ; demandé s’il manque
cli-players = nombre de joueurs (4)
cli-seat = votre siège, compté à partir de 0 (0)
cli-name = votre nom à la table (sinon un nom de l’histoire)
cli-option = une option du jeu ; peut être répétée
cli-seed = un texte d’où vient le mélange ; le même texte donne les mêmes cartes
cli-save = le fichier où la partie est conservée (sinon un nouveau dans le dossier de données)
cli-resume = reprendre la partie de ce fichier, ou la dernière inachevée
cli-plain = des lignes simples, sans cadres ni couleurs, pour lecteurs d’écran et tubes
cli-no-colour = sans couleurs
cli-compiled = les règles tournent compilées
cli-interpreted = les règles tournent interprétées
