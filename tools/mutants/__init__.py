"""Mutation testing: small faults are planted into the kernel and the rules, one at a time; every one must make a test fail.

Our own and not mutmut 3, which copes with this house too: it changes nothing outside of functions (tables, prices, boards),
removes no statement or branch, chooses tests by function instead of by line, and knows no list of explained survivors."""
