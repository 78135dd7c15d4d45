# La ligne de commande. Une ligne par message et rien qui demande Fluent : on la lit sans lui.
