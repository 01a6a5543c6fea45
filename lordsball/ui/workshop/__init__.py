"""The workshop: every card of every pack as it lies on the table, changed field by field, and tried against itself."""
