"""The kit: what every screen is made of. Surface, text, shapes, colors, time, input; widgets and pieces for all."""
