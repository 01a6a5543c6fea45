"""The wheel and the hand that throws it."""
