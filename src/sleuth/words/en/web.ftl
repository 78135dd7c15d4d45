# The plain pages of the server, and why it turns a request away.

page-guest = Guest
page-welcome = Good evening, { $name }.
page-mine = Your games
page-mine-none = You sit at no table yet.
page-public = Public tables
page-public-none = Nobody plays in public just now.
page-new = A new table against bots
page-programs = For programs
page-api = The HTTP API
page-game = Game
page-players = Players
page-status = State
page-status-open = waiting for players
page-status-playing = being played
page-status-over = over
page-status-closed = closed
page-your-turn = your turn
page-bot = a bot
page-free = free
page-number = Number of players
page-begin = Begin
page-seat = Seat
page-player = Player
page-agreed = What was agreed
page-commitment = The dealer’s commitment
page-record = The record of the game
page-home = All tables
page-code = Code
page-meaning = Meaning
page-body = Body

refusal-web-origin = This request comes from the page of another site. Open the table at its own address.
refusal-web-too-many = Too many requests or wrong guesses. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} and try again.
refusal-web-not-found = There is nothing at this address.
refusal-web-wrong-method = This address does not take that method.
refusal-web-too-large = Too much was sent at once.
refusal-web-media-type = This address takes application/json.
refusal-web-unreadable = What was sent cannot be read: it must be JSON with the fields that the documentation names.
refusal-web-failed = Something went wrong here; it was noted. Nothing was changed.
refusal-web-no-program = A program may play, but not do this for its person.
refusal-web-token = This token is not known.
refusal-web-token-elsewhere = This token is for another table.
refusal-web-token-seat = This token is for seat { $seat } only.
refusal-web-token-which = A token for a seat must say at which table.
refusal-web-token-unknown = You gave no program such a token.
refusal-web-tokens = You have { $most } tokens already; take one back first.
refusal-web-sockets = Too many connections are open; close some. Each person may have { $most }.
refusal-web-stopping = The server is being started anew; come back in a moment.
refusal-web-message = This message cannot be read: it must be one JSON object of a type and with the fields that the documentation names.
refusal-web-message-large = This message is too long; { $most } bytes are the most.
refusal-web-nobody = An onlooker without a name may only look. Open the first page to be somebody.
refusal-web-metrics = Only the machine of the server itself may read its measures.
