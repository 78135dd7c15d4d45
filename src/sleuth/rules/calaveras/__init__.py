"""The Calaveras Incident (Mission Calaveras): evidence in the open, and whom Nicole trusts."""
