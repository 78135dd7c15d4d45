"""Suspicion: what the others hold, and what nobody holds."""
