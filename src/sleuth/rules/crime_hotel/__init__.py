"""Crime Hotel: a trick-taking game about the one card that nobody holds."""
