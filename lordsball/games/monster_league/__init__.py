"""Monster League Baseball: two teams of monsters, a spinner or a d20, three innings."""
