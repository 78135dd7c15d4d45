"""Sleuth: Mission Calaveras, Crime Hotel and Suspicion as software."""

__version__ = "0.1.0"
