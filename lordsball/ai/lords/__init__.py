"""Computer players for Lords of Baseball: rules of thumb on a judge of the Victory Points to come."""
