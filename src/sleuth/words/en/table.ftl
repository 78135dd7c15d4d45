# What the table says: why it refuses something, and what was done with its archive.

refusal-table-taken = That was decided or chosen already; look again and try anew.
refusal-table-store-full = The disk of this server is full. Nothing was lost, but nothing more can be kept; please tell the host.
refusal-table-devices = You are in this seat with { $most } devices already; close one first.
refusal-table-password-length = A password has { $least } to { $most } characters.
refusal-table-password-wrong = That is not your present password.
refusal-table-sign-in = Nobody signs in with this name and this password.
refusal-table-name-taken = Someone else signs in as { $name }; choose another name.
refusal-table-name-length = A name has 1 to { $most } characters.
refusal-table-name-letters = A name may not hold invisible characters.

# Settings

refusal-settings-file = The settings in { $path } cannot be read: { $problem }.
refusal-settings-file-open = { $path } holds a secret and can be read by others; take that right from them (chmod 600).
refusal-settings-unknown = There is no setting { $name }; the settings are { $known }.
refusal-settings-port = port cannot be { $value }; it is a whole number from 0 to 65535.
refusal-settings-metrics-for = metrics-for cannot be { $value }; it is a list of addresses or networks such as 10.0.0.5, 192.168.1.0/24.
refusal-settings-text = { $name } must be a text, and not an empty one where a folder is meant.
refusal-settings-public = The server would listen on { $host }, where others can reach it, without knowing its address there. Set public-url, for instance https://games.example.org.
refusal-settings-public-url = public-url cannot be { $value }; it is an address such as https://games.example.org, with nothing after the host and the port.
refusal-settings-public-http = public-url is { $value }: without https everyone on the way could read the cookies and the cards. Write https, and let a proxy in front of the server speak it.
refusal-settings-secret-key = The secret-key has { $length ->
    [one] one byte
   *[other] { $length } bytes
}; it must have { $least } or more. Without this setting, a good key is made and kept in the data folder.
refusal-settings-database = database-url is not the address of a database; it begins with sqlite:/// or postgresql://.
refusal-settings-database-memory = database-url names a database in memory, which would lose every game; name a file.
refusal-settings-data = The data folder cannot be used: { $path }: { $problem }.
refusal-settings-data-open = Anyone may write into the data folder { $path }; take that right from them (chmod o-w).
refusal-settings-key-open = Others can read the signing key { $path }, and so be anyone; take that right from them (chmod 600).
refusal-settings-key-short = The signing key in { $path } has { $length ->
    [one] one byte
   *[other] { $length } bytes
}; it must have { $least } or more. Remove the file, and a new key is made; guests will then be strangers.

# The archive

refusal-archive-no-store = There is no database { $path } to back up; say where it is with --data or --database-url.
refusal-archive-exists = { $path } is there already; choose another name, so that no older archive is lost.
refusal-archive-file = The archive { $path } cannot be used: { $problem }.
refusal-archive-schema = The archive was written by another version of Sleuth (its schema is { $schema }, here it is { $newest }). Restore it with that version, then update.
refusal-archive-damaged = Line { NUMBER($line, useGrouping: 0) } of the archive is damaged, missing or out of place. Nothing was restored.
refusal-archive-cut = The archive breaks off before its end. Nothing was restored.
refusal-archive-not-empty = The database is not empty, and restoring would mix two houses. Name an empty one with --data or --database-url.

table-backed-up = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} in { $path }. It holds secrets: keep it safe.
table-restored = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
} restored.

# At a table

refusal-table-message = That was no message of the table's protocol.
refusal-table-stale = Something was decided meanwhile; look again and choose anew.
refusal-table-not-your-turn = It is not your turn.
refusal-table-onlooker = You look on here; only those who have a seat decide.
refusal-table-not-seated = You have no seat at this table.
refusal-table-not-playing = There is no game under way at this table.
refusal-table-not-open = The game has begun already; seats can only be changed before.
refusal-table-not-over = The game is not over yet.
refusal-table-record-later = The record lies open when the game is over; until then only its players can have their own view of it.
refusal-table-free-seats = There are free seats; put people or bots into them first.
refusal-table-no-undo = This cannot be taken back: it was not your own last decision, or something came to light.
refusal-table-no-onlookers = Nobody looks on at this table.
refusal-table-notes = These notes cannot be kept: they do not fit the note card of this game, or are too long.
refusal-table-phrase = There is no such phrase in this game.
refusal-table-chat-off = The host has turned the chat off.
refusal-table-no-team-chat = There is no team to talk to here.
refusal-table-talk-empty = There is nothing to say in that.
refusal-table-talk-long = { $length } characters are too many; say it in { $most } or fewer.
refusal-table-talk-often = That was a lot at once; wait a moment before you speak again.
refusal-table-none = There is no table { $table }.
refusal-table-game = There is no game { $game }.
refusal-table-level = There is no bot { $level }; there are { $known }.
refusal-table-no-seat = This table has no seat { $seat }.
refusal-table-seat-taken = Seat { $seat } is taken; choose another.
refusal-table-not-host = Only the host of the table may do that.

# Quick phrases of Calaveras

phrase-calaveras-1 = Trust me, I am an agent.
phrase-calaveras-2 = I have never been to that place.
phrase-calaveras-3 = Nicole seems to like you.
phrase-calaveras-4 = Moscow will hear of this!
phrase-calaveras-5 = Well played, partner.
phrase-calaveras-6 = Keep calm, nobody saw us.

# Quick phrases of Crime Hotel

phrase-crime-hotel-1 = The murderer is on this floor, I can feel it.
phrase-crime-hotel-2 = Room service!
phrase-crime-hotel-3 = I shall take the police car, thank you.
phrase-crime-hotel-4 = Somebody had a bad night.
phrase-crime-hotel-5 = I searched that room myself.
phrase-crime-hotel-6 = Fine work, inspector.

# Quick phrases of Suspicion

phrase-suspicion-1 = How very suspicious…
phrase-suspicion-2 = I was in the library all evening.
phrase-suspicion-3 = A glass of absinthe, anyone?
phrase-suspicion-4 = I can explain everything.
phrase-suspicion-5 = You will have to ask someone else.
phrase-suspicion-6 = Brilliantly deduced.
