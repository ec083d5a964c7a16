"""The loop every game shares. No dependency; compiled with the games when a C compiler is there."""
