"""The places on the mat, each drawn from what can be seen."""
