# The command line. One line for each message and nothing that needs Fluent: it is read without it.
