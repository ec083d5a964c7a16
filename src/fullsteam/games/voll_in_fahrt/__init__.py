"""Voll in Fahrt (Bob Lindner, 2010): a locomotive race over sliding platforms."""
