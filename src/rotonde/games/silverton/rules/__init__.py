"""The rules of Silverton, a module per phase; flow.py is the table of contents."""
