"""People at tables: seats, clocks, the store, sockets and HTTP."""
