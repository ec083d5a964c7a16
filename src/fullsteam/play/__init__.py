"""A match without a network: seats, committed chance, record, undo, what each seat may know, and sentences."""
