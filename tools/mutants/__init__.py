"""Mutation testing: small faults are planted into the kernel and the rules, one at a time; every one must make a test fail."""
