"""Blaseball: Wild Cards on paper."""
