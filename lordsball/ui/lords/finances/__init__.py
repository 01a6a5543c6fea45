"""The books: income and wages, Victory Points, Retirement."""
