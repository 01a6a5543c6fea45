"""The workshop: what stands in card files, changed field by field and written back as their authors wrote them."""
