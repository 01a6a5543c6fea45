"""The kit: what every screen is made of. Surface, text, shapes, colours, time, input; widgets and pieces for all."""
