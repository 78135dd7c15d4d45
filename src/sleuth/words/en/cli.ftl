# The command line. One line for each message and nothing that needs Fluent: it is read without it.

cli-sleuth = Three deduction games to play, to watch and to program: The Calaveras Incident, Crime Hotel and Suspicion.
cli-help = show this help and exit
cli-verb = VERB
cli-lang = language: en or fr (otherwise that of the system)
cli-play = play a game here, with programs as the other players
cli-engine = drive the rules from outside, one JSON object a line
cli-version = say which version this is, and how the rules run
cli-game = calaveras, crime-hotel or suspicion; asked for if it is not given
cli-players = how many play (4)
cli-seat = your seat, counted from 0 (0)
cli-name = your name at the table (otherwise one from the story)
cli-option = an option of the game; may be given several times
cli-seed = a text from which the cards are shuffled; the same text deals the same cards
cli-save = the file the game is kept in (otherwise a new one in the data folder)
cli-resume = go on with the game in this file, or with the last one that has not ended
cli-plain = plain lines without boxes and colours, for screen readers and pipes
cli-no-colour = no colours
cli-compiled = the rules run compiled
cli-interpreted = the rules run interpreted
