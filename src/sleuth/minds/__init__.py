"""Players made of programs, and what a seat can know."""
